import * as v from "valibot";
import { Refusal } from "../../components/forms/refusal.tsx";
import { HandlingForm } from "../../components/staff/handling-form.tsx";
import { LeadFacts } from "../../components/staff/lead-facts.tsx";
import { MailList } from "../../components/staff/mail-list.tsx";
import { NoteList } from "../../components/staff/note-list.tsx";
import { withStaffNotice } from "../../components/staff/notice.tsx";
import { ReleaseForm } from "../../components/staff/release-form.tsx";
import { requestScope } from "../../context.ts";
import { handlingSchema, noteSchema, sendAgainSchema } from "../../schemas/leads/lead-handling.ts";
import { listStaff } from "../../services/accounts/staff.server.ts";
import { getLeadDetails } from "../../services/leads/details.server.ts";
import { addNote, handleLead } from "../../services/leads/handling.server.ts";
import { sendAgain } from "../../services/leads/mails.server.ts";
import { releaseLead } from "../../services/leads/release.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import type { Route } from "./+types/lead.ts";
import { memberContext } from "./member.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.lead.business ?? "Lead"} · Staff` },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const [details, staff] = await orStatusPage(
    Promise.all([getLeadDetails(env, params.leadId), listStaff(env)]),
  );
  return { ...details, staff, newNote: crypto.randomUUID(), now: Date.now() };
}

const scopeOf = ({ context }: Route.ActionArgs) => context.get(requestScope);
const failed = "That could not be done. Please try again in a minute.";

const pageOf = ({ params }: Route.ActionArgs) => `/staff/leads/${params.leadId}`;

export const action = formActions({
  handle: formWork(
    handlingSchema,
    async (handling, args: Route.ActionArgs) => {
      await handleLead(scopeOf(args).env, args.params.leadId, handling);
      return seeOther(withStaffNotice(pageOf(args), "saved"));
    },
    failed,
  ),
  note: formWork(
    noteSchema,
    async (note, args: Route.ActionArgs) => {
      const { id: author } = args.context.get(memberContext);
      await addNote(scopeOf(args).env, args.params.leadId, author, note);
      return seeOther(withStaffNotice(pageOf(args), "noted"));
    },
    failed,
  ),
  release: formWork(
    v.strictObject({}),
    async (_nothing, args: Route.ActionArgs) => {
      await releaseLead(scopeOf(args), args.params.leadId);
      return seeOther(withStaffNotice(pageOf(args), "released"));
    },
    failed,
  ),
  again: formWork(
    sendAgainSchema,
    async (mail, args: Route.ActionArgs) => {
      await sendAgain(scopeOf(args), mail);
      return seeOther(withStaffNotice(pageOf(args), "again"));
    },
    failed,
  ),
});

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, notes, mails, staff, newNote, now } = loaderData;
  const typed = actionData?.result.initialValue;
  return (
    <main id="main" className="screen">
      <LeadFacts lead={lead} now={now} />
      <Refusal result={actionData?.result} />
      {lead.held && <ReleaseForm guide={lead.kind === "ai_resource"} />}
      <div className="lead-desk">
        <NoteList notes={notes} newNote={newNote} typed={typed?.text} />
        <HandlingForm lead={lead} staff={staff} typed={typed?.status ? typed : undefined} />
      </div>
      <MailList
        title="Mails"
        mails={mails}
        none="No mail about this lead is kept any more: sent ones are forgotten after a week."
      />
      {lead.email && (
        <form method="post" action="/staff/people">
          <input type="hidden" name="email" value={lead.email} />
          <button type="submit" name="intent" value="find" className="action quiet">
            Copy or delete this person’s data
          </button>
        </form>
      )}
    </main>
  );
}
