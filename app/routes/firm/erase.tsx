import { getFormProps } from "@conform-to/react";
import { Link, useNavigation } from "react-router";
import { firmPath, firmSettingsPath, recordCsvPath } from "../../components/firm/addresses.ts";
import { extentInWords, membersInWords } from "../../components/firm/extent-in-words.ts";
import { Field } from "../../components/forms/field.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Form } from "../../components/forms/page-form.tsx";
import { useSchemaForm } from "../../components/forms/use-schema-form.ts";
import { dataPath } from "../../components/legalai/addresses.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { PasswordField } from "../../components/legalai/password-field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useHydrated } from "../../components/ui/use-hydrated.ts";
import { requestScope } from "../../context.ts";
import { erasureFormSchema } from "../../schemas/firms/settings.ts";
import { AppError } from "../../services/errors.ts";
import { eraseFirm } from "../../services/firms/erasure.server.ts";
import { firmExtent } from "../../services/firms/erasure-extent.server.ts";
import { may } from "../../services/firms/rights.ts";
import { statusPage } from "../expected-errors.ts";
import { formAction, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/erase.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Delete a firm · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  if (!may(member, "manage"))
    throw statusPage(new AppError("forbidden", "Only an owner deletes a firm."));
  return firmExtent(context.get(requestScope).env, member);
}

export const action = formAction(
  ({ context }: Route.ActionArgs) => erasureFormSchema(context.get(memberContext).firm.name),
  async ({ password }, { context }: Route.ActionArgs) => {
    await eraseFirm(context.get(requestScope), context.get(memberContext), { password });
    return seeOther(withNotice(firmPath, "firm-erased"));
  },
  "The firm could not be deleted. Please try again in a minute.",
);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function EraseFirm({ loaderData, actionData }: Route.ComponentProps) {
  const { name: firm, members } = loaderData;
  const busy = useNavigation().state !== "idle";
  const hydrated = useHydrated();
  const [form, fields] = useSchemaForm(erasureFormSchema(firm), { result: actionData?.result });
  const confirmed = fields.name.value?.trim() === firm && Boolean(fields.password.value);
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <BackTo to={firmSettingsPath} page="Firm settings" />
        <h1 className="text-2xl">Delete a firm</h1>
        <p className="break-words text-soft">{firm}</p>
      </header>
      <section className="sheet grid gap-3 p-5 sm:p-8" aria-labelledby="before-title">
        <h2 id="before-title">First, keep what you have to keep</h2>
        <p>
          Client files, and the record of who did what: it is kept for seven years only while the
          firm is here, and goes with it. Afterwards nobody can get any of it back, nor can we.
        </p>
        <p className="text-soft">
          The first download has every original, text and analysis that you can see. Ask the people
          of restricted matters in which you are not named for theirs.
        </p>
        <p className="flex flex-wrap gap-3">
          <Link to={dataPath} className="action quiet">
            Download documents (zip)
          </Link>
          <a href={recordCsvPath} download className="action quiet">
            Download the record (CSV)
          </a>
        </p>
      </section>
      <Form method="post" {...getFormProps(form)} className="sheet grid gap-5 p-5 sm:p-8">
        <h2>Then delete it</h2>
        {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
        <p>
          <strong className="break-words">{firm}</strong> is permanently deleted
          {membersInWords(members)}: {extentInWords(loaderData)} with their files and analyses, all
          comments, settings and the record. From that moment nobody can reach anything in it; a
          large firm takes some minutes to be gone, and backups forget it within 30 days. Members
          keep their accounts. This cannot be undone.
        </p>
        <div className="grid max-w-[28rem] gap-5">
          <Field field={fields.name} label="Type the name of the firm" autoComplete="off" />
          <PasswordField
            field={fields.password}
            label="Your password"
            autoComplete="current-password"
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="action harm" disabled={busy || (hydrated && !confirmed)}>
            Delete the firm and everything in it
          </button>
          <Link to={firmSettingsPath} className="action quiet">
            Cancel
          </Link>
        </div>
      </Form>
    </main>
  );
}
