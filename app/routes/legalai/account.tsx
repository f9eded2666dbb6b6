import { Link, useSearchParams } from "react-router";
import * as v from "valibot";
import { SignInMethods } from "../../components/factors/sign-in-methods.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { tokensPath } from "../../components/legalai/addresses.ts";
import { accountPath, noticeParameter, withNotice } from "../../components/legalai/arrivals.ts";
import { MailsForm } from "../../components/legalai/mails-form.tsx";
import { PasswordChange } from "../../components/legalai/password-change.tsx";
import { RetentionForm } from "../../components/legalai/retention-form.tsx";
import { SessionList } from "../../components/legalai/session-list.tsx";
import { requestScope } from "../../context.ts";
import { changePasswordSchema, endSessionSchema } from "../../schemas/auth.ts";
import { mailsFormSchema } from "../../schemas/comments/comment.ts";
import { retentionSchema } from "../../schemas/retention.ts";
import {
  changePassword,
  endSessionOf,
  listSessions,
} from "../../services/accounts/account.server.ts";
import { passwordLengthOf } from "../../services/accounts/password-length.server.ts";
import { endEverySession, noSessionCookie } from "../../services/accounts/sessions.server.ts";
import { getRetention, setRetention } from "../../services/cases/retention.server.ts";
import { getMails, setMails } from "../../services/comments/mails.server.ts";
import { isShared } from "../../services/comments/together.server.ts";
import { getSignInMethods } from "../../services/factors/sign-in-methods.server.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import type { Route } from "./+types/account.ts";
import { memberContext, sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Account · LegalAI" },
  { name: "robots", content: "noindex" },
];

const failed = "That could not be done. Please try again in a minute.";

export async function loader({ context }: Route.LoaderArgs) {
  const { id, user } = context.get(sessionContext);
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const [shared, { mails }, sessions, methods, fewest, retention] = await Promise.all([
    isShared(env, member),
    getMails(env, member),
    listSessions(env, user.id),
    getSignInMethods(env, user.id),
    passwordLengthOf(env, user.id),
    getRetention(env, member),
  ]);
  return {
    user,
    methods,
    fewest,
    mails: shared ? mails : null,
    retention,
    sessions: sessions.map((one) => ({ ...one, here: one.id === id })),
  };
}

export const action = formActions({
  "change-password": formWork(
    changePasswordSchema,
    async (change, { context }: Route.ActionArgs) => {
      await changePassword(context.get(requestScope), context.get(sessionContext), change);
      return seeOther(withNotice(accountPath, "password-changed"));
    },
    failed,
  ),
  "end-session": formWork(
    endSessionSchema,
    async ({ session }, { context }: Route.ActionArgs) => {
      const { user } = context.get(sessionContext);
      await endSessionOf(context.get(requestScope).env, user.id, session);
      return seeOther(withNotice(accountPath, "device-signed-out"));
    },
    failed,
  ),
  "end-everywhere": formWork(
    v.strictObject({}),
    async (_nothing, { context }: Route.ActionArgs) => {
      await endEverySession(context.get(requestScope).env, context.get(sessionContext).user.id);
      return seeOther(withNotice("/legalai/auth", "signed-out"), {
        "Set-Cookie": noSessionCookie,
        "Clear-Site-Data": '"storage"',
      });
    },
    failed,
  ),
  mails: formWork(
    mailsFormSchema,
    async (mails, { context }: Route.ActionArgs) => {
      await setMails(context.get(requestScope).env, context.get(memberContext), mails);
      return seeOther(withNotice(accountPath, "mails-saved"));
    },
    failed,
  ),
  retention: formWork(
    retentionSchema,
    async (retention, { context }: Route.ActionArgs) => {
      await setRetention(context.get(requestScope), context.get(memberContext), retention);
      return seeOther(withNotice(accountPath, "retention-saved"));
    },
    failed,
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { user, methods, fewest, sessions, retention, mails } = loaderData;
  const [search] = useSearchParams();
  return (
    <main id="main" className="screen max-w-[52rem]">
      <header className="grid gap-1">
        <h1 className="text-2xl">Account</h1>
        <p className="text-soft">{user.email}</p>
      </header>
      <SignInMethods {...methods} />
      <SessionList sessions={sessions} />
      <PasswordChange
        // Empty again once it is done.
        key={search.get(noticeParameter) ?? ""}
        result={actionData?.result}
        fewest={fewest}
      />
      {mails !== null && <MailsForm mails={mails} />}
      <section className="sheet grid gap-3 p-5 sm:p-8" aria-labelledby="data-title">
        <h2 id="data-title" className="text-lg">
          Your data
        </h2>
        <p className="text-soft">
          One zip file with every original, its text, its analysis, and what we know of your
          account.
        </p>
        <p>
          <a href="/legalai/account/data" download className="action quiet">
            Download all my data
          </a>
        </p>
        <hr className="border-rule" />
        <RetentionForm retention={retention} />
      </section>
      <section className="sheet grid gap-3 p-5 sm:p-8" aria-labelledby="programs-title">
        <h2 id="programs-title" className="text-lg">
          Your programs
        </h2>
        <p className="text-soft">
          With an access token, a program of yours uses LegalAI in your name, without your password.
        </p>
        <p>
          <Link to={tokensPath} className="action quiet">
            Access tokens
          </Link>
        </p>
      </section>
      <p>
        <Link to="/legalai/account/delete" className="action harm">
          Delete my account
        </Link>
      </p>
    </main>
  );
}
