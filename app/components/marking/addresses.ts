/** Where a marked copy is chosen, and where it is a Word document. */
export const markedPath = (caseId: string) => `/legalai/case/${caseId}/marked`;
export const markedFilePath = (caseId: string) => `/api/cases/${caseId}/marked.docx`;
