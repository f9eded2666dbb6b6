import type { ActionFunctionArgs } from "react-router";
import { type Arrival, noticeParameter } from "../../components/legalai/arrivals.ts";
import { requestScope } from "../../context.ts";
import { caseFormSchema } from "../../schemas/cases/change.ts";
import { chosenCasesSchema, movedCasesSchema } from "../../schemas/cases/chosen.ts";
import { updateCase } from "../../services/cases/cases.server.ts";
import { deleteCases, lastDeleted, restoreCases } from "../../services/cases/deletion.server.ts";
import type { Member } from "../../services/firms/rights.ts";
import { moveCases } from "../../services/matters/filing.server.ts";
import { lastMoved, moveBack } from "../../services/matters/moving-back.server.ts";
import { formWork, seeOther } from "../form-action.ts";
import { memberContext } from "./session.ts";

/** What the route of a list has; the router's generated types are wider. */
type Args = Pick<ActionFunctionArgs, "request" | "params" | "context">;
/** The notice of a list whose cases were changed: what they are the database knows, as long as it can be undone. */
type Deed = "deleted" | "moved";

const failed = "That could not be done. Please try again in a minute.";

/** A list of cases as it was asked for, with what came of a change. */
function listAfter(path: string, { request }: Args, outcome: Arrival | Deed | null) {
  const search = new URL(request.url).searchParams;
  search.delete(noticeParameter);
  if (outcome) search.set(noticeParameter, outcome);
  return seeOther(`${path}?${search}`);
}

/** The cases that the notice in a list's address is about, as long as it can be undone. */
export async function undoable(env: Env, member: Member, search: URLSearchParams) {
  const deed = search.get(noticeParameter);
  if (deed === "deleted") return { deed, ids: await lastDeleted(env, member) } as const;
  if (deed !== "moved") return null;
  return { deed, ids: (await lastMoved(env, member)).map(({ id }) => id) } as const;
}

const askedOf = ({ context }: Args) =>
  [context.get(requestScope), context.get(memberContext)] as const;

/** What a list does with its cases, and how that is taken back. */
export const chosenCases = <A extends Args>(pathOf: (args: A) => string) => ({
  /** One of them gets another name or type. */
  rename: formWork(
    caseFormSchema,
    async ({ id, seen_name, seen_type, ...change }, args: A) => {
      const seen = { case_name: seen_name, case_type: seen_type };
      await updateCase(...askedOf(args), id, {
        ...change,
        ...(seen_name !== undefined && { seen }),
      });
      return listAfter(pathOf(args), args, "case-changed");
    },
    failed,
  ),
  delete: formWork(
    chosenCasesSchema,
    async ({ id }, args: A) => {
      const deleted = await deleteCases(...askedOf(args), id);
      return listAfter(pathOf(args), args, deleted.length > 0 ? "deleted" : null);
    },
    failed,
  ),
  restore: formWork(
    chosenCasesSchema,
    async ({ id }, args: A) => {
      const { length } = await restoreCases(...askedOf(args), id);
      return listAfter(pathOf(args), args, length === id.length ? "cases-restored" : "too-late");
    },
    failed,
  ),
  move: formWork(
    movedCasesSchema,
    async ({ id, matter_id }, args: A) => {
      await moveCases(...askedOf(args), { ids: id, matter_id });
      return listAfter(pathOf(args), args, "moved");
    },
    failed,
  ),
  "move-back": formWork(
    chosenCasesSchema,
    async ({ id }, args: A) => {
      const { length } = await moveBack(...askedOf(args), id);
      return listAfter(pathOf(args), args, length === id.length ? "cases-moved-back" : "too-late");
    },
    failed,
  ),
});
