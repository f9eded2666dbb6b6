/** Where the versions of a case's document are, one of the earlier ones, and what has changed between two of them. */
export const versionsPath = (caseId: string) => `/legalai/case/${caseId}/versions`;
export const versionPath = (caseId: string, number: number) =>
  `/legalai/case/${caseId}/version/${number}`;
export const comparePath = (caseId: string, from: number, to: number) =>
  `/legalai/case/${caseId}/compare?from=${from}&to=${to}`;
