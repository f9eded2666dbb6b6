import type { Subject } from "../subjects.ts";
import type { Judge } from "./judge.ts";
import { othersOf } from "./others.ts";
import { rangeOf, unknown } from "./ranges.ts";
import { isMeant, isOwned } from "./whose.ts";

/** A gap that somebody has still to fill in. */
const gap =
  /_{2,}|\.{4,}|…|[●•]|\[(?:\s*|[^\]\n]{0,40}\b(?:insert|number|amount|rate|days?|weeks?|months?|years?|date|per ?cent|x+)\b[^\]\n]{0,40}|[^\]\n]{0,10}[$%][^\]\n]{0,10})\]/i;
const leftOpen =
  /\b(?:as|to be|if|unless|otherwise) (?:mutually |may be |otherwise )?agreed\b|\bas (?:advised|notified|determined)\b|\bto be (?:advised|confirmed|determined|inserted)\b|\bTB[ACD]\b/i;

/** Compares a number that a clause states: a clause that states none says nothing, unless it leaves a gap for it. */
export const judgeNumber: Judge = (subject, { test }, paper, all) => {
  const { of, at } = test;
  if (of === undefined || at === undefined) return () => ({ holds: null });
  const isOurs = (one: Subject) => isMeant(one, of, at, paper.client);
  const meant = isOurs(subject);
  if (meant === false && (isOwned(of) || all.some(isOurs))) return null;
  const words = paper.text.slice(subject.start, subject.end);
  const unfilled = gap.test(words);
  const range = rangeOf(of, at, subject, paper);
  if (range === null && !unfilled && !leftOpen.test(words)) return null;
  const { low, high } = range && meant !== null && !unfilled ? range : unknown;
  const others = othersOf(of, at, subject, paper, all);
  return (value) => {
    if (typeof value !== "number") return { holds: null };
    const [surely, never] =
      at === "least" ? [low >= value, high < value] : [high <= value, low > value];
    const isForAll = others.every((one) => (at === "least" ? one >= value : one <= value));
    return { holds: surely && isForAll ? true : never ? false : null };
  };
};
