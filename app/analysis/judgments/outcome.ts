import type { Fact, Span } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { splitSentences } from "../reading/sentences.ts";
import { type HeadField, headLength } from "./judgment-head.ts";

const most = 12;

/** What courts do with what is before them. */
const decides =
  /\b(?:dismiss\w*|allow(?:s|ed)?|refus\w+|grant(?:s|ed)?|uph[eo]ld\w*|affirm\w*|set(?:s|ting)? aside|quash\w*|remit\w*|var(?:y|ies|ied)|stay(?:s|ed)?|struck out|adjourn\w*|declare[sd]?|declaration|not made|(?:it is|tribunal|court|commission|I|we) order(?:s|ed)?|awards?|judge?ment (?:for|be entered|entered)|convict\w*|sentence[sd]?|acquit\w*|approv\w+|restrained|pay|wound up|discontinued|answered|direct(?:s|ed)?|revoked?|overturned|successful|unsuccessful|fails|succeeds|not established|proved|found|extended|appointed|confirmed)\b/i;
/** A sentence of the reasons that disposes of the case. */
const disposes =
  /\b(?:(?:appeals?|applications?|summons|proceedings?|claims?|motion|petition|complaint|charges?|decision under review|decision|(?:leave|permission) to appeal|verdict)\b.{0,80}? (?:(?:is|are|be|will be|must be|should be|is to be|must|should|stands?)(?: (?:therefore|accordingly|otherwise|hereby|so|to be))? )?(?:dismissed|allowed|refused|granted|upheld|struck out|affirmed|set aside|varied|remitted|stayed|quashed|fails?|succeeds?)|judgment for the (?:plaintiffs?|defendants?|applicants?|respondents?|cross-claimant)|(?:tribunal|commission|court) (?:affirms|sets aside|remits|varies|orders|dismisses|grants)|I (?:would |will |therefore |accordingly )?(?:dismiss|allow|refuse|grant|affirm|set aside|uphold) the)\b/i;
const numbered = /^(?:\(?\d{1,2}[.)]|\d{1,2}\.?\s+(?=[A-Z])|\([a-z]\))\s*/;
/** What introduces orders and is none: "THE COURT ORDERS THAT:". */
const introduces = /\b(?:that|following orders|as follows)\s?:?$/i;
const notes = /^\[?Note\b|^Entry of orders|^Fair Work Act|^(?:JUDGMENT|REASONS)\b/;

function facts(text: string, lines: Span[]): Fact[] {
  return lines.map(({ start, end }) => ({ value: onOneLine(text.slice(start, end)), start, end }));
}

/** The lines of a list of orders, and what a line runs on to. */
function ordersOf(text: string, lines: Span[]): Span[] {
  const orders: Span[] = [];
  for (const line of lines) {
    const words = text.slice(line.start, line.end);
    if (notes.test(words)) break;
    if (introduces.test(words)) continue;
    const before = orders.at(-1);
    if (before && !numbered.test(words) && /^[a-z]/.test(words)) before.end = line.end;
    else if (numbered.test(words) || decides.test(words)) orders.push({ ...line });
    else if (before) break;
  }
  return orders.filter(({ start, end }) => decides.test(text.slice(start, end))).slice(0, most);
}

function linesFrom(text: string, from: number): Span[] {
  const lines: Span[] = [];
  let at = from;
  for (const raw of text.slice(from, from + 5_000).split("\n")) {
    const words = raw.trim();
    if (words !== "")
      lines.push({ start: at + raw.indexOf(words), end: at + raw.indexOf(words) + words.length });
    at += raw.length + 1;
  }
  return lines;
}

const ordersFollow =
  /(?:^|\n)[ \t]*(?:\[?\d{1,3}\]?[ \t]+)?(?:(?:IT IS |THE (?:COURT|TRIBUNAL|COMMISSION|FULL BENCH) )(?:ORDER(?:S|ED)|DECLARES|DETERMINES|DECIDES)[^\n]{0,60}|ORDERS?(?: MADE)?|Orders?|Disposition|(?:I|We) (?:make|order|would (?:make|order|propose))[^\n]{0,80}|(?:The|My) orders (?:of the Court )?(?:are|will be|should be|I make)[^\n]{0,60}|(?:Accordingly,? |For (?:these|those) reasons,? )?(?:the|I) (?:Court|Tribunal|Commission)? ?(?:makes?|orders?)[^\n]{0,60}|It is ordered[^\n]{0,30})[ \t]*[:.]?[ \t]*(?=\n|\(1\)|1\.)/g;

/**
 * What a judgment decided: its orders, or the words that say what became of the case; at most twelve, in
 * the order of the text, empty where none can be read.
 */
export function findOutcome(text: string, fields: HeadField[]): Fact[] {
  for (const { label, lines } of fields) {
    const orders = label === "outcome" ? ordersOf(text, lines) : [];
    if (orders.length > 0) return facts(text, orders);
  }
  for (const found of text.matchAll(ordersFollow)) {
    const orders = ordersOf(text, linesFrom(text, found.index + found[0].length));
    if (orders.length > 0) return facts(text, orders);
  }
  const tail = Math.max(0, text.length - 6_000);
  const said = [
    ...splitSentences(text, tail, text.length).toReversed(),
    ...linesFrom(text, 0),
    ...splitSentences(text, 0, Math.min(headLength, tail)),
  ].find(({ start, end }) => end - start < 300 && disposes.test(text.slice(start, end)));
  return said ? facts(text, [said]) : [];
}
