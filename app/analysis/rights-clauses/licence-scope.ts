import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied, narrowed, ofGroup } from "../kind/usage.ts";

/** Words that weigh on whoever gets a licence, which it is not for them to ask for more of. */
const ofLicensee =
  /^(?!.{0,2000}\b(?:irrevocabl|perpetual)).{0,2000}(?:\bnon-?(?:transferable|assignable|sub-?licen[cs]able)|\b(?:personal|revocable)\b)|\blimited (?:right|licen[cs]e)|\bmay (?:only )?be used by\b|\bnot (?:granted|allowed|permitted)\b|\b(?:(?:must|may|shall|will) not|cannot|not (?:to )?(?:copy|transfer|sub-?licen[cs]e|modify))\b/i;

export const licenceScope = clause({
  id: "licence-scope",
  title: "Scope of Licence",
  level: "Medium",
  cue: /licen[cs]e|right to use|sub-?licen/i,
  says: [
    [
      phrase(
        "(?:grants?|granted|gives?|given) ~80 (?:licen[cs]es?|rights? (?:and licen[cs]e )?to (?:use|access|reproduce|distribute|install|copy|display))",
      ),
      "The Licensor grants to the Licensee a non-exclusive, non-transferable right for the Term to install and run the Programs at the Designated Stores.",
    ],
    [
      phrase(
        "(?:non-?exclusive|exclusive|perpetual|royalty-free|irrevocable|non-?transferable|revocable|worldwide)[, ] ~60 licen[cs]e",
      ),
      "The Reseller has a non-exclusive licence of the Marks during the Term.",
    ],
    [
      phrase("licen[cs]es? ~60 to (?:use|access|reproduce|exploit|practi[cs]e)"),
      "Kansai permits the SPV, and no sub-licensee, to practise the Assembly Patents at Kurri Kurri up to a nameplate of 2 GWh a year.",
    ],
  ],
  not: [
    "Your data is yours, and ours stays ours: neither of us gets to own the other's material because of this deal.",
    "Fossils, coins and relics found on the Site shall, as between the parties, be the property of the Principal.",
    "Permitted use: a shop that is licensed to use gas.",
    "Nothing here grants a licence to use the marks, and no licence is implied.",
    "Definitions\nThe Licensor grants to the Licensee a non-exclusive, non-transferable right for the Term to install and run the Programs at the Designated Stores.",
  ],
  unless:
    /^(?:permitted|authori[sz]ed) use ?[:|]|driver'?s? licen[cs]e|liquor licen[cs]e|licen[cs]es? (?:and permits|, permits)|no licen[cs]e|(?:does|shall|will) not (?:be construed as )?(?:grant|confer)|licensed premises/i,
  notUnder: /definitions/i,
  raises: [
    {
      when: phrase("perpetual|irrevocable|(?<!non-?|not )\\bsub-?licen[cs]able"),
      because: "it is {words}",
      as: "The Contributor grants the Project a perpetual, sublicensable licence to reproduce and adapt each Contribution.",
    },
    {
      when: phrase("\\brevocable|personal to|at any time"),
      because: "it is narrow or easily lost ({words})",
      as: "The Licensor grants to the Licensee a non-exclusive, revocable licence for the Term to install and run the Programs at the Designated Stores.",
    },
    {
      when: phrase("non-?transferable"),
      to: "Medium",
      because: "it is narrow ({words})",
      unless: {
        says: /\b(?:irrevocabl|perpetual)/i,
        as: "The Contributor grants the Project an irrevocable, non-transferable licence to reproduce each Contribution.",
      },
      as: "The Licensor grants to the Licensee a non-exclusive, non-transferable right for the Term to install and run the Programs at the Designated Stores.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:solely|only) (?:for|to|so far as)|during the term|for the (?:purposes?|term)|(?:so far as|to the extent)[^.;]{0,40}\\b(?:embedded|incorporated|included|form part)\\b",
      ),
      because: "it is limited to a purpose or to the term ({words})",
      as: "The Licensor grants to the Licensee a non-exclusive, non-transferable right for the Term to install and run the Programs at the Designated Stores.",
    },
  ],
  effect: "says who may use what, for how long and how widely",
  why: "The words decide what survives the end of the contract, a sale of the business and the licensor’s insolvency.",
  ask: [
    {
      ask: "that the right be kept to a stated purpose",
      has: "a stated purpose",
      there:
        /\b(?:only|solely|purposes?|for (?:use )?(?:in|the)|to the extent|so far as|in order to|for (?:its|his|her|their|your|our) own|to (?:make|produce|manufacture|sell|distribute|market|supply))\b/i,
      when: /\b(?:grants?|licen[cs]es?|may use|right to use|permits?|allows?)\b|\blets? (?:us|the|[A-Z])/i,
      notWhen: ofLicensee,
      as: "It grants a licence to use the plans for the project only.",
    },
    {
      ask: "that it end with the contract",
      has: "an end",
      there:
        /\b(?:during|while|until|term(?! of (?:the |that |its )?(?:rights?|copyright))|terminat\w*|ends?|expir\w+|for (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty))\b/i,
      when: /\b(?:grants?|licen[cs]es?|may use|right to use|permits?|allows?)\b|\blets? (?:us|the|[A-Z])/i,
      notWhen: ofLicensee,
      as: "It may use the plans during the Term.",
    },
    {
      ask: "that it may be ended for breach",
      has: "an end for breach",
      there: /\bbreach|\brevoked\b/i,
      within: "clause",
      when: /\birrevocabl/i,
      as: "It may be revoked for breach.",
    },
    {
      ask: "that it be ended only for a breach that is not put right",
      has: "an end for breach alone",
      when: /(?<!\bir)\brevocable\b|\b(?:revoke|withdraw|end)\w*\b[^.;]{0,40}\bat any time\b/i,
      there: /\b(?:only|unless|if)\b[^.;]{0,80}\bbreach/i,
      within: "clause",
      as: "It is revocable only for breach.",
    },
    {
      ask: "that what the client needs to do with it be named as allowed",
      has: "the uses that are needed",
      when: /\blimited (?:right|licen[cs]e)|\bnot (?:allowed|permitted|granted)\b/i,
      there: /\bmay (?:also )?(?:copy|print|download|change|adapt|keep|store)\b/i,
      as: "You get a limited licence, and may copy and print it.",
    },
    {
      ask: "that approval be given or refused on stated grounds within a set time",
      has: "approval in time",
      when: /\bmay (?:only )?be used\b[^.;]{0,160}\bapprov|\b(?:must|may|shall|will) not\b[^.;]{0,160}\bapprov/i,
      there: /\b(?:approv\w+|refus\w+)\b[^.;]{0,80}\b(?:unreasonabl\w+|within|reasons?)\b/i,
      within: "clause",
      as: "It must approve a label within 5 days.",
    },
    {
      ask: "for time to put a slip right before the licence is lost",
      has: "time to put a slip right",
      when: /^.{0,160}(?:\b(?:must|may|shall|will) not\b|\bcannot\b|\bnot (?:allowed|permitted|granted)\b|\band not otherwise\b)/i,
      notWhen: /\b(?:must|may|shall|will) not (?:assign|transfer|sub-?licen[cs]e)\b/i,
      there: /\b(?:remed(?:y|ied)|cured?|put right|reinstat\w+)\b/i,
      within: "document",
      as: "The licence ends if a breach is not remedied.",
    },
    {
      ask: "for room for all who need to use it, and for its transfer with the business",
      has: "room for its users",
      // Nobody’s business goes on with a licence to read a site, or to help with a work.
      notWhen: /\bcontribut|\birrevocabl|\bperpetual/i,
      notIn: ["consumer terms"],
      there:
        /\b(?:affiliates?|(?:corporate |whole )group|subcontractors|(?:its|his|her|their|your) (?:contractors|agents))\b|\bmay (?:be )?transfer\w*/i,
      when: /\bnon-?(?:transferable|assignable|sub-?licen[cs]able)|\bnot (?:to )?(?:copy|sub-?licen[cs]e|transfer|assign)\b|\bto (?:make|use)\b.{0,2000}\b(?:(?:must|may|shall|will) not|cannot)\b/i,
      as: "It must not copy it, but its contractors may use it.",
    },
  ],
  wants: [
    {
      ask: "that it continue on a sale or insolvency of the licensor",
      has: "a licence that outlasts the licensor",
      there: /\binsolven|\bsuccessors?\b|\bbinds? whoever\b/i,
      within: "clause",
      as: "It binds the licensor’s successors.",
    },
    {
      ask: "that the purpose and the users be stated",
      has: "purpose and users",
      there:
        /\b(?:purposes?|users?|for any|for use|business|to (?:make|produce|manufacture|sell|distribute|market|supply))\b/i,
      as: "It is for any purpose.",
    },
    {
      ask: "that it may be transferred with the business",
      has: "transfer with the business",
      there: /\btransfer|\bassign|\bperpetual\b/i,
      as: "The licence may be transferred.",
    },
  ],
  insteadOf: ["no-exclusivity"],
  insteadWhere: [{ of: "affiliate-licence", not: ofGroup }],
  categories: [
    "License Grant",
    "Irrevocable or Perpetual License",
    "Unlimited/All-You-Can-Eat-License",
    "Non-Transferable License",
  ],
  usually: [
    // A licence that is called perpetual and no more is a gain to whoever has it.
    {
      bears: "drafter",
      when: /\blicen[cs]e (?:\w+ ){0,3}(?:is|shall be|will be) (?:\w+, ){0,3}(?:and )?(?:perpetual|irrevocable|for ever)\b/i,
      unless: denied,
    },
    narrowed,
  ],
  alike: [
    // Whoever keeps what is its own licenses nothing.
    {
      words:
        /\b(?:vest(?:s|ed)? in|belongs? to|(?:remains?|is|are) (?:the )?(?:sole |exclusive )?property of|owned by)\b.{0,60}\b(?:which|who) (?:reserves?|retains?|keeps?)\b/i,
      meant: /\b(?:grants?|licen[cs](?:es?|ed|ee)\b|(?:may|entitled to|right for the \w+ to) use)/i,
    },
  ],
  bearers: "licence",
});
