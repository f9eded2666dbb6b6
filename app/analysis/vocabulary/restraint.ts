import { type ClauseRule, phrase } from "./rule.ts";

const rivals =
  "(?:compet(?:e|es|ing|itive|itors?|ition)|(?:business\\w*|trade|shop|practice|services|products|goods|activit\\w+|operations?)\\b.{0,40} similar|similar (?:business|services|products)|same (?:as|business|kind|or similar))";
const people =
  "(?:clients?|customers?|employees?|staff|personnel|suppliers?|contractors?|workers?|officers?|franchisees?|members?|person who)";
const poach =
  "(?:solicit|entice|canvass|poach|approach|induce|lure|hire|employ|engage|recruit|encourage|interfere with)\\b";

/** What a party may not do, and whom it has to deal with. */
export const restraintRules: ClauseRule[] = [
  {
    id: "restraint-of-trade",
    title: "Restraint of Trade",
    level: "High",
    named: /restraint(?:s| of trade| period)?$|non-?compet/i,
    cue: /opposition|rival|set up|act for|employ|clients?|compet|solicit|entice|canvass|poach|restrain|induce|non-?compete|recruit|similar/i,
    heading:
      /restraint|non-?compet|non-?solicit|restrictive covenant|after (?:you|employment)|protection of business/i,
    underHeading: phrase(
      "{mustnot} ~200 (?:engage|solicit|entice|compet|employ|accept|work|approach|carry)",
    ),
    says: [
      phrase(
        "{mustnot} ~40 (?:set up|open|start|operate|run|establish) ~80 (?:in opposition|competing|similar|rival)",
      ),
      phrase(
        "{mustnot} (?:employ|engage|hire|recruit|use|contract with) ~40 (?:our|its|their|the \\w+) (?:staff|employees?|workers?|personnel|contractors?)",
      ),
      phrase("{mustnot} ~20 act for ~60 client"),
      phrase(
        "{mustnot} ~100 (?:work for|act for|deal with|accept (?:work|instructions|business)|provide (?:services|advice) to|be (?:engaged|concerned|interested|involved) in) ~120 (?:clients?|customers?|compet|business|similar|same)",
      ),
      phrase(`{mustnot} ~240 (?:\\b${rivals})`),
      phrase(`{mustnot} ~200 \\b${poach} ~120 \\b${people}`),
      phrase(
        "(?:restraint|restricted) (?:period|area)|non-?compet(?:e|ition) (?:period|covenant|obligation)",
      ),
      phrase(
        "{mustnot} ~60 (?:directly or indirectly|either alone or) ~100 (?:engage|carry on|compete|be (?:engaged|interested|concerned|involved)|solicit|entice|operate)",
      ),
    ],
    unless:
      /competitive (?:terms|prices?|pricing|bids?|quotes?)|anything of value|competition and consumer|conflicts? of interest|anti-?competitive|competition law|competitive (?:tender|bid|basis)|cash rate|not be prevented|disclos\w+.{0,60}competitor|similar (?:symptoms|event)|reverse engineer|confidential information|infring|confusingly similar|similar (?:mark|name|to the (?:mark|trade))|\blien\b|encumb|assign|transfer (?:any|its)|sub-?licen[cs]e|compete(?:nt|nce)|benchmark/i,
    burdens: "actor",
    raises: [
      {
        when: phrase(
          "(?:18|24|36|two|2|three|3|five|5)(?: ?\\(\\d+\\))?[- ](?:months?|years?)|twenty-?four months",
        ),
        because: "it lasts {words}",
        ask: "Ask for no more than six to twelve months.",
      },
      {
        when: phrase(
          "(?:anywhere in |throughout |within )?(?:australia|worldwide|the world|new zealand)",
        ),
        because: "it reaches {words}",
        ask: "Keep the area to where the client really works.",
      },
      {
        when: phrase("each of the following|severable and independent|cascading"),
        because: "periods and areas cascade ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("sale of (?:the )?(?:business|shares)|goodwill of the business"),
        because: "it protects a {words}",
      },
    ],
    effect: "restrains a party from competing, or from approaching customers or staff",
    law: "A restraint is void unless reasonable to protect a legitimate interest; in New South Wales a court may read it down (Restraints of Trade Act 1976 (NSW) s 4).",
    ask: "Ask to cut time, area and activity to what the other side really needs to protect.",
  },
  {
    id: "non-solicitation",
    title: "Non-solicitation",
    level: "Medium",
    cue: /solicit|entice|canvass|poach|induce|recruit|hire/i,
    says: [
      phrase(
        `{mustnot} ~200 \\b(?:solicit|entice|canvass|poach|induce|lure|recruit|hire) ~120 \\b${people}`,
      ),
      phrase("non-?solicit"),
    ],
    unless: /insolven|solicitor/i,
    burdens: "actor",
    raises: [
      {
        when: phrase("(?:18|24|36|two|2|three|3|five|5)(?: ?\\(\\d+\\))?[- ](?:months?|years?)"),
        because: "it lasts {words}",
      },
      {
        when: phrase(`any (?:\\w+ )?${people}`),
        because: "it covers {words}, whether or not dealt with",
      },
    ],
    lowers: [
      {
        when: phrase("(?:with whom|dealt with|had (?:material |direct )?(?:dealings|contact))"),
        because: "it is kept to those {words}",
      },
      {
        when: phrase(
          "general (?:advertis|solicitation)\\w*|not (?:specifically )?(?:directed|targeted)",
        ),
        because: "general advertising is left out ({words})",
      },
    ],
    effect: "stops a party approaching the other's customers or staff",
    law: "Courts uphold it more readily than a non-compete, but it has to be reasonable in the same way.",
    ask: "Ask for twelve months at most, only those with whom there were real dealings, and an exception for general advertising.",
  },
  {
    id: "exclusivity",
    title: "Exclusivity",
    level: "High",
    named: /^exclusivity$/i,
    cue: /full time|only|no other|elsewhere|anywhere|exclusiv|other|another|anyone else|anybody else|solely|sole |other employ|whole of|whole-?time|only from|any other (?:person|supplier|provider)|full[- ]time|all of (?:its|their)|elsewhere/i,
    says: [
      phrase(
        "(?:have|has|hold) no other (?:business|employment|work|paid|job)|work full[- ]time (?:for|in)",
      ),
      phrase(
        "{mustnot} ~60 (?:appoint|engage|use|retain|instruct|list with) (?:another|any other|a different) (?:agent|supplier|contractor|broker|distributor|provider|consultant)",
      ),
      phrase(
        "(?:is|are|be) (?:your|our|its|the \\w+'s) (?:only|sole) (?:supplier|provider|agent|distributor|contractor)",
      ),
      phrase(
        "{must} (?:take|buy|get|order) ~60 (?:from|of) ~40 (?:and no other|and nobody else|and from no one else)",
      ),
      phrase(
        "{must} (?:deal|work|record|perform|negotiate|trade|act) (?:\\w+ )?only (?:with|for)|only (?:deal|work|record|perform|negotiate) (?:with|for)",
      ),
      phrase(
        "{mustnot} work (?:anywhere else|elsewhere|for (?:any ?one|anybody) else|for another)",
      ),
      phrase(
        "{mustnot} ~40 (?:take on|accept|undertake|perform|do) (?:any )?(?:other|outside|additional|secondary) (?:paid )?(?:work|jobs?|employment|engagements?)",
      ),
      phrase(
        "{mustnot} ~40 (?:supply|sell|provide|offer|licen[cs]e) ~80 to (?:anyone else|any other (?:person|party|customer|company)|another)",
      ),
      phrase(
        "\\b(?:exclusive|sole and exclusive|sole)\\b ~30 (?:suppliers?|providers?|distribut\\w+|agents?|agency|dealers?|vendors?|manufacturers?|purchaser|representatives?|reseller|partner|dealing|basis|territory|negotiat\\w+|right(?:s)? to (?:sell|distribute|market|supply|provide|promote|manufacture)|appointment|brokers?|sponsor)",
      ),
      phrase(
        "(?:appoints?|engages?|retains?|appointed) ~120 (?:on an exclusive basis|as (?:its|the|our) (?:sole|exclusive))",
      ),
      phrase(
        "exclusively (?:\\w+ ){0,3}(?:from|with|through)\\b|exclusivity (?:period|obligations?|undertaking)|period of exclusivity",
      ),
      phrase(
        "{must} ~60 (?:purchase|buy|obtain|source|acquire|order|procure) ~120 (?:(?:only|solely|exclusively) (?:\\w+ ){0,4}from|all of (?:its|their|your) (?:\\w+ ){0,2}(?:requirements?|needs|\\w+ from)|all (?:its|your|their) requirements?)",
      ),
      phrase(
        "(?:only|solely) (?:purchase|buy|obtain|source|acquire|use) ~120 (?:from|supplied by|approved)",
      ),
      phrase(
        "{mustnot} ~120 (?:purchase|obtain|acquire|buy|source|engage|appoint|negotiate|sell|stock|deal|supply|market) ~140 (?:(?:from|to|with) (?:any ?one else|any (?:other )?(?:third )?(?:person|party|supplier|entity)|another|elsewhere)|any other (?:person|supplier|provider|contractor|distributor|agent|party|manufacturer)|(?:other than|except) (?:from|the|those|through|with))",
      ),
      phrase(
        "devotes? ~60 (?:time|attention)\\b|(?:whole|all|full|entire|substantially all) (?:of )?(?:his|her|their|its|your|the \\w+'s) (?:working |business |normal |own ){0,4}(?:time|attention)\\b",
      ),
      phrase(
        "{mustnot} ~80 (?:undertake|accept|engage in|be engaged in|have|perform|hold|work (?:for|in)|take on|take up) ~60 (?:other|any other|outside|secondary|additional|another) ~30 (?:employment|work|business|engagement|job|paid|person|employer|occupation)",
      ),
    ],
    unless:
      /governed by|\bvenue\b|inure|non- exclusive|no (?:right to )?(?:any )?exclusive|non-?exclusive|exclusive (?:jurisdiction|property|ownership|owner|possession|remed|of gst|of tax|of any|licen[cs]e|right(?:s)? (?:to|of) (?:use|occup|possess))|exclusively (?:owned|for the purpose)|exclusive, |not exclusive|exclusively by the courts|sole (?:and exclusive )?(?:remedy|discretion|property|owner|responsib|risk|cost|expense|purpose)/i,
    notUnder: /jurisdiction|governing|confidential|intellectual property|licen[cs]e grant|privacy/i,
    burdens: "actor",
    raises: [
      {
        when: phrase("minimum|(?:five|ten|5|10)(?: ?\\(\\d+\\))? years"),
        because: "it comes with {words}",
      },
    ],
    lowers: [
      {
        when: phrase("each party|both parties|neither party|mutual"),
        because: "it binds both sides ({words})",
      },
      {
        when: phrase(
          "(?:in|within) the territory|(?:30|60|90)(?: ?\\(\\d+\\))? days(?! (?:after|from the end|following|there))",
        ),
        because: "it is limited ({words})",
      },
    ],
    effect: "makes a party deal or work with the other alone",
    law: "It shuts other channels; exclusive dealing that substantially lessens competition contravenes the Competition and Consumer Act 2010 (Cth) s 47.",
    ask: "Ask to drop it, or to limit it by product, area and time, with a way out if the other side does not perform.",
  },
];
