import type { Span } from "../../schemas/analysis.ts";

/** How far the head of a judgment is read. */
export const headLength = 8_000;

/** What a line of the head of a judgment gives, by what the courts write before it. */
const labels = {
  citation: "(?:medium[ -])?(?:neutral )?citations?|case may be cited as",
  date: "date of (?:judge?ment|decision|orders?|delivery|reasons(?: for (?:judge?ment|decision))?)|(?:decision|judge?ment|orders?) dates?|date (?:delivered|of publication)|delivered(?: on)?|published|date",
  hearing:
    "(?:hearing|submissions?) dates?(?:[({]s[)}])?|dates? of (?:hearing|last submissions?|submissions)|last (?:date of )?submissions?|heard(?: on)?|date of hearing.{0,20}",
  judge:
    "before|coram|judges?|(?:judge?ment|reasons|decision|ruling|reasons for the decision) of|(?:presiding )?members?|tribunal(?: members?)?|order made by|magistrate|commissioner|presiding (?:officer|judge)",
  outcome:
    "decisions?|the decision|orders?|result|disposition|outcome|held|final orders?|ruling|determinations? made",
  first:
    "applicants?(?: for review)?|plaintiffs?|appellants?|(?:first|second|third) (?:applicant|plaintiff|appellant)|prosecutor",
  second:
    "(?:first |second |third )?(?:respondents?|defendants?)(?:\\/objector)?|responsible authority|accused",
  catchwords: "catchwords?(?: and digest)?",
  other:
    "parties|between|and|re|legislation(?: cited)?|acts?(?: cited)?|cases?(?: (?:cited|considered|referred to))?|texts? cited|category|representation|appearances?|counsel(?: for.{0,40})?|solicitors?(?: for.{0,40})?|file (?:numbers?|nos?)[^:\\n]{0,12}|registry|division|jurisdiction|lower court.{0,40}|title of court|court(?: or tribunal)?|case (?:name|title|number)|matter (?:type|number|no)|(?:place )?(?:delivered|heard) at|delivered at|where held|place(?: of (?:decision|hearing|delivery))?|hearing (?:place|type)|publication restrictions?|decision under (?:appeal|review)|proceedings?|originating (?:court|process|application).{0,20}|number of paragraphs|national practice area|sub-?area|list|heard at|application (?:numbers?|nos?)[^:\\n]{0,6}|nature of (?:application|proceeding)|mode of hearing|subject land|other part(?:y|ies)|land address|date of application|reported|number of pages|judgment id number|judgment number|publication(?: restriction)?|last updated|country of reference|secretary|listed",
} as const;
type Label = keyof typeof labels;

const labelLine = new RegExp(
  `^[ \\t]*(?:${Object.entries(labels)
    .map(([name, words]) => `(?<${name}>${words})`)
    .join("|")})(?:\\([a-z]{1,3}\\))?[ \\t]*(?:(?<mark>:|\\t| {2})|$)`,
  "i",
);
/** Labels in capitals, and "Judgment of", stand before their words without a mark too. */
const unmarked =
  /^[ \t]*(?:(?<judge>BEFORE|CORAM|JUDGES?|MEMBER|Judgment of|JUDGMENT OF|Reasons of|Decision of|DECISION OF)|(?<date>DATE OF (?:ORDERS?|DECISION|JUDGMENT|REASONS)|DELIVERED(?: ON)?)|(?<hearing>DATE OF HEARING|HEARING DATE)|(?<first>APPLICANTS?|PLAINTIFFS?|APPELLANTS?)|(?<second>(?:FIRST |SECOND )?(?:RESPONDENTS?|DEFENDANTS?))|(?<citation>CITATION)|(?<other>WHERE HELD|HEARING TYPE|SUBJECT LAND|FILE NOS?))[ \t]+(?=\S)/;
/** Where the reasons begin, and with them the end of the head. */
const ends =
  /^[ \t]*(?:(?:EX TEMPORE )?(?:REASONS FOR (?:JUDGE?MENT|DECISION|RULING)|JUDGE?MENT|REASONS|RULING|STATEMENT OF REASONS|Reasons for (?:judge?ment|decision))(?: OF .{1,40})?|(?:EX TEMPORE )?JUDGMENT.{0,12}|\[?1\]?[.\t ].{40,400})[ \t]*$/;

/** A label of the head of a judgment and the lines that it gives, where they stand in the text. */
export interface HeadField {
  label: Label;
  /** As written, in lower case: "decision date". */
  called: string;
  lines: Span[];
}

/**
 * The labelled lines at the head of a judgment ("Decision date: 6 October 2023"), in its order. What a
 * label gives may stand on its own line or on those after it, down to the next label.
 */
export function readHead(text: string): HeadField[] {
  const fields: HeadField[] = [];
  let at = 0;
  let reading = true;
  for (const raw of text.slice(0, headLength).split("\n")) {
    const from = at;
    at += raw.length + 1;
    const found = labelLine.exec(raw) ?? unmarked.exec(raw);
    const label = (Object.keys(labels) as Label[]).find((name) => found?.groups?.[name]);
    if (label) {
      fields.push({
        label,
        called: (found?.[0] ?? "").replace(/[\s:]/g, " ").trim().toLowerCase(),
        lines: [],
      });
      reading = true;
    } else if (ends.test(raw) || /^[ \t]*[-_–—=*]{3,}[ \t]*$/.test(raw)) reading = false;
    const rest = found && label ? raw.slice(found[0].length) : raw;
    const words = rest.replace(/^[\s:]{1,20}/, "").trimEnd();
    if (!reading || words === "") continue;
    const start = from + raw.lastIndexOf(words);
    fields.at(-1)?.lines.push({ start, end: start + words.length });
  }
  return fields;
}
