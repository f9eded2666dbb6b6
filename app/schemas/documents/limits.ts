/** 10 MB; exactly this many bytes is allowed. */
export const maxFileBytes = 10 * 1024 * 1024;

/**
 * The most characters (UTF-16) of a text that is read and analysed: some 400 pages. Reading and analysing the worst
 * document of this length is to stay under 96 MB of heap and 10 s of processor time; `npm run bench:extract` measures it.
 */
export const maxCharacters = 1_500_000;
