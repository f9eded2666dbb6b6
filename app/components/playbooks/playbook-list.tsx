import { Link } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import { dot } from "../../lib/text/dot.ts";
import { nameOf } from "../../schemas/person.ts";
import type { ListedPlaybook } from "../../schemas/playbooks/answers.ts";
import { playbookPath } from "./addresses.ts";

/** "Services agreement · for the Customer · law of Victoria": which documents a playbook is for. */
export const purposeOf = ({
  kinds,
  act_for,
  law,
}: Pick<ListedPlaybook, "kinds" | "act_for" | "law">) =>
  [
    kinds.length > 0 ? kinds.join(", ") : "Every kind of contract",
    act_for && `for the ${act_for}`,
    law && `under the law of ${new Intl.ListFormat("en-AU", { type: "disjunction" }).format(law)}`,
  ]
    .filter(Boolean)
    .join(dot);

/** What a playbook is at: draft, published, the firm's default. */
export function PlaybookMarks({
  of,
}: {
  of: Pick<ListedPlaybook, "version" | "draft" | "default">;
}) {
  return (
    <>
      <span className="matter-mark">
        {of.version === 0 ? "Draft, not published" : `Version ${of.version}`}
      </span>
      {of.version > 0 && of.draft && <span className="matter-mark">Unpublished changes</span>}
      {of.default && <span className="matter-mark">The firm’s default</span>}
    </>
  );
}

/** The firm's playbooks, each with which documents it is for. */
export function PlaybookList({ playbooks }: { playbooks: readonly ListedPlaybook[] }) {
  return (
    <ul className="sheet divide-y divide-rule">
      {playbooks.map((one) => (
        <li key={one.id} className="grid gap-1 px-5 py-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={playbookPath(one.id)} className="case-name">
              {one.name}
            </Link>
            <PlaybookMarks of={one} />
          </div>
          <p className="text-soft">{purposeOf(one)}</p>
          <p className="text-xs text-soft">
            {one.size === 1 ? "1 rule" : `${one.size} rules`}
            {dot}changed on {formatDate(one.changed_at)}
            {one.changed_by && ` by ${nameOf(one.changed_by)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
