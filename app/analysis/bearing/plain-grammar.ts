import type { Cast } from "../cast/cast.ts";
import { mentionsIn } from "../cast/mentions.ts";

/** Clauses whose sentences bound what somebody may do or claim, by the very words that give it. */
const bounding =
  /^(?:limitation-of-liability|consequential-loss|warranty-disclaimer|sole-remedy|uncapped-liability|early-termination-fee|volume-restriction|exclusivity|licence-scope|foreign-jurisdiction|governing-law|most-favoured-customer)$/;
/** Powers, of which a sentence may also say how they are to be used. */
const powers = /^(?:unilateral-variation|price-increase|payment-set-off|privacy)$/;

/** What stands before a main verb's subject: the beginning of a sentence, or a condition that has ended. */
const inCondition =
  /(?:^|[,;:(] ?|\band |\bor )(?:if|unless|where|when|whenever|until|except|other than|save|provided|after|before|upon|once|while|to the extent)\b[^,;:]{0,160}$/i;
const asObject =
  /\b(?:to|of|by|from|for|with|against|upon|on|in|and|or|nor|neither|no|nothing|that|what|whether) (?:the )?$/i;

const adverbs =
  "(?:(?:also|then|at once|forthwith|hereby|at all times|at any time|\\w+ly),? ){0,4}";
const aside = "(?:,? \\([^)]{0,80}\\))?(?:, (?!and |or )[^,]{1,90},)?";
/** What says of nobody that he must do anything, though "shall" stands before it. */
const noDuty =
  "(?!be |have |own |keep |retain |receive |never |not (?:be|have|owe|bear|incur|lose|exceed)\\b)";
const bound = new RegExp(
  `^(?:['’]ll|${aside} ${adverbs}(?:(?:must|shall|will|agrees?(?: not)? to|undertakes?(?: not)? to|covenants?(?: not)? to|(?:is|are) (?:required|obliged|obligated) to) ${adverbs}${noDuty}|(?:may not|cannot) (?!be |have )|(?:(?:represents?|warrants?|covenants?|undertakes?|agrees?),?(?: and |, ))?(?:represents?|warrants?|covenants?) (?:to @?\\w+ )?(?:that|and|not)\\b|(?:is|are|(?:shall|will|must) be) (?:solely |fully |alone )?responsible for)) ?${adverbs}\\w?`,
);
const free = new RegExp(
  `^${aside} ${adverbs}(?:may|(?:is|are|(?:shall|will) be) entitled to|(?:(?:shall|will) )?(?:ha(?:s|ve)|reserves?|retains?) (?:the|an?|its|his|her|their|our|your) (?:(?:sole|absolute|exclusive|irrevocable|unilateral|unrestricted|and) ){0,3}(?:rights?|option|discretion|power)(?: \\((?:but|and) not [^)]{3,40}\\)|,? (?:at any time|in its (?:sole |absolute )?discretion),?)? (?:to|of first)) (?!(?:(?:also|then|hereby|\\w+ly) )?(?:not|be|only|have|receive|get)\\b)${adverbs}\\w`,
);
/** Words after a freedom that make little of it. */
const hedged = /\b(?:only|but|otherwise|unless|if|provided|without|except|must|nothing|not|no)\b/;

/**
 * Whom the main clause of a sentence binds to do something, or leaves free to, by its grammar alone: whether it says so
 * of either of two. Null where it does neither, or says so of somebody else.
 */
export function boundByGrammar(
  clause: string,
  words: string,
  cast: Cast,
  before: number[],
  [one, other]: [number, number],
): number | null {
  if (bounding.test(clause)) return null;
  for (const { who, kind, possessive, start, end } of mentionsIn(cast, words, before)) {
    const [ahead, after] = [words.slice(0, start), words.slice(end)];
    if ((possessive && !/^['’]ll\b/.test(after)) || asObject.test(ahead) || inCondition.test(ahead))
      continue;
    const [binds, frees] = [bound.test(after), free.test(after)];
    if (binds && powers.test(clause)) return null;
    if (!binds && !frees) continue;
    const [subject, another] = who;
    if (kind !== "party" || another !== undefined || (frees && hedged.test(after))) return null;
    if (subject === one) return binds ? one : other;
    if (subject === other) return binds ? other : one;
    return null;
  }
  return null;
}
