import type { Span } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Cast } from "./cast.ts";
import { mentionsIn } from "./mentions.ts";

const marker = /^(?:\(?[a-z\d]{1,4}[.)]|[-•–*])\s{1,9}/i;
/** An item that is a verb with its object: its subject stands over the list. */
const verb =
  /^(?:indemnif(?:y|ies)|guarantees?|pays?|charges?|releases?|agrees?|acknowledges?|undertakes?|grants?|assigns?|waives?|warrants?|keep|not|must|shall|will|use|ensure|maintain|return|comply|is|are|has|have|does|do|deemed|entitled|liable|responsible|required|establishes|provides|produces|satisfies)\b/i;
/** A case in which what stands over a list holds. */
const inCase = /\b(?:if|where|when|whenever|in any of the following (?:cases|events)):$/i;
/** So far above an item its stem is looked for. */
const furthestUp = 2_000;

/**
 * An item of a list with the words over it that say who does it: "The Guarantors:" … "(c) indemnify the Supplier". Null
 * where it is no such item, or where nobody or more than one party is named over it.
 */
export function withStem(
  text: string,
  { start }: Span,
  sentence: string,
  cast: Cast,
): string | null {
  const item = sentence.replace(marker, "");
  const acts = verb.test(item);
  if (!acts && mentionsIn(cast, item).length > 0) return null;
  const above = text
    .slice(Math.max(0, start - furthestUp), start)
    .split("\n")
    .map(onOneLine)
    .filter((line) => line !== "" && !/^\(?[a-z\d]{1,4}[.)]$/i.test(line));
  const at = above.findLastIndex((line) => !marker.test(line) || line.endsWith(":"));
  const line = above[at] ?? "";
  if (!line.endsWith(":")) return null;
  if (!acts && inCase.test(line)) return `${line.replace(marker, "").slice(0, -1)} ${item}`;
  if (!acts) return null;
  const stem = line.replace(marker, "").slice(0, -1);
  const named = new Set(
    mentionsIn(cast, stem).flatMap(({ kind, who }) => (kind === "party" ? who : [])),
  );
  return named.size === 1 ? `${stem} ${item.charAt(0).toLowerCase()}${item.slice(1)}` : null;
}
