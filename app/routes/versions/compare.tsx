import { Link, redirect } from "react-router";
import { Form } from "../../components/forms/page-form.tsx";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PartLinks } from "../../components/ui/part-links.tsx";
import { comparePath, versionsPath } from "../../components/versions/addresses.ts";
import { ChangeGroupList } from "../../components/versions/change-group-list.tsx";
import { ChangeKeys } from "../../components/versions/change-keys.tsx";
import { ChangeList } from "../../components/versions/change-list.tsx";
import { ComparedRows } from "../../components/versions/compared-rows.tsx";
import { FlagChanges } from "../../components/versions/flag-changes.tsx";
import { NotComparedList } from "../../components/versions/not-compared.tsx";
import { WordRedline } from "../../components/versions/word-redline.tsx";
import { requestScope } from "../../context.ts";
import { compareQuerySchema } from "../../schemas/versions/compared.ts";
import type { View } from "../../schemas/versions/compared-page.ts";
import { AppError } from "../../services/errors.ts";
import { recordedOpening } from "../../services/firms/record.server.ts";
import { parseInput } from "../../services/validation.ts";
import { compareCase } from "../../services/versions/compare.server.ts";
import { redlineOffer } from "../../services/versions/redline.server.ts";
import { RowPart } from "../../services/versions/row-part.ts";
import { inFirmOfCase } from "../case/in-firm-of-case.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/compare.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `What changed · ${loaderData?.caseName ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

async function comparisonOf({ request, params: { caseId }, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const member = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const { from, to, view, all, part, list = "", lines } = Object.fromEntries(searchParams);
  const asked = parseInput(compareQuerySchema, { from, to });
  const rows = new RowPart({ part: Number(part ?? 1) - 1, all: all === "yes" });
  const compared = await compareCase(scope.env, member, caseId, asked, (row, texts) =>
    rows.take(row, texts),
  );
  await recordedOpening(scope, member, caseId);
  const { comparedInWords } = await import("../../services/versions/compared-in-words.ts");
  const shown: View = view === "line" ? "line" : "sides";
  const askedList = { key: list, part: Number(lines ?? 1) - 1 };
  return {
    ...comparedInWords(compared, rows, askedList),
    ...{ view: shown, all: all === "yes", list: askedList },
    redline: await redlineOffer(scope.env, member, compared),
  };
}

export const loader = (args: Route.LoaderArgs) =>
  inFirmOfCase(
    comparisonOf(args).catch((error: unknown) => {
      // What is not analysed yet, its list says so of.
      if (error instanceof AppError && error.code === "conflict")
        throw redirect(versionsPath(args.params.caseId));
      throw error;
    }),
    args,
  );

export default function ComparePage({ loaderData, params: { caseId } }: Route.ComponentProps) {
  const { caseName, from, to, newest, count, untracked, tells, groups, flags, heads } = loaderData;
  const { rows, part, parts, view, all, list, renumbered, renumberedCount } = loaderData;
  const { notCompared } = loaderData;
  const here = (asked: { view?: View; all?: boolean; part?: number; list?: typeof list }) => {
    const { view: look = view, all: whole = all, part: at = part, list: lines = list } = asked;
    const more = [
      ...(look === "line" ? ["view=line"] : []),
      ...(whole ? ["all=yes"] : []),
      ...(at > 0 ? [`part=${at + 1}`] : []),
      ...(lines.part > 0 ? [`list=${lines.key}`, `lines=${lines.part + 1}`] : []),
    ];
    return [comparePath(caseId, from, to), ...more].join("&");
  };
  const hrefOf = ({ id, part: on }: { id: number; part: number }) =>
    `${on === part ? "" : here({ part: on })}#change-${id}`;
  const listHrefOf = (key: string, at: number) =>
    `${here({ list: { key, part: at } })}#list-${key}`;
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <BackTo to={`/legalai/case/${caseId}`} page={caseName} />
        <h1 className="text-2xl">
          What changed from version {from} to version {to}
        </h1>
        <p className="text-soft">
          {count > 0
            ? `${counted(count)}, with new numbering left out of account.`
            : heads.length + notCompared.length > 0
              ? "No word of a clause changed. What else differs is told below."
              : "Not one word: the two versions say the same."}{" "}
          A comparison shows what the words say, not what they mean: a lawyer must read them.
        </p>
        {newest > 2 && <ChooseVersions from={from} to={to} newest={newest} />}
      </header>
      {!loaderData.complete && (
        <Notice>
          These texts are too long, or too different, to be compared word by word throughout: some
          changes are told as a whole paragraph, or as all that follows.
        </Notice>
      )}
      {untracked.count > 0 && (
        <section
          id="list-untracked"
          className="sheet untracked grid gap-3 p-5"
          aria-labelledby="untracked-title"
        >
          <h2 id="untracked-title" className="text-lg">
            {counted(untracked.count)} {untracked.count === 1 ? "was" : "were"} not tracked
          </h2>
          <p>{loaderData.silence}</p>
          <ChangeList lines={untracked.lines} hrefOf={hrefOf} />
          <PartLinks
            of="what was not tracked"
            {...untracked}
            hrefOf={(at) => listHrefOf("untracked", at)}
          />
        </section>
      )}
      {tells && untracked.count === 0 && count > 0 && (
        <Notice look="good">Every change was tracked in the new version.</Notice>
      )}
      {heads.length > 0 && (
        <Notice>
          {heads.join(" ")} What runs over the pages is compared by itself, and is no change of a
          clause.
        </Notice>
      )}
      {(groups.length > 0 || flags.length > 0) && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <section className="sheet grid gap-5 p-5" aria-labelledby="words-title">
            <h2 id="words-title" className="text-lg">
              In words
            </h2>
            {groups.map((group) => (
              <ChangeGroupList
                key={group.key}
                group={group}
                hrefOf={hrefOf}
                listHrefOf={(at) => listHrefOf(group.key, at)}
              />
            ))}
            {renumberedCount > 0 && (
              <p className="text-xs text-soft">
                {renumberedCount.toLocaleString("en-AU")}{" "}
                {renumberedCount === 1 ? "clause has" : "clauses have"} only another number:{" "}
                {renumbered.map(({ from: was, to: is }) => `${was} is ${is}`).join(", ")}
                {renumberedCount > renumbered.length && " …"}.
              </p>
            )}
          </section>
          <section className="sheet grid gap-5 p-5" aria-labelledby="flags-title">
            <h2 id="flags-title" className="text-lg">
              Flags
            </h2>
            {flags.length > 0 ? (
              <FlagChanges groups={flags} />
            ) : (
              <p>The same flags, at the same levels, as before.</p>
            )}
          </section>
        </div>
      )}
      {notCompared.length > 0 && <NotComparedList groups={notCompared} />}
      {loaderData.redline && <WordRedline offer={loaderData.redline} />}
      {count > 0 && (
        <section className="grid gap-4" aria-labelledby="side-title">
          <div className="compared-tools no-print">
            <h2 id="side-title" className="text-lg">
              The words
            </h2>
            <nav aria-label="How the words are shown" className="flex flex-wrap gap-2">
              <Toggle to={here({ view: "sides" })} on={view === "sides"} words="Side by side" />
              <Toggle to={here({ view: "line" })} on={view === "line"} words="In line" />
              <Toggle
                to={here({ all: !all, part: 0 })}
                on={all}
                words={all ? "Only what changed" : "The whole document"}
              />
            </nav>
            <ChangeKeys />
          </div>
          <ComparedRows
            rows={rows}
            view={view}
            from={from}
            to={to}
            silent={new Set(loaderData.silent)}
          />
          <PartLinks
            of="the comparison"
            part={part}
            parts={parts}
            hrefOf={(at) => here({ part: at })}
          />
        </section>
      )}
    </main>
  );
}

const counted = (count: number) =>
  `${count.toLocaleString("en-AU")} ${count === 1 ? "change" : "changes"}`;

const Toggle = ({ to, on, words }: { to: string; on: boolean; words: string }) => (
  <Link
    to={to}
    preventScrollReset
    aria-current={on ? "true" : undefined}
    className="action quiet small"
  >
    {words}
  </Link>
);

const numbers = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

/** Which two versions are compared, where there are more. */
const ChooseVersions = ({ from, to, newest }: { from: number; to: number; newest: number }) => (
  <Form method="get" className="no-print flex flex-wrap items-end gap-3">
    {(
      [
        ["from", "From", from],
        ["to", "To", to],
      ] as const
    ).map(([name, label, value]) => (
      <label key={name} className="grid gap-1 text-xs">
        {label}
        <select name={name} defaultValue={value} key={value} className="field-input small w-auto">
          {numbers(newest).map((number) => (
            <option key={number} value={number}>
              Version {number}
            </option>
          ))}
        </select>
      </label>
    ))}
    <button type="submit" className="action quiet small">
      Compare
    </button>
  </Form>
);
