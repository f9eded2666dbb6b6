import { describeChange } from "../../comparing/describing/change.ts";
import { describeSilence } from "../../comparing/describing/comparison.ts";
import { describeHead } from "../../comparing/describing/head.ts";
import { describeNotCompared, notComparedTitles } from "../../comparing/describing/not-compared.ts";
import type { BothTexts } from "../../comparing/describing/texts.ts";
import { isOfLaw } from "../../comparing/meaning/governing-law.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import type {
  ChangeGroup,
  ChangeLine,
  FlagGroup,
  FlagLine,
  NotComparedGroup,
} from "../../schemas/versions/compared-page.ts";
import {
  type Change,
  type NotCompared,
  notComparedSubjects,
} from "../../schemas/versions/comparison.ts";
import type { compareCase } from "./compare.server.ts";
import type { RowPart } from "./row-part.ts";

type Compared = Awaited<ReturnType<typeof compareCase>>;

/** So many changes of a kind are listed at once. */
const linesAPart = 60;

type Is = (change: Change, texts: BothTexts) => boolean;
type Numbered = readonly [id: number, change: Change];

/** Which of the changes stand where, in the order in which a lawyer asks for them: in the first group that they fit. */
const groups: [key: string, title: string, Is][] = [
  ["law", "Law and courts", isOfLaw],
  ["must", "Must, may and not", ({ kind, what }) => kind === "changed" && what === "obligation"],
  ["numbers", "Numbers", ({ kind, what }) => kind === "changed" && what === "number"],
  ["dates", "Dates", ({ kind, what }) => kind === "changed" && what === "date"],
  ["parties", "Parties", ({ kind, what }) => kind === "changed" && what === "party"],
  ["added", "Added", ({ kind }) => kind === "added"],
  ["removed", "Removed", ({ kind }) => kind === "removed"],
  ["moved", "Moved", ({ kind }) => kind === "moved"],
  ["words", "Other words", ({ kind, what }) => kind === "changed" && what === "words"],
];

/** The part of a list that is asked for: of which group, counting from 0. */
export type AskedList = { key: string; part: number };

/** A comparison as its page shows it: the changes in sentences, the flags that are others, and a part of the words. */
export function comparedInWords(
  { older, newer, texts, comparison, tracksNothing }: Compared,
  rowPart: RowPart,
  list: AskedList,
) {
  const { changes, heads, flags, renumbered, complete } = comparison;
  const { partOf, ...shown } = rowPart.end();
  const groupOf = (key: string, title: string, those: readonly Numbered[]): ChangeGroup => {
    const parts = Math.max(1, Math.ceil(those.length / linesAPart));
    const part = list.key === key && list.part >= 0 && list.part < parts ? list.part : 0;
    const lines = those.slice(part * linesAPart, (part + 1) * linesAPart).map(lineOf);
    return { key, title, lines, count: those.length, part, parts };
  };
  const lineOf = ([id, change]: Numbered): ChangeLine => ({
    ...{ id, words: describeChange(change, texts), subjects: change.about },
    ...{ tracked: change.tracked, part: partOf.get(id) ?? 0 },
  });
  const numbered = [...changes.entries()];
  const byGroup = Map.groupBy(
    numbered,
    ([, change]) => groups.find(([, , is]) => is(change, texts))?.[0],
  );
  const untracked = numbered.filter(([, { tracked }]) => tracked === false);
  const silent = new Set(untracked.map(([id]) => id));
  return {
    caseName: newer.case.case_name,
    ...{ from: older.case.version, to: newer.case.version, newest: newer.newest },
    count: changes.length,
    untracked: groupOf("untracked", "Not tracked", untracked),
    /** Which of the changes on this part were not tracked. */
    silent: shown.rows.flatMap((row) =>
      row.kind === "folded" ? [] : row.changes.filter((id) => silent.has(id)),
    ),
    /** Whether the newer version says of its changes which were tracked, and in words what it does not say. */
    tells: changes.some(({ tracked }) => tracked !== null),
    silence: describeSilence(changes, older.case.version, tracksNothing),
    groups: groups.flatMap(([key, title]) => {
      const those = byGroup.get(key);
      return those ? [groupOf(key, title, those)] : [];
    }),
    heads: heads.map(describeHead),
    notCompared: notComparedGroups(comparison.notCompared, texts),
    flags: flagGroups(flags, changes),
    ...{ ...shown, renumbered: renumbered.slice(0, fewNumbers), complete },
    renumberedCount: renumbered.length,
  };
}

/** So many new numbers are told one by one. */
const fewNumbers = 8;

/** So many differences of a kind are told that are not compared as words. */
const mostNotCompared = 40;

/** What is not compared as words, kind by kind; what says the same twice is told once. */
const notComparedGroups = (all: readonly NotCompared[], texts: BothTexts): NotComparedGroup[] =>
  notComparedSubjects.flatMap((subject) => {
    const own = all.filter(({ what }) => what === subject);
    const lines = new Set<string>();
    for (const one of own)
      if (lines.size < mostNotCompared) lines.add(describeNotCompared(one, texts));
    const title = notComparedTitles[subject];
    return own.length > 0 ? [{ title, lines: [...lines], count: own.length }] : [];
  });

function flagGroups(flags: Compared["comparison"]["flags"], changes: readonly Change[]) {
  const was = new Map(flags.same.map(({ from, to }) => [to, from.riskLevel]));
  const line = (flag: CaseFlag): FlagLine => ({
    ...{ id: flag.id, level: flag.riskLevel, was: was.get(flag) ?? null },
    ...{ title: flag.clauseTitle, place: flag.place },
  });
  const isTouched = ({ start, end }: CaseFlag) =>
    changes.some(
      ({ kind, to }) => kind === "changed" && to !== null && to.start <= end && start <= to.end,
    );
  const decided = flags.same
    .map(({ to }) => to)
    .filter((flag) => flag.state !== "open" && isTouched(flag));
  const all: [string, CaseFlag[]][] = [
    ["Decided already, on words that have changed", decided],
    ["New", flags.new],
    ["Heavier", flags.heavier],
    ["Lighter", flags.lighter],
    ["Another level", flags.changed],
    ["Gone", flags.gone],
  ];
  return all.flatMap(([title, those]): FlagGroup[] =>
    those.length > 0 ? [{ title, lines: those.map(line) }] : [],
  );
}
