import { loans } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { narrowed } from "../kind/usage.ts";

/** What is not to be contested: another's rights, and no claim of one's own. */
const ofTitle =
  /\b(?:contest|challeng|dispute|attack|oppos)\w*\b.{0,160}\b(?:ownership|validity|title|rights?|registration|marks?|patents?|copyright|goodwill)\b|\b(?:ownership|validity|title|trade ?marks?)\b.{0,200}\b(?:contest|challeng)\w*/i;

/** A release from claims of having relied on what was said. */
const ofReliance = /\breliance\b|\brel(?:y|ies|ied|ying) (?:up)?on\b/i;

export const covenantNotToSue = clause({
  id: "covenant-not-to-sue",
  title: "Release and Covenant Not to Sue",
  level: "Medium",
  cue: /sue|oppose|assert|releas|contest|challenge|waive/i,
  says: [
    [
      phrase(
        "(?<!\\b(?:not|to|may|can|and|or|nor|only) )(?<!\\bunless\\b[^.;]{0,80})\\breleases? (?!of\\b|from\\b)[^.;]{3,80}?\\bfrom (?:all|any) (?:\\w+ ){0,2}liabilit(?:y|ies)\\b",
      ),
      "Each rider releases the Club and its stewards from all liability for loss that a fall causes.",
      "surely",
    ],
    [
      phrase("{must} ~40 (?:sign|give|execute|deliver|provide) ~40 general releases?"),
      "On a transfer of the dairy you must sign a general release in the form that we give you.",
      "surely",
    ],
    [
      phrase(
        "^(?!.*\\b(?:jurisdiction|venue|forum|proceedings?)\\b).{0,400}\\b(?:covenants?|agrees?|undertakes?|promises?) (?:\\w+ ){0,3}(?:not|never) to assert\\b ~80 (?:claims?|actions?|patents?|rights?|infring\\w+)",
      ),
      "Each pool member undertakes never to assert any claim for infringement against a buyer of another member's pumps.",
      "surely",
    ],
    [
      phrase(
        "(?:covenants?|agrees?|undertakes?|promises?) ~30 (?:not|never) to (?:sue|bring|commence|institute|make any claim)",
      ),
      "The Contributor promises never to sue the Foundation, or anyone downstream of it, over a patent that reads on the Contribution.",
    ],
    [
      phrase(
        "{mustnot} ~40 (?:sue|contest|challenge|attack|dispute|oppose) ~80 (?:validity|ownership|title|rights?|registration|enforceab)",
      ),
      "The Licensee shall not challenge the validity of the Patents.",
      "surely",
    ],
    [
      phrase(
        "releases?,? (?:and|waives?|acquits?|forever|discharges?) ~40 ~60 (?:discharges?|claims?|from)",
      ),
      "The Assignor releases and forever discharges the Assignee from every claim she has or but for this deed might have had for remuneration in respect of use of the Works before the date of this deed.",
    ],
    [
      phrase("releases? ~80 from (?:all|any|and against) ~40 (?:claims?|actions?|suits?|demands?)"),
      "Final payment operates as a release of the Owner from all claims of the Contractor in connection with the Work.",
    ],
  ],
  not: [
    "A new release of the Software will be given to the Reseller at the same time as it goes to other partners.",
    "The parties shall within three days of payment file a notice of discontinuance with no order as to costs.",
    "With each payment claim Dallimore must deliver a statutory declaration that its workers have been paid.",
    "Dunmore and Whitlock shall within seven days file consent orders dismissing the Proceeding with no order as to costs.",
  ],
  raises: [
    {
      when: phrase("unknown|future|whether (?:or not )?known"),
      because: "it reaches {words} claims",
      as: "The Employee releases and discharges the Company from claims, known or unknown.",
    },
    {
      when: phrase(
        "(?:all|any|every|each) (?:and every |other )?(?:actions?|claims?|demands?|liabilit\\w+|causes? of action|loss\\w*)",
      ),
      because: "it reaches {words}",
      as: "The Exhibitor releases the Organiser from all claims over its stand.",
    },
  ],
  lowers: [
    {
      when: phrase("each party|mutual(?:ly)?"),
      because: "it binds both sides ({words})",
      as: "Upon the Settlement Sum clearing into his solicitors' trust account Nakhle releases and discharges Bayside and Steadfast Mutual, jointly and severally, from all actions, suits, causes of action, debts, dues, costs, claims, demands, verdicts and judgments, at law, in equity or under statute, which he has, had or but for this Deed might have had by reason of the Incident or the Proceeding.",
      inSentence: true,
    },
    {
      when: phrase(
        "(?:other than|except|save|apart from) ~80 (?:fraud|wilful|negligen|injury|death)",
      ),
      because: "serious cases are left out ({words})",
      as: "The Hirer releases and discharges the Owner from liability, except for wilful damage.",
    },
  ],
  effect: "gives up claims, or the right to bring them",
  why: "A claim given up in wide words may include one that nobody had thought of.",
  ask: [
    {
      ask: "that it be mutual",
      has: "that both sides are released",
      mutual: true,
      notIn: loans,
      notWhen: ofTitle,
    },
    {
      ask: "that a defence to a claim of the other side, and what the law lets nobody give up, be left out",
      has: "a defence left free",
      when: ofTitle,
      there: /\b(?:defen[cd]|counter-?claim)\w*/i,
      as: "It may still defend a claim by saying that the mark is not valid.",
    },
    {
      ask: "that it be kept to the dispute it settles",
      has: "that it is kept to the dispute",
      there:
        /\b(?:arising (?:out of|from)|in (?:connection with|respect of|relation to)|relating to|about|concerning|subject of)\b/i,
      in: ["settlement deed"],
      as: "Each claim arising out of the fire is released.",
    },
    {
      ask: "that fraud, and what was known to be untrue, be left out",
      has: "fraud left out",
      when: ofReliance,
      there: /\bfraud|\bknew to be (?:false|untrue)/i,
      within: "clause",
      as: "Each releases the other from claims of reliance, except for fraud.",
    },
    {
      ask: "that unknown and future claims be left out",
      has: "that unknown claims are left out",
      there:
        /\b(?:does not|do not|except|other than|excluding)\b.{0,80}\b(?:unknown|future|later|latent)/i,
      notIn: loans,
      notWhen: new RegExp(`${ofTitle.source}|${ofReliance.source}`, "i"),
      as: "This does not cover unknown claims.",
    },
    {
      ask: "that negligence and wilful default be left out as well as fraud",
      has: "that fault is left out",
      there: /\bnegligen/i,
      in: loans,
      as: "This does not cover negligence.",
    },
  ],
  categories: ["Covenant Not to Sue"],
  gravity: 14,
  given: "releas\\w*|give\\w* up|waive\\w*",
  neverKept: true,
  shields: true,
  usually: [narrowed],
  alike: [
    // What the parties wish is not what they give up.
    {
      words:
        /\b(?:desires?|wish(?:es)?|intends?|hopes?|prefers?)\b[^.;]{0,40}\b(?:resolve|settle)\b[^.;]{0,80}\bwithout (?:litigation|going to court|recourse)/i,
    },
  ],
});
