import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const jointAndSeveral = clause({
  id: "joint-and-several",
  title: "Joint and Several Liability",
  level: "Medium",
  cue: /joint|collective/i,
  says: [
    [
      phrase(
        "\\b(?:jointly|joint) (?:(?:and|or|and\\/or) (?:several|severally)|and (?:each|individually|separately))\\b",
      ),
      "Siblings who sign for the hall answer for its hire jointly and severally.",
    ],
    [
      phrase("\\bjointly ~20 (?:liable|responsible|bound|answerable)\\b"),
      "The whole band is jointly liable for the sound desk.",
    ],
    [
      phrase(
        "\\b(?:joint|collective) (?:liability|responsibility|obligations?)\\b(?! and several)",
      ),
      "Damage to the hut is the walkers' collective responsibility.",
    ],
  ],
  surely: [
    [
      phrase(
        "\\b(?:obligations|agreements|promises|covenants)\\b ~80 \\b(?:bind|are binding on|are)\\b ~20 \\b(?:jointly and severally|joint and several)\\b",
      ),
      "If there are two or more Guarantors their promises bind them jointly and severally.",
    ],
  ],
  not: [
    "The venturers jointly own the rig and bear its cost in equal shares.",
    "A joint statement is made by both universities.",
    "The directors jointly and severally guarantee the debts of the club.",
    "The builders are not jointly and severally liable, but each for its own trade.",
  ],
  unless:
    /\b(?:not|never|nor|neither)\b.{0,30}\bjoint|\b(?:guarant|indemnif|covenant|appoint|warrant|undertake)\w*|\bproportionate\b|\bseverally and not jointly\b/i,
  raises: [
    {
      when: phrase(
        "full amount|\\ball (?:moneys|monies|amounts|damages?|losses|rent|debts)|whole (?:of|amount)|regardless",
      ),
      because: "each may have to pay the whole ({words})",
      as: "The flatmates are jointly liable for the full amount.",
    },
  ],
  lowers: [
    {
      when: phrase("proportions?|contribution|own share|\\bup to \\$|to the extent"),
      because: "it is shared out, or has a limit ({words})",
      as: "The flatmates are jointly liable, with contribution between them.",
    },
  ],
  effect: "makes each of several people answer for all of them",
  why: "The one with money pays, and has to get back from the others what they should have paid.",
  ask: [
    {
      ask: "that each answer only for its own share or its own acts",
      has: "several liability",
      there: /\bown (?:share|acts|part)\b|\bseverally (?:only|and not jointly)\b|\bproportion/i,
      within: "sentence",
      as: "Each answers for its own share.",
    },
    {
      ask: "for a promise of contribution among them",
      has: "contribution among them",
      there: /\bcontribut(?:e|ion)\b/i,
      within: "document",
      as: "Each has a right of contribution from the others.",
    },
  ],
  insteadOf: ["limitation-of-liability", "personal-liability"],
  insteadWhere: [
    // What binds several jointly guarantees nothing by itself.
    {
      of: "personal-guarantee",
      not: /\bguarantees\b|\b(?:and|severally|irrevocably|hereby|must|will|to|I|we) guarantee\b|\bguarantee (?:the|that|to|all|payment|(?:due|full|prompt|punctual)\b)/i,
    },
  ],
  usually: [{ bears: "recipient", unless: /\bpart(?:y|ies)\b|\bnot\b/i }],
  bearers: "joint",
});
