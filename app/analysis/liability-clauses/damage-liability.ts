import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied } from "../kind/usage.ts";

/** Things that are damaged, and not loss of money alone. */
const ofThings =
  /\b(?:damage|damaged|breakages?|repair\w*|replac\w+|rectif\w+|reinstat\w+|stolen|theft|wear)\b/i;

export const damageLiability = clause({
  id: "damage-liability",
  title: "Liability for Damage or Loss",
  level: "Medium",
  cue: /damage|loss|breakage|repair|replac/i,
  says: [
    [
      phrase(
        "\\b(?:compensat\\w+|reimburs\\w+) ~60 for the (?:full )?(?:replacement costs?|costs? of (?:repair|replac)\\w*)\\b",
      ),
      "I agree to compensate the Club for the full replacement cost of a lost key.",
    ],
    [
      phrase(
        "\\b(?:bears?|borne|compensat\\w+|make good|made good)\\b ~20 \\b(?:any|all|the|every|each) (?:\\w+ ){0,4}(?:loss(?:es)?|damages?)\\b ~40 \\b(?:suffered|incurred|sustained|caused)\\b",
      ),
      "The Carter shall bear all direct and indirect losses suffered by the Mill when a load is late.",
    ],
    [
      phrase(
        "\\b(?:any|all|every) (?:\\w+ ){0,4}(?:loss(?:es)?|damages?)\\b ~60 \\b(?:shall|must|will|is|are) (?:be )?(?:\\w+ )?(?:borne|compensated|made good) by\\b",
      ),
      "Any loss thus caused to the Mill shall be fully borne by the Carter.",
    ],
    [
      phrase(
        "(?<!\\b(?:not|nor|never|neither|nobody|nothing|no[- ]one) (?:\\w+ ){0,3})\\b(?:liable|responsible|accountable|answerable) (?:to \\w+(?: \\w+)? )?for (?:(?:all|any|every|each|the|its|loss of or|loss or|full|cost|costs|of|and|repair\\w*|loss(?:es)?,?|theft,?) ){0,8}(?:damages?|breakages?)\\b(?! (?:awarded|at law))",
      ),
      "Campers are responsible for any damage to the hut.",
    ],
    [
      phrase(
        "\\b(?:pays?|meets?|bears?) ~30 \\bcosts? of (?:(?:any|all|the) )?(?:repair|replac|rectif|make-?good|reinstat|restor|making good)\\w*",
      ),
      "The Crew must bear the full cost of repair of a torn sail.",
    ],
  ],
  not: [
    "The Club is not liable for any damage to a car.",
    "The Maker must pay the cost of repair of a pump that is under warranty.",
    "The Hirer indemnifies the Owner and is liable for damage.",
    "Each party's liability for damage is limited to $500.",
  ],
  unless:
    /\bindemnif\w+|\bwarrant(?:y|ies|ed)\b|\b(?:not|nor|never|neither|no) (?:\w+ ){0,3}(?:liable|responsible|responsibility|accountable)\b|\blimited to\b|\bconsequential\b|\binsur(?:ance|ed|er)\b/i,
  raises: [
    {
      when: phrase(
        "how(?:so)?ever (?:caused|arising)|whether or not|regardless of|\\b100 ?%|whatever (?:the|its) cause|arising from the (?:event|use|hire)",
      ),
      because: "it asks for no fault ({words})",
      as: "The Hirer is liable for any damage, however caused.",
    },
    {
      when: phrase("\\bon demand\\b|in (?:its|our) (?:sole |absolute )?(?:opinion|discretion)"),
      because: "the other side names the sum ({words})",
      as: "The Hirer must pay the cost of repair on demand.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:caused|done) by (?:it|the \\w+|you|its|your|their)|negligen\\w+|fair wear|to the extent|wilful\\w*|fault",
      ),
      because: "it is tied to fault, or leaves wear out ({words})",
      as: "The Hirer is liable for damage done by its guests.",
    },
  ],
  effect: "makes a party pay for damage or loss",
  why: "What has to be made good may cost many times the price of the contract, and insurance covers it only if it is asked for.",
  ask: [
    {
      ask: "that it cover only damage that the client, or its people, caused",
      has: "damage of its own causing",
      when: ofThings,
      there:
        /\b(?:caused|done) by\b|\bnegligen\w+|\bfault\b|\bto the extent\b|\b(?:acts?|omissions?) (?:or \w+ )?of\b/i,
      as: "It is liable for damage caused by its guests.",
    },
    {
      ask: "that it reach only loss that follows directly from the client’s own breach or fault",
      has: "loss from its own breach or fault",
      notWhen: ofThings,
      undoneBy: /\bindirect\b/i,
      there:
        /\bdirect(?:ly)?\b|\bdue to\b[^.;]{0,30}\bbreach\b|\bcaused by\b|\bnegligen\w+|\bfault\b|\bto the extent\b/i,
      as: "It bears all loss that its breach directly causes.",
    },
    {
      ask: "for a cap",
      notWhen: ofThings,
      there: /\b(?:limited to|not exceed|cap(?:ped)?|up to|maximum)\b/i,
      within: "clause",
      as: "It bears every loss suffered, up to $5,000.",
    },
    {
      ask: "that fair wear be left out",
      when: ofThings,
      has: "fair wear left out",
      there: /\bfair wear\b|\bwear and tear\b/i,
      within: "clause",
      as: "It excepts fair wear and tear.",
    },
    {
      ask: "for reasonable costs only, less what insurance pays",
      when: ofThings,
      has: "reasonable costs",
      there: /\breasonabl[ey]\b.{0,40}\b(?:costs?|expenses?)\b/i,
      within: "clause",
      as: "It pays reasonable costs.",
    },
  ],
  usually: [{ bears: "recipient", unless: denied }],
});
