import { longestRising } from "./longest-rising.ts";
import { middleSnake } from "./middle-snake.ts";

/** So many steps a comparison may take; what is left then stays unmatched, which is a coarser answer. */
export class Steps {
  left: number;

  constructor(most: number) {
    this.left = most;
  }

  get areUsedUp(): boolean {
    return this.left <= 0;
  }
}

export const nowhere = -1;

interface Box {
  a0: number;
  a1: number;
  b0: number;
  b1: number;
}

/** Boxes of at most so many cells are searched at once. */
const small = 10_000;

/**
 * Matches two sequences in order: what they begin and end with alike, then what occurs once in both (patience), and
 * between those the shortest edit script (Myers, in linear space).
 * @param into receives for each item of `a` the place of its match in `b`.
 */
export function align(
  a: Int32Array,
  b: Int32Array,
  box: Box,
  into: Int32Array,
  steps: Steps,
): void {
  const open = [box];
  for (let next = open.pop(); next; next = open.pop()) {
    const rest = trim(a, b, next, into);
    if (rest.a0 === rest.a1 || rest.b0 === rest.b1) continue;
    const width = rest.a1 - rest.a0;
    const height = rest.b1 - rest.b0;
    const parts = width * height > small ? partsByAnchors(a, b, rest, into, steps) : null;
    if (parts) open.push(...parts);
    else open.push(...partsBySnake(a, b, rest, into, steps));
  }
}

function trim(a: Int32Array, b: Int32Array, { a0, a1, b0, b1 }: Box, into: Int32Array): Box {
  while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) into[a0++] = b0++;
  while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) into[--a1] = --b1;
  return { a0, a1, b0, b1 };
}

/** What is left between the items that both have once; null where there are none. */
function partsByAnchors(
  a: Int32Array,
  b: Int32Array,
  box: Box,
  into: Int32Array,
  steps: Steps,
): Box[] | null {
  steps.left -= box.a1 - box.a0 + box.b1 - box.b0;
  if (steps.areUsedUp) return null;
  const inA = placesOfSingles(a, box.a0, box.a1);
  const inB = placesOfSingles(b, box.b0, box.b1);
  const pairs: [number, number][] = [];
  for (const [item, at] of inA) {
    const other = inB.get(item);
    if (at !== nowhere && other !== undefined && other !== nowhere) pairs.push([at, other]);
  }
  if (pairs.length === 0) return null;
  // A map keeps the order in which its keys came, which is that of `a`.
  const anchors = longestRising(pairs.map(([, other]) => other)).map((index) => pairs[index]);
  const parts: Box[] = [];
  let { a0, b0 } = box;
  for (const anchor of anchors) {
    if (!anchor) continue;
    const [at, other] = anchor;
    into[at] = other;
    parts.push({ a0, a1: at, b0, b1: other });
    a0 = at + 1;
    b0 = other + 1;
  }
  parts.push({ a0, a1: box.a1, b0, b1: box.b1 });
  return parts;
}

function placesOfSingles(items: Int32Array, from: number, to: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let at = from; at < to; at++) {
    const item = items[at] ?? 0;
    places.set(item, places.has(item) ? nowhere : at);
  }
  return places;
}

function partsBySnake(
  a: Int32Array,
  b: Int32Array,
  box: Box,
  into: Int32Array,
  steps: Steps,
): Box[] {
  const snake = middleSnake(a, b, box, steps);
  if (!snake) return [];
  for (let at = 0; at < snake.length; at++) into[snake.a + at] = snake.b + at;
  return [
    { ...box, a1: snake.a, b1: snake.b },
    { ...box, a0: snake.a + snake.length, b0: snake.b + snake.length },
  ];
}
