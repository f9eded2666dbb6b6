/** The columns of a case that hold what was found in its document, and move with that into a version’s row. */
export const foundColumns = [
  ...(["words", "analyser", "analyzed_at", "ai_summary"] as const),
  ...(["risk_flags", "analysis", "reader_notes"] as const),
] as const;

/** The columns of a case in whose document nothing is found yet. */
export const nothingFound = {
  ...{ words: null, analyser: null, analyzed_at: null, ai_summary: null, risk_flags: null },
  ...{ analysis: null, reader_notes: null, top_risk: null, file_content: null },
};
