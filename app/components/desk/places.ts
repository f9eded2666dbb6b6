/** The ids of places on a case's page. Flags and their words link to each other by them. */
export const flagId = (number: number) => `flag-${number + 1}`;
export const groupId = (number: number) => `flags-of-${number + 1}`;
export const wordsId = (number: number) => `words-${number + 1}`;
export const paragraphId = (start: number) => `at-${start}`;
export const threadId = (flag: string) => `thread-${flag}`;
