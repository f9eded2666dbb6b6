import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { savesGuarantees } from "../kind/wording.ts";

export const soleRemedy = clause({
  id: "sole-remedy",
  title: "Sole Remedy",
  level: "Medium",
  named: [/(?:sole|exclusive) remed/i, "Sole remedy"],
  cue: /remed|recourse|liability|obligation/i,
  says: [
    [
      phrase(
        "(?:sole|only|exclusive)(?: and (?:exclusive|only|sole))? (?:remed(?:y|ies)|recourse)",
      ),
      "A service credit is the Customer's sole remedy for an outage.",
    ],
    [
      phrase(
        "\\b(?:no|(?:waives?|gives? up|releases?|excludes?|instead of|in (?:place|lieu) of|without|nor) ~30 \\bany) other (?:remed(?:y|ies)|right or remedy)",
      ),
      "Beyond a refund you have no other remedy.",
    ],
    [
      phrase(
        "(?:entire|only|sole|exclusive) (?:liability|obligation|responsibility) ~60 (?:is|are|be|to|shall) ~60 (?:repair|replace|refund|re-?supply|re-?perform|credits?)",
      ),
      "Our only obligation is to replace the part.",
    ],
  ],
  not: [
    "All remedies in this Licence are cumulative, and none is in lieu of any other remedy of the Licensor.",
    "In addition to any other remedy that it has, the Lessor may ask a court for an injunction.",
    "Service credits are not the sole remedy of the Customer.",
    "A right here adds to each remedy given by law.",
    "The parties use the procedure below as their sole remedy for any dispute.",
  ],
  unless:
    /\bcumulative\b|\bin addition to\b[^.;]{0,80}\bother\b|\bnot in (?:lieu|limitation)\b|\bno (?:single|failure|delay|waiver)\b|\bpreclude|\bnot\b[^.,;]{0,20}\b(?:the|an?|its) (?:sole|only|exclusive)\b|(?:not|without being|never) (?:be )?(?:the |its |a |an |\w+'s )?(?:sole|only|exclusive)|(?:without|not) (?:limit\w*|prejudice\w*|affect\w*) .{0,20}any other|\b(?:procedure|process|arbitration|mediation|proceedings)\b[^.;]{0,80}\b(?:sole|only|exclusive) (?:and exclusive )?remed/i,
  raises: [
    {
      when: phrase("(?:service )?credits?\\b|repair|replace\\w*|re-?perform\\w*|re-?suppl\\w*"),
      because: "it gives no damages ({words})",
      as: "Repair is the Buyer's exclusive remedy.",
      ask: "Ask for damages where that does not put things right.",
    },
    {
      when: phrase("any (?:breach|failure|cause|claim|reason)|whatsoever"),
      because: "it reaches {words}",
      as: "Termination is the only remedy of the Agent for any breach.",
    },
  ],
  lowers: [
    {
      when: savesGuarantees,
      because: "it keeps what the law does not let it take away ({words})",
      as: "A refund is your only remedy, apart from the consumer guarantees.",
    },
    {
      when: phrase(
        "(?:except|other than|apart from|save) ~60 (?:fraud|wilful|gross|repeated|terminat)",
      ),
      because: "serious cases are left out ({words})",
      as: "Liquidated damages are the sole remedy for delay, except in the case of fraud.",
    },
  ],
  effect: "leaves a party one remedy and takes the others away",
  why: "The remedy that is left may be worth far less than the loss.",
  ask: [
    {
      ask: "that it be kept to one named failure",
      has: "one named failure",
      there:
        /\bfor (?:a|any|that|such|the|each|its) (?:\w+ ){0,3}(?:failure|delay|breach|defect|shortfall)/i,
      as: "Credits are the only remedy for a failure.",
    },
    {
      ask: "that it stop where the failure goes on",
      has: "an end where the failure goes on",
      there: /\b(?:repeated|continues?|persist\w*|consecutive|more than (?:two|three|twice))\b/i,
      within: "clause",
      as: "It ends where the failure continues.",
    },
    {
      ask: "that fraud, wilful breach and termination be left out",
      has: "fraud or termination left out",
      there: /\b(?:fraud|wilful|terminat\w+|end (?:this|the))\b/i,
      within: "clause",
      as: "The right to terminate is not affected.",
    },
  ],
  insteadOf: ["limitation-of-liability", "no-compensation"],
  inLawAs: ["limitation-of-liability"],
  shields: true,
  usually: [{ bears: "recipient" }],
});
