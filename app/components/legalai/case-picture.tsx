import type { RiskFlag, Span } from "../../schemas/analysis.ts";
import { RiskBadge } from "../case/risk.tsx";
import { gravestFirst } from "../case/risk-levels.ts";
import { DocumentText } from "../desk/document-text.tsx";

const shownFlags = 3;

/** A real stretch of a case page: the sample contract's words, and what the analyser says of them. */
export function CasePicture({
  text,
  base,
  range,
  flags,
}: {
  text: string;
  base: number;
  range: Span;
  flags: readonly RiskFlag[];
}) {
  const numbered = flags.map((flag, number) => ({ ...flag, number }));
  const shown = gravestFirst(numbered).slice(0, shownFlags);
  return (
    <figure className="picture">
      <div className="picture-paper" inert>
        <DocumentText
          text={text}
          base={base}
          range={range}
          flags={numbered}
          chosen={shown[0]?.number ?? null}
          found={null}
        />
      </div>
      <ol className="picture-flags">
        {shown.map((flag) => (
          <li key={flag.number} className="grid gap-2 p-4">
            <p className="flex items-start justify-between gap-3">
              <span className="font-display font-bold">{flag.clauseTitle}</span>
              <RiskBadge level={flag.riskLevel} />
            </p>
            <p className="line-clamp-3 text-soft">{flag.explanation}</p>
          </li>
        ))}
      </ol>
      <figcaption className="picture-caption">
        From the sample contract that comes with every account, as the built-in analyser reads it.
      </figcaption>
    </figure>
  );
}
