import type { Span } from "../../schemas/analysis.ts";

/** A part of a sentence that says when the rest of it holds, or where it does not. Offsets are those of the sentence as seen. */
export interface Qualifier extends Span {
  kind: "condition" | "exception";
  words: string;
  /** The same without what begins it: "we objects" of "unless we objects". */
  says: string;
}

const consent = "(?:consent|approval|agreement|permission|authority|leave|authorisation)";
/** What begins an exception, a limit or a proviso. */
const exception = `unless(?: and until)?|except(?:ing)?|other than|save (?:and except|that|for|where|in|as|to the extent|with|when|if|by)|apart from|excluding|(?<!\\b(?:be|is|are|was|made|remains?|liable or)(?: [a-z]+)? )subject (?:always )?to|but not|without (?:(?:first|the|our|their|its|any|such|obtaining|having|getting|written|prior|express|further|previous|specific|reasonable|in|writing) ){0,6}${consent}`;
/** What begins a condition or a proviso. */
const condition =
  "if|when(?:ever)?|where(?:ver)?|(?<!\\b(?:rel(?:y|ies|ied)|calls?|agreed|based|insists?) )upon(?= (?:the|any|an?|receipt|termination|expiry|completion|payment|delivery|notice|demand|request|written)\\b)|once(?= (?:we|they|everybody|the|it|an?|any|all)\\b)|as soon as|in (?:the )?(?:event|case)(?: of| that)?|whil(?:e|st)|until|on (?:the )?(?:occurrence|termination|expiry|completion)|provided(?:,? (?:always|however))?,? that|provided (?=we|they|everybody|nobody|the |it |such |no )|(?:for )?(?:so|as) long as|(?:(?:and|but) )?(?:then )?only (?:if|where|when|after|once|with|upon|on|by|to the extent|so far as|in (?:the|an?|case)|for so long)";
const opening = new RegExp(`(?<![\\w-])(?:(${exception})|(?:${condition}))(?![\\w-])`, "g");

/** Words before which nothing of the sentence stands yet: a number, or the end of what was said before. */
const nothingBefore =
  /(?:^|[;:.=]) ?(?:(?:[\d.]{1,9}|\([a-z\d]{1,5}\)|[a-z][.)]) ){0,4}(?:(?:and|but|or|however),? )?$/;
/** The main words have begun and their act has not: "they may, unless we objects, enter". */
const actFollows =
  /\b(?:we|they|everybody|nobody|must|may|need not|may not|is|are|liable|that)(?: also| then)?(?: [a-z]+ly)?, $/;
const strong =
  "(?:must|may|need not|is (?:not )?(?:liable|entitled|deemed)|indemnif(?:y|ies)|releases?|warrants?|acknowledges?|agrees?|is taken)";
const subject =
  "(?:then )?(?:we|they|everybody|nobody|the|any|no|each|this|that|all|its|our|their|such|nothing|it|those|said|an?|neither)\\b";
/** The main words after a leading qualifier: surely so, or likely so. */
const mainAfter = [
  new RegExp(`, (?=${subject}[^,;]{0,100}?\\b${strong}\\b)`, "g"),
  new RegExp(`, (?=${subject}[^,;]{0,100}?\\b(?:is|are|has|have|[a-z]{3,}s)\\b)`, "g"),
];
/** Words of its own that a proviso has: "provided that they must refund it" says something beside what it limits. */
const ownWords = new RegExp(
  `^(?:except|save|provided(?:,? (?:always|however))?,?|but)(?: that)? (?:we|they|everybody|nobody)\\b[^,;]{0,40}?\\b${strong}\\b`,
);
/** "We is not entitled to it unless we gives notice" says what must be done for it. */
const denied = /\b(?:not|no|nobody|never)\b/;
/** What ends a trailing qualifier: another sentence, or the main words of another statement. */
const endsAfter = new RegExp(
  `[;=]|,? (?=\\(?(?:which|such) )|[,.] (?:and |but )?(?:(?:then|also) )?(?=(?:we|they|everybody|nobody)\\b[^,;]{0,40}?\\b${strong}\\b)|, (?=(?:must|may|need not|is|are)\\b|${subject}[^,;]{0,60}?\\b${strong}\\b)|, (?:and|but) (?=(?:must|may|need not)\\b|${subject}[^,;]{0,60}?\\b${strong}\\b)`,
  "g",
);
/** "When this ends they must go": the main words after a condition that no comma ends. */
const actsNext =
  / (?=(?:we|they|everybody) (?:must|may|need not|is not liable)\b|(?<=[^,;]{20})the [a-z]{3,20} (?:must|may)\b)/g;

const from = (pattern: RegExp, at: number, words: string): number => {
  pattern.lastIndex = at;
  const found = pattern.exec(words);
  return found ? found.index : words.length;
};

/** So much before and after where a qualifier begins is looked at for where it ends. */
const [furthestBack, furthestOn] = [160, 1500];

const isLeading = (seen: string, at: number): boolean =>
  nothingBefore.test(seen.slice(Math.max(0, at - furthestBack), at));

function endOf(sentence: string, start: number, after: number): number {
  const before = sentence.slice(Math.max(0, start - furthestBack), start);
  const seen = sentence.slice(0, after + furthestOn);
  if (isLeading(sentence, start)) {
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
      if (!isOther || !isApart || isLeading(seen, last.start)) continue;
      last.end = start;
    }
    if (ownWords.test(seen.slice(start, start + 160))) continue;
    end = endOf(seen, start, start + match[0].length);
    found.push({ kind, start, end, words: match[0], says: "" });
  }
  return found.map((one) => {
    const words = seen.slice(one.start, one.end).trim();
    const isDemand = words.startsWith("unless") && denied.test(omitting(seen, [one]));
    const says = words.slice(one.words.length).trimStart();
    return { ...one, kind: isDemand ? "condition" : one.kind, words, says };
  });
}

/** A sentence as seen without some of its parts. */
export function omitting(seen: string, parts: readonly Span[]): string {
  let said = "";
  let at = 0;
  for (const { start, end } of parts) {
    said += seen.slice(at, start);
    at = end;
  }
  return (said + seen.slice(at)).replace(/ {2,}/g, " ");
}
