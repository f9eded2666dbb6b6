import type { Topic } from "../questions/topics.ts";
import type { Softener } from "./softener.ts";

const ofLiability = ["indemnity", "liability-cap", "excluded-loss", "data"] satisfies Topic[];

/** What makes an indemnity or a liability lighter. */
export const liabilitySofteners: readonly Softener[] = [
  {
    id: "for-our-share-only",
    lightens:
      /fault|blame|share|caused|whatever|however small|everything|in connection|all loss|any loss/,
    topics: ofLiability,
    reach: "sub-clause",
    says: [
      /\bindemnif\w+\b.{0,300}\b(?:to the extent|so far as|only (?:if|where|for|to))\b.{0,80}\b(?:our|we)\b/,
      /\b(?:to the extent|so far as)\b.{0,60}\b(?:caused|contributed|due|attributable|result\w*|aris\w+)\b.{0,80}\b(?:our|we)\b/,
    ],
    told: "only so far as {we} caused it",
    grants: /\bto the extent|\{we\}'s (?:own )?(?:fault|negligence)|\bcaused\b/,
    read: /to the extent|so far as/,
  },
  {
    id: "less-their-share",
    lightens:
      /fault|blame|share|caused|whatever|however small|everything|in connection|all loss|any loss/,
    topics: ofLiability,
    reach: "sub-clause",
    says: [
      /\b(?:except|excluding|other than|save|unless|reduc\w+|less|proportion\w*|does not apply|not liable|not extend)\b.{0,140}\b(?:caused|contribut\w+|negligen\w+|fault|wilful|default|act|acts|omissions?|breach|misconduct)\b.{0,60}\b(?:they|their)\b/,
      /\b(?:except|excluding|other than|save|unless|reduc\w+|less|proportion\w*|does not apply|not liable|not extend)\b.{0,140}\b(?:they|their)\b.{0,80}\b(?:caused|contribut\w+|negligen\w+|fault|wilful|default|acts?|omissions?|breach|misconduct)\b/,
    ],
    told: "less what {they} caused",
    grants: /\bshare\b|own fault|\bless \{they\}|contribut/,
    read: /contribut|negligen|to the extent/,
  },
  {
    id: "third-parties-only",
    topics: ["indemnity"],
    reach: "sentence",
    says: [
      /\bindemnif\w+\b.{0,80}\bagainst\b.{0,40}\b(?:third[- ]party claims?|claims? (?:made |brought )?(?:against they )?by (?:a |any )?third)\b/,
    ],
    told: "for the claims of third parties only",
    grants: /\bthird[- ]part/,
    read: /third/,
  },
  {
    id: "no-indirect-loss",
    topics: ["indemnity"],
    reach: "paper",
    says: [
      /^(?!.*\b(?:does not apply|except|other than|excluding|save)\b).*?\b(?:nobody|everybody|we)\b.{0,40}\b(?:is not liable|is liable|may not be (?:held )?liable|excludes?)\b.{0,200}\b(?:indirect|consequential|loss of (?:profit|revenue|business)|lost profit)/,
    ],
    told: "indirect loss is left out for both",
    grants: /\b(?:direct loss|indirect|lost profit|consequential|knock-on)\b/,
    read: /indirect|consequential/,
  },
  {
    id: "cap-covers-indemnity",
    topics: ["indemnity"],
    reach: "paper",
    says: [
      /^(?!.*\b(?:does not|may not (?:apply|extend|limit)|nothing|except|other than|excluding|save|apart from|unlimited|their (?:total |aggregate |maximum )?liability)\b).*?\b(?:our|everybody|nobody|total|aggregate|maximum)\b.{0,60}\bliab\w+\b.{0,240}\bindemnit(?:y|ies)\b.{0,200}\b(?:limited to|exceed|capped|more than|greater than)\b/,
      /^(?!.*\b(?:does not|may not (?:apply|extend|limit)|nothing|except|other than|excluding|save|apart from|unlimited|their (?:total |aggregate |maximum )?liability)\b).*?\b(?:our|everybody|nobody|total|aggregate|maximum)\b.{0,60}\bliab\w+\b.{0,200}\b(?:limited to|exceed|capped|more than|greater than)\b.{0,240}\bindemnit(?:y|ies)\b/,
      /^(?!.*\b(?:not|nothing|except|other than|excluding|save|apart from)\b).*?\b(?:limit\w*|cap|ceiling|clause \d[\d.]*)\b.{0,60}\b(?:applies|apply|extends?|covers?)\b.{0,80}\bindemnit(?:y|ies)\b/,
    ],
    told: "the limit on liability covers it",
    grants:
      /\b(?:under the cap|cap\b|indemnity included|ceiling|same (?:cap|limit)|limit(?:ed)? to (?:the|a) (?:sum|price))/,
    read: /does\|do\|must\|may\) not|indemnit\w\+\.\{0,200\}/,
  },
];
