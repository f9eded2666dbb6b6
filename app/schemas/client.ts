import type { Party, RiskFlag, Side } from "./analysis.ts";
import type { Case } from "./case.ts";

type Named = Pick<Party, "name" | "role">;
type Borne = Pick<RiskFlag, "burdens" | "benefits">;

const plain = (words: string) =>
  ` ${words.normalize("NFKC").toLowerCase()} `
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/ proprietary /g, " pty ")
    .replace(/ limited /g, " ltd ")
    .replace(/^ the /, " ");

/** Whether two are one party to a reader: by name, or as they share a role ("the Guarantors"). */
const sameSide = (one: Party, other: Party): boolean =>
  one.name === other.name || (one.role !== null && one.role === other.role);

/** Who stands opposite a role, where a paper calls that one "you". */
const opposite: [role: RegExp, other: RegExp][] = [
  [/ employer /, / (?:employee|worker|staff member|executive) /],
  [/ (?:landlord|lessor|rental provider) /, / (?:tenant|lessee|renter) /],
  [/ (?:lender|financier|credit provider) /, / borrower /],
  [/ franchisor /, / franchisee /],
  [/ licensor /, / (?:licensee|user) /],
  [/ (?:principal|hirer) /, / (?:contractor|consultant) /],
  [/ (?:supplier|seller|vendor|provider) /, / (?:customer|client|buyer|purchaser|subscriber) /],
];

/** Roles that are one under two names: who says one of them means whoever has the other in the document. */
const sameRoles = [
  / (?:tenant|lessee|renter)s? /,
  / (?:landlord|lessor|rental provider)s? /,
  / (?:buyer|purchaser)s? /,
  / (?:seller|vendor)s? /,
];

/** The side that a role stands on: an Employer gives the paper, an Employee is given it; null where it may be either. */
export function sideOfRole(role: string): Side | null {
  const words = plain(role);
  if (opposite.some(([drafter]) => drafter.test(words))) return "drafter";
  return opposite.some(([, recipient]) => recipient.test(words)) ? "recipient" : null;
}

const isWhole = (role: RegExp, words: string) => role.exec(words)?.[0] === words;

/** The party that a paper calls "you", where these words say what it is to the other: "employee" beside an Employer. */
function addressed(parties: readonly Party[], wanted: string): Party | null {
  const isYou = ({ name, role, aliases }: Party) =>
    [name, role ?? "", ...aliases].some((called) => plain(called) === " you ");
  const you = parties.filter(isYou);
  const stands = opposite.some(
    ([role, other]) =>
      other.test(wanted) &&
      parties.some((party) => !isYou(party) && role.test(plain(party.role ?? ""))),
  );
  return stands && you.length === 1 ? (you[0] ?? null) : null;
}

/**
 * The party that somebody means: by its name, its role or what else the document calls it, by the beginning of its
 * name, in whole words, by another name of its role ("Tenant" where the document says Lessee), or where it is only "you"
 * by what it is to the other ("employee"). Case, punctuation and "Limited" for "Ltd" do not matter.
 * @returns the first of those who share a role; null where no party is called so, or parties of different roles are.
 */
export function partyCalled(parties: readonly Party[], words: string): Party | null {
  const wanted = plain(words);
  if (wanted.trim() === "") return null;
  const ways = [
    ({ name }: Party) => plain(name) === wanted,
    ({ role, aliases }: Party) =>
      [role ?? "", `${role ?? ""}s`, ...aliases].some((called) => plain(called) === wanted),
    ({ name }: Party) => plain(name).startsWith(wanted),
    ({ role }: Party) =>
      sameRoles.some((one) => isWhole(one, wanted) && isWhole(one, plain(role ?? ""))),
  ];
  for (const way of ways) {
    const [first, ...others] = parties.filter(way);
    if (first) return others.every((other) => sameSide(first, other)) ? first : null;
  }
  return addressed(parties, wanted);
}

/** A party as people read it: "Larkspur Pty Ltd (Supplier)". */
export const partyInWords = ({ name, role }: Named) =>
  role && role !== name ? `${name} (${role})` : name;

/** What to tell somebody whose words call no party, or more than one: whom they may name. */
export function nobodyCalled(words: string, parties: readonly Named[]): string {
  const names = new Intl.ListFormat("en-AU", { type: "disjunction" }).format(
    parties.map(partyInWords),
  );
  return names
    ? `No single party of this document is called “${words}”. Please name ${names}.`
    : "No party of this document could be read, so none can be the client.";
}

/** What a clause is to the client: in its favour, on its back, both alike, or not to be told. */
export type Bearing = "for" | "against" | "both" | "unclear";

/** What the clause of a flag is to a client, who is named as in `facts.parties`. */
export function bearingOn({ burdens, benefits }: Borne, client: string): Bearing {
  const binds = burdens.includes(client);
  const helps = benefits.includes(client);
  if (binds && helps) return "both";
  if (binds) return benefits.length === 0 && burdens.length > 1 ? "both" : "against";
  if (helps) return burdens.length === 0 && benefits.length > 1 ? "both" : "for";
  return "unclear";
}

const bearingWords: Record<Bearing, string> = {
  for: "For your client",
  against: "Against your client",
  both: "Both sides",
  unclear: "Not clear for your client",
};

/** What people call a party: its role, where no other party has the same; else its name. */
export function shortName(name: string, parties: readonly Named[]): string {
  const role = parties.find((party) => party.name === name)?.role;
  return role && parties.filter((party) => party.role === role).length === 1 ? role : name;
}

const listed = (names: string[], parties: readonly Named[]) =>
  new Intl.ListFormat("en-AU").format([...new Set(names.map((name) => shortName(name, parties)))]);

/**
 * What a clause is to the client, as people read it: "Against your client (binds Customer; for Supplier)". Without a
 * client, whom it binds and whom it is for; empty where neither could be told.
 */
export function bearingInWords(
  flag: Borne,
  client: string | null,
  parties: readonly Named[],
): string {
  const { burdens, benefits } = flag;
  const names = [
    ...(burdens.length > 0 ? [`binds ${listed(burdens, parties)}`] : []),
    ...(benefits.length > 0 ? [`for ${listed(benefits, parties)}`] : []),
  ].join("; ");
  if (client === null) return names && names.charAt(0).toUpperCase() + names.slice(1);
  return bearingWords[bearingOn(flag, client)] + (names && ` (${names})`);
}

const sideWords: Record<Side, string> = {
  recipient: "the party that was given the paper",
  drafter: "the party that wrote the paper",
};

/**
 * Whom the flags of a case are made for: a party, or while none is named, a side.
 * @returns `party` that is the client, if there is one; `called` the client as people read it; `ratedFor` whom the
 * levels are for.
 */
export function actingFor(
  { client, side }: Pick<Case, "client" | "side">,
  parties: readonly Party[],
): { party: Party | null; called: string | null; ratedFor: string } {
  const party = parties.find(({ name }) => name === client) ?? null;
  const called = party ? partyInWords(party) : client && `“${client}”`;
  return { party, called, ratedFor: party ? partyInWords(party) : sideWords[side ?? "recipient"] };
}
