import { getFormProps } from "@conform-to/react";
import { Link, useNavigation } from "react-router";
import { extentInWords } from "../../components/firm/extent-in-words.ts";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Form } from "../../components/forms/page-form.tsx";
import { useSchemaForm } from "../../components/forms/use-schema-form.ts";
import { dataPath } from "../../components/legalai/addresses.ts";
import { accountPath, withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { PasswordField } from "../../components/legalai/password-field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { deleteAccountSchema } from "../../schemas/auth.ts";
import { deleteAccount } from "../../services/accounts/account.server.ts";
import { noSessionCookie } from "../../services/accounts/sessions.server.ts";
import { accountExtent } from "../../services/firms/erasure-extent.server.ts";
import { formAction, seeOther } from "../form-action.ts";
import type { Route } from "./+types/delete-account.ts";
import { memberContext, sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Delete your account · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { id, email } = context.get(sessionContext).user;
  return { email, ...(await accountExtent(context.get(requestScope).env, id)) };
}

const names = new Intl.ListFormat("en-AU", { type: "conjunction" });

export const action = formAction(
  deleteAccountSchema,
  async (confirmation, { context }: Route.ActionArgs) => {
    await deleteAccount(context.get(requestScope), context.get(memberContext), confirmation);
    return seeOther(withNotice("/legalai", "account-deleted"), {
      "Set-Cookie": noSessionCookie,
      "Clear-Site-Data": '"storage"',
    });
  },
  "The account could not be deleted. Please try again in a minute.",
);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { email, alone, shared } = loaderData;
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useSchemaForm(deleteAccountSchema, { result: actionData?.result });
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <BackTo to={accountPath} page="Account" />
        <h1 className="text-2xl">Delete your account</h1>
        <p className="break-words text-soft">{email}</p>
      </header>
      <Form method="post" {...getFormProps(form)} className="sheet grid gap-5 p-5 sm:p-8">
        {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
        <div className="grid gap-3">
          <p>
            Your account is permanently deleted, at once
            {alone.length > 0 && ", and everything that is yours alone with it"}. Backups forget it
            within 30 days. This cannot be undone.
          </p>
          {alone.length > 0 && (
            <ul className="list-disc pl-5">
              {alone.map((firm) => (
                <li key={firm.name}>
                  {firm.name === email ? "" : `${firm.name}: `}
                  {extentInWords(firm)}
                  {firm.cases > 0 && ", with their files, texts and analyses"}, and the record of
                  who did what.
                </li>
              ))}
            </ul>
          )}
          {shared.length > 0 && (
            <p>
              What you did in {names.format(shared)} stays there under your address, and what you
              looked after is handed over to an owner.
            </p>
          )}
        </div>
        <p>
          <Link to={dataPath} className="action quiet">
            Download all my data first
          </Link>
        </p>
        <div className="max-w-[28rem]">
          <PasswordField
            field={fields.password}
            label="Your password"
            autoComplete="current-password"
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="action harm" disabled={busy}>
            Delete my account{alone.length > 0 && " and everything in it"}
          </button>
          <Link to={accountPath} className="action quiet">
            Cancel
          </Link>
        </div>
      </Form>
    </main>
  );
}
