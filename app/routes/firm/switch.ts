import { redirect } from "react-router";
import { firmPath } from "../../components/firm/addresses.ts";
import { requestScope } from "../../context.ts";
import { firmField } from "../../schemas/form-fields.ts";
import { switchFirm } from "../../services/firms/firms.server.ts";
import { readForm } from "../../services/request-body.ts";
import { orStatusPage } from "../expected-errors.ts";
import { seeOther } from "../form-action.ts";
import { sessionContext } from "../legalai/session.ts";
import type { Route } from "./+types/switch.ts";

/** Changing the firm is a POST. */
export const loader = () => redirect(firmPath);

/** An address of LegalAI, and of no other site. */
const inside = /^\/legalai\/[\w/-]*(\?[\w=&.~%+-]*)?$/;

/** Here `firm` names the one to change to; `then` may say where to go. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await orStatusPage(readForm(request));
  const { user } = context.get(sessionContext);
  const person = { user, token: null };
  const { env } = context.get(requestScope);
  await orStatusPage(switchFirm(env, person, String(form.get(firmField) ?? "")));
  const then = String(form.get("then") ?? "");
  return seeOther(inside.test(then) ? then : "/legalai/dashboard");
}
