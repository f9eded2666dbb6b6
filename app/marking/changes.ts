import { plainForXml } from "../documents/containers/plain-for-xml.ts";
import { leftOutOf } from "../documents/left-out.ts";
import type { Located } from "./locate.ts";
import type { Unchanged } from "./marks.ts";
import type { Run } from "./run.ts";
import type { Site } from "./sites.ts";

/** What is to be struck in which runs, after which of them is written what, and which run it looks like. */
export type Change = {
  struck: { run: Run; from: number; to: number }[];
  wording: string;
  looks: Run;
  after: { run: Run; at: number };
  start: number;
  end: number;
};

/** The tracked change that wording for words, or after them, comes to, or why it comes to none. */
export function changeOf(
  text: string,
  { start, end, stretches, isNear }: Located,
  { wording: given, adds }: { wording: string; adds: boolean },
  sites: ReadonlyMap<number, Site>,
): Change | Unchanged {
  const found = stretches.map(({ element }) => sites.get(element));
  const first = stretches[0];
  const last = stretches.at(-1);
  if (isNear || !first || !last || stretches.some(({ note }) => note)) return "beside";
  if (found.some((site) => site?.paragraph !== found[0]?.paragraph)) return "paragraphs";
  const obstacle = found.find((site) => site?.obstacle)?.obstacle;
  if (obstacle) return obstacle;
  const isWhole = stretches.every((one, i) => i === 0 || stretches[i - 1]?.end === one.start);
  if (!isWhole || last.end !== end) return "number";
  const wording = wordingOf(given, text.slice(start, first.start));
  if (wording === "" || wording === text.slice(first.start, end)) return "same";
  const struck = struckIn(stretches, sites);
  const container = struck[0]?.run.node.parent;
  if (struck.some(({ run, from, to }) => run.node.parent !== container || !run.isText(from, to)))
    return "object";
  const longest = struck.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  const ending = struck.at(-1);
  if (!longest || !ending) return "object";
  const change = { looks: longest.run, after: { run: ending.run, at: ending.to }, end };
  return adds
    ? { ...change, struck: [], wording: ` ${wording}`, start: end }
    : { ...change, struck, wording, start: first.start };
}

function struckIn(
  stretches: Located["stretches"],
  sites: ReadonlyMap<number, Site>,
): Change["struck"] {
  const struck = new Map<Run, { run: Run; from: number; to: number }>();
  for (const { element, offset, start, end } of stretches) {
    const run = sites.get(element)?.run;
    if (!run) continue;
    const { from, to } = run.stretch(element, offset, offset + end - start);
    const there = struck.get(run);
    if (!there) struck.set(run, { run, from, to });
    else Object.assign(there, { from: Math.min(there.from, from), to: Math.max(there.to, to) });
  }
  return [...struck.values()];
}

/**
 * Wording as it will be read again: without what prints nothing, at most one empty line in a row.
 * @param number the automatic number before the words, which stays.
 */
function wordingOf(given: string, number: string): string {
  const lines = plainForXml(given.replace(/\r\n?/g, "\n")).trim();
  const wording =
    number !== "" && lines.startsWith(number.trim()) ? lines.slice(number.trim().length) : lines;
  let plain = "";
  let from = 0;
  for (const { index, length } of leftOutOf(wording)) {
    plain += wording.slice(from, index);
    from = index + length;
  }
  return (plain + wording.slice(from)).trim().replace(/\n{3,}/g, "\n\n");
}
