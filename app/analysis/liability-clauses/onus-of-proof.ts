import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { time } from "../kind/usage.ts";

export const onusOfProof = clause({
  id: "onus-of-proof",
  title: "Onus of Proof",
  level: "Medium",
  cue: /presum|deemed|taken|assumed|onus|burden/i,
  says: [
    [
      phrase(
        "\\b(?:presumed|deemed|taken|assumed) to ~120 \\b(?:unless|until|except where) ~40 \\b(?:prov(?:es?|en|ed)|shows?|shown|establish(?:es|ed)?|demonstrate[sd]?|satisf(?:y|ies))\\b",
      ),
      "A dent is presumed to be the hirer's doing unless she proves that it was there before.",
    ],
    [
      phrase(
        "\\b(?:onus|burden) (?:of proof|of proving|of showing|of establishing|is on|lies on|rests (?:on|with))\\b",
      ),
      "The onus of proving that a parcel was whole lies with the sender.",
    ],
  ],
  not: [
    "Goods are presumed to be accepted unless the Buyer rejects them in time.",
    "A certificate is taken to be right unless a manifest error in it is proved.",
    "No presumption or burden of proof arises because one party drafted this deed, and the burden is on neither.",
    "A person is presumed to be innocent, and must carry the burden of care.",
  ],
  unless:
    /\bno presumption\b|\b(?:ambigu\w+|construed|interpretation|certificates?|statements? of account|manifest error|arbitrator|court)\b/i,
  raises: [
    {
      when: phrase(
        "\\b(?:all|any|every)\\b ~30 \\b(?:defects?|damage|faults?|issues?|loss(?:es)?|claims?)|conclusive\\w*|beyond",
      ),
      because: "it is asked for everything, or of the highest kind ({words})",
      as: "Any damage is presumed to be the hirer's unless the hirer proves otherwise.",
    },
  ],
  lowers: [
    {
      when: phrase("reasonabl[ey]|on the balance|fair wear"),
      because: "there is a measure to it ({words})",
      as: "A dent is presumed to be the hirer's doing unless she reasonably shows that it was there before.",
    },
  ],
  effect: "says who has to prove what",
  why: "What cannot be proved is lost, and the proof often lies in the other side’s hands.",
  ask: [
    {
      ask: "that whoever alleges prove, as the general law has it",
      has: "proof by whoever alleges",
      there: /\bwhoever (?:alleges|claims)\b/i,
      as: "Whoever alleges a fault has the onus of proving it.",
    },
    {
      ask: "for records, tests and access with which to prove it",
      has: "records and access",
      there: /\b(?:records?|tests?|access|inspect\w*|reports?)\b/i,
      within: "clause",
      as: "It may inspect the records.",
    },
  ],
  insteadWhere: [
    // Without a time nothing is barred by time.
    { of: "time-bar", not: time },
  ],
  usually: [{ bears: "recipient" }],
});
