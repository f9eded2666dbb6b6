import { Link, useNavigation } from "react-router";
import * as v from "valibot";
import { JoinAsNew } from "../../components/firm/join-as-new.tsx";
import { JoinStep } from "../../components/firm/join-step.tsx";
import { roleNames } from "../../components/firm/role-words.ts";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { sentencesIn } from "../../components/forms/sentences.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import { authPath } from "../../components/legalai/addresses.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { requestScope } from "../../context.ts";
import { dayInWords } from "../../lib/days.ts";
import { mailedToken } from "../../schemas/auth.ts";
import { newAccountSchema } from "../../schemas/firms/membership.ts";
import { nameOf } from "../../schemas/person.ts";
import { deviceCookie } from "../../services/accounts/devices.server.ts";
import {
  endSession,
  noSessionCookie,
  presentedSession,
  readSession,
  sessionCookie,
} from "../../services/accounts/sessions.server.ts";
import { AppError } from "../../services/errors.ts";
import { join, joinAsNew, readInvitation } from "../../services/firms/joining.server.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { tokenOf, tokenPageHeaders } from "../legalai/token-page.ts";
import type { Route } from "./+types/join.ts";
import { invitationCookie, noInvitationCookie } from "./invitation-cookie.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Join a firm · LegalAI" },
  { name: "robots", content: "noindex" },
];
export const headers = tokenPageHeaders;

const failed = "You could not be made a member. Please try again in a minute.";

/** Looking at the page does not use the link up: a mail scanner looks too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const token = tokenOf(request);
  const session = await readSession(env, presentedSession(request));
  const asked = { token, email: session?.user.email ?? null };
  try {
    const invitation = await readInvitation(env, token, session?.user);
    return { ...asked, invitation, elsewhere: false };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...asked, invitation: null, elsewhere: error.code === "not_found" };
  }
}

const only = v.strictObject({ token: mailedToken });

export const action = formActions({
  join: formWork(
    only,
    async ({ token }, { request, context }: Route.ActionArgs) => {
      const scope = context.get(requestScope);
      const session = await readSession(scope.env, presentedSession(request));
      if (!session) throw new AppError("signed_out", "Please sign in first.");
      await join(scope, session.user, token);
      return seeOther(withNotice("/legalai/dashboard", "joined"), {
        "Set-Cookie": noInvitationCookie,
      });
    },
    failed,
  ),
  // The way back to this page after signing in, as whom it is for.
  "sign-in": formWork(
    only,
    async ({ token }, { request, context }: Route.ActionArgs) => {
      await endSession(context.get(requestScope).env, presentedSession(request));
      const headers = new Headers({ "Set-Cookie": invitationCookie(token) });
      headers.append("Set-Cookie", noSessionCookie);
      return seeOther(authPath, headers);
    },
    failed,
  ),
  "sign-up": formWork(
    newAccountSchema,
    async (account, { request, context }: Route.ActionArgs) => {
      const presented = presentedSession(request);
      const { session, device } = await joinAsNew(context.get(requestScope), account, presented);
      const headers = new Headers({ "Set-Cookie": sessionCookie(session) });
      headers.append("Set-Cookie", deviceCookie(device));
      return seeOther(withNotice("/legalai/dashboard", "joined"), headers);
    },
    failed,
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, invitation, elsewhere } = loaderData;
  const busy = useNavigation().state !== "idle";
  const result = actionData?.result;
  const step = { token, busy };
  if (!invitation)
    return elsewhere && email ? (
      <AccountPage title="This invitation is not for you">
        <p className="break-words text-soft">
          It is for another address than {email}, with which you are signed in here; or the link is
          incomplete.
        </p>
        <JoinStep {...step} intent="sign-in">
          Sign in with the other address
        </JoinStep>
      </AccountPage>
    ) : (
      <AccountPage title="This link does not work any more">
        <p className="text-soft">
          The invitation has been used or withdrawn, it is older than seven days, or who sent it may
          not invite you any more. If you have joined already, sign in; else ask the firm for a new
          one.
        </p>
        <Link to={email ? "/legalai/dashboard" : authPath} className="action">
          {email ? "Go to the dashboard" : "Go to sign in"}
        </Link>
      </AccountPage>
    );
  const isNew = !email && !invitation.hasAccount;
  const refused = isNew ? "" : sentencesIn(result);
  return (
    <AccountPage
      title={`Join ${invitation.firm}`}
      errors={refused ? [refused] : undefined}
      below={
        <div className="grid gap-2 text-xs text-soft">
          <p>
            The invitation is for {invitation.email} and works until{" "}
            {dayInWords(invitation.expires)}. Not you, or not expected? Close this page: nothing
            happens.
          </p>
          <p className="flex gap-6">
            <a href="/terms" className="link">
              Terms
            </a>
            <a href="/privacy" className="link">
              Privacy
            </a>
          </p>
        </div>
      }
    >
      <p className="break-words text-soft">
        {invitation.by ? `${nameOf(invitation.by)} invites you` : "You are invited"} to work on the
        documents of {invitation.firm}. Your role: {roleNames[invitation.role].toLowerCase()}
        {invitation.until && `, until ${dayInWords(invitation.until)}`}.
      </p>
      {email && (
        <JoinStep {...step} intent="join">
          Join as {email}
        </JoinStep>
      )}
      {!email && invitation.hasAccount && (
        <>
          <p className="break-words text-soft">Your account: {invitation.email}</p>
          <JoinStep {...step} intent="sign-in">
            Sign in to join
          </JoinStep>
        </>
      )}
      {isNew && <JoinAsNew {...step} invitation={invitation} result={result} />}
    </AccountPage>
  );
}
