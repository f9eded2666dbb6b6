import type { Block } from "../../../app/analysis/reading/blocks.ts";

/** Why a place or a heading is worth a person's look. */
export type Suspicion =
  | "another label is printed"
  | "label stands nowhere"
  | "goes backwards"
  | "holds too much"
  | "heading is a sentence";

export interface Suspect {
  why: Suspicion;
  place: string | null;
  /** The words of the block by their beginning, on one line. */
  words: string;
}

/** So many paragraphs of one number are more than people write. */
const mostUnderOne = 40;
const longestHeading = 15;
const verb = /\b(?:is|are|was|must|shall|will|may|has|have|agrees?|does|do)\b/i;
/** What stands before the words of a paragraph as its number, as anybody would copy it. */
const printed =
  /^(?:section|clause|sec\.|§)?[ \t]*((?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3}){0,4}|\([a-zA-Z]{1,5}\)|\(\d{1,2}\))(?:[.):]|(?=[ \t]))\s*(?=["“‘'(]?\p{L})/iu;
/** "12 months", "30 June": numbers, and no labels. */
const quantity =
  /^\d{1,3}[ \t]+(?:[a-z%]|(?:January|February|March|April|May|June|July|August|September|October|November|December|Days?|Business|Months?|Years?|Weeks?)\b)/;

const bare = (number: string): string =>
  number
    .replace(/[()]/g, "")
    .replace(/(?:\.0+)+$/, "")
    .toLowerCase();
const wordsOf = (words: string): string => words.replace(/\s+/g, " ").trim();

/** The numbers of a place, the last first: "c", "b", "4.2" for "cl 4.2(b)(c)". */
function labelsOf(place: string): string[] {
  const cited = /(?:cl |^)((?:[A-Z]\.?)?\d[\d.]*)?((?:\([a-zA-Z\d]{1,5}\))*)$/.exec(place);
  const items = (cited?.[2] ?? "").match(/[a-zA-Z\d]+/g) ?? [];
  return [...(cited?.[1] ? [cited[1]] : []), ...items].toReversed().map(bare);
}

/** What of a reading a person should look at, by rules that know nothing of how places are read. */
export function suspectsIn({
  text,
  blocks,
}: {
  text: string;
  blocks: readonly Block[];
}): Suspect[] {
  const suspects: Suspect[] = [];
  const lines = new Set(
    [
      ...text.matchAll(
        /(?:^|[\n\t ])\(?((?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3}){0,4}|[a-zA-Z]{1,5})\.?\)?(?=[.):\s])/g,
      ),
    ].map(([, label = ""]) => bare(label)),
  );
  const times = new Map<string, number>();
  let before: { place: string; path: number[] } | null = null;
  for (const block of blocks) {
    const { place, form } = block;
    const words = wordsOf(text.slice(block.start, Math.min(block.end, block.start + 400)));
    const suspect = (why: Suspicion) => suspects.push({ why, place, words: words.slice(0, 110) });
    if (form === "heading") {
      const count = words.split(" ").length;
      const says = /[.;]$/.test(words) && (block.number === "" ? count > 5 : verb.test(words));
      if (count > longestHeading || says) suspect("heading is a sentence");
    }
    if (place === null || form === "furniture" || form === "contents") continue;
    const labels = labelsOf(place);
    const label = quantity.test(words) ? undefined : printed.exec(words)?.[1];
    if (label && labels.length > 0 && labels[0] !== bare(label))
      suspect("another label is printed");
    if (labels.some((one) => !lines.has(one))) suspect("label stands nowhere");
    times.set(place, (times.get(place) ?? 0) + 1);
    if (times.get(place) === mostUnderOne && /^(?:\w+ )*cl /.test(place)) suspect("holds too much");
    const path = pathOf(place);
    if (path && before && isOfSame(place, before.place) && isBefore(path, before.path))
      suspect("goes backwards");
    if (path) before = { place, path };
  }
  return suspects;
}

const pathOf = (place: string): number[] | null => {
  const path = /cl (\d[\d.]*)/.exec(place)?.[1];
  return path ? path.split(".").map(Number) : null;
};

const isOfSame = (one: string, other: string): boolean =>
  one.replace(/cl .*/, "") === other.replace(/cl .*/, "");

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  for (const [at, part] of one.entries()) if (part !== other[at]) return part < (other[at] ?? -1);
  return false;
}
