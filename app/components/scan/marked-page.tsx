import { type ScannedWord, unsureBelow } from "../../schemas/documents/scan.ts";
import { startsOf } from "./in-context.ts";

/** The text of a page as it was read; what the machine was not sure of is underlined with dots and leads to its field. */
export function MarkedPage({ page }: { page: { text: string; words: readonly ScannedWord[] } }) {
  const starts = startsOf(page);
  const doubts = page.words.flatMap(({ text, confidence }, index) =>
    confidence < unsureBelow
      ? [{ index, start: starts[index] ?? 0, end: (starts[index] ?? 0) + text.length }]
      : [],
  );
  let from = 0;
  const runs = doubts.map(({ index, start, end }) => {
    const plain = page.text.slice(from, start);
    from = end;
    return { index, plain, word: page.text.slice(start, end) };
  });
  return (
    <div className="grid gap-2">
      <h3>What was read on this page</h3>
      <p className="whitespace-pre-line">
        {runs.map(({ index, plain, word }) => (
          <span key={index}>
            {plain}
            <a href={`#word-${index}`} className="unsure" title="The machine was not sure">
              {word}
            </a>
          </span>
        ))}
        {page.text.slice(from)}
        {page.text.trim() === "" && "No words could be read on this page."}
      </p>
    </div>
  );
}
