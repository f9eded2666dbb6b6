import { getFormProps } from "@conform-to/react";
import { Form, Link, useNavigation } from "react-router";
import { Field } from "../../components/forms/field.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { useSchemaForm } from "../../components/forms/use-schema-form.ts";
import { accountPath, withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { deleteAccountSchema } from "../../schemas/auth.ts";
import { deleteAccount } from "../../services/accounts/account.server.ts";
import { noSessionCookie } from "../../services/accounts/sessions.server.ts";
import { formAction, seeOther } from "../form-action.ts";
import type { Route } from "./+types/delete-account.ts";
import { sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Delete your account · LegalAI" },
  { name: "robots", content: "noindex" },
];

export const loader = ({ context }: Route.LoaderArgs) => ({
  email: context.get(sessionContext).user.email,
});

export const action = formAction(
  deleteAccountSchema,
  async (confirmation, { context }: Route.ActionArgs) => {
    await deleteAccount(context.get(requestScope), context.get(sessionContext).user, confirmation);
    return seeOther(withNotice("/legalai", "account-deleted"), {
      "Set-Cookie": noSessionCookie,
      "Clear-Site-Data": '"storage"',
    });
  },
  "The account could not be deleted. Please try again in a minute.",
);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useSchemaForm(deleteAccountSchema, { result: actionData?.result });
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <BackTo to={accountPath} page="Account" />
        <h1 className="text-2xl">Delete your account</h1>
      </header>
      <Form method="post" {...getFormProps(form)} className="sheet grid gap-5 p-5 sm:p-8">
        {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
        <p>
          The account {loaderData.email} and everything in it is deleted at once and for good: all
          cases, their files, texts and analyses. Backups forget it within 30 days. Nobody can take
          this back.
        </p>
        <Field
          field={fields.password}
          label="Your password"
          type="password"
          autoComplete="current-password"
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="action harm" disabled={busy}>
            Delete my account and everything in it
          </button>
          <Link to="/legalai/account" className="action quiet">
            Keep it
          </Link>
        </div>
      </Form>
    </main>
  );
}
