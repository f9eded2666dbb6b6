import type { Question } from "../asking/question.ts";

const paper =
  "(?:agreement|contract|deed|lease|licen[cs]e|terms|rights|obligations|interest|benefit|order|policy|facility|engagement|account|subcontract)";
const passOn = `(?:assign|novate)\\b(?! (?:personnel|staff|employees|people|a (?:representative|manager)|its (?:staff|employees))\\b)|\\b(?:transfer|pass on|make over|hand over|give or sell)\\b.{0,40}\\b${paper}`;
const inGroup =
  "\\b(?:related (?:body|bodies|compan\\w+|entit\\w+)|affiliates?|subsidiar\\w+|group)\\b";

/** They may pass it on, with nobody's leave, and not within their own group alone. */
const theyAssign = new RegExp(
  `^(?!.*\\b(?:neither|nor|nobody)\\b).*?\\bthey may\\b(?! (?:not|only)).{0,80}\\b(?:${passOn})\\b(?!.{0,160}(?:${inGroup}|\\b(?:with (?:the |our )?(?:prior )?(?:written )?consent|(?<!without )our (?:prior )?(?:written )?consent|only with|if we (?:consents?|agrees?)|sub-?licen\\w+)))`,
);
const weMayNotAssign = new RegExp(
  `\\bwe may not\\b.{0,80}\\b(?:${passOn})\\b|\\bwe may\\b(?! not).{0,60}\\b(?:${passOn})\\b.{0,120}\\b(?:with|only|subject to)\\b.{0,60}\\b(?:consent|approval|agree)`,
);

const urgent = /\b(?:urgent|injuncti\w+|interlocutory|interim|equitable)\b/;
const abroad =
  /^(?!.*(?:[☐☒☑]|\b(?:corporation|incorporated|organi[sz]ed|existing|compl(?:y|ies|iance)|limited liability company|tax(?:es)?|escrow|attorney)\b)).*?(?:\b(?:govern\w*|construed|interpreted|subject to)\b.{0,80}\blaws?\b.{0,60}|\b(?:jurisdiction of|courts?|arbitrat\w+|venue|sue|seat|disputes?)\b.{0,100})\b(?:england|english (?:law|courts?)|scotland|ireland|new york|delaware|california|texas|florida|washington|massachusetts|illinois|nevada|virginia|georgia|london|paris|geneva|singapore|hong kong|china|beijing|india|japan|tokyo|new zealand|germany|france|netherlands|switzerland|canada|ontario|british columbia|united states|united kingdom|israel|dubai)\b/;
/** How the paper itself is dealt with: passed on, changed, read, enforced. */
export const dealings: Question[] = [
  {
    id: "one-way-assignment",
    topic: "assignment",
    title: "Other side may assign freely",
    question: "Who may assign, and must the other agree?",
    about: {
      says: new RegExp(
        `\\b(?:assign|novat|transfer)\\w*\\b.{0,120}\\b${paper}\\b|\\bassign(?:s|ed|ee|ees)?\\b`,
      ),
      heading: /assign|novation|transfer/,
    },
    answers: [
      {
        when: [theyAssign, weMayNotAssign],
        title: "Only the other side may assign freely",
        level: "Medium",
        does: "{They} may pass the contract to anybody, while {we} needs consent.",
        why: "{We} could be tied to a stranger, and could not sell or restructure its own business.",
        ask: "Ask that neither side assigns without consent, not to be unreasonably withheld, save within its group.",
        wording:
          "Neither party may assign or novate this agreement without the other's prior written consent, which must not be unreasonably withheld.",
        replaces: true,
      },
      {
        when: [
          new RegExp(
            `\\bwe may not\\b.{0,80}\\b(?:${passOn})\\b.{0,200}\\b(?:sole|absolute|unfettered) discretion\\b|\\bthey may\\b.{0,60}\\b(?:withhold|refuse)\\b.{0,40}\\bconsent\\b.{0,60}\\b(?:discretion|any reason)`,
          ),
        ],
        title: "Consent to assignment may be refused freely",
        level: "Medium",
        does: "{They} may refuse, for any reason, to let {we} pass the contract on.",
        why: "{We} could not sell its business or move it within its group.",
        ask: "Ask that consent not be unreasonably withheld, and that group companies be free.",
        wording:
          "Consent to an assignment must not be unreasonably withheld or delayed, and is not needed for an assignment to a related body corporate or a buyer of the business.",
      },
      {
        when: [theyAssign],
        level: "Low",
        does: "{They} may pass the contract to somebody whom {we} did not choose.",
        why: "The stranger may be weaker, or a competitor.",
        ask: "Ask for consent, and that {they} stays liable.",
        wording:
          "The Supplier may assign or novate this agreement only with the Customer's prior written consent, which must not be unreasonably withheld, and remains liable.",
        replaces: true,
      },
    ],
    kinds: ["assignment"],
    proof: {
      answered:
        "12.1 The Customer must not assign this agreement. The Supplier may assign it to any person.",
      not: "12.1 Neither party may assign this agreement without the other's written consent.",
    },
  },
  {
    id: "change-of-control",
    topic: "change-of-control",
    title: "Change of control lets other side out",
    question: "What follows if our owners change?",
    about: {
      says: /\bchange (?:of|in) (?:the )?(?:control|ownership|shareholding)\b|\bcontrol of\b|\b(?:merger|amalgamat\w+|reorgani[sz]ation)\b|\bcontrolling (?:interest|stake)\b|\bmajority of\b/,
      heading: /change (?:of|in) control/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:competitors?|competes?)\b).*?(?:\bthey may\b(?! not).{0,120}\b(?:end|terminate|cancel|call|require|demand)\b.{0,240}\b(?:change (?:of|in) (?:the )?(?:control|ownership|shareholding)|(?:takes?|acquires?|gains?|buys?|ceases? to (?:have|hold|own))\b.{0,60}\b(?:control|majority|controlling|stake))|\b(?:if|where|when)\b.{0,40}\b(?:control of we|our (?:control|ownership|shareholding)|we\b.{0,60}\bchange (?:of|in) control|change (?:of|in) (?:the |its )?(?:effective |beneficial )?(?:control|ownership|shareholding)(?: or \w+)? (?:of|in) we|ownership of\b.{0,40}\bwe changes?)\b.{0,200}\bthey may\b|\b(?:change (?:of|in) (?:the )?(?:control|ownership|shareholding))\b.{0,60}\bwe\b.{0,120}\b(?:deemed|treated|taken|regarded|constitutes?|is)\b.{0,40}\b(?:assign\w*|default|breach))/,
        ],
        level: "Medium",
        does: "If control of {we} changes, {they} may end or call in the deal.",
        why: "It gives {they} a say in any sale of {we}, and puts a price on it.",
        ask: "Limit it to sale to a competitor or a weaker owner, with 90 days' notice.",
        wording:
          "The Supplier may end this agreement after a change of control of the Customer only if the new controller competes with it or is insolvent, and on {noticeTime|90 days}' notice given within 30 days.",
        replaces: true,
      },
      {
        when: [
          /\b(?:change (?:of|in) (?:the )?(?:control|ownership|shareholding))\b.{0,160}\b(?:deemed|treated|taken|regarded|constitutes?|counts?)\b.{0,60}\b(?:assign\w*|transfer)\b|\bassign\w*\b.{0,60}\b(?:includes?|by)\b.{0,80}\b(?:change (?:of|in) control|merger|operation of law)\b/,
          weMayNotAssign,
        ],
        title: "Change of shareholders counts as an assignment",
        level: "Medium",
        does: "Even a change in {we}'s shareholders counts as an assignment that needs consent.",
        why: "A sale or new investor could put {we} in breach.",
        ask: "Delete it, or except listed shares, group changes and family transfers.",
        wording: "A change in the ownership or control of a party is not an assignment.",
        replaces: true,
      },
    ],
    kinds: ["change-of-control"],
    proof: {
      answered:
        "12.2 The Supplier may terminate this agreement if there is a change in control of the Customer.",
      not: "12.2 A change of control of a party is not an assignment.",
    },
  },
  {
    id: "variation-at-will",
    topic: "variation",
    title: "Terms may be changed without consent",
    question: "Who may change the terms, and what can we do about it?",
    about: {
      says: /\b(?:amend|vary|varied|change|modif\w+|revise|replace|update|alter)\w*\b.{0,120}\b(?:terms?|conditions?|agreement|contract|deed|policy|policies|rules|specifications?|services?)\b|\bvariation\b|\bin writing\b.{0,60}\b(?:signed|agreed)\b/,
      heading: /variation|amend|change|modif/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:we may|if we|everybody|signed by|agreed (?:in writing )?(?:by|with)|our (?:prior )?(?:written )?(?:consent|agreement)|notice details|address|bank details|polic(?:y|ies)|rules)\b).*?\bthey may\b(?! (?:not|only)).{0,80}\b(?:amend|vary|change|modify|revise|replace|update|alter|add to)\b.{0,60}\b(?:terms|conditions|this (?:agreement|contract|deed)|agreement|anything|scope|provisions)\b|^(?!.*\b(?:everybody|our (?:prior )?(?:written )?(?:consent|agreement))\b).*?\b(?:these |the )?(?:terms|conditions|agreement)\b.{0,30}\bmay be (?:amended|varied|changed|modified|revised|updated|replaced)\b(?!.{0,80}\b(?:by agreement|in writing (?:and )?signed|only|by everybody|by we|except)\b).{0,80}\b(?:by they|at any time|from time to time|by posting|without notice|website)\b/,
        ],
        lacks: [
          /\bwe may\b(?! not).{0,120}\b(?:end|terminate|cancel|leave)\b.{0,200}\b(?:change|variation|amendment|new terms|varied|modification|worse|detriment\w*)\b|\b(?:does not (?:accept|agree)|objects?|change|variation|amendment|adverse\w*|worse|detriment\w*)\b.{0,200}\bwe may\b(?! not).{0,80}\b(?:end|terminate|cancel|leave|reject)\b/,
        ],
        level: "High",
        does: "{They} may change what was agreed by itself, and {we} stays bound.",
        why: "Every other promise here is worth only as much as {they} leaves of it.",
        ask: "Ask for changes by agreement, or 60 days' notice and a right to leave without cost.",
        wording: "This agreement may be varied only in writing signed by both parties.",
        replaces: true,
      },
      {
        when: [
          /^(?!.*\b(?:if we|everybody|signed by|agreed (?:in writing )?(?:by|with)|our (?:prior )?(?:written )?(?:consent|agreement)|address|bank details)\b).*?\bthey may\b(?! (?:not|only)).{0,80}\b(?:amend|vary|change|modify|revise|replace|update|alter)\b.{0,60}\b(?:terms|conditions|this (?:agreement|contract|deed)|agreement)\b|^(?!.*\beverybody\b).*?\bthey may\b(?! (?:not|only)).{0,40}\b(?:amend|vary|change|modify|revise|update)\b.{0,40}\b(?:terms|conditions|agreement)\b.{0,120}\bif we (?:does|do) not (?:accept|agree)\b.{0,60}\b(?:remedy|right)\b.{0,20}\b(?:terminate|cancel|cease)\b/,
        ],
        title: "Terms may be changed; leaving is allowed",
        level: "Medium",
        does: "{They} may change the terms by itself; {we}'s answer is to leave.",
        why: "Leaving is costly, so a worse term may have to be borne.",
        ask: "Ask that no change take effect before renewal, or that it not reduce {we}'s rights.",
        wording:
          "No change may reduce the Customer's rights or the services before the end of the current term.",
      },
      {
        when: [
          /^(?!.*\b(?:if we|everybody|agreed (?:in writing )?(?:by|with)|our (?:prior )?(?:written )?(?:consent|agreement)|we may|polic(?:y|ies)|rules)\b).*?\bthey may\b(?! (?:not|only)).{0,80}\b(?:amend|vary|change|modify|revise|replace|discontinue|substitute|withdraw|alter|delete|drop)\b.{0,60}\b(?:products?|goods|services?|specifications?|features?|functions?|functionality|models?|range|platform|software)\b/,
        ],
        title: "What is supplied may be changed",
        level: "Medium",
        does: "{They} may change or withdraw what it supplies, and {we} pays the same.",
        why: "{We} may be left with something else than it chose.",
        ask: "Ask for no material reduction, 60 days' notice, and a right to leave with a refund.",
        wording:
          "The Supplier may not materially reduce the goods or services during the term. If it does, the Customer may end this agreement without cost and receive a refund in proportion.",
        replaces: true,
      },
      {
        when: [
          /^(?!.*\b(?:everybody|agreed (?:in writing )?(?:by|with)|our (?:prior )?(?:written )?consent|employment|salary)\b).*?\bthey may\b(?! (?:not|only)).{0,60}\b(?:amend|vary|change|modify|revise|replace|update|alter|add to|introduce)\b.{0,40}\b(?:polic(?:y|ies)|rules|manuals?|guidelines|standards|procedures)\b/,
        ],
        title: "Policies and rules may be rewritten",
        level: "Low",
        does: "{They} may rewrite the policies or rules that {we} must keep.",
        why: "New duties and costs may come in by that door.",
        ask: "Ask that no new rule add cost or cut down rights given here.",
        wording:
          "If a rule or policy is inconsistent with this agreement, this agreement prevails.",
      },
    ],
    kinds: ["unilateral-variation"],
    proof: {
      answered: "14.2 The Supplier may vary these terms at any time by notice on its website.",
      not: "14.2 This agreement may be varied only in writing signed by both parties.",
    },
  },
  {
    id: "entire-agreement-reliance",
    topic: "entire-agreement",
    title: "Reliance on statements is denied",
    question: "Which earlier promises does it wipe out?",
    about: {
      says: /\bentire (?:agreement|understanding|contract)\b|\b(?:supersede|replace)s?\b|\bwhole (?:of the )?(?:agreement|contract|understanding)\b|\bno reliance\b|\brelied (?:up)?on\b|\btakes? the place of\b/,
      heading: /entire|whole agreement/,
    },
    answers: [
      {
        when: [
          /\bwe\b.{0,80}\b(?:has not|have not|did not|does not|do not|puts? no|has put no|is not)\b.{0,40}\b(?:relied|rely|relying|reliance)\b|\b(?:no|any) (?:statement|representation|promise|oral)\w*\b.{0,80}\b(?:by|made|given)\b.{0,20}\bthey\b.{0,120}\b(?:binds?|relied|effect|counts?)\b/,
        ],
        level: "Medium",
        does: "{We} says that it relied on nothing that {they} told it.",
        why: "Figures, demonstrations and answers that led {we} to sign may then be worth nothing.",
        ask: "Annex what matters, or except statements made in writing.",
        wording:
          "Nothing in this clause excludes the written statements in annexure A, on which the Customer has relied.",
      },
      {
        when: [
          /^(?!.*\binvalid\b).*?\b(?:supersedes?|supercedes?|replaces?|takes? the place of|overrides?|cancels?)\b.{0,160}\b(?:proposals?|tenders?|quot(?:e|es|ations?)|demonstrations?|e-?mails?|briefing|presentations?|brochures?|letters? of intent|term sheet|heads of agreement|memorandum of understanding|anything (?:that was )?said)\b|\bno tender qualification/,
        ],
        title: "Earlier promises fall away",
        level: "Low",
        does: "What the proposal, e-mails or talks before signing promised falls away.",
        why: "Anything promised there and not written here is lost.",
        ask: "Check that each promise that mattered is in this paper.",
        wording: "The proposal in annexure A forms part of this agreement.",
      },
    ],
    kinds: ["entire-agreement"],
    proof: {
      answered:
        "14.1 The Customer acknowledges that it has not relied on any statement of the Supplier.",
      not: "14.1 The Supplier's written proposal forms part of this agreement.",
    },
  },
  {
    id: "precedence",
    topic: "precedence",
    title: "No order of precedence",
    question: "If the documents differ, which one wins?",
    about: {
      says: /\b(?:prevails?|precedence|priority|inconsisten\w+|overrid\w+|to the extent of any (?:conflict|inconsistency))\b|\bin the (?:event|case) of (?:any )?(?:conflict|discrepancy|ambiguity)\b|\b(?:displace|apply (?:instead|and not))\b/,
      heading: /precedence|inconsisten|priority|conflict/,
    },
    answers: [
      {
        when: [
          /^(?!.*\bour\b.{0,40}\bprevail).*?\btheir (?:\w+ ){0,3}(?:terms|conditions|polic(?:y|ies)|manuals?|purchase order|order form|rules)\b.{0,160}\b(?:prevails?|takes? precedence|override|apply to the exclusion)\b|\bno (?:terms|conditions)\b.{0,80}\b(?:of|by|from) we\b.{0,120}\b(?:apply|effect|bind|form)|\b(?:these|their) (?:\w+ ){0,2}(?:terms|conditions)\b.{0,60}\b(?:to the exclusion of|prevails? over|overrides?)\b.{0,80}\b(?:we|our)\b|\btheir (?:\w+ ){0,2}(?:terms|conditions)\b.{0,60}\bto the exclusion of\b/,
        ],
        title: "Other side’s own terms prevail",
        level: "Low",
        does: "{They}'s own terms win over anything else in the deal.",
        why: "A promise negotiated here may be undone by a form or policy.",
        ask: "Let what was negotiated and signed come first.",
        wording:
          "If documents differ, the special conditions prevail over this agreement, this agreement over its schedules, and all of them over the Supplier's other terms and policies.",
        replaces: true,
      },
    ],
    absent: {
      level: "Low",
      of: /\b(?:order forms?|purchase orders?|statements? of work|special conditions|service schedules?|quotation|head contract)\b/,
      unless: /\b(?:secured money|settlement sum)\b/,
      does: "The paper has several parts and does not say which prevails.",
      why: "A schedule or order form could contradict a term that {we} bargained for.",
      ask: "Add an order of precedence.",
      wording:
        "If documents differ, the special conditions prevail over this agreement, and this agreement prevails over its schedules, orders and annexures.",
    },
    kinds: ["order-of-precedence"],
    proof: {
      answered: "14.3 The Supplier's standard terms and policies prevail over any other document.",
      not: "14.3 If documents differ, this agreement prevails over its schedules.",
    },
  },
  {
    id: "notices",
    topic: "notices",
    title: "No rules for giving notice",
    question: "How is notice given, and when is it taken to arrive?",
    about: {
      says: /\b(?:notices?|communications?)\b.{0,80}\b(?:must|may) (?:also |only )?be (?:in writing|given|sent|delivered|served|addressed|made|left)\b|\b(?:notices?|communications?)\b.{0,160}\b(?:e-?mail\w*|post(?:ed)?|by hand|courier|facsimile|fax|address(?:es|ed)?|deemed|taken to)\b|\b(?:serve[sd]?|service of)\b.{0,20}\bnotices?\b|\b(?:give|send|serve)\b.{0,30}\bnotices?\b.{0,60}\b(?:by|to) (?:e-?mail|post|hand|the (?:address|e-?mail)|its address|our address|their address)/,
      heading: /\bnotices\b|\bnotice$|communications|addresses/,
    },
    answers: [
      {
        when: [
          /^(?!.*\beverybody\b).*?(?:\bnotices?\b.{0,120}\b(?:by they|to we)\b|\bthey may\b(?! not).{0,40}\b(?:notify|give notice|serve)\b).{0,120}\b(?:posting|post(?:ed)? (?:it )?on|website|portal|publish\w*|in the app|on the platform)\b|\bwe (?:is|are) (?:taken|deemed) to (?:have )?(?:receive[d]?|notified|been given)\b.{0,160}\b(?:posting|posted|website|sent|whether or not)\b|\bnotices?\b.{0,60}\b(?:by|of) they\b.{0,120}\b(?:deemed|taken|effective|served)\b.{0,80}\bwhether or not\b/,
        ],
        title: "Posted notice counts, seen or unseen",
        level: "Low",
        does: "{They} may give notice by posting it, seen or unseen.",
        why: "Rights may be lost on a notice that {we} never read.",
        ask: "Ask for e-mail to a named address, effective when received.",
        wording:
          "A notice must be in writing and sent to the other party's e-mail address for notices. It takes effect on the next business day unless the sender learns that it did not arrive.",
        replaces: true,
      },
    ],
    absent: {
      level: "Low",
      of: /\bnotice\b.{0,120}\b(?:within|before|at least|not less than)\b.{0,40}\b\d|\b\d+ (?:business )?days' (?:prior )?(?:written )?notice\b/,
      unless: /\bwebsites?\b/,
      does: "Rights hang on notice, but nothing says how it is given or when it arrives.",
      why: "A deadline may be lost over an e-mail to the wrong person.",
      ask: "Add addresses, e-mail and the time of receipt.",
      wording:
        "A notice must be in writing and delivered or e-mailed to the address stated in the details. An e-mail is received when sent, or on the next business day if sent after 5 pm.",
    },
    kinds: [],
    proof: {
      answered: "14.4 The Supplier may give notice by posting it on its website.",
      not: "14.4 Notices must be in writing and sent to the address in schedule 1.",
    },
  },
  {
    id: "dispute-steps",
    topic: "disputes-law",
    title: "No steps before going to court",
    question: "What must happen before court, and may we seek urgent orders?",
    about: {
      says: /\bdisputes?\b.{0,200}\b(?:mediat\w+|negotiat\w+|meet|arbitrat\w+|expert|conciliat\w+|resol\w+|settle\w*|refer\w*)\b|\bmediat\w+\b|\barbitrat\w+\b|\b(?:settle|resolve)\b.{0,60}\b(?:disagreement|difference|dispute)/,
      heading: /dispute|mediation|arbitration|disagreement/,
    },
    answers: [
      {
        when: [
          /^(?!.*\bexcept\b).*?(?:\b(?:everybody|we) may not\b.{0,80}\b(?:(?:litigate|sue)\b.{0,40}\b(?:until|before|unless)|(?:commence|begin|start|bring|issue)\b.{0,80}\b(?:proceedings?|court|action|arbitration|litigation))\b|\b(?:disputes?|differences?)\b.{0,80}\b(?:must|is to be)\b.{0,60}\b(?:first|referred to|submitted to|resolved by|settled by)\b.{0,40}\b(?:mediat|arbitrat|negotiat|expert))|\b(?:dispute|mediation|this clause)\b.{0,80}\bcondition precedent to\b.{0,60}\b(?:proceedings|litigation|action|court)|\bno (?:action|proceedings?|suit)\b.{0,60}\b(?:until|unless)\b.{0,80}\b(?:mediat|dispute resolution|negotiat)/,
        ],
        lacks: [urgent],
        title: "Court must wait, even when urgent",
        level: "Low",
        does: "Court must wait for the agreed steps, even when something urgent must be stopped.",
        why: "Confidential information, a brand or stock may be gone by then.",
        ask: "Except urgent relief and undisputed debts.",
        wording:
          "Nothing in this clause prevents a party from seeking urgent interlocutory relief or recovering an undisputed debt.",
      },
    ],
    absent: {
      level: "Low",
      of: /\b(?:they|we|everybody) (?:must|agrees? to|will)\b.{0,120}\b(?:services?|supply|deliver|perform|goods|products?|works?|platform)\b/,
      unless: /\b(?:secured money|settlement sum|rent|salary|websites?)\b/,
      does: "There is no step before court if the two disagree.",
      why: "A small dispute may stop the work or cost more than it is worth.",
      ask: "Add talks between managers, then mediation, with performance going on.",
      wording:
        "Before going to court, other than for urgent relief, senior managers must meet within 10 business days after notice of a dispute, and then mediate in the capital city of the governing law. Each party must keep performing meanwhile.",
    },
    kinds: ["dispute-resolution"],
    proof: {
      answered:
        "13.1 A party must not commence court proceedings before the dispute has been mediated.",
      not: "13.1 A party must not commence court proceedings, other than for urgent injunctive relief, before the dispute has been mediated.",
    },
  },
  {
    id: "forum-abroad",
    here: true,
    topic: "disputes-law",
    title: "Foreign law or courts",
    question: "Must we sue, or be sued, abroad?",
    side: "recipient",
    about: {
      says: /\b(?:govern\w*|subject to|construed|under|in accordance with|appl(?:y|ies))\b.{0,60}\blaws?\b|\blaws?\b.{0,60}\b(?:govern\w*|appl(?:y|ies)|of (?:the state|new south|vic|queens|western|south aus|tas))\b|\bjurisdiction\b|\bcourts of\b|\b(?:law|governing law) ?:/,
      heading: /governing law|\blaw\b|jurisdiction/,
    },
    answers: [
      {
        when: [abroad],
        lacks: [
          /\b(?:laws?|law applicable|governed by)\b.{0,60}\b(?:of|in)\b.{0,40}\b(?:new south wales|victoria|queensland|western australia|south australia|tasmania|northern territory|australian capital territory)\b/,
        ],
        level: "High",
        does: "Foreign law, courts or arbitrators decide any dispute.",
        why: "Enforcing a right abroad may cost {we} more than the right is worth.",
        ask: "Ask for the law and non-exclusive courts of {we}'s own State.",
        wording:
          "The law of {law|[State or Territory]} governs this agreement, and each party submits to the non-exclusive jurisdiction of its courts.",
        replaces: true,
      },
    ],
    kinds: ["foreign-jurisdiction"],
    proof: {
      answered:
        "14.6 This agreement is governed by the laws of England and the courts of London have jurisdiction.",
      not: "14.6 This agreement is governed by the laws of New South Wales.",
    },
  },
  {
    id: "law-and-forum",
    topic: "disputes-law",
    title: "No governing law or court",
    question: "Which State's law applies, and where must we sue?",
    about: {
      says: /\b(?:govern\w*|construed|interpreted)\b.{0,60}\blaws?\b|\blaws?\b.{0,60}\bgovern\w*|\blaws? (?:of|in force in|applicable in|applying in) |\blaws? (?:applies|apply)\b|\b(?:subject to|under) (?:the )?(?:australian|new south wales|nsw|victorian|queensland|tasmanian|english) laws?\b|\bjurisdiction\b|\bcourts of\b|\b(?:law|governing law) ?:/,
      heading: /governing law|\blaw\b|jurisdiction/,
    },
    answers: [
      {
        when: [
          /\bwe\b.{0,80}\b(?:submits?|may sue|must sue|must bring|may (?:only )?bring)\b.{0,60}(?:(?<!non-)\bexclusive|\bonly)\b.{0,80}\b(?:courts?|jurisdiction)\b(?!.{0,200}\bthey\b.{0,40}\bsubmits?)|\bproceedings?\b.{0,20}\bby we\b.{0,40}\bonly in\b|\bnothing\b.{0,30}\bthey from (?:taking|bringing)\b.{0,30}\bproceedings elsewhere\b/,
        ],
        title: "Only one side may choose the court",
        level: "Medium",
        does: "{We} may sue in one place only, while {they} is free to choose.",
        why: "It adds cost and delay on one side alone.",
        ask: "Make the submission mutual and non-exclusive.",
        wording:
          "Each party submits to the non-exclusive jurisdiction of the courts of {law|[State or Territory]}.",
        replaces: true,
      },
      {
        when: [
          /\blaws? of (?:the commonwealth of )?australia\b|\baustralian laws?\b(?=.{0,40}\b(?:govern|appl))|\b(?:the )?law of australia\b/,
        ],
        lacks: [
          /\b(?:new south wales|nsw|victoria|vic|queensland|qld|western australia|south australia|tasmania|northern territory|australian capital territory|act law)\b/,
        ],
        title: "Governing law names no State",
        level: "Low",
        does: "“The law of Australia” names no State.",
        why: "Contracts are governed State by State, so the choice is incomplete.",
        ask: "Name one State and its courts.",
        wording: "The law of {law|[State or Territory]} governs this agreement.",
        replaces: true,
      },
    ],
    absent: {
      level: "Low",
      does: "No governing law is named, nor any court.",
      why: "Where the sides are in different places, the first fight is about whose law applies.",
      ask: "Name {we}'s own State.",
      wording:
        "The law of {law|[State or Territory]} governs this agreement, and each party submits to the non-exclusive jurisdiction of its courts.",
    },
    kinds: ["governing-law", "exclusive-jurisdiction"],
    proof: {
      answered: "14.6 The Customer submits to the exclusive jurisdiction of the courts of Perth.",
      not: "14.6 This agreement is governed by the laws of Queensland.",
    },
  },
  {
    id: "subcontracting",
    topic: "subcontracting-people",
    title: "No limit on subcontracting",
    question: "May they hand the work to others?",
    side: "recipient",
    about: {
      says: /\bsub-?contract\w*\b|\bsub-?licen[cs]e\w*\b|\bdelegat\w+\b|\bown (?:employees|staff|people)\b|\bkey (?:person|people|personnel)\b|\bthird[- ]party (?:provider|supplier)s?\b|\b(?:through|use|engage|appoint)s? (?:an? |its |their )?(?:agents?|contractors?)\b/,
      heading: /subcontract|key (?:people|person)/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:(?<!without our )(?<!without our prior )(?<!without the )(?<!without )consent|approv\w+|remains? (?:liable|responsible)|responsible for|liable for|may not)\b).*?\bthey may\b.{0,60}\b(?:sub-?contract|delegate|use (?:sub-?contractors|third)|engage (?:sub-?contractors|others))|^(?!.*\b(?:responsible|liable|approv\w+)\b).*?\b(?:services?|works?)\b.{0,30}\bmay be (?:performed|provided|supplied|carried out) by their (?:agents|affiliates|sub-?contractors)\b/,
        ],
        lacksHere: [/\b(?:remains?|is|are|stays?) (?:fully )?(?:liable|responsible)\b/],
        title: "Others may do the work unanswered for",
        level: "Medium",
        does: "{They} may hand the work to anybody, and nothing says that it answers for them.",
        why: "{We} chose {they} for its own skill, and has no claim against a stranger.",
        ask: "Ask for consent, named key people, and full responsibility.",
        wording:
          "The Supplier may subcontract only with the Customer's prior written consent and remains responsible for its subcontractors as for itself.",
        replaces: true,
      },
    ],
    absent: {
      level: "Low",
      of: /\bthey (?:must|agrees? to|will)\b.{0,100}\b(?:provide|perform|carry out|supply|collect)\b.{0,40}\b(?:services?|works?|readings|advice)\b/,
      unless: /\b(?:salary|employment|secured money|websites?|the app)\b/,
      does: "Nothing stops {they} from handing the work to others.",
      why: "{We} may find strangers at its premises or in its data.",
      ask: "Ask for consent to subcontractors and named people.",
      wording:
        "The Supplier may subcontract only with the Customer's prior written consent and remains responsible for its subcontractors as for itself.",
    },
    kinds: ["subcontracting"],
    proof: {
      answered: "2.5 The Supplier may subcontract any part of the services.",
      not: "2.5 The Supplier may subcontract only with the Customer's consent.",
    },
  },
  {
    id: "audit-at-will",
    topic: "audit",
    title: "Inspection at any time, without notice",
    question: "When and how may they look into our books or premises?",
    about: {
      says: /\baudit\w*\b|\binspect\w*\b|\baccess to\b.{0,60}\b(?:records|books|premises)\b/,
      heading: /audit|inspect|records/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:rent|everybody|notice|once|goods on delivery)\b).*?(?:\bthey|\btheir (?:accountants?|auditors?|agents?|representatives?|nominees?)) may\b(?! not).{0,80}\b(?:audit|inspect|examine|check|enter(?! into)|access)\b.{0,200}\b(?:at any (?:reasonable )?time|whenever|records?|books?|accounts)\b|^(?!.*\b(?:rent|everybody|notice|once|reasonable)\b).*?(?:\bwe must (?:permit|allow|let|give|grant)\b.{0,20}\bthey\b.{0,80}\b(?:audit|inspect|examine|access to our|enter (?:our|the) (?:premises|site))\b|\bour\b.{0,40}\b(?:records?|books?|accounts|premises)\b.{0,60}\b(?:available|open)\b.{0,40}\binspection by they\b|\bthey\b.{0,60}\bmust at all times have access to our\b.{0,40}\b(?:premises|site|records|books|documents))/,
        ],
        lacksHere: [
          /\breasonable (?:prior )?notice\b|\d+ (?:business )?days'? (?:prior )?(?:written )?notice\b|\bonce (?:in|each|a|per|every)\b/,
        ],
        level: "Medium",
        does: "{They} may inspect {we}'s records or premises, without notice or limit.",
        why: "It may disrupt work and expose what belongs to {we}'s own customers.",
        ask: "Limit it to once a year, on 10 business days' notice, in business hours, at {they}'s cost.",
        wording:
          "The Supplier may inspect the Customer's records of use once a year, on 10 business days' notice, in business hours, at its own cost and subject to confidentiality.",
        replaces: true,
      },
    ],
    kinds: ["audit-rights"],
    proof: {
      answered: "7.6 The Supplier may inspect the Customer's records at any time.",
      not: "7.6 The Supplier may inspect the Customer's records once a year, on 10 days' notice.",
    },
  },
  {
    id: "publicity",
    topic: "publicity",
    title: "Name or logo may be used",
    question: "May they use our name and logo?",
    about: {
      says: /\bpublicity\b|\blogos?\b|\b(?:press|media) releases?\b|\bour name\b|\breference (?:customer|client|site)\b|\bcase stud/,
      heading: /publicity|marketing|announcement/,
    },
    answers: [
      {
        when: [
          /^(?!.*(?:\b(?:may not|prior|approv\w+)\b.{0,120}\bname|\bnon- ?exclusive|\blicen[cs]e|\bas necessary\b|\bdistribut)).*?(?:\bthey may\b(?! (?:not|only)).{0,120}\b(?:our (?:name|logo|brand|trade ?marks?|image|likeness)|we as a (?:customer|client|reference)|identify we|refer to we)\b|\bwe\b.{0,60}\b(?:grants?|consents?|agrees?|permits?)\b.{0,60}\bthey\b.{0,120}\b(?:name|logos?|likeness)\b)|\bwe (?:consents?|agrees?) to (?:being|be) (?:identified|named|listed|referred to)\b.{0,60}\b(?:client|customer)\b|\bwe (?:hereby )?(?:grants?|gives?) they\b.{0,60}\b(?:trade ?marks?|brands?|names?|logos?)\b.{0,60}\b(?:advertis|promot|market|publici)\w*\b.{0,40}\btheir\b|\bthey may\b(?! not).{0,40}\b(?:issue|publish)\b.{0,60}\b(?:press releases?|media releases?|case stud(?:y|ies))\b.{0,60}\bwe\b/,
        ],
        lacksHere: [/\b(?:prior|written) (?:written )?(?:consent|approval)\b/],
        level: "Low",
        does: "{They} may use {we}'s name or logo in its own publicity.",
        why: "It may suggest an endorsement that {we} would not give, even after a falling out.",
        ask: "Ask for consent each time, ending with the contract.",
        wording:
          "Neither party may use the other's name or logo in publicity without its prior written consent, which may be withdrawn.",
        replaces: true,
      },
    ],
    kinds: ["publicity"],
    proof: {
      answered: "14.8 The Supplier may use the Customer's name and logo in its marketing.",
      not: "14.8 Neither party may use the other's logo without its consent.",
    },
  },
  {
    id: "exclusivity",
    topic: "exclusivity",
    title: "Dealing with rivals is barred",
    question: "Are we tied to them?",
    about: {
      says: /\bexclusiv\w*\b|\b(?:competing|competitive|similar) (?:goods|products|services)\b|\bonly from they\b|\bsole\b/,
      heading: /exclusiv|compet/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:confiden\w+|remed\w+|jurisdiction|courts|employ\w*)\b).*?(?:\bwe (?:must|agrees? to)\b.{0,80}\b(?:buy|purchase|obtain|acquire|source|procure|order|sell|use)\b.{0,120}\b(?:exclusively|only|solely)\b.{0,40}\b(?:from|through|by|to) they\b|\bwe may not\b.{0,100}\b(?:buy|purchase|obtain|sell|promote|market|distribute|deal in|manufacture|stock|represent|engage)\b.{0,120}\b(?:from (?:any(?:body| other| one| person)|others|another)|competing|competitive|compet\w+ with|similar|other than (?:from )?(?:they|their|the products)))|\bthey (?:must be|is)\b.{0,30}\b(?:sole|exclusive)\b.{0,30}\b(?:provider|supplier|source)\b.{0,60}\b(?:to|for|of) we\b|\bour (?:sole|exclusive)\b.{0,20}\b(?:provider|supplier)\b|\bwe may not\b.{0,60}\b(?:engage|negotiate with|appoint)\b.{0,20}\bany other (?:provider|supplier)\b/,
        ],
        level: "Medium",
        does: "{We} is tied to {they} and may not deal with rivals.",
        why: "If price or quality slips, {we} has nowhere else to go.",
        ask: "Except failure to supply, make the tie mutual, and end it if {they} raises prices.",
        wording:
          "The Customer may obtain goods elsewhere while the Supplier cannot or does not supply them on time and to specification.",
      },
    ],
    kinds: ["exclusivity"],
    proof: {
      answered: "5.3 The Customer must not purchase similar products from any other person.",
      not: "5.3 The Customer may buy similar products from anybody.",
    },
  },
  {
    id: "restraint",
    topic: "restraint",
    title: "Competing is barred",
    question: "What may we not do during and afterwards, where and for how long?",
    about: {
      says: /\bcompet\w+\b|\brestrain\w*\b|\bnon-?compet\w*\b/,
      heading: /restrain|compet|non-?compet/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:price competition|competitive tender|competition and consumer|resell|reverse engineer|solicit\w*|confiden\w+)\b)(?:(?=.*?\b(?<time>\d+ (?:months?|years?))\b)|).*?(?:\bwe (?:may not|(?:agrees?|undertakes?|covenants?) (?:that )?(?:it )?(?:may not|not to))\b.{0,200}\b(?:business|engage\w*|employ\w*|interest(?:ed)?|services?|carry on|act for|work for|set up|involved|directly or indirectly)\b.{0,120}\bcompet(?:e|es|ing|itors?|itive|ition)\b|\b(?:we|everybody) may not\b.{0,160}\bcompet(?:e|es|ing|ition) with they\b|\bwe may not\b.{0,60}\b(?:carry on|engage in|be (?:engaged|concerned|interested|involved) in|conduct|own)\b.{0,80}\b(?:similar|same|like)\b.{0,40}\bbusiness\b|\bwe may not\b.{0,60}\b(?:carry on|trade|develop|market|be (?:concerned|interested))\b.{0,100}\b(?:in competition with they|competitive with (?:they|their)|competing (?:undertaking|business|trade)))/,
        ],
        level: "High",
        does: "{We} may not compete with {they}, for {time|as long as the paper says}.",
        why: "It closes off work that {we} may live on, and a court may or may not cut it down.",
        ask: "Narrow it to named rivals or work, a shorter time and the area actually served.",
        wording:
          "The restraint applies for three months, within 10 kilometres of the premises, and only to work of the same kind as that done under this agreement.",
      },
    ],
    kinds: ["restraint-of-trade"],
    proof: {
      answered:
        "11.1 The Customer must not engage in any business that competes with the Supplier during the term and for 24 months after it ends.",
      not: "11.1 The Customer may carry on any business.",
    },
  },
  {
    id: "non-solicitation",
    topic: "restraint",
    title: "Staff and clients may not be approached",
    question: "Whom may we not hire or approach?",
    about: {
      says: /\bsolicit\w*\b|\bentic\w+\b|\bpoach\w*\b|\bcanvass\w*\b|\b(?:hire|employ|engage)\b.{0,60}\b(?:employees?|staff|personnel|contractors?|people|analysts)\b/,
      heading: /solicit|our people|staff/,
    },
    answers: [
      {
        when: [
          /^(?!.*\beverybody\b).*?\bwe (?:may not|(?:agrees?|undertakes?|covenants?) not to)\b.{0,120}\b(?:solicit|entice|approach|canvass|poach|hire|employ|engage|induce)\b.{0,160}\b(?:employees?|staff|personnel|clients?|customers?|they developers|any of their|any (?:person|one) (?:who is )?(?:employed|engaged))\b|^(?!.*\beverybody\b).*?\bwe (?:may not|must not)\b.{0,30}\b(?:hire|engage|employ)\b.{0,30}\bmember of their staff\b/,
        ],
        lacks: [
          /\bthey may not\b.{0,120}\b(?:solicit|entice|approach|poach|hire|employ)\b|\beverybody may not\b.{0,120}\b(?:solicit|entice|hire|employ)\b|\bthey (?:make|makes|gives?) the same promise\b/,
        ],
        level: "Low",
        does: "{We} may not hire {they}'s people or court its clients; {they} is not bound in turn.",
        why: "Existing contacts and answers to public advertisements may be caught.",
        ask: "Make it mutual, for six months, with advertisements and existing clients excepted.",
        wording:
          "For six months after the end neither party may solicit the other's employees who worked on this agreement, other than by public advertisement.",
        replaces: true,
      },
    ],
    kinds: ["non-solicitation"],
    proof: {
      answered:
        "11.3 The Customer must not solicit or employ the Supplier's staff for 12 months after the end.",
      not: "11.3 Neither party may solicit the other's staff.",
    },
  },
  {
    id: "force-majeure",
    topic: "delay",
    title: "No relief for events beyond control",
    question: "Who is excused by events beyond control, and for how long?",
    about: {
      says: /\bforce majeure\b|\b(?:beyond|outside)\b.{0,40}\bcontrol\b|\bacts? of god\b|\bpandemic\b|\bnatural disaster\b/,
      heading:
        /force majeure|beyond .{0,20}control|events? (?:beyond|outside|outside of)|relief events?/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:everybody|nobody|neither|we is not liable|a party|no party|such party|affected party|party affected)\b).*?(?:\bthey (?:is not liable|(?:is|must be) (?:excused|relieved|released)|may (?:suspend|delay|cancel))\b.{0,300}\b(?:force majeure|(?:beyond|outside)\b.{0,40}\bcontrol|acts? of god)|\b(?:force majeure|(?:beyond|outside)\b.{0,40}\bcontrol|acts? of god)\b.{0,300}\bthey (?:is not liable|is (?:excused|relieved)|may (?:suspend|delay|cancel|extend))\b)|^(?!.*\beverybody\b).*?(?:\bno (?:failure|delay)\b.{0,60}\bby they\b.{0,200}\b(?:force majeure|(?:beyond|outside)\b.{0,40}\bcontrol)|\bthey is (?:hindered|prevented|delayed)\b.{0,80}\b(?:force majeure|(?:beyond|outside)\b.{0,40}\bcontrol)\b.{0,60}\b(?:its|their) obligations? (?:is|are) suspended)\b/,
        ],
        title: "Only the other side is excused",
        level: "Medium",
        does: "Only {they} is excused by what it cannot control.",
        why: "{We} must pay and perform through the same flood or strike.",
        ask: "Make it mutual, and let either side leave after 30 days.",
        wording:
          "Neither party is liable for a failure caused by an event beyond its reasonable control, if it gives prompt notice and takes reasonable steps. Either party may end this agreement if the event lasts 30 days.",
        replaces: true,
      },
    ],
    absent: {
      level: "Low",
      of: /\bwe (?:must|agrees? to|will)\b.{0,120}\b(?:deliver|supply|perform|provide|manufactur\w*|complete|carry out)\b/,
      unless: /\b(?:secured money|settlement sum|rent|salary|shareholders?|websites?)\b/,
      does: "Nothing excuses {we} when it cannot perform through no fault of its own.",
      why: "Flood, strike or a failed supplier would make {we} liable in full.",
      ask: "Add a mutual clause.",
      wording:
        "Neither party is liable for a failure caused by an event beyond its reasonable control, if it gives prompt notice and takes reasonable steps. Either party may end this agreement if the event lasts 60 days.",
    },
    kinds: ["force-majeure"],
    proof: {
      answered: "14.7 The Supplier is not liable for any failure caused by force majeure.",
      not: "14.7 Neither party is liable for a failure caused by an event beyond its control.",
    },
  },
  {
    id: "quality-disclaimed",
    topic: "quality-warranty",
    title: "No promise of quality or care",
    question: "What quality is promised, or disclaimed?",
    side: "recipient",
    about: {
      says: /\bwarrant\w*\b|\bas[- ]is\b|\bcare and skill\b|\bdue care\b|\bfit(?:ness)? for\b|\bquality\b|\bstandards?\b|\bspecifications?\b|\bfree (?:from|of) (?:defects|faults)\b|\bconsumer guarantees?\b|\bprofessional(?:ly)?\b(?! (?:indemnity|fees|advis\w+|costs))|\bworkmanlike\b|\bcompetent(?:ly)? (?:manner|staff|person\w*|people)\b/,
      heading: /warrant|quality|standard/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:everybody|confidential|we (?:provides?|makes? no|gives? no|disclaims?|must make no|may not make)|we (?:does|do) not (?:warrant|promise)|they must make no)\b)(?=.*\b(?:except (?:as|for)|other than|beyond|save (?:as|for)|all other|any other|no other|apart from|in lieu of)\b).*?(?:(?:"|\bon an |\bprovided )"?as[- ]is\b|\bas-is\b|\bthey\b.{0,80}\b(?:makes?|gives?|offers?) no\b.{0,80}\b(?:warrant\w+|representations?|promises?)\b|\bthey\b.{0,40}\bdisclaims?\b.{0,80}\bwarrant|\bno warrant(?:y|ies)\b.{0,80}\b(?:given|made|by they|of any kind)\b|\ball (?:other )?(?:implied |express )?.{0,40}\b(?:conditions|warranties|terms)\b.{0,120}\b(?:excluded|disclaimed|negatived)\b)/,
        ],
        title: "Only the written promises count",
        level: "Low",
        does: "Beyond what is written here, {they} promises nothing about quality or fitness.",
        why: "Faults that no written promise covers fall on {we}.",
        ask: "Check that the written promises cover what matters, and keep the consumer guarantees.",
        wording:
          "Nothing in this agreement excludes a guarantee that the law gives and does not allow to be excluded.",
      },
      {
        when: [
          /^(?!.*\b(?:everybody|confidential|we (?:provides?|makes? no|gives? no|disclaims?|must make no|may not make)|we (?:does|do) not (?:warrant|promise)|they must make no)\b).*?(?:(?:"|\bon an |\bprovided )"?as[- ]is\b|\bas-is\b|\bthey\b.{0,80}\b(?:makes?|gives?|offers?) no\b.{0,80}\b(?:warrant\w+|representations?|promises?)\b|\bthey\b.{0,40}\bdisclaims?\b.{0,80}\bwarrant|\bno warrant(?:y|ies)\b.{0,80}\b(?:given|made|by they|of any kind)\b|\ball (?:other )?(?:implied |express )?.{0,40}\b(?:conditions|warranties|terms)\b.{0,120}\b(?:excluded|disclaimed|negatived)\b)/,
        ],
        title: "Quality and fitness are disclaimed",
        level: "Medium",
        does: "{They} promises nothing about quality or fitness.",
        why: "{We} pays whether or not the thing works for it.",
        ask: "Ask for a promise of due care, fitness for the stated purpose and repair of faults.",
        wording:
          "The Supplier warrants that the goods and services will match their description, be of acceptable quality, be fit for the purpose that the Customer has made known, and be supplied with due care and skill.",
      },
      {
        when: [
          /^(?!.*\beverybody\b).*?\bthey (?:does|do) not (?:warrant|promise|guarantee|represent)\b/,
        ],
        title: "Some promises of quality are disclaimed",
        level: "Low",
        does: "{They} will not answer for some of what {we} would expect of it.",
        why: "A fault of that kind becomes {we}'s own loss.",
        ask: "Narrow the disclaimer to what {they} cannot control.",
        wording:
          "The disclaimer does not apply to a fault within the Supplier's reasonable control.",
      },
    ],
    absent: {
      level: "Medium",
      of: /\bthey (?:must|agrees? to|will)\b.{0,100}\b(?:provide|perform|carry out|supply|deliver|sell|collect)\b/,
      unless: /\b(?:secured money|settlement sum|rent|salary|shareholders?)\b/,
      does: "{They} promises no standard of care, quality or fitness.",
      why: "Poor work is then hard to reject or to claim for.",
      ask: "Ask for due care and skill, a stated standard and repair of faults at no cost.",
      wording:
        "The Supplier warrants that the goods and services will match their description, be of acceptable quality, be fit for the purpose that the Customer has made known, and be supplied with due care and skill.",
    },
    kinds: ["warranty-disclaimer"],
    proof: {
      answered: "7.1 The Supplier makes no warranties of any kind about the goods.",
      not: "7.1 The Supplier warrants that the goods are free from defects.",
    },
  },
  {
    id: "only-remedy",
    topic: "quality-warranty",
    title: "One remedy replaces all others",
    question: "What may we claim when it goes wrong?",
    about: {
      says: /\b(?:sole|only|exclusive|entire)\b.{0,30}\bremed(?:y|ies)\b|\bno other remed/,
      heading: /remed|warranty/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:their (?:sole|only|exclusive|entire) (?:and exclusive )?remed|remed(?:y|ies) (?:of|for|available to) they|everybody)\b).*?(?:\bour (?:sole|only|exclusive|entire|full)\b.{0,40}\bremed|\b(?:sole|only|exclusive)\b.{0,30}\bremed(?:y|ies)\b.{0,40}\b(?:of|for|to|available to) we\b|\btheir (?:sole|entire|only) (?:obligation|liability)\b)|\bin (?:lieu|place) of all other (?:rights|remedies)\b.{0,40}\b(?:we|our)\b|\bonly (?:compensation|remedy) (?:to which we|(?:that |which )?we)\b/,
        ],
        level: "Medium",
        does: "One stated remedy replaces everything else that {we} could claim.",
        why: "Repair or credit does not make up for loss of use or other damage.",
        ask: "Let it be a first remedy, with damages if it fails within a reasonable time.",
        wording:
          "The remedy in this clause does not limit any other right if the failure is not put right within 14 days or happens again.",
      },
    ],
    kinds: ["sole-remedy"],
    proof: {
      answered: "7.3 The Customer's sole remedy for a defect is replacement of the goods.",
      not: "7.3 The Supplier must replace defective goods, without limiting any other right.",
    },
  },
  {
    id: "acceptance-presumed",
    topic: "acceptance",
    title: "Silence counts as acceptance",
    question: "When are we taken to have accepted?",
    about: {
      says: /\baccept(?:s|ed|ance)?\b|\bapprov(?:e|es|ed|al)\b/,
      heading: /accept|inspection|approval/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:they (?:is|are) (?:taken|deemed)|terms|notices? (?:is|are|must be|given|sent|served))\b).*?(?:\bwe\b.{0,120}\b(?:is|are|must be|will be) (?:taken|deemed|treated|regarded|presumed) (?:to have|as having)\b.{0,40}\b(?:accepted|approved|inspected|agreed)|\b(?:goods|products?|services?|deliverables?|works?|invoices?|statements?|accounts?)\b.{0,60}\b(?:is|are|must be|will be) (?:taken|deemed|treated|regarded|presumed)\b.{0,30}\b(?:accepted|approved|correct|satisfactory)\b.{0,160}\b(?:unless|if|after|within|failing)\b.{0,60}\bwe\b)|\bif (?:no\b.{0,30}\b(?:is|are|has been|been) (?:received|given|notified)|we (?:does|do|has|have) not)\b.{0,100}\bwithin \d+ .{0,100}\b(?:goods|products?|services?|deliverables?|works?|items?)\b.{0,20}\b(?:is|are) (?:deemed|taken)\b|\bacceptance\b.{0,30}\b(?:deemed|taken) to (?:occur|have occurred)\b.{0,160}\bwe (?:has|have|does|do) not\b|\bsilence\b.{0,80}\bconstitutes? acceptance\b/,
        ],
        level: "Medium",
        does: "{We} is taken to have accepted unless it objects in time.",
        why: "Faults that show later may be too late to reject, and payment falls due.",
        ask: "Ask for a longer time, tests, and no loss of rights for hidden faults.",
        wording:
          "Acceptance requires the Customer's written notice after reasonable testing and does not affect rights in respect of defects that could not then be seen.",
        replaces: true,
      },
    ],
    kinds: ["deemed-acceptance"],
    proof: {
      answered:
        "7.2 If the Customer does not object within two days it is deemed to have accepted the goods.",
      not: "7.2 The Customer accepts the goods by written notice after testing.",
    },
  },
  {
    id: "late-without-consequence",
    topic: "delay",
    title: "Other side may be late without consequence",
    question: "By when must they perform, and what if they are late?",
    side: "recipient",
    about: {
      says: /\bdelay\w*\b|\blate\b|\bdelivery dates?\b|\btime (?:is|for)\b|\bestimat\w+\b/,
      heading: /delay|delivery|time/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:force majeure|beyond|control|everybody)\b).*?(?:\bthey (?:is not liable|is not responsible|may not be (?:held )?liable)\b.{0,160}\b(?:delays?|late|fail\w* to (?:deliver|meet))\b|\b(?:delivery|completion) (?:dates?|times?)\b.{0,60}\b(?:is|are|only)\b.{0,20}\b(?:estimates?|indicative|approximate)\b|\btime (?:is not|may not be) of the essence\b(?=.{0,80}\b(?:they|their|deliver\w*)\b)(?!.{0,80}\b(?:our|we|everybody)\b)|\b(?:dates?|times?) (?:for|of) (?:delivery|completion|performance)\b.{0,60}\b(?:estimates? only|is an estimate|are estimates|not (?:be )?(?:binding|of the essence))\b)/,
        ],
        level: "Medium",
        does: "Dates bind {they} to nothing: being late costs it nothing.",
        why: "{We} plans, staffs and sells on those dates.",
        ask: "Ask for firm dates, a daily credit, and a right to cancel after 14 days.",
        wording:
          "If the Supplier is more than 14 days late for a reason within its control, the Customer may cancel the order, recover what it has paid and claim its direct loss.",
      },
    ],
    kinds: ["delivery-estimate"],
    proof: {
      answered: "5.1 The Supplier is not liable for any delay in delivery.",
      not: "5.1 The Supplier must deliver on the delivery date.",
    },
  },
  {
    id: "one-sided-standard-form",
    topic: "unfair-terms",
    title: "Own one-sided terms may not stand",
    question: "Would our own standard terms be held unfair?",
    side: "drafter",
    about: { says: /\bterms\b|\bconditions\b/, heading: /terms|conditions|variation|terminat/ },
    answers: [
      {
        when: [
          /^(?!.*\b(?:they may|everybody|agreed (?:by|with)|signed by)\b).*?\bwe may\b(?! (?:not|only)).{0,80}\b(?:amend|vary|change|modify|revise)\b.{0,60}\b(?:terms|conditions|this (?:agreement|contract|deed)|agreement|anything|prices?|fees?|charges?|rate)\b/,
          /\b(?:these terms|terms of (?:use|trade|service)|standard terms|terms and conditions|our terms|application form|credit account|subscription)\b/,
        ],
        level: "Medium",
        does: "In a standard form, {we}'s right to change terms or prices alone may be void.",
        why: "The term then protects nothing and may bring a heavy penalty.",
        ask: "Give reasons, 30 days' notice and a right to leave without cost.",
        wording:
          "The Supplier may change these terms for a stated reason on {noticeTime|30 days}' notice, and the Customer may end this agreement without cost before the change takes effect.",
        replaces: true,
      },
    ],
    kinds: [],
    proof: {
      answered:
        "1.1 These terms apply to each order.\n14.2 The Supplier may vary these terms at any time.",
      not: "1.1 These terms apply to each order.\n14.2 These terms may be varied only by agreement.",
    },
  },
  {
    id: "bound-by-use",
    topic: "formation",
    title: "Bound by use alone",
    question: "When and how do we become bound?",
    side: "recipient",
    about: {
      says: /\bby (?:using|accessing|ordering|continuing|opening|installing|downloading|clicking|placing)\b|\b(?:accepts?|acceptance)\b.{0,60}\bterms\b|\bcontinued use\b/,
      heading: /accept|agreement to|binding/,
    },
    answers: [
      {
        when: [
          /\bby (?:merely |simply )?(?:using|accessing|visiting|opening|installing|downloading|receiving|continuing|placing an order|ordering|breaking)\b.{0,160}\bwe\b.{0,60}\b(?:accepts?|agrees?|must (?:be bound|comply|these|the terms|their)|bound|deemed|taken|consents?)\b|\bwe\b.{0,80}\b(?:accepts?|agrees?|(?:is|are) bound|(?:is|are) (?:taken|deemed))\b.{0,80}\bby (?:merely |simply )?(?:using|accessing|visiting|opening|installing|downloading|receiving|continuing|ordering|placing)\b|\b(?:use|visiting|opening|installing|downloading|acceptance of (?:goods|delivery))\b.{0,80}\b(?:constitutes?|is|means?|amounts? to)\b.{0,40}\b(?:acceptance|agreement)\b|\b(?:placing (?:an|any) order|ordering|taking delivery|access\w*(?: to)?|payment)\b.{0,80}\b(?:constitutes?|amounts? to|signifies)\b.{0,40}\b(?:acceptance|agreement|assent)\b|\bwe (?:is|are) (?:deemed|taken) to have\b.{0,40}\b(?:accepted|agreed)\b.{0,60}\b(?:terms|conditions)\b.{0,40}\b(?:on|upon|by|when)\b.{0,30}\b(?:taking|delivery|order\w*|using|use|access\w*|paying|payment)\b/,
        ],
        level: "Medium",
        does: "Using or ordering is enough to bind {we}, read or unread.",
        why: "Anybody on {we}'s staff could commit it to terms that nobody has seen.",
        ask: "Ask for one signed agreement that prevails over click or form terms.",
        wording:
          "This agreement binds the Customer only when signed by its authorised officer and prevails over any online, click-through or order terms.",
      },
    ],
    kinds: ["contract-by-use"],
    proof: {
      answered: "1.2 By using the service the Customer agrees to these terms.",
      not: "1.2 The Customer accepts these terms by signing them.",
    },
  },
];
