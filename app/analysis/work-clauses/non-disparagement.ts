import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const nonDisparagement = clause({
  id: "non-disparagement",
  title: "Non-disparagement",
  level: "Medium",
  named: [/disparagement/i, "Non-disparagement"],
  cue: /disparag|denigrat|defam|bad-?mouth|disrepute|derogat|criticis|reputation|adverse|negative|good name|light|\bspeak|\bdown\b/i,
  says: [
    [
      phrase("{mustnot} ~120 (?:disparag|denigrat|defam|bad-?mouth|criticis)\\w*"),
      "Neither of us will disparage the other.",
    ],
    [
      phrase(
        "{mustnot} ~80 (?:say|make|publish|post|write|do) ~80 (?:disrepute|derogatory|adverse|negative|reputation)",
      ),
      "The Executive must not publish anything that harms the Company's reputation.",
    ],
    [
      phrase("non-?disparag\\w+|refrain ~20 from ~20 (?:disparag|denigrat)\\w+"),
      "The non-disparagement undertaking lasts two years.",
    ],
    [
      phrase(
        "{mustnot} ~80 (?:speaks? (?:ill|badly) of|in an? (?:bad|poor|false|unfavou?rable) light|\\bruns? ~30 down\\b|good name)|{must} ~20 (?:speak (?:only )?well of|(?:say|publish|write) nothing)",
      ),
      "The Employee must not speak ill of the Company to its clients.",
    ],
  ],
  not: [
    "The Licensee shall not do anything adverse to the ownership of the drawings, or contest a registration of them.",
    "Users must not post defamatory, obscene or unlawful content.",
    "The Licensee must not use the marks in a way that affects their reputation.",
  ],
  unless:
    /\bmarks?\b|\btrade ?marks?\b|\bgoodwill\b|\b(?:ownership|validity|title|registr\w+)\b|\bfraudulent conduct\b|obscene|unlawful content|pornograph/i,
  raises: [
    {
      when: phrase(
        "at any time|indefinitely|forever|after ~20 (?:ends?|terminat\\w+|expir\\w+)|family|social media|reviews?",
      ),
      because: "it is wide ({words})",
      as: "You must not write a negative review of us.",
    },
    {
      when: phrase("liquidated|repay\\w*|forfeit\\w*|injunction|terminat\\w+ ~20 immediately"),
      because: "a slip is costly ({words})",
      as: "An officer who denigrates others: the Executive must not disparage the Board or will forfeit the payment.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "each (?:party|of us)|neither (?:party|of us)|both (?:parties|sides)|mutual\\w*",
      ),
      because: "it binds both sides ({words})",
      as: "Neither party may disparage the other.",
      inSentence: true,
    },
    {
      when: phrase(
        "required by law|regulator|truth\\w*|honest\\w*|whistle-?blow\\w*|tribunal|court",
      ),
      because: "what has to be said may be ({words})",
      as: "The Employee must not disparage the School except in evidence to a court.",
    },
  ],
  effect: "stops a party speaking badly of the other",
  why: "It can silence fair complaints, and a remark made in anger may cost a settlement sum.",
  ask: [
    { ask: "that it be mutual", has: "that both sides are bound", mutual: true },
    {
      ask: "that it be over after a year",
      has: "an end within a year",
      limit: { unit: "days", most: 366, near: /after|for|during|period|until/i },
      as: "It holds for six months after the end.",
    },
    {
      ask: "that what the law requires, complaints to regulators and the truth told in confidence be left out",
      has: "what the law requires left out",
      there: /\b(?:required by|law|regulator|court|truth|honest|true)\b/i,
      as: "It does not stop what the law requires.",
    },
  ],
  inLawAs: ["confidentiality", "covenant-not-to-sue"],
  categories: ["Non-Disparagement"],
});
