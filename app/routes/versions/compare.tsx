import { Form, Link, redirect } from "react-router";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { comparePath, versionsPath } from "../../components/versions/addresses.ts";
import { ChangeKeys } from "../../components/versions/change-keys.tsx";
import { ChangeList } from "../../components/versions/change-list.tsx";
import { ComparedRows } from "../../components/versions/compared-rows.tsx";
import { FlagChanges } from "../../components/versions/flag-changes.tsx";
import { WordRedline } from "../../components/versions/word-redline.tsx";
import { requestScope } from "../../context.ts";
import { compareQuerySchema } from "../../schemas/versions/compared.ts";
import type { View } from "../../schemas/versions/compared-page.ts";
import { AppError } from "../../services/errors.ts";
import { recordedOpening } from "../../services/firms/record.server.ts";
import { parseInput } from "../../services/validation.ts";
import { compareCase } from "../../services/versions/compare.server.ts";
import { comparedInWords } from "../../services/versions/compared-in-words.ts";
import { redlineOffer } from "../../services/versions/redline.server.ts";
import { inFirmOfCase } from "../legalai/in-firm-of-case.ts";
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
  const { from, to, view, all, part } = Object.fromEntries(searchParams);
  const asked = parseInput(compareQuerySchema, { from, to });
  const compared = await compareCase(scope.env, member, caseId, asked);
  await recordedOpening(scope, member, caseId);
  const shown: View = view === "line" ? "line" : "sides";
  return {
    ...comparedInWords(compared, { part: Number(part ?? 1) - 1, all: all === "yes" }),
    ...{ view: shown, all: all === "yes" },
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
  const { caseName, from, to, newest, count, untracked, tells, groups, flags } = loaderData;
  const { rows, part, parts, view, all, renumbered, complete, redline } = loaderData;
  const here = (asked: { view?: View; all?: boolean; part?: number }) => {
    const { view: look = view, all: whole = all, part: at = part } = asked;
    const more = [
      ...(look === "line" ? ["view=line"] : []),
      ...(whole ? ["all=yes"] : []),
      ...(at > 0 ? [`part=${at + 1}`] : []),
    ];
    return [comparePath(caseId, from, to), ...more].join("&");
  };
  const hrefOf = ({ id, part: on }: { id: number; part: number }) =>
    `${on === part ? "" : here({ part: on })}#change-${id}`;
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <BackTo to={`/legalai/case/${caseId}`} page={caseName} />
        <h1 className="text-2xl">
          What changed from version {from} to version {to}
        </h1>
        <p className="text-soft">
          {count === 0
            ? "Not one word: the two versions say the same."
            : `${count.toLocaleString("en-AU")} ${count === 1 ? "change" : "changes"}, with new numbering left out of account.`}{" "}
          A comparison shows what the words say, not what they mean: a lawyer must read them.
        </p>
        {newest > 2 && <ChooseVersions from={from} to={to} newest={newest} />}
      </header>
      {!complete && (
        <Notice>
          These texts are very long and very different, so some changes are told as a whole
          paragraph and not word by word.
        </Notice>
      )}
      {untracked.length > 0 && (
        <section className="sheet untracked grid gap-3 p-5" aria-labelledby="untracked-title">
          <h2 id="untracked-title" className="text-lg">
            {untracked.length} {untracked.length === 1 ? "change was" : "changes were"} not tracked
          </h2>
          <p>
            The new version tracks changes, or could, but not{" "}
            {untracked.length === 1 ? "this one" : "these"}: with its own tracked changes undone it
            still differs from version {from}.
          </p>
          <ChangeList lines={untracked} hrefOf={hrefOf} />
        </section>
      )}
      {tells && untracked.length === 0 && count > 0 && (
        <Notice look="good">Every change was tracked in the new version.</Notice>
      )}
      {(groups.length > 0 || flags.length > 0) && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <section className="sheet grid gap-5 p-5" aria-labelledby="words-title">
            <h2 id="words-title" className="text-lg">
              In words
            </h2>
            {groups.map(({ title, lines }) => (
              <section key={title} className="grid gap-2" aria-label={title}>
                <h3 className="text-base">
                  {title} ({lines.length})
                </h3>
                <ChangeList lines={lines} hrefOf={hrefOf} />
              </section>
            ))}
            {renumbered.length > 0 && (
              <p className="text-xs text-soft">
                {renumbered.length} {renumbered.length === 1 ? "clause has" : "clauses have"} only
                another number:{" "}
                {renumbered
                  .slice(0, 8)
                  .map(({ from: was, to: is }) => `${was} is ${is}`)
                  .join(", ")}
                {renumbered.length > 8 && " …"}.
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
      {redline && <WordRedline offer={redline} />}
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
            silent={new Set(untracked.map(({ id }) => id))}
          />
          {parts > 1 && (
            <nav
              aria-label="Parts of the comparison"
              className="no-print flex flex-wrap items-center gap-4"
            >
              {part > 0 && (
                <Link to={here({ part: part - 1 })} className="action quiet">
                  Earlier part
                </Link>
              )}
              <span>
                Part {part + 1} of {parts}
              </span>
              {part + 1 < parts && (
                <Link to={here({ part: part + 1 })} className="action quiet">
                  Next part
                </Link>
              )}
            </nav>
          )}
        </section>
      )}
    </main>
  );
}

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
