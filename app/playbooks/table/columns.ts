import type {
  PlaybookContent,
  PlaybookRule,
  PositionValue,
} from "../../schemas/playbooks/playbook.ts";

export type Cell = string | number | null;

/** The sheets of a playbook in a table; others are not read. */
export const sheetNames = { playbook: "Playbook", rules: "Rules" } as const;

/** What stands in the sheet “Playbook”, a row each. */
export const headLabels = ["Name", "Kinds", "Act for", "Law"] as const;

/** The columns that every table of rules has. */
export const ruleColumns = [
  "Id",
  "Clause",
  "Words",
  "Test",
  "Number",
  "At",
  "Value",
  "Phrase",
  "Preferred value",
  "Preferred why",
  "Preferred wording",
  "Not acceptable why",
  "Level",
] as const;
type RuleColumn = (typeof ruleColumns)[number];

const fallbackFields = ["value", "why", "wording", "approver"] as const;
const mostFallbacks = 10;
/** The four columns of the fallback with this number, from 1. */
export const fallbackColumns = (number: number) =>
  fallbackFields.map((field) => `Fallback ${number} ${field}`);
const numbers = Array.from({ length: mostFallbacks }, (_, at) => at + 1);
/** Every column that is known. */
export const allColumns: readonly string[] = [...ruleColumns, ...numbers.flatMap(fallbackColumns)];

/** A rule as a row, by its columns. */
export type Row = ReadonlyMap<string, Cell>;

/** A list is written a line each. */
const cellOf = (value: PositionValue | null | undefined): Cell =>
  Array.isArray(value) ? value.join("\n") : (value ?? null);

export function rowOf(rule: PlaybookRule): Row {
  const { test, preferred, fallbacks, not_acceptable } = rule;
  const cells: Record<RuleColumn, Cell> = {
    Id: rule.id,
    Clause: rule.clause,
    Words: cellOf(rule.words),
    Test: test.kind.replace("_", " "),
    Number: cellOf(test.of),
    At: cellOf(test.at),
    Value: cellOf(test.value),
    Phrase: cellOf(test.phrase),
    "Preferred value": cellOf(preferred.value),
    "Preferred why": preferred.why,
    "Preferred wording": preferred.wording,
    "Not acceptable why": not_acceptable.why,
    Level: not_acceptable.level,
  };
  const others = fallbacks.flatMap((fallback, at) => {
    const values = [
      cellOf(fallback.value),
      fallback.why,
      fallback.wording,
      cellOf(fallback.approver),
    ];
    return fallbackColumns(at + 1).map((column, field) => [column, values[field] ?? null] as const);
  });
  return new Map<string, Cell>([...Object.entries(cells), ...others]);
}

const linesOf = (cell: string) =>
  cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A value as its kind of test wants it; what does not fit is left as it was typed, for the check to tell. */
function typedValue(cell: Cell, kind: string): PositionValue | undefined {
  if (cell === null) return undefined;
  if (kind === "number") {
    const typed = typeof cell === "number" ? cell : cell.trim();
    return typeof typed === "string" && /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : typed;
  }
  const lines = linesOf(String(cell));
  return kind === "law" || lines.length > 1 ? lines : lines[0];
}

const textOf = (cell: Cell | undefined): string | undefined =>
  cell === null || cell === undefined ? undefined : String(cell);

/** Leaves out what is not given, as JSON does. */
function given<T extends Record<string, unknown>>(fields: T): Partial<T> {
  // Only keys are left out.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

/**
 * A rule from its row, as yet unchecked.
 * @param clauseOf the id of a clause by its id or its title.
 */
export function ruleFrom(row: Row, clauseOf: (named: string) => string): unknown {
  const cell = (column: string): Cell => row.get(column) ?? null;
  const word = (column: string) => textOf(cell(column))?.trim().toLowerCase();
  const kind = (word("Test") ?? "").replace(/\s+/g, "_");
  const clause = textOf(cell("Clause"));
  const words = textOf(cell("Words"));
  const level = word("Level") ?? "";
  const fallbacks = numbers
    .map((number) => fallbackColumns(number).map(cell))
    .filter((cells) => cells.some((one) => one !== null))
    .map(([value = null, why, wording, approver]) =>
      given({
        value: typedValue(value, kind),
        why: textOf(why) ?? "",
        wording: textOf(wording) ?? "",
        approver: textOf(approver),
      }),
    );
  return {
    id: (textOf(cell("Id")) ?? "").trim(),
    clause: clause === undefined ? null : clauseOf(clause.trim()),
    words: words === undefined ? null : linesOf(words),
    test: given({
      kind,
      of: textOf(cell("Number"))?.trim(),
      at: word("At")?.replace(/^at /, ""),
      value: typedValue(cell("Value"), kind),
      phrase: textOf(cell("Phrase")),
    }),
    preferred: given({
      value: typedValue(cell("Preferred value"), kind),
      why: textOf(cell("Preferred why")) ?? "",
      wording: textOf(cell("Preferred wording")) ?? "",
    }),
    fallbacks,
    not_acceptable: {
      why: textOf(cell("Not acceptable why")) ?? "",
      level: level.charAt(0).toUpperCase() + level.slice(1),
    },
  };
}

type Head = Omit<PlaybookContent, "rules">;

/** The rows of the sheet “Playbook”. */
export const headRows = ({ name, kinds, act_for, law }: Head): Cell[][] =>
  [name, cellOf(kinds) || null, act_for, cellOf(law)].map((value, at) => [
    headLabels[at] ?? null,
    value,
  ]);

/** What those rows say, as yet unchecked. */
export function headFrom(rows: Cell[][]): Record<keyof Head, unknown> {
  const said = (label: string) =>
    textOf(rows.find(([first]) => textOf(first)?.trim().toLowerCase() === label)?.[1]);
  const law = said("law");
  return {
    name: said("name") ?? "",
    kinds: linesOf(said("kinds") ?? ""),
    act_for: said("act for") ?? null,
    law: law === undefined ? null : linesOf(law),
  };
}
