import type { FoundWords } from "../../schemas/case.ts";
import { markRuns } from "../desk/mark-runs.ts";

/** The words that a search found, in their sentence. */
export function FoundSnippet({ found: { text, marks } }: { found: FoundWords }) {
  return (
    <p className="mt-1 line-clamp-2 font-document text-xs">
      {markRuns({ start: 0, end: text.length }, marks).map(({ start, end, flags }) =>
        flags.length > 0 ? (
          <mark key={start} className="bg-low-wash text-strong">
            {text.slice(start, end)}
          </mark>
        ) : (
          text.slice(start, end)
        ),
      )}
    </p>
  );
}
