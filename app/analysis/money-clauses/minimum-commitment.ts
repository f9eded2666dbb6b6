import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { costToPayer } from "../kind/usage.ts";

/** A least quantity that has to be bought: no standard, and no hope. */
const least = phrase(
  "{must} ~40 (?:purchase|buy|order|acquire|take) ~20 (?:at least|no less than|not less than) ~20 \\bminimum (?:\\w+ )?(?:quantit(?:y|ies)|volumes?|amounts?|purchases?|orders?)\\b",
);

export const minimumCommitment = clause({
  id: "minimum-commitment",
  title: "Minimum Commitment",
  level: "High",
  cue: /minimum|at least|take[- ]or[- ]pay|no less than/i,
  surely: [
    [
      least,
      "Subject to availability, the Dealer shall buy at least the minimum quantity of tractors each year.",
    ],
  ],
  says: [
    [
      phrase(
        "minimum (?:annual |monthly |quarterly |yearly |guaranteed |order |purchase |aggregate ){0,4}(?:purchases?|orders?|quantit(?:y|ies)|commitments?|spend|volumes?|royalt(?:y|ies)|payments?|sales|fees?|performance|charges?|requirements?|amounts?|guarantee)",
      ),
      "Saturday weddings: minimum spend $18,000 on food and beverages; if the bill comes to less, Tess pays the difference.",
    ],
    [
      phrase("minimum (?:number of )?(?:users|seats|licen[cs]es)\\b"),
      "The plan has minimum seats of 30, and its fee is not reduced where fewer are taken up.",
    ],
    [
      phrase("take[- ]or[- ]pay"),
      "Take-or-pay: the Customer shall take 60 wheelsets per quarter or pay for them as though it had.",
    ],
    [
      phrase(
        "{must} ~40 (?:purchase|buy|order|acquire|spend|take|sell) ~80 (?:at least|a minimum|no less than|not less than)",
      ),
      "Ormiston shall sell to the Company, and the Company is assured of, at least 600 tonnes of apples every season.",
    ],
  ],
  not: [
    "Tanami shall staff the service desk with a minimum of eight agents at the Geelong Site between 7 am and 7 pm.",
    "Uptime: the host sells minimum availability of 99% and must order spare parts of at least two kinds.",
    "Minimum qualifications: forklift licence (LF), food safety level 1, and a current police check.",
    "The Contractor must buy at least $10 million of public liability insurance.",
  ],
  unless:
    /minimum (?:standards?|wage|notice|requirements? (?:of|for) (?:insurance|the law)|rating)|insurance|\bavailab|\buptime\b|\bservice levels?\b/i,
  raises: [
    {
      when: phrase("whether or not|regardless of|even if"),
      because: "it is payable {words} it is used",
      as: "A minimum monthly spend of $99 applies regardless of usage.",
    },
    {
      when: phrase("shortfall|increas(?:e|es|ing) ~20 (?:each|every|per) year"),
      because: "it has a price of its own ({words})",
      as: "In each season a minimum volume of 1.4 million litres must be consigned, a shortfall being charged at 3 cents the litre.",
    },
  ],
  lowers: [
    {
      when: phrase("carr(?:y|ied)[- ]?(?:over|forward)|credits?|except to the extent"),
      inSentence: true,
      because: "it is softened by {words}",
      as: "The Customer must buy at least 500 cartons a quarter, and any excess is carried forward.",
    },
  ],
  effect: "commits a party to a minimum purchase, spend or payment",
  why: "The money is due whether or not what it buys is needed.",
  ask: [
    {
      ask: "for no minimum in the first period",
      there: /\bfirst (?:\w+ )?(?:months?|year|period)\b/i,
      as: "There is none in the first year.",
    },
    {
      ask: "that what is not used be carried over",
      has: "carry-over",
      there: /\bcarr(?:y|ied)\b|\broll(?:s|ed)? over\b|\bcredit/i,
      as: "What is unused is carried over.",
    },
    {
      ask: "for relief while the other side fails to perform",
      there:
        /\b(?:unless|except|reduc\w+|relie\w+)\b.{0,80}\b(?:fail|unable|cannot|default|breach)/i,
      as: "It is reduced when the Seller cannot deliver.",
    },
  ],
  insteadOf: ["volume-restriction"],
  categories: ["Minimum Commitment"],
  states: ["amount", "percentage"],
  gravity: 15,
  given: "minimum|commit\\w*",
  promises: true,
  usually: [costToPayer],
  alike: [
    // What lodging costs, and no quantity that has to be bought.
    {
      words:
        /\b(?:accommodation|lodging|airfares?|meals?|mileage|kilomet(?:re|er)s?|travel(?:ling)?)\b.{0,80}\b(?:at least|no(?:t)? less than|minimum)\b/i,
      meant:
        /\bminimum (?:\w+ )?(?:spend|purchase|order|commitment|charge|fee|quantit)|\b(?:must|shall|will|agrees to) (?:\w+ )?(?:buy|purchase|order|take|spend)\b/i,
    },
  ],
});
