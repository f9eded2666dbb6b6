import type { PaperQuestions } from "../asking/question.ts";

const guarantor = /^(?:co-?)?(?:guarantors?|surety|sureties|covenantors?|indemnifiers?)$/;
const creditor =
  /^(?:creditors?|beneficiar(?:y|ies)|lenders?|financiers?|banks?|landlords?|lessors?|mortgagees?|credit providers?)$/;

/** A promise to answer for another's debt, alone or in a loan agreement; where a guarantor stands beside a borrower it keeps its role. */
export const guarantee: PaperQuestions = {
  id: "guarantee",
  of: /^Deed of guarantee$/,
  wherever: /\b(?:guarantor|surety|sureties)\b/i,
  roles: { recipient: "Guarantor", drafter: "Creditor" },
  tells: [
    [
      /\bwe (?:hereby |unconditionally |irrevocably |absolutely |and |, )*guarantees?\b/,
      "guarantor",
    ],
    [/\bguarantees? (?:to|in favour of) we\b/, "creditor"],
  ],
  questions: [
    {
      id: "guarantee/no-cap",
      topic: "guarantee",
      title: "No limit on the guarantee",
      question: "Up to what sum do we answer for another?",
      roles: guarantor,
      about: {
        says: /\b(?:liability|amount (?:guaranteed|recoverable|payable)|guaranteed (?:amount|sum)|guarantee)\b.{0,100}\b(?:limit\w*|exceed|maximum|capped|cap)\b|\b(?:maximum|limit)\b.{0,60}\b(?:liability|guarantee|guarantor)/,
        heading: /limit of|limitation of liability|maximum/,
      },
      answers: [
        {
          when: [
            /\b(?:not (?:be )?limited|unlimited|no limit|without (?:any )?limit\w*|uncapped)\b/,
          ],
          title: "Guarantee is unlimited",
          level: "High",
          does: "{We} answers for another's debt with no limit in amount.",
          why: "Its home and savings stand behind decisions that it may not control.",
          ask: "Ask for a fixed sum that includes interest and costs, falling as the debt is paid.",
          wording:
            "The Guarantor's liability under this guarantee, including interest and costs, is limited to $[amount].",
        },
      ],
      absent: {
        level: "High",
        of: /\bwe\b.{0,60}\bguarantees?\b/,
        does: "Nothing limits how much {we} may have to pay for another.",
        why: "Its home and savings stand behind decisions that it may not control.",
        ask: "Ask for a fixed sum that includes interest and costs, falling as the debt is paid.",
        wording:
          "The Guarantor's liability under this guarantee, including interest and costs, is limited to $[amount].",
      },
      kinds: ["personal-guarantee", "uncapped-liability"],
      proof: {
        answered: "8.3 The liability of the Guarantor is not limited in amount.",
        not: "8.3 The liability of the Guarantor is limited to $200,000.",
      },
    },
    {
      id: "guarantee/all-moneys",
      topic: "guarantee",
      title: "Guarantee reaches every debt, past and future",
      question: "Which debts do we answer for?",
      roles: guarantor,
      about: {
        says: /\b(?:all|any) (?:present and future )?(?:mone(?:ys?|ies)|money|amounts?|sums?|debts?|liabilit(?:y|ies)|indebtedness|obligations?)\b.{0,200}\b(?:guarantee|owing|owes?|payable)|\b(?:guaranteed|secured) (?:money|moneys|obligations)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:all|any|every) (?:present and future |other )?(?:mone(?:ys?|ies)|amounts?|sums?|debts?|liabilit(?:y|ies)|indebtedness|obligations?)\b.{0,160}\b(?:any account|whatsoever|any reason|from time to time|now or (?:at any time|in the future|hereafter|later)|at any time|present or future|any other agreement|however)\b|\bpresent and future\b.{0,40}\b(?:debts?|obligations?|indebtedness|liabilit)/,
            /\bwe\b.{0,80}\bguarantees?\b/,
          ],
          level: "High",
          does: "{We} answers for every debt now or later owed on any account, and not for this contract alone.",
          why: "More can be lent tomorrow, and {we} pays for it unasked.",
          ask: "Limit it to this contract as it stands today, and new lending to what {we} agrees in writing.",
          wording:
            "This guarantee covers only money owing under the agreement named in the schedule as it stands at the date of this guarantee, and no later increase to which the Guarantor has not agreed in writing.",
        },
      ],
      proof: {
        answered:
          "8.1 The Guarantor guarantees to the Creditor payment of all money which the Debtor now or at any time owes to the Creditor on any account.",
        not: "8.1 The Guarantor guarantees to the Creditor payment of the rent under the Lease.",
      },
    },
    {
      id: "guarantee/principal-debtor",
      topic: "indemnity",
      title: "Guarantor also indemnifies as principal debtor",
      question: "Do we pay even if the debt itself cannot be enforced?",
      roles: guarantor,
      about: {
        says: /\b(?:principal|primary) (?:debtor|obligor|obligation)|\bas a (?:separate|primary|principal|continuing)\b|\bwe\b.{0,120}\bindemnif/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,160}\b(?:as (?:a )?(?:principal|primary) (?:debtor|obligor|obligation)|principal (?:and independent )?obligation)\b|\bwe\b.{0,160}\bindemnif\w+\b.{0,200}\b(?:not recoverable|unenforceable|void|cannot be (?:recovered|enforced)|may not be (?:recovered|enforced)|irrecoverable|fails? to|failure|default)/,
          ],
          level: "Medium",
          does: "{We} is liable as if the debt were its own, even if the debtor could not be made to pay.",
          why: "Defences that free the debtor do not free {we}.",
          ask: "Ask to strike the indemnity, or to keep it within the same limit and to what the debtor truly owed.",
          wording:
            "The Guarantor is liable only for what the debtor is liable to pay under the agreement, and any indemnity is subject to the same limit.",
        },
      ],
      proof: {
        answered:
          "8.2 The Guarantor as principal debtor indemnifies the Creditor against loss if the debt is not recoverable from the Debtor.",
        not: "8.2 The Guarantor must pay what the Debtor fails to pay.",
      },
    },
    {
      id: "guarantee/changed-behind-us",
      topic: "variation",
      title: "Debt may change without the guarantor",
      question: "Can the debt be changed or extended without asking us?",
      roles: guarantor,
      about: {
        says: /\b(?:variation|varied|amend\w*|time|indulgence|waiver|concession|release)\b.{0,200}\b(?:affect\w*|discharg\w*|releas\w*|prejudic\w*|impair\w*)|\b(?:affect\w*|discharg\w*|releas\w*|prejudic\w*|impair\w*)\b.{0,200}\b(?:variation|varied|amend\w*|indulgence|waiver|concession|time to pay)/,
        heading: /not affected|preserv|unaffected|continuing/,
      },
      answers: [
        {
          when: [
            /\b(?:may not|is not|are not|not be)\b.{0,60}\b(?:affected|discharged|released|prejudiced|impaired|abrogated|diminished)\b.{0,300}\b(?:variation|varied|var(?:y|ies)|amend\w*|increase|replace\w*|indulgence|time)|\b(?:variation|vary|amend\w*|increase)\b.{0,200}\bwithout\b.{0,40}\b(?:our|notice to|reference to)\b|\bthey may\b(?! not).{0,60}\bwithout (?:our|notice to we|the knowledge)\b.{0,80}\b(?:increase|extend|vary|amend|change|release|renew)\b|\bthey may\b(?! not).{0,80}\b(?:increase|extend|vary|amend|change|release|renew)\b.{0,120}\bwithout (?:our|notice to we)\b|\bwe waives? (?:any |all )?notice of\b.{0,60}\b(?:amendment|extension|renewal|modification|variation)\b|\bwe (?:stays?|remains?) (?:bound|liable)\b.{0,120}\b(?:alter|vary|var(?:ied|iation)|amend\w*|chang\w+|increase|more credit|time)\b/,
          ],
          lacksHere: [
            /\bwithout our (?:prior )?(?:written )?consent\b.{0,60}\b(?:may not|discharg)/,
          ],
          level: "Medium",
          does: "The debt may be changed, enlarged or extended without {we}'s consent, and it stays bound.",
          why: "It could answer for a bigger and riskier debt than the one that it read.",
          ask: "Ask for consent to any increase, longer term or release of other security.",
          wording:
            "The Guarantor is not liable for any increase in the debt, extension of its term or release of other security to which it has not agreed in writing.",
        },
      ],
      kinds: ["continuing-liability"],
      proof: {
        answered:
          "9.1 The Guarantor's liability is not affected by any variation of the agreement, or by time or indulgence given to the Debtor.",
        not: "9.1 No variation of the agreement binds the Guarantor unless it has agreed.",
      },
    },
    {
      id: "guarantee/joint-and-several",
      topic: "guarantee",
      title: "Each guarantor pays the whole",
      question: "If there are others, must we pay their share?",
      roles: guarantor,
      about: { says: /\bjoint(?:ly)?\b|\bseverally\b|\beach of (?:we|those) separately\b/ },
      answers: [
        {
          when: [
            /\bjoint(?:ly)? and several(?:ly)?\b|\bjointly and (?:individually|separately)\b|\btogether and (?:each|everybody|we)\b.{0,20}\bseparately\b|\bliable individually\b|\beverybody is liable\b.{0,60}\b(?:whole|full)\b|\bindividually and\b.{0,40}\b(?:together|collectively|jointly)\b|\bany one we\b.{0,60}\b(?:whole|full amount)\b|\beverybody is (?:liable|answerable) for the (?:entire|whole|full)\b/,
          ],
          level: "Medium",
          does: "Each guarantor may be made to pay the whole.",
          why: "The one with assets pays first and must chase the rest.",
          ask: "Ask for a several guarantee of a stated share, or an agreement between guarantors.",
          wording:
            "The liability of each Guarantor is several and is limited to its share stated in the schedule.",
          replaces: true,
        },
      ],
      kinds: ["joint-and-several"],
      proof: {
        answered: "8.7 The persons named as Guarantor are liable jointly and severally.",
        not: "8.7 Each person named as Guarantor is liable for one half only.",
      },
    },
    {
      id: "guarantee/home-charged",
      topic: "security",
      title: "Guarantor’s own land is charged",
      question: "Is our home at stake?",
      roles: guarantor,
      about: {
        says: /\bwe\b.{0,160}\b(?:charges?|mortgages?)\b|\bcaveat\b|\bwe (?:must|agrees?)\b.{0,120}\bmortgage\b/,
        heading: /charge|security/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,120}\b(?:charges?|mortgages?|grants?\b.{0,40}\b(?:charge|mortgage|security interest))\b.{0,160}\b(?:land|real property|property|assets|interest in)\b|\bwe (?:must|agrees? to)\b.{0,120}\b(?:deliver|give|provide|sign|execute|grant)\b.{0,60}\b(?:mortgage|charge)\b|\bcaveat\b.{0,120}\bour\b/,
          ],
          level: "High",
          does: "{We} puts its own property behind another's debt.",
          why: "The home can be sold, and a caveat blocks a sale or refinance meanwhile.",
          ask: "Ask to strike the charge, or limit it to named property and sum, enforced last.",
          wording:
            "The Guarantor gives no security over its property. The Creditor must not lodge a caveat over the Guarantor's land.",
        },
      ],
      kinds: ["land-charge", "ppsa-security"],
      proof: {
        answered:
          "9.4 The Guarantor charges all of its right, title and interest in any land that it now or later owns in favour of the Creditor.",
        not: "9.4 The Guarantor gives no security to the Creditor.",
      },
    },
    {
      id: "guarantee/first-in-line",
      topic: "enforcement",
      title: "Guarantor may be sued first",
      question: "Must they try the debtor and its security first?",
      roles: guarantor,
      about: {
        says: /\b(?:first|before)\b.{0,100}\b(?:proceed|enforc\w+|claim|demand|recourse|remed\w+|exhaust\w*)|\b(?:proceed|enforc\w+|claim|recourse|exhaust\w*)\b.{0,100}\bfirst\b|\bwithout (?:first )?(?:having to )?(?:proceed\w*|enforc\w*|tak\w+|mak\w+)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:without|need not|whether or not)\b.{0,60}\b(?:first )?(?:proceed\w*|enforc\w*|claim\w*|demand\w*|tak\w+|mak\w+|exercis\w+|exhaust\w*|resort\w*|pursu\w+)\b.{0,120}\b(?:they|debtor|borrower|tenant|customer|security|other person|anybody|any person)\b|\bwaives?\b.{0,60}\brights?\b.{0,30}\brequire they to\b|\bguarantee of payment and not\b.{0,20}\bcollection\b|\bnothing\b.{0,40}\brequires? they to (?:sue|proceed|enforce|pursue|realise)\b|\bthey need not (?:sue|proceed|pursue)\b/,
          ],
          level: "Low",
          does: "{We} may be made to pay before the debtor or its security is touched.",
          why: "It carries the cost and delay of recovering from the debtor.",
          ask: "Ask that demand is first made on the debtor and that its security is enforced first.",
          wording:
            "The Creditor may claim on this guarantee only after it has demanded payment from the debtor, 20 business days have passed, and it has enforced any security given by the debtor.",
        },
      ],
      proof: {
        answered:
          "8.6 The Creditor may claim from the Guarantor without first proceeding against the Debtor or any other person.",
        not: "8.6 The Creditor must first demand payment from the Debtor before it claims from the Guarantor.",
      },
    },
    {
      id: "guarantee/no-way-out",
      topic: "exit-convenience",
      title: "No release of the guarantor",
      question: "When and how are we released?",
      roles: guarantor,
      about: {
        says: /\b(?:releas\w+|discharg\w+|terminat\w+|withdraw\w*|revok\w+|end)\b.{0,60}\b(?:guarantee|guarantor|we|our)\b|\bwe may\b.{0,60}\b(?:terminate|withdraw|revoke|end|determine)\b|\bguarantee\b.{0,60}\b(?:ends|expires|ceases|terminates|is discharged|lapses)/,
        heading: /release of|discharge|termination/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,60}\b(?:terminate|withdraw|revoke|end|determine)\b|\birrevocable\b.{0,160}\bcontinu|\bcontinuing\b.{0,100}\birrevocable\b|\b(?:our obligations|obligations of we|this guarantee)\b.{0,20}\bcontinues? until they\b.{0,30}\breleas\w+/,
          ],
          title: "Guarantee cannot be ended",
          level: "Medium",
          does: "{We} cannot end the guarantee, even for debts not yet incurred.",
          why: "It stays bound after it sells out or leaves the business.",
          ask: "Ask for a right to end it for new debts by notice, and release on leaving.",
          wording:
            "The Guarantor may by 30 days' notice end this guarantee for debts incurred after that time. The Creditor must release the Guarantor when the debt is paid or an acceptable replacement is given.",
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        of: /\bwe\b.{0,80}\bguarantees?\b/,
        does: "Nothing says when {we} is released.",
        why: "It may stay bound after it has sold out or left the business.",
        ask: "Ask for a right to end it for new debts by notice, and release on leaving.",
        wording:
          "The Guarantor may by 30 days' notice end this guarantee for debts incurred after that time. The Creditor must release the Guarantor when the debt is paid or an acceptable replacement is given.",
      },
      proof: {
        answered: "8.9 The Guarantor must not revoke this guarantee.",
        not: "8.9 The Guarantor may end this guarantee for future debts by notice to the Creditor.",
      },
    },
    {
      id: "guarantee/no-news",
      topic: "information",
      title: "No notice to the guarantor of default",
      question: "Will we hear of trouble before we must pay?",
      roles: guarantor,
      about: {
        says: /\b(?:notif\w+|notice|inform|copy|copies|demand)\b.{0,100}\b(?:we|our)\b.{0,100}\b(?:default|breach|failure|arrears)|\b(?:default|breach|failure|arrears)\b.{0,160}\b(?:notif\w+|notice|inform|copy)\b.{0,60}\bwe\b|\bthey must\b.{0,60}\b(?:notify|inform|tell|give)\b.{0,10}\bwe\b/,
        heading: /notice of default/,
      },
      answers: [],
      absent: {
        level: "Low",
        of: /\bwe\b.{0,80}\bguarantees?\b/,
        does: "Nothing makes the creditor tell {we} that the debtor is in trouble.",
        why: "Arrears and interest grow before {we} can act.",
        ask: "Ask for a copy of each default notice and yearly statements of the debt.",
        wording:
          "The Creditor must give the Guarantor a copy of each notice of default when it is given to the debtor, and the Guarantor may remedy the default within the same time.",
      },
      proof: {
        answered: "8.1 The Guarantor guarantees to the Creditor payment of the debt.",
        not: "8.1 The Creditor must notify the Guarantor of any default by the Debtor.",
      },
    },
    {
      id: "guarantee/advice-signed-away",
      topic: "execution",
      title: "Guarantor confirms having had advice",
      question: "What do we confirm by signing?",
      roles: guarantor,
      about: { says: /\bindependent (?:legal|financial)|\blegal (?:and financial )?advice\b/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,120}\b(?:acknowledg\w+|confirm\w*|warrants?|declares?|represents?|agrees?|has|have)\b.{0,120}\b(?:obtained|received|taken|had (?:the )?opportunity|sought|advised)\b.{0,100}\badvice\b|\bwe\b.{0,120}\b(?:consulted|advised by|represented by)\b.{0,60}\b(?:counsel|solicitor|lawyer|attorney)|\bwe\b.{0,80}\b(?:with the benefit of|having had)\b.{0,40}\badvice\b/,
          ],
          level: "Medium",
          does: "{We} confirms that it has taken, or could take, its own advice.",
          why: "The statement will be used against it if it later says that it did not understand.",
          ask: "Take that advice before signing, from somebody who does not act for the debtor.",
          wording:
            "The Guarantor's solicitor has signed the certificate of independent advice attached to this guarantee.",
        },
      ],
      proof: {
        answered:
          "8.6 The Guarantor confirms having taken independent legal advice before signing this guarantee.",
        not: "8.6 The Creditor must pay for the Guarantor's independent legal advice.",
      },
    },
    {
      id: "guarantee/attorney",
      topic: "enforcement",
      title: "Creditor may sign for the guarantor",
      question: "May anybody sign in our name?",
      roles: guarantor,
      about: { says: /\battorneys?\b/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,120}\bappoints?\b.{0,120}\battorneys?\b|\bwe (?:\w+ ){0,3}(?:constitutes?|makes?|grants?|gives?)\b.{0,80}\battorneys?\b|\bthey (?:is|must be) (?:\w+ )?(?:appointed|made)\b.{0,30}\bour attorney\b|\bmay sign, as our attorney\b|\bwe names?\b.{0,60}\battorneys?\b/,
          ],
          level: "Medium",
          does: "{We} makes the creditor its attorney, able to sign mortgages and transfers in its name.",
          why: "Its property can be dealt with before a court has looked at the claim.",
          ask: "Ask to strike it, or to confine it to registered security after an unremedied default.",
          wording:
            "The Creditor may act as the Guarantor's attorney only to complete a security that the Guarantor has agreed to give, and only while a default of which the Guarantor has had ten business days' notice continues.",
        },
      ],
      kinds: ["power-of-attorney"],
      proof: {
        answered:
          "9.6 The Guarantor irrevocably appoints the Creditor and each of its officers as its attorney.",
        not: "9.6 A power of attorney is given by the Debtor only.",
      },
    },
    {
      id: "guarantee/no-claim-back",
      topic: "guarantee",
      title: "Claiming back must wait for full payment",
      question: "Once we pay, may we recover from the debtor?",
      roles: guarantor,
      about: {
        says: /\b(?:subrogat\w+|prove\b.{0,60}\b(?:liquidation|bankruptcy|winding|insolven\w+|competition)|contribution)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:may not|waives?)\b.{0,120}\b(?:subrogat\w+|prove|contribution|indemnity from|claim)\b|\b(?:no|any) (?:right|claim)s?\b.{0,80}\b(?:subrogation|contribution)\b.{0,60}\b(?:exercised|made|enforced) by we\b|\bwe may not (?:recover|claim|sue|seek)\b.{0,60}\bfrom (?:the|any) (?:debtor|principal|customer|borrower|co-)/,
          ],
          level: "Low",
          does: "{We} may not recover from the debtor or co-guarantors until every sum is paid.",
          why: "By then little may be left to recover from.",
          ask: "Ask that it may claim once it has paid its limit, and may take security from the debtor.",
          wording:
            "Once the Guarantor has paid the sum to which its liability is limited it may claim from the debtor and from any co-guarantor.",
        },
      ],
      proof: {
        answered:
          "8.4 The Guarantor must not prove in the liquidation of the Debtor in competition with the Creditor.",
        not: "8.4 The Guarantor may prove in the liquidation of the Debtor.",
      },
    },
    {
      id: "guarantee/estate",
      topic: "guarantee",
      title: "Guarantee outlives the guarantor",
      question: "What happens on death or loss of capacity?",
      roles: guarantor,
      about: { says: /\b(?:death|dies|estate|executors?|legal personal representatives?)\b/ },
      answers: [
        {
          when: [
            /\b(?:binds?|binding on|despite|notwithstanding|not (?:be )?(?:affected|discharged|released)|continues?)\b.{0,200}\b(?:death|estate|executors?|legal personal representatives?)\b|\b(?:binds?|binding (?:up)?on)\b.{0,160}\b(?:heirs|administrators|personal representatives?|executors?)\b|\b(?:dies|death)\b.{0,60}\bestate\b.{0,30}\b(?:liable|bound)\b/,
          ],
          level: "Low",
          does: "The guarantee binds {we}'s estate after death.",
          why: "A family may be unable to distribute, for debts run up later.",
          ask: "Ask that death ends it for later debts, by notice from the executors.",
          wording:
            "The Guarantor's legal personal representatives may end this guarantee for debts incurred after they give notice of the Guarantor's death.",
        },
      ],
      proof: {
        answered:
          "8.8 The Guarantor's liability continues despite the death or bankruptcy of the Guarantor.",
        not: "8.8 Notices to the estate of the Guarantor go to its last known address.",
      },
    },
    {
      id: "guarantee/not-preserved",
      topic: "guarantee",
      title: "No clause preserving the guarantee",
      question: "What would discharge the guarantee?",
      roles: creditor,
      about: {
        says: /\b(?:liabilit\w+|guarantee\w*|obligations?|rights?)\b.{0,120}\b(?:not|despite|even if|notwithstanding|un)\b ?.{0,40}\b(?:affected|discharged|released|prejudiced|impaired|abrogated|diminished|altered)\b|\bunaffected\b|\bdischarges? (?:the guarantor|they)\b/,
        heading: /preserv|not affected|unaffected|unconditional|no discharge/,
      },
      answers: [],
      absent: {
        level: "High",
        of: /\bguarantees?\b.{0,80}\b(?:we|due|payment|performance)\b|\b(?:they|guarantors?)\b.{0,60}\bguarantees?\b/,
        does: "Nothing keeps the guarantee alive if {we} varies the debt, gives time or loses a security.",
        why: "A change to which the guarantor has not consented can discharge it altogether.",
        ask: "Add words that preserve it despite variation, indulgence, release, invalidity and insolvency.",
        wording:
          "The Guarantor's liability is not affected by any variation of the debt, time or indulgence, release of any person or security, failure to register, invalidity, or the insolvency, death or change of any person, whether or not the Guarantor consented.",
      },
      kinds: ["continuing-liability"],
      proof: {
        answered: "8.1 The Guarantor guarantees to the Creditor the due payment of the debt.",
        not: "8.1 The Guarantor guarantees the debt to the Creditor and its liability is not affected by any variation.",
      },
    },
    {
      id: "guarantee/clawed-back",
      topic: "release",
      title: "No revival after a clawed-back payment",
      question: "What if a payment is later set aside?",
      roles: creditor,
      about: {
        says: /\b(?:void(?:able|ed)?|set aside|avoided|avoidance|preferences?|refund(?:ed)?|restored?|reinstat\w+|disgorge\w*|repaid to a liquidator|unwound|conceded)\b/,
        heading: /reinstate|avoidance|void/,
      },
      answers: [],
      absent: {
        level: "High",
        of: /\bguarantees?\b.{0,80}\b(?:we|due|payment|performance)\b|\b(?:they|guarantors?)\b.{0,60}\bguarantees?\b/,
        does: "If a liquidator recovers a payment from {we}, nothing restores the debt or the guarantee.",
        why: "Payments by a company in its last six months may be set aside as preferences.",
        ask: "Add reinstatement, and hold securities until the risk has passed.",
        wording:
          "If a payment to the Creditor is set aside, refunded or conceded to be void or voidable, its rights against the Debtor and the Guarantor, and under each security, are restored as if the payment had not been made.",
      },
      proof: {
        answered: "8.1 The Guarantor guarantees to the Creditor the due payment of the debt.",
        not: "8.1 If a payment to the Creditor is set aside as a preference the Guarantor remains liable.",
      },
    },
    {
      id: "guarantee/advice-unproved",
      topic: "execution",
      title: "No proof that the guarantor was advised",
      question: "Will the guarantor's signature hold?",
      roles: creditor,
      about: {
        says: /\bindependent (?:legal|financial)|\blegal (?:and financial )?(?:or other )?advice\b|\bcertificate\b.{0,60}\b(?:solicitor|lawyer|legal practitioner)/,
        heading: /legal advice|independent advice/,
      },
      answers: [
        {
          when: [
            /\badvice\b.{0,40}\bfrom (?:_|\[|\.{3})|\b(?:solicitor|lawyer)\b.{0,30}(?:_{3,}|\.{4,}|\[)/,
          ],
          title: "Adviser’s name is left blank",
          level: "High",
          does: "The name of whoever advised the guarantor is left blank.",
          why: "An unlimited promise by family or directors without proved advice is what courts set aside first.",
          ask: "Fill it in, and obtain a certificate from each guarantor's own solicitor before money moves.",
          wording:
            "Each Guarantor must deliver before the advance a certificate of independent legal advice, signed by a solicitor who does not act for the Debtor or the Creditor.",
        },
        { when: [/\bcertificate\b/], fine: true },
        {
          when: [
            /\b(?:they|guarantors?)\b.{0,120}\b(?:acknowledg\w+|confirm\w*|warrants?|declares?|represents?|has|had)\b.{0,120}\badvice\b|\b(?:they|guarantors?)\b.{0,120}\b(?:consulted|advised by|represented by)\b.{0,80}\b(?:counsel|solicitor|lawyer)/,
          ],
          title: "Guarantor merely states that it was advised",
          level: "Medium",
          does: "The guarantor merely states that it has had, or could have had, advice.",
          why: "A bare statement proves little if a guarantor says that it was pressed or did not understand.",
          ask: "Obtain a certificate from each guarantor's own solicitor before money moves.",
          wording:
            "Each Guarantor must deliver before the advance a certificate of independent legal advice, signed by a solicitor who does not act for the Debtor or the Creditor.",
        },
      ],
      absent: {
        level: "High",
        of: /\b(?:they|guarantors?)\b.{0,60}\bguarantees?\b/,
        does: "Nothing shows that the guarantor was advised.",
        why: "A promise by family or directors without proved advice is what courts set aside first.",
        ask: "Obtain a certificate from each guarantor's own solicitor before money moves.",
        wording:
          "Each Guarantor must deliver before the advance a certificate of independent legal advice, signed by a solicitor who does not act for the Debtor or the Creditor.",
      },
      proof: {
        answered:
          "8.6 The Guarantor acknowledges that it was given the opportunity to obtain legal advice.",
        not: "8.6 The Guarantor must deliver a certificate of legal advice to the Creditor.",
      },
    },
    {
      id: "guarantee/no-indemnity",
      topic: "indemnity",
      title: "No indemnity behind the guarantee",
      question: "What if the debt cannot be enforced against the debtor?",
      roles: creditor,
      about: {
        says: /\b(?:they|guarantors?|obligors?)\b.{0,160}\bindemnif|\bprincipal debtor\b|\bprimary obligor\b|\bprincipal obligation\b|\bdeed of guarantee and indemnity\b/,
        heading: /indemnity/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: /\b(?:they|guarantors?)\b.{0,60}\bguarantees?\b/,
        does: "The guarantor only guarantees; no indemnity covers a debt that proves unenforceable.",
        why: "If the debtor's promise fails, so does the guarantee.",
        ask: "Add a separate indemnity as principal debtor.",
        wording:
          "As a separate and principal obligation the Guarantor indemnifies the Creditor against loss if any of the debt cannot be recovered from the Debtor for any reason.",
      },
      proof: {
        answered: "8.1 The Guarantor guarantees to the Creditor payment of the debt.",
        not: "8.1 The Guarantor guarantees the debt and indemnifies the Creditor against loss.",
      },
    },
    {
      id: "guarantee/competing-claims",
      topic: "guarantee",
      title: "No bar on guarantor’s competing claims",
      question: "Can the guarantor take money before us?",
      roles: creditor,
      about: {
        says: /\b(?:subrogat\w+|prove\b.{0,80}\b(?:liquidation|bankruptcy|winding|insolven\w+|competition|estate)|in competition with|contribution from|proofs? of debt)\b/,
        heading: /competition|subrogation|claims by/,
      },
      answers: [
        {
          when: [
            /\b(?:they|guarantors?) (?:may not|waives?|agrees? not)\b.{0,80}\bprove\b|\b(?:they|guarantors?) (?:may not|waives?|agrees? not)\b.{0,60}\bproofs? of debt\b|\bno proof\b.{0,40}\bby they\b/,
          ],
          lacksHere: [/\b(?:subrogat\w+|contribution|security|set-? ?off|any (?:other )?right)\b/],
          title: "Guarantor may still make some claims",
          level: "Low",
          does: "The guarantor is kept from proving in a liquidation, but not from other claims.",
          why: "Its set-off, security or contribution claims could still reduce what {we} recovers.",
          ask: "Widen the bar to every right against the debtor, a co-guarantor or a security.",
          wording:
            "Until the debt is paid in full the Guarantor must not claim, prove, set off or exercise subrogation or contribution against the Debtor, any co-guarantor or any security.",
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        of: /\b(?:they|guarantors?)\b.{0,60}\bguarantees?\b/,
        does: "Nothing keeps the guarantor from claiming against the debtor before {we} is paid.",
        why: "Directors' own loans could dilute what {we} recovers.",
        ask: "Bar every claim against debtor, co-guarantor and security until the debt is paid.",
        wording:
          "Until the debt is paid in full the Guarantor must not claim, prove, set off or exercise subrogation or contribution against the Debtor, any co-guarantor or any security.",
      },
      proof: {
        answered:
          "8.4 The Guarantor must not prove in the winding up of the Debtor in competition with the Creditor.",
        not: "8.4 The Guarantor must not prove in the winding up of the Debtor or exercise any right of subrogation.",
      },
    },
    {
      id: "guarantee/limit-excludes-costs",
      topic: "guarantee",
      title: "Limit takes in interest and costs",
      question: "What can we recover above the limit?",
      roles: creditor,
      about: {
        says: /\b(?:their|guarantors?'?s?)\b ?(?:total |aggregate |maximum )*liability\b.{0,120}\b(?:limited|exceed|maximum)|\bliability of (?:they|the guarantors?)\b.{0,120}\b(?:limited|exceed|maximum)/,
      },
      answers: [
        {
          when: [
            /\b(?:limited to|not exceed|maximum (?:amount )?of|up to)\b.{0,60}?(?<cap>\$[\d,]*\d)|\bwe may not (?:recover|claim|demand)\b.{0,60}\bmore than\b.{0,40}?(?<most>\$[\d,]*\d)|\bthe most (?:that )?they (?:may|must)\b.{0,60}?(?<limit>\$[\d,]*\d)/,
          ],
          reckon: ({ cap, most, limit }) => ({ cap: cap ?? most ?? limit ?? "" }),
          lacksHere: [
            /\b(?:plus|together with|in addition to|excluding|exclusive of|as well as)\b.{0,40}\b(?:interest|costs)\b/,
          ],
          level: "Medium",
          does: "The guarantor's liability stops at {cap}, with nothing added for interest and costs.",
          why: "Default interest and enforcement may use up the limit before the debt is touched.",
          ask: "Ask for the limit plus interest, costs and enforcement expenses.",
          wording:
            "The limit does not include interest, costs and expenses of enforcing this guarantee, which the Guarantor must pay in addition.",
        },
      ],
      proof: {
        answered: "8.3 The Guarantor's liability is limited to $200,000.",
        not: "8.3 The Guarantor's liability is limited to $200,000 plus interest and costs.",
      },
    },
    {
      id: "guarantee/debtor-first",
      topic: "enforcement",
      title: "Creditor must try the debtor first",
      question: "How soon may we call on the guarantee?",
      roles: creditor,
      about: {
        says: /\b(?:first|before|until|unless)\b.{0,120}\b(?:demand\w*|enforc\w+|exhaust\w*|proceed\w*|obtained judgment)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:may not|must first)\b.{0,120}\b(?:claim|demand|enforce|proceed|exhaust)\b.{0,160}\b(?:guarant\w+|until|unless|debtor|borrower)\b|\bonly after we\b.{0,80}\b(?:exhaust\w*|enforc\w+|obtain\w*|proceed\w*)|\bwe must (?:first )?(?:exhaust|pursue|proceed|enforce|obtain (?:a )?judgment)\b.{0,160}\b(?:before|prior to)\b|\bonly\b.{0,80}\bafter we (?:has|have) (?:enforced|exhausted|obtained|proceeded)\b|\bguarantee of collection only\b|\bwe must (?:look )?first (?:look )?to the debtor\b/,
          ],
          level: "Medium",
          does: "{We} must pursue the debtor before it may call on the guarantee.",
          why: "A liquidation could hold up the guarantee for years.",
          ask: "Ask for payment on demand, with no duty to pursue the debtor or other security.",
          wording:
            "The Creditor may claim on this guarantee on demand without first pursuing the Debtor, any security or any other person.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "8.6 The Creditor must first exhaust its remedies against the Debtor before claiming on this guarantee.",
        not: "8.6 The Creditor may claim on demand without first proceeding against the Debtor.",
      },
    },
    {
      id: "guarantee/part-only",
      topic: "guarantee",
      title: "Only part is guaranteed",
      question: "Which of the debtor's duties are guaranteed?",
      roles: creditor,
      about: { says: /\b(?:they|guarantors?)\b.{0,80}\bguarantees?\b/ },
      answers: [
        {
          when: [
            /\b(?:they|guarantors?)\b.{0,80}\bguarantees?\b.{0,100}\b(?:payment|payable)\b(?:(?!perform|obligation|complian).){0,80}\b(?:under|in|by) (?<where>(?:clauses?|items?) \d+(?:\.\d+)?)\b/,
          ],
          level: "Medium",
          does: "Only payment under {where} is guaranteed; the other promises are not.",
          why: "Indemnities, costs and damages may be the larger exposure.",
          ask: "Extend it to all obligations under the paper, with interest and costs.",
          wording:
            "The Guarantor guarantees the payment of all money and the performance of all obligations of the Debtor under this document.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "7.1 The Guarantor guarantees to the Creditor the payment of every amount payable by the Debtor under clause 1.",
        not: "7.1 The Guarantor guarantees to the Creditor the performance of all obligations of the Debtor.",
      },
    },
  ],
};
