import type { DateFact } from "../../schemas/analysis.ts";
import {
  around,
  type Candidate,
  candidates,
  labelledDate,
  otherDocument,
} from "./date-candidates.ts";
import type { DateOrder } from "./dates.ts";
import type { LabelledValue } from "./labelled-values.ts";
import { isAustralianDrafting } from "./origin.ts";
import { type Sign, weigh } from "./signs.ts";
import type { Term } from "./time-spans.ts";

/** Labels of rows that give the day on which a paper begins. */
const startLabel =
  /^(?:(?:contract|lease|hire|term|licence|employment|service|subscription|agreement) )?(?:commencement|commencing|start(?:s|ing)?|begins?|beginning|effective|drawdown|go-?live)(?: (?:date|day))?(?: of .{1,30})?$/i;

/** When terms that bind nobody by a signature were last changed is not when they begin. */
const onlyChanged = /\b(?:updated|reviewed|revised|approved|version)\b[^.;]{0,30}$/i;

/**
 * When a contract takes effect: the date of a row or of the term, else one that it calls so, else the date
 * it was made. Null where it leaves that blank.
 */
export function findEffectiveDate(
  text: string,
  agreementDate: DateFact | null,
  rows: LabelledValue[],
  terms: Term[],
  order: DateOrder,
): DateFact | null {
  const australian = isAustralianDrafting(text);
  const labelled = australian ? labelledDate(rows, startLabel, order) : null;
  if (labelled) return labelled.date;
  const stretch = terms.find(({ starts }) => starts !== null);
  const own = stretch?.starts
    ? { value: stretch.starts, start: stretch.start, end: stretch.end, derived: false }
    : null;
  const cued = !australian || !own ? calledEffective(text, order) : null;
  if (!australian) return cued ?? agreementDate ?? own;
  if (cued ?? own) return cued ?? own;
  const changed =
    agreementDate &&
    onlyChanged.test(text.slice(Math.max(0, agreementDate.start - 60), agreementDate.start));
  return changed ? null : agreementDate;
}

function calledEffective(text: string, order: DateOrder): DateFact | null {
  const cue = /\b(?:effective|commenc\w+|begin(?:s|ning)?|start(?:s|ing)?|in force)\b/gi;
  let best: { date: Candidate; score: number } | null = null;
  let near = 0;
  for (let found = cue.exec(text); found && near < 60; found = cue.exec(text)) {
    near++;
    const from = Math.max(0, found.index - 90);
    for (const date of candidates(text, from, Math.min(text.length, found.index + 130), order)) {
      const score = effectiveScore(date) - near * 0.05;
      if (score > 1 && (!best || score > best.score)) best = { date, score };
    }
  }
  return (
    best && { value: best.date.value, start: best.date.start, end: best.date.end, derived: false }
  );
}

/** What tells the day on which a paper takes effect; ¤ stands for the date. */
export const effectiveSigns: Sign[] = [
  {
    says: /\beffective(?: date)?(?: of this agreement)?(?: is| shall be| will be| means| shall mean|:|,)?(?: the date of)?(?: as)?(?: of| from| on|:)?(?: this| the)?\s*¤/i,
    weight: 4,
    because: "It is effective then.",
    as: "effective as of ¤",
  },
  {
    says: /(?:^|[^A-Za-z\s]\s*|\b(?:the|this|agreement|term|contract|lease|deed|initial|and|item \d+)\s+)["“]?(?:Effective|Commencement|Start) Date["”]?\)?\s*(?:\(|:|means|is|shall mean|shall be|of this agreement)[^.;¤]{0,40}¤/i,
    weight: 5,
    because: "It is defined as the day of commencement.",
    as: "Commencement Date means ¤",
  },
  {
    says: /¤[^.;]{0,40}\((?:the |hereinafter |herein ){0,4}(?:called |referred to as )?(?:the )?["“]?(?:Effective|Commencement|Start|Drawdown) Date/i,
    weight: 6,
    because: "Brackets after it define it so.",
    as: '¤ (the "Effective Date")',
  },
  {
    says: /\b(?:agreement|contract|term|lease|appointment|employment|deed|licence|engagement)\b[^.;¤]{0,80}\b(?:commenc\w+|begin\w*|start\w*|takes? effect|in(?:to)? (?:force|effect))\b[^.;¤]{0,30}¤/i,
    weight: 3,
    because: "The agreement or its term begins then.",
    as: "The term commences on ¤",
  },
  {
    says: /\b(?:Convention|Protocol|Treaty|Rules)\b[^.;¤]{0,60}¤/i,
    weight: -12,
    because: "It is the date of a treaty.",
    as: "the Warsaw Convention of ¤",
  },
  {
    says: /\b(?:expir\w+|terminat\w+|until|through|finish\w*|end(?:s|ing)?)\b[^.;¤]{0,25}¤/i,
    weight: -4,
    because: "It is when something ends.",
    as: "ending on ¤",
  },
];

function effectiveScore(date: Candidate): number {
  const words = around(date);
  return weigh(words, effectiveSigns) - (otherDocument.test(words) ? 5 : 0);
}
