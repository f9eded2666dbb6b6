import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const contractByUse = clause({
  id: "contract-by-use",
  title: "Acceptance by Use",
  level: "Medium",
  cue: /\bby (?:using|access|download|install|regist|click|creat|plac|continu|visit|sign|brows|book|order|open|subscrib)|continued use|continue (?:to use|using)|constitutes|use of|do not agree/i,
  says: [
    [
      phrase(
        "by (?:\\w+ )?(?:accessing|using|downloading|installing|registering|clicking|creating|placing|continuing|visiting|signing up|browsing|booking|ordering|opening|subscribing) ~160 (?:you|customer|user) ~30 (?:agree|accept|acknowledge|consent|are bound|is bound|confirm)",
      ),
      'BY CLICKING "I ACCEPT" OR USING THE SERVICE YOU BIND THE ENTITY YOU REPRESENT TO THIS AGREEMENT.',
    ],
    [
      phrase(
        "(?:use|access|using|continue|continuing|continued) ~120 (?:constitutes?|means|signif|indicat|deemed|taken|accept) ~80 (?:accept|agree|terms|bound|changes?)",
      ),
      "Use of the API by anyone with your key means you take these terms as read.",
    ],
    [
      phrase(
        "if you (?:do not|don't) (?:agree|accept) ~80 (?:not|stop|cease|leave|discontinue) ~30 us(?:e|ing)",
      ),
      "If you do not agree, do not use the website.",
    ],
  ],
  not: [
    "Hire starts when Equipment leaves the yard and stops when it's back or an Off-Hire Number has been issued.",
    'Please read this licence through, and print a copy for your records, before choosing "I accept".',
    "The Purchaser is to accept or refuse the machine in writing within five days of the test run.",
    "The first drawing may not be made unless the Lender holds each document listed in Schedule 2 in form and substance satisfactory to it.",
  ],
  raises: [
    {
      when: phrase("continu(?:ed|ing) (?:to )?us(?:e|ing)"),
      because: "{words} accepts later changes too",
      as: "Your continued use of the website means you accept them.",
    },
  ],
  lowers: [
    {
      when: phrase("tick(?:ing)?|click(?:ing)? (?:on )?[\"'“]?i? ?(?:agree|accept)"),
      because: "there is a click ({words})",
      as: 'BY CLICKING "I ACCEPT" OR USING THE SERVICE YOU BIND THE ENTITY YOU REPRESENT TO THIS AGREEMENT.',
    },
  ],
  effect: "treats use as acceptance of the terms",
  why: "Somebody may be bound without having read the terms, and it often comes with a right to change them.",
  ask: [
    {
      ask: "for acceptance by signature or a click after a chance to read",
      there: /\b(?:sign(?:s|ed|ing|ature)?|click\w*|tick\w*)\b/i,
      as: "You accept by signing.",
    },
    {
      ask: "that later changes be accepted the same way",
      has: "acceptance of each change",
      there: /\b(?:changes?|var(?:y|iation)|amend\w+)\b.{0,100}\b(?:accept|agree|consent)/i,
      as: "Changes bind you when you agree to them.",
    },
  ],
  termsLabels: ["Contract by using"],
  given: "accept\\w*|agreement to|consent\\w*",
  usually: [
    {
      bears: "recipient",
      surely: true,
      when: /^(?:I ?\/ ?we|we ?\/ ?I|I or we|I)\b.{0,40}\b(?:agree|accept|acknowledge)/i,
    },
    { bears: "recipient" },
  ],
  alike: [
    // Whoever signs does not accept by use.
    { words: /^(?:[\d.()a-z]{1,8} )?by (?:(?:counter)?signing|executing) (?:this|below|here)\b/i },
    // Whoever signs accepts by signature: it takes conduct to accept by use.
    {
      words:
        /\bplease (?:read|sign|complete|return)\b|\bI(?:\/we)?\b.{0,60}\b(?:accept|agree)|\bsign and (?:date|return)\b|\bhereby agrees? to be bound\b|\bindependent (?:legal )?advice\b/i,
      meant:
        /\bby (?!the\b)(?:\w+ )?\w+ing\b|\b(?:us(?:e|es|ed|ing)|access\w*|download\w*|install\w*|regist\w+|click\w*|tick\w*|order\w*|book\w*|continu\w*|visit\w*|brows\w*|subscrib\w*|enter\w*|pa(?:y|id|ying|yment)|deliver\w*|attend\w*|conduct)\b/i,
    },
    // A signature at the foot of a paper.
    {
      words:
        /\bby signing (?:this|below|here|it|(?:the|these) (?:agreement|contract|form|deed|terms|application))\b|\bread and (?:fully )?underst(?:ood|ands?)\b|\b(?:electronic|digital|binding) signatures?\b/i,
      meant:
        /\bby (?:\w+ )?(?:using|access|download|install|register|click|tick|order|book|continu|visit|brows|subscrib|enter|pay|attend|accept|signing up)\w*|\b(?:use|access|conduct|payment|orders?)\b.{0,40}\b(?:constitutes?|means|deemed|taken|amounts?)\b/i,
    },
  ],
});
