import { useEffect, useState } from "react";
import type { DrawnText } from "../boxes/word-boxes.ts";
import type { DrawQueue } from "./draw-queue.ts";
import type { OpenPdf, PDFPageProxy } from "./open-pdf.ts";

/** More stretches of text than this are no page of a document: they are not laid over it. */
const mostStretches = 20_000;

type Content = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;
export type ReadPage = { page: PDFPageProxy; content: Content; drawn: DrawnText[] };

type Reading = { near: boolean; queue: DrawQueue; distance: () => number };

/** A page with its text, while it is near; "failed" where it cannot be read, or not in time. */
export function useSheet({ pdf }: OpenPdf, index: number, { near, queue, distance }: Reading) {
  const [read, setRead] = useState<ReadPage | "failed" | null>(null);
  useEffect(() => {
    if (!near) return;
    const aborter = new AbortController();
    let page: PDFPageProxy | undefined;
    const look = async (signal: AbortSignal) => {
      page = await pdf.getPage(index + 1);
      const content = await textOf(page, signal);
      const drawn = content.items.flatMap((item) => ("str" in item ? [item] : []));
      if (!signal.aborted) setRead({ page, content, drawn });
    };
    queue
      .add(look, { distance, signal: aborter.signal })
      .then((isRead) => !isRead && !aborter.signal.aborted && setRead("failed"));
    return () => {
      aborter.abort();
      setRead(null);
      page?.cleanup();
    };
  }, [pdf, index, near, queue, distance]);
  return read;
}

/** The text of a page as it is drawn; what nobody waits for any more is no longer read, nor what is over. */
export async function textOf(
  page: Pick<PDFPageProxy, "streamTextContent">,
  signal: AbortSignal,
): Promise<Content> {
  const content: Content = { items: [], styles: {}, lang: null };
  const reader: ReadableStreamDefaultReader<Content> = page.streamTextContent().getReader();
  const stop = () => void reader.cancel(new Error("no longer needed")).catch(() => {});
  signal.addEventListener("abort", stop, { once: true });
  while (content.items.length < mostStretches) {
    const { value, done } = await reader.read();
    if (done) return content;
    content.lang ??= value.lang;
    Object.assign(content.styles, value.styles);
    content.items.push(...value.items);
  }
  stop();
  return content;
}
