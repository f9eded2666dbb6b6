import { data, redirect } from "react-router";
import { encode } from "uqr";
import { BeginAuthenticator } from "../../components/factors/begin-authenticator.tsx";
import { ConfirmAuthenticator } from "../../components/factors/confirm-authenticator.tsx";
import { RecoveryCodes } from "../../components/factors/recovery-codes.tsx";
import { TurnOffAuthenticator } from "../../components/factors/turn-off-authenticator.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import { authenticatorPath, secondFactorPath } from "../../components/legalai/addresses.ts";
import { accountPath, withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { requestScope } from "../../context.ts";
import { codeSchema, passwordAndCodeSchema, passwordSchema } from "../../schemas/factors.ts";
import { sessionCookie } from "../../services/accounts/sessions.server.ts";
import {
  beginAuthenticator,
  confirmAuthenticator,
  getAuthenticator,
  turnOffAuthenticator,
} from "../../services/factors/authenticators.server.ts";
import { keyUri } from "../../services/factors/totp.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { sessionContext } from "../legalai/session.ts";
import type { Route } from "./+types/authenticator.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Authenticator app · LegalAI" },
  { name: "robots", content: "noindex" },
];

/** A QR code's modules, row by row. */
const qrRows = (text: string) =>
  encode(text, { border: 0 }).data.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));

export async function loader({ context }: Route.LoaderArgs) {
  const { user, secondFactor } = context.get(sessionContext);
  if (secondFactor.exists && !secondFactor.shown) return redirect(secondFactorPath);
  const app = await getAuthenticator(context.get(requestScope).env, user.id);
  const uri = app.state === "begun" ? keyUri(app.secret, user.email) : null;
  return { app, begun: uri && { uri, qr: qrRows(uri) } };
}

const failed = "That could not be done. Please try again in a minute.";

/** Where to go on, or recovery codes, which are in this answer alone. */
type Done = Response | ReturnType<typeof data<{ result: undefined; codes: string[] }>>;

export const action = formActions<Route.ActionArgs, Done>({
  begin: formWork(
    passwordSchema,
    async (given, { context }: Route.ActionArgs) => {
      await beginAuthenticator(context.get(requestScope), context.get(sessionContext), given);
      return seeOther(authenticatorPath);
    },
    failed,
  ),
  confirm: formWork(
    codeSchema,
    async (given, { context }: Route.ActionArgs) => {
      const scope = context.get(requestScope);
      const confirmed = await confirmAuthenticator(scope, context.get(sessionContext), given);
      const { codes, session } = confirmed;
      return data(
        { result: undefined, codes },
        { headers: { "Set-Cookie": sessionCookie(session) } },
      );
    },
    failed,
  ),
  "turn-off": formWork(
    passwordAndCodeSchema,
    async (given, { context }: Route.ActionArgs) => {
      await turnOffAuthenticator(context.get(requestScope), context.get(sessionContext), given);
      return seeOther(withNotice(authenticatorPath, "authenticator-off"));
    },
    failed,
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Authenticator({ loaderData, actionData }: Route.ComponentProps) {
  const { app, begun } = loaderData;
  const result = actionData?.result;
  const codes = actionData && "codes" in actionData ? actionData.codes : undefined;
  return (
    <AccountPage
      title={codes ? "Your authenticator app is on" : "Authenticator app"}
      below={<BackTo to={accountPath} page="Account" />}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : app.state === "none" ? (
        <BeginAuthenticator result={result} />
      ) : app.state === "begun" && begun ? (
        <ConfirmAuthenticator secret={app.secret} {...begun} result={result} />
      ) : (
        app.state === "on" && <TurnOffAuthenticator since={app.since} result={result} />
      )}
    </AccountPage>
  );
}
