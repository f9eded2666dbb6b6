import { shorten } from "../analysis/reading/plain-text.ts";
import type { Span } from "../schemas/analysis.ts";
import type { Change, Quantity } from "../schemas/versions/comparison.ts";

/** The texts that a change lies between. */
export interface BothTexts {
  older: string;
  newer: string;
}

const longest = 90;

/** The words at a place, on one line, shortened. */
const wordsAt = (text: string, span: Span | null): string =>
  span
    ? shorten(text.slice(span.start, span.end).slice(0, 400).replace(/\s+/g, " ").trim(), longest)
    : "";

const quoted = (words: string): string => `‘${words}’`;

/** Where a change stands: "cl 9.2 Liability"; empty where nothing is numbered or headed. */
export function placeInWords({ clause, heading }: Pick<Change, "clause" | "heading">): string {
  if (clause === null) return heading;
  return heading === "" || clause.startsWith(heading) ? clause : `${clause} ${heading}`;
}

/**
 * Says a change in a sentence: "cl 9.2 Liability: the cap falls from $500,000 to $50,000", "cl 4: ‘must’ became ‘may’",
 * "cl 12 Insurance is new", "cl 7 moved to after cl 11".
 */
export function describeChange(change: Change, texts: BothTexts): string {
  const place = placeInWords(change);
  if (change.kind === "added")
    return place === ""
      ? `New: ${quoted(wordsAt(texts.newer, change.to))}`
      : added(change, place, texts);
  if (change.kind === "removed") return removed(change, place, texts);
  if (change.kind === "moved") return moved(change, place, texts);
  const said = changed(change, texts);
  return place === "" ? said.charAt(0).toUpperCase() + said.slice(1) : `${place}: ${said}`;
}

/** Whether a change is of a clause or a paragraph as a whole, with its number or heading. */
const isWholeClause = (text: string, span: Span | null): boolean =>
  span !== null &&
  /^\s{0,9}(?:\d|\(|[A-Z][a-z]{2,12}\s\d)/.test(text.slice(span.start, span.start + 30));

function added({ to }: Change, place: string, { newer }: BothTexts): string {
  return isWholeClause(newer, to)
    ? `${place} is new`
    : `${place}: new are ${quoted(wordsAt(newer, to))}`;
}

function removed({ from }: Change, place: string, { older }: BothTexts): string {
  if (place === "") return `Gone: ${quoted(wordsAt(older, from))}`;
  return isWholeClause(older, from)
    ? `${place} is gone`
    : `${place}: gone are ${quoted(wordsAt(older, from))}`;
}

function moved(
  { was, after, from, clause, heading }: Change,
  place: string,
  { older }: BothTexts,
): string {
  const what = was === null ? quoted(wordsAt(older, from)) : placeInWords({ clause: was, heading });
  const where = after === null ? "to the beginning" : `to after ${after}`;
  const now = clause !== null && clause !== was && place !== "" ? ` (now ${clause})` : "";
  return `${what} moved ${where}${now}`;
}

const ofQuantity: Record<Quantity, string> = {
  cap: "the cap",
  rate: "the rate",
  notice: "the notice",
  term: "the term",
  payment: "the time for payment",
  area: "the area",
};

function changed(change: Change, { older, newer }: BothTexts): string {
  const [from, to] = [wordsAt(older, change.from), wordsAt(newer, change.to)];
  if (from === "") return `${quoted(to)} was put in`;
  if (to === "") return `${quoted(from)} was taken out`;
  const named = referenceWord.exec(
    older.slice(Math.max(0, (change.from?.start ?? 0) - 20), change.from?.start),
  )?.[1];
  if (named && /^\d/.test(from) && /^\d/.test(to))
    return `refers to ${named} ${to} instead of ${from}`;
  const [less, more] = [amountOf(from), amountOf(to)];
  if (
    change.what === "number" &&
    less &&
    more &&
    less.kind === more.kind &&
    less.value !== more.value
  ) {
    const unit = unitAfter(newer, change.to);
    const subject = change.of
      ? ofQuantity[change.of]
      : period.test(unit)
        ? "the period"
        : "the figure";
    return `${subject} ${more.value > less.value ? "rises" : "falls"} from ${from}${scale.test(unit) ? unit : ""} to ${to}${unit}`;
  }
  return `${quoted(from)} became ${quoted(to)}`;
}

/** What stands before the number of a clause in a sentence. */
const referenceWord = /\b((?:sub-?)?clause|paragraph|section|schedule|item|part|annexure)s?\s$/i;

/** A single number, with what it is of: "$" or "%"; null for any other words. */
function amountOf(words: string): { kind: string; value: number } | null {
  const found = /^([A-Z]{0,3}[$€£¥])? ?(\d[\d,]{0,20}(?:\.\d{1,9})?)(%?)$/.exec(words);
  if (!found) return null;
  const [, currency = "", digits = "", percent = ""] = found;
  return { kind: currency + percent, value: Number(digits.replaceAll(",", "")) };
}

/** What a number counts, in the words after it: " days", " million", "%". */
function unitAfter(text: string, span: Span | null): string {
  if (!span) return "";
  const after = text.slice(span.end, span.end + 30);
  const found =
    /^\s{0,3}(%)|^\s{1,3}((?:business |calendar |working )?(?:day|week|month|year|hour)s?|million|billion|per cent)\b/i.exec(
      after,
    );
  if (!found) return "";
  return found[1] ?? ` ${found[2]}`;
}

const period = /(?:day|week|month|year|hour)s?$/i;
const scale = /(?:million|billion|per cent|%)$/i;

/** The changes of each clause, in order: what a page shows under one heading. */
export function byClause(changes: Change[]): { place: string; changes: Change[] }[] {
  const groups: { place: string; changes: Change[] }[] = [];
  for (const change of changes) {
    const place = placeInWords(change);
    const last = groups.at(-1);
    if (last?.place === place) last.changes.push(change);
    else groups.push({ place, changes: [change] });
  }
  return groups;
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** A comparison in a sentence or two: how much is new, gone, moved and changed, of what kind, and how much untracked. */
export function describeComparison(changes: Change[]): string {
  if (changes.length === 0) return "The words of both versions are the same.";
  const of = (kind: Change["kind"]) => changes.filter((change) => change.kind === kind).length;
  const about = (what: Change["what"]) =>
    changes.filter((change) => change.kind === "changed" && change.what === what).length;
  const parts = [
    ...counted(of("added"), "clause or paragraph is new", "clauses or paragraphs are new"),
    ...counted(of("removed"), "clause or paragraph is gone", "clauses or paragraphs are gone"),
    ...counted(of("moved"), "clause or paragraph has moved", "clauses or paragraphs have moved"),
    ...counted(of("changed"), "change is within a clause", "changes are within clauses"),
  ];
  const subjects = [
    ...counted(about("obligation"), "obligation", "obligations"),
    ...counted(about("number"), "number", "numbers"),
    ...counted(about("date"), "date", "dates"),
    ...counted(about("party"), "party", "parties"),
  ];
  const silent = changes.filter(({ tracked }) => tracked === false).length;
  return [
    `${list.format(parts)}.`,
    ...(subjects.length > 0 ? [`Changed are ${list.format(subjects)}.`] : []),
    ...(silent > 0
      ? [`${silent} of all ${changes.length} ${silent === 1 ? "was" : "were"} not tracked.`]
      : []),
  ].join(" ");
}

const list = new Intl.ListFormat("en-AU");
