import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const dividends = clause({
  id: "dividends",
  title: "Dividends and Distributions",
  level: "Medium",
  cue: /dividend|distribut/i,
  says: [
    [
      phrase(
        "\\b(?:board|directors?|company|trustee|partners|members)\\b ~40 (?:{may}|{must}|is not obliged to) ~60 \\b(?:declare|pay|distribute|determine)\\b ~60 \\b(?:dividends?|profits?|surplus)\\b",
      ),
      "Each June the directors may declare a dividend out of the takings of the vineyard.",
    ],
    [
      phrase("\\bdividends?\\b ~40 (?:{may}|{must}) ~30 \\b(?:declared|paid|distributed|payable)"),
      "A dividend of half the profit must be paid each year.",
    ],
  ],
  not: [
    "The Company must pay tax on the dividend that it receives.",
    "The Distributor may distribute the goods in Tasmania.",
  ],
  unless: /\btax on\b|\bgoods\b/i,
  raises: [
    {
      when: phrase("(?:sole|absolute) discretion|no obligation|not obliged"),
      because: "nobody can count on one ({words})",
      as: "The board may in its sole discretion declare a dividend.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:at least|not less than|minimum) ~20 \\d+ ?(?:%|per ?cent)|half|(?:must|shall) (?:be )?(?:pay|paid|distribut\\w+)",
      ),
      because: "there is a measure for it ({words})",
      as: "The directors may declare a dividend of at least 40% of profit.",
    },
  ],
  effect: "says who decides whether profit is paid out",
  why: "A holder with little say may see nothing of the profit for years.",
  ask: [
    {
      ask: "for a policy with a least share of profit, as long as the company can afford it",
      has: "a least share of profit",
      there:
        /\b(?:at least|not less than|minimum|half)\b.{0,40}\bprofit|\d+ ?(?:%|per ?cent) of\b/i,
      within: "clause",
      as: "At least half the profit is paid out.",
    },
    {
      ask: "that the same be paid on each share",
      has: "the same on each share",
      there: /\b(?:pro[- ]?rata|equally|in proportion|rank(?:s|ing)? equal|equal ranking)\b/i,
      within: "document",
      as: "It is paid pro rata.",
    },
  ],
  owners: { taken: true },
});
