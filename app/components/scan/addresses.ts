/** Where the scan of a case is read, and its words put right; those of one page, counted from 0. */
export const scanPath = (caseId: string, page?: number) =>
  `/legalai/case/${caseId}/scan${page === undefined ? "" : `?page=${page + 1}`}`;
