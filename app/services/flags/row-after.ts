import type { CaseFlag, FlagChange } from "../../schemas/flag.ts";
import { editedFields, type FlagEdits } from "../../schemas/hand.ts";
import type { Review } from "../../schemas/review.ts";
import { AppError } from "../errors.ts";
import type { HandRow, InHand } from "./in-hand.server.ts";

/** What is decided about a flag, and why. */
export type Decision = Pick<Review, "state" | "reason">;
/** What is said of a flag, besides what is decided. */
export type Edits = Pick<FlagChange, (typeof editedFields)[number] | "note" | "hidden">;

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

/** What a change makes of a decision. @throws AppError `invalid_input`. */
export function decided(flag: CaseFlag, change: Pick<FlagChange, "state" | "reason">): Decision {
  const state = change.state ?? flag.state;
  const kept = change.state === undefined ? flag.reason : null;
  const reason = (change.reason === undefined ? kept : change.reason) || null;
  if (state === "dismissed" && !reason)
    throw refused("reason", "Please give a reason why this is not an issue.");
  if (state === "open" && reason)
    throw refused("reason", "A reason goes with a decision: an open flag has none.");
  return { state, reason };
}

/** The same with what is said of the flag. @throws AppError `invalid_input`. */
export async function withEdits(
  row: HandRow,
  { flag, raised }: InHand,
  { note, hidden, ...said }: Edits,
  by: string,
  now: number,
): Promise<HandRow> {
  const edits = await editsAfter(row, raised ?? null, said);
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

/** What the analysis says of a flag, as it is kept beside what people say of it; null where none does. */
export const readNow = (raised: InHand["raised"]): FlagEdits | null =>
  raised && {
    riskLevel: raised.riskLevel,
    clauseTitle: raised.clauseTitle,
    explanation: raised.explanation,
    recommendation: raised.recommendation,
    ...(raised.wording && { wording: raised.wording }),
  };

/** What is said after a change: nothing of a field that says what was read, and null where nothing is left. */
async function editsAfter(
  { own, edits, read }: HandRow,
  raised: InHand["raised"],
  said: Omit<Edits, "note" | "hidden">,
): Promise<FlagEdits | null> {
  const next: Record<string, unknown> = { ...edits };
  for (const name of editedFields) {
    const value = said[name];
    if (value === undefined) continue;
    const before = (raised ?? read)?.[name] ?? (name === "wording" ? "" : undefined);
    const isBack = value === null || value === before;
    if (own && value === null && (name === "riskLevel" || name === "clauseTitle"))
      throw refused(name, "A flag of your own has no other: nobody else has read it.");
    if (own && value === null && name !== "wording") next[name] = "";
    else if (isBack && !(own && name !== "wording")) delete next[name];
    else next[name] = value;
    if (own && name === "clauseTitle") {
      const { clauseCalled } = await import("./clause-called.ts");
      next.clauseId = clauseCalled(String(value));
    }
  }
  // Only fields of `FlagEdits`, from values that passed their schema.
  return Object.keys(next).length === 0 ? null : (next as FlagEdits);
}

const refused = (field: string, sentence: string) =>
  new AppError("invalid_input", sentence, { fields: { [field]: [sentence] } });
