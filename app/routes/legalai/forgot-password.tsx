import { getFormProps } from "@conform-to/react";
import { Link, useNavigation, useSearchParams } from "react-router";
import { Field } from "../../components/forms/field.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Form } from "../../components/forms/page-form.tsx";
import { useSchemaForm } from "../../components/forms/use-schema-form.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import { noticeParameter, withNotice } from "../../components/legalai/arrivals.ts";
import { requestScope } from "../../context.ts";
import { authMessages, forgotPasswordSchema } from "../../schemas/auth.ts";
import { forgotPassword } from "../../services/accounts/password-reset.server.ts";
import { formAction, seeOther } from "../form-action.ts";
import type { Route } from "./+types/forgot-password.ts";

export const meta: Route.MetaFunction = () => [{ title: "Forgotten password · LegalAI" }];

export const action = formAction(
  forgotPasswordSchema,
  async (asked, { context }: Route.ActionArgs) => {
    await forgotPassword(context.get(requestScope), asked);
    return seeOther(withNotice("/legalai/forgot-password", "link-sent"));
  },
  authMessages.failed,
);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const [search] = useSearchParams();
  const [form, fields] = useSchemaForm(forgotPasswordSchema, { result: actionData?.result });
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
      {search.get(noticeParameter) === "link-sent" ? (
        <p className="text-soft">No mail after some minutes? Look among the spam, too.</p>
      ) : (
        <Form method="post" {...getFormProps(form)} className="grid gap-5">
          <p className="text-soft">We will send you a link by which you can set a new one.</p>
          <Field field={fields.email} label="Email" type="email" autoComplete="username" />
          <button type="submit" className="action" disabled={busy}>
            Send me the link
          </button>
        </Form>
      )}
    </AccountPage>
  );
}
