import type { DrawnPages } from "../../scanning/drawn-pages.ts";
import { maxWordCharacters, type ScannedWord } from "../../schemas/documents/scan.ts";
import { LinePicture } from "./line-picture.tsx";

export const lineId = "line";

/** The words of a chosen line that have no field of their own yet, whatever the machine thinks of them. */
export function LineFields({
  line,
  page,
  words,
  pages,
}: {
  /** Counted from 1. */
  line: number;
  page: number;
  words: readonly { word: ScannedWord; index: number }[];
  pages: DrawnPages | null;
}) {
  const boxes = words.map(({ word: { box } }) => box);
  const least = (side: 0 | 1) => Math.min(...boxes.map((box) => box[side]));
  const most = (side: 2 | 3) => Math.max(...boxes.map((box) => box[side]));
  return (
    <fieldset className="grid gap-3 border-b border-rule pb-5">
      {/* Where somebody who chose the line goes on. */}
      <legend id={lineId} tabIndex={-1} className="field-label">
        Line {line}: what stands there
      </legend>
      {pages && (
        <LinePicture pages={pages} page={page} box={[least(0), least(1), most(2), most(3)]} />
      )}
      <div className="flex flex-wrap gap-3">
        {words.map(({ word, index }, at) => (
          <div key={index}>
            <input type="hidden" name="word" value={index} />
            <input
              name="text"
              aria-label={`Word ${at + 1} of ${words.length}, read as ${word.text}`}
              defaultValue={word.text}
              maxLength={maxWordCharacters}
              size={Math.min(40, word.text.length + 2)}
              autoComplete="off"
              spellCheck={false}
              className="field-input w-auto"
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
