import { useEffect, useState } from "react";
import type { DrawnPages } from "../../scanning/drawn-pages.ts";

/** The original of a case, to look words up in; null until it is loaded, and where it cannot be drawn. */
export function useOriginal(caseId: string, wanted: boolean): DrawnPages | null {
  const [drawn, setDrawn] = useState<DrawnPages | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let close: (() => void) | null = null;
    let gone = false;
    const load = async () => {
      const { drawnPages } = await import("../../scanning/scanning.client.ts");
      const pages = await drawnPages(caseId);
      close = pages.close;
      if (gone) return close();
      setDrawn(pages);
    };
    // Without its picture a word can still be put right by who has the paper.
    load().catch(() => {});
    return () => {
      gone = true;
      close?.();
    };
  }, [caseId, wanted]);
  return drawn;
}
