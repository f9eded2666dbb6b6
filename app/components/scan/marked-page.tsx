import { Link } from "react-router";
import { type ScannedWord, unsureBelow } from "../../schemas/documents/scan.ts";
import { startsOf } from "./in-context.ts";
import { lineId } from "./line-fields.tsx";
import { linesOf } from "./lines.ts";

type Page = { index: number; text: string; words: readonly ScannedWord[] };

/**
 * The text of a page as it was read; what the machine was not sure of is underlined with dots and leads to its field.
 * @param mayCorrect whether each line leads to the fields of its words, on a page loaded anew: the keyboard goes on there.
 */
export function MarkedPage({ page, mayCorrect }: { page: Page; mayCorrect: boolean }) {
  const lines = linesOf(page);
  if (!lines.some(({ words }) => words.length > 0))
    return (
      <div className="grid gap-2">
        <h3>What was read on this page</h3>
        <p>No words could be read on this page.</p>
      </div>
    );
  const starts = startsOf(page);
  return (
    <div className="grid gap-2">
      <h3>What was read on this page</h3>
      {mayCorrect && (
        <p className="field-hint">
          A machine also misreads words of which it is sure. Any line can be corrected.
        </p>
      )}
      <ol className="grid gap-1">
        {lines.map(({ start, end, words }, at) => (
          <li key={start} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="whitespace-pre-wrap">
              <Runs page={page} range={{ start, end }} words={words} starts={starts} />
            </span>
            {mayCorrect && words.some((index) => !isDoubtful(page.words[index])) && (
              <Link
                reloadDocument
                to={`?page=${page.index + 1}&line=${at + 1}#${lineId}`}
                className="link text-xs"
                aria-label={`Correct line ${at + 1}`}
              >
                Correct
              </Link>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const isDoubtful = (word: ScannedWord | undefined) =>
  word !== undefined && word.confidence < unsureBelow;

/** The words of a line, between them what was not doubted. */
function Runs({
  page,
  range,
  words,
  starts,
}: {
  page: Page;
  range: { start: number; end: number };
  words: readonly number[];
  starts: readonly number[];
}) {
  let from = range.start;
  const runs = words
    .filter((index) => isDoubtful(page.words[index]))
    .map((index) => {
      const start = starts[index] ?? 0;
      const plain = page.text.slice(from, start);
      from = start + (page.words[index]?.text.length ?? 0);
      return { index, plain, word: page.text.slice(start, from) };
    });
  return (
    <>
      {runs.map(({ index, plain, word }) => (
        <span key={index}>
          {plain}
          <a href={`#word-${index}`} className="unsure" title="The machine was not sure">
            {word}
          </a>
        </span>
      ))}
      {page.text.slice(from, range.end) || (range.start === range.end && "\u00a0")}
    </>
  );
}
