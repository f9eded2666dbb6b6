import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const stake =
  "(?:(?:any |all |some |its |his |her |their |the |of |or ){0,4}(?:[\\w-]+ )?(?:shares?(?! of)|units?|securities|options|membership interests?|shareholdings?))\\b(?!['’])";

export const shareTransfer = clause({
  id: "share-transfer",
  title: "Restriction on Transfer of Shares",
  level: "Medium",
  cue: /register|shares?|units?|securities|options|membership|shareholding/i,
  says: [
    [
      phrase(
        `{mustnot} ~40 \\b(?:transfer|sell|dispose of|deal with|assign|encumber|part with)\\b ~40 \\b${stake}`,
      ),
      "A member must not part with its units unless the trustee agrees.",
    ],
    [
      phrase(
        `{may} ~40 \\b(?:transfer|sell|dispose of)\\b ~20 \\b${stake} ~80 \\b(?:permitted|relative|affiliate|family|related|trust|if|only|provided)`,
      ),
      "A member may transfer units to a family trust of its own.",
    ],
    [
      phrase(
        "\\b(?:board|directors?) {may} ~40 (?:refuse|decline) ~30 (?:register|approve) ~30 transfers?",
      ),
      "The directors are entitled to refuse to register transfers to a rival.",
    ],
  ],
  not: [
    "The broker may sell the shares that the client orders it to sell.",
    "The Tenant must not transfer the lease of the units in the complex.",
    "The trustee may not deal with the unit's rubbish.",
  ],
  unless: /\b(?:lease|tenant|rent|strata|lot)\b|\bemploy\w+\b.{0,60}\bshares? (?:of|in) the work/i,
  raises: [
    {
      when: phrase(
        "(?:absolute|sole|unfettered) discretion|without giving (?:any )?reasons?|any reason|at all|under no circumstances",
      ),
      because: "there is no way round a refusal ({words})",
      as: "A holder must not sell shares unless the Board in its absolute discretion agrees.",
    },
    {
      when: phrase("(?:for|within|until|during) ~20 {number} (?:years?|months?)"),
      because: "there is a time in which nothing can be sold ({words})",
      as: "A founder must not sell shares for three years.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "permitted (?:transferees?|transfers?|dispos\\w+)|not (?:be )?unreasonably|affiliates?|family (?:trust|members?)|related bod",
      ),
      because: "some transfers are free ({words})",
      as: "A holder may transfer shares to a permitted transferee.",
    },
  ],
  effect: "limits to whom and how a holder may sell its shares",
  why: "A holding that cannot be sold freely is worth less, and its owner may be locked in.",
  ask: [
    {
      ask: "for free transfers to family, trusts and companies of the holder",
      has: "free transfers to the holder’s own",
      there: /\bpermitted (?:transferees?|transfers?)\b|\bfamily\b|\brelated bod|\baffiliates?\b/i,
      within: "document",
      as: "Transfers to family members are free.",
    },
    {
      ask: "that consent not be refused without good reason",
      has: "reasonable consent",
      when: /\b(?:consent|approv\w*|discretion|refuse|decline)\b/i,
      there: /\bnot (?:to )?(?:be )?unreasonably\b|\breasonable grounds?\b/i,
      within: "clause",
      as: "Consent is not to be unreasonably withheld.",
    },
    {
      ask: "for a way out: a sale to the others at fair value, or to a third party whom they do not match",
      has: "a way out",
      there: /\bpre-?emptive\b|\bfirst (?:offer|refusal)\b|\bfair value\b|\btag\b/i,
      within: "document",
      as: "The others have the right of first refusal.",
    },
  ],
  insteadOf: ["assignment"],
  alike: [
    // To share a place is to sell no shares.
    {
      words:
        /\bshar(?:e|es|ing) (?:the )?(?:possession|occupation|occupancy|use|access|premises|space|rooms?|information|data|passwords?|costs?|with)\b/i,
      meant:
        /\b(?:shareholders?|shareholdings?|units?|securities|stock|equity)\b|\b(?:any|all|no|its|his|her|their|the|of|in|sell|transfer) (?:\w+ )?shares?\b(?! (?:the )?(?:possession|occupation|occupancy|use|access|premises|space))/i,
    },
  ],
});
