import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { forATime } from "../kind/usage.ts";
import { savesGuarantees } from "../kind/wording.ts";

/** When a warranty of so long begins. */
const begins = phrase(
  "{number}[- ]?{period} ~20 warranty (?:begins?|starts?|runs?|commences?|applies)\\b",
);

export const warrantyPeriod = clause({
  id: "warranty-period",
  title: "Warranty Period",
  level: "Low",
  cue: /warrant|defects? liability/i,
  surely: [
    [begins, "Fire is a matter for insurance, and a 30 day limited warranty begins on handover."],
  ],
  says: [
    [
      phrase("warrant(?:s|y|ies|ed|ranted) ~200 (?:for|during|within|of) ~40 {number} ?{period} "),
      "Title warranties run for seven years and business warranties for eighteen months, counted from Completion.",
    ],
    [
      phrase("(?:warranty|defects? (?:liability|correction|rectification)) period"),
      "Warranty Period: 180 days from Acceptance, during which defects are fixed without additional charge.",
    ],
    [
      phrase("{number}[- ]?{period} ~20 warranty"),
      "Each Tradesperson who takes a job through the site gives the Homeowner a 12 month workmanship warranty at least.",
    ],
  ],
  not: [
    "The Vendor warrants that the accounts give a true and fair view of the Business for the year ended 30 June.",
    "So far as the Vendor is aware, there is no unresolved complaint about the conduct of the Business.",
    "The Vendor warrants for a period of 12 months that it has authority to sell.",
  ],
  unless: /warrants? .{0,80}(?:authori|power|duly)|insurance/i,
  raises: [
    {
      when: phrase(
        "(?:30|60|90|thirty|sixty|ninety|six|three|3|6)(?: ?\\(\\d+\\))? (?:days|months)|\\b(?:7|10|14|seven|ten|fourteen)(?: ?\\(\\d+\\))?[- ]days?\\b",
      ),
      because: "it is short ({words})",
      as: "Work on the site is under warranty for sixty days after launch: bugs reported to Stackyard in that time are fixed free.",
    },
    {
      when: phrase("(?:sole|only|exclusive) (?:and exclusive )?(?:remedy|obligation|liability)"),
      because: "repair or replacement is the {words}",
      as: "The goods are warranted for 24 months and repair is the sole remedy for a defect.",
    },
  ],
  lowers: [
    {
      when: phrase("in addition to ~60 (?:rights|consumer|guarantees)|consumer law"),
      because: "it says that it comes {words}",
      as: "The goods are warranted for 24 months in addition to rights under a statute.",
    },
  ],
  effect: "limits a promise of quality to a period",
  why: "After the period the cost of a defect falls on whoever has it.",
  ask: [
    {
      ask: "that the period run from delivery, or from completion of its own work",
      has: "a period that runs from its own work",
      there:
        /\b(?:from|after|of)\b.{0,30}\b(?:delivery|supply|installation|purchase|invoice|practical completion|acceptance|the subcontract works)\b/i,
      as: "It makes good defects for a year from delivery.",
    },
    {
      ask: "that no whole new period follow each repair",
      has: "no new period on repair",
      when: /\b(?:fresh|new|further|separate|again)\b.{0,40}\b(?:period|weeks|months)/i,
    },
    {
      ask: "that wear, misuse and the work of others be left out",
      has: "wear and misuse left out",
      there: /\b(?:wear|misuse|abuse|others?|improper|neglect|fault of)\b/i,
      as: "It does not cover misuse.",
    },
  ],
  wants: [
    {
      ask: "for a period that fits the life of the goods or work, of at least twelve months",
      has: "a period of twelve months or more",
      limit: { unit: "days", least: 360, near: /defect|warrant|period|within|for|after|from|of/i },
      as: "The warranty lasts for two years.",
    },
    {
      ask: "for repair at no cost",
      there: /\b(?:(?:own|no|without) (?:cost|charge|expense)|free)\b/i,
      as: "It repairs them at its own cost.",
    },
    {
      ask: "for a statement that the consumer guarantees stay",
      has: "the consumer guarantees",
      there: savesGuarantees,
      within: "document",
      australian: true,
      in: ["goods supply", "services agreement", "software/SaaS", "consumer terms"],
      as: "The consumer guarantees are not affected.",
    },
  ],
  insteadWhere: [
    // Work is done again for a time, or as often as it falls short.
    { of: "rework", says: forATime },
  ],
  contrary: ["warranty-disclaimer"],
  categories: ["Warranty Duration"],
  states: ["term"],
  usually: [{ bears: "payee" }],
  alike: [
    // What is warranted without a time has no period.
    {
      words: /\bwarrant/i,
      meant:
        /\b(?:days?|weeks?|months?|years?|hours?|periods?|expir\w+|until|during|life(?:time)?|kilomet\w+|km)\b|\d/i,
    },
  ],
});
