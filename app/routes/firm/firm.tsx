import type { SubmissionResult } from "@conform-to/react";
import { useSearchParams } from "react-router";
import { documentsInWords } from "../../components/case-list/documents-in-words.ts";
import { FirmSections } from "../../components/firm/firm-sections.tsx";
import { GuestView } from "../../components/firm/guest-view.tsx";
import { InvitationList } from "../../components/firm/invitation-list.tsx";
import { InviteForm } from "../../components/firm/invite-form.tsx";
import { MemberList } from "../../components/firm/member-list.tsx";
import { NewFirm } from "../../components/firm/new-firm.tsx";
import { StorageUse } from "../../components/firm/storage-use.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Refusal } from "../../components/forms/refusal.tsx";
import { sentencesIn } from "../../components/forms/sentences.ts";
import { noticeParameter } from "../../components/legalai/arrivals.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { roles } from "../../schemas/firm.ts";
import type { OriginalKeeping } from "../../schemas/retention.ts";
import { isFresh } from "../../services/accounts/proof.server.ts";
import { getRetention } from "../../services/cases/retention.server.ts";
import { listErasures } from "../../services/firms/erasure.server.ts";
import { listFirms } from "../../services/firms/firms.server.ts";
import { guestStay } from "../../services/firms/guest.server.ts";
import { listInvitations } from "../../services/firms/invitations.server.ts";
import { listMembers } from "../../services/firms/members.server.ts";
import { may } from "../../services/firms/rights.ts";
import { getFirm } from "../../services/firms/settings.server.ts";
import { openMatters } from "../../services/matters/choices.server.ts";
import { memberContext, sessionContext } from "../legalai/session.ts";
import type { Route } from "./+types/firm.ts";
import { firmForms } from "./firm-forms.server.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Firm · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const manages = may(member, "manage");
  const invites = may(member, "invite");
  const [firm, members, invitations, matters, retention, firms, erasing, stay] = await Promise.all([
    getFirm(env, member),
    member.role === "guest" ? null : listMembers(env, member),
    invites ? listInvitations(env, member) : [],
    invites ? openMatters(env, member) : [],
    getRetention(env, member),
    listFirms(env, member),
    listErasures(env, member),
    guestStay(env, member),
  ]);
  return {
    ...{ firm, members, invitations, matters, retention, erasing, manages, invites, stay },
    proven: isFresh(context.get(sessionContext).secondFactor),
    me: member.user.id,
    alone: members?.length === 1,
    several: firms.length > 1,
    roles: roles.filter(
      (role) => (role !== "owner" || manages) && (role !== "guest" || matters.length > 0),
    ),
    now: new Date().toISOString(),
  };
}

export const action = firmForms;

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

const keptFor: Record<OriginalKeeping, string> = {
  until_deleted: "until the document is deleted",
  "90_days": "for 90 days after the analysis",
  "30_days": "for 30 days after the analysis",
};

/** To which of the page's forms an answer belongs, by the fields that it has. */
function formOf(result: SubmissionResult<string[]> | undefined) {
  const typed = result?.initialValue ?? {};
  if ("email" in typed) return "invite";
  return "name" in typed ? "new-firm" : "other";
}

export default function FirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { firm, members, invitations, retention, erasing, me } = loaderData;
  const { manages, invites, alone, several } = loaderData;
  const [search] = useSearchParams();
  const result = actionData?.result;
  const of = (form: string) => (formOf(result) === form ? result : undefined);
  const refused = sentencesIn(of("other"));
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <h1 className="text-2xl">Firm</h1>
        <p className="break-words text-soft">{firm.name}</p>
      </header>
      {manages && <FirmSections />}
      <Refusal result={of("other")} />
      {erasing.map(({ id, name, cases_left }) => (
        <Notice key={id} title={`“${name}” is being deleted`}>
          {cases_left > 0
            ? `${documentsInWords(cases_left)} still to go.`
            : "Deletion is finishing, within minutes."}{" "}
          Nobody can reach anything in it any more.
        </Notice>
      ))}
      {members && (
        <section className="sheet grid gap-5 p-5 sm:p-8" aria-labelledby="members-title">
          <h2 id="members-title">{alone ? "Work together" : "Members"}</h2>
          {alone ? (
            <p className="max-w-prose">
              You are the only member, and need not change anything. A colleague whom you invite
              sees this firm’s documents and decides flags with you, with an account of their own.
              Restrict a matter to limit who sees it.
            </p>
          ) : (
            <MemberList members={members} me={me} canManage={manages} />
          )}
          <InvitationList
            invitations={invitations}
            now={loaderData.now}
            proven={loaderData.proven && !refused}
          />
        </section>
      )}
      {invites && (
        <section className="sheet grid gap-5 p-5 sm:p-8" aria-labelledby="invite-title">
          <h2 id="invite-title">{alone ? "Invite a colleague" : "Invite somebody"}</h2>
          <InviteForm
            // Empty again once it is sent.
            key={`${search.get(noticeParameter)} ${invitations.length}`}
            roles={loaderData.roles}
            matters={loaderData.matters}
            proven={loaderData.proven}
            result={of("invite")}
          />
        </section>
      )}
      {loaderData.stay && <GuestView stay={loaderData.stay} me={me} />}
      {members && !manages && (
        <section className="sheet grid gap-5 p-5 sm:p-8" aria-labelledby="documents-title">
          <h2 id="documents-title">Documents</h2>
          <StorageUse {...firm.storage} />
          <p className="text-soft">Original files are kept {keptFor[retention.originals]}.</p>
        </section>
      )}
      {members && (!alone || several) && <NewFirm result={of("new-firm")} />}
    </main>
  );
}
