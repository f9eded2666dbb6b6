import { Copy, LocateFixed } from "lucide-react";
import type { MouseEvent } from "react";
import { typographic } from "../../lib/text/typographic.ts";
import { type CaseFlag, wordingHeading } from "../../schemas/flag.ts";
import { nameOf } from "../../schemas/person.ts";
import { RiskBadge } from "../case/risk.tsx";
import type { NumberedFlag } from "../desk/document-line.tsx";
import { flagId, threadId, wordsId } from "../desk/places.ts";
import { FlagHand, FlagSaid } from "../hand/flag-hand.tsx";
import { useHand } from "../hand/hand-context.ts";
import { manyFlagsForm } from "../hand/many-flags.tsx";
import { FlagPosition, FlagResult } from "../playbooks/flag-position.tsx";
import { UnsureQuote } from "../scan/unsure-words.tsx";
import { Assignee } from "../thread/assignee.tsx";
import { Thread } from "../thread/thread.tsx";
import { CopyWords } from "../ui/copy-words.tsx";
import { type Acting, FlagBearing } from "./flag-bearing.tsx";
import { FlagReview, ReviewElsewhere, ReviewWords } from "./flag-review.tsx";
import { partOf } from "./flag-view.ts";

type Props = {
  flag: NumberedFlag;
  /** What people have done about it; null where nothing is kept. */
  hand: CaseFlag | null;
  chosen: boolean;
  acting: Acting;
  /** Whether its card has others, so that its own place is told. */
  placed: boolean;
  /** Whether its card has another kind of clause, so that its own title is told. */
  titled: boolean;
  /** Where the words are, for a reader without JavaScript: the part of the document that has them. */
  href: string;
  onShow: (number: number) => void;
  onCopy: (flag: NumberedFlag) => void;
  onChoose: (number: number) => void;
};

/**
 * One risk: its level, the words it rests on, why it matters, what to ask for and what to write instead. Of what the
 * document lacks there are no words; of what else is in it, its name and place are told, and no level.
 */
export function FlagCard(props: Props) {
  const mayWrite = useHand() !== null;
  const { flag, hand, chosen, acting, placed, titled, href, onShow, onCopy, onChoose } = props;
  const part = partOf(flag);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    onShow(flag.number);
  };
  return (
    <li
      id={flagId(flag.number)}
      className={`flag flag-${part === "also" ? "also" : flag.riskLevel.toLowerCase()}`}
      data-chosen={chosen ? "" : undefined}
      data-review={hand?.state}
    >
      {hand && mayWrite && !hand.hidden && (
        <label className="flag-tick no-print float-right">
          <input
            type="checkbox"
            name="flag"
            form={manyFlagsForm}
            value={`${hand.id}:${hand.version}`}
            data-title={flag.clauseTitle}
            className="size-4"
          />
          <span className="sr-only">Tick {flag.clauseTitle}</span>
        </label>
      )}
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; the rule does not know it */}
        <summary
          onClick={() => onChoose(flag.number)}
          // A press moves the focus before it is a click: the page must not move in between.
          onFocus={(event) => event.target.matches(":focus-visible") && onChoose(flag.number)}
        >
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {part !== "gap" && <FlagResult flag={flag} />}
            {part !== "also" && <RiskBadge level={flag.riskLevel} />}
            {titled && <span className="text-xs font-semibold">{flag.clauseTitle}</span>}
            {placed && flag.place && <span className="text-xs font-semibold">{flag.place}</span>}
            {part === "matters" && <FlagBearing flag={flag} acting={acting} />}
          </span>
          {part === "gap" ? (
            <span className="flag-says">{typographic(flag.explanation)}</span>
          ) : (
            <span className="flag-quote">{flag.quote}</span>
          )}
          {part !== "gap" && <UnsureQuote flag={flag} />}
        </summary>
        {part === "also" && (
          <p className="pt-2">
            <FlagBearing flag={flag} acting={acting} />
          </p>
        )}
        {part !== "gap" && <FlagPosition flag={flag} />}
        <dl className="grid gap-3 pt-3">
          {flag.explanation && part !== "gap" && (
            <div>
              <dt>Why it matters</dt>
              <dd>{typographic(flag.explanation)}</dd>
            </div>
          )}
          {flag.recommendation && (
            <div>
              <dt>What to ask for</dt>
              <dd>{typographic(flag.recommendation)}</dd>
            </div>
          )}
          {flag.law && (
            <div>
              <dt>The law</dt>
              <dd className="text-xs">{typographic(flag.law.text)}</dd>
            </div>
          )}
          {flag.wording && (
            <div>
              <dt>{wordingHeading(flag)}</dt>
              <dd className="flag-wording">{typographic(flag.wording)}</dd>
              <dd>
                <CopyWords words={flag.wording} of={flag.clauseTitle} />
              </dd>
            </div>
          )}
        </dl>
        {hand && <FlagSaid flag={hand} />}
        {hand ? <FlagReview flag={hand} /> : <ReviewElsewhere />}
        {hand && <Assignee flag={hand} />}
        {hand && <FlagHand flag={hand} />}
      </details>
      {hand && hand.state !== "open" && (
        <p className="flag-decision">
          <ReviewWords flag={hand} />
        </p>
      )}
      {hand?.assignee && hand.state === "open" && (
        <p className="flag-decision text-xs">
          <strong>{nameOf(hand.assignee)}</strong> is to decide
        </p>
      )}
      {part !== "gap" && (
        <p className="flag-ways no-print">
          <a href={`${href}#${wordsId(flag.number)}`} onClick={show} className="tool">
            <LocateFixed aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Show the words
            <span className="sr-only"> of {flag.clauseTitle}</span>
          </a>
          <button type="button" onClick={() => onCopy(flag)} className="tool needs-script">
            <Copy aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Copy quote
            <span className="sr-only"> of {flag.clauseTitle}</span>
          </button>
        </p>
      )}
      {hand && (
        <div id={threadId(hand.id)}>
          <Thread flagId={hand.id} about={flag.clauseTitle} />
        </div>
      )}
    </li>
  );
}
