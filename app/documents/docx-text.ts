import type { RunningHead } from "../schemas/documents/running-heads.ts";
import { ReadingBudget } from "./budget.ts";
import { readDocx } from "./docx/read-docx.ts";
import { withoutLeftOut } from "./left-out.ts";
import { typeByContent } from "./recognise.ts";
import { UnreadableFile } from "./unreadable.ts";
import type { Revision } from "./word/revisions.ts";

/**
 * The text of a .docx, and where its running heads stand in it. Null for a file that is no .docx, or cannot be read.
 * @param dropped which of its tracked changes are left out: deletions where they are taken as accepted, insertions as
 * rejected.
 */
export async function docxText(
  bytes: Uint8Array,
  dropped: Revision["kind"],
): Promise<{ text: string; asides: RunningHead[] } | null> {
  try {
    if (typeByContent(bytes, false) !== "docx") return null;
    const read = await readDocx(bytes, new ReadingBudget(), dropped);
    const { text, runningHeads } = withoutLeftOut(read);
    return { text, asides: runningHeads ?? [] };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // Whatever it had is left out: nothing stays.
    return error.code === "no_text" ? { text: "", asides: [] } : null;
  }
}
