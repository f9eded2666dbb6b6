import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

/** Whoever may follow another's sale is not forced to it. */
const joins =
  /\b(?:may|can|(?:is|are) entitled to|has the right to|have the right to) (?:also )?(?:elect|choose|require|join|participate|tag|follow|sell)\b(?! the (?:other|rest|remaining))(?!.{0,900}\b(?:must|shall|drag))/i;

export const dragAndTag = clause({
  id: "drag-and-tag",
  title: "Drag-along and Tag-along",
  level: "Medium",
  named: [/drag|tag[- ]along/i, "Drag along"],
  cue: /drag|tag|shareholder|holders?|members?|\bsell/i,
  says: [
    [
      phrase(
        "\\b(?:require|compel|oblige|force)\\b ~10 \\b(?:the rest|the others|the remainder|the minority|them all)\\b ~20 to sell\\b",
      ),
      "Partners with two thirds of the units may compel the rest to sell to the same buyer.",
    ],
    [
      phrase("\\b(?:drag|tag)[- ]?along|\\b(?:drag|tag) (?:notice|right|sale)"),
      "A Tag Along Notice may be given within 10 days.",
    ],
    [
      phrase(
        "(?:require|compel|oblige|force|call on) ~60 (?:other|remaining|minority|all|every) (?:of the )?(?:\\w+ )?(?:shareholders?|unitholders?|investors?|holders) ~40 to (?:sell|transfer)",
      ),
      "Holders of 75% may require all other shareholders to sell to the same buyer.",
    ],
    [
      phrase(
        "(?:sell|include|join|transfer) ~60 (?:shares|units|securities) ~80 (?:on|at|for) the same (?:terms|price)",
      ),
      "Each Founder may join in and sell its shares on the same terms.",
    ],
  ],
  not: [
    "The Vendor must procure that shareholders of the tenant sell no shares on the same terms to a competitor of the lessor.",
    "Cattle must carry a tag.",
  ],
  unless: /\blessor|\btenant\b|listed/i,
  raises: [
    {
      when: phrase("\\bdrag|require|compel|oblige|force"),
      because: "it can force a sale ({words})",
      as: "A drag-along may be exercised at the board's wish.",
    },
    {
      when: phrase(
        "any (?:price|terms|consideration)|simple majority|5[01] ?(?:%|per ?cent)|attorney",
      ),
      because: "little is needed for it ({words})",
      as: "Tag along rights fall away on a sale approved by a simple majority.",
      // To follow another's sale forces nobody: the less it needs, the better.
      unless: {
        says: joins,
        as: "If holders of 50% sell, each other holder may elect to sell on those terms.",
      },
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:minimum|lowest|fair|not less than|no less than) ~20 (?:price|value|return)|\\bcash\\b",
      ),
      because: "there is a floor ({words})",
      as: "A drag-along needs a cash offer.",
    },
    {
      when: phrase("same (?:terms|price)|no less favourable|pro[- ]?rata"),
      because: "all are treated alike ({words})",
      as: "On a tag-along each holder is paid the same price.",
    },
  ],
  effect: "forces, or lets, minority holders sell with the majority",
  why: "It decides who can sell the company, when, and at what price for the others.",
  ask: [
    {
      ask: "for a threshold well above half",
      notWhen: joins,
      there: /\b(?:7[05]|[89]\d)(?:\.\d)? ?(?:%|per ?cent)|\b(?:seventy|eighty|ninety)\b/i,
      as: "Holders of 75% may require the rest to sell.",
    },
    {
      ask: "for a lowest price in cash",
      notWhen: joins,
      there: /\b(?:no less than|not less than|at least|minimum|floor|market value|fair value)\b/i,
      as: "The price is no less than fair value.",
    },
    {
      ask: "for the same terms for all",
      there: /\bsame (?:terms|price|conditions)|\bno less favourable\b|\bpro rata\b/i,
      as: "They sell on the same terms.",
    },
    {
      ask: "that warranties be limited to title",
      has: "warranties as to title only",
      there: /\btitle\b|\bcapacity\b/i,
      within: "clause",
      as: "They warrant title only.",
    },
    {
      ask: "that no sale go on unless the buyer takes these shares too",
      has: "no sale without these shares",
      when: joins,
      there:
        /\b(?:unless|until|not|only if)\b[^.;]{0,80}\b(?:buyer|purchaser|third party|offeror)\b/i,
      within: "clause",
      as: "It may not sell unless the buyer takes them too.",
    },
    {
      ask: "for a tag-along in return",
      notWhen: joins,
      has: "a tag-along",
      there: /\btag|\b(?:include|join|participat|require (?:the|any) (?:buyer|purchaser))/i,
      within: "clause",
      as: "The others may tag along.",
    },
  ],
  insteadOf: ["change-of-control"],
  owners: { alikeUnnamed: true },
});
