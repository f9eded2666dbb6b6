import type { SubmissionResult } from "@conform-to/react";
import { useId } from "react";
import { Link } from "react-router";
import {
  comesTo,
  type Positions,
  readRules,
  resultOrder,
} from "../../schemas/playbooks/case-reading.ts";
import type { PlaybookResult } from "../../schemas/playbooks/playbook.ts";
import type { ShowSpan } from "../desk/place-link.tsx";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";
import { Notice } from "../ui/notice.tsx";
import { playbookPath } from "./addresses.ts";
import { PositionCard } from "./position-card.tsx";
import { ResultMark } from "./result-mark.tsx";

type Answer = { result: SubmissionResult<string[]> } | null;

/** What the firm's own positions come to for this document: what is not met first, what is met folded away. */
export function YourPositions({
  positions,
  onShow,
  partHref,
}: {
  positions: Positions;
  onShow: ShowSpan;
  /** The address of the part of the document that has this offset, for readers without JavaScript. */
  partHref: (offset: number) => string;
}) {
  const { playbook, choices, mayChoose, mayOpen } = positions;
  if (!playbook && choices.length === 0) return null;
  const read = readRules(positions);
  const groups = resultOrder.map((result) => ({
    result,
    of: read.filter((one) => comesTo(one) === result),
  }));
  return (
    <section className="sheet grid gap-4 p-6" aria-labelledby="positions-title">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="positions-title" className="text-lg">
          Your positions
        </h2>
        {groups.map(({ result, of }) =>
          of.length > 0 ? <ResultMark key={result} result={result} count={of.length} /> : null,
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {playbook ? (
          <p>
            Read with{" "}
            {mayOpen && !playbook.deleted ? (
              <Link to={playbookPath(playbook.id)} className="link">
                {playbook.name}
              </Link>
            ) : (
              <strong className="font-semibold">{playbook.name}</strong>
            )}
            , version {playbook.version}
            {playbook.deleted
              ? ", which is deleted since"
              : playbook.fitted
                ? ": it fits this document best"
                : ""}
            .
          </p>
        ) : (
          <p className="text-soft">This document is read with no playbook.</p>
        )}
        {mayChoose && <PlaybookChoice chosen={playbook?.id ?? ""} choices={choices} />}
      </div>
      {playbook?.newer && mayChoose && <NewerVersion id={playbook.id} version={playbook.newer} />}
      {playbook && read.length === 0 && (
        <p className="text-soft">This playbook came to nothing for this document.</p>
      )}
      {groups.map(({ result, of }) => {
        if (of.length === 0) return null;
        const list = (
          <ul className="divide-y divide-rule">
            {of.map((one) => (
              <PositionCard
                key={one.rule.id}
                of={one}
                titles={positions.titles}
                mayOverride={mayChoose}
                onShow={onShow}
                partHref={partHref}
              />
            ))}
          </ul>
        );
        if (result === "not_met" || result === "fallback")
          return (
            <div key={result} className="border-rule border-t">
              {list}
            </div>
          );
        return (
          <details key={result} className="border-rule border-t pt-3">
            <summary className="link min-h-6 w-fit cursor-pointer">
              {foldedWords(result, of.length)}
            </summary>
            {list}
          </details>
        );
      })}
    </section>
  );
}

/** What is folded away, in a line. */
function foldedWords(result: PlaybookResult["result"], count: number): string {
  if (result === "met") return count === 1 ? "1 rule is met" : `${count} rules are met`;
  return `Of ${count === 1 ? "1 rule" : `${count} rules`} it cannot be told`;
}

function PlaybookChoice({ chosen, choices }: { chosen: string; choices: Positions["choices"] }) {
  const fetcher = useFetcher<Answer>();
  const id = useId();
  const refused = sentencesIn(fetcher.data?.result);
  return (
    <fetcher.Form method="post" className="no-print flex min-w-0 flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="playbook" />
      <label htmlFor={id} className="text-xs text-soft">
        Playbook
      </label>
      <select
        key={chosen}
        id={id}
        name="playbook_id"
        defaultValue={choices.some((one) => one.id === chosen) ? chosen : ""}
        className="field-input small w-auto max-w-full"
      >
        <option value="">None</option>
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <button type="submit" className="action quiet small" disabled={fetcher.state !== "idle"}>
        Read with it
      </button>
      {refused && (
        <p role="alert" className="field-error mt-0 w-full">
          {refused}
        </p>
      )}
    </fetcher.Form>
  );
}

function NewerVersion({ id, version }: { id: string; version: number }) {
  const fetcher = useFetcher<Answer>();
  return (
    <Notice>
      <fetcher.Form method="post" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="intent" value="playbook" />
        <input type="hidden" name="playbook_id" value={id} />
        <span>Version {version} of this playbook is published.</span>
        <button
          type="submit"
          className="action quiet small no-print"
          disabled={fetcher.state !== "idle"}
        >
          Read with version {version}
        </button>
      </fetcher.Form>
    </Notice>
  );
}
