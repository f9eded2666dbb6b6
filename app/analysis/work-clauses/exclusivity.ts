import { employment, leases, loans, ownership } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const exclusivity = clause({
  id: "exclusivity",
  title: "Exclusivity",
  level: "High",
  named: [/^exclusivity$/i, "Exclusivity"],
  cue: /full time|otherwise than|only|no other|elsewhere|anywhere|exclusiv|other|another|anyone else|anybody else|solely|sole |other employ|whole of|whole-?time|only from|any other (?:person|supplier|provider)|full[- ]time|all of (?:its|their)|elsewhere/i,
  says: [
    [
      phrase(
        "{mustnot} (?:\\w+ ){0,2}(?:sell|market|distribute|supply|dispose of)\\b ~100 \\botherwise than (?:through|by|to|with)\\b",
      ),
      "The grower shall not sell her share of the crop otherwise than through the co-operative.",
      "surely",
    ],
    [
      phrase(
        "(?:have|has|hold) no other (?:business|employment|work|paid|job)|work full[- ]time (?:for|in)",
      ),
      "5.1 While employed by the Company the Founder must work full time in the Business and have no other business interests.",
    ],
    [
      phrase(
        "{mustnot} ~60 (?:appoint|engage|use|retain|instruct|list with) (?:another|any other|a different) (?:agent|supplier|contractor|broker|distributor|provider|consultant)",
      ),
      "The Vendor shall not during that period appoint another agent.",
    ],
    [
      phrase(
        "(?:is|are|be) (?:your|our|its|the \\w+'s) (?:only|sole) (?:supplier|provider|agent|distributor|contractor)",
      ),
      "We will be your only supplier of coffee.",
    ],
    [
      phrase(
        "{must} (?:take|buy|get|order) ~60 (?:from|of) ~40 (?:and no other|and nobody else|and from no one else)",
      ),
      "The Publican agrees to take all beer from the Brewery and no other.",
    ],
    [
      phrase(
        "{must} (?:deal|work|record|perform|negotiate|trade|act) (?:\\w+ )?only (?:with|for)|only (?:deal|work|record|perform|negotiate) (?:with|for)",
      ),
      "During the due diligence period the Seller will deal only with the Buyer.",
    ],
    [
      phrase(
        "{mustnot} work (?:anywhere else|elsewhere|for (?:any ?one|anybody) else|for another)",
      ),
      "While you work here you can't work anywhere else.",
    ],
    [
      phrase(
        "\\b(?:exclusive|sole and exclusive|sole)\\b ~30 (?:suppliers?|providers?|distribut\\w+|agents?|agency|dealers?|vendors?|manufacturers?|purchaser|representatives?|reseller|partner|dealing|basis|territory|negotiat\\w+|right(?:s)? to (?:sell|distribute|market|supply|provide|promote|manufacture)|appointment|brokers?|sponsor)",
      ),
      "Jules appoints Vantage as her sole representative for brand work and must send every approach to Vantage.",
    ],
    [
      phrase(
        "{must} ~60 (?:purchase|buy|obtain|source|acquire|order|procure) ~120 (?:(?:only|solely|exclusively) (?:\\w+ ){0,4}from|all of (?:its|their|your) (?:\\w+ ){0,2}(?:requirements?|needs|\\w+ from)|all (?:its|your|their) requirements?)",
      ),
      "Fruit, cups and syrups shall be purchased solely from the Franchisor or a supplier it nominates.",
    ],
    [
      phrase(
        "(?:only|solely) (?:purchase|buy|obtain|source|acquire|use) ~120 (?:from|supplied by|approved)",
      ),
      "The Franchisee shall only purchase batter mix, coffee beans, packaging, point of sale equipment, uniforms and any other item designated from time to time in the Operations Manual from the Franchisor or a Nominated Supplier and shall not sell offer or display at the Premises any product not so purchased.",
    ],
    [
      phrase(
        "{mustnot} ~120 (?:purchase|obtain|acquire|buy|source|engage|appoint|negotiate|sell|stock|deal|supply|market) ~140 (?:(?:from|to|with) (?:any ?one else|any (?:other )?(?:third )?(?:person|party|supplier|entity)|another|elsewhere)|any other (?:person|supplier|provider|contractor|distributor|agent|party|manufacturer)|(?:other than|except) (?:from|the|those|through|with))",
      ),
      "During the exclusivity period the Vendor must not negotiate with any other person.",
    ],
    [
      phrase(
        "devotes? ~60 (?:time|attention)\\b|(?:whole|all|full|entire|substantially all) (?:of )?(?:his|her|their|its|your|the \\w+'s) (?:working |business |normal |own ){0,4}(?:time|attention)\\b",
      ),
      "Each Partner shall devote the whole of his or her time to the practice and shall engage in no other business whatsoever.",
    ],
    [
      phrase(
        "{mustnot} ~80 (?:undertake|accept|engage in|be engaged in|have|perform|hold|work (?:for|in)|take on|take up) ~60 (?:other|any other|outside|secondary|additional|another) ~30 (?:employment|work|business|engagement|job|paid|person|employer|occupation)",
      ),
      "You must not take on other paid work without our approval.",
    ],
  ],
  not: [
    "Torrens is a non-exclusive distributor in New South Wales, where Mallee Gold may appoint whom it pleases.",
    "Quill appoints the Reseller as a non-exclusive partner and may appoint as many others as it likes.",
    "Reseller is appointed on a non-exclusive basis and Vendor may appoint others.",
    "The Franchisee holds a non-exclusive right to the Territory.",
    "Jurisdiction\n5.1 While employed by the Company the Founder must work full time in the Business and have no other business interests.",
  ],
  unless:
    /governed by|\bvenue\b|inure|non- exclusive|no (?:right to )?(?:any )?exclusive|non-?exclusive|exclusive (?:jurisdiction|property|ownership|owner|possession|remed|of gst|of tax|of any|licen[cs]e|right(?:s)? (?:to|of) (?:use|occup|possess))|exclusively (?:owned|for the purpose)|exclusive, |not exclusive|exclusively by the courts|sole (?:and exclusive )?(?:remedy|discretion|property|owner|responsib|risk|cost|expense|purpose)/i,
  notUnder: /jurisdiction|governing|confidential|intellectual property|licen[cs]e grant|privacy/i,
  raises: [
    {
      when: phrase("minimum|(?:five|ten|5|10)(?: ?\\(\\d+\\))? years"),
      because: "it comes with {words}",
      as: "1.1 The Principal appoints the Distributor as its sole distributor of the Products in Australia and New Zealand for a period of five years.",
    },
  ],
  lowers: [
    {
      when: phrase("each party|both parties|neither party|mutual"),
      because: "it binds both sides ({words})",
      as: "While this deed lasts neither party may negotiate with any other person about the Site.",
      inSentence: true,
    },
    {
      when: phrase(
        "(?:in|within) the territory|(?:30|60|90)(?: ?\\(\\d+\\))? days(?! (?:after|from the end|following|there))",
      ),
      because: "it is limited ({words})",
      as: "The Supplier appoints the Distributor as its exclusive distributor in the Territory.",
    },
  ],
  effect: "makes a party deal or work with the other alone",
  why: "It shuts other channels while the contract lasts, however well the other side performs.",
  ask: [
    {
      ask: "that it be dropped or limited by product and area",
      has: "limits by product or area",
      there:
        /\b(?:within|in) (?:the )?(?:territory|area|region|state)\b|\bkilomet|\bonly for\b|\b\d{1,3} ?km\b|\blisted in\b|\bspecified\b/i,
      notIn: [...employment, ...ownership, ...loans, ...leases, "confidentiality"],
      as: "It may not sell other pumps within the Territory.",
    },
    {
      ask: "for an end date",
      there:
        /\b(?:until|as long as|while|expires?|ending|before the completion|for (?:a (?:period|term) of )?(?:\d{1,3}|one|two|three|six|twelve))\b|\b(?:through|until|to) (?:\w+ ){0,2}(?:\d{1,2}, )?(?:19|20)\d\d\b/i,
      notIn: [...employment, ...loans],
      as: "Until 30 June it may not sell to others.",
    },
    {
      ask: "for a way out if the other side does not perform",
      has: "a way out",
      there:
        /\b(?:unless|except|if)\b.{0,80}\b(?:cannot|fail|unable|not (?:supply|perform|meet))|\b(?:while|(?:so|as) long as|provided)\b.{0,40}\b(?:meets?|buys?|orders?|supplies|performs?|pays?)\b/i,
      notIn: [...employment, ...ownership, ...loans, ...leases, "confidentiality"],
      as: "It may buy elsewhere if the Seller cannot supply.",
    },
    {
      ask: "that it end when the discussions do",
      has: "an end with the discussions",
      there: /\b(?:discussions|negotiations|talks)\b[^.;]{0,40}\b(?:end|cease|stop|last|continue)/i,
      in: ["confidentiality"],
      as: "It lasts while the discussions continue.",
    },
    {
      ask: "that offers which it did not seek may be heard",
      has: "offers that were not sought",
      there: /\bunsolicited\b|\bnot (?:sought|solicited|invited)\b/i,
      in: ["confidentiality"],
      as: "It may hear an unsolicited offer.",
    },
    {
      ask: "that it may borrow elsewhere what the lender declines to lend",
      has: "finance that the lender declines",
      there: /\b(?:declin|refus)\w*|\bdoes not (?:offer|lend|agree)/i,
      in: loans,
      as: "It may borrow elsewhere what the Lender refuses.",
    },
    {
      ask: "that unpaid and outside work which does not compete be free",
      has: "free outside work",
      there: /\bunpaid\b|\bvolunt|\b(?:does|do|will|would) not compete\b/i,
      in: employment,
      as: "You may take other work that does not compete with ours.",
    },
  ],
  contrary: ["restraint-of-trade"],
  categories: ["Exclusivity"],
  states: ["term", "area"],
  shortening: true,
  gravity: 102,
  prohibits: true,
  promises: true,
  usually: [
    {
      bears: "payer",
      when: /\b(?:bought|purchased|sourced|obtained|ordered)\b.{0,40}\bfrom\b.{0,60}\b(?:only|solely|exclusively|nobody else|no other)\b|\b(?:only|solely|exclusively) from\b/i,
    },
  ],
});
