import { employment, loans, ownership } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { savesGuarantees } from "../kind/wording.ts";

export const warrantyDisclaimer = clause({
  id: "warranty-disclaimer",
  title: "Warranty Disclaimer",
  level: "Medium",
  cue: /as[- ]is\b|warrant|guarantee|represent|implied/i,
  says: [
    [
      phrase(
        "[\"'“‘(]as[- ]is\\b|as[- ]is,? (?:basis|and|where|with)|on an as[- ]is|\\bas is\\b[\"'”’]",
      ),
      'The Programs are supplied "as is", and that they will run free from error or interruption is not promised.',
    ],
    [
      phrase(
        "(?:disclaims?|disclaiming|excludes?|negatives?) ~80 (?:warrant|implied|guarantees? and|representations?)",
      ),
      "Save as is implied by Law and cannot be excluded, all conditions and warranties, express or implied, as to quality, fitness, finish, colour match or otherwise are hereby expressly negatived.",
    ],
    [
      phrase(
        "(?:warrant(?:y|ies)|conditions?|guarantees|representations?|terms) ~160 (?:is|are) (?:hereby |expressly |specifically )?(?:excluded|disclaimed|negatived)",
      ),
      "All conditions and warranties that statute, custom or the general law would imply into this licence are negatived so far as that may lawfully be done.",
    ],
    [
      phrase(
        "(?:makes?|gives?|provides?|offers?|given|made) no (?:other |express |implied |such )?(?:representations?|warrant(?:y|ies)|guarantees?|promises?)",
      ),
      "Opinions of probable cost are opinions; bids may differ and the Consultant offers no warranty to the contrary.",
    ],
    [
      phrase(
        "(?:no|without(?: any)?) (?:other )?(?:(?:express|implied|statutory)[, ]{0,2}(?:or|and)? ?){0,6}(?:warrant(?:y|ies))(?: or | of )",
      ),
      "Reseller on-sells and gives the Council no warranty of its own as to the software.",
    ],
    [
      phrase(
        "(?:do|does|don't|doesn't)(?: not)? (?:warrant|guarantee|promise) that|cannot (?:guarantee|warrant|promise)",
      ),
      "No promise is given as to results: the Club doesn't warrant that a program will lead to weight loss or fitness.",
    ],
  ],
  not: [
    "The Assignor warrants that he is the sole inventor and that no licence has been granted under the Patents.",
    "Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law.",
    "Mallee Gold warrants that its board meets AS/NZS 1301 and will give Torrens test certificates.",
    "The Rider declares that he/she has ridden fewer than ten times (circle): walk / trot / canter.",
  ],
  raises: [
    {
      when: phrase("[\"'“‘]?as[- ]is\\b"),
      because: "it takes what is supplied {words}",
      as: 'The Purchaser buys the plant upon an "as is, where is" footing and satisfied itself of its condition before signing.',
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:apart from|other than|besides|except(?: for)?|save for|subject to) (?:those|these|your|the) (?:\\w+ ){0,2}(?:guarantees|rights)\\b|\\b(?:nothing|not) ~30 (?:takes? away|affects?|limits?|excludes?) ~30 (?:guarantees?|rights) ~30 law",
      ),
      because: "it leaves what the law guarantees alone ({words})",
      as: 'Apart from those guarantees, the kayak is hired "as is".',
    },
    {
      when: savesGuarantees,
      because: "it keeps what cannot be excluded ({words})",
      as: "Save as is implied by Law and cannot be excluded, all conditions and warranties, express or implied, as to quality, fitness, finish, colour match or otherwise are hereby expressly negatived.",
    },
  ],
  effect: "disowns promises about quality, fitness or accuracy",
  why: "What was said of the thing before signing counts for little once it is disowned here.",
  ask: [
    {
      ask: "for a saving of the consumer guarantees",
      keepsLawful: true,
      there: new RegExp(
        `${savesGuarantees.source}|\\b(?:guarantees?|warrant\\w+|rights?|conditions?)\\b.{0,40}\\b(?:the law gives|(?<!(?:permitted|allowed) )by law|of law|under (?:any|the) law)\\b|\\bby law cannot\\b`,
        "i",
      ),
      within: "document",
      australian: true,
      notIn: [
        ...[...ownership, ...loans, ...employment],
        ...(["settlement deed", "confidentiality", "IP assignment"] as const),
      ],
      as: "Nothing takes away a guarantee that the law gives.",
    },
    {
      ask: "for an express promise that it works as described",
      has: "express promises",
      there: /(?<!\b(?:not|nor|neither|no|never|cannot) )\bwarrants? (?:that|to|its|the)\b/i,
      within: "clause",
      in: ["software/SaaS", "goods supply", "IP licence", "services agreement"],
      as: "The Supplier warrants that the pumps will work.",
    },
    {
      ask: "for a promise of title and of freedom from the rights of others",
      has: "a promise of title",
      there:
        /(?<!\b(?:not|nor|neither|no|never|cannot) )\bwarrants?\b[^.;]{0,120}\b(?:title|owns?|owner|infring\w*|rights of (?:others|any))\b/i,
      within: "document",
      in: ["software/SaaS", "goods supply", "IP licence"],
      as: "The Maker warrants that it has good title.",
    },
    {
      ask: "that what its description promises stay promised",
      has: "what its description promises",
      there: /\bas described\b|\bmatch\w* (?:its|their|the|our) description/i,
      within: "document",
      among: ["consumer terms"],
      as: "It will work as described.",
    },
    {
      ask: "for a promise that each is free to disclose what it does",
      has: "a promise that each may disclose it",
      there: /\bwarrants?\b[^.;]{0,60}\b(?:entitled|right|free|may)\b/i,
      within: "document",
      in: ["confidentiality"],
      as: "Each warrants that it is entitled to disclose it.",
    },
    {
      ask: "that what the client relies on be promised in writing, and stay outside the disclaimer",
      has: "written promises outside the disclaimer",
      there: /(?<!\b(?:not|nor|neither|no|never|cannot) )\bwarrants? (?:that|to|its|the)\b/i,
      within: "clause",
      notIn: [
        "software/SaaS",
        "goods supply",
        "IP licence",
        "services agreement",
        "business sale",
        "share sale",
        "franchise",
        "confidentiality",
      ],
      as: "The Supplier warrants that the pumps will work.",
    },
    {
      ask: "for a warranty of what the price rests on",
      there: /\bwarrants?\b.{0,100}\b(?:turnover|accounts|profit|revenue|records)/i,
      within: "clause",
      in: ["business sale", "share sale", "franchise"],
      as: "The Seller warrants that the accounts are true.",
    },
  ],
  gravity: 104,
  takesAway: true,
  shields: true,
  usually: [{ bears: "payer" }],
});
