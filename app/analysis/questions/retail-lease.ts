import type { PaperQuestions } from "../asking/question.ts";
import { leases } from "./leases.ts";

/** Leases of shops, which the States' retail leases Acts govern. */
export const retailLease: PaperQuestions = {
  id: "retail-lease",
  of: /^Retail lease$/,
  roles: { recipient: "Tenant", drafter: "Landlord" },
  questions: [
    // What a shop gives up for disturbance has a question of its own.
    ...leases.filter(({ id }) => id !== "lease/no-claim-for-services"),
    {
      id: "retail-lease/disclosure",
      topic: "statutory-step",
      title: "No disclosure statement",
      question: "Was a disclosure statement given in time?",
      side: "recipient",
      about: { says: /\bdisclosure statement/ },
      answers: [],
      absent: {
        level: "High",
        does: "The paper mentions no disclosure statement.",
        why: "It is what tells {we} the outgoings, works and tenancy mix, and its lack may give a right to leave.",
        ask: "Get it, and the time that must run after it, before signing.",
        wording:
          "The Landlord gave the Tenant a complete disclosure statement at least 14 days before this lease was signed. The Tenant may rely on it, and a cost that it does not disclose is not payable.",
      },
      proof: {
        answered: "1.1 The Landlord leases the shop to the Tenant.",
        not: "1.1 The Landlord gave the Tenant a disclosure statement on 1 May 2026.",
      },
    },
    {
      id: "retail-lease/disclosure-proof",
      topic: "statutory-step",
      title: "No proof of the disclosure statement",
      question: "Can we prove when we gave the disclosure statement?",
      side: "drafter",
      about: { says: /\bdisclosure statement/ },
      answers: [
        {
          when: [
            /\bdisclosure statement,? (?:dated|given on|of|provided on)\b ?:?(?: the)? ?(?:_+|\.{3,}|\[ *\]|…|$)|\bdisclosure statement\b.{0,60}(?:_{3,}|\.{4,}|\[(?:insert|date)?[a-z ]{0,16}\])|\bdisclosure statement,? dated ?\.?$/,
          ],
          title: "Date of disclosure is left blank",
          level: "High",
          does: "The disclosure statement's date is blank, so {we} cannot show when it was given.",
          why: "If it was late or missing {they} may hold back rent or end the lease.",
          ask: "Serve it now, keep proof, enter its date, and sign only once the time has run.",
          wording:
            "The Tenant acknowledges that it received the Landlord's disclosure statement dated [date] on [date], at least 14 days before it signed this lease.",
        },
      ],
      absent: {
        level: "High",
        does: "Nothing shows that {we} gave a disclosure statement.",
        why: "Without it {they} may hold back rent, refuse outgoings or end the lease.",
        ask: "Serve it in time and have its receipt acknowledged here.",
        wording:
          "The Tenant acknowledges that it received the Landlord's disclosure statement dated [date] on [date], at least 14 days before it signed this lease.",
      },
      proof: {
        answered:
          "13.1 This lease and the disclosure statement dated ____ are the whole agreement.",
        not: "13.1 The Tenant received the disclosure statement dated 1 May 2026.",
      },
    },
    {
      id: "retail-lease/short-term",
      topic: "term",
      title: "The term is shorter than five years",
      question: "Is the term as long as the Act gives a shop?",
      about: { says: /\bterm\b.{0,60}\b\d{1,2} (?:years?|months)\b/ },
      answers: [
        {
          when: [/\b(?:length of )?term\b[^.;]{0,50}?\b(?<years>[1-4]) years?\b/],
          lacks: [
            /(?<!\bno (?:right of |right to |further )?)\b(?:options?|further term|renew\w*)\b(?! ?[:|–-]{1,2} ?(?:nil|none|not applicable|n\/a|no\b))/,
            /\b(?:certificate|waive\w*|minimum term|5 years)\b/,
          ],
          level: "Medium",
          does: "The term is {years} years with no option.",
          why: "In several States a shop's tenant may claim five years unless that right was waived with advice.",
          ask: "Settle whether the minimum term applies, and attach the certificate if it is waived.",
          wording:
            "The Tenant has received independent legal advice about the minimum term and the certificate that the Act requires for a shorter term is attached.",
        },
      ],
      proof: {
        answered: "1.2 The term of this lease is 3 years.",
        not: "1.2 The term of this lease is 5 years.",
      },
    },
    {
      id: "retail-lease/outgoings-estimate",
      topic: "outgoings",
      title: "No procedure for outgoings estimate and statement",
      question: "What must we give the tenant before it owes outgoings?",
      side: "drafter",
      about: {
        says: /\b(?:outgoings|operating expenses)\b.{0,200}\b(?:estimates?|statements? of outgoings|audit\w*|yearly statement|annual statement)|\b(?:estimates?|audit\w*|statements?)\b.{0,60}\boutgoings\b/,
      },
      answers: [],
      absent: {
        of: /\bthey must\b.{0,160}\boutgoings\b/,
        level: "Medium",
        does: "Nothing provides for the yearly estimate and statement of outgoings.",
        why: "Until the estimate is given {they} need not contribute.",
        ask: "Diarise both, and set out the procedure.",
        wording:
          "The Landlord must give the Tenant a written estimate of outgoings before this lease is signed and at least one month before each accounting period, and a written statement within three months after it, after which the parties adjust any difference.",
      },
      proof: {
        answered: "2.3 The Tenant must pay 6% of the outgoings each month.",
        not: "2.3 The Tenant must pay 6% of the outgoings on an annual estimate.",
      },
    },
    {
      id: "retail-lease/compensation-waived",
      topic: "statutory-step",
      title: "Claims for disturbance are given up",
      question: "Do we keep compensation if works or closures hurt trade?",
      side: "recipient",
      about: { says: /\bcompensat\w+/, heading: /compensation|disturbance/ },
      answers: [
        {
          when: [
            /\bwe (?:may not|must not|has no right to|waives?|releases?|gives up|is not entitled to)\b.{0,120}\b(?:claim |seek )?(?:any )?compensation\b|\bno compensation\b.{0,60}\b(?:payable|paid|due)\b.{0,120}\b(?:disturb\w*|works|trad\w+|access|closure)|\bwe releases?\b.{0,160}\b(?:loss of (?:profits?|trade|business)|disturb\w*)\b|\bwe may not\b.{0,40}\bclaim\b.{0,60}\b(?:damages|reduction|abatement|compensation)\b.{0,160}\b(?:works|customers|trad\w+|disturb\w*|disrupt\w*)/,
          ],
          level: "Medium",
          does: "{We} gives up compensation for disturbance of its trade.",
          why: "Hoardings, closed entrances and noise can halve a shop's takings.",
          ask: "Limit it to the works that were disclosed in writing, with dates and extent.",
          wording:
            "Nothing in this lease limits the Tenant's right to compensation for disturbance, except for the works, dates and effects described in writing before this lease was signed.",
        },
      ],
      proof: {
        answered:
          "5.2 The Tenant may not claim compensation for disturbance caused by works in the arcade.",
        not: "5.2 The Landlord must pay compensation for disturbance.",
      },
    },
    {
      id: "retail-lease/turnover",
      topic: "audit",
      title: "Turnover must be reported",
      question: "Must we disclose our sales, to whom and for what?",
      side: "recipient",
      about: {
        says: /\bturnover\b|\bgross (?:sales|receipts)\b|\bsales (?:figures|records)\b/,
        heading: /turnover|sales/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,200}\b(?:turnover|gross (?:sales|receipts)|sales figures|audited)\b/,
            /\b(?:turnover|gross (?:sales|receipts)|sales figures)\b/,
          ],
          lacks: [
            /\b(?:turnover|sales)\b.{0,120}\bconfidential|\bconfidential\b.{0,120}\b(?:turnover|sales)/,
          ],
          level: "Medium",
          does: "{We} must hand over its sales figures, and nothing keeps them confidential.",
          why: "They may be used against it at the next rent review or shown to rivals.",
          ask: "Give them only for turnover rent, unaudited, in confidence, and leave out online sales.",
          wording:
            "The Landlord must keep turnover information confidential and may use it only to work out rent. Online sales and sales at other places are left out.",
        },
      ],
      proof: {
        answered: "3.1 The Tenant must give the Landlord a monthly statement of its gross sales.",
        not: "3.1 The Landlord may not ask the Tenant for turnover.",
      },
    },
    {
      id: "retail-lease/no-exclusivity",
      topic: "exclusivity",
      title: "No protection against a rival next door",
      question: "May the landlord let to our competitors?",
      side: "recipient",
      about: {
        says: /\b(?:only|sole|exclusive|compet\w+|similar (?:use|business)|same (?:use|business))\b.{0,120}\b(?:centre|arcade|building|shop|business|caf|tenan|use)|\bthey may not\b.{0,60}\b(?:let|lease|permit)\b.{0,120}\b(?:similar|same|compet\w+|mainly)\b/,
        heading: /exclusiv|compet|tenancy mix/,
      },
      answers: [
        {
          when: [
            /\bthey (?:does not|gives? no|makes? no|may (?:lease|let|grant|permit))\b.{0,160}\b(?:exclusiv\w+|only\b|sole\b|compet\w+|similar|same)|\bwe (?:acknowledges?|agrees?)\b.{0,120}\b(?:no exclusiv\w+|not exclusive|non-exclusive|compet\w+)|\bnothing\b.{0,60}\b(?:prevents?|restricts?|stops?) they\b.{0,60}\b(?:grant\w*|let\w*|leas\w+|permit\w*)\b.{0,160}\b(?:similar|same|compet\w+)|\bnot exclusive to we\b|\bthey may\b(?! not).{0,60}\b(?:let|lease|grant)\b.{0,120}\bcompet\w+/,
          ],
          title: "Landlord may let to a rival",
          level: "Medium",
          does: "{They} may let to a competitor of {we} in the same place.",
          why: "Takings on which the rent was judged could be split.",
          ask: "Ask for an exclusive for the main goods, or a lower rent if a rival comes.",
          wording:
            "During the term the Landlord must not let other premises in the centre for a use that is mainly the same as the permitted use.",
        },
      ],
      absent: {
        of: /\b(?:centre|arcade|mall|plaza|precinct)\b/,
        level: "Low",
        does: "Nothing stops {they} letting to a direct competitor in the centre.",
        why: "Takings on which the rent was judged could be split.",
        ask: "Ask for an exclusive for the main goods, or a lower rent if a rival comes.",
        wording:
          "During the term the Landlord must not let other premises in the centre for a use that is mainly the same as the permitted use, so that the Tenant has the only shop of its kind.",
      },
      kinds: ["no-exclusivity"],
      proof: {
        answered:
          "1.2 The Landlord does not promise that the Tenant will be the only café in the arcade.",
        not: "1.2 The Landlord must not let any other shop in the centre for a similar business.",
      },
    },
    {
      id: "retail-lease/hours",
      topic: "conduct-and-access",
      title: "The shop must open at set hours",
      question: "Must we trade at hours that others set?",
      side: "recipient",
      about: {
        says: /\b(?:open|trad(?:e|ing))\b.{0,120}\bhours\b|\bcore hours\b|\btrading hours\b/,
        heading: /hours/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,160}\b(?:open|trade|keep the (?:shop|premises) open|carry on)\b.{0,160}\b(?:hours|am\b|at all times|days)|\bwe must\b.{0,80}\b(?:open|operate|trade)\b.{0,120}\b(?:hours|am\b|at all times|all days)|\b(?:shop|premises|business) must (?:be|remain)\b.{0,30}\bopen\b.{0,120}\b(?:am\b|hours|days|monday)/,
          ],
          level: "Low",
          does: "{We} must open at set hours, busy or not.",
          why: "Wages at quiet times may exceed takings, and closing is a breach.",
          ask: "Ask for hours agreed by most tenants, with leave for refits, illness and holidays.",
          wording:
            "The Tenant is not in breach if it closes on public holidays, for up to ten days a year for refit or stocktake, or where staff are not available.",
        },
      ],
      kinds: ["trading-hours"],
      proof: {
        answered: "4.2 The Tenant must open the shop during the core hours.",
        not: "4.2 The Tenant may choose its own trading hours.",
      },
    },
    {
      id: "retail-lease/marketing-levy",
      topic: "outgoings",
      title: "A marketing levy without account",
      question: "How is our promotion levy spent?",
      side: "recipient",
      about: {
        says: /\b(?:promotion\w*|marketing|advertising)\b.{0,80}\b(?:levy|fund|contribution|fee)\b/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,120}\b(?:promotion\w*|marketing|advertising)\b.{0,60}\b(?:levy|fund|contribution|fee|costs)\b|\b(?:promotion\w*|marketing|advertising)\b.{0,30}\b(?:levy|fund|contribution|fee|charge)\b.{0,120}\b(?:paid|payable) by we\b|\bwe must pay\b.{0,60}\b(?:promotion\w*|marketing|advertising)\b.{0,30}\bcharge\b/,
          ],
          lacks: [
            /\b(?:promotion\w*|marketing|advertising)\b.{0,240}\b(?:account|statement|audit|plan|refund|carried forward)/,
          ],
          level: "Medium",
          does: "{We} pays a promotion levy, with no plan, account or carry-forward of what is not spent.",
          why: "The money may go to other tenants' benefit or to none.",
          ask: "Ask for a marketing plan, a yearly statement and unspent sums carried forward.",
          wording:
            "The Landlord must spend the promotion fund only on promoting the centre, give the Tenant a marketing plan before and an audited statement after each year, and carry unspent money forward.",
        },
      ],
      proof: {
        answered: "3.5 The Tenant must pay a promotion levy of 2% of rent each month.",
        not: "3.5 The Tenant must pay a promotion levy and the Landlord must account for it in an audited statement.",
      },
    },
    {
      id: "retail-lease/end-of-term-notice",
      topic: "renewal",
      title: "No warning whether lease will be renewed",
      question: "When will we learn whether we may stay?",
      side: "recipient",
      about: {
        says: /\bthey must\b.{0,80}\bremind\b|\bthey must\b.{0,160}\b(?:remind|notify|tell|inform|offer)\b.{0,160}\b(?:option|renew\w*|further|term|intention)|\b(?:renew\w*|expiry|option)\b.{0,120}\bthey must\b.{0,80}\b(?:remind|notify|tell|offer)/,
      },
      answers: [],
      absent: {
        of: /\bterm\b.{0,60}\b\d{1,2} years?\b/,
        level: "Low",
        does: "Nothing makes {they} say before the end whether it will renew, or remind {we} of the option.",
        why: "A shop needs months to move, sell or bargain.",
        ask: "Ask for written notice six to twelve months before the end.",
        wording:
          "Between 12 and 6 months before the term ends the Landlord must notify the Tenant in writing of the last day to exercise any option or, if there is none, whether it offers a renewal and on what terms.",
      },
      proof: {
        answered: "1.2 The term of this lease is 5 years.",
        not: "1.2 The term is 5 years. The Landlord must remind the Tenant of the option in writing.",
      },
    },
    {
      id: "retail-lease/option-reminder",
      topic: "renewal",
      title: "A missed option reminder keeps the option open",
      question: "What must we send about the option, and by when?",
      side: "drafter",
      about: { says: /\b(?:option|renew\w*|further term)\b/ },
      answers: [
        {
          when: [
            /\bwe must\b.{0,60}\b(?:remind|notify|tell)\b.{0,120}\b(?:at least|not less than|no later than)? ?(?<lead>\d{1,2} months?)\b|^(?!.*\bthey (?:must|may|gives?|wishes|exercis\w+)\b)(?=.*\b(?:we must\b.{0,100}\b(?:remind|notify|tell|give)|to they by we)\b).*?\b(?:at least|not less than|no later than|not later than) (?<ahead>\d{1,2} months?)\b/,
            /\b(?:further term|option)\b/,
          ],
          level: "High",
          does: "{We} must remind {they} of the option in writing, {lead}{ahead} ahead.",
          why: "If the reminder is late or missed the option may stay open and block reletting.",
          ask: "Diarise it, and bind {we} to no more than the Act's own period and contents.",
          wording:
            "The Landlord must notify the Tenant of the last day to exercise the option as and when the Act requires, and not otherwise.",
        },
      ],
      proof: {
        answered:
          "11.3 If the Tenant wants the further term it must write by 31 March 2031. The Landlord must remind it in writing, at least 6 months before that day.",
        not: "11.3 The Tenant may exercise the option by 31 March 2031.",
      },
    },
    {
      id: "retail-lease/fit-out",
      topic: "premises",
      title: "Fit-out or refit at the landlord’s word",
      question: "What fit-out must we pay for, now and later?",
      side: "recipient",
      about: { says: /\b(?:re-?fit|fit-?out|refurbish\w*)\b/, heading: /fit-?out|refurb/ },
      answers: [
        {
          when: [
            /\bwe must\b.{0,160}\b(?:refurbish\w*|re-?fit|upgrade|renovate)\b|\bwe must\b.{0,120}\bfit-?out\b.{0,160}\b(?:guide|requirements|satisfaction|standard|direct)|\bmust be (?:re-?fitted|refurbished|renovated|upgraded|remodell?ed) by we\b/,
          ],
          level: "Medium",
          does: "{We} must fit out or refit the shop to {they}'s requirements.",
          why: "The cost is open, and late refits cannot be earned back before the end.",
          ask: "Ask for a set scope, cost and year, and none in the last two years.",
          wording:
            "The Tenant is not required to refurbish or refit more than once in five years, at a cost above the amount stated in the disclosure statement, or in the last two years of the term.",
        },
      ],
      kinds: ["refurbishment"],
      proof: {
        answered:
          "5.5 The Tenant must refurbish the shop in the fourth year to the satisfaction of the Landlord.",
        not: "5.5 The Tenant may refurbish the shop with consent.",
      },
    },
  ],
};
