import type { ScannedPage, ScannedWord } from "../schemas/documents/scan.ts";
import type { ReadLine, ReadWord } from "./recogniser.ts";

/** Signs that print nothing: none is in a picture. */
const unprinted = /[\p{Cc}\p{Cf}\s]/gu;
const surelyRead = 0.5;
/** How a clause, a list or a heading may begin: with a number or a letter of its own. */
const marker = /^(?:\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivxl]{1,5})[).]|\d{1,3}(?:\.\d{1,3})+)$/i;
const markerAlone = /^\d{1,2}$/;

type Placed = ReadLine & { height: number };

/**
 * The text of a page out of its lines: lines that run on are one paragraph, as in any text that is analysed.
 * @param onPage puts a box into parts of the page.
 */
export function pageText(
  read: readonly ReadLine[],
  onPage: (box: ReadWord["box"]) => ScannedWord["box"],
): ScannedPage {
  const lines = read.flatMap((line): Placed[] => {
    const words = line.words.flatMap(legible);
    return words.length > 0 ? [{ ...line, words, height: line.box[3] - line.box[1] }] : [];
  });
  const words: ScannedWord[] = [];
  const compounds = new Set(lines.flatMap((line) => line.words.slice(0, -1).map(lower)));
  let text = "";
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    const joined = before && runsOn(before, line, lines);
    for (const [w, word] of line.words.entries()) {
      const last = words.at(-1);
      const isBroken =
        joined && w === 0 && last && /\p{L}-$/u.test(last.text) && /^\p{Ll}/u.test(word.text);
      if (isBroken) {
        const whole = last.text + word.text;
        const now = compounds.has(whole.toLowerCase()) ? whole : last.text.slice(0, -1) + word.text;
        text = text.slice(0, text.length - last.text.length) + now;
        last.text = now;
        last.confidence = Math.min(last.confidence, word.confidence);
        continue;
      }
      if (w > 0 || joined) text += " ";
      else if (before) text += "\n";
      text += word.text;
      words.push({ text: word.text, confidence: word.confidence, box: onPage(word.box) });
    }
  }
  return { text, words };
}

const lower = ({ text }: ReadWord) => text.toLowerCase();

/** A word without signs that no picture has; a speck that was taken for a sign is no word. */
function legible({ text, confidence, box }: ReadWord): ReadWord[] {
  const plain = text.normalize("NFC").replace(unprinted, "").slice(0, 200);
  if (plain === "") return [];
  if (confidence < surelyRead && !/[\p{L}\p{N}]/u.test(plain)) return [];
  return [{ text: plain, confidence: Math.max(0, Math.min(1, confidence)), box }];
}

/** Whether a line goes on with the sentence of the line before it. */
function runsOn(before: Placed, line: Placed, lines: readonly Placed[]): boolean {
  if (before.block !== line.block) return false;
  const ofBlock = lines.filter(({ block }) => block === line.block);
  const right = Math.max(...ofBlock.map(({ box }) => box[2]));
  const left = Math.min(...ofBlock.map(({ box }) => box[0]));
  const width = right - left;
  const first = line.words[0]?.text ?? "";
  if (marker.test(first) || (markerAlone.test(first) && line.words.length > 1)) return false;
  // A gap of more than a line, a line that ended early, or letters of another size.
  if (line.box[1] - before.box[3] > before.height * 1.2) return false;
  return before.box[2] > right - width * 0.2;
}

/** How sure the reading of a page is, by its letters: 1 is sure. A page without words is 0. */
export function sureness(lines: readonly ReadLine[]): number {
  let [sum, letters] = [0, 0];
  for (const { words } of lines)
    for (const { text, confidence } of words) {
      sum += confidence * text.length;
      letters += text.length;
    }
  return letters === 0 ? 0 : sum / letters;
}
