import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { costToPayer } from "../kind/usage.ts";

export const volumeRestriction = clause({
  id: "volume-restriction",
  title: "Volume Restriction",
  level: "Medium",
  named: [/(?:usage|volume|user|storage) (?:limits?|restrictions?)|fair use/i, "Usage limits"],
  cue: /up to|no more than|not more than|maximum|exceed|limit|at most|excess|overage|allowance|quota|cap/i,
  says: [
    [
      phrase(
        "(?:up to|no more than|not more than|maximum of|not (?:to )?exceed|limited to|at most|limit of) ~30 \\d[\\d,]* ~20 (?:users?|seats?|copies|units|transactions|devices|gigabytes|gb|calls|requests|orders|tonnes|litres|pages|students|guests|bookings)\\b",
      ),
      "The Licence is for up to 250 named users.",
    ],
    [
      phrase(
        "(?:usage|volume|transaction|user|storage|download|fair use) (?:limits?|caps?|allowance|restrictions?|quota)",
      ),
      "Storage caps are set out in the Plan.",
    ],
    [
      phrase(
        "(?:excess|over-?usage|overage)(?: \\w+){0,2} (?:fees?|charges?|charged|rates?)|in excess of (?:the |its |your )?(?:allowance|entitlement|limit|quota|plan)",
      ),
      "Bookings in excess of your allowance cost $2 each.",
    ],
  ],
  not: [
    "Speed on the site is limited to 10 km, with at most 4 units of alcohol allowed to guests.",
    "The price is at most $500.",
  ],
  unless: /alcohol|insurance|speed/i,
  raises: [
    {
      when: phrase("suspend\\w*|block\\w*|terminat\\w*|throttl\\w*"),
      because: "going over stops the service ({words})",
      as: "If usage limits are passed we may suspend the account.",
      ask: "Ask for notice and time before anything stops.",
    },
    {
      when: phrase("(?:excess|overage|additional|list) ~20 (?:fees?|charges?|rates?|prices?)"),
      because: "going over costs more ({words})",
      as: "Above 10,000 calls overage charges apply, the limit of 10,000 requests being strict.",
      ask: "Ask for the same unit price above the limit.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "carr(?:y|ied|ies) (?:over|forward)|pooled|may (?:buy|add|purchase) (?:more|further|additional)|average",
      ),
      because: "it bends ({words})",
      as: "Unused storage allowance is carried forward.",
    },
  ],
  effect: "limits how much may be used, made or ordered",
  why: "Growth beyond the limit costs more or stops the work.",
  ask: [
    {
      ask: "for warning before a limit is reached",
      there: /\b(?:warn|notif|tell|alert|notice)/i,
      as: "We will warn you first.",
    },
    {
      ask: "for the same price per unit above it",
      has: "a price above the limit",
      there: /\b(?:rate|price|per unit|charge[sd]? at)\b/i,
      as: "More is charged at the same rate.",
    },
  ],
  categories: ["Volume Restriction"],
  usually: [costToPayer],
});
