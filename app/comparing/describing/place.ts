import type { Change } from "../../schemas/versions/comparison.ts";

/** Where a change stands: "cl 9.2 Liability"; empty where nothing is numbered or headed. */
export function placeInWords({ clause, heading }: Pick<Change, "clause" | "heading">): string {
  if (clause === null) return heading;
  return heading === "" || clause.startsWith(heading) ? clause : `${clause} ${heading}`;
}

/** The changes of each clause, in order: what a page shows under one heading. */
export function byClause(changes: Change[]): { place: string; changes: Change[] }[] {
  const groups: { place: string; changes: Change[] }[] = [];
  for (const change of changes) {
    const place = placeInWords(change);
    const last = groups.at(-1);
    if (last?.place === place) last.changes.push(change);
    else groups.push({ place, changes: [change] });
  }
  return groups;
}
