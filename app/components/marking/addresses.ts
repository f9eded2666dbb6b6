/** Where a marked copy is chosen, and where it comes from. */
export const markedPath = (caseId: string) => `/legalai/case/${caseId}/marked`;
export const markedCopyPath = (caseId: string) => `${markedPath(caseId)}-copy`;

/** The heading over the points, where a page comes back to. */
export const pointsTitle = "points-title";
