import type { LogDrawing } from "../../content/artefact-types.ts";

/** A night's work, line by line, and the light of the hour on each. */
export function Log({ drawing: { lines } }: { drawing: LogDrawing }) {
  return (
    <ol className="night-log">
      {lines.map(({ at, what, outcome, asked }) => (
        <li key={at} className={asked ? "asked" : undefined}>
          <div>
            <time dateTime={at}>{at}</time>
            <span>{what}</span>
            <span>{outcome}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
