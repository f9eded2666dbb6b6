import { Document, Packer, Paragraph, PatchType, patchDocument, TextRun } from "docx";
import { plainForXml } from "../../documents/containers/plain-for-xml.ts";
import type { Letter, LetterField } from "../../schemas/letters/letter.ts";

/** What a letter says of the case besides its own words. */
export type LetterFacts = Record<"firm" | "matter" | "reference" | "document" | "side", string>;

/** Half a blank line, in twentieths of a point. */
const gap = 120;

/** A letter as a Word document of its own: the bytes of a .docx. */
export async function letterDocument(letter: Letter, facts: LetterFacts) {
  const about = (label: string, text: string) =>
    new Paragraph({ children: [run(`${label}: `, true), run(text)] });
  const head =
    letter.kind === "memo"
      ? [
          new Paragraph({ children: [run("Memorandum", true)], spacing: { after: 2 * gap } }),
          about("To", letter.to),
          about("From", letter.from),
          about("Date", letter.date),
          about("Matter", facts.matter),
          about("Document", facts.document),
          about("For", facts.side),
          about("Subject", letter.subject),
        ]
      : [
          new Paragraph({ children: [run(facts.firm, true)], spacing: { after: 3 * gap } }),
          new Paragraph({ children: [run(letter.date)], spacing: { after: 2 * gap } }),
          new Paragraph({ children: [run(letter.to)], spacing: { after: 2 * gap } }),
          about("Matter", facts.matter),
          about("Document", facts.document),
          about("For", facts.side),
          new Paragraph({
            children: [run(letter.subject, true)],
            spacing: { before: gap, after: 2 * gap },
          }),
        ];
  const foot =
    letter.kind === "memo"
      ? []
      : [new Paragraph({ children: [run(letter.from)], spacing: { before: 4 * gap } })];
  const document = new Document({
    title: plainForXml(letter.subject),
    creator: plainForXml(facts.firm),
    styles: {
      default: {
        document: {
          run: { font: "Calibri", size: 22, language: { value: "en-AU" } },
          paragraph: { spacing: { after: gap } },
        },
      },
    },
    sections: [{ children: [...head, ...bodyOf(letter), ...foot] }],
  });
  return new Uint8Array(await Packer.pack(document, "arraybuffer"));
}

/**
 * The same on a firm's letterhead: its fields filled in, all else of it as it is.
 * @param letterhead one in which `faultsOfLetterhead` found nothing.
 */
export async function onLetterhead(letterhead: Uint8Array, letter: Letter, facts: LetterFacts) {
  const { date, to, subject, from } = letter;
  const values: Record<Exclude<LetterField, "letter">, string> = {
    ...{ ...facts, date, subject },
    ...{ client: to, signed: from },
  };
  // Words that look like a field are none: names made of fields of names would make a letter without an end.
  const lines = Object.entries(values).map(
    ([name, text]) =>
      [
        name,
        { type: PatchType.PARAGRAPH, children: [run(text.replace(/\{(?=\{)/g, "{ "))] },
      ] as const,
  );
  const patched = await patchDocument({
    outputType: "arraybuffer",
    data: letterhead,
    keepOriginalStyles: true,
    trimPlaceholders: true,
    patches: {
      ...Object.fromEntries(lines),
      letter: { type: PatchType.DOCUMENT, children: bodyOf(letter) },
    },
  });
  return new Uint8Array(patched);
}

/** The paragraphs of a letter. A numbered one is headed by its first line; what stands before a colon there begins a line. */
function bodyOf({ body }: Letter): Paragraph[] {
  return body.split(/\n\s*\n/).flatMap((paragraph) => {
    const [first = "", ...others] = paragraph.split("\n");
    if (!/^\d+\. \S/.test(first) || others.length === 0)
      return [
        new Paragraph({
          spacing: { after: 2 * gap },
          children: [first, ...others].map((line, i) => run(line, false, i > 0)),
        }),
      ];
    return [
      new Paragraph({
        keepNext: true,
        spacing: { before: gap, after: gap / 2 },
        children: [run(first, true)],
      }),
      ...others.map((line, i) => {
        const label = /^(?:Who|What it means for you|What we suggest): /.exec(line)?.[0] ?? "";
        return new Paragraph({
          keepNext: i < others.length - 1,
          indent: { left: 360 },
          children: [...(label ? [run(label, true)] : []), run(line.slice(label.length))],
        });
      }),
    ];
  });
}

const run = (text: string, bold = false, onNewLine = false) =>
  new TextRun({ text: plainForXml(text), bold, ...(onNewLine && { break: 1 }) });
