import { getFormProps, useForm } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { Form, Link, useNavigation } from "react-router";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import { Notice } from "../../components/legalai/notice.tsx";
import { TextField } from "../../components/legalai/text-field.tsx";
import { requestScope } from "../../context.ts";
import { authMessages, forgotPasswordSchema } from "../../schemas/auth.ts";
import { forgotPassword } from "../../services/accounts/password-reset.server.ts";
import { readForm } from "../../services/request-body.ts";
import { invalid, orStatusPage, refusal } from "../expected-errors.ts";
import type { Route } from "./+types/forgot-password.ts";

export const meta: Route.MetaFunction = () => [{ title: "Forgotten password · LegalAI" }];

export async function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const submission = parseWithValibot(await orStatusPage(readForm(request)), {
    schema: forgotPasswordSchema,
  });
  if (submission.status !== "success") return invalid(submission);
  try {
    await forgotPassword(scope, submission.value);
    return { sent: true as const };
  } catch (error) {
    return refusal(submission, error, {
      fallback: authMessages.failed,
      requestId: scope.requestId,
    });
  }
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useForm({
    lastResult: actionData && "result" in actionData ? actionData.result : undefined,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: forgotPasswordSchema }),
  });
  const sent = actionData && "sent" in actionData;
  return (
    <AccountPage
      title="Forgotten your password?"
      errors={form.errors}
      below={
        <p>
          <Link to="/legalai/auth" className="link">
            Back to sign in
          </Link>
        </p>
      }
    >
      {sent ? (
        <Notice look="good">
          If there is an account with this address, a link is on its way to it. It works once, for
          one hour.
        </Notice>
      ) : (
        <Form method="post" {...getFormProps(form)} className="grid gap-5">
          <p className="text-soft">We will send you a link by which you can set a new one.</p>
          <TextField field={fields.email} label="Email" type="email" autoComplete="username" />
          <button type="submit" className="action" disabled={busy}>
            Send me the link
          </button>
        </Form>
      )}
    </AccountPage>
  );
}
