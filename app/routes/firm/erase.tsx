import { getFormProps } from "@conform-to/react";
import { Form, Link, useNavigation } from "react-router";
import { firmPath, firmSettingsPath } from "../../components/firm/addresses.ts";
import { Field } from "../../components/forms/field.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { useSchemaForm } from "../../components/forms/use-schema-form.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { erasureFormSchema } from "../../schemas/firms/settings.ts";
import { AppError } from "../../services/errors.ts";
import { eraseFirm } from "../../services/firms/erasure.server.ts";
import { may } from "../../services/firms/rights.ts";
import { statusPage } from "../expected-errors.ts";
import { formAction, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/erase.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Delete a firm · LegalAI" },
  { name: "robots", content: "noindex" },
];

export function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  if (!may(member, "manage"))
    throw statusPage(new AppError("forbidden", "Only an owner deletes a firm."));
  return { firm: member.firm.name };
}

export const action = formAction(
  ({ context }: Route.ActionArgs) => erasureFormSchema(context.get(memberContext).firm.name),
  async (_confirmed, { context }: Route.ActionArgs) => {
    await eraseFirm(context.get(requestScope), context.get(memberContext));
    return seeOther(withNotice(firmPath, "firm-erased"));
  },
  "The firm could not be deleted. Please try again in a minute.",
);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function EraseFirm({ loaderData: { firm }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useSchemaForm(erasureFormSchema(firm), { result: actionData?.result });
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <BackTo to={firmSettingsPath} page="Firm settings" />
        <h1 className="text-2xl">Delete a firm</h1>
      </header>
      <Form method="post" {...getFormProps(form)} className="sheet grid gap-5 p-5 sm:p-8">
        {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
        <p>
          <strong className="break-words">{firm}</strong> is deleted for good, with its matters, all
          its cases and their files, its comments and its record. Nobody in it can reach anything
          from that moment on; a large firm takes some minutes to be gone. The members keep their
          accounts. Nobody can take this back.
        </p>
        <Field field={fields.name} label="Type the name of the firm" autoComplete="off" />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="action harm" disabled={busy}>
            Delete the firm and everything in it
          </button>
          <Link to={firmSettingsPath} className="action quiet">
            Keep it
          </Link>
        </div>
      </Form>
    </main>
  );
}
