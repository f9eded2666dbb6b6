/** So many letters in a row are hardly the same by chance. */
const telling = [24, 12, 6];
/** A page of a book has about 3,000. */
const mostLetters = 40_000;
/** So many letters are compared at most: some milliseconds, and a hundred times what a page needs. */
const mostCompared = 1_000_000;
/** So many letters a search passes over in the time in which one is compared. */
const passedOver = 50;

/**
 * Finds the letters of a text among the letters that a page draws, which may be drawn in another order: columns line
 * by line, numbers apart from their clauses. Each drawn letter is taken once.
 * @returns for each letter of the text which drawn one it is; -1 where it is none.
 */
export function align(text: string, drawn: string): Int32Array {
  const found = new Int32Array(text.length).fill(-1);
  if (text.length > mostLetters || drawn.length > mostLetters) return found;
  const taken = new Uint8Array(drawn.length);
  const work = { left: mostCompared };
  const runAt = (from: number, at: number) => {
    let length = 0;
    while (
      from + length < text.length &&
      at + length < drawn.length &&
      taken[at + length] === 0 &&
      text[from + length] === drawn[at + length]
    )
      length += 1;
    work.left -= length + 1;
    return length;
  };
  const take = (from: number, at: number, length: number) => {
    for (let i = 0; i < length; i += 1) {
      found[from + i] = at + i;
      taken[at + i] = 1;
    }
  };
  /** The longest run of drawn letters that begins with so many of the text; of two alike the next one. */
  const longest = (from: number, expected: number, needed: number) => {
    const words = text.slice(from, from + needed);
    let best = { at: -1, length: 0 };
    if (words.length < needed) return best;
    work.left -= drawn.length / passedOver;
    for (
      let at = drawn.indexOf(words);
      at !== -1 && work.left > 0;
      at = drawn.indexOf(words, at + 1)
    ) {
      const length = runAt(from, at);
      const isNext = length === best.length && best.at < expected && at >= expected;
      if (length >= needed && (length > best.length || isNext)) best = { at, length };
    }
    return best;
  };
  let next = 0;
  for (let from = 0; from < text.length && work.left > 0; ) {
    let best = { at: next, length: runAt(from, next) };
    for (const needed of telling)
      if (best.length < needed) best = longer(best, longest(from, next, needed));
    if (best.length >= Math.min(6, text.length - from)) {
      take(from, best.at, best.length);
      from += best.length;
      next = best.at + best.length;
    } else {
      from += 1;
    }
  }
  fillGaps(text, drawn, { found, taken, take, work });
  return found;
}

const longer = <Run extends { length: number }>(one: Run, other: Run) =>
  other.length > one.length ? other : one;

type Filling = {
  found: Int32Array;
  taken: Uint8Array;
  take: (from: number, at: number, length: number) => void;
  work: { left: number };
};

const longestLeft = 40;

/** What is too short to tell anything by itself is what is left over next to it: a number apart from its clause. */
function fillGaps(text: string, drawn: string, { found, taken, take, work }: Filling) {
  for (let from = 0; from < text.length && work.left > 0; from += 1) {
    if (found[from] !== -1) continue;
    let end = from + 1;
    while (end < text.length && found[end] === -1) end += 1;
    const words = text.slice(from, end);
    const near = found[end] ?? found[from - 1] ?? 0;
    let best = -1;
    // What is longer was looked for already.
    if (words.length > longestLeft) {
      from = end;
      continue;
    }
    work.left -= drawn.length / passedOver;
    for (
      let at = drawn.indexOf(words);
      at !== -1 && work.left > 0;
      at = drawn.indexOf(words, at + 1)
    ) {
      work.left -= words.length;
      const isLeft = taken.subarray(at, at + words.length).every((one) => one === 0);
      const isWhole = taken[at - 1] !== 0 && taken[at + words.length] !== 0;
      const isNearer = best === -1 || Math.abs(at - near) < Math.abs(best - near);
      if (isLeft && isWhole && isNearer) best = at;
    }
    if (best !== -1) take(from, best, words.length);
    from = end;
  }
}
