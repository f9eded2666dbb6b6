import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const shown =
  "(?:art ?work|advertis\\w+|promotional (?:\\w+ )?(?:materials?|copy)|marketing (?:\\w+ )?materials?|packaging|labels?|labelling|uses? of|proposed uses?|manuscripts?|scripts?|designs?|copy\\b|samples?|prototypes?|creative|photographs?|descriptions?|logos?|images?|likeness|press releases?|content)";

export const approvalRight = clause({
  id: "approval-right",
  title: "Approval of Materials or Use",
  level: "Low",
  cue: /approv/i,
  says: [
    [
      phrase(
        `\\brights? (?:to (?:\\w+ ){0,3}approv\\w+|of (?:\\w+ ){0,2}approval) ~120 \\b${shown}`,
      ),
      "The sculptor has a right of approval over photographs of the piece.",
    ],
    [
      phrase(
        `{must} ~40 \\b(?:submit|send|provide|deliver|supply|furnish|present)\\w*\\b ~160 \\b${shown} ~120 \\bfor ~60 \\bapproval`,
      ),
      "The baker must submit all labels to the farm for its approval.",
    ],
    [
      phrase(
        `{mustnot} ~80 \\b(?:use|publish|print|release|distribute|display|broadcast|produce|sell)\\b ~120 \\b(?:art ?work|advertis\\w+|promotional materials?|marketing materials?|packaging|labels?|manuscripts?|scripts?|photographs?) ~120 \\b(?:without|until|unless) ~80 \\bapprov`,
      ),
      "The club may not print packaging until the brewer has approved it.",
    ],
  ],
  not: [
    "Drawings are submitted to the Council for approval under the Planning Act.",
    "The Licensee must submit its annual accounts to the auditor for approval.",
    "The baker must submit the designs of the kitchen to the Landlord for its approval.",
    "The right to approve a budget rests with the board.",
  ],
  unless:
    /\b(?:council|minister|authority|planning|building works?|kitchen|alterations?|fit-?out|premises|plans and specifications|change requests?|deliverables)\b/i,
  raises: [
    {
      when: phrase(
        "\\b(?:sole|absolute|unfettered|unconditional) (?:and absolute )?(?:discretion|right)|for any (?:or no )?reason|deemed (?:to be |to have been )?(?:denied|refused|rejected|disapproved)",
      ),
      because: "nothing bounds it ({words})",
      as: "The baker must submit all labels for approval, which is in the farm's sole discretion.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "not ~30 (?:be )?unreasonably|deemed (?:to be |to have been )?(?:approved|given|accepted)|within {number} (?:\\(\\d+\\) )?(?:business |working )?days",
      ),
      because: "it has bounds ({words})",
      as: "The baker must submit all labels for approval, not to be unreasonably withheld.",
    },
  ],
  effect: "lets nothing be used or published until the other side has approved it",
  why: "A slow or refused approval holds up a launch that has been paid for.",
  ask: [
    {
      ask: "that approval not be unreasonably withheld",
      has: "that approval is not unreasonably withheld",
      there: /\bunreasonabl[ey]\b|\bacting reasonably\b|\breasonable (?:approval|grounds)\b/i,
      within: "clause",
      as: "Approval is not to be unreasonably withheld.",
    },
    {
      ask: "for a time within which to answer, after which it is taken to be given",
      has: "a time to answer",
      there:
        /\bdeemed\b.{0,40}\b(?:approv|given|accept)|\bwithin \w+ (?:\(\d+\) )?(?:business |working )?days\b/i,
      within: "clause",
      as: "It answers within five days.",
    },
    {
      ask: "that what is like something approved before need no new approval",
      has: "that what was approved once may be used again",
      there: /\b(?:previously|already|once) approved\b|\bsubstantially (?:similar|the same)\b/i,
      within: "clause",
      as: "What was previously approved may be used again.",
    },
  ],
});
