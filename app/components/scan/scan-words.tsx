import { Link, useNavigation } from "react-router";
import { maxWordCharacters, type ScannedWord, unsureBelow } from "../../schemas/documents/scan.ts";
import { Form } from "../forms/page-form.tsx";
import { inContext } from "./in-context.ts";
import { LineFields } from "./line-fields.tsx";
import { LinePicture } from "./line-picture.tsx";
import { linesOf } from "./lines.ts";
import { MarkedPage } from "./marked-page.tsx";
import { useOriginal } from "./use-original.ts";

type Props = {
  of: { id: string; hasOriginal: boolean };
  /** A line of the page that is to be corrected, counted from 1. */
  line: number | null;
  scan: {
    /** The state that the form is about. */
    seen: number;
    /** How many words of each page are to be looked at. */
    unsure: readonly number[];
    page: { index: number; text: string; words: readonly ScannedWord[] };
  };
};

const wordId = (index: number) => `word-${index}`;

/** One page of a scan as it was read, and a form for the words that the machine was not sure of, and for those of a line. */
export function ScanWords({ of, line, scan: { seen, unsure, page } }: Props) {
  const busy = useNavigation().state !== "idle";
  const doubtful = page.words.flatMap((word, index) =>
    word.confidence < unsureBelow ? [{ word, index }] : [],
  );
  const inLine = (line === null ? [] : (linesOf(page)[line - 1]?.words ?? [])).flatMap((index) => {
    const word = page.words[index];
    return word && word.confidence >= unsureBelow ? [{ word, index }] : [];
  });
  const hasFields = doubtful.length > 0 || inLine.length > 0;
  const pages = useOriginal(of.id, hasFields && of.hasOriginal);
  const next = nextWithDoubts(unsure, page.index);
  return (
    <section className="sheet grid gap-6 p-5 sm:p-8" aria-labelledby="words-title">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="words-title" className="text-lg">
          {doubtful.length === 0
            ? `Page ${page.index + 1}: nothing left to check`
            : `Page ${page.index + 1}: ${doubtful.length} ${doubtful.length === 1 ? "word" : "words"} to check`}
        </h2>
        <PageChoice index={page.index} pages={unsure.length} next={next} />
      </div>
      {hasFields && of.hasOriginal && (
        <Form method="post" className="grid gap-5">
          <input type="hidden" name="seen" value={seen} />
          <input type="hidden" name="page" value={page.index} />
          {line !== null && inLine.length > 0 && (
            <LineFields line={line} page={page.index} words={inLine} pages={pages} />
          )}
          <ul className="grid gap-5">
            {doubtful.map(({ word, index }) => {
              const { before, after } = inContext(page, index);
              return (
                <li key={index} className="grid gap-2 border-b border-rule pb-5">
                  {pages && <LinePicture pages={pages} page={page.index} box={word.box} />}
                  <p className="text-soft">
                    {before}
                    <strong className="unsure">{word.text}</strong>
                    {after}
                  </p>
                  <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
                    <label className="field">
                      <span className="field-label">What stands there</span>
                      <input type="hidden" name="word" value={index} />
                      <input
                        id={wordId(index)}
                        name="text"
                        defaultValue={word.text}
                        maxLength={maxWordCharacters}
                        autoComplete="off"
                        spellCheck={false}
                        className="field-input"
                      />
                    </label>
                    <label className="flex items-center gap-2 pb-2">
                      <input
                        type="checkbox"
                        name="right"
                        value={index}
                        className="size-5 shrink-0"
                      />
                      It is right as it is
                    </label>
                  </div>
                </li>
              );
            })}
          </ul>
          <p className="grid justify-items-start gap-2">
            <button type="submit" className="action" disabled={busy}>
              Save and analyse again
            </button>
            <span className="field-hint">
              All of these words are saved at once. Flags and what you said of them stay.
            </span>
          </p>
        </Form>
      )}
      <MarkedPage page={page} mayCorrect={of.hasOriginal} />
    </section>
  );
}

/** The next page after this one, around the end, that has words to look at. */
function nextWithDoubts(unsure: readonly number[], index: number): number | null {
  const order = unsure.map((_, i) => (index + 1 + i) % unsure.length);
  return order.find((page) => page !== index && (unsure[page] ?? 0) > 0) ?? null;
}

function PageChoice({ index, pages, next }: { index: number; pages: number; next: number | null }) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-end gap-3">
      <Form method="get" className="flex items-end gap-3">
        <label className="field">
          <span className="field-label">Page, of {pages}</span>
          <input
            name="page"
            type="number"
            min={1}
            max={pages}
            defaultValue={index + 1}
            className="field-input w-24"
          />
        </label>
        <button type="submit" className="action quiet">
          Show
        </button>
      </Form>
      {next !== null && (
        <Link to={`?page=${next + 1}`} className="action quiet">
          Next with words to check
        </Link>
      )}
    </nav>
  );
}
