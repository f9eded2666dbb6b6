import { HeadingLevel, Paragraph, type Table } from "docx";
import { formatDate } from "../../lib/dates.ts";
import { isGap, type Party } from "../../schemas/analysis.ts";
import { bearingInWords } from "../../schemas/client.ts";
import { type CaseFlag, wordingHeading } from "../../schemas/flag.ts";
import { nameOf, type Person } from "../../schemas/person.ts";
import { decisionWords } from "../../schemas/review.ts";
import {
  labelled,
  paragraph,
  quotation,
  remark,
  runs,
  tableOf,
} from "../word/paragraphs.server.ts";

/** " by Priya Raman on 20 Nov 2026" */
export const byAndOn = (by: Person | null, at: string | null) =>
  `${by ? ` by ${nameOf(by)}` : ""}${at ? ` on ${formatDate(at)}` : ""}`;

/** "cl 6.3. Against your client (binds Customer; for Supplier)." */
export const whereAndForWhom = (flag: CaseFlag, client: string | null, parties: readonly Party[]) =>
  [flag.place ?? "", bearingInWords(flag, client, parties)]
    .flatMap((words) => (words ? `${words}.` : []))
    .join(" ");

/** Who raised or edited a flag, and what the reader had said of it. */
function flagMarks(flag: CaseFlag, withRead: boolean): Paragraph[] {
  const { by, edited, edited_by, edited_at } = flag;
  const isOwn = by === "person" && edited === null;
  if (!isOwn && !edited) return [];
  const read = Object.entries({
    Level: edited?.riskLevel,
    Title: edited?.clauseTitle,
    "Why it matters": edited?.explanation,
    "What to ask for": edited?.recommendation,
    "Proposed wording": edited?.wording,
  }).flatMap(([label, said]) => (!said ? [] : [`${label}: ${said}`]));
  return [
    remark(`${isOwn ? "Raised" : "Edited"}${byAndOn(edited_by, edited_at)}.`),
    ...(withRead && read.length > 0 ? [remark(`What was read. ${read.join("\n")}`)] : []),
  ];
}

/** A flag or a gap: its level, the words that it rests on, why it matters, what to ask for and what to write. */
export function flagParagraphs(
  flag: CaseFlag,
  index: number,
  standing: string,
  withRead: boolean,
): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
      children: runs(`${index + 1}. ${flag.clauseTitle} (${flag.riskLevel} risk)`),
    }),
    ...(isGap(flag) ? [] : [quotation(flag.quote)]),
    ...(standing ? [paragraph(standing)] : []),
    ...(flag.explanation ? [labelled("Why it matters", flag.explanation)] : []),
    ...(flag.recommendation ? [labelled("What to ask for", flag.recommendation)] : []),
    ...(flag.law ? [labelled("The law", flag.law.text)] : []),
    ...(flag.wording ? [labelled(wordingHeading(flag), flag.wording)] : []),
    ...(flag.note ? [labelled("Note", flag.note)] : []),
    ...(flag.state === "open" ? [] : [labelled("Decision", decisionInWords(flag))]),
    ...flagMarks(flag, withRead),
  ];
}

const decisionInWords = ({ state, reason, reviewed_at }: CaseFlag) =>
  `${decisionWords[state]}${reviewed_at ? ` (${formatDate(reviewed_at)})` : ""}${reason ? `: ${reason}` : "."}`;

/** The most characters of a clause's words in the table. */
const longestWords = 300;

/** What else is in the document, a row each: which clause, where, its words, and what was decided. */
export const alsoTable = (flags: readonly CaseFlag[]): Table[] =>
  flags.length === 0
    ? []
    : [
        tableOf(
          [30, 15, 55],
          [
            ["Clause", "Place", "Words"].map((title) => [
              new Paragraph({ children: runs(title, { bold: true }) }),
            ]),
            ...flags.map((flag) => [
              [paragraph(flag.clauseTitle)],
              [paragraph(flag.place ?? "")],
              [
                paragraph(shortened(flag.quote)),
                ...(flag.state === "open" ? [] : [labelled("Decision", decisionInWords(flag))]),
              ],
            ]),
          ],
        ),
      ];

const shortened = (words: string) =>
  words.length <= longestWords
    ? words
    : `${words.slice(0, longestWords).replace(/\s\S{0,40}$/, "")} …`;
