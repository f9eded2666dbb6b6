import { useEffect, useState } from "react";

/** A stretch of a document's text: `text` begins at the offset `base` of `length` UTF-16 code units in all. */
export type TextPart = { text: string; base: number; length: number };

/**
 * The text that came with the page, and when that was a part, soon the whole. A reader without JavaScript leafs
 * through the parts.
 */
export function useWholeText(caseId: string, part: TextPart): TextPart {
  const [whole, setWhole] = useState<{ caseId: string; text: string } | null>(null);
  const complete = part.base === 0 && part.text.length === part.length;
  useEffect(() => {
    if (complete) return;
    const aborter = new AbortController();
    fetch(`/api/cases/${caseId}/text`, { signal: aborter.signal })
      .then(async (response) => {
        if (response.ok) setWhole({ caseId, text: await response.text() });
      })
      // Without it the reader still has the part, and the links to the others.
      .catch(() => {});
    return () => aborter.abort();
  }, [caseId, complete]);
  if (complete || whole?.caseId !== caseId) return part;
  return { text: whole.text, base: 0, length: whole.text.length };
}
