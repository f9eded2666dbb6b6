import {
  AlignmentType,
  BorderStyle,
  Footer,
  HeadingLevel,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { plainForXml } from "../../documents/containers/plain-for-xml.ts";

/** One blank line and half of one, in twentieths of a point. */
export const gap = 240;
export const ink = "1A1A1A";
const thin = { style: BorderStyle.SINGLE, size: 4, color: "BBBBBB" };

const none = { style: BorderStyle.NONE };

/** A table with thin lines between its rows; `widths` of its columns are per cent. */
export const tableOf = (widths: readonly number[], rows: readonly Paragraph[][][]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      ...{ top: thin, bottom: thin, insideHorizontal: thin },
      ...{ left: none, right: none, insideVertical: none },
    },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, at) =>
              new TableCell({
                width: { size: widths[at] ?? 0, type: WidthType.PERCENTAGE },
                children,
              }),
          ),
        }),
    ),
  });

/** A heading and what stands under it; nothing where nothing does. */
export function section(title: string, content: (Paragraph | Table)[]): (Paragraph | Table)[] {
  if (content.length === 0) return [];
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    children: runs(title),
  });
  return [heading, ...content];
}

/** Words of the document. */
export const quotation = (quote: string) =>
  new Paragraph({
    keepNext: true,
    indent: { left: 360 },
    border: { left: { ...thin, size: 12, space: 8 } },
    children: runs(quote, { italics: true }),
  });

/** What is said of the words before it. */
export const remark = (text: string) => new Paragraph({ children: runs(text, { italics: true }) });

/** "Client: Acme". */
export const labelled = (label: string, text: string) =>
  new Paragraph({ children: [...runs(`${label}: `, { bold: true }), ...runs(text)] });

export const paragraph = (text: string) => new Paragraph({ children: runs(text) });

/** A line end in the text is one in the report. */
export const runs = (text: string, look: { bold?: true; italics?: true } = {}) =>
  plainForXml(text)
    .split("\n")
    .map((line, i) => new TextRun({ text: line, ...look, ...(i > 0 && { break: 1 }) }));

/** "Page 2 of 7" at the foot of each page. */
export const pageNumbers = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ children: ["Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
