import type { Party, Side } from "../../schemas/analysis.ts";

/**
 * How much the paper is usually on a role's side: the party with the higher number issues it, the
 * other receives it. A consultant's client outranks the consultant, a supplier its customer.
 */
const standing: Record<string, number> = {
  franchisor: 9,
  landlord: 9,
  "head landlord": 9,
  sublandlord: 9,
  sublessor: 9,
  funder: 9,
  "funding body": 9,
  department: 9,
  lessor: 9,
  lender: 9,
  financier: 9,
  bank: 9,
  mortgagee: 9,
  employer: 9,
  principal: 8,
  "head contractor": 8,
  builder: 7,
  we: 9,
  us: 9,
  our: 9,
  licensor: 7,
  provider: 7,
  owner: 7,
  operator: 7,
  supplier: 6,
  vendor: 6,
  seller: 6,
  manufacturer: 6,
  company: 6,
  "disclosing party": 6,
  discloser: 6,
  client: 5,
  agency: 5,
  contractor: 4,
  publisher: 5,
  buyer: 3,
  purchaser: 3,
  customer: 3,
  consultant: 3,
  distributor: 3,
  agent: 3,
  subscriber: 2,
  "receiving party": 2,
  recipient: 2,
  subcontractor: 2,
  licensee: 2,
  grantee: 2,
  creator: 2,
  subtenant: 1,
  sublessee: 1,
  sublicensee: 1,
  tenant: 1,
  lessee: 1,
  borrower: 1,
  mortgagor: 1,
  hirer: 1,
  franchisee: 1,
  employee: 1,
  guarantor: 0,
  guarantors: 0,
  "restrained party": 0,
  user: 0,
  you: 0,
  your: 0,
  applicant: 1,
  member: 1,
};
const roleWords = new RegExp(
  `\\b(?:${Object.keys(standing)
    .sort((a, b) => b.length - a.length)
    .join("|")})\\b`,
  "gi",
);
/** Roles that stand before a name in a list of parties ("Consultant: Dana Whitlock"), as a pattern. */
export const labelledRoles =
  "suppliers?|customer|client|consultant|vendors?|purchasers?|landlord|tenant|lessor|lessee|employer|employee|licensor|licensee|contractor|subcontractor|principal|owner|hirer|borrower|lender|guarantors?|franchisor|franchisee|buyer|seller|company|grower|provider|recipient|discloser|mortgagor|mortgagee|trustee";
/** Who issues a paper as a rule, as a pattern. */
export const issuers =
  "\\b(?:we|supplier|provider|company|licensor|(?:sub|head )?landlord|lessor|lender|franchisor|principal|bank|owner|employer|department)";
const everyone =
  /\b(?:each (?:of the )?part(?:y|ies)|either (?:of the )?part(?:y|ies)|neither (?:of the )?part(?:y|ies)|both (?:of the )?parties|the parties|no party|any party|a party|(?:each|either|neither|both|none) of us|nobody|no one|each other|mutual(?:ly)?|one party|you or we|we or you|either you or)\b/i;

/** Whom a sentence is about: one side of the paper, everybody, or nobody that can be told. */
export interface Actor {
  side: Side | "everyone" | null;
  /** What the document calls them, where it is one side. */
  name: string;
}

/** Which of two roles issued the paper; null where one of them is unknown or they rank alike. */
function sideOf(role: string, parties: Party[]): Side | null {
  const own = standing[role.toLowerCase()];
  if (own === undefined) return null;
  const others = parties
    .map((party) => standing[(party.role ?? "").toLowerCase().replace(/^the /, "")])
    .filter((rank): rank is number => rank !== undefined && rank !== own);
  if (others.length > 0)
    return others.some((rank) => rank > own) && !others.every((rank) => rank < own)
      ? "recipient"
      : "drafter";
  if (own >= 6) return "drafter";
  return own <= 3 ? "recipient" : null;
}

/**
 * Who a sentence is about at `index`: the last party that acts before it, else the first one after; or,
 * where `able`, whoever may do what the words at `index` say ("rules as the Lessor may amend them").
 */
export function actorOf(
  sentence: string,
  index: number,
  length: number,
  parties: Party[],
  able = false,
): Actor {
  const before = sentence.slice(Math.max(0, index - 140), index);
  const within = sentence.slice(index, index + length);
  const near = `${before.slice(-90)} ${within}`;
  if (everyone.test(near)) return { side: "everyone", name: "" };
  const may = able ? mayDo(within, parties) : undefined;
  const named = may ?? lastActing(before, within, parties) ?? namedIn(within, parties)[0];
  return named === undefined ? nobody : actorCalled(named, parties);
}

/** The party that words say may do something. */
function mayDo(words: string, parties: Party[]): string | undefined {
  return [...words.matchAll(roleWords)].find(
    (role) =>
      isRole(role[0], parties) && /^ (?:may|can)\b/i.test(words.slice(role.index + role[0].length)),
  )?.[0];
}

const acts =
  /^,?\s+(?:must|shall|will|may|can(?:not)?|agrees?|undertakes?|covenants?|acknowledges?|warrants?|hereby|also|irrevocably|is|are|has|have|does|do|bears?|accepts?|releases?|indemnif\w+|guarantees?|grants?|assigns?|pays?|holds?)\b/i;

/** The last party that words name as the one that acts, else the last one that they name. */
function lastActing(before: string, next: string, parties: Party[]): string | undefined {
  const words = `${before}${next}`;
  const named = [...words.matchAll(roleWords)].filter(
    (role) => role.index <= before.length && isRole(role[0], parties),
  );
  const acting = named.filter((role) => acts.test(words.slice(role.index + role[0].length)));
  return (acting.at(-1) ?? named.at(-1))?.[0];
}

/** The first party that the words after some place name, within a few of them. */
export function actorNamed(words: string, parties: Party[]): Actor {
  const near = words.slice(0, 60);
  if (everyone.test(near)) return { side: "everyone", name: "" };
  const named = namedIn(near, parties)[0];
  return named === undefined ? nobody : actorCalled(named, parties);
}

const nobody: Actor = { side: null, name: "" };

/** A department is a party only where the document has it for one. */
function isRole(role: string, parties: Party[]): boolean {
  return (
    !/^department$/i.test(role) || parties.some((party) => /department/i.test(party.role ?? ""))
  );
}

function namedIn(words: string, parties: Party[]): string[] {
  return (words.match(roleWords) ?? []).filter((role) => isRole(role, parties));
}

function actorCalled(named: string, parties: Party[]): Actor {
  const pronoun = { we: "we", us: "we", our: "we", you: "you", your: "you" }[named.toLowerCase()];
  return { side: sideOf(named, parties), name: pronoun ?? named };
}
