import { docxText } from "./docx-text.ts";

/**
 * The text of a .docx with its own tracked changes rejected, and where its running heads stand in it: what
 * `extractText` makes of the same file has them accepted. Null for a file that is no .docx, or cannot be read.
 */
export const textBeforeChanges = (bytes: Uint8Array) => docxText(bytes, "insertion");
