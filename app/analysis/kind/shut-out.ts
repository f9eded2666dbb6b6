import { phrase } from "./phrase.ts";
import type { Part } from "./request.ts";

/** What is left of a liability. */
const capped =
  /\bliab\w+\b[^.;]{0,60}\b(?:limited|capped|restricted|confined) (?:only |solely )?(?:to|at)\b|\b(?:not|never) exceed\b|\bno more than\b/i;

/** An exclusion of every loss, and not only of some kinds. */
export const allLoss =
  /\bany (?:and all )?(?:loss(?:es)?|damages?|liabilit\w+|claims?)(?: (?:or|and) (?:loss(?:es)?|damages?|liabilit\w+|claims?))? (?:whatsoever|howsoever|of (?:any|whatever|whatsoever) (?:kind|nature|sort))|\b(?:not|no|never)\b[^.;]{0,120}\b(?:direct(?: or|,| and)|direct, (?:or )?) ?indirect\b/i;

/** What makes an exclusion a limit of liability: that it leaves something, or nothing at all. */
export const limits = new RegExp(`${capped.source}|${allLoss.source}`, "i");

/** What happens to machines and to what is stored on them. */
export const machineFailure = phrase(
  "\\b(?:not|never|nor) (?:be )?(?:held )?(?:liable|responsible) for ~40 \\b(?:virus(?:es)?|malware|infections?|(?:data|file) (?:loss|corruption)|(?:loss|corruption) of (?:data|files|content)|downtime|outages?|hacking)\\b",
);

/** Words about liability that limit none. */
export const limitsNothing: readonly { words: RegExp; meant?: RegExp }[] = [
  // The words that follow a limit and justify it limit nothing.
  { words: /\breflects?\b[^.;]{0,30}\ballocation of (?:the )?risks?\b/i },
  // Who is liable, and nothing that takes liability away.
  {
    words:
      /\bown risk and (?:is|are|(?:shall|will) be) (?:\w+ )?(?:liable|responsible)\b|(?:\b(?:\d{1,3}|hundred) ?(?:%|per ?cent)|\b(?:fully|solely|jointly|severally|personally|individually|strictly|remains?|collectively)) (?:\w+ )?(?:liable|responsible|accountable|answerable)\b/i,
    meant:
      /\b(?:limit|cap|exceed|exclu|restrict|disclaim|releas|maximum|extent|except|unless|only|other than|without|more than|not|no|nor|never|neither|nothing|up to|save|apart|beyond|proportion)\w*/i,
  },
];

/** What is asked of a limit where a business or shares are sold. */
export const limitsInSales: readonly Part[] = [
  {
    ask: "for a cap nearer to the price",
    has: "a cap near the price",
    limit: { unit: "prices", least: 0.5, near: /exceed|limited to|capped/i },
    there:
      /\b(?:exceed|limited to|capped at)\b[^.;]{0,40}\b(?:the )?(?:whole of the )?Purchase Price\b/i,
    when: /\bexceed\b|\blimited to\b|\bcapped\b/i,
    in: ["business sale", "share sale"],
    as: "Its liability shall not exceed the Purchase Price.",
  },
  {
    ask: "that small claims count once they pass the threshold together",
    has: "small claims counted together",
    when: /\b(?:less|smaller|lower) than \$|\bbelow \$|\bthreshold\b|\bde minimis\b/i,
    there:
      /\b(?:together|aggregat\w+|in total)\b[^.;]{0,40}\b(?:pass|reach|more than|at least|exceeds?) (?:the|that|\$)/i,
    in: ["business sale", "share sale"],
    as: "A claim counts once all of them together exceed $20,000.",
  },
  {
    ask: "that title be left out, or capped at the price",
    has: "title left out",
    there: /\btitle\b/i,
    within: "clause",
    in: ["business sale", "share sale"],
    as: "The limit does not apply to title.",
  },
];
