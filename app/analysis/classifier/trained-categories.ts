import { clauseRules, kindOf } from "../vocabulary/index.ts";

/** The id of the clause that a category of contracts stands for, if any. */
export const clauseOfCategory = (category: string): string | undefined =>
  clauseRules.find(({ categories }) => categories?.includes(category))?.id;

/** The id of the clause that a label of unfair consumer terms stands for, if any. */
export const clauseOfTermsLabel = (label: string): string | undefined =>
  clauseRules.find(({ termsLabels }) => termsLabels?.includes(label))?.id;

/** The trained clause that has to be there for `id` to be, or undefined where nothing was trained. */
export function trainedClauseFor(id: string): string | undefined {
  const kind = kindOf(id);
  return kind?.learntAs ?? (kind?.categories ? id : undefined);
}
