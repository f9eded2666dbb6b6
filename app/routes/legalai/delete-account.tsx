import { getFormProps, useForm } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { Form, Link, redirect, useNavigation } from "react-router";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { Notice } from "../../components/legalai/notice.tsx";
import { TextField } from "../../components/legalai/text-field.tsx";
import { requestScope } from "../../context.ts";
import { deleteAccountSchema } from "../../schemas/auth.ts";
import { deleteAccount } from "../../services/accounts/account.server.ts";
import { noSessionCookie } from "../../services/accounts/sessions.server.ts";
import { readForm } from "../../services/request-body.ts";
import { invalid, orStatusPage, refusal } from "../expected-errors.ts";
import type { Route } from "./+types/delete-account.ts";
import { sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Delete your account · LegalAI" },
  { name: "robots", content: "noindex" },
];

export const loader = ({ context }: Route.LoaderArgs) => ({
  email: context.get(sessionContext).user.email,
});

export async function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const submission = parseWithValibot(await orStatusPage(readForm(request)), {
    schema: deleteAccountSchema,
  });
  if (submission.status !== "success") return invalid(submission);
  try {
    await deleteAccount(scope, context.get(sessionContext).user, submission.value);
  } catch (error) {
    const fallback = "The account could not be deleted. Please try again in a minute.";
    return refusal(submission, error, { fallback, requestId: scope.requestId });
  }
  return redirect(withNotice("/legalai", "account-deleted"), {
    headers: { "Set-Cookie": noSessionCookie, "Clear-Site-Data": '"storage"' },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useForm({
    lastResult: actionData?.result,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: deleteAccountSchema }),
  });
  return (
    <main id="main" className="screen max-w-[40rem]">
      <h1 className="text-2xl">Delete your account</h1>
      <Form method="post" {...getFormProps(form)} className="sheet grid gap-5 p-5 sm:p-8">
        {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
        <p>
          The account {loaderData.email} and everything in it is deleted at once and for good: all
          cases, their files, texts and analyses. Backups forget it within 30 days. Nobody can take
          this back.
        </p>
        <TextField
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
