import { describeChange } from "../../comparing/describe.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import type {
  ChangeGroup,
  ChangeLine,
  FlagGroup,
  FlagLine,
  PageRow,
} from "../../schemas/versions/compared-page.ts";
import type { Change, ComparedRow } from "../../schemas/versions/comparison.ts";
import type { compareCase } from "./compare.server.ts";

type Compared = Awaited<ReturnType<typeof compareCase>>;

/** Rows that are shown on one part of the page, and how many that are the same stand around a change. */
const rowsAPart = 120;
const around = 1;

/** Which of the changes stand where, in the order in which a lawyer asks for them. */
const groups: [string, (change: Change) => boolean][] = [
  ["Must, may and not", ({ kind, what }) => kind === "changed" && what === "obligation"],
  ["Numbers", ({ kind, what }) => kind === "changed" && what === "number"],
  ["Dates", ({ kind, what }) => kind === "changed" && what === "date"],
  ["Parties", ({ kind, what }) => kind === "changed" && what === "party"],
  ["Added", ({ kind }) => kind === "added"],
  ["Removed", ({ kind }) => kind === "removed"],
  ["Moved", ({ kind }) => kind === "moved"],
  ["Other words", ({ kind, what }) => kind === "changed" && what === "words"],
];

/**
 * A comparison as its page shows it: the changes in sentences, the flags that are others, and a part of the words.
 * @param asked which part, counting from 0, and whether also what is the same in both is shown.
 */
export function comparedInWords(
  { older, newer, olderText, newerText, comparison }: Compared,
  asked: { part: number; all: boolean },
) {
  const { changes, rows, flags, renumbered, complete } = comparison;
  const shown = asked.all ? rows.map((row) => ({ row, folded: 0 })) : folded(rows);
  const parts = Math.max(1, Math.ceil(shown.length / rowsAPart));
  const part = asked.part >= 0 && asked.part < parts ? asked.part : 0;
  const partOf = new Map<number, number>();
  for (const [at, { row }] of shown.entries())
    for (const change of row?.changes ?? [])
      if (!partOf.has(change)) partOf.set(change, Math.floor(at / rowsAPart));
  const texts = { older: olderText, newer: newerText };
  const lines = changes.map((change, id): ChangeLine & { change: Change } => ({
    ...{ id, words: describeChange(change, texts), subjects: change.about },
    ...{ tracked: change.tracked, part: partOf.get(id) ?? 0, change },
  }));
  const plain = ({ change: _, ...line }: (typeof lines)[number]) => line;
  return {
    caseName: newer.case.case_name,
    ...{ from: older.case.version, to: newer.case.version, newest: newer.newest },
    count: changes.length,
    untracked: lines.filter(({ tracked }) => tracked === false).map(plain),
    /** Whether the newer version says of its changes which were tracked. */
    tells: lines.some(({ tracked }) => tracked !== null),
    groups: groups.flatMap(([title, is]): ChangeGroup[] => {
      const those = lines.filter(({ change }) => is(change)).map(plain);
      return those.length > 0 ? [{ title, lines: those }] : [];
    }),
    flags: flagGroups(flags, changes),
    rows: shown
      .slice(part * rowsAPart, (part + 1) * rowsAPart)
      .map(
        ({ row, folded }): PageRow =>
          row ? pageRow(row, olderText, newerText) : { kind: "folded", count: folded },
      ),
    ...{ part, parts, renumbered, complete },
  };
}

type Shown = { row: ComparedRow | null; folded: number };

/** The rows that are changed and what stands next to them; in place of the others, how many they are. */
function folded(rows: readonly ComparedRow[]): Shown[] {
  const isNear = (at: number) =>
    rows.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== "same");
  const shown: Shown[] = [];
  for (const [at, row] of rows.entries()) {
    const last = shown.at(-1);
    if (isNear(at)) shown.push({ row, folded: 0 });
    else if (last && last.row === null) last.folded += 1;
    else shown.push({ row: null, folded: 1 });
  }
  return shown;
}

function pageRow(
  { kind, from, to, stretches, changes }: ComparedRow,
  older: string,
  newer: string,
): PageRow {
  if (kind === "changed")
    return {
      ...{ kind, changes },
      pieces: stretches.map(({ kind: piece, start, end }) => ({
        kind: piece,
        words: (piece === "deleted" ? older : newer).slice(start, end),
      })),
    };
  const isGone = kind === "removed" || kind === "moved away";
  const span = isGone ? from : to;
  const words = span ? (isGone ? older : newer).slice(span.start, span.end) : "";
  const piece = kind === "same" ? "same" : isGone ? "deleted" : "inserted";
  return { kind, changes, pieces: [{ kind: piece, words }] };
}

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
    ["Gone", flags.gone],
  ];
  return all.flatMap(([title, those]): FlagGroup[] =>
    those.length > 0 ? [{ title, lines: those.map(line) }] : [],
  );
}
