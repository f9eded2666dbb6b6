import { onOneLine } from "../../analysis/reading/plain-text.ts";
import { valuesOf } from "../../analysis/values/clause-values.ts";
import type { FoundClause } from "../../schemas/analysis.ts";
import type { ComparedNumber } from "../../schemas/playbooks/playbook.ts";
import { facing } from "../judging/direction.ts";
import { rangeOf } from "../judging/ranges.ts";
import { boundWant } from "../judging/whose.ts";
import type { Paper } from "../paper.ts";
import { type Decision, type Draft, preferredOf } from "./decision.ts";

/** The numbers that a clause can be judged by, the tellingest first. */
const numbers: ComparedNumber[] = [
  "cap.months",
  "cap.amount",
  "notice.days",
  "rate.perAnnum",
  "payment.days",
];
const restraints = new Set(["restraint-of-trade", "non-solicitation"]);
/** Compares a number, where every decision is on a clause that states it: what was allowed, or proposed, is preferred. */
export function byNumber(id: string, decided: Decision[], paper: Paper): Draft | null {
  const candidates = restraints.has(id) ? (["restraint.months"] as const) : numbers;
  for (const of of candidates) {
    const at = sideOf(of, decided, paper);
    if (at === null) continue;
    const stated = decided.map(({ clause, raised }) => ({
      raised,
      number: clause && exactNumber(of, at, clause, paper),
    }));
    if (stated.some(({ number }) => number === null)) continue;
    const value = valueFor(of, at, id, decided, stated, paper);
    if (value !== null)
      return {
        test: { kind: "number", of, at },
        preferred: { value, ...preferredOf(decided) },
        fallbacks: [],
      };
  }
  return null;
}

/** Whether we want a number as the least or the most, where all instances face us alike. */
function sideOf(of: ComparedNumber, decided: Decision[], paper: Paper): "least" | "most" | null {
  const sides = new Set(
    decided.map(({ clause }) => {
      const wanted = clause && boundWant(of, clause.id);
      const way = clause && facing(clause, paper.client);
      if (!wanted || !way) return null;
      return way === "for us" ? (wanted === "least" ? "most" : "least") : wanted;
    }),
  );
  const [side] = sides;
  return sides.size === 1 ? (side ?? null) : null;
}

function exactNumber(of: ComparedNumber, at: "least" | "most", clause: FoundClause, paper: Paper) {
  const range = rangeOf(of, at, clause, paper);
  return range && range.low === range.high && Number.isFinite(range.low) ? range.low : null;
}

function valueFor(
  of: ComparedNumber,
  at: "least" | "most",
  id: string,
  decided: Decision[],
  stated: { raised: boolean; number: number | null }[],
  paper: Paper,
): number | null {
  const worst = (some: number[]) => (at === "least" ? Math.min(...some) : Math.max(...some));
  const numbersOf = (raised: boolean) =>
    stated.flatMap((one) => (one.raised === raised && one.number !== null ? [one.number] : []));
  const [against, allowed] = [numbersOf(true), numbersOf(false)];
  if (against.length === 0) return worst(allowed);
  const better = (one: number) =>
    against.every((other) => (at === "least" ? one > other : one < other));
  const proposed = decided.flatMap(({ flag, raised }) => {
    const words = raised && flag.wording ? onOneLine(flag.wording) : "";
    const span = { start: 0, end: 0, score: 1, burdens: [], benefits: [], id };
    const range = rangeOf(of, at, { ...span, values: valuesOf(id, words, paper.cast) }, paper);
    return range && range.low === range.high ? [range.low] : [];
  });
  const value = [...allowed, ...proposed].filter(better);
  // A decision for and one against the same number leave it open.
  if (allowed.some((one) => !better(one))) return null;
  if (value.length > 0) return worst(value);
  const next = at === "least" ? Math.max(...against) + 1 : Math.min(...against) - 1;
  return next > 0 ? next : null;
}
