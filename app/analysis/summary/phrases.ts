import { onOneLine, shorten, withoutEnd, withoutNumber } from "../reading/plain-text.ts";

/** "A, B and C". */
export function list(items: string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** "a lease", "a set of standard terms". */
export function withArticle(label: string): string {
  const phrase = label.charAt(0).toLowerCase() + label.slice(1);
  if (/\b(?:terms|minutes)\b/.test(phrase)) return `a set of ${phrase}`;
  return `${/^[aeiou]/.test(phrase) ? "an" : "a"} ${phrase}`;
}

/** Words of the document on one line, without the number before them and the full stop after them. */
export function bare(words: string): string {
  return withoutEnd(withoutNumber(onOneLine(words)), ".;:,");
}

/** A quotation in full, or cut where a part of it ends if it is longer than `most` characters. */
export function quote(words: string, most: number): string {
  const whole = bare(words);
  if (whole.length <= most) return `“${whole}”`;
  const pause = Math.max(...[", ", "; ", ": "].map((mark) => whole.lastIndexOf(mark, most)));
  return pause > most / 2 ? `“${whole.slice(0, pause)} …”` : `“${shorten(whole, most)}”`;
}
