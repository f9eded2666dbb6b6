import type { TextRange } from "../types.ts";

/** Puts headers before and footers after the body, each once, and says where they are. */
export function joinStories(
  headers: string[],
  body: string,
  footers: string[],
): { text: string; runningHeads: TextRange[] } {
  const runningHeads: TextRange[] = [];
  let text = "";
  const append = (story: string, isRunningHead: boolean) => {
    if (story === "") return;
    if (text !== "") text += "\n\n";
    const start = text.length;
    text += story;
    if (isRunningHead) runningHeads.push({ start, end: text.length });
  };
  for (const header of headers) append(header, true);
  append(body, false);
  for (const footer of footers) append(footer, true);
  return { text, runningHeads };
}
