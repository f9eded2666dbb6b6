import type { Block, TableRow } from "./document-layout.ts";
import { DocumentLine, type MarkedText } from "./document-line.tsx";

/** Rows of a table that follow each other. It scrolls by itself where the window is narrow. */
export function DocumentTable({
  table: { columns, rows },
  of,
}: {
  table: Extract<Block, { kind: "table" }>;
  of: MarkedText;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section className="document-table" aria-label="Table" tabIndex={0}>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.start}>{cellsOf(row, columns, of)}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The cells of a row, the empty ones too. */
function cellsOf({ isHead, cells }: TableRow, columns: number, of: MarkedText) {
  const Cell = isHead ? "th" : "td";
  const made = [];
  let next = 0;
  for (const { column, span, lines } of cells) {
    for (; next < column; next++) made.push(<td key={next} />);
    made.push(
      <Cell key={next} colSpan={span > 1 ? span : undefined} scope={isHead ? "col" : undefined}>
        {lines.map((line) => (
          <DocumentLine key={line.start} line={line} inTable of={of} />
        ))}
      </Cell>,
    );
    next += span;
  }
  for (; next < columns; next++) made.push(<td key={next} />);
  return made;
}
