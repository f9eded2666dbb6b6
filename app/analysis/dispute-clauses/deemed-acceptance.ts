import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

/** Accounts that are taken to be right, and no goods or work. */
const ofFigures =
  /\b(?:settlement (?:data|amounts?|statements?)|statements? of account|accounts?|reconciliations?|invoices?|figures)\b/i;

export const deemedAcceptance = clause({
  id: "deemed-acceptance",
  title: "Deemed Acceptance",
  level: "Medium",
  named: [/^acceptance(?: of|$)|^inspection and acceptance/i, "Acceptance of goods"],
  cue: /deemed|taken to|treated as|considered|regarded as|acceptance|approval/i,
  says: [
    [
      phrase(
        "(?:deemed|taken|considered|treated|regarded) ~20 (?:accept|approv)(?:ed|ance|al)?\\b",
      ),
      "If the Client says nothing for five days the design is deemed to be accepted.",
    ],
    [
      phrase(
        "(?:acceptance|approval) ~40 (?:is|are|shall be|will be) (?:deemed|taken|treated|presumed)",
      ),
      "Approval of a drawing will be presumed on the tenth day.",
    ],
    [
      phrase(
        "(?:use|using|signing|payment|installation|taking delivery|unloading|sowing) ~60 (?:constitutes?|counts as|amounts to|is) (?:conclusive )?(?:evidence of )?(?:acceptance|approval)",
      ),
      "Signing the delivery docket counts as acceptance of the goods.",
    ],
  ],
  not: [
    "By using the site you are taken to accept these terms.",
    "A notice is deemed to be received on the second day.",
    "A purchase order within the forecast is deemed accepted when it reaches the Maker.",
    "Upon the Band's written approval the sample is considered approved for pressing.",
    "The audit results are deemed to have been accepted by the Licensee.",
    "No part of the road is deemed accepted until the Council accepts it in writing.",
    "A request for approval that is not answered shall be deemed denied.",
  ],
  unless:
    /(?:these|the|our|seller's|supplier's) (?:terms|conditions|agreement|policy|lease|price|licen[cs]e)|salary|accept(?:ed|ance)? (?:of )?(?:an? |the )?(?:offer|order|quot)|\b(?:orders?|offers?|quotations?|proposals?|contracts?|audit\w*|advertis\w+|publicity)\b[^.;]{0,160}\b(?:deemed|taken|considered|treated|regarded)\b|\bwritten (?:approval|acceptance)\b[^.;]{0,120}\b(?:deemed|taken|considered|treated|regarded)\b|\b(?:not|nor|neither|no (?:part|portion))\b[^.;]{0,60}\b(?:deemed|taken|considered|treated|regarded)\b|\b(?:deemed|taken|treated|considered|regarded)\b[^.;]{0,30}\b(?:denied|rejected|refused|declined|disapproved|not (?:\w+ )?(?:approved|accepted))/i,
  raises: [
    {
      when: phrase(
        "(?:\\b[1-7]|one|two|three|five|seven)(?: ?\\(\\d\\))? (?:business |working |calendar )?days|(?:24|48|72) hours",
      ),
      because: "the time is short ({words})",
      as: "Goods are taken to be accepted 48 hours after delivery.",
    },
    {
      when: phrase("conclusive\\w*|final|waive\\w*|no (?:claim|right)"),
      because: "nothing can be said afterwards ({words})",
      as: "On first use the system is deemed accepted and every claim is waived.",
    },
  ],
  lowers: [
    {
      when: phrase("hidden|latent|not (?:reasonably )?(?:apparent|discoverable|visible)"),
      because: "defects that cannot be seen are left out ({words})",
      as: "Goods are deemed accepted after inspection, apart from latent defects.",
    },
    {
      when: phrase("acceptance tests?|pass(?:es|ed)? ~20 tests?"),
      because: "there is a test ({words})",
      as: "The software is taken to be accepted once it has passed its tests.",
    },
  ],
  effect: "treats silence, use or a signature as acceptance of what is supplied",
  why: "Once goods or work are accepted, the price is due and the right to reject is gone.",
  ask: [
    {
      ask: "for time to check the figures, and that an error found later be put right",
      has: "time to check the figures",
      when: ofFigures,
      there:
        /\b(?:manifest|obvious|clerical|later) errors?\b|\berrors?\b[^.;]{0,40}\b(?:correct|put right)/i,
      as: "A manifest error may be put right.",
    },
    {
      ask: "for acceptance in writing after a test or inspection",
      has: "acceptance in writing",
      notWhen: ofFigures,
      there: /\b(?:accept\w*)\b.{0,60}\b(?:in writing|signed|certificate)/i,
      as: "Acceptance is in writing.",
    },
    {
      ask: "for 14 days to inspect",
      has: "time to inspect",
      notWhen: ofFigures,
      limit: {
        unit: "days",
        least: 14,
        near: /accept|reject|notif|notice|within|inspect|test|deliver|object|disput/i,
      },
      as: "If the Buyer does not reject them within 21 days it has accepted.",
    },
    {
      ask: "that hidden defects be left out",
      has: "hidden defects left out",
      notWhen: ofFigures,
      there: /\b(?:hidden|latent)\b|\bnot (?:be )?(?:apparent|discoverable|visible)|\bcould not\b/i,
      as: "Latent defects are not affected.",
    },
  ],
  insteadOf: ["time-bar"],
  usually: [{ bears: "payer", writtenBy: "payee" }],
});
