import type {
  AnswerToQuestion,
  DocumentType,
  Fact,
  Facts,
  Finding,
  FoundClause,
  MissingClause,
  RiskFlag,
} from "../../schemas/analysis.ts";
import type { Client } from "../clauses/for-client.ts";
import type { ByHand } from "../corrections/said.ts";
import { quote } from "./phrases.ts";

/** All that a summary is made of: a document, what was found in it, and whom its reader acts for. */
export interface Material {
  text: string;
  documentType: DocumentType;
  facts: Facts;
  clauses: FoundClause[];
  riskFlags: RiskFlag[];
  answers: AnswerToQuestion[];
  missing: MissingClause[];
  findings: Finding[];
  words: number;
  client: Client;
  /** What people say of it in place of what was read, and nothing else tells. */
  byHand?: ByHand[];
}

/** The words of a fact, quoted. */
export function quoteOf(text: string, { start, end }: Fact, most = 200): string {
  return quote(text.slice(start, end), most);
}
