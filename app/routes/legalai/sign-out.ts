import { redirect } from "react-router";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { requestScope } from "../../context.ts";
import {
  endSession,
  noSessionCookie,
  presentedSession,
} from "../../services/accounts/sessions.server.ts";
import type { Route } from "./+types/sign-out.ts";

/** Signing out is a POST: no link, picture or prefetch can do it. */
export const loader = () => redirect("/legalai/auth");

export async function action({ request, context }: Route.ActionArgs) {
  await endSession(context.get(requestScope).env, presentedSession(request));
  return redirect(withNotice("/legalai/auth", "signed-out"), {
    // The session's cookie is removed by name, so that how wide the sidebar was is kept.
    headers: { "Set-Cookie": noSessionCookie, "Clear-Site-Data": '"storage"' },
  });
}
