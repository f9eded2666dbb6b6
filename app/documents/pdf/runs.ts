import type { ReadingBudget } from "../budget.ts";
import { tooLong } from "../unreadable.ts";
import type { PdfPage } from "./document.ts";
import type { Run } from "./lines.ts";

// A page of a book has about 3,000 characters.
export const maxRunsOnPage = 100_000;
const chunksBetweenLooks = 50;

/** The text of a page as runs, turned so that each reads from left to right. Throws `UnreadableFile` for far too many. */
export async function runsOf(
  page: Pick<PdfPage, "streamTextContent">,
  budget: ReadingBudget,
): Promise<Run[]> {
  const runs: Run[] = [];
  const reader = page.streamTextContent().getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const { items }: { items: TextItem[] } = chunk.value;
    for (const item of items) {
      if (typeof item.str === "string" && item.str !== "") runs.push(runOf(item));
    }
    try {
      for (const { str } of items) budget.take(str?.length ?? 0);
      if (runs.length > maxRunsOnPage) throw tooLong();
      await budget.look(chunksBetweenLooks);
    } catch (error) {
      await reader.cancel(new Error("the page is too long"));
      throw error;
    }
  }
  return runs;
}

type TextItem = {
  str?: string;
  dir: string;
  transform: number[];
  width: number;
  fontName?: string;
};

function runOf(item: TextItem): Run {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform;
  const angle = (Math.round((Math.atan2(b, a) * 180) / Math.PI / 5) * 5 + 360) % 360;
  const turn = (angle * Math.PI) / 180;
  const left = e * Math.cos(turn) + f * Math.sin(turn);
  return {
    text: item.str ?? "",
    left,
    right: left + item.width,
    y: f * Math.cos(turn) - e * Math.sin(turn),
    size: Math.hypot(c, d) || Math.hypot(a, b) || 1,
    angle,
    vertical: item.dir === "ttb",
    rightToLeft: item.dir === "rtl",
    font: item.fontName,
  };
}
