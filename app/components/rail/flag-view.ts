import { isGap, type RiskLevel } from "../../schemas/analysis.ts";
import { weightiestFirst } from "../../schemas/flag.ts";
import { gravestFirst } from "../case/risk-levels.ts";
import type { NumberedFlag } from "../desk/document-line.tsx";

export const flagOrders = {
  level: "Gravest first",
  document: "In document order",
} as const;
export type FlagOrder = keyof typeof flagOrders;

export type FlagView = { hidden: readonly RiskLevel[]; order: FlagOrder };

/** The flags of one kind of clause, or of two that the same words are; `places` are where they stand ("cl 9.2"), in the order of the flags. */
export type FlagGroup = {
  title: string;
  /** How many kinds of clause it holds. */
  kinds: number;
  flags: NumberedFlag[];
  places: string[];
};

/** Kinds of clause that the same words often are: a release is a limit too. */
const related: readonly (readonly [string, string])[] = [
  ["limitation-of-liability", "covenant-not-to-sue"],
  ["limitation-of-liability", "consequential-loss"],
  ["limitation-of-liability", "warranty-disclaimer"],
  ["restraint-of-trade", "non-solicitation"],
  ["restraint-of-trade", "exclusivity"],
  ["arbitration", "dispute-resolution"],
  ["early-termination-fee", "liquidated-damages"],
  ["ip-assignment", "licence-scope"],
  ["personal-guarantee", "indemnity"],
];

const areRelated = (one: NumberedFlag, other: NumberedFlag) =>
  related.some((pair) => [one, other].every(({ clauseId }) => pair.some((id) => id === clauseId)));

/** The title under which each title's flags stand: that of a related kind which has a flag on the same words. */
function sharedTitles(shown: readonly NumberedFlag[]): Map<string, string> {
  const under = new Map<string, string>();
  for (const one of shown)
    for (const other of shown)
      if (
        one.clauseTitle !== other.clauseTitle &&
        one.start < other.end &&
        other.start < one.end &&
        !under.has(one.clauseTitle) &&
        !under.has(other.clauseTitle) &&
        areRelated(one, other)
      )
        under.set(other.clauseTitle, one.clauseTitle);
  return under;
}

/**
 * Flags by the kind of their clause, in the order of the first of each; in a group the gravest come first. Related
 * kinds that share words are one group with both names.
 */
export function grouped(shown: readonly NumberedFlag[]): FlagGroup[] {
  const under = sharedTitles(shown);
  const titleOf = ({ clauseTitle }: NumberedFlag) => under.get(clauseTitle) ?? clauseTitle;
  return [...Map.groupBy(shown, titleOf).values()].map((all) => {
    const flags = gravestFirst(all);
    const titles = [...new Set(all.map(({ clauseTitle }) => clauseTitle))];
    const places = [...new Set(flags.flatMap(({ place }) => place ?? []))];
    return { title: titles.join("; "), kinds: titles.length, flags, places };
  });
}

/** How many flags the rail has at once: more than nearly every document has, and few enough to be there at once. */
export const flagsAtOnce = 150;
/** The name in an address of the page of flags that is shown, from 1. */
export const flagsParameter = "flags";

/** On which page of the rail the flag in this place of its order is. */
export const pageAt = (index: number) => Math.floor(index / flagsAtOnce) + 1;

/** One page of the flags; a page that there is not is the nearest. */
export function pageOfFlags(shown: readonly NumberedFlag[], wanted: number) {
  const pages = pageAt(Math.max(0, shown.length - 1));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
  const first = (page - 1) * flagsAtOnce;
  return { page, pages, first, listed: shown.slice(first, first + flagsAtOnce) };
}

/** The parts of the list, one below the other: what matters, what the document lacks, and what else is in it. */
export const flagParts = ["matters", "gap", "also"] as const;
export type FlagPart = (typeof flagParts)[number];

/** In which part of the list a flag stands. */
export const partOf = (flag: Pick<NumberedFlag, "group" | "quote">): FlagPart =>
  isGap(flag) ? "gap" : flag.group;

/** The flags of one part of the list. */
export const inPart = (flags: readonly NumberedFlag[], part: FlagPart): NumberedFlag[] =>
  flags.filter((flag) => partOf(flag) === part);

/** The flags that a view lets through: part by part, each in the view's order. What else is there has no level to be chosen by. */
export function viewed(flags: readonly NumberedFlag[], { hidden, order }: FlagView) {
  const inDocument = flags.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const [matters, gaps] = (["matters", "gap"] as const).map((part) =>
    inPart(inDocument, part).filter(({ riskLevel }) => !hidden.includes(riskLevel)),
  );
  const inOrder = (some: readonly NumberedFlag[] = []) =>
    order === "document" ? some : weightiestFirst(some);
  return [...inOrder(matters), ...inOrder(gaps), ...inPart(inDocument, "also")];
}
