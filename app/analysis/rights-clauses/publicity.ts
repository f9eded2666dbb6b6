import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const publicity = clause({
  id: "publicity",
  title: "Publicity and Use of Name",
  level: "Low",
  named: [/publicity|announcements?|media/i, "Publicity"],
  cue: /case stud|credit|press|media|announce|public|logo|\bname\b|testimonial|photograph|likeness|advertis/i,
  says: [
    [
      phrase(
        "\\b(?:consents?|agrees?) to ~40 \\buse of (?:its|their|his|her|your|the \\w+['’]s) (?:\\bnames?\\b|logos?|likeness|image) ~100 (?:market|advertis|promot|website|publicity|portfolio)",
      ),
      "Each band consents to the label's use of its name in promotion of the festival.",
    ],
    [
      phrase(
        "{mustnot} ~60 (?:issue|make|publish|release|give) ~60 (?:press release|media release|announcements?|public statements?|publicity|interview|statements? to the (?:media|press))",
      ),
      "Neither party may make a public announcement about this deal.",
    ],
    [
      phrase(
        "(?:press|media|public) (?:releases?|announcements?|statements?) ~120 (?:consent|approv\\w*|agreed?)",
      ),
      "Media statements need the Agency's prior approval.",
    ],
    [
      phrase(
        "{may} ~40 (?:use|display|publish|list|show|reproduce) ~40 (?:\\bnames?\\b|logos?|testimonials?|photographs?|likeness|image) ~80 (?:market|advertis|promot|website|publicity|customer|client|portfolio)",
      ),
      "The Builder may use photographs of the house to promote its business.",
    ],
    [
      phrase(
        "{mustnot} ~40 use ~40 (?:\\bname\\b|logos?|trade marks?) ~80 (?:consent|approval|permission|advertis|publicity|promot)",
      ),
      "The Supplier must not use the University's logo in advertising.",
    ],
    [
      phrase(
        "{may} ~40 \\b(?:publish|write|produce|prepare|release)\\b ~30 \\bcase stud(?:y|ies)\\b",
      ),
      "The Planner may write a case study of the wedding.",
    ],
    [
      phrase(
        "\\b(?:receives?|given?|has|have|display|include)\\b ~20 \\b(?:permanent |prominent |appropriate )?credit (?:on|in) (?:the |each |all )?(?:\\w+ )?(?:site|website|page|film|program|brochure|publication|building)s?\\b",
      ),
      "The Architect is given credit in every brochure.",
    ],
  ],
  not: [
    "The Franchisee may use the name in its domain name and marketing under the Brand Manual.",
    "The register is open to the public.",
  ],
  unless: /domain name|business name|brand (?:manual|guidelines)|confidential information/i,
  raises: [
    {
      when: phrase(
        "without (?:further |prior |any )?(?:consent|payment|notice|permission)|any (?:purpose|media|manner)|perpetual\\w*|worldwide|forever",
      ),
      because: "it is wide ({words})",
      as: "We may use photographs of you to promote the club without payment.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:each|either|neither|both) part(?:y|ies)"),
      because: "it binds both sides ({words})",
      as: "Neither party may issue a press release about the sale.",
      inSentence: true,
    },
    {
      when: phrase("required by (?:law|the \\w+)|stock exchange|listing rules"),
      because: "what has to be disclosed may be ({words})",
      as: "A party must not make an announcement unless required by law.",
    },
  ],
  effect: "says who may speak of the deal or use the other’s name",
  why: "A name used as a reference, or a deal made public too early, cannot be taken back.",
  ask: [
    {
      ask: "for consent in writing to each use",
      has: "consent to each use",
      there: /\b(?:consent|approval|approve[sd]?|permission|agree(?:s|d|ment)?)\b/i,
      as: "It may name the Client with its consent.",
    },
    {
      ask: "for an exception for what the law requires",
      there: /\b(?:required|compelled) by law|\blaw requires|\bstock exchange\b|\bregulat/i,
      when: /\b(?:must not|may not|shall not|will not|cannot|neither|no party|nor)\b/i,
      as: "It must not announce it unless the law requires.",
    },
  ],
});
