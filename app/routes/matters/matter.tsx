import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import * as v from "valibot";
import { CaseMenu } from "../../components/case/menu.tsx";
import { ChoosableCases, isOfChosen } from "../../components/case-list/choosable-cases.tsx";
import { ListPages } from "../../components/case-list/list-pages.tsx";
import { UndoNotice } from "../../components/case-list/undo-notice.tsx";
import { useFresh } from "../../components/case-list/use-fresh.ts";
import { Form } from "../../components/forms/page-form.tsx";
import { Refusal } from "../../components/forms/refusal.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { BehindWall } from "../../components/matters/behind-wall.tsx";
import { MatterFacts } from "../../components/matters/matter-facts.tsx";
import { MatterForm } from "../../components/matters/matter-form.tsx";
import { MatterMarks } from "../../components/matters/matter-marks.tsx";
import { MatterPeople } from "../../components/matters/matter-people.tsx";
import { MatterRecord } from "../../components/matters/matter-record.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { formatDate } from "../../lib/dates.ts";
import { letInSchema, matterFormSchema, saidInForm } from "../../schemas/matter.ts";
import { may } from "../../services/firms/rights.ts";
import { deleteMatter, updateMatter } from "../../services/matters/matters.server.ts";
import { matterPage } from "../../services/matters/page.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { chosenCases, undoable } from "../legalai/chosen-cases.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/matter.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.matter.name ?? "Matter"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

const failed = "That could not be done. Please try again in a minute.";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const cursor = searchParams.get("cursor") || undefined;
  const before = searchParams.get("before") ?? undefined;
  const [{ matter, inside }, undo] = await orStatusPage(
    Promise.all([
      matterPage(env, member, params.matterId, { cursor, before }),
      undoable(env, member, searchParams),
    ]),
  );
  if (!inside) return { matter, inside };
  return {
    matter,
    inside: {
      ...{ ...inside, cursor, undo },
      ...{ mayWrite: may(member, "write"), mayShare: may(member, "share") },
      mayDelete: may(member, "delete"),
    },
  };
}

const askedOf = ({ context, params }: Route.ActionArgs) =>
  [context.get(requestScope), context.get(memberContext), params.matterId] as const;

const pageOf = ({ params }: Route.ActionArgs) => `/legalai/matter/${params.matterId}`;

export const action = formActions({
  change: formWork(
    matterFormSchema,
    async (form, args: Route.ActionArgs) => {
      const { walled_off } = await updateMatter(...askedOf(args), saidInForm(form));
      return seeOther(withNotice(walled_off ? "/legalai/matters" : pageOf(args), "case-changed"));
    },
    failed,
  ),
  "let-in": formWork(
    letInSchema,
    async ({ version }, args: Route.ActionArgs) => {
      const [scope, member, id] = askedOf(args);
      await updateMatter(scope, member, id, { members: [member.user.id], version });
      return seeOther(withNotice(pageOf(args), "let-in"));
    },
    failed,
  ),
  ...chosenCases(pageOf),
  "delete-matter": formWork(
    v.strictObject({}),
    async (_nothing, args: Route.ActionArgs) => {
      await deleteMatter(...askedOf(args));
      return seeOther(withNotice("/legalai/matters", "matter-deleted"));
    },
    failed,
  ),
});

/** Who changed what somebody else has changed meanwhile sees both. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export default function MatterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { matter, inside } = loaderData;
  useFresh(inside?.cases.some(({ status }) => status === "analyzing") ?? false);
  const result = actionData?.result;
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <BackTo to="/legalai/matters" page="Matters" />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="given-name">{matter.name}</h1>
          <MatterMarks of={matter} />
        </div>
        {inside && <MatterFacts of={matter} shared={inside.people.length > 1} />}
      </header>
      {inside ? (
        <Inside key={matter.version} matter={matter} inside={inside} result={result} />
      ) : (
        <BehindWall of={matter} result={result} />
      )}
    </main>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function Inside({
  matter,
  inside,
  result,
}: {
  matter: Shown["matter"];
  inside: NonNullable<Shown["inside"]>;
  result: NonNullable<Route.ComponentProps["actionData"]>["result"] | undefined;
}) {
  const { cases, cursor, nextCursor, record, people, undo, matters, closed } = inside;
  const { mayWrite, mayShare, mayDelete } = inside;
  const ofCases = isOfChosen(result);
  const typed = ofCases ? result?.initialValue : undefined;
  const isOpen = matter.state === "open";
  return (
    <>
      {!isOpen && (
        <Notice
          title={
            closed ? `This matter was closed on ${formatDate(closed)}` : "This matter is closed"
          }
        >
          Its documents can still be read, searched and exported, and their flags decided. None can
          be added.{mayWrite && " To reopen it, change its status."}
        </Notice>
      )}
      {mayWrite && (
        <details className="sheet" open={result !== undefined && !ofCases}>
          <summary className="cursor-pointer p-4 font-semibold">Change this matter</summary>
          <div className="grid gap-6 border-rule border-t p-5 sm:p-8">
            <MatterForm
              of={matter}
              people={people}
              mayShare={mayShare}
              result={ofCases ? undefined : result}
            />
            {mayDelete && <Deletion restricted={matter.restricted} />}
          </div>
        </details>
      )}
      <div className="questions">
        <section className="grid content-start gap-3" aria-labelledby="cases-title">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <h2 id="cases-title">Documents</h2>
            {cases.length > 0 && (
              <Link to={`/legalai/cases?matter=${matter.id}`} className="link">
                Search these
              </Link>
            )}
            {mayWrite && isOpen && (
              <Link to={`/legalai/upload?matter=${matter.id}`} className="action small ms-auto">
                Upload into this matter
              </Link>
            )}
          </div>
          {undo && undo.ids.length > 0 && <UndoNotice key={undo.ids.join()} {...undo} />}
          {ofCases && <Refusal result={result} />}
          {cases.length > 0 ? (
            <ChoosableCases
              cases={cases}
              inMatter
              matters={matters.filter(({ id }) => id !== matter.id)}
              may={{ write: isOpen && mayWrite, delete: isOpen && mayDelete }}
              after={
                mayWrite || mayDelete
                  ? (one) => (
                      <CaseMenu
                        of={one}
                        may={{ write: mayWrite, delete: mayDelete }}
                        typed={typed?.id === one.id && "case_name" in typed ? typed : undefined}
                      />
                    )
                  : undefined
              }
            >
              <ListPages label="Pages of the documents" cursor={cursor} nextCursor={nextCursor} />
            </ChoosableCases>
          ) : (
            <>
              <p className="sheet p-5 text-soft">
                {cursor !== undefined
                  ? "There are no more documents."
                  : mayWrite && isOpen
                    ? "No documents yet. Upload one into this matter, or choose some in My Cases and move them here."
                    : "No documents yet."}
              </p>
              <ListPages label="Pages of the documents" cursor={cursor} nextCursor={null} />
            </>
          )}
        </section>
        <div className="grid content-start gap-7">
          {people.length !== 1 && <MatterPeople of={matter} people={people} />}
          <MatterRecord
            events={record.events}
            // A guest is told of nobody in the firm but those named here, nor who has left it.
            {...(people.length > 0
              ? { people, others: "Somebody who has left" }
              : { people: matter.members, others: "Somebody" })}
            next={record.nextCursor ? `?before=${record.nextCursor}` : null}
          />
        </div>
      </div>
    </>
  );
}

function Deletion({ restricted }: { restricted: boolean }) {
  return (
    <Form method="post" className="grid gap-3 border-rule border-t pt-5">
      <p className="text-soft">
        {restricted
          ? "A restricted matter can be deleted once it holds no documents."
          : "If you delete this matter, its documents stay, unfiled."}
      </p>
      <p>
        <button type="submit" name="intent" value="delete-matter" className="action harm small">
          Delete matter
        </button>
      </p>
    </Form>
  );
}
