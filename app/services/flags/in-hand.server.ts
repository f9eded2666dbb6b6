import { sql } from "drizzle-orm";
import { type flagReviews, legalCases } from "../../db/schema.server.ts";
import { isGap, type RiskFlag, type Span, unbound } from "../../schemas/analysis.ts";
import { type CaseFlag, untouched } from "../../schemas/flag.ts";
import { editedFields, type FlagEdits } from "../../schemas/hand.ts";
import type { Person } from "../../schemas/person.ts";
import { flagHashes, matchHands } from "./match-hands.ts";

const person = (alias: string) =>
  sql.raw(`json_object('id', ${alias}.id, 'email', ${alias}.email, 'name', ${alias}.name)`);

/** What people have done about the flags of a case, as columns beside it. Who has left the firm is no assignee. */
export const handColumns = {
  hands:
    sql<string>`(SELECT json_group_array(json_object('case_id', r.case_id, 'flag_hash', r.flag_hash,
      'quote', r.quote, 'clause_title', r.clause_title, 'state', r.state, 'reason', r.reason,
      'reviewed_at', r.reviewed_at, 'version', r.version, 'reviewed_by', r.reviewed_by,
      'own', json(iif(r.own, 'true', 'false')), 'hidden', json(iif(r.hidden, 'true', 'false')), 'note', r.note,
      'edits', json(r.edits), 'read', json(r.read), 'anchor', json(r.anchor),
      'edited_by', r.edited_by, 'edited_at', r.edited_at,
      'decider', ${person("u")}, 'editor', ${person("e")}))
    FROM flag_reviews r LEFT JOIN users u ON u.id = r.reviewed_by LEFT JOIN users e ON e.id = r.edited_by
    WHERE r.case_id = ${legalCases.id})`.as("hands"),
  assignees: sql<string>`(SELECT json_group_object(a.flag_id, ${person("u")})
    FROM flag_assignments a
    JOIN members m ON m.firm_id = a.firm_id AND m.user_id = a.user_id
    JOIN users u ON u.id = a.user_id
    WHERE a.firm_id = ${legalCases.firm_id} AND a.case_id = ${legalCases.id})`.as("assignees"),
};

/** As `handColumns` makes them. */
type Hands = { hands: string; assignees: string };

/** What is stored of a flag that people have touched. */
export type HandRow = typeof flagReviews.$inferSelect;

/** Null in all of it where nobody is known. */
type SomePerson = Person | { id: null };
/** The same with the people in it. */
export type Hand = HandRow & { decider: SomePerson; editor: SomePerson };

/**
 * A flag, the hash by which what people do about it is kept, and what is kept. `lost`: its words are not in the text.
 * `raised` is what the analysis says of it, null where no analysis does.
 */
export type InHand = {
  hash: string;
  flag: CaseFlag;
  row: HandRow | null;
  raised: RiskFlag | null;
  lost: boolean;
};

/** The id of the flag that is kept by a hash: its beginning, written as a UUID. */
export const flagId = (hash: string) =>
  hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** The same in SQL. */
export const flagIdSql = sql.raw(
  "(substr(flag_hash, 1, 8) || '-' || substr(flag_hash, 9, 4) || '-' || substr(flag_hash, 13, 4) || '-' || substr(flag_hash, 17, 4) || '-' || substr(flag_hash, 21, 12))",
);

/** Whether a hand holds words of people, which stay when no analysis raises the flag any more. */
const hasWords = ({ own, edits, note }: HandRow) => own || edits !== null || note !== null;

/**
 * Whether a hand holds a decision that outlives its flag: about words that a later version of the document does not have,
 * or to raise words on which another analysis sees nothing.
 */
const hasLost = ({ state, anchor }: HandRow) =>
  anchor !== null && (state === "accepted" || (state === "dismissed" && anchor.lost === true));

/**
 * The flags of a case with what people have done about each: first those that the analysis raises, in its order, then
 * people's own, and those that people have edited and that the analysis does not raise any more.
 */
export function flagsInHand(flags: readonly RiskFlag[], { hands, assignees }: Hands): InHand[] {
  // Written by `handColumns` alone, from rows whose columns have these types.
  const all = (JSON.parse(hands) as Hand[]).toSorted((a, b) => a.reviewed_at - b.reviewed_at);
  const people = JSON.parse(assignees) as Record<string, Person>;
  const hashes = flagHashes(flags);
  const matched = matchHands(flags, hashes, all);
  const raised = flags.map((flag, i): InHand => {
    const hand = matched[i];
    const hash = hand?.flag_hash ?? hashes[i] ?? "";
    return {
      hash,
      raised: flag,
      lost: false,
      ...inHand(hash, flag, hand, { people, raised: true }),
    };
  });
  const others = all
    .filter((hand) => (hasWords(hand) || hasLost(hand)) && !matched.includes(hand))
    .map((hand): InHand => {
      const hash = hand.flag_hash;
      const lost = hand.anchor === null || hand.anchor.lost === true;
      return {
        hash,
        raised: null,
        lost,
        ...inHand(hash, ownFlag(hand), hand, { people, raised: false }),
      };
    })
    .toSorted((a, b) => a.flag.start - b.flag.start);
  return [...raised, ...others];
}

function inHand(
  hash: string,
  flag: RiskFlag,
  hand: Hand | undefined,
  { people, raised }: { people: Record<string, Person>; raised: boolean },
): Pick<InHand, "flag" | "row"> {
  const id = flagId(hash);
  const assignee = people[id] ?? null;
  if (!hand) return { row: null, flag: { id, ...flag, ...untouched, assignee } };
  const { decider, editor, ...row } = hand;
  const { clauseId, ...said } = hand.edits ?? {};
  const isOpen = hand.state === "open";
  const isRaised = hand.state === "accepted" || hand.edits !== null;
  return {
    row,
    flag: {
      ...{
        id,
        page: null,
        ...flag,
        ...said,
        ...(clauseId !== undefined && { clauseId }),
        ...(isRaised && { group: "matters" as const }),
        assignee,
        wording: (said.wording ?? flag.wording) || null,
        // What somebody writes where nothing was proposed, they write instead of the words.
        replaces: flag.replaces || (!isGap(flag) && !!said.wording && flag.wording === null),
      },
      ...{ state: hand.state, reason: hand.reason, version: hand.version },
      reviewed_at: isOpen ? null : iso(hand.reviewed_at),
      reviewed_by: isOpen ? null : known(decider),
      by: raised ? "reader" : "person",
      edited: hand.own ? null : readOf(flag, hand.edits),
      edited_by: known(editor),
      edited_at: hand.edited_at === null ? null : iso(hand.edited_at),
      hidden: hand.hidden,
      note: hand.note,
    },
  };
}

const known = (one: SomePerson) => (one.id === null ? null : one);
const iso = (time: number) => new Date(time).toISOString();

/** What a flag says where people say something else; null where they do not. */
function readOf(flag: RiskFlag, edits: FlagEdits | null) {
  const said = editedFields.filter((name) => edits?.[name] !== undefined);
  return said.length === 0
    ? null
    : Object.fromEntries(said.map((name) => [name, flag[name] ?? ""]));
}

/** A flag that no analysis raises: what its reader once said of it, where one did, at the place of its words. */
function ownFlag(hand: HandRow): RiskFlag {
  const { quote, read, anchor } = hand;
  const span: Span = placeOf(hand) ?? { start: 0, end: 0 };
  return {
    ...{ ...unbound, quote, ...span, place: anchor?.place ?? null },
    // What a person raises matters.
    ...{ weight: 1, group: "matters" as const },
    riskLevel: read?.riskLevel ?? "Medium",
    clauseTitle: read?.clauseTitle ?? hand.clause_title,
    explanation: read?.explanation ?? "",
    recommendation: read?.recommendation ?? "",
    ...{ wording: read?.wording || null, replaces: !read?.wording },
    ...(anchor === null && { start: 0, end: 0 }),
  };
}

/** Where the words of a hand stand in the present text; null where that is not known. */
export const placeOf = ({ anchor, quote }: HandRow): Span | null =>
  anchor && !anchor.lost ? { start: anchor.start, end: anchor.start + quote.length } : null;
