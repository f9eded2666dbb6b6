import { Link } from "react-router";
import { dot } from "../../lib/text/dot.ts";
import type { PlaybookContent } from "../../schemas/playbooks/playbook.ts";
import { Form } from "../forms/page-form.tsx";
import { playbooksPath } from "./addresses.ts";
import { ChoiceField } from "./choice-field.tsx";
import { purposeOf } from "./playbook-list.tsx";
import { TextField } from "./text-field.tsx";

type Starter = Pick<PlaybookContent, "name" | "kinds" | "act_for" | "law"> & {
  id: string;
  size: number;
};

/** The ways to a new playbook: one of ours, a table, nothing. Each becomes a draft. */
export function StartingPoints({
  starters,
  cases,
  first,
}: {
  starters: readonly Starter[];
  /** Those in which something is decided. */
  cases: readonly { id: string; name: string }[];
  first: boolean;
}) {
  return (
    <section className="grid gap-5" aria-labelledby="start-title">
      <h2 id="start-title">{first ? "Start your first playbook" : "Start another"}</h2>
      <div className="grid gap-2">
        <h3>From one of ours</h3>
        <p className="max-w-measure text-soft">
          A starting point; your lawyer must settle it. You get a copy as a draft and change what
          you like.
        </p>
        <ul className="sheet divide-y divide-rule">
          {starters.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-semibold">{one.name}</p>
                <p className="text-xs text-soft">
                  {purposeOf(one)}
                  {dot}
                  {one.size} rules
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="starter" value={one.id} />
                <button type="submit" name="intent" value="start" className="action quiet small">
                  Start from this<span className="sr-only">: {one.name}</span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sheet grid content-start gap-3 p-5">
          <h3>From a table</h3>
          <p className="text-soft">
            An .xlsx or JSON file in our format. Faults are told by row, and nothing is stored while
            there is one.
          </p>
          <p>
            <Link to={`${playbooksPath}/import`} className="action quiet small">
              Import a file
            </Link>
          </p>
        </div>
        {cases.length > 0 && (
          <Form method="post" className="sheet grid content-start gap-3 p-5">
            <h3>From a document that you have decided</h3>
            <p className="text-soft">
              What you raised becomes not acceptable, what you let pass becomes what you prefer.
            </p>
            <ChoiceField
              label="Document"
              name="case_id"
              start={cases[0]?.id ?? ""}
              options={Object.fromEntries(cases.map(({ id, name }) => [id, name]))}
            />
            <p>
              <button type="submit" name="intent" value="from-case" className="action quiet small">
                Make a playbook from its decisions
              </button>
            </p>
          </Form>
        )}
        <Form method="post" className="sheet grid content-start gap-3 p-5">
          <h3>With nothing</h3>
          <TextField label="Name" name="name" start="" maxLength={200} required />
          <p>
            <button type="submit" name="intent" value="blank" className="action quiet small">
              Create an empty draft
            </button>
          </p>
        </Form>
      </div>
    </section>
  );
}
