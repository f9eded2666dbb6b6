import type { CaseFlag, FlagsChange } from "../../schemas/flag.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { flagsOf, noSuchFlag } from "./find.server.ts";
import type { InHand } from "./in-hand.server.ts";
import { decided, rowOf, withDecision } from "./row-after.ts";
import { toldOfChange } from "./told-of-change.ts";
import { type RowChange, writeHands } from "./write-hands.server.ts";

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
