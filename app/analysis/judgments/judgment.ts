import type { DateFact, Fact, Facts } from "../../schemas/analysis.ts";
import { datesIn } from "../facts/dates.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { type Citation, citationsIn } from "./courts.ts";
import { type HeadField, headLength, readHead } from "./judgment-head.ts";
import { findCaseName, findJudgmentParties } from "./judgment-parties.ts";
import { findOutcome } from "./outcome.ts";

const places =
  "Australia|New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|(?:the )?Australian Capital Territory|(?:the )?Northern Territory|Appeal";
const courtName = new RegExp(
  `\\b(?:(?:Full )?(?:High|Supreme|Federal|District|County|Local|Magistrates['’]?|Family|Land and Environment|Federal Circuit and Family|Planning and Environment|Children['’]s|Coroners?)\\s+Court|Court of Appeal|(?:[A-Z][a-z]+ )?Civil (?:and|&) Administrative Tribunal|State Administrative Tribunal|Administrative (?:Appeals|Review) Tribunal|Fair Work Commission)(?:\\s+of\\s+(?:${places})\\b)?`,
  "i",
);

function fact(text: string, start: number, end: number, value?: string): Fact {
  return { value: value ?? onOneLine(text.slice(start, end)), start, end };
}

/** The lines of a label as one fact: its first, and each that the line before it leaves open. */
function openLines(text: string, { lines }: HeadField, open: RegExp, most: number): Fact | null {
  const [first] = lines;
  if (!first) return null;
  let { end } = first;
  for (const line of lines.slice(1)) {
    if (line.end - first.start > most || !open.test(text.slice(end - 4, end))) break;
    end = line.end;
  }
  return fact(text, first.start, end);
}

function findCitation(text: string, fields: HeadField[]): Citation | null {
  const all = citationsIn(text.slice(0, headLength));
  const labelled = fields
    .filter(({ label }) => label === "citation")
    .flatMap(({ lines }) => lines.slice(0, 3))
    .map((line) => all.find(({ end }) => end > line.start && end <= line.end))
    .find((found) => found);
  const alone = all.find(
    ({ start, end }) =>
      /\n[ \t]*$/.test(text.slice(Math.max(0, start - 80), start)) &&
      /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 80)),
  );
  const first = all.find(
    ({ start }) =>
      !/(?:decision|appeal(?:ed)? (?:from|against)|judgment) $/i.test(
        text.slice(Math.max(0, start - 24), start),
      ),
  );
  return labelled ?? (first === all[0] ? first : alone) ?? first ?? all[0] ?? null;
}

function findCourt(text: string, citation: Citation | null): Fact | null {
  const named = courtName.exec(text.slice(0, 4_000));
  if (!named) return citation && fact(text, citation.start, citation.end, citation.court);
  const written = onOneLine(named[0]);
  const shown =
    written === written.toUpperCase()
      ? written
          .toLowerCase()
          .replace(/\b(?!of\b|the\b|and\b)[a-z]/g, (letter) => letter.toUpperCase())
      : written;
  return fact(text, named.index, named.index + named[0].length, citation?.court ?? shown);
}

/** What the courts call the day of a decision, the surest first. */
const namesOfDate = [
  /^(?:date of (?:judge?ment|decision|delivery)|(?:decision|judge?ment) dates?|date delivered|delivered(?: on)?)/,
  /^date of reasons|^published/,
  /order/,
  /^date$/,
];

/** The day of the decision: as the citation says it, as a label does, or failing both the first in the head. */
function findDecisionDate(
  text: string,
  fields: HeadField[],
  citation: Citation | null,
): DateFact | null {
  const within = (start: number, end: number): DateFact | undefined => {
    const [found] = datesIn(text.slice(start, end));
    return (
      found && {
        value: found.value,
        start: start + found.start,
        end: start + found.end,
        derived: false,
      }
    );
  };
  // The line that a publisher sets over the judgment cites it with its date.
  for (const { start, end } of citation ? citationsIn(text.slice(0, headLength)) : []) {
    if (text.slice(start, end) !== text.slice(citation?.start, citation?.end)) continue;
    const cited = /^[;,]?\s*\([^()]{6,30}\)/.exec(text.slice(end, end + 40));
    const found = cited && within(end, end + cited[0].length);
    if (found) return found;
  }
  const dated = fields.filter(({ label }) => label === "date");
  for (const name of namesOfDate)
    for (const { called, lines } of dated) {
      const [first] = lines;
      if (!first || !name.test(called)) continue;
      const found = within(first.start, (lines[1] ?? first).end);
      if (found) return found;
    }
  // Neither the days of the hearing nor those of the file are the day of the decision.
  const other = fields.flatMap(({ label, called, lines }) =>
    label === "hearing" || /updated|under|lower|reported|application/.test(called) ? lines : [],
  );
  const first = datesIn(text.slice(0, 2_500)).find(
    (date) =>
      !other.some(({ start, end }) => date.start >= start && date.end <= end) &&
      !/(?:heard|hearing|updated|sworn|made|filed|delivered by .{0,20})\W{0,3}(?:on )?$/i.test(
        text.slice(Math.max(0, date.start - 30), date.start),
      ),
  );
  return first ? { ...first, derived: false } : null;
}

const member =
  "(?:SENIOR |DEPUTY |VICE |ACTING )?(?:COMMISSIONER|PRESIDENT|JUDGE|JUSTICE|MEMBER|REGISTRAR|MAGISTRATE) [A-Z][A-Za-z .'’-]{1,30}";
const surnames = "[A-Z][A-Za-z'’-]+(?:,? (?:and |AND )?[A-Z][A-Za-z'’-]+){0,6}";
const office = "(?:A?C\\.?J|JJ\\.?A|A?J\\.?A|A?JJ|A?J|A?DCJ|SM|AsJ|FM|P)\\b\\.?";
const sittingAt = / (?:SYDNEY|MELBOURNE|BRISBANE|PERTH|ADELAIDE|HOBART|CANBERRA|DARWIN|NEWCASTLE)$/;
/** How the bench is named where no label stands before it. */
const benches = [
  new RegExp(`(?:^|\\n)[ \\t]*(${member}(?:\\n[ \\t]*${member}){0,6})`),
  new RegExp(
    `(?:^|\\n)[ \\t]*(${surnames},? ${office}(?:(?:,|;| and| AND|,? &)\\s+${surnames},? ${office}){0,4})[ ]*(?:[:\\n\\t]|$)`,
  ),
  /(?:^|\n)[ \t]*(?:Judgment of )?((?:The )?Honou?rable (?:Chief |Associate |Acting )?(?:Justice|Judge) [A-Z][^\n]{2,50})/,
  /(?:^|\n)[ \t]*((?:HIS|HER) HONOUR[^\n:]{0,60})/,
];

function findJudge(text: string, fields: HeadField[]): Fact | null {
  for (const field of fields) {
    if (field.label !== "judge") continue;
    const found = openLines(text, field, /[;,&]$|\band$/, 160);
    if (
      !found ||
      !/^(?:(?:the|his|her|their) )?[A-Z]/i.test(found.value) ||
      found.value.length > 200
    )
      continue;
    const alone = /^.+?(?=[ \t]*\t|[ \t]{3,}|$)/s.exec(text.slice(found.start, found.end));
    const judge = fact(text, found.start, found.start + (alone?.[0].length ?? 0));
    return { ...judge, value: judge.value.replace(/ at \[\d+\]/g, "") };
  }
  for (const bench of benches) {
    const found = bench.exec(text.slice(0, headLength));
    if (!found?.[1]) continue;
    const start = found.index + found[0].indexOf(found[1]);
    const name = found[1].replace(sittingAt, "").trimEnd();
    return fact(text, start, start + name.length);
  }
  return null;
}

/** A line of phrases between dashes is what others label "Catchwords". */
function findCatchwords(text: string, fields: HeadField[]): Fact | null {
  const lines = fields.find(({ label, lines: [line] }) => label === "catchwords" && line)?.lines;
  const dashed = /\s[–—-]{1,2}\s|--/;
  const [first] = lines ?? [];
  if (lines && first) {
    const from = lines.findIndex(({ start, end }) => !/ v /.test(text.slice(start, end)));
    const start = (lines[from] ?? first).start;
    let end = (lines[from] ?? first).end;
    for (const line of lines.slice(from + 1)) {
      const apart = /\n\s*\n/.test(text.slice(end, line.start));
      if (line.end - start > 900 || (apart && !dashed.test(text.slice(line.start, line.end))))
        break;
      end = line.end;
    }
    return fact(text, start, end);
  }
  const head = text.slice(0, headLength);
  const found =
    /(?:^|\n)[ \t]*([A-Z][^\n]{3,120}? [–—-] [^\n]{3,200}? [–—-] [^\n]{3,400})(?=\n|$)/.exec(head);
  if (!found?.[1]) return null;
  const start = found.index + found[0].indexOf(found[1]);
  return fact(head, start, start + found[1].length);
}

type JudgmentFacts = Pick<
  Facts,
  "title" | "court" | "citation" | "judge" | "decisionDate" | "parties" | "catchwords" | "orders"
>;

/**
 * What a judgment says of itself: court, citation, name of the case, judge, date, parties, catchwords,
 * and in `orders` what was decided. Offsets are UTF-16 code units of `text`.
 */
export function findJudgmentFacts(text: string): JudgmentFacts {
  const fields = readHead(text);
  const citation = findCitation(text, fields);
  const title = findCaseName(text, citation);
  return {
    title,
    court: findCourt(text, citation),
    citation: citation && fact(text, citation.start, citation.end),
    judge: findJudge(text, fields),
    decisionDate: findDecisionDate(text, fields, citation),
    parties: findJudgmentParties(text, fields, title),
    catchwords: findCatchwords(text, fields),
    orders: findOutcome(text, fields),
  };
}
