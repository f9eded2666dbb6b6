import type { Party } from "../../schemas/analysis.ts";
import type { LabelledValue } from "../facts/labelled-values.ts";
import { partyRoles } from "../reading/roles.ts";

const singular = (role: string): string => (/[^s]s$/.test(role) ? role.slice(0, -1) : role);
const capitalised = (role: string): string => role.charAt(0).toUpperCase() + role.slice(1);

const duty =
  "must|shall|will|may|agrees?|acknowledges?|warrants?|indemnif(?:y|ies)|grants?|undertakes?|covenants?|represents?|releases?|guarantees?|charges|pays?|keeps|retains|provides|supplies|(?:is|are) (?:to|entitled|responsible|liable|required)|to (?:ensure|provide|supply|pay)";
const manner =
  "(?:(?:also|hereby|expressly|irrevocably|unconditionally|jointly and severally|personally|further)(?: and (?:irrevocably|unconditionally))? )?";
/** A role with what binds it: a duty, or a list of duties under it ("The Guarantors:"). */
const bound = new RegExp(
  `\\b(?:(the|each|all|every) )?((?:[A-Z][a-z]+ )?(?:${partyRoles})s?)(?: ${manner}(?:${duty})\\b|:[ \\t]{0,9}\\n\\s{0,20}\\(?[a-z\\d]{1,3}[.)])`,
  "gi",
);
/** Who may be bound in small letters: one of the two sides of a bargain, or who answers for one. */
const side =
  /^(?:purchaser|buyer|customer|client|builder|(?:sub-?|head )?(?:tenant|contractor|landlord|lessor|lessee)|renter|hirer|borrower|lender|licensor|licensee|guarantor|supplier|seller|vendor|owner|principal|consultant|resident|occupier|franchisee|distributor|consignor|shipper|grower|mortgagor)$/;
/** "All tenants are joint parties to this agreement." */
const isParty = new RegExp(
  `\\b(?:the|each|all|every) (${partyRoles})s? (?:is|are) (?:an? )?(?:joint )?part(?:y|ies) to this\\b`,
  "gi",
);
/** How often a role in small letters is bound before it is a party; with a capital twice is enough. */
const leastInSmallLetters = 3;

/** Who "you" are, where a form leaves the name blank: "“you” means the Applicant named in Part A". */
const youMeans =
  /["“'‘]you["”'’](?:(?:,| and| or|, and) ["“'‘]your["”'’])? (?:means?|refers? to|is|are) (?:the |each )([A-Z][a-z]+(?: [A-Z][a-z]+)?) (?:named|described|identified|set out|whose|who|in|above|below|signing|applying)\b/;
const bystander = /guarantor|covenantor|warrantor|indemnifier|surety/i;

/** A role that is bound: how often with a capital, how often at all, and where first. */
interface Bound {
  role: string;
  capital: number;
  count: number;
  start: number;
  end: number;
}

function boundRoles(text: string): Bound[] {
  const roles = new Map<string, Bound>();
  const add = (term: string, start: number, by: number): void => {
    const role = singular(term);
    const key = role.toLowerCase();
    const known = roles.get(key) ?? {
      role: capitalised(role),
      capital: 0,
      count: 0,
      start,
      end: start + term.length,
    };
    roles.set(key, {
      ...known,
      capital: known.capital + (/^[A-Z]/.test(term) ? by : 0),
      count: known.count + by,
    });
  };
  const head = text.slice(0, 120_000);
  for (const found of head.matchAll(bound)) {
    const [whole, article, written = ""] = found;
    const term = written;
    if (/^(?:The|Each|Any|All|If|A|An|No|Such|Party|Third|Other|Every)\b/.test(term)) continue;
    if (/^[a-z]/.test(term) && article === undefined) continue;
    add(term, found.index + whole.indexOf(term), /[.)]$/.test(whole) ? 2 : 1);
  }
  for (const { index, 0: whole, 1: term = "" } of head.matchAll(isParty))
    add(term, index + whole.indexOf(term), leastInSmallLetters);
  return withoutAdjectives([...roles.values()]);
}

const known = new RegExp(`^(?:${partyRoles})$`, "i");

/**
 * In small letters a word before a role is a part of it where the paper has it again and again ("the carrying
 * contractor must"), and else no part: "the new tenant must".
 */
function withoutAdjectives(found: Bound[]): Bound[] {
  const roles = new Map<string, Bound>();
  for (const one of found) {
    const kept = one.capital > 0 || one.count >= leastInSmallLetters || known.test(one.role);
    const role = kept ? one.role : capitalised(one.role.split(" ").at(-1) ?? "");
    const same = roles.get(role.toLowerCase());
    roles.set(role.toLowerCase(), {
      ...(same ?? { ...one, start: one.end - role.length }),
      role: same?.role ?? role,
      capital: one.capital + (same?.capital ?? 0),
      count: one.count + (same?.count ?? 0),
    });
  }
  return [...roles.values()];
}

/** So often a role is bound before it is that of a party whom nothing calls so, and so many times as often as any other. */
const unclaimed = { least: 4, ahead: 2 };

/**
 * The role of the only one of two parties that nothing calls anything, by who is bound beside the other: "between Acme
 * Pty Ltd (“Acme”) and Beta Pty Ltd", where "Distributor shall" again and again. Null where no role stands out.
 */
export function findUnclaimedRole(
  text: string,
  parties: readonly { name: string; role: string | null; terms: readonly string[] }[],
): string | null {
  const known = new Set(
    parties.flatMap(({ name, role, terms }) =>
      [name, role ?? "", ...terms].map((term) => singular(term.toLowerCase())),
    ),
  );
  const [first, second] = boundRoles(text)
    .filter(({ role }) => !known.has(role.toLowerCase()) && !bystander.test(role))
    .toSorted((a, b) => b.capital - a.capital);
  const clear = first && first.capital >= unclaimed.least;
  return clear && first.capital >= unclaimed.ahead * (second?.capital ?? 0) ? first.role : null;
}

const named = (role: string, start: number, end: number, more: string[] = []): Party => ({
  name: role,
  role,
  aliases: [role, ...more],
  start,
  end,
});

/** A place to be filled in. */
const blank = /^(?:[[{<_…●$]|\.{3})/;

/** Roles whose names the rows of a paper leave blank: "Rental Provider: [name]". */
export function findBlankRoles(
  rows: LabelledValue[],
  isRole: (label: string) => boolean,
  before: number,
): Party[] {
  return rows
    .filter(({ label, value, start }) => start < before && isRole(label) && blank.test(value))
    .map(({ label, start, end }) => named(capitalised(label), start, end));
}

/**
 * Those whom a paper binds without a name ("the Client must", "the purchaser shall", "you agree"): named by what they
 * are called. Where both sides have names already, only guarantors and the like are added.
 * @param blanks the roles of `findBlankRoles`.
 */
export function findNameless(text: string, parties: Party[], blanks: Party[] = []): Party[] {
  const known = new Set(
    parties
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .map((term) => singular(term.toLowerCase())),
  );
  const meant = known.has("you") ? null : youMeans.exec(text.slice(0, 20_000));
  const applicant = meant?.[1] ?? "";
  const applying: Party[] = [];
  if (meant && !known.has(applicant.toLowerCase())) {
    const start = meant.index + meant[0].indexOf(applicant);
    applying.push(named(applicant, start, start + applicant.length, ["you", "your"]));
  }
  const addressed = (text.slice(0, 60_000).match(/\byou(?:r)?\b/gi) ?? []).length;
  const isFree = (role: string) => !known.has(role.toLowerCase()) && role !== applicant;
  const left = blanks
    .filter(({ name }, at) => isFree(name) && blanks.findIndex((one) => one.name === name) === at)
    .slice(0, Math.max(0, 2 - parties.length - applying.length));
  for (const { name } of left) known.add(name.toLowerCase());
  const candidates = boundRoles(text)
    .filter(({ role }) => isFree(role))
    .filter(
      ({ role, capital, count }) =>
        capital >= 2 ||
        (side.test(role.toLowerCase().split(" ").at(-1) ?? "") &&
          count >= leastInSmallLetters &&
          count > addressed),
    )
    .sort((a, b) => b.capital - a.capital || b.count - a.count);
  const places = Math.max(0, 2 - parties.length - applying.length - left.length);
  const sides = candidates.filter(({ role }) => !bystander.test(role)).slice(0, places);
  const beside = candidates.filter(({ role }) => bystander.test(role)).slice(0, 1);
  const nameless = [
    ...applying,
    ...left,
    ...[...sides, ...beside].map(({ role, start, end }) => named(role, start, end)),
  ];
  const said = /\b[Yy]ou(?:r)?\b/.exec(text);
  if (
    said &&
    addressed >= 3 &&
    applying.length === 0 &&
    !known.has("you") &&
    parties.length + nameless.length < 2
  )
    nameless.push({
      name: "you",
      role: "you",
      aliases: ["you", "your"],
      start: said.index,
      end: said.index + 3,
    });
  return nameless;
}
