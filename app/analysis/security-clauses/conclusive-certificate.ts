import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const paper = "(?:certificates?|statements?|determinations?|calculations?|records?|books)";

export const conclusiveCertificate = clause({
  id: "conclusive-certificate",
  title: "Certificate as Proof",
  level: "Low",
  cue: /conclusive|final and binding|prima facie|sufficient|evidence|proof/i,
  says: [
    [
      phrase(
        `${paper}\\b ~100 (?:is|are|will be|shall be|constitutes?|stands? as) ~20 (?:conclusive|prima facie|sufficient|final) (?:evidence|proof)`,
      ),
      "A statement signed by an officer of the Bank is conclusive evidence of what it says.",
    ],
    [
      phrase(
        `(?:conclusive|prima facie|sufficient) (?:evidence|proof) ~60 (?:amount|sum|money|moneys|debt|owing|payable)`,
      ),
      "The ledger kept by the Lessor stands as prima facie proof of any sum due.",
    ],
  ],
  not: [
    "A certificate of currency is evidence that the policy is in force.",
    "The certificate of title is conclusive evidence of ownership in law.",
  ],
  unless: /certificates? of (?:title|incorporation|registration|currency)|birth/i,
  raises: [
    {
      when: phrase("conclusive|final(?: and binding)?"),
      because: "it may not be answered ({words})",
      as: "The Lender's certificate is conclusive proof of the amount.",
      ask: "Ask that it be evidence only until the contrary is shown.",
    },
  ],
  lowers: [
    {
      when: phrase("manifest error|unless (?:it is )?(?:shown|proved|proven)|contrary|prima facie"),
      because: "it may be answered ({words})",
      as: "A certificate of the Agent is sufficient evidence of the amount unless it is shown to be mistaken.",
    },
  ],
  effect: "lets one side’s paper prove what is owed",
  why: "It turns round who has to prove the debt.",
  ask: [
    {
      ask: "that it give way where it is shown to be wrong",
      has: "a right to show that it is wrong",
      there:
        /\bmanifest error\b|\bunless\b.{0,30}\b(?:shown|proved|proven|contrary|wrong)|\bprima facie\b/i,
      as: "It is sufficient evidence unless the contrary is proved.",
    },
    {
      ask: "that it state how the amount was worked out",
      has: "the working",
      there: /\b(?:showing|stat\w+|set\w* out)\b.{0,40}\b(?:calculat|working|how)/i,
      as: "It must set out how the sum was calculated.",
    },
  ],
});
