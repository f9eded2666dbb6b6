import { getFormProps } from "@conform-to/react";
import { redirect } from "react-router";
import { RecoveryCodes as Codes } from "../../components/factors/recovery-codes.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Form } from "../../components/forms/page-form.tsx";
import { useSchemaForm } from "../../components/forms/use-schema-form.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import { secondFactorPath } from "../../components/legalai/addresses.ts";
import { accountPath } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { PasswordField } from "../../components/legalai/password-field.tsx";
import { requestScope } from "../../context.ts";
import { passwordSchema } from "../../schemas/factors.ts";
import {
  countRecoveryCodes,
  renewRecoveryCodes,
} from "../../services/factors/recovery-codes.server.ts";
import { formAction } from "../form-action.ts";
import { sessionContext } from "../legalai/session.ts";
import type { Route } from "./+types/recovery-codes.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Recovery codes · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { user, secondFactor } = context.get(sessionContext);
  if (!secondFactor.exists || !secondFactor.shown) return redirect(secondFactorPath);
  return { left: await countRecoveryCodes(context.get(requestScope).env, user.id) };
}

/** The codes are in this answer alone. */
export const action = formAction(
  passwordSchema,
  async (given, { context }: Route.ActionArgs) => {
    const scope = context.get(requestScope);
    const codes = await renewRecoveryCodes(scope, context.get(sessionContext), given);
    return { result: undefined, codes };
  },
  "The codes could not be made. Please try again in a minute.",
);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function RecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useSchemaForm(passwordSchema, { result: actionData?.result });
  const codes = actionData && "codes" in actionData ? actionData.codes : undefined;
  return (
    <AccountPage
      title="Recovery codes"
      errors={form.errors}
      below={<BackTo to={accountPath} page="Account" />}
    >
      {codes ? (
        <Codes codes={codes} />
      ) : (
        <>
          <p className="text-soft">
            You have {loaderData.left} of 10 left. Each signs you in once, when your phone or device
            is not at hand. New codes replace all that you have.
          </p>
          <Form method="post" {...getFormProps(form)} className="grid gap-5">
            <PasswordField
              field={fields.password}
              label="Your password"
              autoComplete="current-password"
            />
            <button type="submit" className="action">
              Create ten new codes
            </button>
          </Form>
        </>
      )}
    </AccountPage>
  );
}
