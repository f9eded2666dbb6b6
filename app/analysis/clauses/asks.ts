import { stem } from "../reading/stem.ts";

const small = new Set(
  "ask that the a an to of or and for it be on in if is by with so not any at from what each as its only this they are".split(
    " ",
  ),
);
/** A request of which so many words stand in another has been made. */
const same = 0.6;

const contentOf = (sentence: string): Set<string> =>
  new Set(
    (sentence.toLowerCase().match(/[a-z\d]+/g) ?? []).filter((word) => !small.has(word)).map(stem),
  );

/** Requests without those that ask again, in fewer words, for what one before them asks. */
export function withoutRepeats(asks: string[]): string[] {
  const made: Set<string>[] = [];
  return asks.filter((ask) => {
    const words = contentOf(ask);
    const shared = (other: Set<string>) => [...words].filter((word) => other.has(word)).length;
    const again = made.some((other) => shared(other) >= same * words.size);
    if (!again) made.push(words);
    return !again;
  });
}
