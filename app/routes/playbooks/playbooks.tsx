import { Link } from "react-router";
import * as v from "valibot";
import { Refusal } from "../../components/forms/refusal.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { clausesPath, playbookPath } from "../../components/playbooks/addresses.ts";
import { FirstPlaybook } from "../../components/playbooks/first-playbook.tsx";
import { PlaybookList } from "../../components/playbooks/playbook-list.tsx";
import { StartingPoints } from "../../components/playbooks/starting-points.tsx";
import { requestScope } from "../../context.ts";
import { askFor } from "../../schemas/ask-for.ts";
import { line } from "../../schemas/fields.ts";
import { may } from "../../services/firms/rights.ts";
import { playbookFromCase, reviewedCases } from "../../services/playbooks/from-case.server.ts";
import { createPlaybook, listPlaybooks } from "../../services/playbooks/playbooks.server.ts";
import { startingPoint, startingPoints } from "../../services/playbooks/starting-points.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/playbooks.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Playbooks · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const playbooks = await orStatusPage(listPlaybooks(env, member));
  const mayKeep = may(member, "playbooks");
  const cases = mayKeep ? await reviewedCases(env, member) : [];
  return { playbooks, starters: startingPoints, cases, mayKeep };
}

const failed = "The playbook could not be stored.";

export const action = formActions({
  /** From one that ships. */
  start: formWork(
    askFor({ starter: v.string() }),
    async ({ starter }, { context }: Route.ActionArgs) => {
      const content = startingPoint(starter);
      const scope = context.get(requestScope);
      const id = await createPlaybook(scope, context.get(memberContext), content, {
        published: false,
      });
      return seeOther(playbookPath(id));
    },
    failed,
  ),
  /** From what was decided about a document. */
  "from-case": formWork(
    askFor({ case_id: v.pipe(v.string(), v.uuid("Please choose a document.")) }),
    async ({ case_id }, { context }: Route.ActionArgs) => {
      const scope = context.get(requestScope);
      const id = await playbookFromCase(scope, context.get(memberContext), case_id);
      return seeOther(withNotice(playbookPath(id), "playbook-made"));
    },
    failed,
  ),
  /** With nothing. */
  blank: formWork(
    askFor({ name: line("Please give the playbook a name.") }),
    async ({ name }, { context }: Route.ActionArgs) => {
      const content = { name, kinds: [], act_for: null, law: null, rules: [] };
      const scope = context.get(requestScope);
      const id = await createPlaybook(scope, context.get(memberContext), content, {
        published: false,
      });
      return seeOther(playbookPath(id));
    },
    failed,
  ),
});

export default function Playbooks({ loaderData, actionData }: Route.ComponentProps) {
  const { playbooks, starters: offered, cases, mayKeep } = loaderData;
  return (
    <main id="main" className="screen">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">Playbooks</h1>
        {playbooks.length > 0 && (
          <Link to={clausesPath} className="link">
            Clause library
          </Link>
        )}
      </header>
      <Refusal result={actionData?.result} />
      {playbooks.length === 0 ? (
        <FirstPlaybook mayKeep={mayKeep} />
      ) : (
        <PlaybookList playbooks={playbooks} />
      )}
      {mayKeep && (
        <StartingPoints starters={offered} cases={cases} first={playbooks.length === 0} />
      )}
    </main>
  );
}
