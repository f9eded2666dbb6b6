import { sql } from "drizzle-orm";
import { legalCases } from "../../db/schema.server.ts";
import { sha256 } from "../../lib/sha256.server.ts";
import type { RiskFlag } from "../../schemas/analysis.ts";
import { type CaseFlag, untouched } from "../../schemas/flag.ts";
import type { Person } from "../../schemas/person.ts";
import type { Review } from "../../schemas/review.ts";

const person = (alias: string) =>
  sql.raw(`json_object('id', ${alias}.id, 'email', ${alias}.email, 'name', ${alias}.name)`);

/** What people have done about the flags of a case, as columns beside it. Who has left the firm is no assignee. */
export const handColumns = {
  hands:
    sql<string>`(SELECT json_group_array(json_object('hash', r.flag_hash, 'quote', r.quote, 'state', r.state,
      'reason', r.reason, 'at', r.reviewed_at, 'version', r.version,
      'by', ${person("u")}))
    FROM flag_reviews r LEFT JOIN users u ON u.id = r.reviewed_by
    WHERE r.case_id = ${legalCases.id})`.as("hands"),
  assignees: sql<string>`(SELECT json_group_object(a.flag_id, ${person("u")})
    FROM flag_assignments a
    JOIN members m ON m.firm_id = a.firm_id AND m.user_id = a.user_id
    JOIN users u ON u.id = a.user_id
    WHERE a.firm_id = ${legalCases.firm_id} AND a.case_id = ${legalCases.id})`.as("assignees"),
};

/** As `handColumns` makes them. */
type Hands = { hands: string; assignees: string };
type Hand = Pick<Review, "state" | "reason"> & {
  hash: string;
  quote: string;
  at: number;
  version: number;
  /** Null in all of it where nobody is known. */
  by: Person | { id: null };
};

/** A flag, and the hash by which what people do about it is kept. */
type InHand = { hash: string; flag: CaseFlag };

/** The id of the flag that is kept by a hash: its beginning, written as a UUID. */
const flagId = (hash: string) =>
  hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** The same in SQL. */
export const flagIdSql = sql.raw(
  "(substr(flag_hash, 1, 8) || '-' || substr(flag_hash, 9, 4) || '-' || substr(flag_hash, 13, 4) || '-' || substr(flag_hash, 17, 4) || '-' || substr(flag_hash, 21, 12))",
);

/** The flags of a case with what people have done about each. */
export function flagsInHand(flags: readonly RiskFlag[], { hands, assignees }: Hands): InHand[] {
  // Written by `handColumns` alone, from rows whose columns have these types.
  const all = (JSON.parse(hands) as Hand[]).toSorted((a, b) => a.at - b.at);
  const people = JSON.parse(assignees) as Record<string, Person>;
  const hashes = flagHashes(flags);
  const matched = matchHands(flags, hashes, all);
  return flags.map((flag, i) => {
    const hand = matched[i];
    const hash = hand?.hash ?? hashes[i] ?? "";
    const id = flagId(hash);
    const assignee = people[id] ?? null;
    return { hash, flag: { id, ...flag, ...(hand ? whatWasDone(hand) : untouched), assignee } };
  });
}

const whatWasDone = ({ state, reason, at, by, version }: Hand): typeof untouched => ({
  ...{ state, reason, version },
  reviewed_at: state === "open" ? null : new Date(at).toISOString(),
  reviewed_by: state === "open" || by.id === null ? null : by,
});

const hashOf = ({ quote, clauseTitle }: RiskFlag) =>
  sha256(JSON.stringify([quote, clauseTitle])).toString("hex");

/**
 * By what is found what people do about each flag of a case: its words and its clause. Of flags that say the same of
 * the same words the first one's is the usual one.
 */
function flagHashes(flags: readonly RiskFlag[]): string[] {
  const hashes = flags.map(hashOf);
  return hashes.map((hash, i) => {
    const place = (at: number) => (flags[at]?.start ?? 0) + at / flags.length;
    const before = hashes.filter((other, j) => other === hash && place(j) < place(i)).length;
    return before === 0 ? hash : sha256(`${hash} ${before}`).toString("hex");
  });
}

/**
 * Finds what was done about each flag: about the one of the same words and clause; else, since another analysis may
 * call the clause something else, about one of the same words that no flag claims by its clause too.
 */
function matchHands(flags: readonly RiskFlag[], hashes: readonly string[], hands: readonly Hand[]) {
  const unclaimed = hands.filter(({ hash }) => !hashes.includes(hash));
  return flags.map(({ quote }, i) => {
    const own = hands.find(({ hash }) => hash === hashes[i]);
    if (own) return own;
    const at = unclaimed.findIndex((hand) => hand.quote === quote);
    return at < 0 ? undefined : unclaimed.splice(at, 1)[0];
  });
}
