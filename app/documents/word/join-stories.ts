import type { RunningHead } from "../../schemas/documents/running-heads.ts";

/** Puts headers before and footers after the body, each once, and says where they are. */
export function joinStories(
  headers: string[],
  body: string,
  footers: string[],
): { text: string; runningHeads: RunningHead[] } {
  const runningHeads: RunningHead[] = [];
  let text = "";
  const append = (story: string, where: RunningHead["where"] | null) => {
    if (story === "") return;
    if (text !== "") text += "\n\n";
    const start = text.length;
    text += story;
    if (where) runningHeads.push({ start, end: text.length, where });
  };
  for (const header of headers) append(header, "header");
  append(body, null);
  for (const footer of footers) append(footer, "footer");
  return { text, runningHeads };
}
