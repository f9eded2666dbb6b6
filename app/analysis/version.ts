/**
 * Says on every result of the built-in analyser which one made it. It stands by itself, since most that ask for it need
 * nothing of what the analyser loads.
 */
export const builtInAnalyser = "built-in 3";
