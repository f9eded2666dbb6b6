import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

/** Words that set the right aside: those whom it protects want the exception narrow. */
const setAside =
  /\b(?:do(?:es)? not|shall not|will not) (?:apply|extend)\b|\b(?:waives?|disappl\w+|without (?:regard|first offering))\b/i;

export const preEmption = clause({
  id: "pre-emption",
  title: "Pre-emption Rights",
  level: "Medium",
  named: [/pre-?empti|transfers? of shares|issues? of shares/i, "Pre-emption"],
  cue: /pre-?empti|offer|declin|refus|taken up|waive/i,
  says: [
    [
      phrase(
        "\\b(?:must|shall|has to|have to) first offer (?:the |its |his |her |those |any )?(?:shares|units|securities|interests?) ~20 to (?:the )?(?:others|rest|remaining)",
      ),
      "A dentist who retires must first offer her units to the others.",
    ],
    [
      phrase(
        "(?:transfer|assign|sell|dispose)\\w* ~120 (?:shares?|units|securities|interests?)\\b ~200 (?:declin\\w+|refus\\w+|not taken up|waived?) ~20 to (?:buy|purchase|acquire)",
      ),
      "A miner may sell its interest to an outsider once the others have declined to buy.",
    ],
    [
      phrase("pre-?empti(?:on|ve)"),
      "New shares are issued subject to the pre-emption rights of the holders.",
    ],
    [
      phrase(
        "(?:must|shall|has to|have to) first ~20 offer(?:ed)? ~80 (?:shareholders?|members|unitholders?|co-?owners|partners|venturers?|participants|holders)",
      ),
      "A unitholder who wants out must first offer the units to the other unitholders.",
    ],
    [
      phrase(
        "(?:transfer|sell|dispose|issue)\\w* ~80 (?:shares|units|securities|interests?)\\b ~100 (?:without|unless) ~40 (?:first )?offer(?:ed|ing)?",
      ),
      "No member may dispose of shares without offering them round.",
    ],
  ],
  not: [
    "This clause does not apply to pre-emption by statute over mining tenements.",
    "The Buyer must first offer to inspect the goods.",
    "The Carrier has a pre-emptive right to run the ferry with the Resort.",
  ],
  unless:
    /statut|mining tenement|act of parliament|\bpre-?empti\w+ right to (?!acquire|buy|purchase|subscribe|take up|be offered|receive (?:an )?offer)/i,
  raises: [
    {
      when: phrase(
        "(?:board|directors?|company) ~30 (?:determin\\w*|fix\\w*|sets?|decid\\w*) ~30 (?:price|value|consideration)|(?:price|value|consideration) ~60 (?:board|directors?|company) ~30 (?:determin\\w*|fix\\w*|sets?|decid\\w*)|discount|par value|cost price",
      ),
      because: "the price may not be the real one ({words})",
      as: "Under the pre-emption clause the board fixes the price.",
    },
    {
      when: phrase(
        "(?:\\b[1-9]|10|14|five|seven|ten|fourteen)(?: ?\\(\\d+\\))? (?:business )?days",
      ),
      because: "the time is short ({words})",
      as: "Pre-emptive rights lapse after 7 days.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "permitted transfer\\w*|family|related bod(?:y|ies)|affiliates?|employee (?:share|option|incentive)|trust(?:ee)?",
      ),
      because: "some transfers are free ({words})",
      as: "Pre-emption does not apply to a transfer to a family company.",
    },
  ],
  effect: "lets holders buy what is issued or sold before others may",
  why: "It keeps strangers out, slows a sale, and protects a holding from being thinned out.",
  ask: [
    {
      ask: "that what is issued outside it be issued at fair value, and no more than is needed",
      has: "fair value outside it",
      when: setAside,
      there: /\bfair (?:market )?value\b|\bindependent valu/i,
      within: "clause",
      as: "Those shares are issued at fair value.",
    },
    {
      ask: "that the others may afterwards buy what keeps their share",
      has: "a chance to catch up",
      when: setAside,
      there: /\b(?:catch[- ]up|top[- ]up|maintain|restore) (?:their|its|his|her)\b/i,
      within: "clause",
      as: "The others may maintain their share.",
    },
    {
      ask: "for 20 business days to decide",
      notWhen: setAside,
      has: "time to decide",
      limit: { unit: "days", least: 28, near: /accept|decid|within|offer|notice|exercise/i },
      as: "The offer is open within 30 days.",
    },
    {
      ask: "for fair value by an independent valuer",
      notWhen: setAside,
      there: /\bindependent|\bvaluer\b|\bfair (?:market )?value\b|\bsame (?:price|terms)\b/i,
      within: "clause",
      as: "The price is the fair value set by a valuer.",
    },
    {
      ask: "for free transfers to family and group",
      notWhen: setAside,
      there: /\b(?:permitted|family|related bod|affiliate|trust)/i,
      within: "clause",
      as: "A transfer to a family trust is free.",
    },
  ],
  insteadOf: ["first-refusal"],
  owners: {
    // A right of first offer that does not apply.
    taken:
      /\b(?:do(?:es)?|shall|will|need) not (?:apply|be offered)\b|\b(?:excluded|disapplied|waived?)\b|\bwithout (?:first )?offer/i,
  },
});
