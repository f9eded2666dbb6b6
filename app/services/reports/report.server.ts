import { Document, HeadingLevel, Packer, Paragraph, type Table } from "docx";
import { plainForXml } from "../../documents/containers/plain-for-xml.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { analyserInWords } from "../../schemas/analyser-name.ts";
import { actingFor } from "../../schemas/client.ts";
import { machineNote } from "../../schemas/documents/scan.ts";
import { editedFactRows, type FactRow } from "../../schemas/fact-rows.ts";
import { weightiestFirst } from "../../schemas/flag.ts";
import { type EditedField, type EditToConfirm, summaryField } from "../../schemas/hand.ts";
import type { CaseDetails } from "../cases/details.server.ts";
import { correctedNames } from "../flags/corrections.server.ts";
import type { PositionInWords } from "../playbooks/positions-in-words.ts";
import {
  gap,
  ink,
  labelled,
  pageNumbers,
  paragraph,
  quotation,
  remark,
  runs,
  section,
  tableOf,
} from "../word/paragraphs.server.ts";
import { alsoTable, byAndOn, flagParagraphs, whereAndForWhom } from "./flags.server.ts";

/**
 * The analysis of a case as a Word document: the bytes of a .docx. Nothing in it but what it is given. Hidden flags are
 * left out.
 * @param options.withRead whether it also says what the reader had said where people say something else; `positions` what the firm’s
 * own come to.
 */
export async function caseReport(
  details: CaseDetails,
  { withRead, positions }: { withRead: boolean; positions: readonly PositionInWords[] },
): Promise<Uint8Array<ArrayBuffer>> {
  const { case: of, analysis, readerNotes } = details;
  const named = correctedNames(details);
  const { parties } = named;
  const shown = weightiestFirst(of.risk_flags.filter(({ hidden }) => !hidden));
  const flags = shown.filter(({ group }) => group === "matters");
  const also = shown
    .filter(({ group }) => group === "also")
    .toSorted((one, other) => one.start - other.start);
  const gaps = weightiestFirst(of.gaps.filter(({ hidden }) => !hidden));
  const client = actingFor({ ...of, client: named.client }, parties).party?.name ?? null;
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: runs(of.case_name) }),
    ...provenance(details, named),
    ...section("Executive summary", [
      ...(of.ai_summary ?? "").split(/\n+/).map(paragraph),
      ...editMarks(of.edited[summaryField], withRead),
    ]),
    ...(of.note ? section("Note", of.note.split(/\n+/).map(paragraph)) : []),
    ...section(
      `Risk flags (${flags.length})`,
      flags.length === 0
        ? [paragraph("No clause was flagged. That does not mean that there is no risk.")]
        : flags.flatMap((flag, i) =>
            flagParagraphs(flag, i, whereAndForWhom(flag, client, parties), withRead),
          ),
    ),
    ...section(
      `Not in the document (${gaps.length})`,
      gaps.flatMap((flag, i) => flagParagraphs(flag, i, "", withRead)),
    ),
    ...section("Your positions", positions.flatMap(positionParagraphs)),
    ...section(
      "Key facts",
      analysis ? factsTable(editedFactRows(analysis.facts, of), of, withRead) : [],
    ),
    ...section(
      unplacedInWords(of.unplaced.length),
      of.unplaced.flatMap((flag, i) => flagParagraphs(flag, i, "", withRead)),
    ),
    ...section(
      "Clauses that may be there in other words",
      (analysis?.perhaps ?? []).map(({ clauseTitle }) => paragraph(clauseTitle)),
    ),
    ...section(
      "Slips of the drafting",
      (analysis?.findings ?? []).map(({ message }) => paragraph(message)),
    ),
    ...section(
      "What to know about the file",
      readerNotes.map(({ message }) => paragraph(message)),
    ),
    ...section(`Also in the document (${also.length})`, alsoTable(also)),
  ];
  const document = new Document({
    title: plainForXml(of.case_name),
    creator: "LegalAI",
    styles: {
      default: {
        document: {
          run: { font: "Calibri", size: 22, language: { value: "en-AU" } },
          paragraph: { spacing: { after: gap / 2 } },
        },
        title: { run: { size: 44 }, paragraph: { spacing: { after: gap } } },
        heading1: {
          run: { size: 30, bold: true, color: ink },
          paragraph: { spacing: { before: 2 * gap, after: gap / 2 } },
        },
        heading2: {
          run: { size: 24, bold: true, color: ink },
          paragraph: { spacing: { before: gap, after: gap / 2 } },
        },
      },
    },
    sections: [{ children, footers: { default: pageNumbers() } }],
  });
  return new Uint8Array(await Packer.pack(document, "arraybuffer"));
}

/** What was read, by which analyser and when, and what that is worth. */
function provenance(
  { case: of, analyzedAt }: CaseDetails,
  { parties, client }: Pick<ReturnType<typeof correctedNames>, "parties" | "client">,
): Paragraph[] {
  const words = `${of.file_name}, ${(of.words ?? 0).toLocaleString("en-AU")} words`;
  const scanned = machineNote(of.notes);
  const when = analyzedAt === null ? "" : `, ${formatDateTime(analyzedAt)}`;
  const { called, party, ratedFor } = actingFor({ ...of, client }, parties);
  return [
    labelled("Client", called ?? "Not chosen"),
    ...(party ? [] : [labelled("Flags rated for", ratedFor)]),
    labelled("Document", words),
    ...(scanned ? [labelled("Read by machine", scanned)] : []),
    labelled("Analysis", `${analyserInWords(of.analyser ?? "built-in")}${when}`),
    new Paragraph({
      children: runs(
        "This report was made by a machine and decides nothing. A lawyer must check it against the document.",
        { bold: true },
      ),
    }),
  ];
}

function factsTable(
  rows: FactRow[],
  { edited, editsToConfirm }: Pick<CaseDetails["case"], "edited" | "editsToConfirm">,
  withRead: boolean,
): (Paragraph | Table)[] {
  if (rows.length === 0) return [paragraph("No facts could be read with certainty.")];
  return [
    tableOf(
      [30, 70],
      rows.map(({ field, label, entries }) => [
        [new Paragraph({ children: runs(label, { bold: true }) })],
        [
          ...entries.map(({ value }) => new Paragraph({ children: runs(value) })),
          ...(entries.length === 0 ? [new Paragraph({ children: runs("Not stated") })] : []),
          ...editMarks(edited[field], withRead),
          ...toConfirm(editsToConfirm[field]),
        ],
      ]),
    ),
  ];
}

/** One of the firm's positions: what it comes to, the words of the document, and what is said of it. */
const positionParagraphs = ({ heading, quote, said }: PositionInWords): Paragraph[] => [
  new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, children: runs(heading) }),
  ...(quote === null ? [] : [quotation(quote)]),
  ...said.map(({ label, text }) => labelled(label, text)),
];

/** "2 of your edits and decisions could not be placed in the present text" */
const unplacedInWords = (count: number) =>
  `${count} of your edits and decisions could not be placed in the present text`;

/** "Edited by Priya Raman on 20 Nov 2026.", and what the reader had said. */
function editMarks(edit: EditedField | undefined, withRead: boolean): Paragraph[] {
  if (!edit) return [];
  return [
    remark(`Edited${byAndOn(edit.by, edit.at)}.`),
    ...(withRead ? [remark(`What was read: ${edit.read || "nothing"}`)] : []),
  ];
}

/** What somebody said of another version of the document, which nobody has confirmed of this one. */
const toConfirm = (edit: EditToConfirm | undefined): Paragraph[] =>
  edit
    ? [
        remark(
          `Corrected to “${edit.value || "not stated"}” in version ${edit.version}${byAndOn(edit.by, edit.at)}; not confirmed for this version.`,
        ),
      ]
    : [];
