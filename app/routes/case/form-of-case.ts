import { requestScope } from "../../context.ts";
import type { Undone } from "../../schemas/flag.ts";
import { seeOther, wantsPage } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/case.ts";

/** What a script is told besides that it is done. */
export type Done = Response | null | { left: number } | { undone: Undone };

/** Who sends a form of the page, and about which case: what the services take first. */
export const caseOf = ({ context, params }: Route.ActionArgs) =>
  [context.get(requestScope), context.get(memberContext), params.caseId] as const;

/** A script has the page read again; a browser without one comes back to it. */
export function pageAgain({ request }: Route.ActionArgs) {
  const { pathname, search } = new URL(request.url);
  return wantsPage(request) ? seeOther(pathname + search) : null;
}

/** What a person reads of a defect, where there is no better word for what they did. */
export const notStored = "What you said could not be stored.";
