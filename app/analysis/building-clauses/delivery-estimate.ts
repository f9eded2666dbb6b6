import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const dates =
  "(?:(?:delivery|completion|supply|dispatch|start|installation|lead|delivered) (?:dates?|times?|periods?)|dates? (?:for|of) (?:delivery|completion|supply)|times? (?:for|of) (?:delivery|completion|supply|performance)|(?:dates?|times?) ~20 (?:quoted|given|stated)|programs?|timetables?)";

const late = "(?:deliver(?:y|ies|ed)|completion|suppl(?:y|ies)|dispatch|installation|performance)";

export const deliveryEstimate = clause({
  id: "delivery-estimate",
  title: "Delivery Dates as Estimates",
  level: "Medium",
  cue: /liable|responsible|deliver|essence|dates?|times?|estimate/i,
  says: [
    [
      phrase(
        `\\b(?:not|nor|never)\\b ~30 \\b(?:of the essence|essential) ~80 \\b${late}|\\b${late}\\b ~160 \\b(?:not|nor|never)\\b ~30 of the essence`,
      ),
      "In the completion of the joinery, time is not of the essence.",
    ],
    [
      phrase(
        `\\b${dates} ~60 (?:(?:are|is|be) (?:an? |only |approximate |merely |by way of ){0,3}(?:estimates?|estimated|indicative|approximate|not (?:guaranteed|binding|warranted))|may change)`,
      ),
      "The lead times on our list are estimates only.",
    ],
    [
      phrase(
        `\\b(?:not|no)\\b ~30 (?:guarantee[sd]?|warrant(?:s|y)?|promise[sd]?|commit\\w*) ~40 \\b${dates}`,
      ),
      "The mill does not guarantee the date of delivery.",
    ],
    [
      phrase(
        "\\b(?:not|never|nor) (?:be )?(?:liable|responsible)\\b ~60 \\b(?:completed|delivered|finished|installed|supplied) (?:late|after|later)\\b",
      ),
      "The mill is not liable for loss where flooring is installed later than was hoped.",
    ],
  ],
  not: [
    "Time is not of the essence, but for the payment of the deposit.",
    "The delivery address is shown on the order, and estimates of weight are approximate.",
    "The estimated cost is not guaranteed.",
  ],
  raises: [
    {
      when: phrase(
        "(?:not|no) ~30 (?:liab\\w+|responsib\\w+|compensation|cancel|refuse|terminate)",
      ),
      because: "delay has no consequence ({words})",
      as: "Delivery dates are estimates and the mill is not responsible for delay.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:reasonable|best|all) (?:endeavours|efforts)|within (?:a reasonable|\\d+)|prompt\\w* noti\\w+",
      ),
      because: "something is promised all the same ({words})",
      as: "Delivery times are approximate, but the mill uses best endeavours to keep them.",
    },
  ],
  effect: "takes the promise out of a delivery date",
  why: "A late delivery gives no claim and no way out, though others may be waiting for it.",
  ask: [
    {
      ask: "for a last date, after which the order may be cancelled and what was paid returned",
      has: "a last date",
      there: /\b(?:cancel|terminate|refund)\w*\b/i,
      within: "clause",
      as: "After that date the buyer may cancel.",
    },
    {
      ask: "for notice of a delay as soon as it is known",
      has: "notice of delay",
      there: /\bnoti(?:ce|fy|fies)\b|\btell\b|\binform\b/i,
      within: "clause",
      as: "It must notify the buyer of any delay.",
    },
  ],
  insteadOf: ["estimate-not-binding"],
  usually: [{ bears: "payer", surely: true }],
});
