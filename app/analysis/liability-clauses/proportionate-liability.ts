import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { lawOfApportionmentOff } from "../kind/usage.ts";

const acts =
  "(?:civil liability act|wrongs act|proportionate liability|apportionable claims?|concurrent wrongdoers?|law reform \\(?contributory negligence|civil law \\(wrongs\\) act|proportionate liability act)";
const away =
  "(?:(?:does|do|shall|will|is|are) not (?:to )?(?:appl\\w+|operate|have effect)|(?:is|are|be|hereby) (?:\\w+ )?(?:excluded|contracted out|disapplied)|excludes?|contracts? out|no application)";

export const proportionateLiability = clause({
  id: "proportionate-liability",
  title: "Exclusion of Proportionate Liability",
  level: "Medium",
  cue: /liabilit|wrong|apportion|concurrent/i,
  says: [
    [
      phrase(`${acts} ~120 ${away}`),
      "The proportionate liability provisions of Part IVAA of the Wrongs Act are excluded so far as the law lets them be.",
    ],
    [
      phrase(`${away} ~60 ${acts}`),
      "The parties contract out of Part 4 of the Civil Liability Act in relation to this deed.",
    ],
  ],
  not: [
    "Nothing in this clause excludes the Civil Liability Act 2002 or limits proportionate liability.",
    "Each party's liability is reduced proportionately to the extent of the other's negligence.",
  ],
  unless: /\bnothing\b.{0,60}\bexclud|\bnot (?:exclude|intended to exclude|contract out)/i,
  raises: [],
  lowers: [
    {
      when: phrase("insured|up to (?:the )?(?:limit|amount)|to the extent of (?:the )?insurance"),
      because: "it stops at the cover ({words})",
      as: "Proportionate liability is excluded up to the limit of the policy.",
    },
  ],
  effect: "takes away the rule that each wrongdoer answers for its own share only",
  why: "Whoever is sued then answers for all of the loss, the share of others that cannot pay included, and its insurer may not cover that.",
  ask: [
    {
      ask: "that it be struck",
      has: "proportionate liability",
      there: /\bremains? proportionate\b/i,
      as: "Liability remains proportionate.",
    },
    {
      ask: "Ask the insurer first whether liability assumed by contract is covered.",
    },
  ],
  insteadOf: ["limitation-of-liability"],
  inLawAs: ["indemnity", "limitation-of-liability", "uncapped-liability"],
  gravity: 107,
  usually: [lawOfApportionmentOff],
});
