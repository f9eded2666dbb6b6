/** The life of a case: `failed` is where the product goes past its specification. */
export const caseStatuses = ["analyzing", "analyzed", "failed"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** How far an analysis has come; the last one is reached by success alone. */
export const caseStages = ["stored", "reading", "analysing", "done"] as const;
export type CaseStage = (typeof caseStages)[number];

/** Why a document could not be analysed. */
export const failureCodes = [
  "password_protected",
  "no_text",
  "damaged",
  "unsupported",
  "too_long",
  "analyser_unavailable",
  "analyser_refused",
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** Whether the same document may be analysed later; otherwise only another one can. */
export const canPassLater = (code: FailureCode) =>
  code === "analyser_unavailable" || code === "analyser_refused";
