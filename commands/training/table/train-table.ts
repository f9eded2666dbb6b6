import { condense } from "../../../app/analysis/condensing/condense.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { passagesOf } from "../../../app/answering/passages.ts";
import { stemsOf } from "../../../app/answering/stems.ts";
import { type PackedTable, tableDimensions } from "../../../app/answering/table.ts";
import { PairCounts, positiveInformation } from "./cooccurrence.ts";
import { project } from "./eigenvectors.ts";

/** So many stems have a row: the commonest. */
const rows = 8_000;
/** A stem that stands in fewer passages is learnt nothing of. */
const leastPassages = 4;
/** Stems within so many of one another stand together; the nearer, the more. */
const window = 8;
/** How much a heading stands together with each stem below it. */
const headingWeight = 0.3;
/** The most places for pairs, a power of two. */
const mostPlaces = 1 << 25;
/** Pairs seen together less than this are chance. */
const leastTogether = 0.6;

/** What words stand together in: the passages of documents, and sentences by themselves. */
interface Together {
  own: string[];
  headings: string[];
}

/**
 * Trains the table of stems: which stand together in contracts (pointwise mutual information), in few dimensions.
 * @param documents whole texts. @param sentences sentences that stand by themselves.
 */
export function trainTable(documents: string[], sentences: string[]): PackedTable {
  const together: Together[] = [
    ...documents.flatMap((text) => passagesOf(readDocument(condense(text).text))),
    ...sentences.map((sentence) => ({ own: stemsOf(sentence), headings: [] })),
  ];
  const passages = new Map<string, number>();
  for (const { own, headings } of together)
    for (const stem of new Set([...own, ...headings]))
      passages.set(stem, (passages.get(stem) ?? 0) + 1);
  const stems = [...passages]
    .filter(([stem, count]) => count >= leastPassages && /^[a-z]{2,}$/.test(stem))
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, rows)
    .map(([stem]) => stem);
  const numbered = new Map(stems.map((stem, at) => [stem, at]));
  const counts = new PairCounts(stems.length, placesFor(together));
  const numbersOf = (list: string[]) =>
    list.map((stem) => numbered.get(stem) ?? -1).filter((at) => at >= 0);
  for (const { own, headings } of together) {
    const words = numbersOf(own);
    const above = [...new Set(numbersOf(headings))];
    for (const [at, one] of words.entries()) {
      for (let next = 1; next <= window && at + next < words.length; next++)
        counts.add(one, words[at + next] ?? 0, (window + 1 - next) / window);
      for (const other of above) counts.add(one, other, headingWeight);
    }
  }
  const matrix = positiveInformation(counts, stems.length, leastTogether);
  return pack(stems, together.length, passages, project(matrix, tableDimensions));
}

/** Places for twice as many pairs as there can be, if there are so many. */
function placesFor(together: Together[]): number {
  const most = together.reduce(
    (sum, { own, headings }) => sum + own.length * (window + headings.length),
    1,
  );
  return Math.min(mostPlaces, 2 ** Math.ceil(Math.log2(most * 2)));
}

/** Each row of length 1 in bytes, and how rare its stem is. */
function pack(
  stems: string[],
  all: number,
  passages: ReadonlyMap<string, number>,
  projected: Float64Array,
): PackedTable {
  const bytes = new Int8Array(stems.length * tableDimensions);
  const steps: number[] = [];
  for (const at of stems.keys()) {
    const row = projected.subarray(at * tableDimensions, (at + 1) * tableDimensions);
    const length = Math.hypot(...row) || 1;
    const largest = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / length || 1;
    for (const [k, value] of row.entries())
      bytes[at * tableDimensions + k] = Math.round((value / length / largest) * 127);
    steps.push(Math.round(largest * 10_000));
  }
  return {
    stems: stems.join(" "),
    steps: steps.join(" "),
    rarities: stems
      .map((stem) => Math.round(Math.log(all / (passages.get(stem) ?? 1)) * 100))
      .join(" "),
    data: Buffer.from(bytes.buffer).toString("base64"),
  };
}
