import { parseWithValibot } from "@conform-to/valibot";
import { Link, redirect } from "react-router";
import * as v from "valibot";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { Notice } from "../../components/legalai/notice.tsx";
import { PasswordChange } from "../../components/legalai/password-change.tsx";
import { RetentionForm } from "../../components/legalai/retention-form.tsx";
import { SessionList } from "../../components/legalai/session-list.tsx";
import { requestScope } from "../../context.ts";
import { changePasswordSchema } from "../../schemas/auth.ts";
import { retentionSchema } from "../../schemas/retention.ts";
import {
  changePassword,
  endSessionOf,
  listSessions,
} from "../../services/accounts/account.server.ts";
import { endEverySession, noSessionCookie } from "../../services/accounts/sessions.server.ts";
import { getRetention, setRetention } from "../../services/cases/retention.server.ts";
import { readForm } from "../../services/request-body.ts";
import { invalid, orStatusPage, refusal } from "../expected-errors.ts";
import type { Route } from "./+types/account.ts";
import { sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Account · LegalAI" },
  { name: "robots", content: "noindex" },
];

const failed = "That could not be done. Please try again in a minute.";

export async function loader({ context }: Route.LoaderArgs) {
  const { id, user } = context.get(sessionContext);
  const { env } = context.get(requestScope);
  const [sessions, retention] = await Promise.all([
    listSessions(env, user.id),
    getRetention(env, user.id),
  ]);
  return { user, retention, sessions: sessions.map((one) => ({ ...one, here: one.id === id })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(requestScope);
  const { user } = context.get(sessionContext);
  const form = await orStatusPage(readForm(request));
  const intent = form.get("intent");
  form.delete("intent");
  if (intent === "change-password") return change(form, context);
  if (intent === "end-session") {
    await endSessionOf(env, user.id, String(form.get("session") ?? ""));
    return { said: "That device is signed out." };
  }
  if (intent === "end-everywhere") {
    await endEverySession(env, user.id);
    throw redirect(withNotice("/legalai/auth", "signed-out"), {
      headers: { "Set-Cookie": noSessionCookie, "Clear-Site-Data": '"storage"' },
    });
  }
  if (intent === "retention") {
    const parsed = v.safeParse(retentionSchema, Object.fromEntries(form));
    if (!parsed.success) return { said: "" };
    await setRetention(env, user.id, parsed.output);
    return { said: "Saved. No original is deleted within the next week." };
  }
  return { said: "" };
}

async function change(form: FormData, context: Route.ActionArgs["context"]) {
  const scope = context.get(requestScope);
  const submission = parseWithValibot(form, { schema: changePasswordSchema });
  if (submission.status !== "success") return invalid(submission);
  try {
    await changePassword(scope, context.get(sessionContext), submission.value);
  } catch (error) {
    return refusal(submission, error, { fallback: failed, requestId: scope.requestId });
  }
  return { said: "Your password is changed, and every other device is signed out." };
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { user, sessions, retention } = loaderData;
  const result = actionData && "result" in actionData ? actionData.result : undefined;
  const said = actionData && "said" in actionData ? actionData.said : "";
  return (
    <main id="main" className="screen max-w-[52rem]">
      <header className="grid gap-1">
        <h1 className="text-2xl">Account</h1>
        <p className="text-soft">{user.email}</p>
      </header>
      {said && <Notice look="good">{said}</Notice>}
      <SessionList sessions={sessions} />
      <PasswordChange key={said} result={result} />
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
      <p>
        <Link to="/legalai/account/delete" className="action harm">
          Delete my account
        </Link>
      </p>
    </main>
  );
}
