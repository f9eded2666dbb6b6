import { Link, useSearchParams } from "react-router";
import * as v from "valibot";
import { SignInMethods } from "../../components/factors/sign-in-methods.tsx";
import { firmPath, firmSettingsPath } from "../../components/firm/addresses.ts";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { calendarsPath, dataPath, tokensPath } from "../../components/legalai/addresses.ts";
import { accountPath, noticeParameter, withNotice } from "../../components/legalai/arrivals.ts";
import { DataCopy } from "../../components/legalai/data-copy.tsx";
import { MailsForm } from "../../components/legalai/mails-form.tsx";
import { NameForm } from "../../components/legalai/name-form.tsx";
import { PasswordChange } from "../../components/legalai/password-change.tsx";
import { SessionList } from "../../components/legalai/session-list.tsx";
import { requestScope } from "../../context.ts";
import { changePasswordSchema, endSessionSchema } from "../../schemas/auth.ts";
import { mailsFormSchema } from "../../schemas/comments/comment.ts";
import { nameFormSchema } from "../../schemas/firms/account.ts";
import {
  changePassword,
  endSessionOf,
  listSessions,
} from "../../services/accounts/account.server.ts";
import { changeName, getPerson } from "../../services/accounts/account-settings.server.ts";
import { passwordLengthOf } from "../../services/accounts/password-length.server.ts";
import { endEverySession, noSessionCookie } from "../../services/accounts/sessions.server.ts";
import { getMails, setMails } from "../../services/comments/mails.server.ts";
import { isShared } from "../../services/comments/together.server.ts";
import { getSignInMethods } from "../../services/factors/sign-in-methods.server.ts";
import { may } from "../../services/firms/rights.ts";
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
  const [shared, { mails }, sessions, person, methods, fewest] = await Promise.all([
    isShared(env, member),
    getMails(env, member),
    listSessions(env, user.id),
    getPerson(env, user),
    getSignInMethods(env, user.id),
    passwordLengthOf(env, user.id),
  ]);
  return {
    ...{ user: person, methods, fewest },
    copy: {
      role: member.role,
      firm: shared ? member.firm.name : null,
      exports: may(member, "export"),
    },
    retentionPath:
      member.role === "guest" ? null : may(member, "manage") ? firmSettingsPath : firmPath,
    mails: shared ? mails : null,
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
  name: formWork(
    nameFormSchema,
    async ({ name }, { context }: Route.ActionArgs) => {
      const { user } = context.get(sessionContext);
      await changeName(context.get(requestScope).env, user, name);
      return seeOther(withNotice(accountPath, "name-saved"));
    },
    failed,
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { user, methods, fewest, copy, retentionPath, sessions, mails } = loaderData;
  const [search] = useSearchParams();
  const result = actionData?.result;
  const ofName = "name" in (result?.initialValue ?? {});
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <h1 className="text-2xl">Account</h1>
        <p className="text-soft wrap-anywhere">{user.email}</p>
      </header>
      <NameForm name={user.name} result={ofName ? result : undefined} />
      <SignInMethods {...methods} />
      <SessionList sessions={sessions} />
      <PasswordChange
        // Empty again once it is done.
        key={search.get(noticeParameter) ?? ""}
        result={ofName ? undefined : result}
        fewest={fewest}
      />
      {mails !== null && <MailsForm mails={mails} />}
      <section className="sheet grid gap-3 p-5 sm:p-8" aria-labelledby="data-title">
        <h2 id="data-title">Your data</h2>
        <DataCopy {...copy} />
        <p>
          <Link to={dataPath} className="action quiet">
            Download my data
          </Link>
        </p>
        {retentionPath && (
          <p>
            <Link to={retentionPath} className="link">
              How long original files are kept
            </Link>
          </p>
        )}
      </section>
      <section className="sheet grid gap-3 p-5 sm:p-8" aria-labelledby="calendars-title">
        <h2 id="calendars-title">Calendars</h2>
        <p className="text-soft">
          Your calendar program fetches the dates of your cases at an address of your own.
        </p>
        <p>
          <Link to={calendarsPath} className="action quiet">
            Calendar addresses
          </Link>
        </p>
      </section>
      <section className="sheet grid gap-3 p-5 sm:p-8" aria-labelledby="programs-title">
        <h2 id="programs-title">API access</h2>
        <p className="text-soft">
          With an access token, your own software uses LegalAI in your name, without your password.
        </p>
        <p>
          <Link to={tokensPath} className="action quiet">
            Access tokens
          </Link>
        </p>
      </section>
      <section className="sheet grid gap-3 p-5 sm:p-8" aria-labelledby="delete-title">
        <h2 id="delete-title">Delete your account</h2>
        <p className="text-soft">
          You are told what goes with it, and asked for your password, on the next page.
        </p>
        <p>
          <Link to="/legalai/account/delete" className="action harm">
            Delete my account
          </Link>
        </p>
      </section>
    </main>
  );
}
