import { startsInOrder } from "../../schemas/documents/scan.ts";

type Page = { text: string; words: readonly { text: string }[] };

const around = 60;

/** Where each word of a page stands in its text; a page that was stored has them all. */
export const startsOf = ({ text, words }: Page): number[] =>
  startsInOrder(
    text,
    words.map((word) => word.text),
  ) ?? [];

/** The words of a page before and after one of them, on its line. */
export function inContext(page: Page, index: number) {
  const start = startsOf(page)[index] ?? 0;
  const end = start + (page.words[index]?.text.length ?? 0);
  const before = page.text.slice(0, start).split("\n").at(-1) ?? "";
  const after = page.text.slice(end).split("\n", 1)[0] ?? "";
  const short = [before.slice(-around), after.slice(0, around)];
  return {
    before: `${before.length > around ? "…" : ""}${short[0]}`,
    after: `${short[1]}${after.length > around ? "…" : ""}`,
  };
}
