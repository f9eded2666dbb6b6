/** Where the scan of a case is read, and its words put right. */
export const scanPath = (caseId: string) => `/legalai/case/${caseId}/scan`;
