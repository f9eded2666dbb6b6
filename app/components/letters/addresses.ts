/** Where the letter about a case is written, and where it is a Word document. */
export const letterPath = (caseId: string) => `/legalai/case/${caseId}/letter`;
export const letterFilePath = (caseId: string) => `/api/cases/${caseId}/letter.docx`;
