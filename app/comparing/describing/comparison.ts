import type { Change } from "../../schemas/versions/comparison.ts";

const list = new Intl.ListFormat("en-AU");

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
