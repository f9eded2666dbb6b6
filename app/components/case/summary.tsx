import { typographic } from "../../lib/text/typographic.ts";
import { summaryParts } from "./summary-parts.ts";

/** In a line of its own a label no longer has the paper's day before it, from which the summary counts. */
const headings: Record<string, string> = {
  "Next date after its own": "First date after it was made",
};

/** An executive summary as a brief: each thing that it says beside its label, points one below the other. */
export function Summary({ words }: { words: string }) {
  return (
    <div className="brief">
      {summaryParts(words).map(({ label, points }) =>
        label === null ? (
          <p key={points[0]}>{points[0]}</p>
        ) : (
          <div key={label}>
            <h3>{headings[label] ?? label}</h3>
            {points.length === 1 ? (
              <p>{points[0]}</p>
            ) : (
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <Point words={point} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ),
      )}
    </div>
  );
}

/** "Indemnity (cl 6.3), “The Customer indemnifies …”": what it is, and the words of the document for it. */
function Point({ words }: { words: string }) {
  const [, name, place = "", quoted] = /^([^“(]+?)( \([^)]+\))?, (“.+)$/su.exec(words) ?? [];
  if (!name) return typographic(words);
  return (
    <>
      <strong>{name}</strong>
      {place}, <span className="brief-quote">{quoted}</span>
    </>
  );
}
