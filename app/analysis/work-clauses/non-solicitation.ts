import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { longRestraint, people, shortRestraint } from "../kind/wording.ts";

const _poach =
  "(?:solicit|entice|canvass|poach|approach|induce|lure|hire|employ|engage|recruit|encourage|interfere with)\\b";

export const nonSolicitation = clause({
  id: "non-solicitation",
  title: "Non-solicitation",
  level: "Medium",
  cue: /solicit|entice|canvass|poach|induce|recruit|hire/i,
  says: [
    [
      phrase(
        `{mustnot} ~200 \\b(?:solicit|entice|canvass|poach|induce|lure|recruit|hire) ~120 \\b${people}`,
      ),
      "Marcus won't canvass Studio's clients or freelancers during the engagement or in the half-year that follows.",
    ],
  ],
  not: [
    "Corella will draft an email inviting members to refer a friend and will send it only to people who have opted in.",
    "The Vendor declares that it offered no gift or inducement to any officer of the Council in connection with the tender.",
    "The Tenant must not engage a solicitor to induce a customer to leave.",
  ],
  unless: /insolven|solicitor/i,
  raises: [
    {
      when: longRestraint,
      because: "it lasts {words}",
      as: "The Importer shall not by letter, email, telephone, at trade fairs or other wise howsoever, directly or through any sub-distributor, nominee, relative or associate, solicit, canvas, interfere with or endeavour to entice away from the Exporter any grower, blender, customer or employee of the Exporter during the term hereof and three years there after.",
    },
    {
      when: phrase(
        `any (?:\\w+ )?${people}\\b(?! ~160 (?:with whom|whom|dealt|dealings|contact|introduced|met\\b|who (?:was|were|is|are|has|had) (?:a|an|its|the)?|(?:in|during|within) the (?:last|previous|\\w+ (?:months?|year) before)))`,
      ),
      because: "it covers {words}, whether or not dealt with",
      as: "For nine months after the end the Agent must not entice away any customer of the Principal.",
    },
  ],
  lowers: [
    {
      // Not those whom the words bind: "anybody with whom it has dealt must not approach …".
      when: phrase(
        "(?:with whom(?!.{0,80}\\b(?:must|shall|will|may) not\\b)|dealt with|had (?:material |direct )?(?:dealings|contact))",
      ),
      inSentence: true,
      because: "it is kept to those {words}",
      as: "For six months the Employee must not solicit customers with whom the Employee worked.",
    },
    {
      when: phrase(
        "general (?:advertis|solicitation)\\w*|not (?:specifically )?(?:directed|targeted)",
      ),
      because: "general advertising is left out ({words})",
      as: "For nine months from the date of this Agreement neither Party may solicit for employment any senior employee of the other whom it met through the Purpose, except through general advertising.",
    },
  ],
  effect: "stops a party approaching the other’s customers or staff",
  why: "It cuts off customers and staff, often those that the party itself brought.",
  ask: [
    {
      ask: "for twelve months at most",
      within: "clause",
      limit: { unit: "days", most: 366, near: /after|for|during|period|within|end/i },
      elsewhere: shortRestraint,
      as: "For six months after the end it must not approach them.",
    },
    {
      ask: "that it be kept to those with whom there were real dealings",
      has: "those with whom there were dealings",
      there:
        /\b(?:with|for) (?:whom|which)\b(?!.{0,80}\b(?:must|shall|will|may) not\b)|\b(?:dealt|dealings|worked|introduced|material contact|performed|managed|involved in|assigned to)\b|\bin the (?:\w+ )?(?:months?|year) before\b/i,
      as: "It covers clients with whom you dealt.",
    },
    {
      ask: "for an exception for general advertising",
      there: /\badverti[sz]|\bpublic(?:ly)? (?:job|campaign|notice|posted)/i,
      as: "A public advertisement is no approach.",
    },
  ],
  within: "restraint-of-trade",
  categories: ["No-Solicit of Customers", "No-Solicit of Employees"],
  states: ["term", "area"],
  shortening: true,
  gravity: 101,
  prohibits: true,
  promises: true,
});
