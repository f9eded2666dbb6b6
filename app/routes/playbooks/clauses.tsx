import { Link } from "react-router";
import { Form } from "../../components/forms/page-form.tsx";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { playbookPath, playbooksPath } from "../../components/playbooks/addresses.ts";
import { CopyWords } from "../../components/ui/copy-words.tsx";
import { requestScope } from "../../context.ts";
import type { LibraryEntry } from "../../schemas/playbooks/library.ts";
import { clauseLibrary } from "../../services/playbooks/library.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/clauses.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Clause library · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  return { q, ...(await orStatusPage(clauseLibrary(env, context.get(memberContext), q))) };
}

export default function ClausesPage({ loaderData }: Route.ComponentProps) {
  const { q, entries, more } = loaderData;
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-3">
        <BackTo to={playbooksPath} page="Playbooks" />
        <h1 className="text-2xl">Clause library</h1>
        <p className="max-w-measure text-soft">
          The model wording of the firm’s published playbooks.
        </p>
      </header>
      <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <label htmlFor="q" className="field-label">
            Words to look for
          </label>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={200}
            className="field-input"
          />
        </div>
        <button type="submit" className="action quiet">
          Search
        </button>
      </Form>
      {entries.length === 0 && (
        <p className="sheet p-5">
          {q ? (
            <>
              Nothing was found.{" "}
              <Link to="?" className="link">
                Show all
              </Link>
            </>
          ) : (
            "No published playbook has model wording yet."
          )}
        </p>
      )}
      <ul className="grid gap-4">
        {entries.map((entry) => (
          <Entry key={`${entry.playbook.id} ${entry.ruleId} ${entry.position}`} of={entry} />
        ))}
      </ul>
      {more && <p className="text-soft">There are more. Please look for words.</p>}
    </main>
  );
}

const casesNamed = 5;

function Entry({ of }: { of: LibraryEntry }) {
  const { playbook, ruleId, title, position, wording, why, cases } = of;
  return (
    <li className="sheet grid gap-2 p-5">
      <h2>{title}</h2>
      <p className="text-xs text-soft">
        {position} in{" "}
        <Link to={`${playbookPath(playbook.id)}#rule-${ruleId}`} className="link">
          {playbook.name}
        </Link>
      </p>
      <blockquote className="model-wording">{wording}</blockquote>
      <CopyWords words={wording} of={`${title}, ${position}`} />
      <p>{why}</p>
      {cases.length > 0 && (
        <p className="text-xs text-soft">
          Proposed in{" "}
          {cases.slice(0, casesNamed).map(({ id, name }, i) => (
            <span key={id}>
              {i > 0 && ", "}
              <Link to={`/legalai/case/${id}`} className="link">
                {name}
              </Link>
            </span>
          ))}
          {cases.length > casesNamed && ` and ${cases.length - casesNamed} more`}.
        </p>
      )}
    </li>
  );
}
