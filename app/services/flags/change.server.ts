import { changesIn } from "../../schemas/event-details.ts";
import type { CaseFlag, FlagChange, FlagsChange, HandDeed } from "../../schemas/flag.ts";
import { editedFields, type FlagEdits } from "../../schemas/hand.ts";
import type { Review } from "../../schemas/review.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { inHand, noSuchCase, selectCases } from "../cases/rows.server.ts";
import { getText } from "../cases/storage.server.ts";
import { tellSoon } from "../comments/digest.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { documentOfCase } from "../versions/newest.server.ts";
import { placedAnchor } from "./anchor.ts";
import { mayBeAssigned, refuseAssignee } from "./assignees.server.ts";
import { clauseCalled } from "./clause-called.ts";
import type { HandRow, InHand } from "./in-hand.server.ts";
import { type RowChange, writeHands } from "./write-hands.server.ts";

type Decision = Pick<Review, "state" | "reason">;
type Edits = Pick<FlagChange, (typeof editedFields)[number] | "note" | "hidden">;

/** The flags of a case that a member sees. @throws AppError `not_found`. */
export async function flagsOf(env: Env, member: Member, caseId: string): Promise<InHand[]> {
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  return inHand(row);
}

export const noSuchFlag = () =>
  new AppError("not_found", "The analysis has no such flag any more.");

/** A flag of a case that a member sees. @throws AppError `not_found`. */
export async function flagOf(env: Env, member: Member, caseId: string, flagId: string) {
  const found = (await flagsOf(env, member, caseId)).find(({ flag }) => flag.id === flagId);
  if (!found) throw noSuchFlag();
  return found;
}

/**
 * Changes what is decided about a flag, who is to decide about it, or what is said of it.
 * @throws AppError `not_found`; `invalid_input`; `conflict` with the flag as it now is, when it is not any more as
 * whoever changes it has seen it.
 */
export async function changeFlag(
  scope: Scope,
  member: Member,
  caseId: string,
  flagId: string,
  { version, assignee, state, reason, ...edits }: FlagChange,
): Promise<CaseFlag> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const before = await flagOf(env, member, caseId, flagId);
  if (before.flag.version !== version) throw flagConflict(before.flag);
  const decision = decided(before.flag, { state, reason });
  const assigned = assignee === before.flag.assignee?.id ? undefined : assignee;
  if (assigned) await refuseAssignee(env, member, caseId, assigned);
  const now = Date.now();
  const after = withEdits(
    withDecision(rowOf(before, caseId, now), decision, member.user.id, now),
    before,
    edits,
    member.user.id,
    now,
  );
  if (after.edits !== null && after.anchor === null)
    after.anchor = await anchorIn(env, caseId, before);
  if (after.note !== null && after.anchor === null)
    after.anchor = await anchorIn(env, caseId, before);
  const change: RowChange = {
    ...{ hash: before.hash, before: before.row, after },
    ...(assigned !== undefined && {
      assignee: { before: before.flag.assignee?.id ?? null, after: assigned },
    }),
  };
  const written = await writeHands(scope, member, caseId, {
    did: deedOf(before.flag, decision, assigned, edits),
    titles: [before.flag.clauseTitle],
    rows: [change],
    told: toldOfChange([before], decision, { assignee: assigned, edits }),
    onlyIf: assigned ? mayBeAssigned(caseId, assigned) : undefined,
  });
  const { flag } = await flagOf(env, member, caseId, flagId);
  if (!written) throw flagConflict(flag);
  if (assigned) tellSoon(scope, [assigned]);
  return flag;
}

/**
 * Decides the same about several flags, or hides them from the report, or shows them again. Those that are not any more
 * as they were seen are left alone.
 * @throws AppError `not_found`; `invalid_input`; `conflict` when somebody changes one of the others at this moment.
 */
export async function changeFlags(
  scope: Scope,
  member: Member,
  caseId: string,
  { flags: asked, state, reason, hidden }: FlagsChange,
): Promise<{ flags: CaseFlag[]; conflicts: CaseFlag[] }> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const seen = new Map(asked.map(({ id, version }) => [id, version]));
  const all = (await flagsOf(env, member, caseId)).filter(({ flag }) => seen.has(flag.id));
  const isAsSeen = ({ flag }: InHand) => flag.version === seen.get(flag.id);
  const meant = all.filter(isAsSeen);
  if (all.length === 0) throw noSuchFlag();
  const now = Date.now();
  const rows = meant.map((one): RowChange => {
    const decision = decided(one.flag, { state, reason });
    const row = withDecision(rowOf(one, caseId, now), decision, member.user.id, now);
    return { hash: one.hash, before: one.row, after: { ...row, hidden: hidden ?? row.hidden } };
  });
  const decision = { state: state ?? "open", reason: reason || null };
  const written =
    rows.length === 0 ||
    (await writeHands(scope, member, caseId, {
      did: state === undefined ? (hidden ? "hid" : "showed") : "decided",
      titles: meant.map(({ flag }) => flag.clauseTitle),
      rows,
      told: toldOfChange(meant, state === undefined ? null : decision, { edits: { hidden } }),
    }));
  const after = (await flagsOf(env, member, caseId)).map(({ flag }) => flag);
  const among = (some: readonly InHand[]) =>
    after.filter(({ id }) => some.some(({ flag }) => flag.id === id));
  const conflicts = among(all.filter((one) => !isAsSeen(one)));
  if (!written)
    throw new AppError(
      "conflict",
      "Somebody has changed one of these flags at this moment. Nothing was stored; please decide again.",
      { current: after.filter(({ id }) => seen.has(id)) },
    );
  return { flags: among(meant), conflicts };
}

/** What a change makes of a decision. @throws AppError `invalid_input`. */
function decided(flag: CaseFlag, change: Pick<FlagChange, "state" | "reason">): Decision {
  const state = change.state ?? flag.state;
  const kept = change.state === undefined ? flag.reason : null;
  const reason = (change.reason === undefined ? kept : change.reason) || null;
  if (state === "dismissed" && !reason)
    throw refused("reason", "Please give a reason why this is not an issue.");
  if (state === "open" && reason)
    throw refused("reason", "A reason goes with a decision: an open flag has none.");
  return { state, reason };
}

const refused = (field: string, sentence: string) =>
  new AppError("invalid_input", sentence, { fields: { [field]: [sentence] } });

/** What is stored of a flag, a version further; of one that nobody has touched, the first row. */
export function rowOf({ row, hash, flag }: InHand, caseId: string, now: number): HandRow {
  if (row) return { ...row, version: row.version + 1 };
  const { quote, clauseTitle } = flag;
  return {
    ...{ case_id: caseId, flag_hash: hash, quote, clause_title: clauseTitle, version: 1 },
    ...{ state: "open", reason: null, reviewed_at: now, reviewed_by: null },
    ...{ own: false, hidden: false, note: null, edits: null, read: null, anchor: null },
    ...{ edited_by: null, edited_at: null },
  };
}

/** The same with a decision; who decided and when stays where it is the same. */
export function withDecision(row: HandRow, decision: Decision, by: string, now: number): HandRow {
  const isSame =
    row.reviewed_by !== null && row.state === decision.state && row.reason === decision.reason;
  return isSame ? row : { ...row, ...decision, reviewed_by: by, reviewed_at: now };
}

/** The same with what is said of the flag. @throws AppError `invalid_input`. */
function withEdits(
  row: HandRow,
  { flag, raised }: InHand,
  { note, hidden, ...said }: Edits,
  by: string,
  now: number,
): HandRow {
  const edits = editsAfter(row, raised ?? null, said);
  const words = Object.values(said).some((value) => value !== undefined);
  return {
    ...row,
    hidden: hidden ?? row.hidden,
    note: note === undefined ? row.note : note || null,
    edits,
    read: row.own || !(words || note) ? row.read : (readNow(raised) ?? row.read),
    ...(words && { edited_by: by, edited_at: now }),
    ...(row.own && edits?.clauseTitle && { clause_title: edits.clauseTitle }),
    quote: flag.quote,
  };
}

export const readNow = (raised: InHand["raised"]): FlagEdits | null =>
  raised && {
    riskLevel: raised.riskLevel,
    clauseTitle: raised.clauseTitle,
    explanation: raised.explanation,
    recommendation: raised.recommendation,
  };

/** What is said after a change: nothing of a field that says what was read, and null where nothing is left. */
function editsAfter(
  { own, edits, read }: HandRow,
  raised: InHand["raised"],
  said: Omit<Edits, "note" | "hidden">,
): FlagEdits | null {
  const next: Record<string, unknown> = { ...edits };
  for (const name of editedFields) {
    const value = said[name];
    if (value === undefined) continue;
    const before = name === "wording" ? "" : (raised?.[name] ?? read?.[name]);
    const isBack = value === null || value === before;
    if (own && value === null && (name === "riskLevel" || name === "clauseTitle"))
      throw refused(name, "A flag of your own has no other: nobody else has read it.");
    if (own && value === null && name !== "wording") next[name] = "";
    else if (isBack && !(own && name !== "wording")) delete next[name];
    else next[name] = value;
    if (own && name === "clauseTitle") next.clauseId = clauseCalled(String(value));
  }
  // Only fields of `FlagEdits`, from values that passed their schema.
  return Object.keys(next).length === 0 ? null : (next as FlagEdits);
}

/** Where a flag's words stand, with what stands around them; without a text only where. */
async function anchorIn(env: Env, caseId: string, { flag }: InHand) {
  const document = await documentOfCase(env, caseId);
  const text = document === null ? null : await getText(env, document);
  const { start } = flag;
  return text === null ? { prefix: "", suffix: "", start } : placedAnchor(text, flag);
}

function deedOf(
  flag: CaseFlag,
  decision: Decision,
  assigned: string | null | undefined,
  { note, hidden, ...said }: Edits,
): HandDeed {
  if (decision.state !== flag.state || decision.reason !== flag.reason) return "decided";
  if (assigned !== undefined) return "assigned";
  if (Object.values(said).some((value) => value !== undefined)) return "edited";
  if (hidden !== undefined && hidden !== flag.hidden) return hidden ? "hid" : "showed";
  return note === undefined ? "decided" : "noted";
}

type Told = Parameters<typeof writeHands>[3]["told"];

/** What the record tells of a change: never words, only that they changed. */
export function toldOfChange(
  flags: readonly InHand[],
  decision: Decision | null,
  { assignee, edits = {} }: { assignee?: string | null | undefined; edits?: Edits },
): Told {
  const ids = flags.map(({ flag }) => flag.id);
  const once = <T extends { what: string }>(all: T[]) =>
    all.filter(({ what }, i) => all.findIndex((one) => one.what === what) === i);
  const changed = once(
    flags.flatMap(({ flag }) =>
      changesIn(
        { state: flag.state, reason: flag.reason, assignee: flag.assignee?.id ?? null },
        { ...decision, assignee },
        ["reason"],
      ),
    ),
  );
  const edited = once(
    flags.flatMap(({ flag }) => {
      const said: Record<string, string | boolean | null> = {
        ...{ riskLevel: flag.riskLevel, clauseTitle: flag.clauseTitle, wording: flag.wording },
        ...{ explanation: flag.explanation, recommendation: flag.recommendation },
        ...{ note: flag.note, hidden: flag.hidden },
      };
      return changesIn(said, { ...edits }, [
        ...["clauseTitle", "explanation", "recommendation", "wording", "note"],
      ]);
    }),
  );
  const decides = changed.some(({ what }) => what !== "assignee");
  return [
    ...(decides || (changed.length === 0 && edited.length === 0)
      ? ([["decision", { flags: ids, changed }]] satisfies Told)
      : []),
    ...(!decides && changed.length > 0
      ? ([["assignment", { flags: ids, changed }]] satisfies Told)
      : []),
    ...(edited.length > 0 ? ([["edit", { flags: ids, changed: edited }]] satisfies Told) : []),
  ];
}

const words = { open: "open again", accepted: "to be raised", dismissed: "not an issue" };

/** Somebody has changed a flag in the meantime. */
export function flagConflict(current: CaseFlag) {
  const { state, assignee } = current;
  const person = current.reviewed_by ?? current.edited_by;
  const by = person?.name || person?.email;
  return new AppError(
    "conflict",
    `Somebody has changed this flag in the meantime: it is ${words[state]}${by ? ` (${by})` : ""}${assignee ? `, assigned to ${assignee.name || assignee.email}` : ""}. Nothing of yours was stored; look at it, and decide again.`,
    { current },
  );
}
