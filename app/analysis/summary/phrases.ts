import {
  countWords,
  onOneLine,
  shorten,
  withoutEnd,
  withoutNumber,
} from "../reading/plain-text.ts";

/** "A, B and C". */
export function list(items: string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** "a lease", "an IP assignment", "a set of standard terms". */
export function withArticle(label: string): string {
  const phrase = /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  if (/\b(?:terms|conditions|minutes)$|\bterms\b/.test(phrase)) return `a set of ${phrase}`;
  return `${/^(?:[aeio]|u(?!ni|se))/i.test(phrase) ? "an" : "a"} ${phrase}`;
}

/** Words of the document on one line, without the number before them and the full stop after them. */
export function bare(words: string): string {
  return withoutEnd(withoutNumber(onOneLine(words)), ".;:,");
}

/** Marks of a lay-out and not of a sentence: rules of dashes, signs of headings, cells of tables. */
const furniture = /(?:^|\s)(?:[-–—_=*#~]{2,80}|#|\*|•|▪)(?=\s|$)|\*\*/g;

/** Words without the furniture of their page: a row "| Fee | $5 |" as "Fee: $5". */
export function plain(words: string): string {
  const row = /^\s*\|/.test(words)
    ? words
        .split("|")
        .map((cell) => cell.trim())
        .filter((cell) => cell !== "")
        // The number of the row says nothing of it; any other is what it says.
        .filter((cell, at) => at > 0 || !/^\d{1,3}$/.test(cell))
        .join(": ")
    : words;
  return bare(
    row
      .replace(furniture, " ")
      .replace(/^[\s#]+/, "")
      .replace(/^\s*(?:\(?[A-Z][.)]|\(\d{1,2}\))\s+/, ""),
  ).replace(/[;,]\s(?:and|or)$/, "");
}

/** A quotation in full, or cut where a part of it ends if it is longer than `most` characters. */
export function quote(words: string, most: number): string {
  const whole = bare(words);
  if (whole.length <= most) return `“${whole}”`;
  const pause = Math.max(...[", ", "; ", ": "].map((mark) => whole.lastIndexOf(mark, most)));
  return pause > most / 2 ? `“${whole.slice(0, pause)} …”` : `“${shorten(whole, most)}”`;
}

/** Where a phrase ends for certain, and where it does if need be. */
const strong =
  /[,;:](?=\s)(?!\s(?:19|20)\d\d)|\s(?=(?:unless|except|provided|save|but|which|where|whether|if|after which)\s)|\s(?=\((?!\d))|(?<=[.!?])\s(?=[A-Z])/g;
const weak =
  /\s(?=(?:and|or|by|for|in|on|from|with|without|until|before|after|under|during|within|that|who|as|at|to|arising)\s)/g;

const ends = (words: string, pattern: RegExp) =>
  [...words.matchAll(pattern)].map(({ index }) => index);
const balanced = (words: string) => words.split("(").length === words.split(")").length;

/** Without the words before it, what follows one of these would say the contrary, or nothing. */
const needsBefore =
  /\b(?:not|no|nor|never|neither|nothing|cannot|unless|until|except|without|if|is|are|be|been|being|has|have|had)$/i;
const leftover =
  /(?: (?:and|or|but|the|an?|of|to|by|for|with|in|on|its?|that|which)){1,3}$|(?<=[.!?]) \w{1,30}$/;

/** Where a phrase may begin that has `from` in it: near enough to the beginning of the sentence, there. */
function beginningOf(words: string, from: number): number {
  if (countWords(words.slice(0, from)) <= 8) return 0;
  const before = (pattern: RegExp) =>
    ends(words, pattern).findLast((end) => end < from && !needsBefore.test(words.slice(0, end)));
  return before(strong) ?? before(weak) ?? 0;
}

/**
 * The phrase of a sentence that tells, in about `most` words: from its beginning if what tells stands near enough to
 * it, cut where a phrase ends and never so that a "not" is lost; an ellipsis stands where something is left out.
 * @param from where the telling words begin, in `words`, which are on one line, and `to` where they end.
 */
export function tellingPhrase(words: string, most: number, from = 0, to = from): string {
  if (countWords(words) <= most) return words;
  const begins = countWords(words.slice(0, to)) <= most ? 0 : beginningOf(words, from);
  const rest = words.slice(begins).replace(/^[\s,;:]+(?:and |or )?/, "");
  const lead = begins === 0 ? "" : "… ";
  const told = Math.min(to - begins, rest.length);
  const size = (end: number) => countWords(rest.slice(0, end));
  const room = most + (size(told) > most ? 8 : 0);
  if (size(rest.length) <= room + 4) return `${lead}${withoutEnd(rest, ",;: ")}`;
  const last = (pattern: RegExp, after: number) =>
    ends(rest, pattern).findLast(
      (end) => end >= after && size(end) >= 5 && size(end) <= room && balanced(rest.slice(0, end)),
    );
  const firm = last(strong, told);
  const cut =
    firm !== undefined && size(firm) >= room / 2
      ? firm
      : (last(weak, told) ?? firm ?? last(weak, 0));
  const shown = cut === undefined ? rest.split(" ").slice(0, room).join(" ") : rest.slice(0, cut);
  return `${lead}${withoutEnd(shown.replace(leftover, ""), ".,;: ")} …`;
}
