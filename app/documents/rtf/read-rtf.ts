import type { ReadingBudget } from "../budget.ts";
import type { ExtractedText } from "../types.ts";
import { joinLines } from "../word/block-lines.ts";
import { embeddedDocument } from "../word/notes.ts";
import { wordText } from "../word/word-text.ts";
import { RtfReader } from "./reader.ts";
import { rtfTokens } from "./tokens.ts";

const tokensBetweenLooks = 20_000;

/**
 * Reads Rich Text as a Word document is read: headers first, then the body with numbers, tables, notes and boxes in
 * place, then footers. Numbers are those that the file keeps for programs without lists. Throws `UnreadableFile`.
 */
export async function readRtf(bytes: Uint8Array, budget: ReadingBudget): Promise<ExtractedText> {
  const reader = new RtfReader(budget);
  let tokens = 0;
  let hasObjects = false;
  for (const token of rtfTokens(bytes)) {
    reader.take(token);
    if (token.kind === "word" && token.word === "objdata") hasObjects = true;
    if (++tokens % tokensBetweenLooks === 0) await budget.look();
  }
  const body = joinLines(reader.end());
  const { heads, revisions, comments, words } = reader;
  const { header: headers, footer: footers } = heads;
  const { looks } = reader.marks;
  return wordText({
    ...{ headers, body, footers, revisions, comments, words, looks },
    notes: hasObjects ? [embeddedDocument] : [],
  });
}
