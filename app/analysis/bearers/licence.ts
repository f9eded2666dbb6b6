import type { Cast } from "../cast/cast.ts";
import { type Mention, mentionsIn } from "../cast/mentions.ts";
import { counterpartOf } from "../cast/sides.ts";

const narrow =
  /\b(?:personal|revocable|non-?transferable|non-?assignable|non-?sub-?licen[cs]able|not (?:be )?transferable|(?:at|in) the (?:\w+ ){0,3}discretion of)\b/i;
const wide =
  /\b(?:perpetual|irrevocable|for ever|forever|unlimited|without limit|with the right to sub-?licen[cs]e|any purpose)\b/i;
/** "A limited licence": a gain to whoever gets it and a bound upon it at once. */
const limited = /\blimited,? (?:\w+,? ){0,2}licen[cs]e\b/i;
/** What somebody else may trade with: whoever lets it be used gives, however narrow the licence. */
const ofTrade =
  /\b(?:trade ?-?marks?|service marks?|trade ?names?|logos?|marks|likeness|(?<!non-)(?<!non)exclusive|(?:market|promote) and distribute|(?:reproduce|publish|exhibit|display),? (?:\w+,? )?(?:and|or|\w+,))\b/i;
const granted = /\b(?:provides? to|grants?|gives?|licen[cs]es?|lets?|allows?|permits?)\b/i;
const received = /^ (?:gets?|ha(?:s|ve)|receives?|(?:is|are) (?:given|granted))\b/;

/** Whether a licence is called limited and nothing else is said of its bounds, so that it cannot be told whom it favours. */
export const isMerelyLimited = (words: string): boolean =>
  limited.test(words) && !narrow.test(words) && !wide.test(words);

/**
 * "We grant you a personal, revocable licence": words that mostly restrict whoever may use something weigh on them, though
 * a licence is a gain. Null where a licence is wide or of what is traded with, or nobody is said to get it.
 */
export function licenceOf(words: string, cast: Cast): { bears: number; gains: number } | null {
  if (!narrow.test(words) || wide.test(words) || ofTrade.test(words)) return null;
  const mentions = mentionsIn(cast, words).filter(({ kind }) => kind !== "group");
  const verb = granted.exec(words)?.index ?? -1;
  const single = (mention?: Mention) => (mention?.who.length === 1 ? mention.who[0] : undefined);
  const [first] = mentions;
  if (first && received.test(words.slice(first.end))) {
    const bears = single(first);
    const gains = bears === undefined ? null : counterpartOf(cast, bears);
    return bears === undefined || gains === null ? null : { bears, gains };
  }
  const gains = single(mentions.findLast(({ end }) => end <= verb));
  const bears = single(mentions.find(({ start }) => verb !== -1 && start > verb));
  if (gains === undefined || bears === undefined || gains === bears) return null;
  return { bears, gains };
}
