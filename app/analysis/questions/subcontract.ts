import type { PaperQuestions } from "../asking/question.ts";
import { building } from "./building.ts";

/** Subcontracts under a head contract to build. */
export const subcontract: PaperQuestions = {
  id: "subcontract",
  of: /^Construction subcontract$/,
  roles: { recipient: "Subcontractor", drafter: "Head Contractor" },
  questions: [
    ...building({
      id: "subcontract",
      worker: "Subcontractor",
      payer: "Head Contractor",
      works: "Subcontract Works",
      builds: "recipient",
    }),
    {
      id: "subcontract/head-contract",
      topic: "scope",
      title: "The head contract’s duties flow down",
      question: "Which of the head contract's duties do we take on, and have we seen it?",
      side: "recipient",
      about: {
        says: /\b(?:head|main|principal|prime) contract\b(?! ?(?:or|ors)\b)/,
        heading: /head contract|back-to-back/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,120}\b(?:may not|must not|must|is bound|agrees?|acknowledges?|assumes?)\b.{0,200}\b(?:breach|comply|perform|observe|bound by|bound to they|obligations|deemed to have (?:read|notice)|default|liab\w+)\b.{0,120}\b(?:head|main|principal|prime) contract\b|\bwe\b.{0,60}\b(?:deemed|taken) to have\b.{0,40}\bknowledge\b.{0,60}\b(?:head|main|principal|prime) contract|\bterms of the (?:head|main|prime) contract\b.{0,60}\b(?:incorporated|apply)/,
          ],
          level: "High",
          does: "{We} takes on the head contract's duties, or must do nothing that breaches it.",
          why: "It may owe head contract damages far beyond its own terms.",
          ask: "Ask to limit it to listed clauses about {we}'s work, with this paper prevailing.",
          wording:
            "The Subcontractor is bound only by the clauses of the Head Contract listed in the annexure so far as they concern the Subcontract Works. This Subcontract prevails over the Head Contract.",
          replaces: true,
        },
      ],
      kinds: ["back-to-back"],
      proof: {
        answered:
          "1.1 The Subcontractor must not do anything that would put the Head Contractor in breach of the Head Contract.",
        not: "1.1 The Head Contractor has given the Subcontractor a copy of the Head Contract.",
      },
    },
    {
      id: "subcontract/no-flow-down",
      topic: "precedence",
      title: "No flow-down of the head contract",
      question: "Is the subcontractor held to what we owe above?",
      side: "drafter",
      about: { says: /\b(?:head|main|principal|prime) contract\b(?! ?(?:or|ors)\b)/ },
      answers: [],
      absent: {
        level: "Medium",
        does: "{They} is not bound to keep to the head contract.",
        why: "What the client may claim from {we} for {they}'s work could not be passed on.",
        ask: "Ask that {they} perform so that {we} is not in breach above.",
        wording:
          "The Subcontractor must carry out the Subcontract Works so that the Head Contractor is not in breach of the Head Contract, a copy of which (prices removed) it has received.",
      },
      proof: {
        answered: "1.1 The Subcontractor must carry out the Subcontract Works.",
        not: "1.1 The Subcontractor must not put the Head Contractor in breach of the Head Contract.",
      },
    },
    {
      id: "subcontract/novation",
      topic: "assignment",
      title: "Novation may leave arrears behind",
      question: "If the head contract ends, who pays what we are owed?",
      side: "recipient",
      about: {
        says: /\bnovat\w+\b|\bassigned to the (?:owner|principal|client)\b/,
        heading: /novation/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,200}\bnovat\w+\b|\bnovat\w+\b.{0,160}\bwe must\b|\bthey may\b(?! not).{0,80}\bnovate\b|\b(?:sub-?contract|agreement) (?:is|must be|may be) (?:hereby )?assigned to\b.{0,60}\b(?:owner|principal|client)/,
          ],
          lacksHere: [
            /\b(?:arrears|amounts? (?:owing|due|unpaid)|paid|retention)\b.{0,120}\b(?:paid|assum\w+|novat)/,
          ],
          level: "Medium",
          does: "{We} must novate to the client on request, with nothing on what {they} already owes.",
          why: "By then {they} is often insolvent, and arrears and retention are lost.",
          ask: "Ask for novation only if both are paid or taken over.",
          wording:
            "The Subcontractor need not execute a novation unless all amounts due to it, and the retention held, are paid or assumed by the new party.",
        },
      ],
      proof: {
        answered:
          "7.2 If the Head Contract is terminated the Subcontractor must execute a deed novating this Subcontract to the Client.",
        not: "7.2 Nobody is required to novate this Subcontract.",
      },
    },
    {
      id: "subcontract/owners-claims",
      topic: "liability-cap",
      title: "Owners may claim beyond the cap",
      question: "May owners of the building sue us, and does the cap bind them?",
      side: "recipient",
      about: {
        says: /\bstatutory duty of care\b|\bowners corporation\b|\bsubsequent owners?\b|\blot owners?\b|\bstatutory warranties\b|\bhome building act\b/,
      },
      answers: [
        {
          when: [
            /\b(?:apartments?|units|townhouses?|dwellings?|residential|home units)\b/,
            /\bour (?:total |aggregate )?liability\b.{0,160}\b(?:limited|may not exceed|capped)|\bour liability\b.{0,160}\b(?:limited|may not exceed|capped)/,
          ],
          level: "Medium",
          does: "These are homes: owners may sue {we} directly for defects, and the cap binds only {they}.",
          why: "The duty owed to owners cannot be contracted out of, and nothing here shares that risk.",
          ask: "Ask {they} to indemnify beyond the cap for others' design and work.",
          wording:
            "The Head Contractor indemnifies the Subcontractor against claims by owners to the extent that they exceed the limit of liability or arise from the design or work of others.",
        },
      ],
      proof: {
        answered:
          "Project: 46 apartments.\n5.3 The Subcontractor's liability is limited to the Subcontract Sum.",
        not: "5.3 The Subcontractor has no statutory duty of care to others.",
      },
    },
    {
      id: "subcontract/other-trades",
      topic: "defects",
      title: "Attendance and damage by other trades",
      question: "Who gives cranage, power and protection, and who pays for damage by others?",
      side: "recipient",
      about: {
        says: /\b(?:cranage|crane|scaffold\w*|hoist\w*|amenities|power|water|attendance|storage|other (?:trades|subcontractors|contractors)|protect\w*)\b/,
        heading: /attendance|site/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,100}\b(?:protect|provide|arrange|supply|bear|pay)\b.{0,120}\b(?:cranage|crane|scaffold\w*|hoist\w*|amenities|its (?:own )?work|from damage|damage by)|\b(?:lifting|cranage|scaffold\w*|hoist\w*|access equipment)\b.{0,80}\bby we\b|\bwe is responsible for\b.{0,60}\b(?:scaffold\w*|cranage|hoist\w*|lifting|unloading)/,
          ],
          level: "Low",
          does: "{We} provides its own lifting, scaffold or protection, or bears damage by other trades.",
          why: "Each is a large cost that one price may not hold.",
          ask: "List what {they} provides free, and except damage by others.",
          wording:
            "The Head Contractor must provide cranage, scaffold, power, water, amenities and storage free of charge and bears the cost of damage to finished work by others.",
        },
      ],
      proof: {
        answered: "1.7 The Subcontractor must provide its own scaffold and cranage.",
        not: "1.7 The Head Contractor must provide cranage and scaffold.",
      },
    },
  ],
};
