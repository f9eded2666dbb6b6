import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const repairAndMaintenance = clause({
  id: "repair-and-maintenance",
  title: "Repair and Maintenance",
  level: "Medium",
  cue: /repair|maintain|maintenance|keep/i,
  says: [
    [
      phrase(
        "{must} ~40 (?:keep|maintain)\\b ~120 \\bin (?:a )?(?:\\w+,? ){0,4}(?:repair|working order|order|condition)\\b",
      ),
      "The Hirer shall keep the excavator in sound working order.",
    ],
    [
      phrase(
        "{must} ~40 (?:repair and maintain|maintain and repair|repair, maintain|maintain, repair)\\b",
      ),
      "The Lessee must maintain and repair the cool room.",
    ],
    [
      phrase(
        "\\b(?:responsible|liable) for ~30 (?:(?:structural|capital|all|minor|general|routine|internal) (?:\\w+ ){0,2}(?:repairs?|maintenance)|(?:the )?(?:repair|upkeep|maintenance) (?:of|to) (?:the )?(?:\\w+ ){0,3}(?:premises|building|shop|land|property|equipment|vehicles?|plant|machine|roof|structure|air[- ]?condition\\w+))\\b",
      ),
      "The owner of the mill is liable for the upkeep of the roof.",
    ],
  ],
  not: [
    "The Contractor must keep its records in good order.",
    "The Supplier is responsible for all support and maintenance of the Software.",
    "The Seller must keep the cattle in good condition until they are collected.",
  ],
  unless:
    /\b(?:records?|books|accounts|registers?|software|systems?|website|hosting|platform|applications?|cattle|livestock|horses?|animals|outgoings)\b/i,
  raises: [
    {
      when: phrase("structur\\w+|capital|\\breplac\\w+"),
      because: "it reaches beyond everyday repair ({words})",
      as: "The Lessee must maintain and repair the cool room, and replace its plant.",
      unless: {
        says: /\b(?:not|except\w*|excluding|other than|apart from|but for)\b.{0,60}\b(?:structur|capital|replac)/i,
        as: "The Lessee must maintain and repair the building, except its structural parts.",
      },
    },
    {
      when: phrase(
        "(?:whatever|however|regardless|irrespective|whether or not|even if) ~40 (?:caus\\w+|age|condition|damage|fault|state)",
      ),
      because: "the cause does not matter ({words})",
      as: "The Lessee must maintain and repair the cool room whatever the cause of its state.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:fair|reasonable) wear and tear"),
      because: "wear is left out ({words})",
      as: "The Hirer shall keep the excavator in sound working order, fair wear and tear apart.",
    },
  ],
  effect: "says who keeps the place or the thing in repair",
  why: "Old plant and hidden faults can cost more than the rent, and a duty to keep in repair may be one to put into repair.",
  ask: [
    {
      ask: "that fair wear and tear be left out",
      has: "fair wear and tear left out",
      there: /\bwear and tear\b/i,
      within: "clause",
      as: "It need not mend fair wear and tear.",
    },
    {
      ask: "that structural and capital work stay with the owner",
      has: "structural work with the owner",
      there: /\b(?:structur|capital)\w*/i,
      within: "clause",
      as: "The owner does structural work.",
    },
    {
      ask: "that a condition report show the state in which it was taken over",
      has: "a condition report",
      there: /\bcondition report\b|\bcommencement\b|\bdate of handover\b/i,
      within: "clause",
      as: "Its state is that of the condition report.",
    },
  ],
  usually: [{ bears: "payer", writtenBy: "payee" }],
});
