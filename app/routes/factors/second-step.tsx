import { getFormProps } from "@conform-to/react";
import { Link, redirect, useNavigation } from "react-router";
import { Field } from "../../components/forms/field.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Form } from "../../components/forms/page-form.tsx";
import { useSchemaForm } from "../../components/forms/use-schema-form.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import { authPath } from "../../components/legalai/addresses.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { requestScope } from "../../context.ts";
import { authMessages } from "../../schemas/auth.ts";
import { codeSchema } from "../../schemas/factors.ts";
import { deviceCookie, presentedDevice } from "../../services/accounts/devices.server.ts";
import { presentedSession, sessionCookie } from "../../services/accounts/sessions.server.ts";
import { noChallengeCookie, presentedChallenge } from "../../services/factors/challenges.server.ts";
import { isWaiting, passSecondStep } from "../../services/factors/second-step.server.ts";
import { formAction, seeOther } from "../form-action.ts";
import type { Route } from "./+types/second-step.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Enter your code · LegalAI" },
  { name: "robots", content: "noindex" },
];

const challengeOf = (request: Request) => presentedChallenge(request, "second_factor");

export async function loader({ request, context }: Route.LoaderArgs) {
  const waiting = await isWaiting(context.get(requestScope).env, challengeOf(request));
  return waiting ? null : redirect(authPath);
}

export const action = formAction(
  codeSchema,
  async (given, { request, context }: Route.ActionArgs) => {
    const presented = {
      challenge: challengeOf(request),
      session: presentedSession(request),
      device: presentedDevice(request),
    };
    const { session, device } = await passSecondStep(context.get(requestScope), given, presented);
    const headers = new Headers({ "Set-Cookie": sessionCookie(session) });
    headers.append("Set-Cookie", deviceCookie(device));
    headers.append("Set-Cookie", noChallengeCookie("second_factor"));
    return seeOther(withNotice("/legalai/dashboard", "signed-in"), headers);
  },
  authMessages.failed,
);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function SecondStep({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useSchemaForm(codeSchema, { id: "code", result: actionData?.result });
  return (
    <AccountPage
      title="Enter your code"
      errors={form.errors}
      below={
        <p>
          <Link to={authPath} className="link">
            Back to sign in
          </Link>
        </p>
      }
    >
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <p className="text-soft">
          Your password is right. Now enter the six digits that your authenticator app shows for
          LegalAI.
        </p>
        <Field
          field={fields.code}
          label="Code"
          hint="No phone at hand? A recovery code works too."
          autoComplete="one-time-code"
        />
        <button type="submit" className="action" disabled={busy}>
          {busy ? "One moment…" : "Sign In"}
        </button>
      </Form>
    </AccountPage>
  );
}
