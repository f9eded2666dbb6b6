import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied } from "../kind/usage.ts";

export const revenueSharing = clause({
  id: "revenue-sharing",
  title: "Revenue or Profit Sharing",
  level: "Medium",
  named: [/(?:revenue|profit)[- ]shar|royalt(?:y|ies)|^profits?$/i, "Revenue share"],
  cue: /revenue|profit|proceeds|takings|receipts|turnover|sales|royalt|income/i,
  says: [
    [
      phrase(
        "{percent} ~12 of (?:the |all |any |its |our |your |their )?(?:\\w+ ){0,3}(?:revenue|profits?|sales|receipts|takings|turnover|proceeds|income)\\b",
      ),
      "The Artist is paid 40% of net receipts.",
    ],
    [
      phrase(
        "(?:share|split|divide|divid)(?:s|d|ed|ing)? ~30 (?:revenues?|profits?|proceeds|takings|receipts|income)\\b",
      ),
      "The parties split the takings evenly.",
    ],
    [
      phrase("(?:revenue|profit|royalty)[- ]shar(?:e|es|ing)"),
      "Revenue share statements are sent every quarter.",
    ],
    [
      phrase("royalt(?:y|ies) (?:\\w+ ){0,3}(?:of|at|is|be|equal to) {percent}"),
      "The Publisher pays a royalty of 12.5 per cent.",
    ],
  ],
  not: [
    "A party is not liable for loss of profits, nor for a share of lost revenue.",
    "Sales are reported monthly.",
  ],
  unless:
    /loss of (?:profits?|revenue)|lost (?:profits?|revenue)|liable|interest at|\bspend|under-?reported|below/i,
  raises: [
    {
      when: phrase("gross"),
      to: "Medium",
      because: "it is taken before costs ({words})",
      as: "The Centre takes 8% of gross sales.",
      ask: "Ask for a share of net receipts, with the costs that come off listed.",
    },
    {
      when: phrase("minimum|guarantee\\w*|whichever is (?:the )?(?:greater|higher)"),
      because: "there is a floor to pay ({words})",
      as: "The royalty is 5 per cent with a minimum each year.",
    },
  ],
  lowers: [
    {
      when: phrase("\\bnet\\b|after (?:deduct\\w+|costs)"),
      because: "it is taken after costs ({words})",
      as: "The Artist is paid 40% of net receipts.",
    },
    {
      when: phrase(
        "(?<!\\b(?:information|disclosure|financial) )statements?|audit\\w*|inspect\\w*|records",
      ),
      because: "it can be checked ({words})",
      as: "The parties share the income, and each may audit the figures.",
    },
  ],
  effect: "shares revenue or profit between the parties",
  why: "What counts as revenue, and what comes off first, is worth more than the percentage.",
  ask: [
    {
      ask: "for a closed list of what counts and what comes off",
      has: "a list of what counts",
      there: /\b(?:net of|excluding|less|means|after deduct|exclusive of)\b/i,
      within: "clause",
      as: "It is 5% of sales, less refunds.",
    },
  ],
  wants: [
    {
      ask: "for statements with each payment",
      there: /\b(?:statements?|reports?|returns?)\b/i,
      within: "clause",
      as: "It sends a statement.",
    },
    {
      ask: "for a right to check the books",
      there: /\b(?:audit|inspect|books|records)\b/i,
      within: "document",
      as: "It may inspect the books.",
    },
  ],
  categories: ["Revenue/Profit Sharing"],
  given: "royalt\\w*|commission|(?:profit|revenue)[- ]?shar\\w*|shares? of",
  usually: [{ bears: "payer", unless: denied }],
  bindsAll: [
    // "The Club will obtain 60% of what is left": each has a share of the same money, where none is said to pay it.
    {
      says: /\b(?:obtains?|receives?|gets?|keeps?|retains?|takes?|entitled to|shares?|splits?|divided?|apportioned)\b[^.;]{0,160}?(?:\d ?%|\bper ?cent\b|\bequal(?:ly)?\b|\bhal(?:f|ves)\b|\bratio\b)/i,
      not: /\b(?:pays?|payable|remits?|accounts? to|royalt\w+)\b/i,
    },
  ],
});
