import { useEffect, useState } from "react";
import type { ReadPage } from "../pages/use-sheet.ts";
import { finderOn } from "./sheet-boxes.ts";
import type { Finder } from "./word-boxes.ts";

/** What of a page and its text is where; null until that has been found out, in a task of its own. */
export function useFinder(page: ReadPage | null, text: string | null): Finder | null {
  const [found, setFound] = useState<Finder | null>(null);
  useEffect(() => {
    if (!page || text === null) return;
    const task = setTimeout(() => setFound(finderOn(page, text)));
    return () => {
      clearTimeout(task);
      setFound(null);
    };
  }, [page, text]);
  return found;
}
