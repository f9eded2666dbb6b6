import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const event =
  "(?:force majeure|acts? of god|(?:beyond|outside|not within) (?:(?:its|their|our|your|his|her|the|that|a) )?(?:(?:reasonable|supplier'?s|party'?s|[\\w-]+['’]s?) ){0,3}control)";

export const forceMajeure = clause({
  id: "force-majeure",
  title: "Force Majeure",
  level: "Medium",
  cue: /force majeure|acts? of god|control/i,
  says: [
    [
      phrase(
        `\\b(?:not|no|neither|nor|excuses?|excused|relieves?|relieved|suspend(?:s|ed)?|extends?|extended)\\b ~240 \\b${event}`,
      ),
      "A grower is not in default for a late harvest that hail or another thing beyond the grower's control brings about.",
    ],
    [
      phrase(
        `${event} ~240 (?:suspend(?:s|ed)?|excuse[sd]?|relieve[sd]?|extend(?:s|ed)?|not (?:be )?(?:liable|responsible|(?:in|a) (?:breach|default))|neither \\w+ (?:shall|will|is|must) (?:be )?(?:liable|responsible|compensat\\w+)|{may} ~20 (?:terminate|cancel|end))`,
      ),
      "While an act of God keeps the ferry in port, the Operator's duty to sail is suspended.",
    ],
  ],
  not: [
    "Force majeure shall not relieve the Host of its duty to restore the site from its copies.",
    "On the insolvency of a party, breach of confidence, or force majeure that lasts beyond sixty days, the other may terminate.",
    "The Seller keeps control of the vineyard until completion and is not to spray it.",
    "A change of ownership that is beyond the Tenant's control does not excuse it from asking for consent, for it stays in control of the kitchen.",
  ],
  unless:
    /(?:does|do|shall|will|must) not (?:excuse|relieve|extend|suspend)|no (?:relief|excuse)|\b(?:bankruptcy|breach\w*|insolven\w*)\b[^.]{0,200}\bforce majeure\b(?! event)[^.;]{0,120}\bterminat/i,
  raises: [
    {
      when: phrase(
        "including (?:but not limited to|without limitation)|howsoever|whatsoever|any other",
      ),
      because: "what it covers is open-ended ({words})",
      as: "The Mill is not responsible for delay by anything beyond its control, including but not limited to drought.",
    },
    {
      when: phrase(
        "lack of (?:staff|labour|funds?)|(?:default|failure|delay) (?:of|by) (?:its |a |any )?suppliers?|inability to obtain|shortages?|strikes?|industrial action|breakdowns?",
      ),
      oneSided: true,
      because: "it takes in ordinary business risk ({words})",
      as: "The Bakery is not liable for force majeure, which takes in shortages of flour.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:prompt|immediate|as soon as) ~30 noti(?:ce|fy)|mitigat\\w+|reasonable (?:steps|endeavours|efforts)|could not (?:have been|reasonably)",
      ),
      because: "it asks something of whoever relies on it ({words})",
      as: "A party is excused by force majeure while it takes reasonable steps to perform.",
    },
  ],
  effect: "excuses a party while something beyond its control keeps it from performing",
  why: "Whoever is owed the performance bears the delay, and may have to pay elsewhere meanwhile.",
  ask: [
    {
      ask: "that it protect both sides",
      has: "the same relief for both",
      mutual: true,
    },
    {
      ask: "for prompt notice and a duty to limit the effects",
      elsewhere:
        /\b(?:force majeure|beyond (?:its|their|the) (?:reasonable )?control)\b[^.]{0,160}\b(?:must|shall|will)\b[^.]{0,90}\b(?:inform|notif|tell|give notice)/i,
      has: "notice and mitigation",
      there:
        /\b(?:prompt\w*|immediate\w*|at once|forthwith|as soon as|within)\b[^.;]{0,80}\bnoti(?:ce|fy|fies)\b|\bnoti(?:ce|fy|fies)\b[^.;]{0,80}\b(?:at once|prompt\w*|immediate\w*|forthwith|as soon as|delay\w*|event|cause|circumstances?)\b|\bmitigat|\breasonable (?:steps|endeavours|efforts)\b/i,
      within: "clause",
      as: "It must give notice at once.",
    },
    {
      ask: "for a right to end the contract once it has lasted for some weeks, with what was paid in advance returned",
      has: "an end to a long delay",
      there:
        /\b(?:days?|weeks?|months?|long\w*|continues?|lasts?|persists?)\b[^.;]{0,120}(?<!\bnor\b[^.;]{0,160})\b(?:terminat|cancel|end)\w*\b|(?<!\bnor\b[^.;]{0,160})\b(?:terminat|cancel|end)\w*\b[^.;]{0,120}\b(?:days?|weeks?|months?|long\w*|continues?|lasts?|persists?)\b/i,
      within: "clause",
      as: "After 30 days either may end the contract.",
    },
  ],
  insteadOf: ["limitation-of-liability", "delivery-estimate"],
  shields: true,
});
