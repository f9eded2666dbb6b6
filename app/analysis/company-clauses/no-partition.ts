import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const noPartition = clause({
  id: "no-partition",
  title: "No Partition",
  level: "Low",
  cue: /partition/i,
  says: [
    [
      phrase(
        "(?:{mustnot}|\\bno (?:[\\w-]+ ){1,2}(?:may|shall|will|must|can)\\b|\\bneither\\b) ~80 \\b(?:apply|seek|sue|suit|ask|claim|bring|commence|move|proceed\\w*|petition)\\b ~60 \\bpartition",
      ),
      "No co-owner may ask a court for partition of the orchard.",
    ],
    [
      phrase(
        "\\b(?:waives?|gives? up|forgoes?|surrenders?|releases?)\\b ~80 \\b(?:rights?|claims?|entitlements?)\\b ~80 \\bpartition",
      ),
      "Each sister waives any right to partition of the farm.",
    ],
  ],
  not: [
    "The Tenant may bring in partitions of cloth.",
    "No party may apply to the Council for approval of a glass partition.",
    "Either co-owner may apply for partition.",
  ],
  unless: /\b(?:glass|walls?|fit-?out|plaster\w*|erect|install|office|ceilings?|demountable)\b/i,
  evenly: true,
  raises: [
    {
      when: phrase("\\b(?:at any time|ever|forever|perpetual\\w*|for (?:80|eighty) years)\\b"),
      because: "it has no end ({words})",
      as: "No co-owner may at any time ask a court for partition of the orchard.",
    },
  ],
  lowers: [
    {
      when: phrase("\\b(?:unless|except|until|for (?:a period of )?{number} years?)\\b"),
      because: "it has bounds ({words})",
      as: "No co-owner may seek partition until the loan is repaid.",
    },
  ],
  effect: "keeps a co-owner from asking a court to divide or sell what is owned together",
  why: "Without it a court may order a sale; with it the way out is the one in the agreement, or none.",
  ask: [
    {
      ask: "for a way out in its place: a right to withdraw, to sell, or to be bought out",
      has: "a way out",
      there:
        /\b(?:withdraw\w*|buy(?:s|ing)? out|bought out|pre-?empti\w+|right to sell|put option)\b/i,
      within: "document",
      as: "A co-owner may withdraw by notice.",
    },
    {
      ask: "that it end on a deadlock or a lasting default",
      has: "an end on a deadlock or default",
      there: /\b(?:deadlock|default)\b/i,
      within: "clause",
      as: "This ends on a deadlock.",
    },
  ],
});
