import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Link } from "react-router";
import { PasskeySignIn } from "../../components/factors/passkey-sign-in.tsx";
import { switchPath } from "../../components/firm/addresses.ts";
import { Field } from "../../components/forms/field.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Form } from "../../components/forms/page-form.tsx";
import { useSchemaForm } from "../../components/forms/use-schema-form.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import {
  authenticatorPath,
  passkeysPath,
  secondFactorPath,
} from "../../components/legalai/addresses.ts";
import { requestScope } from "../../context.ts";
import { formatDate } from "../../lib/dates.ts";
import { codeSchema } from "../../schemas/factors.ts";
import { sessionCookie } from "../../services/accounts/sessions.server.ts";
import { showCode } from "../../services/factors/second-step.server.ts";
import { listOpenFirms } from "../../services/firms/firms.server.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { sessionContext } from "../legalai/session.ts";
import type { Route } from "./+types/second-factor.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Your second factor · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { user, member, secondFactor } = context.get(sessionContext);
  // Whoever is kept out of one firm goes on working in the others.
  const others = member ? [] : await listOpenFirms(context.get(requestScope).env, user.id);
  return { ...secondFactor, mayGoOn: member !== null, others, now: Date.now() };
}

const failed = "That could not be done. Please try again in a minute.";

export const action = formActions({
  code: formWork(
    codeSchema,
    async (given, { context }: Route.ActionArgs) => {
      const scope = context.get(requestScope);
      const session = await showCode(scope, context.get(sessionContext), given);
      return seeOther(secondFactorPath, { "Set-Cookie": sessionCookie(session) });
    },
    failed,
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

/** Where somebody shows their second factor, or sets one up, where their firm or the staff's pages want one. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { exists, shown, wanted, mayGoOn, others, now } = loaderData;
  return (
    <AccountPage
      title={shown ? "That is done" : exists ? "Confirm that it is you" : "Set up a second factor"}
      below={
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-3">
          {mayGoOn && !shown && (
            <Link to="/legalai/dashboard" className="link">
              Back to the dashboard
            </Link>
          )}
          <form method="post" action="/legalai/sign-out">
            <button type="submit" className="link min-h-6">
              Sign out
            </button>
          </form>
        </div>
      }
    >
      {!shown && (
        <p>
          {wanted
            ? `${wanted.firm} requires a second factor of all its members${
                wanted.from > now
                  ? ` from ${formatDate(wanted.from)}; until then you can work without`
                  : ", and you cannot work in it without one"
              }.`
            : "Nobody requires it of you, and it protects your clients."}{" "}
          It is something besides the password, so that a stolen one opens nothing.
        </p>
      )}
      {shown ? <Done /> : exists ? <Confirm result={actionData?.result} /> : <Choose />}
      {others.length > 0 && <Others firms={others} />}
    </AccountPage>
  );
}

const Others = ({ firms }: { firms: readonly { id: string; name: string }[] }) => (
  <Form
    method="post"
    action={switchPath}
    reloadDocument
    className="grid gap-3 border-rule border-t pt-5"
  >
    <p className="text-soft">Or go on in another of your firms:</p>
    {firms.map(({ id, name }) => (
      <button key={id} type="submit" name="firm" value={id} className="action quiet">
        {name}
      </button>
    ))}
  </Form>
);

const Done = () => (
  <>
    <p className="text-soft">You have shown a second factor, and can go on.</p>
    <Link to="/legalai/dashboard" className="action">
      Go to the dashboard
    </Link>
  </>
);

const Choose = () => (
  <>
    <p className="text-soft">Choose one of the two. It takes a minute.</p>
    <div className="grid gap-2">
      <Link to={passkeysPath} className="action">
        Add a passkey
      </Link>
      <p className="text-xs text-soft">
        Your finger, face or device PIN, in place of the password.
      </p>
    </div>
    <div className="grid gap-2">
      <Link to={authenticatorPath} className="action quiet">
        Set up an authenticator app
      </Link>
      <p className="text-xs text-soft">Six digits from an app on your phone, after the password.</p>
    </div>
  </>
);

function Confirm({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const [form, fields] = useSchemaForm(codeSchema, { id: "code", result });
  return (
    <>
      <PasskeySignIn then={secondFactorPath} label="Confirm with your passkey" />
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <input type="hidden" name="intent" value="code" />
        {form.errors && <p className="field-error">{form.errors.join(" ")}</p>}
        <Field
          field={fields.code}
          label="Code"
          hint="A recovery code, or one of your authenticator app."
          autoComplete="one-time-code"
        />
        <button type="submit" className="action">
          Confirm
        </button>
      </Form>
    </>
  );
}
