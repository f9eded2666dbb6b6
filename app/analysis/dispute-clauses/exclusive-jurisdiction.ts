import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { australianNames } from "../kind/wording.ts";

export const exclusiveJurisdiction = clause({
  id: "exclusive-jurisdiction",
  title: "Exclusive Jurisdiction",
  level: "Low",
  cue: /jurisdiction|courts?\b/i,
  says: [
    [
      phrase(
        `\\bcourts? ~80 \\b(?:${australianNames})\\b ~60 (?:\\b(?:has|have|having)\\b ~10)?(?<!non[- ]?)\\bexclusive\\b`,
      ),
      "The courts of South Australia alone have exclusive authority over the regatta's rules.",
    ],
    [
      phrase(
        `(?<!non[- ]?)\\bexclusive(?:ly)? (?:jurisdiction|to the) ~40 \\bcourts? ~60 \\b(?:${australianNames})\\b`,
      ),
      "Both bands submit to the exclusive jurisdiction of the courts of Tasmania.",
    ],
    [
      phrase(
        `\\b(?:only|solely|must be) (?:brought |started |commenced |heard |issued )?(?:in|by|before) ~20 \\bcourts? ~40 \\b(?:${australianNames})\\b`,
      ),
      "A claim may be brought only in a court of the Northern Territory.",
    ],
  ],
  not: [
    "Both submit to the non-exclusive jurisdiction of the courts of Tasmania.",
    "The club has exclusive use of the tennis courts in Victoria.",
  ],
  raises: [
    {
      when: phrase("waives? ~40 (?:objection|right)|inconvenient forum|forum non conveniens"),
      because: "objections are given up ({words})",
      as: "The courts of Victoria have exclusive jurisdiction, and each waives any objection to them.",
    },
  ],
  lowers: [],
  effect: "lets claims be brought in the courts of one place only",
  why: "A side that is elsewhere sues and defends away from home, small claims and urgent orders included.",
  ask: [
    {
      ask: "for non-exclusive jurisdiction, or at least urgent orders from any court",
      has: "urgent orders from any court",
      there: /\burgent\b|\binterlocutory\b|\bany court\b/i,
      within: "clause",
      as: "Urgent relief may be sought from any court.",
    },
  ],
  evenHanded: true,
});
