import { typographic } from "../../lib/text/typographic.ts";
import {
  type Facts,
  type RiskFlag,
  type RiskLevel,
  riskLevels,
  type Span,
} from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import { actingFor } from "../../schemas/client.ts";
import { RiskBadge, RiskTally } from "../case/risk.tsx";
import { gravestFirst } from "../case/risk-levels.ts";
import type { NumberedFlag } from "../desk/document-line.tsx";
import { markRuns, paragraphsOf } from "../desk/mark-runs.ts";
import { RiskTicks, stripHeight, stripWidth } from "../desk/risk-ticks.tsx";
import { FlagBearing } from "../rail/flag-bearing.tsx";

type Props = {
  of: Pick<Case, "case_name" | "client" | "side"> & { risk_flags: readonly RiskFlag[] };
  facts: Pick<Facts, "parties">;
  /** The whole document. */
  part: { text: string };
  /** The stretch of it that is shown. */
  range: Span;
};

const shares = (one: Span, other: Span) => one.start < other.end && one.end > other.start;

/** A flag of this level on words that no graver one lies on, so that its mark is seen. */
const clearest = (flags: readonly NumberedFlag[], level: RiskLevel) =>
  flags.find(
    (flag) =>
      flag.riskLevel === level &&
      gravestFirst(flags.filter((other) => shares(other, flag)))[0] === flag,
  );

/** The reading desk in little: a stretch of a document, whom it is read for, and the gravest flag of each level in it. */
export function DeskPicture({ of, facts: { parties }, part: { text }, range }: Props) {
  const flags = of.risk_flags
    .map((flag, number) => ({ ...flag, number }))
    .filter(({ group }) => group === "matters");
  const within = flags.filter((flag) => shares(flag, range));
  const cards = riskLevels.flatMap((level) => clearest(within, level) ?? []);
  const [chosen] = cards;
  const { called } = actingFor(of, parties);
  return (
    <div className="picture-desk">
      <div className="picture-head">
        <p className="picture-name">{of.case_name}</p>
        <p className="picture-tally">
          <RiskTally flags={flags} />
        </p>
        <p className="picture-client">
          You act for: <strong>{called}</strong>
        </p>
        <svg
          viewBox={`0 0 ${stripWidth} ${stripHeight}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="picture-strip"
        >
          <RiskTicks length={text.length} flags={flags} chosen={chosen?.number ?? null} />
        </svg>
      </div>
      <div className="picture-paper">
        {paragraphsOf(text, range).map((paragraph) => (
          <p key={paragraph.start}>
            {markRuns(paragraph, within).map(({ start, end, flags: over }) => (
              <Words
                key={start}
                words={text.slice(start, end)}
                over={over.flatMap((index) => within[index] ?? [])}
                chosen={chosen}
              />
            ))}
          </p>
        ))}
      </div>
      <ol className="picture-flags">
        {cards.map((flag) => (
          <li key={flag.number} data-chosen={flag === chosen ? "" : undefined}>
            <p className="picture-title">
              {flag.clauseTitle} <span>{flag.place}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <RiskBadge level={flag.riskLevel} />
              <FlagBearing flag={flag} acting={{ client: of.client, parties }} />
            </p>
            <p className="picture-ask">
              <strong>What to ask for</strong> {typographic(flag.recommendation)}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Words(props: {
  words: string;
  over: readonly NumberedFlag[];
  chosen: NumberedFlag | undefined;
}) {
  const { words, over, chosen } = props;
  const [gravest] = gravestFirst(over);
  if (!gravest) return words;
  return (
    <mark
      className={`mark mark-${gravest.riskLevel.toLowerCase()}`}
      data-chosen={gravest === chosen ? "" : undefined}
    >
      {words}
    </mark>
  );
}
