import { getFormProps } from "@conform-to/react";
import { Link, useNavigation } from "react-router";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Form } from "../../components/forms/page-form.tsx";
import { useSchemaForm } from "../../components/forms/use-schema-form.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { PasswordField } from "../../components/legalai/password-field.tsx";
import { requestScope } from "../../context.ts";
import { authMessages, confirmSchema } from "../../schemas/auth.ts";
import { deviceCookie } from "../../services/accounts/devices.server.ts";
import { presentedSession, sessionCookie } from "../../services/accounts/sessions.server.ts";
import {
  checkConfirmation,
  confirmSignUp,
  noSignUpCookie,
  presentedSignUp,
} from "../../services/accounts/sign-up.server.ts";
import { formAction, seeOther } from "../form-action.ts";
import type { Route } from "./+types/confirm.ts";
import { tokenOf, tokenPageHeaders } from "./token-page.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Confirm your account · LegalAI" },
  { name: "robots", content: "noindex" },
];
export const headers = tokenPageHeaders;

/** Looking at the page does not use the link up: a mail scanner looks too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request);
  const { env } = context.get(requestScope);
  return { token, state: await checkConfirmation(env, token, presentedSignUp(request)) };
}

export const action = formAction(
  confirmSchema,
  async (confirmation, { request, context }: Route.ActionArgs) => {
    const { session, device } = await confirmSignUp(
      context.get(requestScope),
      confirmation,
      presentedSignUp(request),
      presentedSession(request),
    );
    const headers = new Headers({ "Set-Cookie": sessionCookie(session) });
    headers.append("Set-Cookie", deviceCookie(device));
    headers.append("Set-Cookie", noSignUpCookie);
    return seeOther(withNotice("/legalai/dashboard", "signed-in"), headers);
  },
  authMessages.failed,
);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { token, state } = loaderData;
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useSchemaForm(confirmSchema, { result: actionData?.result });
  if (state === "gone")
    return (
      <AccountPage title="This link does not work any more">
        <p className="text-soft">
          It has been used, or it is older than 24 hours. Sign in with the password that you chose:
          if your account still waits to be confirmed, we send you a fresh link.
        </p>
        <Link to="/legalai/auth" className="action">
          Go to sign in
        </Link>
      </AccountPage>
    );
  return (
    <AccountPage title="Confirm your account" errors={form.errors ?? fields.token.errors}>
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        {state === "password_required" ? (
          <>
            <p className="text-soft">
              This browser did not ask for the account. Please enter the password that you chose.
            </p>
            <PasswordField
              field={fields.password}
              label="Password"
              autoComplete="current-password"
            />
          </>
        ) : (
          <p className="text-soft">One step left: confirm that this email address is yours.</p>
        )}
        <button type="submit" className="action" disabled={busy}>
          Confirm my account
        </button>
      </Form>
    </AccountPage>
  );
}
