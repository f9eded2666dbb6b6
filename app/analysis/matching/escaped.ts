/** Words as they stand, within a pattern. */
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
