import type { Finding } from "../../schemas/analysis.ts";
import type { Block } from "../reading/blocks.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { slip } from "./slip.ts";

const reserved =
  /^\[?\s?(?:reserved|not used|intentionally (?:left )?blank|tba|to be (?:agreed|confirmed|advised|inserted|provided))\s?\]?\.?$/i;
const self = /\b(?:this|under this) (clause|section) (\d{1,2}(?:\.\d{1,2}){0,2})\b/gi;
const whole = /^\d{1,3}(?:\.\d{1,3}){0,3}$/;
const most = 4;

/** Schedules with nothing in them, numbers that stand twice, and "this clause 12" in another. */
export function findPartSlips(reading: Reading): Finding[] {
  return [...emptyParts(reading), ...doubledNumbers(reading), ...wrongSelves(reading)];
}

function emptyParts(reading: Reading): Finding[] {
  const { text, blocks } = reading;
  const hasTerms = blocks.findIndex(({ zone, kind }) => zone === "operative" && kind === "clause");
  const named = blocks.filter(({ form }) => form !== "furniture");
  const isInList = (block: Block) => {
    const at = named.indexOf(block);
    const isPart = (step: number) => named[at + step]?.kind === "schedule";
    return (isPart(-1) && isPart(1)) || (isPart(1) && isPart(2)) || (isPart(-1) && isPart(-2));
  };
  return blocks.flatMap((block, at) => {
    if (block.kind === "schedule" && isInList(block)) return [];
    if (block.kind !== "schedule" || at < hasTerms || hasTerms === -1) return [];
    const next = blocks.slice(at + 1).find(({ form }) => form !== "furniture" && form !== "note");
    const words = next ? onOneLine(text.slice(next.start, next.end)) : "";
    const isEmpty = !next || next.kind === "schedule" || next.kind === "signature";
    if (!isEmpty && !reserved.test(words)) return [];
    const name = onOneLine(text.slice(block.start, block.end)).slice(0, 80);
    return [
      slip(reading, "schedule", block.start, block.end - block.start, {
        message: `“${name}” has nothing in it.`,
        cure: "Have it filled in before anything is signed, or take out what refers to it.",
      }),
    ];
  });
}

/** The number that comes after another of its depth: 4.3 after 4.2. */
const after = (number: string) => number.replace(/\d+$/, (last) => String(Number(last) + 1));
const depth = (number: string) => number.split(".").length;

/** A number is doubled by mistake where its list counts up to it and on from it: 4, 5, 5, 6. */
function doubledNumbers(reading: Reading): Finding[] {
  const numbered = reading.blocks.filter(
    ({ number, kind, zone, place }) =>
      kind !== "contents" && zone === "operative" && whole.test(number) && place !== null,
  );
  return numbered
    .flatMap(({ number, start, end }, at) => {
      const siblings = (step: 1 | -1) => {
        for (let i = at + step; i >= 0 && i < numbered.length; i += step) {
          const other = numbered[i];
          if (other && depth(other.number) <= depth(number)) return i;
        }
        return -1;
      };
      const before = numbered[siblings(-1)];
      const next = numbered[siblings(1)];
      const twoBefore = numbered
        .slice(0, at)
        .findLast((other) => other !== before && depth(other.number) === depth(number));
      const isDoubled =
        before?.number === number &&
        (!next || depth(next.number) < depth(number) || next.number === after(number)) &&
        (/\.1$/.test(number) || after(twoBefore?.number ?? "") === number);
      return isDoubled
        ? [
            slip(reading, "numbering", start, Math.min(end - start, 80), {
              message: `Two clauses have the number ${number}.`,
              cure: "Have them numbered anew, and check what refers to them.",
            }),
          ]
        : [];
    })
    .slice(0, most);
}

function wrongSelves(reading: Reading): Finding[] {
  const { text } = reading;
  return [...text.matchAll(self)].slice(0, 200).flatMap((found) => {
    const [said, kind = "", number = ""] = found;
    const place = reading.placeAt(found.index);
    const own = /^cl (\d{1,3})/.exec(place ?? "")?.[1];
    if (own === undefined || own === number.split(".")[0]) return [];
    return [
      slip(reading, "broken-reference", found.index, said.length, {
        message: `It says “${said}” and stands in clause ${own}.`,
        cure: `Ask which ${kind.toLowerCase()} is meant.`,
      }),
    ];
  });
}
