import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const firstRefusal = clause({
  id: "first-refusal",
  title: "First Refusal or First Offer",
  level: "Medium",
  named: [/first (?:refusal|offer|option)/i, "First refusal"],
  cue: /first|match|refusal|offer/i,
  says: [
    [
      phrase(
        "(?:unless|until|without) ~60 (?:first|having|has|having first) (?:first )?offer(?:ed|ing) ~60 (?:opportunity|chance|right|to (?:join|take part|participate|share))",
      ),
      "No winemaker shall plant across the river unless it has first offered the others the chance to join in.",
    ],
    [
      phrase(
        "(?:right|option)s? of (?:first|last) (?:refusal|offer|negotiation)|(?:first|last) right of refusal",
      ),
      "The Tenant has a right of first refusal over the adjoining shop.",
    ],
    [
      phrase(
        "first (?:right|option|opportunity|chance|call) (?:to|at|on|of) (?:buy|purchas|leas|negotiat|match|acquir|bid|publish|supply|tender)",
      ),
      "The Studio has the first option to purchase the sequel rights.",
    ],
    [
      phrase("match (?:any|the|that|an?|such|its|their) (?:\\w+ ){0,3}(?:offer|price|terms|bid)"),
      "Before signing with a rival the Band must let the Label match its offer.",
    ],
    [
      phrase(
        "before ~60 (?:sell|offer|leas|licens|dispos)\\w* ~80 {must} (?:first )?(?:offer|give) ~40 (?:it |them |the \\w+ )?(?:to|the)",
      ),
      "Before selling the land the Owner must offer it to the Lessee.",
    ],
  ],
  not: [
    "The Inventor has first option to publish, prepare and file patent applications on an improvement.",
    "A vehicle shall be matched to the same terms of hire, and the first right of way is to pedestrians.",
    "First aid is on hand.",
  ],
  unless:
    /\b(?:prepare|file|prosecute|maintain)\w*\b[^.;]{0,60}\bpatent|\bsecured\b[^.;]{0,60}\bright of first refusal\b/i,
  raises: [
    {
      when: phrase("last|match"),
      because: "no outside buyer will bid ({words})",
      as: "The Distributor may match any bid for the range.",
    },
    {
      when: phrase(
        "(?:30|60|90|120|180|thirty|sixty|ninety)(?: ?\\(\\d+\\))? (?:business )?days|(?:three|six|3|6) months",
      ),
      because: "it holds a sale up ({words})",
      as: "The right of first refusal is open for 90 days.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "laps\\w*|falls away|once only|not apply|(?:5|7|10|14|five|seven|ten|fourteen)(?: ?\\(\\d+\\))? (?:business )?days",
      ),
      because: "it is soon over ({words})",
      as: "The right of first refusal lapses after one offer.",
    },
  ],
  effect: "gives a party the first chance to buy, or to match an offer",
  why: "Others spend little effort on a bid that can be matched, so the price suffers.",
  ask: [
    {
      ask: "for a first offer in place of first refusal",
      has: "a first offer",
      there: /\bfirst offer\b/i,
      as: "It must make a first offer.",
    },
    {
      ask: "for a short time to decide",
      limit: { unit: "days", most: 30, near: /accept|decid|within|notice|offer|exercise/i },
      as: "The offer must be accepted within 14 days.",
    },
    {
      ask: "that it end once it has been declined",
      has: "an end once it is declined",
      there: /\b(?:laps|declin|does not accept|not accepted|free to|may (?:then )?(?:sell|offer))/i,
      as: "If it is declined the right lapses.",
    },
  ],
  categories: ["Rofr/Rofo/Rofn"],
});
