import { buildingClauses } from "../building-clauses/index.ts";
import { companyClauses } from "../company-clauses/index.ts";
import { disputeClauses } from "../dispute-clauses/index.ts";
import { endingClauses } from "../ending-clauses/index.ts";
import type { ClauseRule } from "../kind/rule.ts";
import { landClauses } from "../land-clauses/index.ts";
import { liabilityClauses } from "../liability-clauses/index.ts";
import { moneyClauses } from "../money-clauses/index.ts";
import { rightsClauses } from "../rights-clauses/index.ts";
import { securityClauses } from "../security-clauses/index.ts";
import { workClauses } from "../work-clauses/index.ts";

/** The whole vocabulary, by its ids: a file a kind of clause, in rooms by what they are about. */
export const clauseRules: readonly ClauseRule[] = [
  ...buildingClauses,
  ...companyClauses,
  ...disputeClauses,
  ...endingClauses,
  ...landClauses,
  ...liabilityClauses,
  ...moneyClauses,
  ...rightsClauses,
  ...securityClauses,
  ...workClauses,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));

const byId = new Map(clauseRules.map((kind) => [kind.id, kind]));

/** The record of a kind by its id; none of what is no kind of clause. */
export const kindOf = (id: string): ClauseRule | undefined => byId.get(id);
