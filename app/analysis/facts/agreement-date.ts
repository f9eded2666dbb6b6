import type { DateFact } from "../../schemas/analysis.ts";
import { findSigningOrAccepting } from "../reading/execution-block.ts";
import {
  around,
  type Candidate,
  candidates,
  labelledDate,
  otherDocument,
} from "./date-candidates.ts";
import type { DateOrder } from "./dates.ts";
import { type LabelledValue, ownPaper, paper } from "./labelled-values.ts";
import { isAustralianDrafting } from "./origin.ts";
import { type Sign, weigh } from "./signs.ts";

const blank = /(?:_{2,}|\[\s?[•●*_.\s]{0,6}\s?\]|\(\s*\)|\.{4,}|day of\s*,)/;

const ofThis = /\bthis\b[^.;]{0,50}¤/i;

/** What tells the day on which a paper was made from its other dates; ¤ stands for the date. */
export const madeSigns: Sign[] = [
  {
    says: /\b(?:made|entered(?: into)?|executed|dated|date of (?:this )?agreement|agreement date|date of agreement|signed|concluded)\b[^.;¤]{0,60}¤/i,
    weight: 5,
    because: "Something was made, signed or dated then.",
    as: "This deed is made on ¤",
  },
  {
    says: /\b(?:this|the) [\w\s&,/-]{0,80}(?:agreement|contract|lease|deed|amendment|addendum|license|licence)\b[^.;¤]{0,120}¤/i,
    weight: 3,
    because: "It is said of this paper.",
    as: "This lease of the shop ¤",
  },
  {
    says: new RegExp(`\\bdate(?: of ${ownPaper})?\\s*:?\\s*¤`, "i"),
    weight: 4,
    because: "It stands beside the word.",
    as: "Date: ¤",
  },
  {
    says: /\b(?:proposal|letter|plan|order|quotation|quote|report|policy|offer|brief) dated?\s*¤/i,
    weight: -9,
    because: "It is the date of a paper that this one speaks of.",
    as: "the proposal dated ¤",
  },
  {
    says: /(?:^|\s)dated?\s*:?\s*(?:this\s*)?¤|\bas of\s*(?:the\s*)?(?:this\s*)?¤/i,
    weight: 2,
    because: "It is what the paper is dated, or made as of.",
    as: "dated ¤",
  },
  {
    says: /¤\s*,?\s*\(?[^.]{0,60}\b(?:by and between|between|among|by)\b/i,
    weight: 3,
    because: "The parties follow.",
    as: "¤ between the parties below",
  },
  {
    says: /¤[^.]{0,30}\(?(?:the )?["“]?Effective Date/i,
    weight: 2,
    because: "It is defined as the effective date.",
    as: '¤ (the "Effective Date")',
  },
  {
    says: /\beffective (?:as of|as from|on|from|date)?[^.;¤]{0,25}¤/i,
    weight: -1,
    because: "It is when something takes effect.",
    as: "effective as of ¤",
  },
  {
    says: /\b(?:made|entered|executed|dated)\b[^.;¤]{0,12}\d[^¤]{0,150}\beffective (?:as of|as from|on|from|date)?[^.;¤]{0,25}¤/i,
    weight: -5,
    because: "Another date before it is when the paper was made.",
    as: "made on 1 May and effective from ¤",
  },
  {
    says: /\b(?:last )?updated[^¤]{0,30}¤|version (?:of|dated)?[^¤]{0,20}¤|last revised[^¤]{0,18}¤/i,
    weight: 1,
    because: "Terms may be headed by the day of their last change; at their foot it dates a page.",
    as: "Last updated: ¤",
  },
  {
    says: /\b(?:period|(?:start|end|commencement|expiry|completion|delivery|launch|due) date|due|deadline|launch|until)\s*:\s*¤/i,
    weight: -9,
    because: "It is the date of a campaign, a delivery, a payment.",
    as: "Completion date: ¤",
  },
  {
    says: /\b(?:commenc\w+|expir\w+|terminat\w+|until|through|ending|incorporated|renew\w*|prior to|before|by no later than|on or before|beginning)\b[^.;¤]{0,30}¤/i,
    weight: -5,
    because: "It is when something begins, ends or is due.",
    as: "expires on ¤",
  },
  {
    says: /\b(?:from and including|on or after|function is on|takes? place on|for completion:?|starts? on|term is [a-z]+ years? from)\s*¤|\bfrom\s*¤[^.;]{0,20}\b(?:until|to)\b/i,
    weight: -5,
    because: "It is the first day of a term, or the day of an event.",
    as: "three years from and including ¤",
  },
  {
    says: /\b(?:Convention|Protocol|Treaty|Rules|Directive)\b[^.;¤]{0,60}¤|\b(?:signed|amended|done) at [A-Z][^.;¤]{0,40}¤/i,
    weight: -12,
    because: "It is the date of a treaty.",
    as: "the Warsaw Convention of ¤",
  },
];

function agreementScore(date: Candidate): number {
  const words = around(date);
  return weigh(words, madeSigns) - (otherDocument.test(words) && !ofThis.test(words) ? 6 : 0);
}

/** Labels of rows that give the day on which a paper was made. */
const madeLabel = new RegExp(
  `^(?:dated?|(?:date|day) of (?:${ownPaper}|execution|signing|signature)|(?:date|day) (?:made|signed|executed)|(?:${paper}|execution|signing) (?:date|dated)|signed|(?:dated|made|signed|executed) on)$`,
  "i",
);

const otherLabel = /date|period|term|start|end|season|commence|completion|option|until|length|due/i;
/** "made on the      day of            2026", "dated ____________ 2026". */
const blankDay =
  /\b(?:made|dated|date)\b[^.;\n]{0,30}(?:\bthe\s{3,60}day of|\bday of(?:\s{3,60}|\s?_{2}|\s?\.{3})|[_]{4}|\[(?:date|insert|●|•|\s)|\.{6})/i;

/**
 * When a contract was made: the best date of its opening, else the last date beside a signature.
 * Null where it leaves the date blank.
 */
export function findAgreementDate(
  text: string,
  rows: LabelledValue[],
  order: DateOrder,
): DateFact | null {
  const australian = isAustralianDrafting(text);
  const labelled = australian ? labelledDate(rows, madeLabel, order) : null;
  if (labelled) return labelled.date;
  if (australian && blankDay.test(text.slice(0, 4_000))) return null;
  const preamble = text
    .slice(0, 25_000)
    .search(/\b(?:made|entered|dated|executed|between|among)\b/i);
  const opening = candidates(
    text,
    0,
    Math.min(text.length, Math.max(9_000, preamble + 3_000)),
    order,
  ).filter(
    ({ start }) =>
      !australian ||
      !rows.some((row) => row.start <= start && start < row.end && otherLabel.test(row.label)),
  );
  let best: { date: Candidate; score: number } | null = null;
  for (const [index, date] of opening.slice(0, 12).entries()) {
    const alone =
      /(?:^|\n|\s{2})[ \t]*$/.test(text.slice(Math.max(0, date.start - 40), date.start)) &&
      /^[ \t]*(?:\n|\s{2}|$)/.test(text.slice(date.end, date.end + 20));
    const score =
      agreementScore(date) +
      (alone && date.start < 1_500 ? 4 : 0) +
      (date.start < 600 ? 2.5 : date.start < 3_000 ? 1 : 0) -
      index * 0.4;
    if (!best || score > best.score) best = { date, score };
  }
  if (best && best.score >= 2.5) {
    const { value, start, end } = best.date;
    return { value, start, end, derived: false };
  }
  if (
    blank.test(text.slice(0, 6_000).match(/(?:made|entered|dated|as of)\b[^.]{0,60}/i)?.[0] ?? "")
  )
    return null;
  return signatureDate(text, order);
}

function signatureDate(text: string, order: DateOrder): DateFact | null {
  const signing = findSigningOrAccepting(text);
  if (signing === -1) return null;
  const dates = candidates(text, signing, Math.min(text.length, signing + 4_000), order).filter(
    (date) =>
      /\b(?:dated?|as of|this|on|day and year)\b\s*:?[^.]{0,40}$|\/s\/|\bby:|signature/i.test(
        date.before,
      ),
  );
  const last = dates.reduce<Candidate | null>(
    (latest, date) => (!latest || date.value > latest.value ? date : latest),
    null,
  );
  return last && { value: last.value, start: last.start, end: last.end, derived: false };
}
