import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const supplyAtDiscretion = clause({
  id: "supply-at-discretion",
  title: "Supply at Discretion",
  level: "Medium",
  cue: /discretion|as it sees fit|thinks? fit/i,
  says: [
    [
      phrase(
        "\\b(?:{must}|{may}|provides?|supplies|offers?) ~60 \\b(?:services?|support|maintenance|updates?|upgrades?|repairs?|training|assistance|deliver(?:y|ies)|cover|facilities)\\b ~40 (?:\\b(?:at|in) (?:its|our|their|the \\w+['’]s|\\w+['’]s|the) (?:\\w+ )?discretion|\\bas (?:it|we) (?:sees?|thinks?) fit)",
      ),
      "The Studio provides repairs to members' pots at the Studio's discretion.",
    ],
  ],
  not: [
    "The Studio may change the services at its discretion.",
    "The Board may in its discretion pay a bonus for services.",
    "The Owner provides a licence of its marks for the services at the Owner's absolute discretion.",
    "The Owner may suspend the services in its sole discretion.",
  ],
  unless:
    /\b(?:sub-?)?licen[cs]e|\b(?:chang|vary|alter|modif|amend|suspend|terminat|cancel|withdraw|refus|extend|increas|reduc|restrict|assign|subcontract|discontinu|remov|replac|appoint|credit|refund)\w*/i,
  raises: [
    {
      when: phrase("(?:sole|absolute|unfettered) (?:and \\w+ )?discretion"),
      because: "nothing keeps it in bounds ({words})",
      as: "The Studio provides repairs in its absolute discretion.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "reasonabl[ey]|free of charge|no (?:extra |additional )?(?:cost|charge)|complimentary",
      ),
      because: "it is kept in bounds, or costs nothing ({words})",
      as: "The Studio provides repairs free of charge at its discretion.",
    },
  ],
  effect: "leaves it to one side whether it supplies at all",
  why: "What is paid for may not come, and there is then no breach to complain of.",
  ask: [
    {
      ask: "for a duty to supply it, with times",
      has: "a duty with times",
      there: /\bwithin\b.{0,40}\b(?:hours?|days?)\b|\bservice levels?\b/i,
      within: "clause",
      as: "It answers within 4 hours.",
    },
  ],
  usually: [{ bears: "payer" }],
});
