import { Link, useNavigation } from "react-router";
import { firmPath, memberPath } from "../../components/firm/addresses.ts";
import { RoleForm } from "../../components/firm/role-form.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Form } from "../../components/forms/page-form.tsx";
import { Refusal } from "../../components/forms/refusal.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { requestScope } from "../../context.ts";
import { removalFormSchema, roleFormSchema } from "../../schemas/firms/membership.ts";
import { nameOf } from "../../schemas/person.ts";
import { isFresh } from "../../services/accounts/proof.server.ts";
import { AppError } from "../../services/errors.ts";
import { changeRole, listMembers, removeMember } from "../../services/firms/members.server.ts";
import { may } from "../../services/firms/rights.ts";
import { listMatters } from "../../services/matters/list.server.ts";
import { statusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext, sessionContext } from "../legalai/session.ts";
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
  const { matters } = manages
    ? await listMatters(env, member, { member: params.userId, limit: 100 })
    : { matters: [] };
  const me = all.find(({ id }) => id === member.user.id) ?? { name: "", email: member.user.email };
  return {
    ...{ mine, manages, me: nameOf(me), firm: member.firm.name },
    proven: isFresh(context.get(sessionContext).secondFactor),
    email: shown?.email ?? member.user.email,
    name: shown?.name ?? "",
    role: shown?.role ?? member.role,
    until: shown?.until ?? null,
    seen: matters
      .filter(({ members }) => members.some(({ id }) => id === params.userId))
      .map(({ id, name }) => ({ id, name })),
    // Who asks is offered first, without a name to choose.
    heirs: all.filter(
      ({ id, role }) =>
        ![params.userId, manages && member.user.id].includes(id) && role !== "guest",
    ),
  };
}

export const action = formActions({
  role: formWork(
    roleFormSchema,
    async (asked, { params, context }: Route.ActionArgs) => {
      const scope = context.get(requestScope);
      await changeRole(scope, context.get(memberContext), params.userId, asked);
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
  const { mine, manages, me, firm, name, email, heirs } = loaderData;
  const { role, until, seen } = loaderData;
  const busy = useNavigation().state !== "idle";
  const result = actionData?.result;
  const isOfRole = result?.initialValue && "role" in result.initialValue;
  const here = memberPath(params.userId);
  const called = name || email;
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <BackTo to={firmPath} page="Firm" />
        <h1 className="given-name">{called}</h1>
        {name && <p className="break-words text-soft">{email}</p>}
      </header>
      <Refusal result={isOfRole ? undefined : result} />
      {manages && (
        <RoleForm
          key={`${role} ${until}`}
          of={{ id: params.userId, role, until }}
          matters={seen}
          proven={loaderData.proven}
          busy={busy}
          result={isOfRole ? result : undefined}
        />
      )}
      <Form method="post" action={here} className="sheet grid gap-5 p-5 sm:p-8">
        <h2 className="wrap-anywhere">{mine ? `Leave ${firm}` : `Remove from ${firm}`}</h2>
        <p>
          {mine
            ? "You lose access to everything in the firm at once. Your work remains there under your name."
            : "They lose access to everything in the firm at once, and their tokens and the invitations that they sent stop working. Their work remains under their name."}
        </p>
        {heirs.length === 0 && !mine && <p>You take over their matters and flags.</p>}
        {heirs.length > 0 && (
          <div className="field max-w-[28rem]">
            <label className="field-label" htmlFor="handover">
              Who takes over {mine ? "your" : "their"} matters and flags
            </label>
            <select id="handover" name="handover" className="field-input" defaultValue="">
              <option value="">{manages && !mine ? `${me} (you)` : "An owner of the firm"}</option>
              {heirs.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
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
            <span className="min-w-0 wrap-anywhere">
              {mine ? "Leave the firm" : `Remove ${called}`}
            </span>
          </button>
          <Link to={firmPath} className="action quiet">
            Cancel
          </Link>
        </div>
      </Form>
    </main>
  );
}
