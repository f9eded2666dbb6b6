/** What the record of a firm tells of. */
export const recordActions = [
  "sign_in",
  "upload",
  "open",
  "export",
  "decision",
  "assignment",
  "comment",
  "share",
  "let_in",
  "invitation",
  "withdrawal",
  "joining",
  "leaving",
  "removal",
  "role",
  "creation",
  "change",
  "deletion",
  "restoration",
  "settings",
] as const;
export type RecordAction = (typeof recordActions)[number];

/** What it was done to. A case's file, text and report, and what was decided or said about it, have the case's id. */
export const recordedKinds = [
  "account",
  "firm",
  "record",
  "member",
  "invitation",
  "matter",
  "token",
  "webhook",
  "case",
  "file",
  "text",
  "report",
  "data",
] as const;
export type RecordedKind = (typeof recordedKinds)[number];
