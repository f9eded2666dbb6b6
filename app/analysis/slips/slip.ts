import type { Finding } from "../../schemas/analysis.ts";
import type { Reading } from "../reading/reading.ts";

/** A slip on words of a paper, with how to cure it. Offsets are UTF-16 code units of its text. */
export function slip(
  { text }: Reading,
  kind: Finding["kind"],
  start: number,
  length: number,
  { message, cure }: { message: string; cure: string },
): Finding {
  const end = start + length;
  return { kind, message, cure, quote: text.slice(start, end), start, end };
}
