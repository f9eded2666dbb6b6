import type { PdfPage } from "./document.ts";
import type { Line } from "./lines.ts";

const fewestLetters = 5;
const mostLines = 200;

/** Whether most words of a line are single letters, as in "A G R E E M E N T". */
export function isLetterSpaced(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const single = words.filter((word) => word.length <= 2).length;
  return (
    words.length >= fewestLetters &&
    single > 0.75 * words.length &&
    /\b\p{L} \p{L} \p{L}\b/u.test(text)
  );
}

type Drawn = Pick<PdfPage, "getOperatorList">;

/** Joins letter-spaced lines to words again, where the page itself says which spaces are meant. */
export async function joinLetterSpaced(page: Drawn, lines: Line[]): Promise<void> {
  const spaced = lines.filter((line) => isLetterSpaced(line.text)).slice(0, mostLines);
  if (spaced.length === 0) return;
  const drawn = await drawnText(page);
  for (const line of spaced) line.text = respace(line.text, drawn);
}

function respace(text: string, drawn: string): string {
  const letters = text.replace(/\s/g, "");
  const compact = drawn.replace(/\s/g, "");
  const found = compact.indexOf(letters);
  if (found >= 0) {
    const meant = spanOf(drawn, found, letters.length);
    if (!isLetterSpaced(meant)) return meant;
  }
  // The letters were typed apart: words are then parted by more than one space.
  const words = text.split(/\s{2,}/);
  return words.map((word) => (isLetterSpaced(word) ? word.replace(/\s/g, "") : word)).join(" ");
}

/** The part of `drawn` that holds `count` characters from the `first` one, white space not counted. */
function spanOf(drawn: string, first: number, count: number): string {
  let seen = 0;
  let span = "";
  for (const character of drawn) {
    const isSpace = /\s/.test(character);
    if (seen >= first && seen < first + count) span += character;
    if (!isSpace) seen++;
    if (seen >= first + count) break;
  }
  return span.trim().replace(/\s+/g, " ");
}

type Glyph = { unicode?: unknown };

/** What a page draws letter by letter, without the spaces that a wide gap would make. */
async function drawnText(page: Drawn): Promise<string> {
  const operators = await page.getOperatorList();
  let text = "";
  for (const operands of operators.argsArray) {
    const glyphs: unknown = Array.isArray(operands) ? operands[0] : undefined;
    if (!Array.isArray(glyphs)) continue;
    for (const glyph of glyphs) {
      if (isGlyph(glyph) && typeof glyph.unicode === "string") text += glyph.unicode;
    }
  }
  return text;
}

const isGlyph = (value: unknown): value is Glyph =>
  typeof value === "object" && value !== null && "unicode" in value;
