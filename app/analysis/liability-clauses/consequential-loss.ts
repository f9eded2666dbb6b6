import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { limits } from "../kind/shut-out.ts";
import { mutual } from "../kind/wording.ts";

const notLiable =
  "(?:(?:not|never|no longer) (?:be )?(?:held )?(?:liable|responsible|accountable)|(?:neither|no|nor) ~80 (?:liable|responsible)|(?:has|have|accepts?|bears?|assumes?|shall have|will have) no (?:liability|responsibility)|without liability|no liability|(?:excludes?|disclaims?|excluded|waives?) ~120 (?:liability|loss|damages?))";

const lostProfit = phrase("loss of (?:profits?|revenue|income|business)|lost profits?");

export const consequentialLoss = clause({
  id: "consequential-loss",
  title: "Exclusion of Consequential Loss",
  level: "Medium",
  cue: /consequential|indirect|incidental|special|loss of (?:profit|revenue)/i,
  says: [
    [
      phrase(
        `${notLiable} ~260 (?:consequential|indirect|incidental|special,|special or|loss of (?:profits?|revenue|business)|lost profits?)`,
      ),
      "Excluded heads of damage: loss of margin, loss of resale opportunity, wasted marketing spend and economic loss of any indirect kind suffered by the Reseller.",
    ],
    [
      phrase(
        "(?:in no event|under no circumstances|neither party|no party) ~260 (?:consequential|indirect|incidental|loss of profits?|lost profits?)",
      ),
      "Neither party has any liability to the other for loss of profit or other economic loss.",
    ],
    [
      phrase(
        "(?:consequential|indirect|incidental) (?:loss|losses|damage|damages)\\b.{0,160}(?:is|are|be) (?:hereby |expressly )?(?:excluded|waived|disclaimed|not recoverable)",
      ),
      "Consequential loss of any kind is excluded.",
    ],
  ],
  not: [
    "Oakhampton acknowledges that a breach of clause 11 may cause loss for which damages are no adequate remedy.",
    "The Lender shall apply receipts first to costs, secondly to interest and lastly to principal.",
    "The Contractor is not liable for consequential loss that its insurance covers.",
  ],
  unless: /includ\w+ (?:any )?(?:consequential|indirect)(?! or).{0,60}\bindemnif|insurance/i,
  raises: [
    {
      when: lostProfit,
      because: "{words} falls out even where it is the direct result of a breach",
      unless: {
        says: /\b(?:arising|arises|flows?) naturally|naturally and/i,
        as: "Neither is liable for loss of profit, except so far as it flows naturally from the breach.",
      },
      as: "Us shall not at any time be liable for Lost Bookings, Loss of Profits, loss of reputation, Wasted Advertising or consequential losses of any nature what so ever.",
    },
    {
      when: phrase("loss of data|third[- ]party claims?"),
      because: "{words} falls out as well",
      as: "Neither party is liable to the other for indirect loss, or for loss of data however it is caused.",
    },
  ],
  lowers: [
    {
      when: mutual,
      because: "it protects both sides ({words})",
      as: "8.1 Neither party is liable to the other for loss of profits, loss of data or any consequential loss.",
      inSentence: true,
    },
    {
      when: phrase(
        "(?:other than|except|does not apply|do not apply) ~160 (?:indemnit|confidential|privacy)",
      ),
      because: "it carves out {words}",
      as: "The Supplier is not liable for indirect or consequential loss, except under the indemnities in clause 9.",
    },
    {
      when: phrase("(?:arising naturally|arises naturally|flows? naturally|naturally and)"),
      because: "it keeps loss that {words} from the breach",
      as: "The Supplier is not liable for consequential loss, which does not include loss arising naturally from the breach.",
    },
  ],
  effect: "shuts out indirect or consequential loss",
  why: "What the words take away is uncertain without a definition, and may include lost profit, which is often most of the loss.",
  ask: [
    {
      ask: "for a definition that keeps loss flowing naturally from the breach",
      has: "loss that flows naturally from the breach",
      undoneBy: new RegExp(`^(?!.{0,2000}\\bnaturally\\b).{0,2000}(?:${lostProfit.source})`, "i"),
      there:
        /\b(?:flow|flows|flowing|arise|arises|arising)\b(?: \w+){0,2} naturally\b|\b(?:naturally|direct(?:ly)?)\b.{0,80}\b(?:recover|not excluded|remains?|claim)|\b(?:means|other than)\b.{0,120}\b(?:naturally|usual course|direct)/i,
      within: "clause",
      as: "Loss arising naturally from a breach remains recoverable.",
    },
    {
      ask: "that the cost of restoring data stay recoverable",
      has: "the cost of restoring data",
      when: /\bloss of (?:\w+ or )?data\b/i,
      there: /\brestor\w+/i,
      within: "clause",
      as: "It is not liable for loss of data beyond the cost of restoring it.",
    },
    { ask: "that the exclusion be mutual", has: "protection for both sides", mutual: true },
  ],
  insteadOf: ["product-recall"],
  insteadWhere: [
    // Kinds of loss that are shut out leave no limit, and lift none.
    { of: "limitation-of-liability", not: limits },
    {
      of: "uncapped-liability",
      not: /\b(?:unlimited|uncapped|without (?:any )?(?:upper )?limit(?!ation|ing)|no (?:\w+ )?(?:limit|cap)\b|(?:limit|cap|limitation|exclusion|sentence|clause|section)s?\b[^.;]{0,80}\bnot (?:apply|limit|extend)|(?:not|never) exceed|nothing\b[^.;]{0,100}\blimit)/i,
    },
  ],
  within: "limitation-of-liability",
  learntAs: "limitation-of-liability",
  states: ["whetherOrNot"],
  takesAway: true,
  shields: true,
});
