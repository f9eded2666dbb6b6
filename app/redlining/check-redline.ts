import { docxText } from "../documents/docx-text.ts";

/** Why a redline is not handed over. */
export type RedlineFault = "no changes" | "not the older" | "not the newer";

type Files = { older: Uint8Array; newer: Uint8Array; redline: Uint8Array };

/**
 * Reads a redline as any Word file is read here: with its changes rejected it must say word for word what the older
 * file says, with them accepted what the newer one does. Null where it does, and tracks changes.
 */
export async function faultOfRedline({
  older,
  newer,
  redline,
}: Files): Promise<RedlineFault | null> {
  const [rejected, accepted] = [
    await words(redline, "insertion"),
    await words(redline, "deletion"),
  ];
  if (rejected === undefined || rejected !== (await words(older, "deletion")))
    return "not the older";
  if (accepted === undefined || accepted !== (await words(newer, "deletion")))
    return "not the newer";
  return rejected === accepted ? "no changes" : null;
}

/** The words of a Word file in their order; lines and spaces are no words. */
async function words(
  file: Uint8Array,
  dropped: "insertion" | "deletion",
): Promise<string | undefined> {
  const read = await docxText(file, dropped);
  return read?.text.replace(/\s+/g, " ").trim();
}
