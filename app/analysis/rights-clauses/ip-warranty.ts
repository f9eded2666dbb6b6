import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const promises = "(?:warrants?|represents?|confirms?|promises?|undertakes?|guarantees?|declares?)";
const others =
  "(?:someone|somebody|anyone|anybody|others?|another|(?:a |any )?third part(?:y|ies))";

export const ipWarranty = clause({
  id: "ip-warranty",
  title: "Warranty of Originality and Non-infringement",
  level: "Medium",
  cue: /infring|original|own (?:work|creation)|author|belong|rights? of/i,
  says: [
    [
      phrase(
        `\\b${promises}\\b ~320 \\b(?:not (?:\\w+ ){0,4}infring\\w+|is (?:entirely |wholly )?original|are (?:entirely |wholly )?original|(?:its|his|her|their|your|my) own (?:work|creation)|sole (?:author|owner|creator)s?)`,
      ),
      "The cartoonist warrants that every strip is her own work.",
    ],
    [
      phrase(
        `{mustnot} ~40 \\b(?:use|perform|include|contribute|submit|upload|copy|infringe)\\b ~60 \\b(?:belongs? to|owned by|rights? of|property of) ${others}\\b`,
      ),
      "A contestant must not submit a recipe that belongs to someone else.",
    ],
  ],
  not: [
    "The Buyer confirms that it has seen the original invoice.",
    "A guest must not use a towel that belongs to another guest.",
    "The Supplier does not warrant that the pattern will not infringe a patent.",
  ],
  unless:
    /\b(?:not|no|nor|never|neither) (?:\w+ ){0,2}(?:warrant|represent|guarantee|promise)|\btowels?\b|\binvoices?\b/i,
  raises: [
    {
      when: phrase(
        "any (?:rights?|third part(?:y|ies)|person)|anywhere|throughout the world|indemnif\\w+",
      ),
      because: "it is wide ({words})",
      as: "The weaver warrants that the cloth does not infringe any right.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:to|so far as|best of) ~20 (?:knowledge|aware)|reasonable (?:enquir\\w+|inquir\\w+|steps)|in australia|unless ~40 cleared",
      ),
      because: "it is kept in bounds ({words})",
      as: "So far as he is aware, the potter warrants that the glaze is his own creation.",
    },
  ],
  effect: "promises that a work is its maker’s own and takes nobody’s rights",
  why: "If somebody else claims the work, whoever gave the promise pays, often without having known.",
  ask: [
    {
      ask: "that it be given to the best of the maker’s knowledge",
      has: "the maker’s knowledge as its measure",
      there: /\bknowledge\b|\baware\b/i,
      within: "sentence",
      as: "To the best of her knowledge it is her own.",
    },
    {
      ask: "that material which the other side supplies or changes be left out",
      has: "an exception for the other side’s material",
      there:
        /\b(?:except|other than|unless)\b.{0,80}\b(?:supplied|provided|chang\w+|alter\w+|cleared)/i,
      within: "clause",
      as: "It does not cover material other than what she supplied.",
    },
  ],
  wants: [
    {
      ask: "for an indemnity against claims that it infringes",
      has: "an indemnity for infringement",
      there: /\bindemnif\w+\b.{0,160}\binfring/i,
      within: "document",
      as: "It indemnifies the buyer against any claim of infringement.",
    },
  ],
});
