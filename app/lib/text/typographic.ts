/** The analyser's words, or a model's, as they are printed: their typewriter apostrophes are typographic ones. */
export const typographic = (words: string) => words.replace(/(?<=\p{L})'/gu, "’");
