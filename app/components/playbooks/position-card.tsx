import { LocateFixed } from "lucide-react";
import type { MouseEvent } from "react";
import { formatDate } from "../../lib/dates.ts";
import { typographic } from "../../lib/text/typographic.ts";
import { nameOf } from "../../schemas/person.ts";
import { comesTo, type ReadRule } from "../../schemas/playbooks/case-reading.ts";
import {
  askedIn,
  type ClauseTitles,
  resultWords,
  titleOf,
} from "../../schemas/playbooks/rule-words.ts";
import { RiskBadge } from "../case/risk.tsx";
import type { ShowSpan } from "../desk/place-link.tsx";
import { CopyWords } from "../ui/copy-words.tsx";
import { OverrideForm } from "./override-form.tsx";
import { ResultMark } from "./result-mark.tsx";

/** One of the firm's positions and what it comes to: what is wanted, the words that it rests on, what to propose. */
export function PositionCard({
  of,
  titles,
  mayOverride,
  onShow,
  partHref,
}: {
  of: ReadRule;
  titles: ClauseTitles;
  mayOverride: boolean;
  onShow: ShowSpan;
  partHref: (offset: number) => string;
}) {
  const { rule, result, override } = of;
  const title = titleOf(rule, titles);
  const now = comesTo(of);
  const reached = /^fallback(?: (\d+))?$/.exec(result.position ?? "");
  const fallback = reached ? rule.fallbacks[Number(reached[1] ?? 1) - 1] : undefined;
  return (
    <li className="grid gap-2 py-4" id={`position-${rule.id}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ResultMark result={now} />
        <h3 className="text-base font-semibold">{title}</h3>
        {now === "not_met" && <RiskBadge level={rule.not_acceptable.level} />}
      </div>
      {override && (
        <p className="text-xs">
          <strong className="font-semibold">
            {override.by ? nameOf(override.by) : "Somebody who has left"}
          </strong>{" "}
          said so on {formatDate(override.at)}: {override.reason} It was read as “
          {resultWords[result.result]}”.
        </p>
      )}
      <dl className="position-facts">
        <div>
          <dt>Your position</dt>
          <dd>
            <strong className="font-semibold">{askedIn(rule, rule.preferred.value)}.</strong>{" "}
            {rule.preferred.why}
          </dd>
        </div>
        {rule.fallbacks.length > 0 && now !== "met" && (
          <div>
            <dt>{rule.fallbacks.length === 1 ? "Fallback" : "Fallbacks"}</dt>
            {rule.fallbacks.map((one, i) => (
              // Fallbacks are told apart by their order alone.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <dd key={i}>
                {one === fallback && (
                  <strong className="font-semibold">This is what the document says: </strong>
                )}
                {askedIn(rule, one.value)}. {one.why}
                {one.approver && ` Approved by: ${one.approver}.`}
              </dd>
            ))}
          </div>
        )}
        {now === "not_met" && (
          <div>
            <dt>Not acceptable</dt>
            <dd>{rule.not_acceptable.why}</dd>
          </div>
        )}
        {result.quote !== null && result.start !== null && result.end !== null && (
          <div>
            <dt>The document says</dt>
            <dd>
              <blockquote className="model-wording clamped">{typographic(result.quote)}</blockquote>
              <WordsLink
                title={title}
                span={{ start: result.start, end: result.end }}
                onShow={onShow}
                partHref={partHref}
              />
            </dd>
          </div>
        )}
        {result.quote === null && now !== "met" && (
          <div>
            <dt>The document says</dt>
            <dd className="text-soft">Nothing that could be found.</dd>
          </div>
        )}
        {result.propose && now !== "met" && (
          <div>
            <dt>Propose</dt>
            <dd>
              <blockquote className="model-wording">{result.propose}</blockquote>
              <CopyWords words={result.propose} of={title} />
            </dd>
          </div>
        )}
      </dl>
      {mayOverride && (
        <OverrideForm rule={rule} title={title} now={now} overridden={override !== null} />
      )}
    </li>
  );
}

/** The way to the words in the document. */
function WordsLink({
  title,
  span,
  onShow,
  partHref,
}: {
  title: string;
  span: { start: number; end: number };
  onShow: ShowSpan;
  partHref: (offset: number) => string;
}) {
  const show = (event: MouseEvent) => {
    event.preventDefault();
    onShow(span);
  };
  return (
    <p className="no-print">
      <a href={`${partHref(span.start)}#desk-title`} onClick={show} className="tool">
        <LocateFixed aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Show in the document<span className="sr-only">: {title}</span>
      </a>
    </p>
  );
}
