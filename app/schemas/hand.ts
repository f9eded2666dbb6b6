import type { RiskFlag } from "./analysis.ts";

/** What a person can say of a flag in place of the reader; `wording` is what they propose to write instead of its words. */
export type FlagEdits = Partial<
  Pick<RiskFlag, "riskLevel" | "clauseTitle" | "explanation" | "recommendation"> & {
    wording: string;
  }
>;

/**
 * Where words stood: their place in UTF-16 code units of the text, and so many characters before and after them as tell
 * them from the same words elsewhere. After the text-quote selector of the W3C Web Annotation Data Model.
 */
export type TextAnchor = { prefix: string; suffix: string; start: number };

/** Of a case: by the name of the field (`executiveSummary`, or one of the facts), what is said, what the reader had said, and who says it. */
export type CaseEdits = Record<string, { value: string; read: string; by: string; at: number }>;
