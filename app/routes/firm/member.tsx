import { Form, Link, useNavigation } from "react-router";
import { firmPath, memberPath } from "../../components/firm/addresses.ts";
import { roleChoices } from "../../components/firm/role-words.ts";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { sentencesIn } from "../../components/forms/sentences.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { roles } from "../../schemas/firm.ts";
import { removalFormSchema, roleChangeSchema } from "../../schemas/firms/membership.ts";
import { AppError } from "../../services/errors.ts";
import { changeRole, listMembers, removeMember } from "../../services/firms/members.server.ts";
import { may } from "../../services/firms/rights.ts";
import { statusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/member.ts";

export const meta: Route.MetaFunction = () => [
  { title: "A member of the firm · LegalAI" },
  { name: "robots", content: "noindex" },
];

const failed = "That could not be done. Please try again in a minute.";

/** An owner sees everybody's page here, everybody else their own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const mine = params.userId === member.user.id;
  const manages = may(member, "manage");
  const all = member.role === "guest" ? [] : await listMembers(env, member);
  const shown = all.find(({ id }) => id === params.userId);
  if (!mine && !(manages && shown))
    throw statusPage(new AppError("not_found", "There is no such member."));
  return {
    ...{ mine, manages, firm: member.firm.name },
    email: shown?.email ?? member.user.email,
    name: shown?.name ?? "",
    role: shown?.role ?? member.role,
    heirs: all.filter(({ id, role }) => id !== params.userId && role !== "guest"),
  };
}

export const action = formActions({
  role: formWork(
    roleChangeSchema,
    async ({ role }, { params, context }: Route.ActionArgs) => {
      const scope = context.get(requestScope);
      await changeRole(scope, context.get(memberContext), params.userId, role);
      return seeOther(withNotice(firmPath, "role-changed"));
    },
    failed,
  ),
  remove: formWork(
    removalFormSchema,
    async ({ handover }, { params, context }: Route.ActionArgs) => {
      const member = context.get(memberContext);
      await removeMember(context.get(requestScope), member, params.userId, handover);
      return member.user.id === params.userId
        ? seeOther(withNotice("/legalai/dashboard", "left"))
        : seeOther(withNotice(firmPath, "member-removed"));
    },
    failed,
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function MemberPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { mine, manages, firm, name, email, role, heirs } = loaderData;
  const busy = useNavigation().state !== "idle";
  const refused = sentencesIn(actionData?.result);
  const here = memberPath(params.userId);
  return (
    <main id="main" className="screen max-w-[40rem]">
      <header className="grid gap-1">
        <BackTo to={firmPath} page="Firm" />
        <h1 className="break-words text-2xl">{name || email}</h1>
        {name && <p className="break-words text-soft">{email}</p>}
      </header>
      {refused && <Notice look="bad">{refused}</Notice>}
      {manages && (
        <Form method="post" action={here} className="sheet grid gap-5 p-5 sm:p-8">
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-display text-lg font-semibold">Role</legend>
            {roles.map((one) => (
              <label key={one} className="flex min-h-8 items-center gap-3">
                <input
                  type="radio"
                  name="role"
                  value={one}
                  defaultChecked={role === one}
                  className="size-5 shrink-0"
                />
                {roleChoices[one]}
              </label>
            ))}
          </fieldset>
          <p>
            <button type="submit" name="intent" value="role" className="action" disabled={busy}>
              Save the role
            </button>
          </p>
        </Form>
      )}
      <Form method="post" action={here} className="sheet grid gap-5 p-5 sm:p-8">
        <h2 className="break-words text-lg">{mine ? `Leave ${firm}` : `Remove from ${firm}`}</h2>
        <p>
          {mine
            ? "You lose sight of everything in the firm at once. What you did stays there, under your name."
            : "They lose sight of everything in the firm at once, and their tokens and the invitations that they sent stop working. What they did stays, under their name."}
        </p>
        {heirs.length > 0 && (
          <div className="field">
            <label className="field-label" htmlFor="handover">
              Who takes over {mine ? "your" : "their"} matters and flags
            </label>
            <select id="handover" name="handover" className="field-input" defaultValue="">
              <option value="">{manages && !mine ? "I do" : "An owner of the firm"}</option>
              {heirs.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name || one.email}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            name="intent"
            value="remove"
            className="action harm"
            disabled={busy}
          >
            {mine ? "Leave the firm" : "Remove them"}
          </button>
          <Link to={firmPath} className="action quiet">
            {mine ? "Stay" : "Keep them"}
          </Link>
        </div>
      </Form>
    </main>
  );
}
