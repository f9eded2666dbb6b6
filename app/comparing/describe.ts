import { shorten } from "../analysis/reading/plain-text.ts";
import type { Span } from "../schemas/analysis.ts";
import type { Change, HeadChange, Quantity } from "../schemas/versions/comparison.ts";
import { riseOf } from "./meaning/amounts.ts";
import { identityAt } from "./meaning/identities.ts";

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
 * "cl 12 Insurance is new: ‘The Cleaner must …’", "cl 7 moved to after cl 11".
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

function added(change: Change, place: string, { newer }: BothTexts): string {
  return isWholeClause(newer, change.to)
    ? wholeClause(change, newer, change.to, "is new")
    : `${place}: new are ${quoted(wordsAt(newer, change.to))}`;
}

function removed(change: Change, place: string, { older }: BothTexts): string {
  if (place === "") return `Gone: ${quoted(wordsAt(older, change.from))}`;
  return isWholeClause(older, change.from)
    ? wholeClause(change, older, change.from, "is gone")
    : `${place}: gone are ${quoted(wordsAt(older, change.from))}`;
}

const number =
  /^\s{0,9}(?:[A-Z][a-z]{2,12}\s)?(?:\d{1,3}(?:\.\d{1,3}){0,4}|\([a-zA-Z0-9]{1,5}\))[.:]?\s{0,9}/;
/** Of a clause that came or went, so much is told. */
const longestClause = 140;

/** "cl 12 Insurance is new: ‘The Cleaner must …’"; a clause under a heading that is not its own says so. */
function wholeClause(
  { clause, heading }: Change,
  text: string,
  span: Span | null,
  becomes: string,
): string {
  const words = text
    .slice(span?.start, Math.min(span?.end ?? 0, (span?.start ?? 0) + 600))
    .replace(number, "")
    .replace(/\s+/g, " ");
  const hasHeading = words.toLowerCase().startsWith(heading.toLowerCase());
  const own = hasHeading
    ? words
        .slice(heading.length)
        .replace(/^[\s.:–—-]{1,5}/, "")
        .replace(number, "")
    : words;
  const place =
    hasHeading || clause === null
      ? placeInWords({ clause, heading })
      : `${clause} (in ‘${heading}’)`;
  return own.trim() === ""
    ? `${place} ${becomes}`
    : `${place} ${becomes}: ${quoted(shorten(own.trim(), longestClause))}`;
}

function moved(
  { was, was_heading, after, from, clause, heading }: Change,
  place: string,
  { older }: BothTexts,
): string {
  const what =
    was === null
      ? quoted(wordsAt(older, from))
      : placeInWords({ clause: was, heading: was_heading ?? heading });
  const where = after === null ? "to the beginning" : `to after ${after}`;
  const isElsewhere = was_heading !== null && was_heading !== heading;
  const now = clause !== null && clause !== was ? ` (now ${isElsewhere ? place : clause})` : "";
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
  const [known, other] = [
    change.from && identityAt(older, change.from),
    change.to && identityAt(newer, change.to),
  ];
  if (known && other) return `${known.words} became ${other.words}`;
  const rise = change.what === "number" ? riseOf(from, to, newer, change.to) : null;
  if (rise) {
    const { unit } = rise;
    const subject = change.of
      ? ofQuantity[change.of]
      : period.test(unit)
        ? "the period"
        : "the figure";
    return `${subject} ${rise.rises ? "rises" : "falls"} from ${rise.from}${scale.test(unit) ? unit : ""} to ${rise.to}${unit}`;
  }
  return `${quoted(from)} became ${quoted(to)}`;
}

/** What stands before the number of a clause in a sentence. */
const referenceWord = /\b((?:sub-?)?clause|paragraph|section|schedule|item|part|annexure)s?\s$/i;

const period = /(?:day|week|fortnight|month|quarter|year|hour|minute)s?$/i;
const scale = /(?:million|billion|per cent|%)$/i;

/** Says what changed in the headers and footers: "The page header changed from ‘Draft 1’ to ‘Draft 2’." */
export function describeHead({ where, from, to }: HeadChange): string {
  const words = (text: string) => quoted(shorten(text, longest));
  if (from === null) return `The page ${where} ${words(to ?? "")} is new.`;
  if (to === null) return `The page ${where} ${words(from)} is gone.`;
  return `The page ${where} changed from ${words(from)} to ${words(to)}.`;
}

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

/**
 * What a newer version does not say of its changes; it has some that it does not track.
 * @param from the number of the older version.
 * @param tracksNothing whether it has no tracked change at all.
 */
export function describeSilence(changes: Change[], from: number, tracksNothing: boolean): string {
  const amount = (count: number) =>
    `${count.toLocaleString("en-AU")} ${count === 1 ? "change" : "changes"}`;
  const silent = changes.filter(({ tracked }) => tracked === false).length;
  if (tracksNothing)
    return silent === 1
      ? "The new version has no tracked changes: its one change is untracked."
      : `The new version has no tracked changes: all ${amount(silent)} are untracked.`;
  const these = silent === 1 ? "this one" : "these";
  const said =
    silent === changes.length
      ? `The new version has tracked changes, but ${these} it does not track`
      : `The new version tracks ${amount(changes.length - silent)}, but not ${these}`;
  return `${said}: with its own tracked changes undone it still differs from version ${from}.`;
}

const list = new Intl.ListFormat("en-AU");
