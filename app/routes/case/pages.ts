import { redirect } from "react-router";
import { requestScope } from "../../context.ts";
import { getCase } from "../../services/cases/cases.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/pages.ts";

/** The pages of a PDF are shown on its case’s desk: this address leads there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  await orStatusPage(getCase(env, context.get(memberContext), params.caseId));
  return redirect(`/legalai/case/${params.caseId}#pages`);
}
