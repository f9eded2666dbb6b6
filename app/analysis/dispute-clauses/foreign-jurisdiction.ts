import { foreignPlaceNames } from "../facts/places.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { australianNames } from "../kind/wording.ts";

export const foreignJurisdiction = clause({
  id: "foreign-jurisdiction",
  title: "Foreign Jurisdiction",
  level: "High",
  cue: /jurisdiction|courts?\b|venue/i,
  says: [
    [
      phrase(
        `(?:courts?|jurisdiction|venue|tribunals?|litigat\\w+|proceedings?|disputes?) ~140 \\b(?:in|of|at|for|within|courts?|under) ~60 \\b(?:${foreignPlaceNames})\\b`,
      ),
      "Exclusive place of jurisdiction for all disputes, including those on bills of exchange, is Bielefeld, Germany.",
    ],
    [
      phrase(`\\b(?:${foreignPlaceNames}) (?:state |federal |superior |district ){0,3}courts?\\b`),
      "Anything to do with in-app coins is a matter for the Singapore courts alone, since that's where our payments arm is.",
    ],
  ],
  not: [
    "Fiji customers: any dispute to be heard by the Courts of Victoria, Australia and you give up the right to go to a Court in Fiji.",
    "Company is a limited liability company organised under the laws of Texas with its principal office in Austin.",
    "Stratus Cloud Inc is a corporation organised under the laws of Delaware with its principal office in Seattle.",
    "Each container must be accompanied by a phytosanitary certificate that the foreign authority will accept.",
  ],
  unless: new RegExp(`arbitrat|organi[sz]ed under|incorporated|\\b(?:${australianNames})\\b`, "i"),
  raises: [
    {
      when: phrase("(?<!non[- ]{0,2})exclusive(?:ly)?"),
      because: "it is {words}",
      as: "The Licensee consents to the exclusive venue of the state and federal courts sitting in Santa Clara County, California.",
    },
  ],
  lowers: [
    {
      when: phrase("non-?exclusive"),
      because: "it is {words}",
      as: "For visa-sponsored Workers from Ireland, Agency and Host both submit to the non-exclusive jurisdiction of the courts of Ireland.",
    },
  ],
  effect: "sends disputes to courts outside Australia",
  why: "A claim that has to be brought or answered abroad costs more, and small ones are not worth it.",
  ask: [
    {
      ask: "for the non-exclusive jurisdiction of the courts of the State or Territory where the contract is performed",
      australian: true,
    },
    {
      ask: "for the non-exclusive jurisdiction of the courts where the contract is performed",
      has: "non-exclusive jurisdiction",
      there: /\bnon-?\s?exclusive/i,
      australian: false,
      as: "Each party submits to the non-exclusive jurisdiction of its courts.",
    },
  ],
  termsLabels: ["Jurisdiction"],
  gravity: 112,
  weighsAbroad: "unnamed",
  alike: [
    // Courts of one's own country are no foreign ones.
    {
      words: new RegExp(
        `\\b(?:netball|tennis|squash|basketball|badminton|volleyball|handball|bowling|multi-?purpose|food|indoor|outdoor|practice)[- ]courts?\\b|\\bcourts? (?:\\w+ ){0,4}(?:of|in) (?:the )?(?:State of )?(?:${australianNames})\\b`,
        "i",
      ),
    },
  ],
  abroad: {
    title: "Jurisdiction",
    level: "Medium",
    raises: [],
    effect: "names the courts that decide disputes",
    why: "A claim that has to be brought or answered away from home costs more, and small ones are not worth it.",
    ask: "Where these are not the client’s own courts, ask for the law and the courts of the client’s own place, or of one that is neutral.",
  },
  atHome: {
    title: "Jurisdiction",
    level: "Low",
    raises: [],
    lowers: [],
    effect: "names the courts that decide disputes",
    why: "They are the courts of the client’s own place.",
    ask: "Keep it: no other courts would be nearer to the client.",
  },
  byHomeAlone: true,
});
