import { ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  askedIn,
  type ClauseTitles,
  type Rule,
  titleOf,
} from "../../schemas/playbooks/rule-words.ts";
import { RiskBadge } from "../case/risk.tsx";
import { Form } from "../forms/page-form.tsx";
import { CopyWords } from "../ui/copy-words.tsx";

type Position = Pick<Rule["preferred"], "value" | "why" | "wording">;

/**
 * The rules of a playbook in their order, each with its positions side by side where there is room.
 * @param change what those who keep playbooks may do with them; null for others.
 * @param notes what is to be said of a rule besides, by its id.
 */
export function RuleList({
  rules,
  titles,
  change,
  notes,
}: {
  rules: readonly Rule[];
  titles: ClauseTitles;
  change: { path: string; draftVersion: number } | null;
  notes: Readonly<Record<string, ReactNode>>;
}) {
  return (
    <ol className="grid gap-4">
      {rules.map((rule, i) => (
        <li key={rule.id} id={`rule-${rule.id}`} className="sheet scroll-mt-6">
          <article className="grid gap-4 p-5" aria-labelledby={`title-${rule.id}`}>
            <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h3 id={`title-${rule.id}`} className="min-w-0">
                {titleOf(rule, titles)}
              </h3>
              {change && (
                <RuleTools
                  rule={rule}
                  title={titleOf(rule, titles)}
                  first={i === 0}
                  last={i === rules.length - 1}
                  {...change}
                />
              )}
            </header>
            {notes[rule.id]}
            <div className="positions-of-rule">
              <PositionOf name="Preferred" rule={rule} position={rule.preferred} />
              <div className="grid content-start gap-4">
                {rule.fallbacks.length === 0 && (
                  <section className="grid content-start gap-1">
                    <h4 className="position-name">Fallback</h4>
                    <p className="text-soft">None</p>
                  </section>
                )}
                {rule.fallbacks.map((fallback, at) => (
                  <PositionOf
                    // Fallbacks are told apart by their order alone.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    key={at}
                    name={rule.fallbacks.length > 1 ? `Fallback ${at + 1}` : "Fallback"}
                    rule={rule}
                    position={fallback}
                    approver={fallback.approver}
                  />
                ))}
              </div>
              <section className="grid content-start gap-1">
                <h4 className="position-name">Not acceptable</h4>
                <p>
                  <RiskBadge level={rule.not_acceptable.level} />
                </p>
                <p>{rule.not_acceptable.why}</p>
              </section>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

function PositionOf({
  name,
  rule,
  position,
  approver,
}: {
  name: string;
  rule: Rule;
  position: Position;
  approver?: string | undefined;
}) {
  const { value, why, wording } = position;
  return (
    <section className="grid content-start gap-1">
      <h4 className="position-name">{name}</h4>
      <p className="font-semibold">{askedIn(rule, value)}</p>
      <p>{why}</p>
      {approver && <p className="text-xs text-soft">Approved by: {approver}</p>}
      {wording && (
        <details>
          <summary className="link min-h-6 w-fit cursor-pointer text-xs">Model wording</summary>
          <blockquote className="model-wording">{wording}</blockquote>
          <CopyWords words={wording} />
        </details>
      )}
    </section>
  );
}

function RuleTools({
  rule,
  title,
  first,
  last,
  path,
  draftVersion,
}: {
  rule: Rule;
  title: string;
  first: boolean;
  last: boolean;
  path: string;
  draftVersion: number;
}) {
  const move = (intent: string, words: string, icon: ReactNode, disabled: boolean) => (
    <button
      type="submit"
      name="intent"
      value={intent}
      disabled={disabled}
      className="tool disabled:text-soft disabled:no-underline"
    >
      {icon}
      <span className="sr-only">
        {words}: {title}
      </span>
    </button>
  );
  const icon = { "aria-hidden": true, strokeWidth: 1.75, className: "size-4" } as const;
  return (
    <Form
      method="post"
      className="no-print ms-auto flex flex-wrap items-center gap-1"
      preventScrollReset
    >
      <input type="hidden" name="draft_version" value={draftVersion} />
      <input type="hidden" name="rule" value={rule.id} />
      {move("up", "Move up", <ChevronUp {...icon} />, first)}
      {move("down", "Move down", <ChevronDown {...icon} />, last)}
      <Link to={`${path}/rule/${rule.id}`} className="tool">
        Edit<span className="sr-only"> the rule {title}</span>
      </Link>
      <button type="submit" name="intent" value="remove" className="tool">
        Remove<span className="sr-only"> the rule {title}</span>
      </button>
    </Form>
  );
}
