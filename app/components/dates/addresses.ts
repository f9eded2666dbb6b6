/** Where the dates of a case are. */
export const datesPath = (caseId: string) => `/legalai/case/${caseId}/dates`;

/** The name of a date on a page, by which an address leads to it. */
export const dateAnchor = (id: string) => `date-${id}`;
