import type { Span } from "../../schemas/analysis.ts";

/** A part of a sentence that says when the rest of it holds, or where it does not. Offsets are those of the sentence as seen. */
export interface Qualifier extends Span {
  kind: "condition" | "exception";
  words: string;
}

const consent = "(?:consent|approval|agreement|permission|authority|leave|authorisation)";
/** What begins an exception, a limit or a proviso. */
const exception = `unless(?: and until)?|except(?:ing)?|other than|save (?:and except|that|for|where|in|as|to the extent|with|when|if|by)|apart from|excluding|subject (?:always )?to|but (?:not|only|always)|provided(?:,? (?:always|however))?,? that|provided (?=we|they|everybody|nobody|the |it |such |no )|(?:so|as|for so) long as|(?:and )?(?:then )?only (?:if|where|when|after|once|with|upon|on|by|to the extent|so far as|in (?:the|an?|case)|for so long)|without (?:(?:first|the|our|their|its|any|such|obtaining|having|getting|written|prior|express|further|previous|specific|reasonable|in|writing) ){0,6}${consent}`;
/** What begins a condition. */
const condition =
  "if|when(?:ever)?|where(?:ver)?|(?<!\\b(?:rel(?:y|ies|ied)|calls?|agreed|based|insists?) )upon(?= (?:the|any|an?|receipt|termination|expiry|completion|payment|delivery|notice|demand|request|written)\\b)|once(?= (?:we|they|everybody|the|it|an?|any|all)\\b)|as soon as|in the (?:event|case) (?:of|that)|whil(?:e|st)|until|on (?:the )?(?:occurrence|termination|expiry|completion)";
const opening = new RegExp(`(?<![\\w-])(?:(${exception})|(?:${condition}))(?![\\w-])`, "g");

/** Words before which nothing of the sentence stands yet: a number, or the end of what was said before. */
const nothingBefore =
  /(?:^|[;:.=])\s*(?:(?:[\d.]+|\([a-z\d]{1,5}\)|[a-z][.)]) )*(?:(?:and|but|or|however),? )?$/;
/** The main words have begun and their act has not: "they may, unless we objects, enter". */
const actFollows =
  /\b(?:we|they|everybody|nobody|must|may|need not|may not|is|are|liable|that)(?: also| then)?, $/;
const strong =
  "(?:must|may|need not|is (?:not )?(?:liable|entitled|deemed)|indemnif(?:y|ies)|releases?|warrants?|acknowledges?|agrees?|is taken)";
const subject =
  "(?:then )?(?:we|they|everybody|nobody|the|any|no|each|this|that|all|its|our|their|such|nothing|it|those|an?|neither)\\b";
/** The main words after a leading qualifier: surely so, or likely so. */
const mainAfter = [
  new RegExp(`, (?=${subject}[^,;]{0,100}?\\b${strong}\\b)`, "g"),
  new RegExp(`, (?=${subject}[^,;]{0,100}?\\b(?:is|are|has|have|[a-z]{3,}s)\\b)`, "g"),
];
/** Words of its own that a proviso has: "provided that they must refund it" says something beside what it limits. */
const ownWords = new RegExp(
  `^(?:except|save|provided(?:,? (?:always|however))?,?|but)(?: that)? (?:we|they|everybody|nobody)\\b[^,;]{0,40}?\\b${strong}\\b`,
);
/** What ends a trailing qualifier: another sentence, or the main words of another statement. */
const endsAfter = new RegExp(
  `[;=]|[,.] (?:and |but )?(?:(?:then|also) )?(?=(?:we|they|everybody|nobody)\\b[^,;]{0,40}?\\b${strong}\\b)|, (?:and|but) (?=(?:must|may|need not)\\b|${subject}[^,;]{0,60}?\\b${strong}\\b)`,
  "g",
);
/** "When this ends they must go": the main words after a condition that no comma ends. */
const actsNext = / (?=(?:we|they|everybody) (?:must|may|need not|is not liable)\b)/g;

const from = (pattern: RegExp, at: number, words: string): number => {
  pattern.lastIndex = at;
  const found = pattern.exec(words);
  return found ? found.index : words.length;
};

function endOf(seen: string, start: number, after: number): number {
  const before = seen.slice(0, start);
  if (nothingBefore.test(before)) {
    const stop = from(/[;=]/g, after, seen);
    const ends = mainAfter.map((pattern) => from(pattern, after, seen));
    return ends.find((end) => end < stop) ?? Math.min(stop, from(actsNext, after, seen));
  }
  if (actFollows.test(before)) return from(/[,;:=]/g, after, seen);
  return from(endsAfter, after, seen);
}

/** The conditions and exceptions of a sentence as seen, in their order and without overlap. */
export function qualifiersIn(seen: string): Qualifier[] {
  const found: Qualifier[] = [];
  let end = 0;
  for (const match of seen.matchAll(opening)) {
    const start = match.index;
    const kind = match[1] === undefined ? "condition" : "exception";
    const last = found.at(-1);
    // "Only if we agrees" is one; one of the other kind after a comma, or an exception to a condition, ends the one before.
    if (last && start < end) {
      const isOther = last.kind !== kind && start > last.start + 8;
      const isApart = kind === "exception" || seen.startsWith(", ", start - 2);
      if (!isOther || !isApart || nothingBefore.test(seen.slice(0, last.start))) continue;
      last.end = start;
    }
    if (ownWords.test(seen.slice(start, start + 160))) continue;
    end = endOf(seen, start, start + match[0].length);
    found.push({ kind, start, end, words: "" });
  }
  return found.map((one) => ({ ...one, words: seen.slice(one.start, one.end).trim() }));
}

/** A sentence as seen without some of its parts. */
export function without(seen: string, parts: readonly Span[]): string {
  let said = "";
  let at = 0;
  for (const { start, end } of parts) {
    said += seen.slice(at, start);
    at = end;
  }
  return (said + seen.slice(at)).replace(/ {2,}/g, " ");
}
