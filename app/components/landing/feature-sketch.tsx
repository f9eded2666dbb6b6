import { typographic } from "../../lib/text/typographic.ts";
import type { Facts, RiskFlag } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import { factRows } from "../../schemas/fact-rows.ts";
import { quotation } from "../case/quotation.ts";
import { RiskBadge } from "../case/risk.tsx";
import { FlagBearing } from "../rail/flag-bearing.tsx";

type Props = {
  of: Pick<Case, "case_name" | "client"> & { risk_flags: readonly RiskFlag[] };
  facts: Facts;
};

/** What fits a line of the sketch. */
const short = 44;
const mostRows = 6;

/** What each feature comes to, on the sample contract: its facts, a rated clause, a note ready to be sent. */
export const sketches = { review: FactsSketch, redline: ClauseSketch, response: NoteSketch };

function FactsSketch({ facts }: Props) {
  const rows = factRows(facts).filter(({ entries }) =>
    entries.every(({ value }) => value.length < short),
  );
  return (
    <dl className="sketch sketch-facts">
      {rows.slice(0, mostRows).map(({ label, entries }) => (
        <div key={label}>
          <dt>{label}</dt>
          {entries.map(({ value }) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const firstSentence = (words: string) => words.replace(/(?<=\.) .*$/s, "");

const flagOf = ({ of }: Props, clauseId: string): RiskFlag | undefined =>
  of.risk_flags.find((flag) => flag.clauseId === clauseId);

function ClauseSketch(props: Props) {
  const flag = flagOf(props, "consequential-loss");
  if (!flag) return null;
  return (
    <div className="sketch">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <strong>{flag.clauseTitle}</strong>
        <RiskBadge level={flag.riskLevel} />
      </p>
      <p className="sketch-words">
        <mark className={`mark mark-${flag.riskLevel.toLowerCase()}`}>{flag.quote}</mark>
      </p>
      <p>
        <FlagBearing
          flag={flag}
          acting={{ client: props.of.client, parties: props.facts.parties }}
        />
      </p>
      <p className="sketch-ask">
        <strong>What to ask for</strong> {typographic(flag.recommendation)}
      </p>
    </div>
  );
}

function NoteSketch(props: Props) {
  const flag = flagOf(props, "indemnity");
  if (!flag) return null;
  return (
    <div className="sketch">
      <p className="sketch-words">{quotation(flag, props.of.case_name)}</p>
      <p>{typographic(firstSentence(flag.recommendation))}</p>
    </div>
  );
}
