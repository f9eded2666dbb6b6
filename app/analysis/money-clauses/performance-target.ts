import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const measure =
  "(?:gross sales|net sales|sales|turnover|revenue|targets?|quotas?|kpis?|key performance (?:indicators?|measures?)|performance (?:criteria|levels?|standards?|benchmarks?))";
const missed =
  "(?:fails?|does not|do not|has not|is not|falls? (?:short|below)|miss(?:es)?|not (?:met|reached|achieved)|less than)";
const consequence =
  "(?:terminate|termination|end (?:this|the)|exclusiv\\w+|non-exclusive|reduce|take (?:away|back)|withdraw|lose|loses|clawback|refund|forfeit|shortfall|default)";

export const performanceTarget = clause({
  id: "performance-target",
  title: "Performance Target",
  level: "High",
  cue: /sales|turnover|revenue|target|quota|kpi|performance/i,
  withConsequence: true,
  says: [
    [
      phrase(
        `(?:must|shall|will|has to|have to) (?:\\w+ ){0,2}(?:reach|achieve|meet|attain|generate|make) ~60 ${measure} ~30 (?:of|at|above|equal to|no less than)? ?~10 \\$ ?\\d`,
      ),
      "The Dealer shall attain net sales of $400,000 in each calendar year.",
    ],
    [
      phrase(
        `${missed} ~60 (?:minimum |annual |agreed |sales |the |its |your ){0,4}${measure} ~160 ${consequence}`,
      ),
      "If the Agent does not make its annual quota for two years running, the Maker may appoint others and the territory becomes non-exclusive.",
    ],
    [
      phrase(
        `(?:minimum|annual|monthly|quarterly) (?:\\w+ )?(?:performance )?(?:targets?|quotas?|kpis?) ~80 (?:must|shall|will) be (?:met|reached|achieved|attained)`,
      ),
      "The quarterly targets in Annexure B must be met by the Distributor.",
    ],
  ],
  not: [
    "The Company hopes that it will reach sales of $2 million, and the Board will review targets each year.",
    "An employee's bonus is discretionary and depends on sales targets being met.",
    "If turnover is less than $75,000 the business need not be registered, and the end of the year is 30 June.",
  ],
  unless: /\bbonus\b|\bhopes?\b|\bforecasts?\b|\bregister(?:ed)? for\b|\bneed not\b|\bearn-?out\b/i,
  raises: [
    {
      when: phrase("terminate|end (?:this|the)|immediately"),
      to: "High",
      because: "the whole contract hangs on it ({words})",
      as: "If the Reseller fails to meet its quota in any quarter, the Vendor may terminate on notice.",
    },
    {
      when: phrase(
        "increas\\w+ (?:by )?~20 (?:each|every|per) year|as (?:reset|determined|set) by",
      ),
      because: "it may be moved upwards ({words})",
      as: "The annual targets, as set by the Maker, must be met.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:improvement|recovery|remed\\w+) (?:plan|period)|pro[- ]?rata|reasonable (?:endeavours|efforts)",
      ),
      because: "it is softened by {words}",
      as: "If a dealer misses the target for a year a recovery plan is agreed before it may lose its territory.",
    },
  ],
  effect: "makes rights depend on sales or another target",
  why: "Missing the figure costs the contract or its value, whatever the reason was.",
  ask: [
    {
      ask: "for relief where the other side, the market or the law is the cause",
      has: "relief for causes outside its control",
      there:
        /\b(?:unless|except|relie\w+|adjust\w*|reduc\w+)\b.{0,80}\b(?:supply|deliver|control|fault|breach|law|market|default)/i,
      within: "clause",
      as: "The target is reduced where the Maker cannot supply.",
    },
    {
      ask: "for a plan and time to make up a shortfall before anything follows",
      has: "time to make up a shortfall",
      there:
        /\b(?:improvement|recovery|remedial) plan\b|\bmake (?:good|up)\b.{0,40}\b(?:shortfall|difference)/i,
      as: "A shortfall leads to a 90-day improvement plan first.",
    },
    {
      ask: "for a right to pay the difference and stay",
      has: "a right to pay the difference",
      there: /\bpay(?:ing)?\b.{0,40}\b(?:difference|shortfall)/i,
      within: "clause",
      as: "It may keep its rights by paying the shortfall.",
    },
    {
      ask: "that the figure be fixed for the term",
      has: "a figure fixed for the term",
      there: /\$ ?\d[\d,]+.{0,80}\b(?:each|every|any) year|\bfixed for the term\b/i,
      as: "It must reach $300,000 in each year.",
    },
  ],
  insteadOf: ["minimum-commitment"],
  gravity: 16,
});
