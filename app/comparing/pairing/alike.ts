/** How much a block of the older text and one of the newer are alike: 0 to 1. */
export type Likenesses = (one: number, other: number) => number;

/** Blocks less alike than that are two. */
export const alike = 0.45;
