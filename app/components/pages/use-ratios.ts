import { useEffect, useState } from "react";
import { mostPages, type OpenPdf } from "./open-pdf.ts";

/** A page of A4. */
const usual = Math.SQRT2;
/** No page is shown longer or flatter than this, so that one that lies about its size does not take up the window for ever. */
const extreme = 8;
/** So many sizes are found out before those who wait for them are told. */
const atOnce = 50;

/** How tall each page is for its width: as the first one until its own size is known. */
export function useRatios(open: OpenPdf | null, keepPlace: (change: () => void) => void): number[] {
  const [ratios, setRatios] = useState<number[]>([]);
  useEffect(() => {
    if (!open) return;
    const { pdf } = open;
    let isOver = false;
    const look = async () => {
      const count = Math.min(pdf.numPages, mostPages);
      const first = (await ratioOf(open, 1)) ?? usual;
      const found = Array.from({ length: count }, () => first);
      if (!isOver) setRatios([...found]);
      for (let number = 2; number <= count && !isOver; number += 1) {
        found[number - 1] = (await ratioOf(open, number)) ?? first;
        const isDue = number % atOnce === 0 || number === count;
        if (isDue && !isOver && found.some((ratio) => ratio !== first))
          keepPlace(() => setRatios([...found]));
      }
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [open, keepPlace]);
  return ratios;
}

async function ratioOf({ pdf }: OpenPdf, number: number): Promise<number | null> {
  try {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    const ratio = height / width;
    return Number.isFinite(ratio) ? Math.min(extreme, Math.max(1 / extreme, ratio)) : null;
  } catch {
    return null;
  }
}
