import type { Case } from "../../schemas/case.ts";
import { editedFactRows } from "../../schemas/fact-rows.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import type { selectCases } from "../cases/rows.server.ts";
import { storedAnalysis } from "../cases/stored-reading.server.ts";
import { cardLabel, type FoundOfReading } from "./passage-index.server.ts";

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

/** By which label a card is found: that of its clause, of a person's own card that of its title. */
export const labelOfCard = ({ clauseId, clauseTitle }: CaseFlag) =>
  cardLabel((clauseId ?? clauseTitle).toLowerCase());

/** The facts of a case as people have corrected them, one line each, with the words that each was read from. */
export function factLines(row: CaseRow, of: Case) {
  const facts = storedAnalysis(row.analysis)?.facts;
  if (!facts) return [];
  return editedFactRows(facts, of).flatMap(({ label, entries }) =>
    entries.map(({ value, span }) => ({ line: `${label}: ${value}`, span })),
  );
}

/** What a case can be found by of its reading. @param changes as of which change of its `open_flags`. */
export const foundOfReading = (row: CaseRow, of: Case, changes: number): FoundOfReading => ({
  ...{ caseId: row.id, changes, client: row.client },
  facts: factLines(row, of)
    .map(({ line }) => line)
    .join("\n"),
  cards: [...new Set(of.risk_flags.filter(({ hidden }) => !hidden).map(labelOfCard))],
});
