import type { DocumentType, Fact, Facts, MissingClause, RiskFlag } from "../../schemas/analysis.ts";
import { quote } from "./phrases.ts";

/** All that a summary is made of. */
export interface Material {
  text: string;
  documentType: DocumentType;
  facts: Facts;
  riskFlags: RiskFlag[];
  missing: MissingClause[];
  words: number;
}

/** The words of a fact, quoted. */
export function quoteOf(text: string, { start, end }: Fact, most = 200): string {
  return quote(text.slice(start, end), most);
}
