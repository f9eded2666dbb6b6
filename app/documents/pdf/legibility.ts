import type { Line } from "./lines.ts";

/**
 * Whether the letters of a page mean what they look like. Fonts without a map to Unicode yield
 * control characters, the private area, or other letters than those that are drawn.
 */
export function isLegible(lines: Line[]): boolean {
  const text = lines.map((line) => line.text).join(" ");
  const visible = text.replace(/\s/g, "");
  if (visible.length === 0) return true;
  const unmapped = visible.match(/[\p{Cc}\p{Cn}\ufffd]/gu)?.length ?? 0;
  const own = visible.match(/\p{Co}/gu)?.length ?? 0;
  // Glyph numbers in place of letters: their space, the third glyph, is a control character. A list
  // may have many bullets of a font's own.
  if (unmapped > 0.1 * visible.length || own > 0.3 * visible.length) return false;
  if (visible.length < 100) return true;
  const letters = visible.match(/[\p{L}\p{N}\p{M}]/gu)?.length ?? 0;
  if (letters < 0.35 * visible.length && !/[._…-]{20}/.test(visible)) return false;
  const latin = text.normalize("NFD").match(/[a-z]/gi)?.length ?? 0;
  const vowels = text.normalize("NFD").match(/[aeiouy]/gi)?.length ?? 0;
  return latin < 200 || vowels > 0.18 * latin;
}

/** Whether at least half of a text is letters and figures; lines that are drawn with dots and dashes aside. */
export function isMostlyLetters(text: string): boolean {
  const visible = text.replace(/[._…-]{3,}|\s/g, "");
  return 2 * (visible.match(/[\p{L}\p{N}\p{M}]/gu)?.length ?? 0) >= visible.length;
}

/** A line without what no one can read: control characters and such as stand for no character. */
export function withoutUnmapped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cn}\ufffd\ufeff]/gu, (one) => (one === "\t" ? one : ""))
    .replace(/\u00ad/g, "")
    .replace(/\p{Co}/gu, "•");
}
