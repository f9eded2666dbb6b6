import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const contentRemoval = clause({
  id: "content-removal",
  title: "Removal or Use of Content",
  level: "Medium",
  cue: /content|post|upload|listing|submission|material/i,
  says: [
    [
      phrase(
        "{may} ~60 (?:remove|delete|take down|block|refuse|reject|edit|disable) ~100 (?:content|posts?|listings?|materials?|submissions?|reviews?|uploads?|data)\\b",
      ),
      "The Franchisor may without notice take down any post, photograph or offer that the Franchisee places on a Pippin social media page.",
    ],
    [
      phrase(
        "(?:grant|give) (?:to )?(?:us|\\w+) ~120 (?:licen[cs]e|right) ~200 (?:content|submissions?|posts?|upload)",
      ),
      "You give us, and anyone we choose, a licence without end to put your logo, testimonials and uploaded case studies to any marketing use.",
    ],
  ],
  not: [
    "Knives and flammable goods will be taken from baggage and kept by security until the cruise is over.",
    "Trading content, such as recipes and allergens, shall be shown on a card at the front of the stall.",
    "We may remove any content that carries viruses.",
  ],
  unless: /viruses|employee|confidential|\b(?:attribution|credit|notice)s? (?:from|in|on)\b/i,
  raises: [
    {
      when: phrase(
        "(?:sole|absolute|our|its) discretion|without (?:prior )?notice|for any reason|at any time",
      ),
      because: "it can be done {words}",
      as: "The Franchisor may without notice take down any post, photograph or offer that the Franchisee places on a Pippin social media page.",
    },
    {
      when: phrase("perpetual|irrevocable|sub-?licen[cs]\\w+|royalty-free"),
      because: "the licence over content is wide ({words})",
      as: "You grant us a perpetual, irrevocable, royalty-free licence to use, reproduce and adapt any content you upload.",
    },
  ],
  lowers: [
    {
      when: phrase("notify you|prior notice|reasons?|appeal|object"),
      because: "it comes with {words}",
      as: "We may remove a listing that breaks these rules, and will give you our reasons.",
    },
  ],
  effect: "lets the other side remove or use what is uploaded",
  why: "What is uploaded may be the client’s own business records.",
  ask: [
    { ask: "for reasons", there: /\breasons?\b|\bwhy\b/i, as: "We will give reasons." },
    {
      ask: "for notice",
      there: /(?<!\bwithout (?:any |prior )?)\bnotice\b|\b(?:tell|notify|inform|warn)\b/i,
      as: "We will tell you beforehand.",
    },
    {
      ask: "for a way to object",
      there: /\b(?:object|appeal|review|dispute|complain)/i,
      as: "You may appeal.",
    },
  ],
  wants: [
    {
      ask: "that unlawful content be taken down at once on notice",
      has: "removal at once",
      there: /\b(?:at once|immediately|promptly|without delay)\b/i,
      as: "It comes down at once.",
    },
  ],
  termsLabels: ["Content removal"],
  given: "remov\\w*|edit|take \\w+ down|take down|delet\\w*",
  usually: [{ bears: "recipient" }],
});
