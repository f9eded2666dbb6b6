/** A document of an archive that was not taken, and why. */
export type LeftOut = { name: string; why: keyof typeof reasons };

const reasons = {
  type: "not of a type that can be read",
  size: "larger than 10MB",
  many: "beyond the first 50 documents",
  room: "beyond 200MB in all",
  bomb: "unpacking to far more than a document holds",
  damaged: "damaged, or protected with a password",
};

const mostNames = 4;
const longestName = 60;

/** What was left out of an archive, in a sentence; null where nothing was. */
export function leftOutInWords(
  archive: string,
  taken: number,
  leftOut: readonly LeftOut[],
): string | null {
  if (leftOut.length === 0) return null;
  const parts = [...Map.groupBy(leftOut, ({ why }) => why)].map(
    ([why, of]) => `${named(of.map(({ name }) => name))} (${reasons[why]})`,
  );
  const count =
    taken === 0 ? "No document was" : taken === 1 ? "1 document was" : `${taken} documents were`;
  return `${count} taken from ${archive}. Left out: ${parts.join("; ")}.`;
}

function named(names: string[]): string {
  const shown = names.slice(0, mostNames).map((name) => name.slice(0, longestName));
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
