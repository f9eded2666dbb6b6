import { getFormProps, useForm } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { Form, Link, redirect, useNavigation } from "react-router";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { TextField } from "../../components/legalai/text-field.tsx";
import { requestScope } from "../../context.ts";
import { authMessages, passwordHint, resetPasswordSchema } from "../../schemas/auth.ts";
import { resetPassword } from "../../services/accounts/password-reset.server.ts";
import { noSessionCookie } from "../../services/accounts/sessions.server.ts";
import { readForm } from "../../services/request-body.ts";
import { invalid, orStatusPage, refusal } from "../expected-errors.ts";
import type { Route } from "./+types/reset-password.ts";
import { tokenOf, tokenPageHeaders } from "./token-page.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Set a new password · LegalAI" },
  { name: "robots", content: "noindex" },
];
export const headers = tokenPageHeaders;

export const loader = ({ request }: Route.LoaderArgs) => ({ token: tokenOf(request) });

export async function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const submission = parseWithValibot(await orStatusPage(readForm(request)), {
    schema: resetPasswordSchema,
  });
  if (submission.status !== "success") return invalid(submission);
  try {
    await resetPassword(scope, submission.value);
  } catch (error) {
    return refusal(submission, error, {
      fallback: authMessages.failed,
      requestId: scope.requestId,
    });
  }
  return redirect(withNotice("/legalai/auth", "password-set"), {
    headers: { "Set-Cookie": noSessionCookie },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useForm({
    lastResult: actionData?.result,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: resetPasswordSchema }),
  });
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
        <TextField
          field={fields.password}
          label="New password"
          type="password"
          hint={passwordHint}
          autoComplete="new-password"
        />
        <button type="submit" className="action" disabled={busy}>
          Set my new password
        </button>
      </Form>
    </AccountPage>
  );
}
