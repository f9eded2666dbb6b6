import type { Sheet } from "hucre/xlsx";
import { clauseRules } from "../analysis/vocabulary/index.ts";
import { UnreadableFile } from "../documents/unreadable.ts";
import { maxRules } from "../schemas/playbooks/playbook.ts";
import { checkContent, type Fault, type Imported } from "./check-content.ts";
import {
  allColumns,
  type Cell,
  headFrom,
  type Row,
  ruleColumns,
  ruleFrom,
  sheetNames,
} from "./table/columns.ts";
import { numberShown, shownAsText } from "./table/number-format.ts";
import { NoTable, unpackWorkbook } from "./table/unpack.ts";

const idByName = new Map(
  clauseRules.flatMap(({ id, title }) => [
    [id, id],
    [title.toLowerCase(), id],
  ]),
);
const clauseOf = (named: string) => idByName.get(named.toLowerCase()) ?? named;

/** The header, the rules and one more, in more columns than there are. */
const range = `A1:CZ${maxRules + 2}`;

/**
 * A playbook from a workbook (docs/playbooks.md). Whatever is wrong with it is told at once, each fault with its row; a
 * formula is never worked out, and a file that unpacks to too much is not read.
 */
export async function importXlsx(bytes: Uint8Array): Promise<Imported> {
  try {
    const { readXlsx } = await import("hucre/xlsx");
    const { sheets } = await readXlsx(unpackWorkbook(bytes), { range, readStyles: true });
    return fromSheets(sheets);
  } catch (error) {
    return { rows: [{ row: 0, message: sentenceOf(error) }] };
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof NoTable || error instanceof UnreadableFile) return error.message;
  // The reader's own words are about parts of a file that nobody has seen.
  return "This table cannot be read. Please open it in the program that made it, save it again as .xlsx and send that.";
}

const named = (sheets: Sheet[], name: string) =>
  sheets.find((sheet) => sheet.name.trim().toLowerCase() === name.toLowerCase());

function fromSheets(sheets: Sheet[]): Imported {
  const [head, table] = [named(sheets, sheetNames.playbook), named(sheets, sheetNames.rules)];
  const missing = [
    ...(head ? [] : [`The sheet “${sheetNames.playbook}” is missing.`]),
    ...(table ? [] : [`The sheet “${sheetNames.rules}” is missing.`]),
  ].map((message): Fault => ({ row: 0, message }));
  const rules = table ? rulesOf(table) : { faults: [], rows: [] };
  const strange = [...missing, ...rules.faults, ...(head ? cellFaults(head, () => 0) : [])];
  const read = checkContent({
    ...(head
      ? headFrom(head.rows.map((row, at) => row.map((_, place) => textAt(head, at, place))))
      : { name: "?", kinds: [], act_for: null, law: null }),
    rules: rules.rows.map(({ row }) => ruleFrom(row, clauseOf)),
  });
  // A row of the check is a rule: the sheet may have empty rows between them.
  const told = "rows" in read ? read.rows : [];
  const rowOfRule = (row: number) => rules.rows[row - 1]?.at ?? row;
  const faults = [
    ...strange,
    ...told.map(({ row, message }) => ({ row: rowOfRule(row), message })),
  ];
  return faults.length > 0 || "rows" in read
    ? { rows: faults.sort((a, b) => a.row - b.row) }
    : read;
}

const formatAt = (sheet: Sheet, row: number, column: number) =>
  sheet.cells?.get(`${row},${column}`)?.style?.numFmt;

/** What a cell says in words, as it is seen there. */
function textAt(sheet: Sheet, row: number, column: number): Cell {
  const value = sheet.rows[row]?.[column];
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value.trim() === "" ? null : value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "number"
    ? shownAsText(value, formatAt(sheet, row, column))
    : String(value);
}

/** The columns of what a number is compared with. */
const valueColumn = /\bvalue$/i;

/** A row by its columns, with the faults of its numbers. */
function rowAt(sheet: Sheet, at: number, columns: string[]): { row: Row; faults: Fault[] } {
  const faults: Fault[] = [];
  const text = new Map(columns.map((column, place) => [column, textAt(sheet, at, place)] as const));
  const said = (column: string) => String(text.get(column) ?? "").trim();
  if (said("Test").toLowerCase() !== "number") return { row: text, faults };
  for (const [place, column] of columns.entries()) {
    const value = sheet.rows[at]?.[place];
    if (typeof value !== "number" || !valueColumn.test(column)) continue;
    const shown = numberShown(
      value,
      formatAt(sheet, at, place),
      said("Number").startsWith("rate."),
    );
    if ("fault" in shown) faults.push({ row: at, message: `${column}: ${shown.fault}` });
    // One fault a cell: as a number it passes the check.
    text.set(column, "fault" in shown ? value : shown.number);
  }
  return { row: text, faults };
}

/** The faults of columns and cells, and the rules by their columns with their place in the table. */
function rulesOf(sheet: Sheet): { faults: Fault[]; rows: { at: number; row: Row }[] } {
  const [header = [], ...body] = sheet.rows;
  const typed = header.map((_, place) => String(textAt(sheet, 0, place) ?? "").trim());
  const columns = typed.map(
    (title) => allColumns.find((column) => column.toLowerCase() === title.toLowerCase()) ?? title,
  );
  const missing = ruleColumns.filter((column) => !columns.includes(column));
  const faults: Fault[] = [
    ...missing.map((column) => ({ row: 0, message: `The column “${column}” is missing.` })),
    ...columns
      .filter((column, at) => column !== "" && columns.indexOf(column) !== at)
      .map((column) => ({ row: 0, message: `The column “${column}” is there twice.` })),
    ...columns
      .filter((column) => column !== "" && !allColumns.includes(column))
      .map((column) => ({ row: 0, message: `The column “${column}” is not known.` })),
    ...cellFaults(sheet, (row) => row, columns),
  ];
  const rows = body
    .map((_, at) => ({ at: at + 1, ...rowAt(sheet, at + 1, columns) }))
    .filter(({ row }) => [...row.values()].some((cell) => cell !== null));
  const strange = rows.flatMap((row) => row.faults);
  // Without its columns no rule can be read.
  return missing.length > 0 ? { faults, rows: [] } : { faults: [...faults, ...strange], rows };
}

/** Formulas and errors in cells: what they come to is not ours to trust. */
function cellFaults(sheet: Sheet, rowOf: (row: number) => number, columns: string[] = []): Fault[] {
  return [...(sheet.cells ?? [])].flatMap(([place, cell]) => {
    const [row = 0, column = 0] = place.split(",").map(Number);
    const where = columns[column] ? `${columns[column]}: ` : "";
    if (cell.formula !== undefined || cell.type === "formula")
      return [
        {
          row: rowOf(row),
          message: `${where}This cell holds a formula. Please put its value there instead.`,
        },
      ];
    return cell.type === "error"
      ? [{ row: rowOf(row), message: `${where}This cell holds an error (${String(cell.value)}).` }]
      : [];
  });
}
