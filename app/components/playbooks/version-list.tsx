import { formatDateTimeIn } from "../../lib/dates.ts";
import { dot } from "../../lib/text/dot.ts";
import { nameOf } from "../../schemas/person.ts";
import type { ContentChange, ListedVersion } from "../../schemas/playbooks/changes.ts";
import { type ClauseTitles, type Rule, titleOf } from "../../schemas/playbooks/rule-words.ts";

/** "Added: Indemnity. Changed: Payment terms." */
export function changesInWords(
  { added, removed, changed, moved, about }: ContentChange,
  titles: ClauseTitles,
): string {
  const named = (what: string, rules: readonly Rule[]) =>
    rules.length > 0 ? [`${what}: ${rules.map((rule) => titleOf(rule, titles)).join(", ")}.`] : [];
  const all = [
    ...named("Added", added),
    ...named("Removed", removed),
    ...named("Changed", changed),
    ...(moved ? ["The order of the rules."] : []),
    ...(about ? ["The name, or what it is for."] : []),
  ];
  return all.join(" ") || "Nothing.";
}

/** What was published when and by whom, the newest first, and what each version changed. */
export function VersionList({
  versions,
  titles,
  timeZone,
}: {
  versions: readonly ListedVersion[];
  titles: ClauseTitles;
  timeZone: string;
}) {
  return (
    <ol className="divide-y divide-rule" reversed>
      {versions.map(({ version, publishedAt, publishedBy, changes }) => (
        <li key={version} className="grid gap-0.5 py-3">
          <p>
            <strong className="font-semibold">Version {version}</strong>
            {": "}
            {changes ? changesInWords(changes, titles) : "The first that is listed."}
          </p>
          <p className="text-xs text-soft">
            {formatDateTimeIn(publishedAt, timeZone)}
            {publishedBy && `${dot}${nameOf(publishedBy)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
