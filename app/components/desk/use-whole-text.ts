import { useEffect, useState } from "react";
import { callApi } from "../../lib/browser/call-api.ts";
import type { PackedLayout } from "../../schemas/documents/layout.ts";

/**
 * A stretch of a document's text: `text` begins at the offset `base` of `length` UTF-16 code units in all. The layout is
 * that of the whole; none where it is not known.
 */
export type TextPart = {
  text: string;
  base: number;
  length: number;
  layout?: PackedLayout | null;
};

/**
 * The text that came with the page, and when that was a part, soon the whole. A reader without JavaScript leafs
 * through the parts.
 * @param version of an earlier version of the document its number.
 */
export function useWholeText(caseId: string, part: TextPart, version?: number): TextPart {
  const [whole, setWhole] = useState<{ caseId: string; text: string } | null>(null);
  const complete = part.base === 0 && part.text.length === part.length;
  useEffect(() => {
    if (complete) return;
    const aborter = new AbortController();
    callApi(`/api/cases/${caseId}/text${version ? `?version=${version}` : ""}`, {
      signal: aborter.signal,
    })
      .then(async (response) => {
        if (response.ok) setWhole({ caseId, text: await response.text() });
      })
      // Without it the reader still has the part, and the links to the others.
      .catch(() => {});
    return () => aborter.abort();
  }, [caseId, complete, version]);
  if (complete || whole?.caseId !== caseId) return part;
  return { ...part, text: whole.text, base: 0, length: whole.text.length };
}
