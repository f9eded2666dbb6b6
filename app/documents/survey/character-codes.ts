/** Codes that a predefined map of Chinese, Japanese or Korean maps: about 20,000, and as many of its characters. */
export const bundledMapCodes = 40_000;
// A map of a real font has one to four of them; each character of a text is held against all.
const maxLengthRanges = 100;

/**
 * How many codes a character map (ISO 32000-1, 9.7.5 and 9.10.3) maps, and thus what it costs: pdf.js spells ranges
 * out. A code that maps to many characters counts as many.
 */
export function mappedCodes(map: string): number {
  let codes = map.includes("usecmap") ? bundledMapCodes : 0;
  const sections = /begin(bf|cid|notdef|codespace)(range|char)([\s\S]*?)(?:end\1\2|$)/g;
  for (let match = sections.exec(map); match; match = sections.exec(map)) {
    const [, kind, form, source = ""] = match;
    if (kind === "codespace") {
      if ((source.match(/<|\(/g)?.length ?? 0) > 2 * maxLengthRanges)
        return Number.POSITIVE_INFINITY;
    } else if (longWords.test(source)) return Number.POSITIVE_INFINITY;
    else codes += form === "char" ? 1 + source.length / 8 : codesOfRanges(source);
    if (codes === Number.POSITIVE_INFINITY) break;
  }
  return codes;
}

// One code may stand for a ligature: the longest of Unicode (U+FDFA) has 18 characters, of four digits each.
const longWords = /<[^>]{129}/;

function codesOfRanges(source: string): number {
  let codes = 0;
  let first: number | undefined;
  let count: number | undefined;
  const tokens = /<([^>]{0,128})>|\[|-?\d+|\(/g;
  for (let token = tokens.exec(source); token; token = tokens.exec(source)) {
    const [whole, digits] = token;
    let list: string | undefined;
    if (whole === "[") {
      // One that does not close is read to the end.
      const close = source.indexOf("]", tokens.lastIndex);
      list = source.slice(tokens.lastIndex, close < 0 ? source.length : close);
      tokens.lastIndex += list.length;
    }
    // No program writes codes as strings in brackets.
    if (whole === "(") return Number.POSITIVE_INFINITY;
    const code = Number.parseInt(digits?.replace(/\s/g, "") ?? "", 16);
    if (first === undefined) first = code;
    else if (count === undefined) count = Math.max(1, code - first + 1);
    else {
      const length = list?.length ?? digits?.length ?? 0;
      codes += list === undefined ? (count || 1) * (1 + length / 8) : 1 + length / 4;
      first = undefined;
      count = undefined;
    }
  }
  return codes;
}
