import { Link } from "react-router";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { playbookPath } from "../../components/playbooks/addresses.ts";
import { ResultMark } from "../../components/playbooks/result-mark.tsx";
import { requestScope } from "../../context.ts";
import { resultOrder } from "../../schemas/playbooks/case-reading.ts";
import { resultWords, titleOf } from "../../schemas/playbooks/rule-words.ts";
import { mostTried, tryPlaybook } from "../../services/playbooks/trial.server.ts";
import { clauseTitles } from "../../services/playbooks/vocabulary.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/try.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Try ${loaderData?.name ?? "a playbook"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const from = Number(new URL(request.url).searchParams.get("from") ?? 0);
  const trial = await orStatusPage(
    tryPlaybook(env, context.get(memberContext), params.playbookId, from),
  );
  return { ...trial, mostTried, titles: await clauseTitles() };
}

export default function TryPage({ loaderData, params }: Route.ComponentProps) {
  const { name, version, rules, tried, start, end, next, titles } = loaderData;
  const path = playbookPath(params.playbookId);
  const titleById = new Map(rules.map((rule) => [rule.id, titleOf(rule, titles)]));
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <BackTo to={path} page={name} />
        <h1 className="text-2xl">Try it</h1>
        <p className="max-w-measure text-soft">
          What the draft comes to for your newest documents
          {version > 0 && `, and what is not as with version ${version}`}. Nothing is stored, and no
          document is read with it until it is published.
        </p>
      </header>
      {tried.length === 0 ? (
        <p className="sheet p-5">
          There is no analysed document to try it on{start > 0 && " any more"}.
        </p>
      ) : (
        <section className="grid gap-3" aria-labelledby="tried-title">
          <h2 id="tried-title">
            Documents {start + 1} to {end}
          </h2>
          <ul className="sheet divide-y divide-rule">
            {tried.map(({ id, name: called, counts, changed, gone }) => (
              <li key={id} className="grid gap-2 px-5 py-4">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link to={`/legalai/case/${id}`} className="case-name">
                    {called}
                  </Link>
                  {resultOrder.map((result) =>
                    counts[result] > 0 ? (
                      <ResultMark key={result} result={result} count={counts[result]} />
                    ) : null,
                  )}
                </div>
                {version > 0 && (
                  <p className="text-xs text-soft">
                    {changed.length === 0 && gone === 0
                      ? "Nothing would change."
                      : [
                          ...changed.map(
                            ({ ruleId, from, to }) =>
                              `${titleById.get(ruleId) ?? ruleId}: ${from ? `${resultWords[from]} → ` : "new, "}${resultWords[to]}.`,
                          ),
                          ...(gone > 0 ? [`${gone} ${gone === 1 ? "rule" : "rules"} gone.`] : []),
                        ].join(" ")}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="flex flex-wrap items-center gap-4">
        {next !== null && (
          <Link to={`?from=${next}`} className="action quiet">
            Try the next ones
          </Link>
        )}
        <Link to={path} className="link">
          Back to the draft
        </Link>
        <span className="text-xs text-soft">
          {end} of at most {loaderData.mostTried} documents
        </span>
      </p>
    </main>
  );
}
