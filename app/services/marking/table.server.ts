import {
  Document,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { plainForXml } from "../../documents/containers/plain-for-xml.ts";
import { isGap } from "../../schemas/analysis.ts";
import { wordingHeading } from "../../schemas/flag.ts";
import type { CommentReader } from "../../schemas/marking/marking.ts";
import type { MarkedFlag } from "./marked-case.server.ts";
import { notToBeSent, placeInWords, saysOf } from "./says.ts";

const columns = [
  { title: "Place", width: 12 },
  { title: "Words of the document", width: 32 },
  { title: "Comment", width: 32 },
  { title: "Proposed wording", width: 24 },
];
/** Most of a page; more of a clause is told by its beginning and its end. */
const longestQuote = 3_000;

type Marks = {
  /** What the document is called. */
  name: string;
  /** Why it is a table, in a sentence; only one's own file tells. */
  why: string;
  flags: readonly MarkedFlag[];
  author: string;
  reader: CommentReader;
};

/** Marks as a Word document of their own, for an original that none can stand in: the bytes of a .docx. */
export async function markTable({ name, why, flags, author, reader }: Marks) {
  const rows = flags
    .filter((marked) => marked.chosen && saysOf(marked, reader).length > 0)
    .map((marked) => {
      const { flag, proposal } = marked;
      // The wording has a column of its own.
      const says = saysOf({ ...marked, changes: true }, reader);
      const words = isGap(flag) ? flag.wording : proposal?.wording;
      const wording = words ? `${wordingHeading(proposal ?? flag)}:\n${words}` : "";
      return row([[placeInWords(flag) ?? ""], [shortened(flag.quote)], says, wording.split("\n")]);
    });
  const children = [
    new Paragraph({
      spacing: { after: 120 },
      children: [run(`Comments on ${name}`, true, 32)],
    }),
    ...(reader === "own_file"
      ? [
          new Paragraph({
            spacing: { after: 120 },
            children: [run(`${notToBeSent} ${why} They are listed here.`)],
          }),
        ]
      : []),
    new Paragraph({ spacing: { after: 240 }, children: [run(`From ${author}.`)] }),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [
        row(
          columns.map(({ title }) => [title]),
          true,
        ),
        ...rows,
      ],
    }),
  ];
  const document = new Document({
    title: plainForXml(`Comments on ${name}`),
    creator: author,
    lastModifiedBy: author,
    styles: {
      default: {
        document: {
          run: { font: "Calibri", size: 20, language: { value: "en-AU" } },
          paragraph: { spacing: { after: 60 } },
        },
      },
    },
    sections: [
      { properties: { page: { size: { orientation: PageOrientation.LANDSCAPE } } }, children },
    ],
  });
  return new Uint8Array(await Packer.pack(document, "arraybuffer"));
}

const row = (cells: string[][], isHead = false) =>
  new TableRow({
    tableHeader: isHead,
    cantSplit: false,
    children: cells.map(
      (lines, i) =>
        new TableCell({
          width: { size: columns[i]?.width ?? 0, type: WidthType.PERCENTAGE },
          margins: { top: 60, bottom: 60, left: 100, right: 100 },
          children: lines.map(
            (line, j) => new Paragraph({ children: [run(line, isHead || (i === 2 && j === 0))] }),
          ),
        }),
    ),
  });

const shortened = (quote: string) =>
  quote.length <= longestQuote
    ? quote
    : `${quote.slice(0, longestQuote / 2)} … ${quote.slice(-longestQuote / 2)}`;

const run = (text: string, bold = false, size?: number) =>
  new TextRun({ text: plainForXml(text), bold, ...(size && { size }) });
