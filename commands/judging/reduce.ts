/** One atom of a pattern's source: a class, an escape, a bracket or a character. */
const atom =
  /\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>))?|[\s\S]/iy;
const repeat = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;

const white = [" ", "\t", "\n", "\u00a0"];
const black = [..."aZ05_-.,;:()[]'\"/&$%§“”’–•é"];

function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** Whether an atom can stand only within a word, or only within white space. */
function staysInside(source: string, flags: string): boolean {
  if (/^[(|^$)]/.test(source) || /^\\[bBk\d]/.test(source)) return false;
  const one = new RegExp(`^${source}$`, flags.replace(/[gy]/g, ""));
  return !white.some((space) => one.test(space)) || !black.some((letter) => one.test(letter));
}

/** A repetition that ends is cut to two: it costs a factor, and no more. */
function shortened(least: number, most: number): string {
  return `{${Math.min(least, 2)},${Math.min(most, 2)}}`;
}

/**
 * A pattern that is as slow as another but for a constant factor, and small enough to be checked: what is
 * repeated at most so many times is repeated at most twice, and lookbehinds, which a checker cannot
 * read, are left out.
 * @param bounded whether words and white space in what it is used on are bounded, so that runs inside
 * of one word or one gap are repetitions that end, too.
 */
export function reducePattern(source: string, flags: string, bounded: boolean): string {
  let reduced = "";
  let skipping = 0;
  const opened: boolean[] = [];
  for (let index = 0; index < source.length; ) {
    const token = at(atom, source, index)?.[0] ?? "";
    index += token.length;
    const opens = token.startsWith("(");
    const closes = token === ")";
    if (opens) {
      opened.push(token.startsWith("(?<=") || token.startsWith("(?<!"));
      if (opened.at(-1)) skipping++;
    }
    if (skipping === 0) reduced += token.startsWith("(?<") ? "(" : token;
    if (closes && opened.pop()) skipping--;
    if (opens || token === "|") continue;
    const quantifier = at(repeat, source, index);
    if (!quantifier) continue;
    index += quantifier[0].length;
    if (skipping > 0) continue;
    const [whole, least, comma, most] = quantifier;
    const inside = bounded && !closes && staysInside(token, flags);
    const lazy = whole.length > 1 && whole.endsWith("?") ? "?" : "";
    if (least !== undefined && (comma === "" || most !== ""))
      reduced += shortened(Number(least), Number(most || least)) + lazy;
    else if (inside && whole[0] !== "?")
      reduced += shortened(Number(least ?? (whole[0] === "+" ? 1 : 0)), 2) + lazy;
    else if (least !== undefined) reduced += `{${Math.min(Number(least), 2)},}${lazy}`;
    else reduced += whole;
  }
  return reduced;
}

/** Whether a reduced pattern has a repetition without an end. Without one it cannot be slower than its text is long. */
export function isUnbounded(reduced: string): boolean {
  const withoutClasses = reduced.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g, "x");
  return /[*+]|\{\d+,\}/.test(withoutClasses);
}
