import { clauseRules } from "../analysis/vocabulary/index.ts";
import { riskLevels } from "../schemas/analysis.ts";
import { comparedNumbers, type PlaybookContent, testKinds } from "../schemas/playbooks/playbook.ts";
import {
  type Cell,
  fallbackColumns,
  headRows,
  rowOf,
  ruleColumns,
  sheetNames,
} from "./table/columns.ts";

/** What the columns of few words allow. */
const allowed: Record<string, readonly string[]> = {
  Test: testKinds.map((kind) => kind.replace("_", " ")),
  Number: comparedNumbers,
  At: ["least", "most"],
  Level: riskLevels,
};
const fewestFallbacks = 2;
const wide = /why|wording|words|phrase/i;
const wrapped = { alignment: { wrapText: true, vertical: "top" } } as const;

/** "_x0041_" is how a workbook writes a character by its number; where somebody typed it, it stays as it is. */
const asTyped = (cell: Cell): Cell =>
  typeof cell === "string" ? cell.replace(/_x(?=[\dA-Fa-f]{4}_)/g, "_x005F_x") : cell;

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/**
 * A playbook as a workbook which `importXlsx` reads back to the same. Every text is a cell of text, whatever it begins
 * with, so that none is ever a formula.
 */
export async function exportXlsx(content: PlaybookContent): Promise<Uint8Array> {
  // Most who look at a playbook take no copy of it.
  const { writeXlsx } = await import("hucre/xlsx");
  const most = Math.max(fewestFallbacks, ...content.rules.map(({ fallbacks }) => fallbacks.length));
  const fallbacks = Array.from({ length: most }, (_, at) => fallbackColumns(at + 1)).flat();
  const before = ruleColumns.slice(0, -2);
  const columns = [...before, ...fallbacks, ...ruleColumns.slice(-2)];
  const rows = content.rules.map(rowOf).map((row) => columns.map((name) => row.get(name) ?? null));
  const listed = Object.entries(allowed).map(([column, values]) => {
    const letter = letters(columns.indexOf(column));
    return { type: "list" as const, values: [...values], range: `${letter}2:${letter}501` };
  });
  const clauses = clauseRules.map(({ id, title }) => [id, title]);
  return writeXlsx({
    sheets: [
      {
        name: sheetNames.rules,
        rows: [columns, ...rows].map((row) => row.map(asTyped)),
        columns: columns.map((name) => ({ width: wide.test(name) ? 44 : 18, style: wrapped })),
        freezePane: { rows: 1, columns: 1 },
        dataValidations: listed,
      },
      {
        name: sheetNames.playbook,
        rows: headRows(content).map((row) => row.map(asTyped)),
        columns: [{ width: 14 }, { width: 60, style: wrapped }],
      },
      {
        name: "Clauses",
        rows: [["Clause", "Title"], ...clauses],
        columns: [{ width: 32 }, { width: 44 }],
      },
    ],
  });
}
