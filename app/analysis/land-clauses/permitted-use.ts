import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const place =
  "(?:premises|land|property|shop|building|site|unit|stall|berth|yard|hangar|kiosk|venue|hall|warehouse|office|paddock)\\b";

export const permittedUse = clause({
  id: "permitted-use",
  title: "Permitted Use",
  level: "Low",
  cue: /permitted use|authori[sz]ed use|\bused?\b|occupy/i,
  says: [
    [
      phrase(
        "^(?:[\\d.()]{1,6} )?(?:permitted|authori[sz]ed) use(?: of (?:the )?premises)? ?[:|] ?\\w",
      ),
      "Permitted use: dry cleaner, with mending and alterations",
    ],
    [
      phrase(
        `{must} ~20 (?:use|occupy) (?:and occupy )?(?:\\w+ ){0,2}${place} ~20 \\b(?:only|solely|exclusively|for no|for the (?:permitted|authori[sz]ed) use)`,
      ),
      "The Lessee shall occupy the shop solely for the sale of flowers.",
    ],
    [
      phrase(
        `(?:{mustnot} ~20 (?:use|occupy)|(?:{may}|{must}) only ~10 use) (?:\\w+ ){0,2}${place} ~40 \\b(?:other than|except|but|save|as|for)\\b`,
      ),
      "A stallholder may only use the stall as a seller of plants.",
    ],
    [
      phrase(
        `${place} (?:{must}|{may}) (?:only )?be used ~20 \\b(?:only|solely|exclusively|for no other|as|for)\\b`,
      ),
      "The hangar will only be used for the storage of aircraft.",
    ],
  ],
  not: [
    "The Licensee must use the Software only for its own business.",
    "The Tenant must not use the Premises for anything unlawful.",
    "The Owner may only use the property report as evidence of title.",
  ],
  unless:
    /\b(?:unlawful|illegal|immoral|nuisance|noxious|hazardous|offensive)\b|\b(?:premises|land|property) (?:report|liability|damage|information|data|insurance)\b/i,
  raises: [
    {
      when: phrase("\\b(?:only|solely|exclusively|for no other|other than|no other purpose)\\b"),
      because: "nothing else may be done there ({words})",
      as: "The Lessee must use the shop solely for the sale of flowers.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "not (?:to )?(?:be )?unreasonably|(?:any|such) other (?:lawful )?(?:use|purpose)",
      ),
      because: "another use may be had ({words})",
      as: "The hangar will be used for the storage of aircraft or any other use that the Owner approves.",
    },
  ],
  effect: "says what the place may be used for",
  why: "A business that changes, or is sold to somebody in another trade, may no longer fit the words.",
  ask: [
    {
      ask: "that another use be allowed with consent, which is not unreasonably withheld",
      has: "another use with reasonable consent",
      there: /\b(?:any|such) other (?:lawful )?(?:use|purpose)\b|\bchange of use\b/i,
      within: "clause",
      as: "It may be used for any other use to which the Owner agrees.",
    },
    {
      ask: "for a promise that planning law allows that use",
      has: "a promise that planning law allows it",
      there: /\b(?:planning|zoning|zoned|development consent)\b/i,
      within: "clause",
      as: "The Owner warrants that planning law allows it.",
    },
  ],
  insteadOf: ["permits-and-fines"],
  usually: [{ bears: "payer", surely: true }],
});
