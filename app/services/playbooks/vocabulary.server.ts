import { contractKinds } from "../../analysis/document-type/contract-labels.ts";

const byTitle = new Intl.Collator("en-AU");

/** The titles of the clauses that a rule can be about, by their ids, in the order of the titles. */
export async function clauseTitles(): Promise<Readonly<Record<string, string>>> {
  const { clauseRules } = await import("../../analysis/vocabulary/index.ts");
  return Object.fromEntries(
    clauseRules
      .map(({ id, title }) => [id, title] as const)
      .toSorted(([, a], [, b]) => byTitle.compare(a, b)),
  );
}

/** The kinds of document that a playbook can be for. */
export const documentKinds: readonly string[] = contractKinds;
