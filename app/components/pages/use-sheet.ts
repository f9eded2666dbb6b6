import { useEffect, useState } from "react";
import type { OpenPdf, PDFPageProxy } from "./open-pdf.ts";
import type { DrawnText } from "./word-boxes.ts";

/** More stretches of text than this are no page of a document: they are not laid over it. */
const mostStretches = 20_000;

type Content = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;
export type ReadPage = { page: PDFPageProxy; content: Content; drawn: DrawnText[] };

/** A page with its text, while it is near; "failed" where it cannot be read. */
export function useSheet({ pdf }: OpenPdf, index: number, near: boolean) {
  const [read, setRead] = useState<ReadPage | "failed" | null>(null);
  useEffect(() => {
    if (!near) return;
    let isOver = false;
    let page: PDFPageProxy | undefined;
    const look = async () => {
      page = await pdf.getPage(index + 1);
      const content = await page.getTextContent();
      content.items = content.items.slice(0, mostStretches);
      const drawn = content.items.flatMap((item) => ("str" in item ? [item] : []));
      if (!isOver) setRead({ page, content, drawn });
    };
    look().catch(() => !isOver && setRead("failed"));
    return () => {
      isOver = true;
      setRead(null);
      page?.cleanup();
    };
  }, [pdf, index, near]);
  return read;
}
