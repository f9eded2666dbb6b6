import type { PaperQuestions } from "../asking/question.ts";

/** Whoever may use the rights, and whoever owns them. */
const licensee = /^(?:licen[cs]ee|sub-?licen[cs]ee|user|publisher|manufacturer|taking)$/;
const licensor = /^(?:licen[cs]or|owner|proprietor|author|inventor|giving)$/;

const titleWording =
  "The Licensor warrants that it owns the Licensed Rights, that they are granted or applied for as listed in the schedule and in force, that it may grant this licence, and that their use as licensed does not infringe any other person's rights.";
const maintainWording =
  "The Licensor must maintain and renew the Licensed Rights at its own cost. If any lapses or is refused or revoked, royalties for it stop and the Licensee may terminate.";
const enforceWording =
  "If the Licensor does not stop an infringement within 60 days after notice, the Licensee may act in the Licensor's name at its own cost and keep what it recovers, and any minimum is reduced in proportion meanwhile.";
const infringementWording =
  "The Licensor indemnifies the Licensee against all loss arising from a claim that use of the Licensed Rights as licensed infringes another person's rights.";
const minimumWording =
  "No minimum is payable for the first two years. After that, the Licensor's only remedy for a shortfall is to make the licence non-exclusive, and the minimum falls to the extent that events beyond the Licensee's control, or defects in the Licensed Rights, reduce sales.";
const sellOffWording =
  "When the licence ends for a reason other than the Licensee's breach, the Licensee may complete work in progress and sell its stock for 12 months on payment of royalty, and sublicences continue directly with the Licensor.";
const convenienceWording =
  "The Licensor may end the licence only for a material breach not remedied {cureTime|60 days} after notice.";
const improvementsWording =
  "Each party owns the improvements that it makes. The Licensee grants the Licensor a non-exclusive licence of its improvements, and the Licensor's improvements are included in this licence without further payment.";

/** Licences of patents, marks, copyright, varieties, know-how and content. */
export const ipLicence: PaperQuestions = {
  id: "ip-licence",
  of: /^Licence agreement$/,
  roles: { recipient: "Licensee", drafter: "Licensor" },
  tells: [
    [
      /\bthey (?:hereby )?(?:grants?|licen[cs]es?)(?: to)? we\b|\bwe (?:must )?pays? (?:to )?(?:they )?(?:\w+ ){0,3}royalt\w+|\bwe (?:is|are) (?:hereby )?(?:granted|licen[cs]ed)\b/,
      "taking",
    ],
    [
      /\bwe (?:hereby )?(?:grants?|licen[cs]es?)(?: to)? they\b|\bthey (?:must )?pays? (?:to )?(?:we )?(?:\w+ ){0,3}royalt\w+|\bthey (?:is|are) (?:hereby )?(?:granted|licen[cs]ed)\b/,
      "giving",
    ],
  ],
  questions: [
    {
      id: "ip-licence/title",
      topic: "quality-warranty",
      title: "No warranty of ownership",
      question: "Do they promise that they own what they license?",
      roles: licensee,
      about: {
        says: /\b(?:warrant\w*|represent\w*|guarantee\w*|covenant\w*)\b.{0,240}\b(?:own\w*|title|right|rights|authority|entitled|proprietor|infring\w+)\b|\bthey (?:is|are) the (?:\w+ ){0,4}owner\b/,
        heading: /warrant|representation|title/,
      },
      answers: [
        {
          when: [
            /\bthey (?:gives?|makes?|offers?) no (?:\w+ ){0,4}(?:warrant(?:y|ies)|representations?|guarantees?)\b.{0,240}\b(?:title|validity|own\w*|enforceab\w+|infring\w+|scope|any kind|whatsoever)\b|\bthey (?:does not|do not) (?:\w+ )?(?:warrant|represent|guarantee)\b.{0,200}\b(?:valid\w*|title|own\w*|enforceab\w+|infring\w+)\b|\b(?:without|no) (?:\w+ ){0,3}warranty\b.{0,160}\b(?:title|non-?infringement|validity)\b|\bnothing\b.{0,40}\b(?:construed as|is|constitutes) a (?:warranty|representation)\b.{0,30}\b(?:validity|scope|ownership|title)\b/,
          ],
          lacks: [
            /\bthey (?:hereby )?(?:represents?|warrants?|covenants?)\b.{0,240}\b(?:own\w*|title|right to grant|authority|entitled)\b/,
          ],
          title: "Ownership or validity is not promised",
          level: "High",
          does: "{They} does not promise that it owns the rights or that they are valid.",
          why: "{We} pays for something that may not keep anybody else out, or may be another's.",
          ask: "Ask for warranties of title, grant, validity as known, and freedom from claims.",
          wording: titleWording,
        },
        {
          when: [
            /\bthey (?:represents?|warrants?|covenants?)\b.{0,240}\b(?:own\w*|title|rights?|authority|infring\w+)\b/,
          ],
          fine: true,
        },
      ],
      absent: {
        level: "High",
        does: "{They} gives no promise that it owns the rights or may license them.",
        why: "{We} pays for something that may not keep anybody else out, or may be another's.",
        ask: "Ask for warranties of title, registration numbers, maintenance and freedom from claims.",
        wording: titleWording,
      },
      kinds: ["ip-warranty", "warranty-disclaimer"],
      proof: {
        answered: "5.1 The Licensor gives no warranty of title or validity of the Licensed Rights.",
        not: "5.1 The Licensor warrants that it owns the Licensed Rights and may license them.",
      },
    },
    {
      id: "ip-licence/quality",
      topic: "quality-warranty",
      title: "Quality of the licensed thing is disclaimed",
      question: "Does what we license have to work?",
      roles: licensee,
      about: {
        says: /\bwarrant(?:y|ies)\b|(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))|\bimplied terms\b|\bfitness\b/,
      },
      answers: [
        {
          when: [
            /(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))|\bthey (?:gives?|makes?) no (?:\w+ ){0,4}(?:warrant(?:y|ies)|representations?)\b.{0,160}\b(?:fit\w*|purpose|quality|yield|perform\w*|germinat\w+|result\w*|accura\w+|merchantab\w+)\b|\b(?:all |any )?implied (?:terms|warranties|conditions)\b.{0,60}\bexcluded\b|\bthey gives? no warranty\b.{0,60}\b(?:suitable|fit|work|quality|perform)\w*|\bthey (?:\w+ )?disclaims? all (?:implied )?(?:warrant\w+|conditions)\b|\bno promise of performance\b/,
          ],
          level: "Medium",
          does: "{They} does not promise that what it licenses works or suits {we}'s use.",
          why: "The fees and minimums run even if it fails.",
          ask: "Ask for conformity to the description, and relief from minimums and a way out if it fails.",
          wording:
            "The Licensor warrants that what it licenses conforms to its description. If it does not, royalties and minimums are reduced in proportion and the Licensee may terminate and recover the licence fee for the unexpired term.",
        },
      ],
      kinds: ["warranty-disclaimer"],
      proof: {
        answered: '5.2 The licensed works are provided "as is".',
        not: "5.2 The Licensor warrants that the licensed works conform to their description.",
      },
    },
    {
      id: "ip-licence/infringement",
      topic: "infringement",
      title: "No cover against infringement claims",
      question: "What if somebody says that our use infringes their rights?",
      roles: licensee,
      about: {
        says: /\binfring\w+\b.{0,240}\b(?:claims?|indemnif\w+|third|defend|suit|actions?)\b|\b(?:claims?|indemnif\w+|defend|suit|actions?|hold\w*)\b.{0,240}\binfring\w+/,
        heading: /infring|indemn/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,60}\b(?:indemnif\w+|must (?:\w+ ){0,3}(?:indemnify|defend|hold))\b.{0,300}\binfring\w+\b(?!.{0,160}\b(?:caused by|our (?:breach|modification|content|own))\b)|\bthey gives? no warranty\b.{0,80}\binfring\w+|\balleges? infringement\b.{0,80}\bwe must defend\b|\bthey is not liable for any infringement\b/,
          ],
          lacks: [
            /\bthey\b.{0,60}\b(?:indemnif\w+|must (?:\w+ ){0,3}(?:indemnify|defend|hold))\b.{0,300}\binfring\w+/,
          ],
          title: "Infringement claims fall on the licensee",
          level: "High",
          does: "{We} bears claims that the licensed rights infringe someone else's.",
          why: "Only {they} knows where the rights came from.",
          ask: "Ask that {they} indemnifies, and {we} answers only for what it changes.",
          wording: infringementWording,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nobody stands behind {we} if using the rights infringes someone else's.",
        why: "{We} could be stopped in mid-term and sued, and royalties would still run.",
        ask: "Ask for an indemnity, and relief from fees while use is stopped.",
        wording: infringementWording,
      },
      kinds: ["indemnity", "ip-warranty"],
      proof: {
        answered:
          "5.3 The Licensee indemnifies the Licensor against all claims that use of the rights infringes a third party's patent.",
        not: "5.3 The Licensor indemnifies the Licensee against claims of infringement by third parties.",
      },
    },
    {
      id: "ip-licence/enforcement",
      topic: "enforcement",
      title: "No duty to stop infringers",
      question: "Who stops others who use the rights without leave?",
      roles: licensee,
      about: {
        says: /\b(?:infring\w+|counterfeit\w*|passing off|unauthori[sz]ed (?:use|sale|copy\w*|third))\b.{0,300}\b(?:notif\w+|proceedings?|actions?|suit|enforce\w*|prosecut\w+|stop|institut\w+|bring)\b|\b(?:enforce\w*|proceedings?|actions?|suits?|prosecut\w+|stop|act|prevent)\b.{0,200}\binfring\w+|\binfring\w+\b.{0,200}\b(?:act|recover\w*|stop|defend)\b/,
        heading: /infring|enforcement|protection/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,60}\b(?:decide|elect|determine|discretion|but (?:is|are|has|have) no\w*)\b.{0,160}\b(?:infring\w+|proceedings?|suits?|enforce|litigation)\b|\bthey (?:has|have|must have) (?:the )?(?:sole|exclusive|absolute)\b.{0,60}\b(?:right|discretion|control)\b.{0,160}\b(?:infring\w+|proceedings?|suits?|enforce|litigation)\b|\bthey need not\b.{0,100}\b(?:infring\w+|proceedings?|actions?|enforce|protect|defend)\b|\bwe may not\b.{0,60}\b(?:bring|commence|institute|take|initiate)\b.{0,60}\b(?:proceedings?|suits?|legal action|action against|litigation)\b|\bthey (?:must have|has) (?:the )?sole (?:and absolute )?discretion as to (?:what|whether|any) (?:action)?|\bthey may, but need not, (?:take|bring|commence|institute|enforce)\b/,
          ],
          title: "Owner need not stop infringers",
          level: "Medium",
          does: "Only {they} decides whether to stop infringers, and it need not.",
          why: "Exclusivity is worth little if others go unchecked.",
          ask: "Ask for a duty to act, or to sue in {they}'s name, and lower minimums meanwhile.",
          wording: enforceWording,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nobody must act against infringers, and nothing lets {we} do so.",
        why: "Exclusivity is worth little if others go unchecked.",
        ask: "Ask for a duty to act, or to sue in {they}'s name, and lower minimums meanwhile.",
        wording: enforceWording,
      },
      kinds: ["ip-warranty"],
      proof: {
        answered:
          "8.1 The Licensor has the sole right to decide whether to bring proceedings for infringement.",
        not: "8.1 If the Licensor does not stop an infringement within 60 days, the Licensee may bring proceedings.",
      },
    },
    {
      id: "ip-licence/maintain",
      topic: "ip-ownership",
      title: "No duty to keep the rights alive",
      question: "Who keeps the registrations alive?",
      roles: licensee,
      about: {
        says: /\b(?:maintain\w*|maintenance|renew\w*|prosecut\w+|registration|registered|keep)\b.{0,160}\b(?:rights?|patents?|marks?|registrations?|applications?|force|fees)\b/,
        heading: /prosecution|registration|maintenance/,
      },
      answers: [
        {
          when: [
            /\bthey (?:may|is entitled to)\b(?! not\b).{0,80}\b(?:abandon|lapse|surrender|cease to maintain|discontinue)\b|\bthey need not\b.{0,60}\b(?:maintain|renew|prosecute|register)\b|\bthey need not\b.{0,40}\bkeep\b.{0,20}\b(?:patents?|rights|registrations?|marks?)\b/,
          ],
          title: "Owner may let the rights lapse",
          level: "Medium",
          does: "{They} may let the rights lapse.",
          why: "{We} would go on paying for what anybody may use.",
          ask: "Ask for a duty to maintain, an offer to take over, and an end of royalties.",
          wording: maintainWording,
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:patents?|trade ?marks?|plant breeder|registered designs?|registrations?)\b/,
        level: "Medium",
        does: "Nothing makes {they} keep the registrations alive.",
        why: "If they lapse {we} pays for what anybody may use.",
        ask: "Ask for a duty to maintain, and an end of royalties if rights lapse.",
        wording: maintainWording,
      },
      proof: {
        answered: "7.1 The Licensor may abandon any of the patents.",
        not: "7.1 The Licensor must maintain and renew the registrations.",
      },
    },
    {
      id: "ip-licence/exclusive-in-name",
      topic: "exclusivity",
      title: "Exclusivity is in name only",
      question: "How exclusive is it?",
      roles: licensee,
      about: { says: /\bnon-?exclusive\w*|\bexclusiv\w+|\bsole licen[cs]/ },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,160}\b(?:produce|sell|manufacture|market|distribute|deal in|promote|develop|use)\b.{0,80}\b(?:other|compet\w+|similar|rival)\b/,
          ],
          lacks: [
            /\bthey may not\b.{0,160}\b(?:licen[cs]e|grant|sell|supply)\b.{0,100}\b(?:other|compet\w+|similar|third|any person|territory)\b/,
          ],
          title: "Only the licensee may not compete",
          level: "High",
          does: "{We} may deal in nothing that competes, and {they} is free to license rivals.",
          why: "{We} is tied to one product while its owner can compete through others.",
          ask: "Ask that it binds both, or ends if the product fails or a rival is licensed.",
          wording:
            "While the Licensee is bound not to deal in competing products, the Licensor must not license or supply one in the Territory. Both duties end if sales fall below the agreed level for two years.",
        },
        {
          when: [
            /\bexclusiv\w+\b.{0,240}\bthey (?:may|reserves? the right|retains? the right)\b(?! not\b).{0,100}\b(?:convert|non-?exclusive|grant|licen[cs]e|appoint|sell directly|exploit)\b|\bthey may\b(?! not\b).{0,80}\b(?:convert|make)\b.{0,60}\bnon-?exclusive\b/,
          ],
          level: "Medium",
          does: "The licence is called exclusive, but {they} may use the rights itself, license others or end the exclusivity.",
          why: "{We} pays for a protected market that can be opened.",
          ask: "Ask for true exclusivity, to be lost only for a shortfall that {we} does not make good.",
          wording:
            "The licence is exclusive, even against the Licensor. It becomes non-exclusive only if royalties fall below the minimum for two years in a row and the Licensee does not pay the shortfall.",
        },
      ],
      kinds: ["exclusivity", "no-exclusivity"],
      proof: {
        answered: "2.2 The Licensee must not sell any other competing product during the term.",
        not: "2.2 The Licensee may deal in other products, and the licence is exclusive.",
      },
    },
    {
      id: "ip-licence/minimum",
      topic: "minimum-commitment",
      title: "Minimum is due whatever is sold",
      question: "Must we pay a minimum, and when does it fall away?",
      roles: licensee,
      about: {
        says: /\b(?:minimum|guaranteed|shortfall)\b.{0,160}\b(?:royalt\w+|fees?|payments?|sales|amount|purchase\w*|less than|year)\b|\b(?:royalt\w+|fees?|sales)\b.{0,80}\b(?:minimum|guaranteed|shortfall|less than)\b/,
        heading: /minimum/,
      },
      answers: [
        {
          when: [
            /\b(?:minimum|guaranteed|shortfall|less than)\b.{0,120}?(?<sum>(?:a|au|us)?\$ ?\d[\d,]*\d).{0,160}\b(?:years?|annual\w*|annum)\b|\bannual\w*\b.{0,40}\b(?:minimum|guaranteed)\b.{0,80}?(?<sum2>(?:a|au|us)?\$ ?\d[\d,]*\d)|(?<sum3>(?:a|au|us)?\$ ?\d[\d,]*\d)(?: (?:a|per|each) year)\b.{0,80}\b(?:minimum|guaranteed|shortfall)\b/,
            /\b(?:licen[cs](?:e|es|ed)|agreement|term)\b.{0,80}\b(?:for|of) (?:a period of )?(?<years>\d{1,2}) years?\b/,
          ],
          lacks: [
            /\bminimum\b.{0,240}\b(?:reduced|waived|suspended|abate\w*|does not apply|force majeure)\b/,
          ],
          reckon: ({ sum, sum2, sum3, years }) => {
            const money = sum ?? sum2 ?? sum3;
            const all = Number((money ?? "").replace(/[^\d.]/g, "")) * Number(years);
            return money && all > 0
              ? { money: money.toUpperCase(), total: `$${Math.round(all).toLocaleString("en-AU")}` }
              : null;
          },
          title: "Minimum of {total} over {years} years",
          level: "High",
          does: "{We} owes at least {money} a year whatever it sells: up to {total} over {years} years.",
          why: "A bad season, a failed product or a late start falls wholly on {we}.",
          ask: "Ask for build-up years, relief, and loss of exclusivity as the only remedy.",
          wording: minimumWording,
        },
        {
          when: [
            /\bwe (?:must|guarantees?|undertakes?)\b.{0,160}\bminimum\b|\bminimum (?:annual |guaranteed )?(?:royalt\w+|payments?|fees?|sales)\b.{0,160}\b(?:must|payable|due|we)\b|\bshortfall\b.{0,60}\b(?:payable|paid) by we\b|\broyalt\w+\b.{0,60}\bless than the (?:guaranteed )?minimum\b.{0,60}\bwe must pay\b|\bwe must pay\b.{0,20}\b(?:not less than|at least) (?:\$|£|€)[\d,]+.{0,30}\broyalt/,
          ],
          lacks: [
            /\bminimum\b.{0,240}\b(?:reduced|waived|suspended|abate\w*|does not apply|force majeure)\b/,
          ],
          level: "Medium",
          does: "{We} owes a minimum whatever it sells.",
          why: "A bad season, a failed product or a late start falls wholly on {we}.",
          ask: "Ask for build-up years, relief, and loss of exclusivity as the only remedy.",
          wording: minimumWording,
        },
      ],
      kinds: ["minimum-commitment"],
      proof: {
        answered:
          "1.1 This licence is for 8 years.\n2.1 If royalties for a year are less than $120,000, the Licensee must pay the shortfall after the end of the year.",
        not: "2.1 The Licensee must pay a royalty on what it sells.",
      },
    },
    {
      id: "ip-licence/licensor-leaves",
      topic: "exit-convenience",
      title: "Licence may be taken away at will",
      question: "May they end it without cause?",
      roles: licensee,
      about: { says: /\b(?:terminat\w+|end|cancel|revo\w+)\b/ },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,40}\b(?:terminate|end|cancel|revoke|withdraw)\b(?:(?!\b(?:breach|default|fails?|insolv\w+)\b).){0,120}?\b(?:by|on|upon|giving|with) (?:at least |not less than |giving |we )*(?<notice>\d{1,3} (?:days|months))(?:'|\b)(?: (?:prior |written |advance )*notice)\b(?:(?!\b(?:breach|default|fails?|insolv\w+|remed\w+|cure[ds]?)\b).){0,160}$/,
          ],
          lacks: [
            /\b(?:we|everybody) may\b(?! not\b).{0,40}\b(?:terminate|end|cancel)\b(?:(?!\b(?:breach|default|fails?|insolv\w+)\b).){0,160}\b\d{1,3} (?:days|months)\b/,
          ],
          title: "Owner may end on {notice}’ notice",
          level: "High",
          does: "{They} may end the licence on {notice}' notice without cause; {we} has no such right.",
          why: "What {we} paid and built up could be taken away unpaid.",
          ask: "Ask to delete it, or a long notice after the middle of the term and a refund.",
          wording: convenienceWording,
          replaces: true,
        },
        {
          when: [
            /\bthey may\b(?! not\b).{0,40}\b(?:terminate|end|cancel|revoke|withdraw)\b.{0,120}\b(?:at any time|for any reason|without cause|at will|(?:sole|absolute) discretion)\b(?!.{0,120}\b(?:breach|default|if we)\b)|\blicen[cs]e\b.{0,60}\b(?<!ir)revocable\b|\bthey may (?:withdraw|revoke|end) the licen[cs]e whenever\b/,
          ],
          lacks: [
            /\b(?:we|everybody) may\b(?! not\b).{0,40}\b(?:terminate|end|cancel)\b.{0,100}\b(?:at any time|for any reason|without cause)\b/,
          ],
          level: "High",
          does: "{They} may take the licence away whenever it likes.",
          why: "What {we} paid and built up could be taken away unpaid.",
          ask: "Ask that only an uncured material breach ends it.",
          wording: convenienceWording,
          replaces: true,
        },
      ],
      kinds: ["termination-for-convenience"],
      proof: {
        answered: "6.1 The Licensor may end this licence by 60 days' notice.",
        not: "6.1 The Licensor may end this licence for a breach not remedied in 60 days.",
      },
    },
    {
      id: "ip-licence/fee-kept",
      topic: "exit-cost",
      title: "Fees are not refundable",
      question: "Do we get the entry fee back if they end it early?",
      roles: licensee,
      about: {
        says: /\b(?:licen[cs]e fee|up-?front|initial fee|entry fee|signing|lump sum|advance)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:licen[cs]e fee|up-?front (?:fee|payment)|initial fee|entry fee|signing fee)\b.{0,100}?(?<sum>(?:a|au|us)?\$ ?\d[\d,]*\d)/,
            /\bthey may\b(?! not\b).{0,40}\b(?:terminate|end|cancel|revoke)\b.{0,100}\b(?:\d{1,3} (?:days|months)|at any time)\b/,
          ],
          lacks: [/\b(?:refund\w*|repaid|pro[- ]?rata)\b/],
          reckon: ({ sum }) => (sum ? { money: sum.toUpperCase() } : null),
          title: "Entry fee of {money} is kept",
          level: "Medium",
          does: "The entry fee of {money} is kept, though {they} may end the licence early.",
          why: "Years that were paid for could be taken away.",
          ask: "Ask for instalments, or a refund in proportion.",
          wording:
            "If the licence ends early for a reason other than the Licensee's breach, the Licensor must refund the licence fee for the unexpired part of the term.",
        },
        {
          when: [
            /\b(?:fees?|royalt\w+|advance|payments?)\b.{0,80}\bnon-?refundable\b|\bfee of \$[\d,]+.{0,30}\bmay not be (?:repayable|refunded|refundable)\b/,
            /\bwe\b.{0,40}\b(?:must pay|pays?)\b/,
          ],
          level: "Low",
          does: "What {we} pays is not refundable, even if {they} ends it or the rights fail.",
          why: "Years that were paid for could be taken away.",
          ask: "Ask for a refund in proportion where {we} is not at fault.",
          wording:
            "If the licence ends early for a reason other than the Licensee's breach, the Licensor must refund fees for the unexpired part of the term.",
        },
        {
          when: [
            /\b(?:upfront|initial|entry|licen[cs]e) (?:licen[cs]e )?fee\b.{0,60}\bnon-?refundable\b|\b(?:sums|amounts|fees) paid by we\b.{0,60}\bnon-?refundable\b|\bwe is not entitled to any refund\b.{0,30}\bfee\b/,
          ],
          level: "Low",
          does: "What {we} pays is not refundable, even if {they} ends it or the rights fail.",
          why: "Years that were paid for could be taken away.",
          ask: "Ask for a refund in proportion where {we} is not at fault.",
          wording:
            "If the licence ends early for a reason other than the Licensee's breach, the Licensor must refund fees for the unexpired part of the term.",
        },
      ],
      kinds: ["no-refund"],
      proof: {
        answered:
          "3.1 A licence fee of $85,000 is due on signing.\n6.1 The Licensor may end this licence by 60 days' notice.",
        not: "3.1 A licence fee of $85,000 is due on signing and is refunded pro rata if the licence ends early.",
      },
    },
    {
      id: "ip-licence/improvements",
      topic: "ip-ownership",
      title: "Improvements go to the owner",
      question: "Who owns what we improve?",
      roles: licensee,
      about: {
        says: /\b(?:improvements?|modifications?|enhancements?|derivative|adaptations?|mutations?|selections?|developments?|variations of)\b/,
        heading: /improvement/,
      },
      answers: [
        {
          when: [
            /\b(?:improvements?|modifications?|enhancements?|derivative works?|adaptations?|mutations?|selections?|developments?)\b(?:(?!\bmade by they\b)[^;]){0,160}\b(?:belongs? to|owned by|property of|vests? in|assigned to) they\b|\bwe\b.{0,60}\bassigns?\b.{0,160}\b(?:improvements?|modifications?|enhancements?|derivative|adaptations?|mutations?|rights in)\b/,
          ],
          level: "High",
          does: "Improvements that {we} makes become {they}'s, for nothing.",
          why: "{We} would need a new licence of its own work.",
          ask: "Ask to own them, with a licence back, or a share of what they earn.",
          wording: improvementsWording,
          replaces: true,
        },
      ],
      kinds: ["ip-assignment"],
      proof: {
        answered: "4.1 All improvements made by the Licensee belong to the Licensor.",
        not: "4.1 The Licensee owns the improvements that it makes.",
      },
    },
    {
      id: "ip-licence/no-challenge",
      topic: "restraint",
      title: "The rights may not be challenged",
      question: "May we say that the rights are invalid?",
      roles: licensee,
      about: {
        says: /\b(?:challeng\w+|contest\w*|oppos\w+|disput\w+|attack|impugn)\b.{0,160}\b(?:validity|ownership|title|rights?|registration|grant|marks?|patents?)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:may not|agrees? (?:not|never)|must (?:never|at no time)|acknowledges?)\b.{0,160}\b(?:challenge|contest|oppose|dispute|attack|impugn|question)\b.{0,160}\b(?:validity|ownership|title|rights?|registration|grant|marks?|patents?)\b|\bwe acknowledges?\b.{0,30}\bvalidity\b|\bnever to do anything inconsistent with their (?:ownership|title|rights)\b|\bthey may terminate if we (?:disputes?|challenges?|contests?)\b(?!.{0,100}\bduring the term\b)/,
          ],
          level: "Low",
          does: "{We} may never question the rights, even if they prove bad.",
          why: "It alone would go on paying for them.",
          ask: "Ask to limit it to the term, with a right for {they} to terminate instead.",
          wording:
            "The Licensor may terminate if the Licensee challenges the validity of the Licensed Rights during the term. The Licensee is not otherwise prevented from doing so.",
          replaces: true,
        },
      ],
      proof: {
        answered: "5.6 The Licensee must not challenge the validity of the patents.",
        not: "5.6 The Licensee must mark its products with the patent numbers.",
      },
    },
    {
      id: "ip-licence/sell-off",
      topic: "after-end",
      title: "No sell-off at the end",
      question: "What becomes of stock, work in progress and sublicences at the end?",
      roles: licensee,
      about: {
        says: /\b(?:sell[- ]?off|stock|inventory|work in progress|remaining products?|in store|run[- ]?off|wind[- ]?down)\b|\b(?:upon|on|after|following) (?:the )?(?:terminat\w+|expir\w+|end)\b.{0,160}\b(?:sell|use|cease|destroy|return|dispose)\b/,
        heading: /effect|consequences|ending|post-termination/,
      },
      answers: [
        {
          when: [
            /\b(?:upon|on|after|following|when|once)\b.{0,60}\b(?:terminat\w+|expir\w+|ends?|end)\b.{0,200}\bwe must\b.{0,60}\b(?:immediately|forthwith|at once|cease|stop|destroy|deliver up)\b/,
          ],
          lacks: [
            /\b(?:sell[- ]?off|run[- ]?off|wind[- ]?down)\b|\bcease\b.{0,160}\b\d+ days\b|\bwe may\b.{0,80}\b(?:sell|dispose|continue)\b.{0,160}\b(?:\d+ (?:days|months)|stock|inventory|remaining)\b/,
          ],
          title: "Use must stop at once",
          level: "Medium",
          does: "At the end {we} must stop at once, with no time to wind down.",
          why: "Goods made and contracts signed under the licence would be lost.",
          ask: "Ask for 12 months to finish and sell, with sublicences preserved.",
          wording: sellOffWording,
          replaces: true,
        },
        {
          when: [
            /\b(?:seed|stock|products?|inventory|goods|copies)\b.{0,60}\b(?:may be sold|we may (?:sell|dispose))\b.{0,100}\b(?<span>(?:30|60|90) days|(?:[1-6]) months)\b|\bwe may\b.{0,60}\b(?:sell|dispose)\b.{0,120}\b(?:stock|inventory|products?|copies)\b.{0,80}\b(?<span2>(?:30|60|90) days|(?:[1-6]) months)\b/,
          ],
          reckon: ({ span, span2 }) => ({ time: span ?? span2 ?? "a short time" }),
          title: "Only {time} to sell stock",
          level: "Low",
          does: "After the end {we} has {time} to sell finished stock only.",
          why: "Work in progress and sublicensees' contracts are left out.",
          ask: "Ask for 12 months, work in progress, and survival of sublicences.",
          wording: sellOffWording,
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:manufacture and sell|make,? (?:use,? )?(?:and |or )?sell|produce and sell|licensed (?:products?|goods|articles)|merchandise|stock|inventory)\b/,
        level: "Medium",
        does: "Nothing lets {we} sell its stock or finish work when the licence ends.",
        why: "Goods made and contracts signed under it would be lost.",
        ask: "Ask for 12 months to finish and sell, with sublicences preserved.",
        wording: sellOffWording,
      },
      kinds: ["post-termination"],
      proof: {
        answered: "6.4 On termination the Licensee must immediately cease all use of the rights.",
        not: "6.4 After termination the Licensee may sell its stock for 12 months and finish work in progress.",
      },
    },
    {
      id: "ip-licence/delivery",
      topic: "scope",
      title: "No duty to deliver",
      question: "Must they give us what we need to use the rights?",
      roles: licensee,
      about: {
        says: /\bthey must\b.{0,120}\b(?:deliver|provide|supply|make available|disclose|furnish|transfer)\b|\b(?:deliver\w*|technical assistance|know-how transfer|training)\b.{0,80}\b(?:by they|to we)\b/,
        heading: /deliver|technical assistance|supply|materials/,
      },
      answers: [
        {
          when: [
            /\bthey need not\b.{0,80}\b(?:deliver|provide|supply|support|assist)\b|\bthey need not\b.{0,60}\b(?:furnish|training|know-how|samples|materials)\b|\bno (?:support|technical|training|assistance)\b.{0,30}\bsupplied by they\b/,
          ],
          title: "Nothing need be delivered",
          level: "Medium",
          does: "{They} need not deliver or explain anything.",
          why: "{We} pays from the start and may have nothing to work with.",
          ask: "Ask for delivery by a date, help, and fees that start on delivery.",
          wording:
            "Within 30 days after signing the Licensor must deliver all materials, documents and know-how needed to use the Licensed Rights. No minimum or time limit runs before then.",
        },
      ],
      absent: {
        of: /\b(?:know-how|technology|variety|seed|software|masters?|content|technical information|artwork|formula\w*)\b/,
        level: "Medium",
        does: "Nothing makes {they} deliver what {we} needs to use the rights.",
        why: "{We} pays from the start and may have nothing to work with.",
        ask: "Ask for delivery by a date, help, and fees that start on delivery.",
        wording:
          "Within 30 days after signing the Licensor must deliver all materials, documents and know-how needed to use the Licensed Rights. No minimum or time limit runs before then.",
      },
      proof: {
        answered: "2.3 The Licensor is not obliged to provide materials or support.",
        not: "2.3 The Licensor must deliver the masters within 30 days.",
      },
    },
    {
      id: "ip-licence/sublicence",
      topic: "licence",
      title: "Sublicensing is barred or needs leave",
      question: "May we sublicense and have others make it for us?",
      roles: licensee,
      about: {
        says: /\bsub-?licen[cs]\w*|\bsub-?contract\w*|\bhave made\b|\bthird[- ]party manufactur\w+/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,100}\bsub-?licen[cs]e\b(?!.{0,120}\bunreasonabl)(?! except)|\b(?:without (?:the |any )?right to|no right to|not) (?:grant )?sub-?licen[cs]e\b|(?<!\) )\bnon-?sub-?licen[cs]able\b(?!.{0,10}\bexcept\b)|\bwe may not grant (?:any )?sub-?licen[cs]es?\b|\bmay not be sub-?licen[cs]ed\b|\bwe may not allow any third party to (?:manufacture|make|use)\b/,
          ],
          level: "Medium",
          does: "{We} may not sublicense, or not without {they}'s leave.",
          why: "Makers, growers, agents and group companies may each need a sublicence.",
          ask: "Ask for leave for affiliates and contractors, and consent not unreasonably withheld for others.",
          wording:
            "The Licensee may sublicense its related bodies corporate, and contractors who make or distribute for it, and others with the Licensor's consent, which must not be unreasonably withheld.",
          replaces: true,
        },
      ],
      kinds: ["licence-scope"],
      proof: {
        answered: "1.2 The Licensee may not sublicense the rights.",
        not: "1.2 The Licensee may sublicense its related bodies corporate.",
      },
    },
    {
      id: "ip-licence/approval",
      topic: "conduct-and-access",
      title: "Everything needs approval, and silence is refusal",
      question: "What must they approve, and how quickly?",
      roles: licensee,
      about: {
        says: /\b(?:approv\w+|consent)\b.{0,160}\b(?:samples?|labels?|packag\w+|products?|advertis\w+|materials?|use|artwork|designs?|marketing)\b|\b(?:samples?|labels?|packag\w+|advertis\w+|artwork)\b.{0,120}\b(?:approv\w+|consent)\b/,
      },
      answers: [
        {
          when: [
            /\bdeemed\b.{0,30}\b(?:disapprov\w+|rejected|refused|not approved)\b|\b(?:approv\w+|consent)\b.{0,160}\b(?:sole|absolute) discretion\b.{0,80}|\bwe may not\b.{0,120}\bwithout their (?:prior )?(?:written )?approval\b.{0,80}\b(?:label|packag|advertis|product|sample|artwork)\w*|\bno licensed product\b.{0,40}\buntil they (?:has|have) approved\b|\b(?:use of the marks?|samples?|packaging|advertis\w+)\b.{0,60}\bsubject to their (?:prior )?(?:written )?approval\b/,
          ],
          lacks: [
            /\b(?:deemed|taken)\b.{0,20}\b(?:approved|approval)\b|\bunreasonably (?:withheld|withhold)\b/,
          ],
          level: "Low",
          does: "{They} must approve what {we} makes or prints, at its own discretion and in its own time.",
          why: "A slow or whimsical answer stops sales while the minimum runs.",
          ask: "Ask for 10 business days, reasons, and silence as approval.",
          wording:
            "The Licensor must approve or give reasons within 10 business days, must not unreasonably refuse, and is taken to approve if it does not answer.",
          replaces: true,
        },
      ],
      kinds: ["approval-right"],
      proof: {
        answered:
          "2.4 Samples need the Licensor's approval, which it may withhold in its absolute discretion.",
        not: "2.4 Samples need the Licensor's approval, which must not be unreasonably withheld.",
      },
    },
    {
      id: "ip-licence/audit",
      topic: "audit",
      title: "Books may be inspected without limits",
      question: "How may they check our figures?",
      roles: licensee,
      about: {
        says: /\b(?:audit\w*|inspect\w*|examin\w+)\b.{0,160}\b(?:books|records|accounts|premises|sales)\b|\b(?:books|records|accounts)\b.{0,160}\b(?:audit\w*|inspect\w*|examin\w+)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:they|their (?:accountants?|auditors?|representatives?|agents?))\b.{0,60}\bmay\b(?! not\b).{0,80}\b(?:audit|inspect|examine)\b|\baudit\b.{0,60}\bunderpayment of [1-4](?:\.\d)? ?%.{0,40}\bwe must pay\b|\bwe must at all times (?:give|allow|permit)\b.{0,60}\baccess\b/,
          ],
          lacksHere: [
            /\b(?:once|no more than|reasonable (?:prior |written )*notice|\d+ (?:business |working )?days'? (?:prior |written )*notice)\b/,
          ],
          level: "Low",
          does: "{They} may inspect {we}'s books at any time, and a small error puts the cost on {we}.",
          why: "Inspections disturb the business, and old years are never closed.",
          ask: "Ask for once a year, 20 business days' notice, two years back and confidence.",
          wording:
            "The Licensor may have an independent accountant, bound to confidence, inspect royalty records once a year on 20 business days' notice, for the last two years only.",
          replaces: true,
        },
      ],
      kinds: ["audit-rights"],
      proof: {
        answered: "3.5 The Licensor's accountants may inspect the Licensee's records at any time.",
        not: "3.5 The Licensor may inspect the records once a year on 20 business days' notice.",
      },
    },
    {
      id: "ip-licence/product-liability",
      topic: "indemnity",
      title: "Licensee bears all product claims",
      question: "Who pays if what is licensed harms somebody?",
      roles: licensee,
      about: { says: /\bindemnif\w+|\bhold\b.{0,30}\bharmless\b/, heading: /indemn/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,60}\b(?:indemnif\w+|hold\w*|must (?:\w+ ){0,4}(?:indemnify|hold|defend))\b.{0,300}\b(?:product liability|products?|manufacture|sale|use|howsoever|licensed)\b|\bliability\b.{0,60}\b(?:injury|damage)\b.{0,60}\bborne by we\b|\bwe must make good any loss\b.{0,60}\bproduct/,
          ],
          lacksHere: [
            /\b(?:to the extent|except|other than|unless)\b.{0,160}\b(?:they|their|defect\w*|negligen\w+)\b/,
          ],
          level: "High",
          does: "{We} indemnifies {they} for claims about the product, whatever their cause.",
          why: "It pays for faults in the licensed thing that it cannot see.",
          ask: "Ask to limit it to {we}'s own handling, with an indemnity back for the rest.",
          wording:
            "Each party indemnifies the other against third-party claims to the extent that its own act, omission or breach caused them. The Licensor answers for defects in what it licenses.",
        },
      ],
      kinds: ["indemnity"],
      proof: {
        answered:
          "5.3 The Licensee must hold the Licensor harmless from all product liability claims.",
        not: "5.3 Each party must pay for what it causes.",
      },
    },
    {
      id: "ip-licence/deductions",
      topic: "payment",
      title: "Royalties are paid gross",
      question: "May we deduct returns, freight, tax and discounts?",
      roles: licensee,
      about: { says: /\b(?:royalt\w+|net sales|gross (?:sales|revenue|receipts)|net revenue)\b/ },
      answers: [
        {
          when: [
            /\broyalt\w+\b.{0,160}\b(?:gross (?:sales|revenues?|receipts|income|amount)|without (?:any )?(?:deduction|set-?off))\b/,
          ],
          lacks: [/\bnet (?:sales|revenues?|receipts|invoice|income|selling)\b/],
          level: "Low",
          does: "Royalties fall on gross takings, without deductions.",
          why: "{We} pays on returns, freight, discounts and tax that it does not keep.",
          ask: "Ask for net sales: less returns, discounts, freight and tax, and when paid.",
          wording:
            "Royalties are calculated on net sales actually received, less returns, discounts, freight, insurance and taxes.",
          replaces: true,
        },
      ],
      kinds: ["tax-gross-up", "revenue-sharing"],
      proof: {
        answered: "3.2 Royalties are calculated on gross sales.",
        not: "3.2 Royalties are calculated on net sales.",
      },
    },
    {
      id: "ip-licence/royalty-after",
      topic: "payment",
      title: "Royalties outlast the rights",
      question: "Do we pay after the rights have ended?",
      roles: licensee,
      about: {
        says: /\b(?:expir\w+|invalid\w*|revo\w+|lapse\w*)\b.{0,160}\b(?:royalt\w+|payments?|fees?)\b|\b(?:royalt\w+|payments?|fees?)\b.{0,160}\b(?:expir\w+|invalid\w*|lapse\w*|perpetu\w+)\b/,
      },
      answers: [
        {
          when: [
            /\broyalt\w+\b.{0,160}\b(?:continue\w*|remain\w*|payable)\b.{0,100}\b(?:notwithstanding|even if|despite|whether or not|after)\b.{0,100}\b(?:expir\w+|invalid\w*|revo\w+|lapse\w*|challenge)\b|\bwe must (?:keep|continue) paying royalt\w+\b.{0,30}\b(?:even|notwithstanding|lapse|revoked|expire)\b|\bwe is not relieved from paying royalt/,
          ],
          level: "Medium",
          does: "Royalties go on after the rights expire or fail.",
          why: "{We} alone would pay for what everybody may use.",
          ask: "Ask that they stop, right by right and country by country.",
          wording:
            "No royalty is payable for a country once the Licensed Rights there have expired or been revoked or refused.",
          replaces: true,
        },
      ],
      proof: {
        answered: "3.3 Royalties remain payable even if the patents expire or are held invalid.",
        not: "3.3 Royalties stop when the patents expire.",
      },
    },
    {
      id: "ip-licence/mark-assets",
      topic: "ip-ownership",
      title: "Goodwill goes to the owner",
      question: "Who keeps the goodwill, domain names and registrations that we build?",
      roles: licensee,
      about: { says: /\bgoodwill\b|\bdomain names?\b|\bsocial media\b/ },
      answers: [
        {
          when: [
            /\bgoodwill\b.{0,160}\b(?:inures?|enures?|belongs?|accrues?|vests?|benefit of)\b.{0,60}\bthey\b|\buse of the (?:\w+ )?(?:marks?|brand)\b.{0,30}\b(?:enure|inure)s?\b.{0,30}\b(?:benefit of they|their benefit)\b|\bwe must (?:transfer|assign) to they\b.{0,30}\b(?:domain names?|registrations?)\b|\b(?:reputation|goodwill)\b.{0,60}\bbelongs? to they\b/,
          ],
          level: "Low",
          does: "All goodwill that {we} builds under the mark belongs to {they}.",
          why: "That is usual, but {we} leaves with nothing after years of marketing.",
          ask: "Ask for a payment or a long sell-off where {they} ends it without breach.",
          wording:
            "If the Licensor ends or does not renew the licence without the Licensee's breach, it must pay the Licensee one year's average net margin on licensed products.",
        },
      ],
      proof: {
        answered: "7.2 All goodwill in the marks inures to the benefit of the Licensor.",
        not: "7.2 The Licensee must use the marks as the brand guide says.",
      },
    },
    // For whoever owns the rights.
    {
      id: "ip-licence/field-and-territory",
      topic: "licence",
      title: "The licence has no limits",
      question: "How wide is what we give?",
      roles: licensor,
      about: {
        says: /\b(?:territor\w+|field|purposes?|non-?exclusive|limited|solely|only|for use in|in connection with)\b/,
        heading: /grant|licen[cs]e|field|territory/,
      },
      answers: [
        {
          when: [
            /\bwe (?:hereby )?(?:grants?|licen[cs]es?)\b.{0,120}\bperpetual\b.{0,160}\b(?:worldwide|sub-?licen[cs]\w*|(?<!non-)transferable|any purpose|all purposes)\b|\bwe (?:hereby )?(?:grants?|licen[cs]es?)\b.{0,120}\b(?:worldwide|sub-?licen[cs]\w*|(?<!non-)transferable)\b.{0,160}\bperpetual\b|\bthey may use\b.{0,40}\bin any field\b.{0,60}\bsub-?licen[cs]e\b|\bwe (?:hereby )?grants? to they\b.{0,40}\b(?:unrestricted|perpetual)\b.{0,60}\b(?:in all media|perpetuity)\b|\bfor all purposes\b.{0,20}\bwithout limit\b/,
          ],
          level: "High",
          does: "{We} grants a licence for ever that {they} may pass on, for any purpose.",
          why: "It is close to a sale, and {we} could never take it back.",
          ask: "Ask for a field, a territory, a term and an end for breach.",
          wording:
            "The licence is limited to the Field and the Territory for the term, is not transferable, may be sublicensed only with consent, and ends for an unremedied material breach.",
        },
      ],
      kinds: ["licence-scope"],
      proof: {
        answered:
          "1.1 The Licensor grants the Licensee a perpetual, irrevocable, worldwide, sublicensable licence.",
        not: "1.1 The Licensor grants the Licensee a non-exclusive licence for use in Australia for five years.",
      },
    },
    {
      id: "ip-licence/quality-control",
      topic: "conduct-and-access",
      title: "No control of quality",
      question: "Do we control how our mark is used?",
      roles: licensor,
      about: {
        says: /\b(?:quality|standards?|guidelines?|samples?|approv\w+|brand)\b/,
        heading: /quality|use of (?:the )?marks?/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,60}\buse\b.{0,40}\b(?:marks?|name|logo)\b.{0,80}\b(?:any|as (?:it|they) sees? fit|without)\b|\bthey need not (?:obtain|seek)\b.{0,20}\bour approval\b|\bthey\b.{0,15}\bfull discretion\b.{0,40}\bmarks?\b|\bno approval\b.{0,40}\bmarks?\b.{0,20}\brequired from we\b/,
          ],
          title: "Mark may be used without control",
          level: "Medium",
          does: "{They} may use the mark as it likes.",
          why: "A mark that its owner does not control may lose its protection.",
          ask: "Ask for standards, samples, inspection and a right to stop use.",
          wording:
            "The Licensee must use the marks only as the Licensor's guidelines say and on goods of the quality it approves, and must give samples on request.",
        },
      ],
      absent: {
        of: /\blicensed marks?\b|\bwe (?:hereby )?(?:grants?|licen[cs]es?)\b.{0,120}\b(?:use|display)\b.{0,60}\b(?:trade ?marks?|marks?|brand|trade names?)\b/,
        level: "Medium",
        does: "Nothing lets {we} control the quality of what is sold under its mark.",
        why: "A mark that its owner does not control may lose its protection.",
        ask: "Ask for standards, samples, inspection and a right to stop use.",
        wording:
          "The Licensee must use the marks only as the Licensor's guidelines say and on goods of the quality it approves, and must give samples on request.",
      },
      proof: {
        answered: "2.1 The Licensee may use the marks as it sees fit, in any form.",
        not: "2.1 The Licensee must meet the Licensor's quality standards.",
      },
    },
    {
      id: "ip-licence/no-royalty-check",
      topic: "audit",
      title: "No check on the royalties",
      question: "Can we check what they report?",
      roles: licensor,
      about: { says: /\b(?:records?|books|audit\w*|inspect\w*|statements?|reports?)\b/ },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,60}\b(?:audit|inspect)\b|\bthey need not (?:keep|produce|maintain|provide)\b.{0,30}\b(?:books|accounts|records)\b|\bwe must accept\b.{0,20}\broyalty statement\b|\bno inspection of the (?:accounts|books|records) of they\b/,
          ],
          title: "Royalty figures may not be checked",
          level: "Medium",
          does: "{We} may not check {they}'s figures.",
          why: "Royalties rest on {they}'s word alone.",
          ask: "Ask for quarterly statements, records for seven years and an audit.",
          wording:
            "The Licensee must give a statement of sales with each payment, keep records for seven years and let the Licensor's accountant inspect them on notice. It pays for the inspection if it finds more than 5% unpaid.",
        },
      ],
      absent: {
        of: /\broyalt\w+/,
        level: "Medium",
        does: "Nothing makes {they} report sales or let {we} check them.",
        why: "Royalties rest on {they}'s word alone.",
        ask: "Ask for quarterly statements, records for seven years and an audit.",
        wording:
          "The Licensee must give a statement of sales with each payment, keep records for seven years and let the Licensor's accountant inspect them on notice. It pays for the inspection if it finds more than 5% unpaid.",
      },
      proof: {
        answered: "3.5 The Licensor may not inspect the Licensee's books.",
        not: "3.5 The Licensee must keep records and let the Licensor inspect them.",
      },
    },
    {
      id: "ip-licence/exclusive-without-effort",
      topic: "minimum-commitment",
      title: "No duty to sell or use",
      question: "Must they work the rights?",
      roles: licensor,
      about: {
        says: /\b(?:minimum|efforts|endeavours|diligen\w+|launch|exploit\w*|performance|milestones?|commerciali[sz]\w+)\b/,
      },
      answers: [
        {
          when: [
            /\bthey need not\b.{0,80}\b(?:exploit|use|sell|commerciali[sz]e|develop|market)\b|\bthey may (?:decide|determine)\b.{0,40}\bwhether to (?:commerciali[sz]e|exploit|develop|market|use)\b|\bthey may in its (?:sole|absolute) discretion (?:decide|determine)\b.{0,20}\bwhether to\b|\bthey need not (?:manufacture|exploit|work)\b|\bthey makes? no commitment to (?:develop|sell|exploit|market)\b/,
          ],
          title: "Licensee need not do anything",
          level: "Medium",
          does: "{They} need not do anything with the rights.",
          why: "An idle exclusive licensee blocks the whole market.",
          ask: "Ask for minimums or milestones, with loss of exclusivity.",
          wording:
            "The Licensee must use its best endeavours to sell, launch by the agreed date and pay at least the minimum. If it does not, the Licensor may make the licence non-exclusive.",
        },
      ],
      absent: {
        of: /\bexclusive (?:\w+ ){0,3}(?:licen[cs]e|right)/,
        unless: /\bnon-?exclusive/,
        level: "Medium",
        does: "The licence is exclusive, and nothing makes {they} sell or use it.",
        why: "An idle exclusive licensee blocks the whole market.",
        ask: "Ask for minimums or milestones, with loss of exclusivity.",
        wording:
          "The Licensee must use its best endeavours to sell, launch by the agreed date and pay at least the minimum. If it does not, the Licensor may make the licence non-exclusive.",
      },
      proof: {
        answered: "2.1 The Licensee is not obliged to exploit the rights.",
        not: "2.1 The Licensee must use its best endeavours to sell.",
      },
    },
    {
      id: "ip-licence/own-title-warranty",
      topic: "quality-warranty",
      title: "The owner warrants validity without limits",
      question: "What do we promise about the rights?",
      roles: licensor,
      about: { says: /\bwe (?:represents?|warrants?|guarantees?|covenants?)\b/ },
      answers: [
        {
          when: [
            /\bwe (?:\w+ )?(?:represents?|warrants?|guarantees?|covenants?)\b.{0,300}\b(?:valid\w*|(?:does|do|may|must)? ?not infringe|non-?infring\w+)\b|\bwe warrants?\b.{0,60}\bmay not (?:infringe|violate)\b/,
          ],
          lacksHere: [/\b(?:knowledge|aware|believes?|belief)\b/],
          level: "Medium",
          does: "{We} promises outright that the rights are valid or infringe nobody's.",
          why: "No owner can know that, and it would pay for what it could not find.",
          ask: "Ask to limit it to {we}'s knowledge.",
          wording:
            "The Licensor warrants that, so far as it is aware, the Licensed Rights are valid and their use as licensed does not infringe another person's rights.",
        },
      ],
      kinds: ["ip-warranty"],
      proof: {
        answered:
          "5.1 The Licensor warrants that the patents are valid and do not infringe any rights.",
        not: "5.1 The Licensor warrants that so far as it is aware the patents are valid.",
      },
    },
    {
      id: "ip-licence/reserved",
      topic: "ip-ownership",
      title: "No reservation of ownership",
      question: "Do we keep everything that is not given?",
      roles: licensor,
      about: {
        says: /\b(?:we|our)\b.{0,80}\b(?:owns?|owner|retains?|remains?|reserves?|title)\b|\b(?:reserved|ownership|title)\b/,
        heading: /ownership|reservation|title/,
      },
      answers: [
        {
          when: [
            /\b(?:improvements?|modifications?|derivative works?|adaptations?)\b[^;]{0,100}\b(?:belongs? to|owned by|property of|vests? in) they\b|\bthey owns?\b.{0,60}\b(?:adaptations?|modifications?|improvements?|derivative\w*)\b/,
          ],
          title: "Improvements go to the licensee",
          level: "Medium",
          does: "{They} owns improvements to what {we} licenses.",
          why: "{We} could be shut out of the next version of its own product.",
          ask: "Ask for ownership or a free, lasting licence back.",
          wording: improvementsWording,
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing says that {we} keeps ownership and all that is not given.",
        why: "A loose grant is read by its purpose, which may be wide.",
        ask: "Ask for a reservation and an acknowledgement of ownership.",
        wording:
          "The Licensor keeps ownership of the Licensed Rights and everything not expressly granted. The Licensee gains no interest in them.",
      },
      proof: {
        answered: "4.1 Improvements are owned by the Licensee.",
        not: "4.1 The Licensor retains ownership of the rights.",
      },
    },
  ],
};
