import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const estimates =
  "(?:(?:such |any |our |its |cost |price |fee |time )?estimates?|quotes?|quotations?|budgets?|(?:indicative|estimated|budget) (?:prices?|fees?|costs?|totals?|hours))";

export const estimateNotBinding = clause({
  id: "estimate-not-binding",
  title: "Estimates Not Binding",
  level: "Medium",
  cue: /estimate|quot|indicative|budget/i,
  says: [
    [
      phrase(
        `\\b${estimates}\\b ~40 \\b(?:(?:is|are|be) (?:not|never) ~10 (?:binding|fixed|firm|guarantee[sd]?|a (?:cap|quote|fixed|maximum))|non-?binding|(?:is|are) (?:an? |only |for |merely ){0,2}(?:indicative|approximate|guides?|guidance))`,
      ),
      "The surveyor's estimates are for guidance.",
    ],
    [
      phrase(
        `\\b(?:charge[sd]?|invoice[sd]?|bill(?:s|ed)?|payable|pays?)\\b ~60 \\b(?:actual|all) (?:the )?(?:time|hours|costs?|work|fees)\\b ~80 \\b(?:estimat\\w+|quot\\w+|budget)`,
      ),
      "The garage invoices actual hours, though they come to more than it estimated.",
    ],
  ],
  not: [
    "The quotation is binding for thirty days.",
    "Dates are estimates, and such estimates are not guaranteed.",
    "The Council's budget is not fixed by this deed, and estimates of rain are not guaranteed.",
    "The Owner pays all costs of the estimate.",
  ],
  unless:
    /\b(?:rain|weather|forecast|council|deliver\w*|dates?|yields?|quantit\w+)\b|\bcosts? of (?:the|an|any) (?:estimate|quot)/i,
  raises: [
    {
      when: phrase(
        "\\b(?:all|actual) (?:the )?(?:time|hours|costs|work)\\b|without (?:limit|notice)|whether or not|regardless",
      ),
      because: "all that is done is charged ({words})",
      as: "Our estimates are not binding and all hours are charged.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "\\b(?:notif\\w+|tell|inform|approv\\w+|consent|agreed?)\\b ~80 \\b(?:exceed\\w*|more than|over|above|before)|not (?:to )?exceed|no more than",
      ),
      because: "it is kept in bounds ({words})",
      as: "Our estimates are not binding, but we tell you before they are exceeded.",
    },
  ],
  effect: "takes the promise out of an estimated price",
  why: "The work may cost far more than the sum on which it was ordered.",
  ask: [
    {
      ask: "for notice, and leave, before an estimate is exceeded by more than 10 per cent",
      has: "notice before it is exceeded",
      there: /\b(?:notif|tell|inform|approv|consent|leave)\w*\b/i,
      within: "clause",
      as: "It must notify the Client first.",
    },
    {
      ask: "for a cap",
      has: "a cap",
      there: /\b(?:capp?(?:ed)?|not (?:to )?exceed|no more than|maximum)\b/i,
      within: "clause",
      as: "The fee will not exceed $9,000.",
    },
    {
      ask: "for time sheets with each invoice",
      has: "time sheets",
      there: /\btime ?sheets?\b|\bitemi[sz]ed\b|\brecords? of\b/i,
      within: "document",
      as: "Each invoice comes with time sheets.",
    },
  ],
  usually: [{ bears: "payer", surely: true }],
});
