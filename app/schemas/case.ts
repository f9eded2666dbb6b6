/** The life of a case: `failed` is where the product goes past its specification. */
export const caseStatuses = ["analyzing", "analyzed", "failed"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

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

/** The four kinds of file that can be uploaded. Specification, section 5. */
export const fileTypes = ["pdf", "doc", "docx", "txt"] as const;
export type FileType = (typeof fileTypes)[number];

/** 10 MB; exactly this many bytes is allowed. */
export const maxFileBytes = 10 * 1024 * 1024;
