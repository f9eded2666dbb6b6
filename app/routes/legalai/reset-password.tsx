import { getFormProps } from "@conform-to/react";
import { Link, useNavigation } from "react-router";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Form } from "../../components/forms/page-form.tsx";
import { useSchemaForm } from "../../components/forms/use-schema-form.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { PasswordField } from "../../components/legalai/password-field.tsx";
import { PasswordMeter } from "../../components/legalai/password-meter.tsx";
import { requestScope } from "../../context.ts";
import { authMessages, passwordHintOf, resetPasswordSchema } from "../../schemas/auth.ts";
import {
  passwordLengthOfLink,
  resetPassword,
} from "../../services/accounts/password-reset.server.ts";
import { noSessionCookie } from "../../services/accounts/sessions.server.ts";
import { formAction, seeOther } from "../form-action.ts";
import type { Route } from "./+types/reset-password.ts";
import { tokenOf, tokenPageHeaders } from "./token-page.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Set a new password · LegalAI" },
  { name: "robots", content: "noindex" },
];
export const headers = tokenPageHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request);
  return { token, fewest: await passwordLengthOfLink(context.get(requestScope).env, token) };
}

export const action = formAction(
  resetPasswordSchema,
  async (reset, { context }: Route.ActionArgs) => {
    await resetPassword(context.get(requestScope), reset);
    return seeOther(withNotice("/legalai/auth", "password-set"), { "Set-Cookie": noSessionCookie });
  },
  authMessages.failed,
);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useSchemaForm(resetPasswordSchema, { result: actionData?.result });
  return (
    <AccountPage
      title="Set a new password"
      errors={form.errors ?? fields.token.errors}
      below={
        <p>
          <Link to="/legalai/forgot-password" className="link">
            Ask for a new link
          </Link>
        </p>
      }
    >
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <p className="text-soft">You will be signed out on every device.</p>
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          field={fields.password}
          label="New password"
          hint={passwordHintOf(loaderData.fewest)}
          autoComplete="new-password"
        />
        <PasswordMeter password={fields.password.value} />
        <button type="submit" className="action" disabled={busy}>
          Set my new password
        </button>
      </Form>
    </AccountPage>
  );
}
