import { Refusal } from "../../components/forms/refusal.tsx";
import { MailList } from "../../components/staff/mail-list.tsx";
import { withStaffNotice } from "../../components/staff/notice.tsx";
import { requestScope } from "../../context.ts";
import { sendAgainSchema } from "../../schemas/leads/lead-handling.ts";
import { sendAgain, undeliveredMails } from "../../services/leads/mails.server.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import type { Route } from "./+types/mails.ts";

export const meta: Route.MetaFunction = () => [{ title: "Undelivered mails · Staff" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  return { mails: await undeliveredMails(env), leadsTo: env.LEADS_TO };
}

export const action = formActions({
  again: formWork(
    sendAgainSchema,
    async (mail, { context }: Route.ActionArgs) => {
      await sendAgain(context.get(requestScope), mail);
      return seeOther(withStaffNotice("/staff/mails", "again"));
    },
    "That could not be done. Please try again in a minute.",
  ),
});

export default function Mails({ loaderData, actionData }: Route.ComponentProps) {
  const { mails, leadsTo } = loaderData;
  return (
    <main id="main" className="screen">
      <header className="grid gap-2">
        <h1 className="text-2xl">Undelivered mails</h1>
        <p className="max-w-measure text-soft">
          A mail that fails is tried again for a day, and then given up; it is kept for 30 days.
          Leads are told to <strong className="text-strong">{leadsTo}</strong>. If that address is
          wrong, correct <code>LEADS_TO</code>, and send again: what was for the agency then goes to
          the right one.
        </p>
      </header>
      <Refusal result={actionData?.result} />
      <MailList title="Failed so far" mails={mails} none="Every mail has arrived." />
    </main>
  );
}
