import { getFormProps, type SubmissionResult } from "@conform-to/react";
import {
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useSearchParams,
} from "react-router";
import { PasskeySignIn } from "../../components/factors/passkey-sign-in.tsx";
import { Field } from "../../components/forms/field.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Form } from "../../components/forms/page-form.tsx";
import { useSchemaForm } from "../../components/forms/use-schema-form.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import {
  authPath,
  samplePath,
  secondStepPath,
  signUpPath,
} from "../../components/legalai/addresses.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { PasswordField } from "../../components/legalai/password-field.tsx";
import { PasswordMeter } from "../../components/legalai/password-meter.tsx";
import { useSessionChannel } from "../../components/legalai/session-channel.ts";
import { requestScope } from "../../context.ts";
import { authMessages, passwordHint, signInSchema, signUpSchema } from "../../schemas/auth.ts";
import { deviceCookie, presentedDevice } from "../../services/accounts/devices.server.ts";
import {
  presentedSession,
  readSession,
  sessionCookie,
} from "../../services/accounts/sessions.server.ts";
import { signIn } from "../../services/accounts/sign-in.server.ts";
import { signUp, signUpCookie } from "../../services/accounts/sign-up.server.ts";
import { challengeCookie } from "../../services/factors/challenges.server.ts";
import { formAction, seeOther } from "../form-action.ts";
import type { Route } from "./+types/auth.ts";

const asksSignUp = (search: URLSearchParams) => search.get("mode") === "sign-up";
const wantsSignUp = ({ url }: Request) => asksSignUp(new URL(url).searchParams);

export const meta: Route.MetaFunction = ({ location }) =>
  asksSignUp(new URLSearchParams(location.search))
    ? [
        { title: "Create an account · LegalAI" },
        { name: "description", content: "Create an account of LegalAI for your law firm." },
      ]
    : [
        { title: "Sign in · LegalAI" },
        { name: "description", content: "Sign in to LegalAI and read your cases." },
      ];

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await readSession(context.get(requestScope).env, presentedSession(request));
  return session ? redirect("/legalai/dashboard") : null;
}

const schemaFor = (creating: boolean) => (creating ? signUpSchema : signInSchema);

export const action = formAction(
  ({ request }: Route.ActionArgs) => schemaFor(wantsSignUp(request)),
  async (account, { request, context }) => {
    const scope = context.get(requestScope);
    if (wantsSignUp(request)) {
      const { browser } = await signUp(scope, account);
      return seeOther(withNotice(authPath, "signed-up"), {
        "Set-Cookie": signUpCookie(browser),
      });
    }
    const presented = { session: presentedSession(request), device: presentedDevice(request) };
    const signedIn = await signIn(scope, account, presented);
    if ("challenge" in signedIn)
      return seeOther(secondStepPath, {
        "Set-Cookie": challengeCookie("second_factor", signedIn.challenge),
      });
    const { session, device } = signedIn;
    const headers = new Headers({ "Set-Cookie": sessionCookie(session) });
    headers.append("Set-Cookie", deviceCookie(device));
    return seeOther(withNotice("/legalai/dashboard", "signed-in"), headers);
  },
  authMessages.failed,
);

/** Going from signing in to signing up and back asks the server nothing. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod !== undefined && defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Auth({ actionData }: Route.ComponentProps) {
  useSessionChannel(null);
  const [search] = useSearchParams();
  const creating = asksSignUp(search);
  return (
    <AuthForm
      // What was typed is kept when one changes one's mind, and forgotten when an account was made.
      key={search.get("notice") ?? ""}
      creating={creating}
      waiting={search.get("notice") === "signed-up"}
      result={actionData?.result}
    />
  );
}

function AuthForm({
  creating,
  waiting,
  result,
}: {
  creating: boolean;
  /** For the mail that confirms the address. */
  waiting: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useSchemaForm(schemaFor(creating), { id: "auth", result });
  const label = creating ? "Create Account" : "Sign In";
  return (
    <AccountPage
      title={label}
      errors={form.errors}
      below={
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-3">
          <Link to={samplePath} className="link">
            Read a sample without an account
          </Link>
          <Link to="/legalai" className="link">
            Back to LegalAI
          </Link>
        </p>
      }
    >
      {waiting && (
        <p className="text-xs text-soft">
          No mail? Look among the spam, or sign in here: until your address is confirmed, each
          sign-in sends a fresh link.
        </p>
      )}
      <Form
        method="post"
        action={creating ? signUpPath : authPath}
        {...getFormProps(form)}
        className="grid gap-5"
      >
        <Field
          field={fields.email}
          label="Email"
          type="email"
          autoComplete={creating ? "username" : "username webauthn"}
        />
        <PasswordField
          field={fields.password}
          label="Password"
          {...(creating && { hint: passwordHint })}
          autoComplete={creating ? "new-password" : "current-password"}
        />
        {creating && <PasswordMeter password={fields.password.value} />}
        <button type="submit" className="action" disabled={busy}>
          {busy ? "One moment…" : label}
        </button>
      </Form>
      {!creating && (
        <PasskeySignIn
          then={withNotice("/legalai/dashboard", "signed-in")}
          label="Use a passkey instead"
          autofill
        />
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3">
        <Link to={creating ? authPath : signUpPath} className="link">
          {creating ? "Already have an account? Sign in" : "Don’t have an account? Create one"}
        </Link>
        {!creating && (
          <Link to="/legalai/forgot-password" className="link">
            Forgotten your password?
          </Link>
        )}
      </div>
    </AccountPage>
  );
}
