import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { chargedFor, denied } from "../kind/usage.ts";

const ground =
  "(?:latent conditions?|(?:site|ground|soil|subsurface|sub-?surface|geotechnical|founding) conditions?|rock\\b|soft spots?|contaminated (?:soil|land|ground|fill|material)|asbestos|groundwater|ground water|reactive soils?|underground services|unsuitable material|bad ground|collapsing ground)";

export const latentConditions = clause({
  id: "latent-conditions",
  title: "Latent Conditions and Extra Quantities",
  level: "Medium",
  cue: /latent|condition|rock|soft spot|contaminat|asbestos|ground|soil|additional|unsuitable|fill\b/i,
  underHeading: {
    heading: /^(?:exclusions?|excluded|not included|items (?:excluded|not included))\b/i,
    says: phrase(`\\b${ground}`),
    as: "Exclusions\nRock, and anything else that slows the auger.",
  },
  says: [
    [
      phrase(
        `\\b${ground} ~200 (?:\\bcharg(?:e[sd]?|eable)|extra (?:cost|charge)|additional (?:cost|charge|payment)|variation|payable by|at the (?:owner|builder|principal|customer|client)['’]?s? (?:cost|expense|risk)|at (?:its|his|her|their) (?:own )?(?:cost|expense|risk)|entitled to|not (?:included|allowed))`,
      ),
      "Asbestos that turns up in the eaves is a variation.",
    ],
    [
      phrase(
        `\\b(?:no (?:claim|allowance|adjustment|extra payment|extension)|not (?:included?|allow(?:ed)?|be entitled)|excludes?|accepts? (?:all |the )?(?:\\w+ )?risks?(?: of)?|bears? (?:all |the )?(?:\\w+ )?risks?(?: of)?|extra for) ~80 \\b${ground}`,
      ),
      "The fencer's price does not include drilling in rock.",
    ],
    [
      phrase(
        "\\badditional (?:concrete|fill|sand|excavation|spoil|material|formwork|reinforcement|steel|piers?|piles?|quantities|labour) ~100 (?:charg(?:e[sd]?|eable)|cost|\\$ ?\\d|rate|payable)",
      ),
      "Additional piers are at the schedule rate.",
    ],
  ],
  not: [
    "The site conditions report is in Schedule 3.",
    "The Tenant must keep the ground free of contamination.",
    "The band plays rock, and additional hours are charged to the venue.",
  ],
  unless: /\btenant\b|\blessee\b|\bband\b/i,
  raises: [
    {
      when: phrase(
        "all (?:risk|costs)|no claim|whether or not|however caused|cost (?:plus|\\+)|any (?:additional|extra)",
      ),
      because: "all of it falls on one side ({words})",
      as: "The Contractor has no claim for groundwater.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "could not (?:reasonably )?have (?:been )?(?:foreseen|anticipated)|reasonably (?:foresee\\w*|anticipat\\w*)|provisional|\\$ ?\\d[\\d,.]* ?(?:per|\\/|a)\\b|schedule (?:of )?rates?",
      ),
      because: "it is measured, or kept to what could not be foreseen ({words})",
      as: "Rock is charged by the schedule of rates.",
    },
  ],
  effect: "says who pays where the ground or the quantities turn out otherwise",
  why: "It is the commonest way in which a fixed price for building work stops being fixed.",
  ask: [
    {
      ask: "for notice before the extra work is done, and written agreement to it",
      has: "notice and agreement first",
      there:
        /\b(?:notice|notif\w+|written (?:agreement|approval|instruction)|agreed in writing|before (?:proceeding|the work))\b/i,
      within: "clause",
      as: "It must give notice first.",
    },
    {
      ask: "that only what could not reasonably have been foreseen count",
      has: "what could not be foreseen only",
      there: /\b(?:foreseen|anticipated|foreseeable)\b/i,
      within: "clause",
      as: "It covers what could not have been anticipated.",
    },
    {
      ask: "for rates agreed beforehand",
      there: /\$ ?\d|\brates?\b/i,
      within: "clause",
      as: "It is paid at $90 an hour.",
    },
  ],
  insteadOf: ["gst"],
  usually: [chargedFor, { bears: "payer", writtenBy: "payee", unless: denied }],
});
