import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { seller } from "../kind/usage.ts";
import { longRestraint, people, shortRestraint } from "../kind/wording.ts";

const rivals =
  "(?:compet(?:e|es|ing|itive|itors?|ition)|(?:business\\w*|trade|shop|practice|services|products|goods|activit\\w+|operations?)\\b.{0,40} similar|similar (?:business|services|products)|same (?:as|business|kind|or similar))";
const poach =
  "(?:solicit|entice|canvass|poach|approach|induce|lure|hire|employ|engage|recruit|encourage|interfere with)\\b";

/** Its periods and areas, its reach, or the rival that it is there to stop. */
const termsOfRestraint = phrase(
  "\\b(?:areas?|periods?) ~20 (?:to|for|in) which the restraints? |\\brestraint (?:periods|areas)\\b ~60 \\bare\\b|\\bactivities ~60 \\bwithin the (?:geographical |restraint |restricted )?areas? ~80 \\bperiods?\\b|\\b(?:agrees? to|bound by|observe|comply with|keep to) (?:the|each|such) (?:\\w+ )?restraints?\\b|\\bcopying ~80 \\bto (?:build|create|develop|start|run|offer) ~30 compet(?:e|ing|itive)\\b",
);

/** A restraint as long as the work lasts has no time or area of its own. */
const whileAtWork =
  /^(?!.{0,900}\b(?:after|following|post)\b).{0,900}\b(?:during|throughout|while)\b[^.;]{0,40}\b(?:employ(?:ment|ed)|engage(?:ment|d)|term)\b/i;

export const restraintOfTrade = clause({
  id: "restraint-of-trade",
  title: "Restraint of Trade",
  level: "High",
  named: [/restraint(?:s| of trade| period)?$|non-?compet/i, "Restraint"],
  cue: /opposition|rival|set up|act for|employ|clients?|compet|solicit|entice|canvass|poach|restrain|induce|non-?compete|recruit|similar/i,
  underHeading: {
    heading:
      /restraint|non-?compet|non-?solicit|restrictive covenant|after (?:you|employment)|protection of business/i,
    says: phrase(
      "{mustnot} ~200 (?:engage|solicit|entice|compet|employ|accept|work|approach|carry)",
    ),
    as: "RESTRAINT\n7.1 The Executive shall not for the periods of (a) twelve months, (b) nine months and (c) six months after the employment ends:",
  },
  surely: [
    [termsOfRestraint, "The restraint periods for each Assignor are twelve, six and three months."],
  ],
  says: [
    [
      termsOfRestraint,
      "Copying the milk round to start a competing dairy is forbidden for two summers.",
    ],
    [
      phrase(
        "{mustnot} ~40 (?:set up|open|start|operate|run|establish) ~80 (?:in opposition|competing|similar|rival)",
      ),
      "You must not set up in opposition to us within 5 kilometres for a year.",
    ],
    [
      phrase(
        "{mustnot} ~100 (?:work for|act for|deal with|accept (?:work|instructions|business)|provide (?:services|advice) to|be (?:engaged|concerned|interested|involved) in) ~120 (?:clients?|customers?|compet|business|similar|same)",
      ),
      "For 12 months you may not act for anyone who was our client.",
    ],
    [
      phrase(`{mustnot} ~240 (?:\\b${rivals})`),
      "The Tenant must not carry on a business similar to the Landlord's business within two kilometres of the Centre.",
    ],
    [
      phrase(`{mustnot} ~200 \\b${poach} ~120 \\b${people}`),
      "The Consultant must not solicit the Company's clients for 12 months after termination.",
    ],
    [
      phrase(
        "(?:restraint|restricted) (?:period|area)|non-?compet(?:e|ition) (?:period|covenant|obligation)",
      ),
      "Post-employment competition: (a) Restraint Period is 12 months, or if that is unenforceable 9, or if that is 6; (b) Restraint Area is Australia, or failing that New South Wales and Victoria, or failing that Sydney.",
    ],
  ],
  not: [
    "The Collaboration shall be carried on so as not to contravene the competition provisions of the Competition and Consumer Act.",
    "Nothing in this agreement keeps the University from publishing, teaching or carrying out research in any field.",
    "The Buyer acknowledges that the Target trades from premises whose lease forbids any use other than dentistry.",
    "The Contractor warrants that at the Commencement Date no conflict of interest exists or is likely to arise.",
  ],
  unless:
    /competitive (?:terms|prices?|pricing|bids?|quotes?)|anything of value|competition and consumer|conflicts? of interest|anti-?competitive|competition law|competitive (?:tender|bid|basis)|cash rate|not be prevented|disclos\w+.{0,60}competitor|similar (?:symptoms|event)|reverse engineer|confidential information|infring|confusingly similar|similar (?:mark|name|to the (?:mark|trade))|\blien\b|encumb|assign|transfer (?:any|its)|sub-?licen[cs]e|compete(?:nt|nce)|benchmark/i,
  raises: [
    {
      when: longRestraint,
      because: "it lasts {words}",
      as: "During the Project and for two years after it the Key Personnel shall not work with any competitor of Halcyon on a therapy for the Indication.",
    },
    {
      when: phrase(
        "(?:anywhere in |throughout |within )?(?<!\\b(?:western|south) )(?:australia|worldwide|the world|new zealand)",
      ),
      because: "it reaches {words}",
      as: "For six months the Executive must not compete with the Company anywhere in Australia.",
    },
    {
      when: /\[[^\]]{0,60}\b(?:periods?|months?|years?|regions?|areas?|territor(?:y|ies)|kilomet\w+)\b[^\]]{0,40}\](?! ?(?:months?|years?)? ?(?:immediately )?(?:before|prior|preceding|leading))|_{3,}/i,
      because: "its reach is still to be filled in ({words})",
      as: "For [number of months] after the end the Cutter must not compete with the Salon.",
    },
    {
      when: phrase("each of the following|severable and independent|cascading"),
      because: "periods and areas cascade ({words})",
      as: "The Vendor must not compete with the Business within each of the following areas, which are severable.",
    },
  ],
  lowers: [
    {
      when: phrase("sale of (?:the )?(?:business|shares)|goodwill of the business"),
      because: "it protects a {words}",
      as: "6.1 To protect the goodwill of the business, the Vendor undertakes not to carry on or be concerned in a veterinary practice within 15 kilometres of the Company's premises for three years after Completion, or to entice away any employee or client of the Company.",
    },
  ],
  effect: "restrains a party from competing, or from approaching customers or staff",
  why: "It can keep somebody out of the work or market that he or she knows, after the contract has ended.",
  ask: [
    {
      ask: "that time, area and activity be cut to what the other side really needs to protect",
      notWhen: whileAtWork,
    },
    {
      ask: "that work which does not compete, and small holdings of listed shares, stay free",
      ofCompanies: false,
      has: "work that does not compete left free",
      when: whileAtWork,
      there: /\blisted\b|\bstock exchange\b|\b\d{1,2}(?:\.\d)? ?(?:%|per cent)/i,
      within: "clause",
      as: "It may hold up to 5% of a company.",
    },
    {
      ask: "that it be kept to what competes with the goods or services supplied, and fall away where they cannot be supplied",
      has: "an end where supply fails",
      when: whileAtWork,
      ofCompanies: true,
      there: /\b(?:cannot|unable to|fails? to|not) suppl(?:y|ied)\b/i,
      within: "clause",
      as: "It may buy elsewhere what the Maker cannot supply.",
    },
    {
      ask: "for no more than six to twelve months",
      has: "a time of up to twelve months",
      notWhen: whileAtWork,
      limit: { unit: "days", most: 366, near: /after|for|during|period|within|end|of/i },
      elsewhere: shortRestraint,
      in: ["employment", "contractor", "services agreement"],
      as: "For six months after the end he must not compete.",
    },
  ],
  insteadOf: ["territory"],
  categories: ["Non-Compete", "Competitive Restriction Exception"],
  states: ["term", "area"],
  shortening: true,
  gravity: 21,
  prohibits: true,
  promises: true,
  usually: [
    { bears: "recipient", called: seller },
    { bears: "payee", called: seller },
  ],
});
