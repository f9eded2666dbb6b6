import { mayMatch } from "../matching/signs.ts";
import { plain } from "./plain-words.ts";

const paper = "(?:this|the) (?:agreement|contract|deed|employment|engagement|licence|lease)";
const who = "(they|we|everybody)";

/** Old words, and ways of saying who must, may or need not, each with what is usual. */
const usual: readonly [RegExp, string][] = [
  ...plain,
  [/\bforthwith\b/g, "immediately"],
  [/\bhowsoever\b/g, "however"],
  [new RegExp(`\\bdetermine (?=${paper})`, "g"), "terminate "],
  [new RegExp(`\\bbring (${paper}) to an end\\b`, "g"), "end $1"],
  [/\bbrought to an end\b/g, "ended"],
  [/\b(?:conclusively )?presumed\b/g, "deemed"],
  [/\b(?:is|are|must be) entitled(?:, [^,;.]{1,60},| immediately) to\b/g, "may"],
  [/\bis not liable to (?=pay\b)/g, "need not "],
  [/\bmust be deemed\b/g, "is deemed"],
  [/\b(they|we) may not be (?:held )?(?:liable|responsible)\b/g, "$1 is not liable"],
  [/\b(they|we) must be (?:held )?liable\b/g, "$1 is liable"],
  [
    /\bno liability (?:attaches|arises|accrues) (?:to|on the part of) (they|we)\b/g,
    "$1 is not liable",
  ],
  [
    /\b(they|we) (?:(?:must |may )?ha(?:s|ve)|may make) no (?:claim|action|recourse|right of action)(?: \w+){0,4}? (?:against|on|upon|to) (they|we)\b/g,
    "$2 is not liable to $1",
  ],
  [
    /\b(?:as|whenever|if|when) (?:it|they|we|everybody) (?:thinks?|sees?|deems?|considers?) (?:fit|appropriate|desirable|expedient|necessary)\b/g,
    "in its discretion",
  ],
  [
    new RegExp(
      `\\b${who} (?:undertakes?|must|agrees?|covenants?|promises?|warrants?) (?:(?:to|with) )?(?:(?:they|we|everybody) )?that (?:it|they|we|everybody) (?=must\\b|may not\\b)`,
      "g",
    ),
    "$1 ",
  ],
  [
    /\b(they|we) (?:must|is|are|may) (?:to )?(?:be )?(?:kept |held )?(?:fully )?indemnified(?: and \w+ harmless)? by (we|they)\b/g,
    "$2 must indemnify $1",
  ],
  [/\b(?:hold|keep|save) (they|we) (?:fully )?(?:harmless|indemnified)\b/g, "indemnify $1"],
  [/\b(?:holds|keeps|saves) (they|we) (?:fully )?(?:harmless|indemnified)\b/g, "indemnifies $1"],
  [/\b(must|may|may not) make (?:any |all |each )?payments?(?: of)?\b/g, "$1 pay"],
  [/\bpayment must be made by (they|we)\b/g, "$1 must pay"],
];

/** "[The shortfall] is [immediately due and] payable by we". */
const payableBy =
  /((?:[^,;:]|,(?=\d)){2,160}?) (?:is|are|(?:must )?(?:be|becomes?)) (?:immediately )?(?:due and )?(?:immediately )?payable (?:immediately )?by (they|we|everybody)\b/g;
const number = /^ ?(?:(?:\d[\d.]*|\([a-z\d]{1,5}\)) )?/;
const lets = /(?:\b(must|may not|may) )?\b(?:entitles?|allows?|permits?) (they|we|everybody) to\b/g;
const denied = /\b(?:no|nothing|neither|nor|not)\b.{0,100}$/;
const unhindered =
  /\bnothing\b[^,;:]{0,60}? (?:must |may )?(?:prevents?|restricts?|prohibits?|stops?|precludes?|restrains?) (they|we|everybody) from using\b/g;

/**
 * A sentence as seen, in small letters, in the words that patterns read: "we must pay any shortfall" of "any shortfall is
 * payable by we", "we must indemnify they" of "we must hold they harmless".
 */
export const inUsualWords = (words: string): string =>
  usual
    .reduce((said, [was, is]) => (mayMatch(was, said) ? said.replace(was, is) : said), words)
    .replace(unhindered, "$1 may use")
    .replace(lets, (said, modal: string | undefined, by: string, at: number, whole: string) =>
      denied.test(whole.slice(Math.max(0, at - 120), at))
        ? said
        : `, ${by} ${modal === "may not" ? modal : "may"}`,
    )
    // Tried at every beginning of a sentence, and in few is anything payable.
    .replace(/^.*\bpayable\b.*$/s, (sentence) =>
      sentence.replace(payableBy, (whole, said: string, by: string) => {
        if (/\b(?:no|which|that|may|is|are)\b/.test(said)) return whole;
        const lead = number.exec(said)?.[0] ?? "";
        return `${lead}${by} must pay ${said.slice(lead.length).trim()}`;
      }),
    );
