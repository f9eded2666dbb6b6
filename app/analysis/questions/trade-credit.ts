import type { PaperQuestions } from "../asking/question.ts";
import { goodsQuestions } from "./goods.ts";

const guarantee =
  /(?<!consumer )\bguarant(?:ee|ees|eed|or|ors)\b(?! under the australian| that cannot)/;

/** A supplier's standing terms of trade and its application for an account, often with a director's guarantee. */
export const tradeCredit: PaperQuestions = {
  id: "trade-credit",
  of: /^(?:Trading conditions|Credit application)$/,
  roles: { recipient: "Customer", drafter: "Supplier" },
  questions: [
    ...goodsQuestions,
    {
      id: "trade-credit/vary-terms",
      topic: "variation",
      title: "Terms change by posting them",
      question: "Can they change the terms without asking us?",
      side: "recipient",
      about: {
        says: /\b(?:var(?:y|ied|iation)|chang\w*|amend\w*|updat\w*)\b.{0,80}\b(?:terms|conditions|agreement)|\b(?:terms|conditions)\b.{0,80}\b(?:varied|changed|amended|as they then stand|from time to time)/,
        heading: /variation|changes|amend/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:var|chang|amend|updat|replac|modif)\w*\b.{0,80}\b(?:terms|conditions|agreement)|\b(?:accepts?|bound by|subject to)\b.{0,60}\bterms as (?:those|they) (?:then )?(?:stand|are)|\b(?:terms|conditions)\b.{0,80}\bas (?:amended|varied|updated) (?:by they )?from time to time|\b(?:terms|conditions|agreement)\b.{0,40}\bmay be (?:varied|changed|amended|updated|replaced|modified)\b.{0,20}\bby they\b/,
          ],
          lacksHere: [
            /\b(?:with|by|subject to) (?:our|the customer's|mutual) (?:written )?(?:consent|agreement)|\bwe may (?:terminate|end|close)/,
          ],
          level: "High",
          does: "{They} may change any term by itself, and the next order accepts it.",
          why: "Security, price and liability can all be rewritten without {we} seeing it.",
          ask: "Ask for 30 days' written notice, no effect on orders placed, and a right to close.",
          wording:
            "The Supplier may vary these terms only by {noticeTime|30 days}' written notice. A variation does not apply to orders already placed, and the Customer may close its account before it takes effect.",
          replaces: true,
        },
      ],
      kinds: ["unilateral-variation"],
      proof: {
        answered:
          "10.1 The Supplier may vary these terms at any time by posting them on its website.",
        not: "10.1 These terms may be varied only with the Customer's agreement.",
      },
    },
    {
      id: "trade-credit/vary-unfair",
      topic: "unfair-terms",
      title: "One-sided terms for small customers may be void",
      question: "Which of our terms might a court strike out?",
      side: "drafter",
      about: { says: /\bwe may\b(?! not).{0,160}\b(?:var|chang|amend|withdraw|cancel|stop)\w*/ },
      answers: [
        {
          when: [
            /\b(?:terms|conditions|prices?)\b.{0,40}\bmay be (?:varied|changed|amended|altered|increased|updated) by we\b|\bwe may\b(?! not).{0,100}\b(?:var|chang|amend|updat|replac)\w*\b.{0,80}\b(?:terms|conditions|pric\w+)/,
            /\b(?:without (?:any )?(?:prior )?notice|at any time|by posting|sole discretion|absolute discretion|no stated reason)\b|\bfrom time to time\b|\bby (?:giving )?notice\b|\bwithout notice\b|\bwhenever\b/,
          ],
          level: "High",
          does: "{We} may change terms or prices at will under a standard form.",
          why: "For small businesses and consumers such a term may be unfair: void, and penalised.",
          ask: "Give notice, a way out, and a reason for each one-sided power.",
          wording:
            "The Supplier may vary these terms or its prices by {noticeTime|30 days}' written notice. A variation does not apply to orders already accepted, and the Customer may close its account without charge before it takes effect.",
          replaces: true,
        },
      ],
      kinds: ["unilateral-variation"],
      proof: {
        answered:
          "10.1 The Supplier may vary these terms at any time by posting them on its website.",
        not: "10.1 The Supplier may cancel an account that is in default.",
      },
    },
    {
      id: "trade-credit/acceleration",
      topic: "enforcement",
      title: "One slip makes everything due",
      question: "What follows from one late payment or a worry about our finances?",
      side: "recipient",
      about: {
        says: /\b(?:immediately|at once|forthwith)\b.{0,60}\b(?:due|payable)|\b(?:due|payable)\b.{0,40}\b(?:immediately|at once|forthwith)|\baccelerat\w+|\bstop supply\b|\bsuspend\b/,
        heading: /default/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,300}\b(?:immediately due|due (?:and payable )?immediately|due at once|immediately payable|payable immediately|become due|forthwith|due at once|payable straight away|whole of the account due)\b|\b(?:all|every) (?:moneys?|amounts?|invoices?|debts?|sums)\b.{0,120}\b(?:immediately|at once|forthwith)\b.{0,30}\b(?:due|payable)|\ball invoices as immediately due|\b(?:whole|entire|full) (?:of the )?(?:balance|account|amount)\b.{0,80}\b(?:due|payable)\b.{0,20}\b(?:at once|immediately|forthwith|straight away)/,
          ],
          level: "Medium",
          does: "One late invoice, or {they}'s opinion of {we}'s finances, makes every debt due at once.",
          why: "A disputed bill could bring the whole account down in a day.",
          ask: "Ask for seven days' notice to cure, and real default only.",
          wording:
            "The Supplier may require immediate payment of the account only if an undisputed amount is still unpaid 7 days after written notice, or the Customer is insolvent.",
          replaces: true,
        },
      ],
      kinds: ["acceleration"],
      proof: {
        answered:
          "4.5 If the Customer misses a payment the Supplier may without notice treat all invoices as immediately due.",
        not: "4.5 The Supplier may suspend supply while an invoice is overdue.",
      },
    },
    {
      id: "trade-credit/acceleration-wide",
      topic: "enforcement",
      title: "Default power is wider than need be",
      question: "Will our right to call the account hold?",
      side: "drafter",
      about: {
        says: /\b(?:immediately|at once|forthwith)\b.{0,60}\b(?:due|payable)|\bdefault\b|\baccelerat\w+/,
        heading: /default/,
      },
      answers: [
        {
          when: [
            /^(?=.*\b(?:opinion|without notice|any (?:other )?(?:of these )?terms?|any breach)\b).*\bwe may\b(?! not).{0,300}\b(?:immediately due|due (?:and payable )?immediately|payable immediately|all invoices)|\b(?:if|should|where)\b.{0,20}\b(?:they|we)\b.{0,120}\b(?:fails? to pay|late|considers?|opinion|creditworth\w*|overdue)\b.{0,160}\b(?:all|entire|whole|every)\b.{0,60}\b(?:(?:immediately|forthwith|at once)\b.{0,20}\b(?:due|payable)|due\b.{0,20}\b(?:immediately|at once|forthwith))|\ball (?:amounts?|money|moneys|sums)\b.{0,60}\b(?:immediately|at once|forthwith) (?:due|payable)\b.{0,60}\bif they\b|\ball (?:amounts?|money|moneys|sums)\b.{0,40}\b(?:becomes?|is|are) (?:immediately due|due immediately)\b.{0,60}\bif they\b|\bwe may\b(?! not).{0,80}\b(?:whole|entire) (?:account|balance)\b.{0,20}\bat once\b/,
          ],
          level: "High",
          does: "One late invoice, or {we}'s opinion, lets it call every debt without notice.",
          why: "Wider than needed, so the power meant for real default may be struck out whole.",
          ask: "Give a short time to cure, and tie it to reasonable opinion and material default.",
          wording:
            "If an undisputed amount is unpaid 7 days after notice, or the Customer is insolvent or on reasonable grounds appears unable to pay its debts, the Supplier may stop supply and require immediate payment of the account.",
          replaces: true,
        },
      ],
      kinds: ["acceleration"],
      proof: {
        answered:
          "4.5 If the Customer breaks another term or in the Supplier's opinion its position has worsened, the Supplier may without notice treat all invoices as immediately due.",
        not: "4.5 On default the Supplier may, after 7 days' notice, require payment.",
      },
    },
    {
      id: "trade-credit/close-account",
      topic: "exit-convenience",
      title: "Credit may be withdrawn at any time",
      question: "Can they stop credit at once?",
      side: "recipient",
      about: {
        says: /\b(?:credit|account)\b.{0,120}\b(?:withdraw\w*|cancel\w*|clos\w+|suspend\w*|reduc\w+|terminat\w+)|\b(?:withdraw|cancel|close|suspend|reduce|terminate)\b.{0,60}\b(?:credit|account)/,
        heading: /credit|account/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:withdraw|cancel|close|suspend|reduce|terminate|vary|refuse)\b.{0,80}\b(?:credit|account)\b|\bcredit\b.{0,40}\bmay be (?:refused|stopped|withdrawn|suspended|cancelled|reduced)\b.{0,30}\bby they\b|\bthey may\b(?! not).{0,60}\b(?:stop|lower)\b.{0,40}\b(?:credit|account|limit)\b/,
          ],
          level: "Low",
          does: "{They} may withdraw credit whenever it likes.",
          why: "{We}'s cash would be needed at once.",
          ask: "Ask for 30 days' notice unless it is in default.",
          wording:
            "Unless the Customer is in default the Supplier must give {noticeTime|30 days}' written notice before it reduces or withdraws credit.",
          replaces: true,
        },
      ],
      kinds: ["suspension"],
      proof: {
        answered: "4.6 The Supplier may withdraw credit or close the account at any time.",
        not: "4.6 The Customer may close the account by notice.",
      },
    },
    {
      id: "trade-credit/guarantee-unlimited",
      topic: "guarantee",
      title: "Directors’ guarantee without limit or end",
      question: "Who guarantees the account, for how much, and can they stop?",
      side: "recipient",
      about: { says: guarantee, heading: /guarant/ },
      answers: [
        {
          when: [
            /(?<!consumer )\bguarant\w+\b.{0,240}\b(?:limited to|may not exceed|up to \$|maximum)/,
          ],
          fine: true,
        },
        {
          when: [
            /\bguarant(?:ees?|ors?)\b.{0,300}\b(?:everything|all (?:moneys?|amounts?|debts?|obligations|sums)|any (?:moneys?|amount|account)|now or (?:later|in the future)|due and punctual|payment of)\b|\bguarantors?\b.{0,60}\bliable\b.{0,60}\b(?:whole|all|any) (?:of )?(?:our|the)?.{0,20}\b(?:debts?|account|obligations)|\bguarantees? (?:whatever|everything|all)\b.{0,30}\bwe owes?/,
          ],
          level: "High",
          does: "The guarantors answer for every debt of {we}, without limit, for as long as the account runs.",
          why: "A director who leaves stays liable, with home and savings.",
          ask: "Ask for a limit at the credit limit, and release on notice and on leaving.",
          wording:
            "A Guarantor's liability is limited to the credit limit stated in the application. A Guarantor may end it for later supplies by 14 days' written notice.",
        },
      ],
      kinds: ["personal-guarantee"],
      proof: {
        answered:
          "12. Each Guarantor guarantees payment of everything that the Customer owes now or later on any account.",
        not: "12. Each Guarantor guarantees the account, limited to $20,000.",
      },
    },
    {
      id: "trade-credit/guarantee-weak",
      topic: "guarantee",
      title: "No guarantee of the account",
      question: "Will the guarantee survive changes of terms, limit or time?",
      side: "drafter",
      about: {
        says: /\bguarant\w+\b.{0,400}\b(?:not (?:be )?(?:affected|discharged|released|impaired|reduced)|continuing|despite|variation|time (?:or|and) (?:other )?indulgence|giv\w+ of time|even if)/,
        heading: /preserv/,
      },
      answers: [
        {
          when: [
            /(?<!consumer )\bguarantees\b|\bguarantee (?:to|unto|payment|the (?:due|punctual|payment|debts?))\b|\b(?:this|the) guarantee\b|\bguarantors? must pay we\b/,
          ],
          lacks: [
            /\bguarant\w+\b.{0,500}\b(?:not (?:be )?(?:affected|discharged|released|impaired|reduced)|variation|varied|indulgence|giv\w+ (?:of )?time|even if|does not sign)|\b(?:not (?:be )?(?:affected|discharged|released|impaired))\b.{0,300}\b(?:guarant|time|variation|indulgence)/,
          ],
          title: "Guarantee may fall away",
          level: "High",
          does: "Nothing keeps the guarantee alive if terms, limit or time are varied, or another guarantor does not sign.",
          why: "A guarantor is freed by a change made without consent.",
          ask: "Add a term that preserves it.",
          wording:
            "A guarantee is not affected by any variation of these terms or of the credit limit, by giving time or other indulgence, or because another Guarantor does not sign or is released.",
        },
      ],
      absent: {
        of: /\bcredit\b/,
        unless: guarantee,
        level: "Medium",
        does: "Nobody guarantees {they}'s account.",
        why: "A company may be wound up with nothing left.",
        ask: "Ask for a director's guarantee, with advice to take legal advice.",
        wording:
          "Each director of the Customer guarantees payment of everything that the Customer owes the Supplier and indemnifies it against loss. The guarantee continues and is not affected by any variation, time or indulgence given to the Customer.",
      },
      kinds: ["personal-guarantee"],
      proof: {
        answered: "12. Each Guarantor guarantees payment of everything that the Customer owes.",
        not: "12. The guarantee is continuing and is not affected by any variation of these terms.",
      },
    },
    {
      id: "trade-credit/guarantor-signs",
      topic: "execution",
      title: "Guarantors may not be bound by every term",
      question: "Do guarantors sign what binds them?",
      side: "drafter",
      about: { says: /\bguarantors?\b/ },
      answers: [
        {
          when: [
            /\b(?:everybody|they and (?:each|any|every|the) guarantors?)\b.{0,60}\b(?:charges?|agrees?|consents?|grants?|authorises?|indemnif\w+)|\bguarantors?\b.{0,30}\b(?:charges? (?:all|its|any)|consents? to)\b/,
            /\bpart [a-d]\b|\bguarantee\b.{0,60}\b(?:part|schedule|form)|\bguarantor:/,
          ],
          level: "High",
          does: "Terms that bind guarantors (charge, credit consent) stand outside the part that they sign.",
          why: "A guarantor may say that it agreed to nothing beyond the guarantee.",
          ask: "Repeat those terms in the guarantee, or have guarantors sign the whole.",
          wording:
            "Each Guarantor has read, and by signing this guarantee agrees to, every term that these terms state a Guarantor to give, including the charge and the credit consents.",
        },
      ],
      proof: {
        answered:
          "6.4 The Customer and each Guarantor charge all land. Part C – Guarantee. Each Guarantor signs here. Guarantor: ____",
        not: "12. Each Guarantor guarantees payment.",
      },
    },
    {
      id: "trade-credit/land-charge-form",
      topic: "unfair-terms",
      title: "A land charge hidden in standard terms",
      question: "Will the charge over customers' land hold?",
      side: "drafter",
      about: { says: /\bcharges?\b.{0,120}\b(?:land|real property|property)|\bcaveat/ },
      answers: [
        {
          when: [
            /\b(?:they|everybody)\b.{0,80}\b(?:charges?|mortgages?)\b.{0,200}\b(?:land|real (?:property|estate))|\bthey\b.{0,160}\bcaveat|\bland\b.{0,40}\b(?:owned|held) by they\b.{0,30}\bcharged\b/,
          ],
          level: "High",
          does: "Every customer charges all its land for a trade account, deep in standard terms.",
          why: "A court may find that unfair or unjust, and a caveat without cause brings damages.",
          ask: "Make it prominent, optional and above a set credit limit, signed in the form.",
          wording:
            "If the credit limit is more than $[amount] and the box beside this term is signed, the Customer charges its land described in the application with payment of the account.",
        },
      ],
      kinds: ["land-charge"],
      proof: {
        answered:
          "6.4 The Customer charges all land in which it has an interest and agrees that the Supplier may lodge a caveat.",
        not: "6.4 No charge over land is given.",
      },
    },
    {
      id: "trade-credit/credit-consent",
      topic: "privacy",
      title: "No consent to credit checks",
      question: "Are credit checks on individuals lawful?",
      side: "drafter",
      about: {
        says: /\bcredit (?:report\w*|information|check|reference)\b|\bprivacy\b|\bcredit ?worthiness\b|\bcredit (?:history|checks?)\b/,
        heading: /privacy|credit information/,
      },
      answers: [
        {
          when: [
            /^(?!.*\bwe\b.{0,40}\b(?:agrees?|consents?|authorises?)\b).*\bcredit (?:report\w*|information|check)\b|\bthey\b.{0,60}\b(?:authorises?|consents?|agrees?)\b.{0,120}\bcredit ?(?:worthiness|history|checks?|report\w*|information)|\bwe may\b(?! not).{0,60}\bcredit (?:history|checks?|report\w*)\b/,
          ],
          lacks: [
            /\b(?:equifax|illion|experian|dun ?& ?bradstreet|veda|creditorwatch|name of credit reporting body)\b/,
          ],
          title: "Credit consent lacks required notices",
          level: "Medium",
          does: "The credit consent names no credit reporting body and gives few of the notices that individuals must have.",
          why: "Guarantors and sole traders are individuals, so reports or listings may be unlawful.",
          ask: "Attach a notice that names the body and links to the policies.",
          wording:
            "The Supplier may exchange credit information with [name of credit reporting body], whose policy and contact details, and the individual's rights of access, correction and complaint, are in the attached notice.",
        },
      ],
      absent: {
        of: /\bcredit (?:application|limit|account)\b/,
        level: "Medium",
        does: "No consent or notice covers credit checks on customers and guarantors.",
        why: "Without it {we} may neither check nor list an individual.",
        ask: "Add a consent and notice that names the reporting body.",
        wording:
          "The Customer and each Guarantor consent to the Supplier exchanging credit information with [name of credit reporting body], whose policy and contact details are in the attached privacy notice.",
      },
      kinds: ["privacy"],
      proof: {
        answered: "9.1 The Customer agrees that the Supplier may obtain a credit report about it.",
        not: "9.1 The Supplier may obtain a credit report from Equifax.",
      },
    },
    {
      id: "trade-credit/trusts",
      topic: "execution",
      title: "No term for trusts and partnerships",
      question: "Is the trust or every partner bound?",
      side: "drafter",
      about: { says: /\btrust(?:ee|ees|s)?\b|\bpartnership\b|\bpartners\b/ },
      answers: [],
      absent: {
        of: /\b(?:applicant|credit application|credit limit|account)\b/,
        level: "Medium",
        does: "Nothing binds the trust behind {they}, or all its partners.",
        why: "Many small businesses trade through a trust, whose assets the debt may not reach.",
        ask: "Ask in the form, and bind trustee and trust.",
        wording:
          "If the Customer is a trustee it enters into these terms for itself and as trustee, warrants that it has power and a right of indemnity from the trust assets, and must not resign without notice. Partners are bound jointly and severally.",
      },
      proof: {
        answered: "1. The Customer applies for a credit account as the Applicant.",
        not: "1. If the Applicant is a trustee it binds the trust.",
      },
    },
    {
      id: "trade-credit/signature",
      topic: "execution",
      title: "No stated way of acceptance",
      question: "Can we prove that the customer accepted these terms?",
      side: "drafter",
      about: {
        says: /\b(?:accept\w*|agree\w*)\b.{0,120}\b(?:sign\w*|order|deliver\w*)|\bsignature\b|\bsigned\b/,
        heading: /acceptance|signature|execution/,
      },
      answers: [
        {
          when: [
            /\bthey accepts?\b.{0,80}\bby (?:signing|placing|taking|ordering)|\bby signing\b.{0,80}\bthey\b.{0,20}\b(?:accepts?|agrees?)\b|\bthey is (?:taken|deemed) to have accept\w*\b.{0,80}\b(?:by sign\w*|when|on sign\w*)|\b(?:terms|conditions)\b.{0,60}\baccepted by they\b.{0,60}\b(?:sign\w*|order\w*)|\bbinds? they\b.{0,40}\b(?:once|when)\b.{0,20}\bsign\w*/,
          ],
          lacks: [/\bsignature\b.{0,40}(?:_|date|:)|\bsigned (?:for|by)\b.{0,60}_/],
          title: "No clear place to sign",
          level: "Medium",
          does: 'Terms are accepted "by signing", but there may be no place for {they}\'s signature.',
          why: "Acceptance by order or delivery must be proved case by case.",
          ask: "Add a signing block with name, position and date.",
          wording:
            "Signed for the Customer by its authorised representative: signature ____ name ____ position ____ date ____",
        },
      ],
      absent: {
        of: /\b(?:goods|credit|orders?)\b/,
        level: "Medium",
        does: "Nothing says how {they} accepts these terms.",
        why: "A buyer may say that its own order terms applied.",
        ask: "Say that signing, or ordering after a copy was given, accepts them, and add a signing block.",
        wording:
          "The Customer accepts these terms when it signs the application or, if earlier, when it places an order after it has been given a copy. Signature: ____",
      },
      proof: {
        answered: "1. The Customer accepts these terms by signing Part A or placing an order.",
        not: "1. The Customer accepts these terms when it signs. Signature: ____",
      },
    },
    {
      id: "trade-credit/indemnity",
      topic: "indemnity",
      title: "The customer indemnifies whatever happens",
      question: "For what do we indemnify, and is it limited to our fault?",
      side: "recipient",
      about: { says: /\bindemnif\w+/, heading: /indemnit/ },
      answers: [
        {
          when: [
            /\bwe (?:must )?(?:fully )?indemnif\w+\b.{0,400}|\b(?:loss|damage|claims?)\b.{0,120}\bto be (?:made good|borne|paid) by we\b|\bwe must hold they harmless\b/,
          ],
          lacksHere: [
            /\b(?:except|reduced|but not|other than)\b.{0,80}\b(?:extent|negligen|their)/,
          ],
          level: "Medium",
          does: "{We} indemnifies {they} for all loss, even where {they}'s own fault contributed.",
          why: "It is open-ended and one way, while {they}'s liability is cut down.",
          ask: "Ask to limit it to {we}'s fault, less {they}'s share.",
          wording:
            "The Customer's indemnity applies only to loss caused by its breach or negligence and is reduced to the extent that the Supplier contributed to it.",
        },
      ],
      kinds: ["indemnity"],
      proof: {
        answered:
          "8.1 The Customer indemnifies the Supplier against all loss because of what it does with the goods.",
        not: "8.1 The Customer indemnifies the Supplier, except to the extent of the Supplier's negligence.",
      },
    },
    {
      id: "trade-credit/ownership-change",
      topic: "change-of-control",
      title: "Changes of ownership must be told beforehand",
      question: "What must we tell when ownership changes?",
      side: "recipient",
      about: {
        says: /\bchange\b.{0,60}\b(?:ownership|directors|control|structure|shareholding|address)|\bbusiness has been sold\b|\bowners?\b.{0,20}\b(?:must )?change/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,120}\bchange\b.{0,60}\b(?:ownership|directors|control|structure|shareholding)|\buntil they receives?\b.{0,40}\bnotice\b.{0,80}\bwe\b.{0,20}\b(?:remains?|is|continues?)\b.{0,20}\bliable\b|\bthey must be (?:told|notified|informed)\b.{0,60}\bour (?:owners?|directors?|shareholders?)\b.{0,40}\bchange/,
          ],
          level: "Low",
          does: "{We} must tell {they} before its owners or directors change, and stays liable till then.",
          why: "A sale of the business could leave the seller owing the buyer's purchases.",
          ask: "Ask that notice after the event ends liability for later orders.",
          wording:
            "A notice given within 14 days after a change ends the liability of the former owners and Guarantors for later orders.",
        },
      ],
      kinds: ["change-of-control"],
      proof: {
        answered:
          "11.2 The Customer must give seven days' notice before any change in its ownership.",
        not: "11.2 A change of address must be notified.",
      },
    },
    {
      id: "trade-credit/consequential",
      topic: "excluded-loss",
      title: "All real losses are shut out",
      question: "Which losses can we not recover?",
      side: "recipient",
      about: {
        says: /\b(?:consequential|indirect)\b|\bloss of (?:profit|trade|production|business|use)/,
        heading: /liability/,
      },
      answers: [
        {
          when: [
            /\b(?:they is not liable|is not liable|liability.{0,30}exclud\w+|exclud\w+)\b.{0,240}\b(?:loss of (?:profit|trade|production|business|use)|consequential|indirect|spoil\w+)|\b(?:loss of (?:income|opportunity|profits?|revenue)|consequential|indirect)\b.{0,60}\bexcluded\b/,
          ],
          level: "Medium",
          does: "{They} answers for no lost profit, trade or indirect loss, however caused.",
          why: "Those are what bad or late goods mostly cost a business.",
          ask: "Ask to except negligence, breach of safety law and claims of {we}'s customers.",
          wording:
            "The exclusion does not apply to claims by the Customer's own customers, wasted costs, or loss caused by negligence, wilful default or breach of law.",
        },
      ],
      kinds: ["consequential-loss"],
      proof: {
        answered: "7.3 The Supplier is not liable for loss of profit or any consequential loss.",
        not: "7.3 The Supplier is liable for consequential loss.",
      },
    },
  ],
};
