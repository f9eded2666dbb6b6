/** Between the parts of a line: the dot stays at a line's end, and begins none. */
export const dot = "\u00a0· ";
