import { memo } from "react";
import type { Span } from "../../schemas/analysis.ts";
import { blocksOf } from "./document-layout.ts";
import { DocumentLine, type MarkedText } from "./document-line.tsx";
import { DocumentTable } from "./document-table.tsx";

/** A stretch of the document with the flags' words marked, each mark a link to its flag. */
export const DocumentText = memo(function DocumentText({
  range,
  ...of
}: MarkedText & { range: Span }) {
  return blocksOf(of.text, of.base, range, of.layout).map((block) =>
    block.kind === "line" ? (
      <DocumentLine key={block.start} line={block} of={of} />
    ) : (
      <DocumentTable key={block.start} table={block} of={of} />
    ),
  );
});
