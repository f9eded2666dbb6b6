import type { DocumentType, FoundClause, RiskFlag, Span } from "../../schemas/analysis.ts";
import { facingOf } from "../clauses/level.ts";
import { overlap } from "../matching/overlap.ts";
import { weigh } from "../onerous/weigh.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import type { Passage } from "../statements/passages.ts";

/** What the judge knows of the paper that a card is of. */
export interface JudgedPaper {
  reading: Reading;
  clauses: readonly FoundClause[];
  documentType: Pick<DocumentType, "label">;
  /** By name, as `burdens` and `benefits` name it; null where nobody can be told. */
  client: string | null;
  /** Whether it shows other countries and nothing of Australia. */
  abroad: boolean;
  /** All cards of the paper. */
  cards: readonly RiskFlag[];
  /** Its sentences as the client sees them. */
  passages: readonly Passage[];
}

/** Signs of what a sentence does, by the words that tell them. */
const telling: readonly [string, RegExp][] = [
  [
    "exception",
    /\b(?:unless|except|other than|save (?:that|for|as)|provided,? (?:however,? )?that|but (?:not|only)|excluding)\b/i,
  ],
  ["condition", /\b(?:if|where|when|in the event|upon|subject to|so long as)\b/i],
  ["reasonable", /\breasonabl[ey]\b/i],
  ["withheld", /\bunreasonably (?:withheld|delayed|conditioned|refuse)/i],
  ["extent", /\bto the extent\b/i],
  ["either", /\b(?:either|each|both|neither|other) (?:of the )?part(?:y|ies)\b|\bmutual(?:ly)?\b/i],
  ["shall", /\b(?:shall|must|will)\b/i],
  ["may", /\b(?:may|is entitled|has the right|reserves?)\b/i],
  ["not", /\b(?:not|no|nor|neither|never)\b/i],
  ["means", /["”’]?\s(?:means|shall mean|includes?|has the meaning)\b/i],
  ["figures", /\d/],
  ["money", /[$€£]\s?\d/],
  ["blank", /_{3,}|\[\s*[*•●]+\s*\]|\[\s*\]|\*{3,}/],
  ["recital", /\b(?:whereas|desires? to|wishes? to)\b/i],
  ["notice", /\b(?:written )?notice\b/i],
  ["breach", /\b(?:breach|default)\b/i],
  ["discretion", /\b(?:sole|absolute|own) (?:and absolute )?discretion\b/i],
  ["any reason", /\b(?:any reason|without cause|at any time|for convenience)\b/i],
  ["gross", /\b(?:gross negligence|wil+ful|fraud)\b/i],
  ["warrants", /\b(?:represents?|warrants?)\b/i],
  ["third", /\bthird[- ]part(?:y|ies)\b/i],
];

const lengths: readonly [number, string][] = [
  [8, "fewer than 8 words"],
  [20, "8 to 20 words"],
  [45, "20 to 45 words"],
  [90, "45 to 90 words"],
];

/** How much the words of a card weigh on the client, in tenths; null where nobody knows whom they weigh on. */
function weightOf(card: Span, passages: readonly Passage[]): number | null {
  const on = passages.filter((passage) => overlap(passage, card));
  if (on.length === 0) return null;
  return Math.min(9, Math.floor(10 * Math.max(...on.map((passage) => weigh(passage).onerous))));
}

/** What speaks for or against a card, each by a name under which the judge has learnt its weight. */
export function witnessesOf(card: RiskFlag, paper: JudgedPaper): string[] {
  const { reading, clauses, documentType, client, abroad, cards, passages } = paper;
  const quote = onOneLine(card.quote);
  const words = quote.split(" ").length;
  const about = card.questionId ?? card.clauseId ?? card.clauseTitle;
  const facing = facingOf(card, client) ?? "untold";
  const block = reading.blocks[reading.blockAt(card.start)];
  const clause = clauses.find((one) => one.id === card.clauseId && overlap(one, card));
  const score = clause ? Math.min(9, Math.floor(clause.score * 10)) : -1;
  const alike = cards.filter((other) => other.clauseId === card.clauseId && card.clauseId !== null);
  const same = cards.filter((other) => other !== card && overlap(other, card));
  const sort = card.questionId ? "answer" : "clause";
  const weight = weightOf(card, passages);
  const capitals =
    quote.replace(/[^A-Z]/g, "").length / Math.max(1, quote.replace(/[^A-Za-z]/g, "").length);
  const signs = telling.filter(([, sign]) => sign.test(quote)).map(([name]) => name);
  const witnesses = [
    sort,
    `about ${about}`,
    `${sort} ${card.riskLevel}`,
    `${sort} ${facing}`,
    `${card.clauseId} ${facing}`,
    `${card.clauseId}`,
    `${card.riskLevel} ${facing}`,
    clause ? `${sort} score ${score}` : `${sort} without clause`,
    `zone ${block?.zone}`,
    card.place === null ? "no place" : "place",
    lengths.find(([most]) => words < most)?.[1] ?? "90 words or more",
    ...(capitals > 0.6 ? ["capitals"] : []),
    ...signs,
    ...signs.map((name) => `${card.clauseId} ${name}`),
    ...(/[.;:]["”’)]*$/.test(quote) ? [] : ["no stop"]),
    ...(abroad ? ["abroad", `${sort} abroad`] : []),
    `weighs ${weight}`,
    `${sort} weighs ${weight}`,
    `${card.riskLevel} weighs ${weight}`,
    `${facing} weighs ${weight}`,
    `paper ${documentType.label}`,
    `${alike.length > 3 ? "many" : alike.length > 1 ? "some" : "one"} of its kind`,
    alike[0] === card ? "first of its kind" : "a further one",
    ...(same.length > 0
      ? [`${sort} beside ${same.some(({ questionId }) => questionId) ? "an answer" : "a clause"}`]
      : []),
  ];
  return [...new Set(witnesses)];
}
