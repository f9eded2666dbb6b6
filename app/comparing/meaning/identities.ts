import type { Span } from "../../schemas/analysis.ts";

/** A number by which somebody or something is known; another one is another, and no more or less. */
export interface Identity {
  /** With what it is called: "ABN 81 627 450 036". */
  words: string;
  ofParty: boolean;
}

const ofParty = /^(?:A\.?[BC]\.?N|ARBN|ARSN|TFN|Australian|tax)/i;
const label =
  /\b(?:A\.?B\.?N\.?|A\.?C\.?N\.?|ARBN|ARSN|TFN|AFSL|BSB|Australian (?:Business|Company) Number|(?:account|acct?|policy|licen[cs]e|registration|reference|member(?:ship)?|customer|order|invoice|contract|phone|telephone|mobile|fax|serial|title|plan|file|matter|tax file) (?:number|no\.?)|phone|telephone|tel\.?|mobile|fax|PO Box|lot|level|suite|unit|volume|folio|postcode|NSW|VIC|QLD|TAS|ACT)[\s:.#|]{0,5}(?:\(0\d\)\s?)?(?:\d[\d -]{0,24})?$/i;
const longestLabel = 60;

/** What digits of a text are of: all of the number that they stand in; null where they count or measure. */
export function identityAt(text: string, { start, end }: Span): Identity | null {
  if (!/^\d[\d -]{0,30}$/.test(text.slice(start, Math.min(end, start + 40)))) return null;
  const before = text.slice(Math.max(0, start - longestLabel), start);
  const named = label.exec(before)?.[0];
  if (named === undefined) return null;
  const rest = /^(?:[ -]?\d){0,20}/.exec(text.slice(end, end + 40))?.[0] ?? "";
  const words = `${named}${text.slice(start, end)}${rest}`.replace(/[\s|]+/g, " ").trim();
  return { words, ofParty: ofParty.test(words) };
}
