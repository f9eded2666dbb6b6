import { ReadingBudget } from "./budget.ts";
import { readDocx } from "./docx/read-docx.ts";
import { withoutInvisibleCharacters } from "./invisible-characters.ts";
import { typeByContent } from "./recognise.ts";
import type { TextRange } from "./types.ts";
import { UnreadableFile } from "./unreadable.ts";

/**
 * The text of a .docx with its own tracked changes rejected, and where its running heads stand in it: what
 * `extractText` makes of the same file has them accepted. Null for a file that is no .docx, or cannot be read.
 */
export async function textBeforeChanges(
  bytes: Uint8Array,
): Promise<{ text: string; asides: TextRange[] } | null> {
  try {
    if (typeByContent(bytes, false) !== "docx") return null;
    const read = await readDocx(bytes, new ReadingBudget(), "insertion");
    const { text, runningHeads } = withoutInvisibleCharacters(read);
    return { text, asides: runningHeads ?? [] };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // All of it was inserted: before, there was nothing.
    return error.code === "no_text" ? { text: "", asides: [] } : null;
  }
}
