import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const tradingHours = clause({
  id: "trading-hours",
  title: "Trading Hours",
  level: "Low",
  named: [/^(?:trading|opening) hours$|^hours of (?:trade|trading|opening)$/i, "Trading hours"],
  cue: /\bopen|\btrad(?:e|ing)\b|\bhours\b/i,
  says: [
    [
      phrase(
        "^(?:[\\d.()]{1,6} )?(?:permitted |core |minimum |centre )?(?:hours of (?:trade|trading|opening|business)|(?:trading|opening) hours) ?[:|] ?\\w",
      ),
      "Core trading hours: Tuesday to Sunday, 8 am to 4 pm",
    ],
    [
      phrase(
        "{must} ~40 (?:keep|remain|stay|be) ~40 \\bopen (?:for (?:business|trade|trading)|to the public|during|from|throughout|on|whenever)\\b",
      ),
      "A stallholder has to keep the stall open whenever the market is.",
    ],
    [
      phrase(
        "{must} ~20 (?:trade|conduct (?:its|the|a) business|operate) ~40 (?:during|throughout|for) ~30 \\bhours\\b",
      ),
      "The Lessee will conduct its business throughout the Centre's hours.",
    ],
    [
      phrase(
        "{mustnot} ~20 (?:open|trade)\\b ~40 (?:outside ~30 hours|(?:before|after) (?:\\d{1,2}\\b|six|seven|eight|nine|ten|eleven|noon|midnight)|except (?:during|between))",
      ),
      "The kiosk may not open before six in the morning.",
    ],
  ],
  not: [
    "The Store must stay open to inspection during business hours.",
    "Shares may not trade after 4 pm on the record date.",
    "The Clinic shall not open patients' files outside Australia.",
    "The Employee must keep an open mind from the first day.",
  ],
  unless: /\bshares?\b|\bsecurities\b|\bopen to inspection\b|\boffer\b/i,
  raises: [
    {
      when: phrase("continuous\\w*|at (?:all|least)|minimum|every day|seven days|throughout|core"),
      because: "it is a duty to trade ({words})",
      as: "The Lessee must keep the shop open for trade at all times when the Centre is.",
    },
  ],
  lowers: [
    {
      when: phrase("not (?:to )?(?:be )?unreasonably|reasonabl[ey]|public holidays|extended hours"),
      because: "there is some room ({words})",
      as: "The kiosk may not open before six without consent, which is not to be unreasonably withheld.",
    },
  ],
  effect: "says when a business may or must be open",
  why: "Hours that do not pay still need staff, and hours that would pay may be shut.",
  ask: [
    {
      ask: "for longer hours with consent, which is not unreasonably withheld",
      has: "longer hours with reasonable consent",
      there: /\bextended\b|\bunreasonabl/i,
      within: "clause",
      as: "Extended hours need consent, not to be unreasonably withheld.",
    },
    {
      ask: "that it may close for stocktaking, repairs and holidays",
      when: /\b(?:must|shall|will|has to|minimum|core)\b/i,
      has: "leave to close",
      there: /\b(?:clos(?:e|ed|ing)|stocktak\w+|holidays?)\b/i,
      within: "clause",
      as: "It may close on public holidays.",
    },
  ],
  usually: [{ bears: "payer", surely: true }],
});
