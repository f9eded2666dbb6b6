import type { Question } from "../asking/question.ts";

const rentAYear =
  /\brent\b[^.;]{0,60}?(?<rent>\$[\d,]{5,12})(?:\.\d\d)?(?: \(?(?:plus|exclud\w+|exclusive of|\+) gst\)?)?,? ?\|? ?(?:a|per|each|p\.?) ?(?:year|annum|a\b)|\b(?:yearly|annual) rent\b[^.;]{0,20}?(?<annual>\$[\d,]{5,12})/;
const termInYears =
  /\b(?:term|lease)\b[^.;]{0,40}?\b(?<years>\d{1,2}) years?\b|\bfor (?:a term of )?(?<span>\d{1,2}) years? (?:from|commencing|beginning|starting)/;
const weMayLeave =
  /\bwe may\b(?! not)[^.]{0,80}\b(?:terminate|end|break|surrender|determine)\b|\bbreak (?:right|option|clause|date)\b|\b(?:everybody|either) may (?:terminate|end)\b[^.]{0,60}\bnotice/;
const dollars = (sum: number) => `$${Math.round(sum).toLocaleString("en-AU")}`;

/** What is asked of every lease of business premises, for the tenant and for the landlord. */
export const leases: Question[] = [
  {
    id: "lease/outgoings-capital",
    topic: "outgoings",
    title: "Outgoings include capital and structural works",
    question:
      "Which of the landlord's costs do we pay, and are structure, plant and land tax among them?",
    side: "recipient",
    about: {
      says: /\boutgoings\b|\bland tax\b|\boperating (?:costs|expenses)\b/,
      heading: /outgoings/,
    },
    answers: [
      {
        when: [
          /\b(?:outgoings|operating (?:costs|expenses))\b(?:(?!\bnot\b|\bexclud|\bother than\b|\bexcept|\bwithout\b).){0,500}\b(?:capital (?:works?|items?|improvements?|expend\w+|costs?|nature)|structural|replac\w+|depreciation|sinking fund|amorti[sz]\w+)/,
        ],
        level: "High",
        does: "{We} pays for capital works, structure or replacement of plant through the outgoings.",
        why: "A new roof or lift serves the owner for decades, yet one tenant may pay for it in one year.",
        ask: "Ask that capital, structural and replacement costs stay with {they}.",
        wording:
          "Outgoings do not include any cost of a capital or structural nature, the replacement of plant or building systems, depreciation, or any cost that the Landlord recovers from an insurer or another person.",
      },
      {
        when: [
          /\bwe must (?:also )?(?:pay|reimburse|bear|contribute)\b(?:(?!\bnot\b|\bexclud|\bother than\b|\bexcept).){0,200}\bland tax\b|\b(?:outgoings|operating (?:costs|expenses))\b(?:(?!\bnot\b|\bexclud|\bother than\b|\bexcept).){0,400}\bland tax\b/,
        ],
        title: "Land tax is passed on",
        level: "Medium",
        does: "Land tax on the property is passed to {we}.",
        why: "That tax turns on what else {they} owns, and in many retail and some other leases it may not be recovered.",
        ask: "Ask that it be left out, or worked out as if this were {they}'s only land.",
        wording:
          "The Tenant is not required to pay or contribute to land tax or any tax on the Landlord's income, capital gains or land holdings.",
      },
    ],
    kinds: ["outgoings"],
    proof: {
      answered:
        "4.1 The Tenant must pay the Outgoings. Outgoings means all costs of the Building including repairs, replacement of plant and capital works.",
      not: "4.1 The Tenant must pay its share of the Outgoings, but not land tax and not capital works.",
    },
  },
  {
    id: "lease/outgoings-uncapped",
    topic: "outgoings",
    title: "Outgoings may rise without a ceiling",
    question: "How much may the outgoings come to, and what stops them rising?",
    side: "recipient",
    about: { says: /\boutgoings\b|\boperating (?:costs|expenses)\b/, heading: /outgoings/ },
    answers: [
      {
        when: [
          /\b(?:outgoings|operating (?:costs|expenses))\b.{0,200}\b(?:capped|may not exceed|does not exceed|no more than|maximum|may not increase by more)\b/,
        ],
        fine: true,
      },
      {
        when: [
          /\bwe (?:must|shall) (?:also |in addition )?(?:pay|reimburse|contribute|bear)\b.{0,160}\b(?:outgoings|operating (?:costs|expenses))\b|\b(?:outgoings|operating (?:costs|expenses))\b.{0,120}\b(?:payable|paid|reimbursed) by we\b|\bwe (?:pays|reimburses|contributes)\b.{0,120}\boutgoings\b/,
        ],
        level: "Medium",
        does: "{We} pays its share of the outgoings, whatever they come to, with no estimate that binds and no cap.",
        why: "Rates, insurance and management costs are set by others and spent by {they}.",
        ask: "Get the last two years' figures, and ask for a yearly limit on what {they} controls.",
        wording:
          "The Tenant's contribution to Outgoings that the Landlord controls must not increase by more than 3% in any year over the year before, and management fees are excluded.",
      },
    ],
    kinds: ["outgoings"],
    proof: {
      answered:
        "4.1 The Tenant must pay to the Landlord 12% of the Outgoings within 14 days of demand.",
      not: "4.1 The Tenant must pay 12% of the Outgoings, but its contribution to Outgoings may not exceed $12,000 a year.",
    },
  },
  {
    id: "lease/outgoings-statement",
    topic: "outgoings",
    title: "No yearly estimate or audited statement of outgoings",
    question: "How will we know that the outgoings were rightly spent and shared?",
    side: "recipient",
    about: {
      says: /\b(?:outgoings|operating (?:costs|expenses))\b.{0,200}\b(?:estimates?|statements?|audit\w*|reconcil\w*|accounts?|invoices?|evidence|receipts?|particulars|details|disclosure)\b|\b(?:estimates?|statements?|audit\w*|reconcil\w*|evidence|particulars|details)\b.{0,120}\boutgoings\b/,
    },
    answers: [],
    absent: {
      of: /\bwe\b.{0,160}\boutgoings\b/,
      level: "Medium",
      does: "No estimate, statement or audit of the outgoings is promised.",
      why: "Without figures {we} cannot plan, and cannot see whether its share is right.",
      ask: "Ask for an estimate before each year, a statement after it, and a refund of any excess.",
      wording:
        "The Landlord must give the Tenant a written estimate of Outgoings at least one month before each year and, within three months after it, an itemised and audited statement, and the parties must then adjust any difference.",
    },
    proof: {
      answered: "4.1 The Tenant must pay 12% of the Outgoings by equal monthly instalments.",
      not: "4.1 The Tenant must pay 12% of the Outgoings. The Landlord must give an audited statement of Outgoings each year.",
    },
  },
  {
    id: "lease/rent-ratchet",
    topic: "price-change",
    title: "Rent can only go up",
    question: "Can a review ever lower the rent?",
    side: "recipient",
    about: {
      says: /\brent\b.{0,80}\breview|\breview\w*\b.{0,60}\brent\b|\bmarket rent/,
      heading: /rent review|review of rent/,
    },
    answers: [
      {
        when: [
          /\brent\b.{0,240}\b(?:(?:may not|not|never|no event) (?:in any event |under any circumstances )?(?:be )?(?:less than|lower than|below|reduced?|decreased?|fall)\b)|\b(?:greater|higher|highest) of\b.{0,160}\b(?:rent|market|cpi|index|per ?cent|%)|\brent\b.{0,120}\b(?:greater|higher|highest) of\b|\bno (?:event|review|adjustment)\b.{0,120}\b(?:decreas|reduc|lower)\w*\b.{0,40}\brent\b|\breview\w*\b.{0,60}\brent\b.{0,40}\b(?:lower|less) than\b.{0,120}\b(?:stays?|remains?|continues?)\b|\breview\w*\b.{0,60}\bmay not (?:reduce|decrease|lower)\b/,
        ],
        level: "Medium",
        does: "Every review keeps or raises the rent; none can lower it.",
        why: "In a falling market {we} goes on paying more than its neighbours.",
        ask: "Ask that market reviews go both ways, or that any increase has a ceiling.",
        wording:
          "On a market review the Rent is the current market rent, whether that is more or less than the Rent payable before the review, and must not rise by more than 10%.",
      },
    ],
    kinds: ["rent-review"],
    proof: {
      answered:
        "3.2 The rent after a market review must not be less than the rent payable immediately before the review date.",
      not: "3.2 On each market review the rent becomes the current market rent, higher or lower.",
    },
  },
  {
    id: "lease/rent-set-by-landlord",
    topic: "price-change",
    title: "Landlord or its valuer sets the rent",
    question: "Who decides the market rent, and what if we disagree?",
    side: "recipient",
    about: { says: /\bmarket (?:rent|rental|review|value)\b/, heading: /market (?:rent|review)/ },
    answers: [
      {
        when: [
          /\bwe (?:is|are|must be) (?:taken|deemed) to (?:have )?(?:accept|agree)\w*\b.{0,120}\b(?:rent|review|assessment|notice|amount)\b|\b(?:rent|notice|review)\b.{0,160}\b(?:unless|if) we (?:dispute|object|does not|fails|do not|give)\w*.{0,120}\b(?:within|time is of)\b.{0,160}/,
        ],
        title: "Landlord’s rent stands unless disputed in time",
        level: "High",
        does: "A rent that {they} names becomes the rent unless {we} objects in time.",
        why: "One missed letter can fix an above-market rent for years.",
        ask: "Ask that silence is no acceptance, and that an independent valuer decides.",
        wording:
          "If the parties do not agree on the market rent within 28 days after the Landlord's notice, it must be determined by an independent valuer appointed by the President of the Australian Property Institute, whose costs the parties share equally.",
        replaces: true,
      },
      {
        when: [
          /\b(?:they may|they must|their valuer|a valuer (?:appointed|nominated|chosen) by they)\b.{0,80}\b(?:determine|assess|decide|fix|set|notify)\w*\b.{0,80}\b(?:market )?rent\b|\brent\b.{0,80}\b(?:as )?(?:determined|assessed|decided|fixed|set) by (?:they|their valuer|a valuer (?:appointed|nominated|chosen) by they)\b/,
        ],
        lacks: [
          /\bindependent\b.{0,40}\bvaluer|\bvaluer\b.{0,80}\b(?:institute|appointed by (?:everybody|the president)|agreed)/,
        ],
        level: "High",
        does: "{They}, or a valuer that it picks, decides the market rent.",
        why: "{We} could not test the figure before paying it.",
        ask: "Ask for an independent valuer where the two do not agree.",
        wording:
          "If the parties do not agree on the market rent within 28 days after the Landlord's notice, it must be determined by an independent valuer appointed by the President of the Australian Property Institute, whose costs the parties share equally.",
        replaces: true,
      },
    ],
    kinds: ["rent-review"],
    proof: {
      answered:
        "3.3 The Landlord may assess the market rent and notify the Tenant, who must pay it from the review date.",
      not: "3.3 If the parties do not agree the market rent it is determined by an independent valuer.",
    },
  },
  {
    id: "lease/whole-term-rent",
    topic: "exit-convenience",
    title: "The whole term’s rent is committed",
    question: "What do we commit to, and can we leave before the end?",
    side: "recipient",
    about: { says: rentAYear },
    answers: [
      { when: [weMayLeave], fine: true },
      {
        when: [rentAYear, termInYears],
        lacks: [weMayLeave],
        reckon: ({ rent: said, annual, years, span }) => {
          const rent = said ?? annual;
          const term = Number(years ?? span);
          const yearly = Number(rent?.replace(/[$,]/g, ""));
          return term >= 2 && yearly > 0
            ? { term: String(term), rent: dollars(yearly), sum: dollars(term * yearly) }
            : null;
        },
        level: "Medium",
        does: "{We} commits to at least {sum} in rent ({rent} × {term} years), before reviews and outgoings, with no right to leave early.",
        why: "If the business outgrows the premises or fails, the rent runs on.",
        ask: "Ask for a break right after a set time, or an easy transfer.",
        wording:
          "The Tenant may end this lease on or after the third anniversary of the commencing date by giving at least six months' written notice.",
      },
    ],
    proof: {
      answered:
        "1.1 The Landlord leases the premises to the Tenant for a term of 5 years from 1 July 2026.\n1.2 The rent is $60,000 per year.",
      not: "1.1 The rent is $60,000 per year for a term of 5 years. The Tenant may terminate this lease by six months' notice.",
    },
  },
  {
    id: "lease/make-good",
    topic: "after-end",
    title: "Premises must be restored at the end",
    question: "In what state must we leave the premises?",
    side: "recipient",
    about: {
      says: /\bmake[- ]good\b|\breinstat\w+|\b(?:yield|hand|deliver|give) (?:up|back)\b.{0,60}\b(?:premises|shop|possession)|\boriginal (?:state|condition)|\bvacat\w+/,
      heading: /make[- ]good|reinstat|end of (?:the )?(?:lease|term)|vacat|yield/,
    },
    answers: [
      {
        when: [
          /\b(?:we must|we is to|premises must be|make[- ]good)\b.{0,240}\b(?:base[- ]building|bare shell|warm shell|original (?:state|condition|layout)|open[- ]plan|condition (?:those|it|the premises) (?:was|were) in (?:at|on|before)|state and condition (?:as )?(?:at|existing)|reinstat\w+|as[- ]new|repaint\w*|re-?carpet\w*)/,
        ],
        lacks: [
          /\bneed not (?:reinstate|make good|repaint|remove)/,
          /\bneed not (?:reinstate|make good|repaint)/,
        ],
        level: "Medium",
        does: "{We} must restore the premises at the end, at its own cost and whatever state they were let in.",
        why: "Strip-out can cost several months' rent, when no trade pays for it.",
        ask: "Ask to leave it clean, fair wear and earlier fit-out excepted.",
        wording:
          "At the end of this lease the Tenant must remove its own fit-out and leave the premises clean and in the condition shown in the condition report, fair wear and tear and works that the Tenant did not carry out excepted.",
        replaces: true,
      },
    ],
    kinds: ["make-good"],
    proof: {
      answered:
        "11.1 At the end of the term the Tenant must reinstate the premises to base building condition.",
      not: "11.1 When the lease ends the Tenant must leave the premises clean but need not repaint or reinstate.",
    },
  },
  {
    id: "lease/condition-report",
    topic: "premises",
    title: "No record of the condition at start",
    question: "What proves the state in which we took the premises?",
    side: "recipient",
    about: {
      says: /\bcondition report\b|\bschedule of condition\b|\bphotograph\w*|\binitial condition\b|\bdilapidation (?:report|survey)/,
    },
    answers: [],
    absent: {
      of: /\bmake[- ]good\b|\breinstat\w+|\bcondition (?:it|those|the premises) (?:was|were)|\bsame (?:state|condition)|\bwe must\b.{0,80}\b(?:repair|maintain)/,
      level: "Low",
      does: "No condition report or photographs are part of the lease.",
      why: "At the end {we} could be asked to cure faults that were there before it came.",
      ask: "Have a dated report with photographs signed by both and attached.",
      wording:
        "The condition report and photographs in the annexure, signed by both parties, are conclusive evidence of the condition of the premises at the commencing date, and nothing obliges the Tenant to put them into a better condition.",
    },
    proof: {
      answered:
        "5.1 The Tenant must repair and maintain the premises and return them in the same condition.",
      not: "5.1 The Tenant must return the premises in the condition shown in the condition report.",
    },
  },
  {
    id: "lease/structural-repair",
    topic: "repair",
    title: "Tenant repairs structure or plant",
    question: "Who repairs and replaces structure, plant and services?",
    side: "recipient",
    about: {
      says: /\b(?:repair|maint\w+|replace|keep|responsib\w+)\w*\b.{0,200}\b(?:structur\w+|roof|foundations?|exterior|plant|air[- ]?con\w*|hvac|capital|building)\b|\b(?:structur\w+|roof|foundations?|exterior|plant|air[- ]?con\w*|hvac|capital|building)\b.{0,200}\b(?:repair|maint|replac)\w*|\bthey must\b.{0,100}\b(?:repair|maintain|weather ?-?(?:tight|proof))|\bstructural repairs?\b/,
      heading: /repair|maintenance|looking after/,
    },
    answers: [
      {
        when: [
          /\b(?:they (?:must|looks? after|is responsible|repairs?|maintains?)|(?:we|tenant) (?:is not|need not|may not be) (?:required|obliged|responsible|liable)?)\b.{0,160}\b(?:structur\w+|roof|capital)/,
        ],
        fine: true,
      },
      {
        when: [
          /\bwe must\b(?:(?!\bnot\b|\bexcept|\bother than\b|\bexclud).){0,240}\b(?:structur\w+|roof|foundations?|external walls|capital)\b|\bwe must\b(?:(?!\bnot\b|\bexcept|\bother than\b).){0,120}\breplace\b.{0,80}\b(?:plant|air[- ]?conditioning|equipment|services|lift|fixtures)|\bwe must\b(?:(?!\bnot\b|\bexcept|\bother than\b|\bexclud).){0,120}\breplace\b.{0,60}\b(?:hvac|heating|ventilat\w+|plumbing|boilers?|systems?)\b|\b(?:obligations? of we|our obligations?)\b(?:(?!\bnot\b|\bexclud).){0,120}\b(?:structural|capital)\b|\bwe is (?:solely )?responsible for\b(?:(?!\bnot\b|\bexcept|\bother than\b|\bexclud).){0,120}\b(?:structur\w+|roof|foundations?|replac\w+)/,
        ],
        level: "High",
        does: "{We} must repair or replace structure, roof or plant that belongs to {they}.",
        why: "The cost can be many times the rent, and the benefit outlasts the lease.",
        ask: "Ask that {they} keeps structure, roof, services and plant in repair and replaces them.",
        wording:
          "The Landlord must keep the structure, roof, external walls, services and plant in good repair and replace them when needed. The Tenant is not required to carry out structural or capital work unless its own negligence caused the need for it.",
      },
    ],
    absent: {
      of: /\bwe must\b.{0,80}\b(?:keep|repair|clean)/,
      title: "No duty on the landlord to repair",
      level: "Medium",
      does: "Nothing obliges {they} to repair the building.",
      why: "A leaking roof or failed plant would have nobody bound to mend it while rent runs.",
      ask: "Ask for a duty on {they} to repair structure, roof, services and plant.",
      wording:
        "The Landlord must keep the structure, roof, external walls, services and plant in good repair and replace them when needed.",
    },
    kinds: ["repair-and-maintenance"],
    proof: {
      answered:
        "5.1 The Tenant must keep the premises, including the roof and structure, in good repair.",
      not: "5.1 The Landlord must repair the structure and roof.",
    },
  },
  {
    id: "lease/fair-wear",
    topic: "repair",
    title: "No exception for fair wear and tear",
    question: "Must we repair what age and ordinary use wear out?",
    side: "recipient",
    about: { says: /\bfair wear\b|\breasonable wear\b|\bwear and tear\b/ },
    answers: [],
    absent: {
      of: /\bwe must\b.{0,160}\b(?:repair|good (?:order|condition|repair)|maintain)\b/,
      level: "Medium",
      does: "The duty to repair has no exception for fair wear and tear, nor for damage by insured events.",
      why: "{We} would have to renew what simply grows old.",
      ask: "Add both exceptions to the repair and end-of-lease duties.",
      wording:
        "The Tenant's obligations to repair and to return the premises do not extend to fair wear and tear, structural or inherent defects, or damage that is insured or that the Landlord caused.",
    },
    proof: {
      answered: "5.1 The Tenant must keep the premises in good repair and condition.",
      not: "5.1 The Tenant must keep the premises in good repair, fair wear and tear excepted.",
    },
  },
  {
    id: "lease/redevelopment",
    topic: "exit-convenience",
    title: "Landlord may end or relocate for works",
    question: "May we be moved or put out for building works?",
    side: "recipient",
    about: {
      says: /\bdemoli\w+|\bredevelop\w*|\brelocat\w+|\bsubstantially (?:rebuild|renovate|repair)/,
      heading: /demoli|redevelop|relocat/,
    },
    answers: [
      {
        when: [/\bthey (?:may not|has no right to)\b.{0,80}\b(?:demoli|relocat|redevelop)/],
        fine: true,
      },
      {
        when: [
          /\bthey may\b(?! not).{0,240}\b(?:demoli\w+|redevelop\w*|relocat\w+|rebuild|refurbish\w*|renovat\w+)|\b(?:demoli\w+|redevelop\w*|relocat\w+|refurbish\w*)\b.{0,200}\bthey may\b(?! not).{0,120}\b(?:end|terminate|determine|require|relocate|notice)|\bwe must\b.{0,60}\b(?:relocate|move to (?:the )?(?:alternative|other|substitute))|\b(?:demoli\w+|redevelop\w*|relocat\w+|refurbish\w*|(?:substantial|major|building) works)\b.{0,160}\blease may be (?:brought to an end|terminated|ended|determined) by they\b|\bthey may\b(?! not).{0,120}\bwe to (?:move|relocate)\b.{0,80}\b(?:other|alternative|another|substitute)\b/,
        ],
        lacks: [
          /\b(?:compensat\w+|reimburs\w+|must pay)\b.{0,160}\b(?:relocat|fit-?out|demoli|we|act)\b/,
        ],
        title: "Landlord may end or relocate without compensation",
        level: "High",
        does: "{They} may end the lease or move {we} for its own works, and pays nothing for it.",
        why: "Fit-out, goodwill and the rest of the term would be lost together.",
        ask: "Ask to delete it, or for a year's notice, proof of approved works and compensation.",
        wording:
          "The Landlord may exercise this right only after the third anniversary, by at least {noticeTime|12 months}' written notice with details of approved works, and must pay the Tenant the written-down value of its fit-out and its reasonable costs of moving.",
      },
      {
        when: [
          /\bthey may\b(?! not).{0,240}\b(?:demoli\w+|redevelop\w*|relocat\w+|rebuild|refurbish\w*|renovat\w+)|\b(?:demoli\w+|redevelop\w*|relocat\w+|refurbish\w*)\b.{0,200}\bthey may\b(?! not).{0,120}\b(?:end|terminate|determine|require|relocate|notice)|\b(?:demoli\w+|redevelop\w*|relocat\w+|refurbish\w*|(?:substantial|major|building) works)\b.{0,160}\blease may be (?:brought to an end|terminated|ended|determined) by they\b|\bthey may\b(?! not).{0,120}\bwe to (?:move|relocate)\b.{0,80}\b(?:other|alternative|another|substitute)\b/,
        ],
        level: "Medium",
        does: "{They} may end the lease or move {we} to carry out works, on paying compensation.",
        why: "The trade that was built up in this place cannot be moved with the furniture.",
        ask: "Ask for longer notice, a first term free of it, and compensation for fit-out and lost trade.",
        wording:
          "The Landlord may not exercise this right in the first three years and must give at least {noticeTime|12 months}' notice with details of approved works.",
      },
    ],
    kinds: ["demolition-or-relocation"],
    proof: {
      answered:
        "8.1 The Landlord may terminate this lease on 3 months' notice if it wishes to demolish or redevelop the building.",
      not: "8.1 The Landlord may not relocate the Tenant during the term.",
    },
  },
  {
    id: "lease/re-entry",
    topic: "exit-breach",
    title: "Re-entry without notice or time to cure",
    question: "How soon may we be locked out?",
    side: "recipient",
    about: {
      says: /\bre-?ent(?:er|ry)\b|\bforfeit\w*|\bretake possession\b|\brepossess/,
      heading: /re-?entry|default/,
    },
    answers: [
      {
        when: [
          /\b(?:they may\b(?! not).{0,200}\bre-?ent(?:er|ry)|right (?:of|to) re-?ent(?:er|ry))\b.{0,200}\b(?:without (?:any )?(?:prior |further )?(?:notice|demand)|immediately|whether (?:or not )?(?:formally )?demanded)|\bwithout (?:any )?(?:prior |further )?(?:notice|demand)\b.{0,160}\bre-?enter|\bthey may\b(?! not).{0,160}\bwithout (?:any )?(?:prior |further )?(?:notice|demand)\b.{0,120}\b(?:re-?enter|repossess|take possession|retake possession|enter (?:up)?on\b.{0,60}\b(?:determine|possession))/,
        ],
        level: "High",
        does: "{They} may take the premises back without notice or time to cure.",
        why: "A short dispute over money could close the business overnight.",
        ask: "Ask for written notice and 14 days to cure, for unpaid rent as well.",
        wording:
          "The Landlord may re-enter only if the Tenant has not remedied a material breach within {cureTime|14 days} (7 days for unpaid rent) after written notice that describes it.",
        replaces: true,
      },
      {
        when: [
          /\b(?:rent|money|moneys|amount)\b.{0,120}\b(?:unpaid|arrears?|overdue|late|not paid)\b.{0,40}?\b(?<days>[1-9]|1[0-3]) (?:business )?days?\b.{0,240}\b(?:re-?ent(?:er|ry)|repossess|take possession|forfeit)|\bre-?ent(?:er|ry)\b.{0,240}\b(?:rent|money)\b.{0,80}\b(?:unpaid|arrears?|overdue)\b.{0,40}?\b(?<time>[1-9]|1[0-3]) (?:business )?days?\b/,
        ],
        title: "Re-entry when rent is {days}{time} days late",
        level: "Medium",
        does: "Rent that is {days}{time} days late lets {they} take the premises back.",
        why: "A bank error or a disputed bill can put the whole lease at risk.",
        ask: "Ask for a written demand and 14 days to pay.",
        wording:
          "The Landlord may re-enter for unpaid rent only if it remains unpaid 14 days after the Landlord has given the Tenant a written demand.",
        replaces: true,
      },
    ],
    kinds: ["termination-for-breach"],
    proof: {
      answered:
        "10.1 If the Tenant is in breach the Landlord may immediately re-enter the premises without notice.\n10.2 The Landlord may re-enter the premises without notice if the Tenant breaches this lease.",
      not: "10.1 The Landlord may re-enter if a breach is not remedied within 30 days after notice.",
    },
  },
  {
    id: "lease/option-lost",
    topic: "renewal",
    title: "The option is lost by any breach",
    question: "What can lose us the option?",
    side: "recipient",
    about: { says: /\boption\b|\bfurther term\b|\brenew\w*/, heading: /option|further term|renew/ },
    answers: [
      {
        when: [
          /^(?!.*\bguarant).*(?:\b(?:option|further term|renew\w*|new lease)\b.{0,400}\b(?:not (?:been |then )?in (?:breach|default|arrears)|no (?:breach|default|unremedied)|not (?:have )?(?:been )?(?:breached|defaulted|committed)|complied|performed|observed|punctual\w*|duly paid)|\b(?:not (?:been |then )?in (?:breach|default)|no (?:breach|default)|complied with|punctual\w*|observed and performed)\b.{0,240}\b(?:option|further term|renew\w*|new lease)\b)|^(?!.*\bguarant).*\boption\b.{0,60}\b(?:lapses?|is lost|is void|may not be exercised|is conditional)\b.{0,160}\b(?:breach|default|arrears)\b/,
        ],
        lacksHere: [
          /\b(?:material|serious|substantial|unremedied|persistent(?:ly)?)\b.{0,40}\b(?:breach|default)|\bremed(?:y|ied)\b.{0,60}\b(?:within|after) .{0,20}notice/,
        ],
        level: "Medium",
        does: "{We} loses the option by any breach, however small or long past.",
        why: "The value of fit-out and goodwill depends on the further term.",
        ask: "Ask that only a serious breach, notified and still not cured, counts.",
        wording:
          "The Landlord may refuse the further term only if, when the Tenant exercises the option, there is a material breach of which the Landlord has given written notice and which the Tenant has not remedied within a reasonable time.",
      },
    ],
    kinds: ["renewal-option"],
    proof: {
      answered:
        "12.1 The Tenant may exercise the option for the further term only if it has punctually paid the rent and complied with every term of this lease.",
      not: "12.1 The Tenant may exercise the option by notice at least six months before the term ends, unless there is a serious breach that has been notified and not remedied.",
    },
  },
  {
    id: "lease/option-window",
    topic: "renewal",
    title: "The option has a narrow window",
    question: "By when, and how, must we take up the option?",
    side: "recipient",
    about: { says: /\boption\b|\bfurther term\b|\brenew\w*/, heading: /option|further term|renew/ },
    answers: [
      {
        when: [
          /\b(?:not (?:more|earlier) than|no (?:more|earlier) than|between|beginning|starting|commencing|opening)\b (?<most>\d{1,2}(?: (?:months?|days?))?)\b.{0,80}?\b(?:less|later|fewer|and)\b(?: than| ending| closing)? (?<least>\d{1,2} (?:months?|days?))\b.{0,80}\b(?:before|prior|expir\w+|end|term)|\bnot (?:less|later|fewer) than (?<floor>\d{1,2} (?:months?|days?))\b.{0,40}\b(?:more|earlier) than (?<ceiling>\d{1,2} (?:months?|days?))\b.{0,60}\b(?:before|prior|expir\w+)/,
        ],
        level: "Medium",
        does: "{We} may take up the option only between {most}{ceiling} and {least}{floor} before the term ends.",
        why: "Early or late notice does not count, and the further term is gone.",
        ask: "Enter both dates now, and ask for a written reminder before the option lapses.",
        wording:
          "The option does not lapse until the Landlord has reminded the Tenant of it in writing and 21 days have passed without exercise.",
      },
    ],
    kinds: ["renewal-option"],
    proof: {
      answered:
        "12.1 The Tenant exercises the option by notice given not more than 9 months and not less than 6 months before the expiry of the term.",
      not: "12.1 The Tenant may exercise the option for a further term by notice at any time before the term ends.",
    },
  },
  {
    id: "lease/no-option",
    topic: "renewal",
    title: "No option for a further term",
    question: "May we stay when the term ends?",
    side: "recipient",
    about: {
      says: /(?<!\b(?:its|their|our|the|his|whose) )\boptions?\b|\b(?:option|options)\b.{0,80}\b(?:renew\w*|term|lease|extend\w*|exercis\w*)|\bexercis\w*\b.{0,40}\boption|\b(?:further|additional|renewal|extended|new|second) (?:terms?|lease|tenancy)\b|\brenew\w*\b.{0,80}\b(?:lease|term|tenancy)\b|\b(?:lease|term|tenancy)\b.{0,60}\brenew\w*|\bexten(?:d|ds|ded|sion)\b.{0,40}\b(?:term|lease|tenancy)\b/,
      heading: /option|further|renew/,
    },
    answers: [
      {
        when: [
          /\b(?:further terms?(?:\(s\))?|options?(?: to renew| for (?:a )?further terms?)?|renewals?) ?[:|–-]{1,2} ?(?:nil|none|not applicable|n\/a|no\b)|\bwe may not (?:renew|extend)\b.{0,40}\b(?:lease|term)\b(?!.{0,160}\b(?:unless|if|until|except)\b)|\b(?:there is|there are|we has|we must have|confers|gives) no (?:further term|options?\b|rights? (?:of|to) (?:renew\w*|extend|extension|a further))/,
        ],
        level: "Medium",
        does: "{We} has no option: the lease gives no further term.",
        why: "When it ends {they} may let to another or name any rent, and the fit-out is lost.",
        ask: "Ask for at least one option as long as the first term.",
        wording:
          "The Tenant may, by written notice at least three months before the term ends, take a further term of five years on the terms of this lease at the current market rent.",
      },
    ],
    absent: {
      of: /\bterm\b.{0,60}\b\d{1,2} (?:years?|months)\b/,
      level: "Medium",
      does: "No option to renew or extend is given.",
      why: "When the term ends {they} may let to another or name any rent, and fit-out and goodwill go.",
      ask: "Ask for at least one option as long as the first term.",
      wording:
        "The Tenant may, by written notice at least three months before the term ends, take a further term of five years on the terms of this lease at the current market rent.",
    },
    proof: {
      answered: "Further term: nil",
      not: "12.1 The Tenant may renew this lease for a further term of 3 years.",
    },
  },
  {
    id: "lease/assignment",
    topic: "assignment",
    title: "Transfer barred, with no duty to be reasonable",
    question: "May we pass the lease to a buyer of the business?",
    side: "recipient",
    about: {
      says: /\b(?:assign|transfer|sub-?let|part with possession|sub-?lease)\w*\b/,
      heading: /assign|transfer|sub-?let/,
    },
    answers: [
      {
        when: [
          /\b(?:assign|transfer|sub-?let|consent)\w*\b.{0,240}\b(?:unreasonably (?:with[- ]?h[oe]ld|refuse|delay)|only (?:on|if)|reasonabl[ey]|act (?:allows|permits)|unless the (?:requirements|conditions))|\b(?:they|consent) may not (?:be )?(?:unreasonably )?(?:withh[eo]ld|refuse)/,
        ],
        fine: true,
      },
      {
        when: [
          /\bwe may not\b.{0,160}\b(?:assign|transfer|sub-?let|part with)\w*\b.{0,240}\b(?:absolute|sole|unfettered|for any reason|discretion|without giving (?:any )?reasons?)|\bconsent to\b.{0,120}\b(?:given|refused|withheld)\b.{0,80}\b(?:discretion|sees? fit|thinks? fit)/,
        ],
        title: "Transfer may be refused for any reason",
        level: "High",
        does: "{They} may refuse any transfer of the lease without giving a reason.",
        why: "{We} could not sell its business with the premises.",
        ask: "Ask that consent is not to be unreasonably refused or delayed.",
        wording:
          "The Landlord must not unreasonably withhold or delay its consent to an assignment or sublease, and is taken to consent if it does not answer within 28 days.",
      },
      {
        when: [
          /\bwe may not\b.{0,160}\b(?:assign|transfer|sub-?let|part with)\w*\b|\bno (?:assign\w*|transfer|sub-?let\w*|under-?let\w*)\b.{0,80}\b(?:permitted|allowed|without)\b|\b(?:assign\w*|transfer|sub-?let\w*)\b.{0,60}\b(?:is|are) (?:prohibited|not (?:permitted|allowed))\b/,
        ],
        level: "Medium",
        does: "{We} may not transfer or sublet, and nothing makes {they} act reasonably.",
        why: "The lease is part of what a buyer of the business pays for.",
        ask: "Ask that consent is not to be unreasonably refused or delayed.",
        wording:
          "The Landlord must not unreasonably withhold or delay its consent to an assignment or sublease, and is taken to consent if it does not answer within 28 days.",
      },
    ],
    kinds: ["assignment"],
    proof: {
      answered:
        "7.1 The Tenant must not assign this lease or sublet the premises without the Landlord's consent.",
      not: "7.1 The Tenant must not assign this lease without the Landlord's consent, which must not be unreasonably withheld.",
    },
  },
  {
    id: "lease/release-on-transfer",
    topic: "release",
    title: "No release after transfer",
    question: "Are we and our guarantors free once the lease is transferred?",
    side: "recipient",
    about: {
      says: /\breleas\w+\b.{0,120}\b(?:assign\w*|transfer\w*|guarantors?)|\b(?:assign\w*|transfer\w*)\b.{0,240}\breleas\w+|\b(?:assign\w*|transfer\w*)\b.{0,200}\b(?:remains? (?:liable|bound)|continues? to be (?:liable|bound)|no longer (?:liable|bound))/,
    },
    answers: [
      {
        when: [
          /\b(?:assign\w*|transfer\w*)\b.{0,200}\b(?:we|guarantors?)\b.{0,60}\b(?:remains? (?:liable|bound)|continues? to be (?:liable|bound)|is not released)|\b(?:assign\w*|transfer\w*)\b.{0,80}\bdoes not release\b|\b(?:assign\w*|transfer\w*|sub-?let\w*)\b.{0,200}\bwe\b.{0,40}\b(?:remains?|continues?)(?: to be)? (?:[a-z]+ly )?(?:and [a-z]+ly )?(?:liable|bound|responsible)\b|\bwe\b.{0,40}\b(?:remains?|continues?)(?: to be)? (?:[a-z]+ly )?(?:and [a-z]+ly )?(?:liable|bound|responsible)\b.{0,120}\b(?:assign\w*|transfer\w*)|\bwe\b.{0,60}\bguarantees?\b.{0,120}\b(?:assignee|transferee)/,
        ],
        title: "Liability goes on after a transfer",
        level: "Medium",
        does: "After a transfer {we} still answers for a tenant whom it does not control.",
        why: "A default years later could come back to it and its guarantors.",
        ask: "Ask for a release from the date of transfer.",
        wording:
          "On an assignment the Landlord releases the Tenant and its guarantors from all liability that arises after the date of assignment and must return the security.",
        replaces: true,
      },
    ],
    absent: {
      of: /\bwe may (?:not )?.{0,80}\b(?:assign|transfer)\b/,
      level: "Medium",
      does: "Nothing frees {we} or its guarantors once the lease is transferred.",
      why: "{We} could answer for the rent of a buyer whom it does not control.",
      ask: "Ask for a release from the date of transfer, and return of the security.",
      wording:
        "On an assignment the Landlord releases the Tenant and its guarantors from all liability that arises after the date of assignment and must return the security.",
    },
    proof: {
      answered: "7.4 After an assignment of this lease the Tenant remains liable for the rent.",
      not: "7.4 On an assignment the Landlord releases the Tenant and every guarantor.",
    },
  },
  {
    id: "lease/control-as-transfer",
    topic: "change-of-control",
    title: "A sale of shares counts as a transfer",
    question: "Does a change of our shareholders need consent?",
    side: "recipient",
    about: {
      says: /\bchange (?:of|in) (?:control|shareholding|ownership)|\bcontrol of we\b|\bshareholding|\bcontrols? we\b/,
    },
    answers: [
      {
        when: [
          /\b(?:chang\w+|transfer|alteration|issue)\b.{0,120}\b(?:control|shareholding|shares|shareholders|ownership|directors|voting (?:stock|rights|power)|stock)\b.{0,200}\b(?:deemed|taken|treated|regarded|is|constitutes?|counts?)\b.{0,40}\b(?:assignment|transfer|breach|default)|\bwe may not\b.{0,120}\b(?:chang\w+|transfer|alter)\b.{0,80}\b(?:control|shareholding|shares|shareholders|ownership)\b/,
        ],
        level: "Medium",
        does: "A change in who owns {we} needs {they}'s consent, as if the lease were transferred.",
        why: "It reaches new investors and family rearrangements that leave the tenant the same.",
        ask: "Ask to except listed companies, groups and changes that leave the same people in control.",
        wording:
          "A change in shareholding is not an assignment if those who controlled the Tenant at the commencing date still control it or its shares are listed on a stock exchange.",
      },
    ],
    kinds: ["change-of-control"],
    proof: {
      answered:
        "7.3 Any change in the shareholding or control of the Tenant is taken to be an assignment of this lease.",
      not: "7.3 If there is a change of control the Tenant must tell the Landlord within a month.",
    },
  },
  {
    id: "lease/no-control-clause",
    topic: "change-of-control",
    title: "No consent needed to sell tenant’s shares",
    question: "Can our tenant pass into unknown hands by a sale of its shares?",
    side: "drafter",
    about: {
      says: /\bcontrols?\b.{0,80}\bthey\b|\bchange (?:of|in) (?:control|shareholding|ownership)|\bshareholding|\bshares in they\b/,
    },
    answers: [
      {
        when: [
          /\b(?:control|shareholding|ownership)\b.{0,160}\b(?:must|need only) (?:only )?(?:tell|notify|inform)\b|\bthey must\b.{0,40}\b(?:tell|notify|inform|advise)\b.{0,80}\b(?:change|transfer|sale)\b.{0,60}\b(?:control|shareholding|shareholders|ownership|shares)\b|\b(?:control|shareholding|shares)\b.{0,100}\b(?:is not|does not (?:constitute|amount)|may not be (?:deemed|taken|treated))\b.{0,40}\b(?:assignment|transfer)|\bnothing\b.{0,60}\b(?:restricts?|prevents?|limits?|prohibits?)\b.{0,60}\b(?:transfer|sale|issue)\b.{0,30}\b(?:shares|control)\b/,
        ],
        lacks: [
          /\b(?:control|shareholding|ownership|shares)\b(?:(?!\bis not\b|\bdoes not\b|\bmay not be (?:deemed|taken|treated)\b).){0,200}\b(?:consent|deemed|taken to be|treated as|assignment|guarant)/,
        ],
        title: "Tenant’s new owner need only be named",
        level: "Medium",
        does: "Whoever buys {they}'s company takes the lease: {we} is only told.",
        why: "The test of a new tenant is avoided by selling shares.",
        ask: "Treat a change of control as a transfer, or require new guarantors.",
        wording:
          "A change in the effective control of the Tenant, unless its shares are listed, is an assignment that requires the Landlord's consent, and the Landlord may require guarantees from the new controllers.",
      },
    ],
    absent: {
      of: /\bthey may\b.{0,120}\b(?:assign|transfer)/,
      level: "Medium",
      does: "A sale of {they}'s shares needs no consent and brings no new guarantee.",
      why: "The test of a new tenant is avoided by selling the company instead of the lease.",
      ask: "Treat a change of control as a transfer, or require new guarantors.",
      wording:
        "A change in the effective control of the Tenant, unless its shares are listed, is an assignment that requires the Landlord's consent, and the Landlord may require guarantees from the new controllers.",
    },
    proof: {
      answered:
        "7.2 If the people who control the Tenant change, it must tell the Landlord within a month.",
      not: "7.2 A change in the control of the Tenant is an assignment that requires consent.",
    },
  },
  {
    id: "lease/suitability",
    topic: "quality-warranty",
    title: "Suitability of the premises is disclaimed",
    question: "May the premises lawfully be used as we mean to use them?",
    side: "recipient",
    about: {
      says: /\b(?:suitab\w+|fit(?:ness)?) for\b|\bzoning\b|\bplanning (?:permit|approval|law)|\bown (?:enquir|inspect|investigat)\w+/,
      heading: /suitab|no warranty/,
    },
    answers: [
      {
        when: [
          /\b(?:they (?:does not|gives? no|makes? no|has made no|has not)|no (?:warrant\w+|representations?|promise)|without (?:any )?warranty)\b.{0,160}\b(?:suitab\w+|fit(?:ness)?|adequa\w+|zoning|may lawfully|use|condition)|\bwe (?:acknowledges?|agrees?|accepts?|warrants?)\b.{0,160}\b(?:own (?:enquir|inspect|investigat)\w+|satisfied (?:itself|that)|not relied|as is)/,
        ],
        level: "Medium",
        does: "{They} does not promise that the premises may be used as {we} means to use them.",
        why: "If approval or essential services are missing, {we} pays rent for what it cannot use.",
        ask: "Check planning and services first, and make the lease subject to approval.",
        wording:
          "The Landlord warrants that, so far as it is aware, the premises may lawfully be used for the permitted use. The Tenant may end this lease if approval for that use is refused within 90 days after it applies.",
      },
    ],
    proof: {
      answered:
        "2.4 The Landlord gives no warranty that the premises are suitable for the Tenant's business.",
      not: "2.4 The Landlord warrants that the premises are suitable for the permitted use and comply with zoning.",
    },
  },
  {
    id: "lease/abatement",
    topic: "premises",
    title: "No rent relief after damage",
    question: "What happens to the rent if the premises cannot be used?",
    side: "recipient",
    about: {
      says: /\babat\w+|\brent (?:stops|ceases|is suspended|reduces|is reduced|abates)|\b(?:damaged|destroyed|destruction|unfit|unusable|inaccessible|untenantable|casualty|fire)\b.{0,240}\b(?:rent\b|terminat\w+|end\b|reinstat\w+|rebuil\w+|restor\w+)|\b(?:premises|building|shop)\b.{0,40}\bdamage\w*\b.{0,160}\b(?:rent\b|terminat\w+|reinstat\w+)/,
      heading: /damage (?:to|or)|destruction|abatement/,
    },
    answers: [
      {
        when: [
          /\b(?:rent|no abatement|not abate)\b.{0,120}\b(?:must continue|continues?|does not abate|is not reduced|remains payable|without abatement)\b.{0,120}\b(?:damage|destr|unusable|unfit|use)|\b(?:damage|destr\w+)\b.{0,200}\b(?:no (?:abatement|reduction)|rent (?:remains|continues|is still))|\b(?:damage|destr\w+|fire|casualty|unfit)\b.{0,160}\b(?:does not|may not) entitle we\b.{0,60}\b(?:abat|reduc|suspen)\w*|\b(?:damage\w*|destr\w+|fire|casualty)\b.{0,80}\bwe must (?:continue|go on|keep)\b.{0,20}\bpay\w*\b.{0,30}\brent|\brent\b.{0,60}\b(?:continues?|remains?)\b.{0,30}\bpayable\b.{0,60}\b(?:notwithstanding|despite|even (?:if|though))\b.{0,120}\b(?:damage|unfit|unusable|destr|fire)|\bwe waives?\b.{0,80}\b(?:suspend|withhold|abat\w+)\b.{0,80}\b(?:damage|casualty|destr\w+)/,
        ],
        title: "Rent runs on after damage",
        level: "High",
        does: "Rent goes on though damage makes the premises unusable.",
        why: "After a fire {we} would pay for nothing while it cannot trade.",
        ask: "Ask that rent and outgoings stop until repair, with a right to end after a few months.",
        wording:
          "If the premises or access to them are damaged, rent and outgoings abate in proportion until they can be used again. Either party may end this lease if they are not restored within six months.",
        replaces: true,
      },
    ],
    absent: {
      level: "High",
      does: "No term stops the rent, or lets {we} leave, if the premises are damaged.",
      why: "After a fire {we} could owe rent for premises that it cannot use.",
      ask: "Ask that rent and outgoings stop until repair, with a right to end after a few months.",
      wording:
        "If the premises or access to them are damaged, rent and outgoings abate in proportion until they can be used again. Either party may end this lease if they are not restored within six months.",
    },
    kinds: ["damage-and-abatement"],
    proof: {
      answered:
        "9.1 If the premises are damaged or destroyed the rent remains payable without abatement during any period of damage.\n9.2 After damage there is no abatement of rent: the rent continues though damage makes them unusable.",
      not: "9.1 If the premises are damaged the rent abates until they are restored.",
    },
  },
  {
    id: "lease/tenant-alone-ends",
    topic: "premises",
    title: "Only the tenant may end after damage",
    question: "After damage, may we end too, and do we lose rent when the tenant was at fault?",
    side: "drafter",
    about: {
      says: /\b(?:damage|destr)\w*\b.{0,240}\b(?:rent|end|terminat\w+)|\babat\w+|\brent (?:stops|ceases|is suspended)/,
      heading: /damage (?:to|or)|destruction|abatement/,
    },
    answers: [
      {
        when: [
          /\b(?:damage|destr)\w*\b.{0,300}\b(?:everybody|we) may\b.{0,60}\b(?:end|terminate)|\b(?:damage\w*|destr\w+|casualty)\b.{0,300}\b(?:everybody|we) may\b(?! not).{0,60}\b(?:end|terminate|determine|cancel)/,
        ],
        fine: true,
      },
      {
        when: [
          /\b(?:damage|destr)\w*\b.{0,240}\bthey may\b(?! not).{0,60}\b(?:end|terminate)|\bthey may\b(?! not).{0,60}\b(?:end|terminate)\b.{0,120}\b(?:damage|destr)\w*|\b(?:damage\w*|destr\w+|casualty|reinstate)\b.{0,240}\bthey may\b(?! not).{0,60}\b(?:end|terminate|determine|cancel)/,
        ],
        lacks: [
          /\b(?:damage|destr)\w*\b.{0,300}\bwe may\b(?! not).{0,60}\b(?:end|terminate)|\b(?:damage\w*|destr\w+|casualty)\b.{0,300}\bwe may\b(?! not).{0,60}\b(?:end|terminate|determine|cancel)/,
        ],
        level: "Medium",
        does: "After damage only {they} may end the lease; {we} may be bound to rebuild.",
        why: "Repair may make no sense, and {they}'s own fault may have caused the loss.",
        ask: "Ask for a right to end for both, and no abatement where {they}'s act voids the insurance.",
        wording:
          "Either party may end this lease if repair is impracticable or is not finished within six months. Rent does not abate so far as the Tenant caused the damage or its act prevents the Landlord from recovering under its insurance.",
      },
    ],
    kinds: ["damage-and-abatement"],
    proof: {
      answered:
        "10.2 If damage makes the shop unusable for four months the Tenant may end the lease by 7 days' notice.",
      not: "10.2 If the premises are destroyed either party may terminate this lease.",
    },
  },
  {
    id: "lease/security-called",
    topic: "security",
    title: "The security may be called without notice",
    question: "When may the bond or bank guarantee be called, and when is it given back?",
    side: "recipient",
    about: {
      says: /\b(?:bank guarantee|bond|security deposit|security)\b/,
      heading: /bank guarantee|bond|security/,
    },
    answers: [
      {
        when: [
          /\bthey may\b(?! not).{0,120}\b(?:call|draw|claim|demand|apply|appropriate|use|recourse|present)\w*\b.{0,120}\b(?:bank guarantee|bond|security(?: deposit)?)\b.{0,200}\b(?:without (?:any )?(?:prior |further )?notice|at any time|whether or not|on demand|considers?|claims?|alleg\w+)|\bwithout (?:prior )?notice\b.{0,120}\b(?:call|draw|apply)\w*\b.{0,60}\b(?:guarantee|bond|security)|\b(?:security deposit|bond|(?:bank )?guarantee|security)\b.{0,60}\bmay be (?:applied|called|drawn|used|appropriated|cashed)\b.{0,30}\bby they\b.{0,160}\b(?:without|opinion|at any time|considers?|claims?)|\bthey may\b(?! not).{0,60}\bwithout (?:any )?(?:prior )?(?:notice|reference)\b.{0,80}\b(?:call|draw|apply|use|cash)\b.{0,60}\b(?:guarantee|bond|security)|\bthey may\b(?! not).{0,80}\b(?:call|draw|recourse)\b.{0,60}\b(?:guarantee|bond|security)\b.{0,80}\b(?:whenever|considers?|opinion)/,
        ],
        level: "Medium",
        does: "{They} may draw on the security without notice, on its own view of what is owed.",
        why: "{We} must then top it up, and argue afterwards from the weaker side.",
        ask: "Ask for seven days' notice with details, and return within a month after the end.",
        wording:
          "The Landlord may call on the security only for an amount that is due and unpaid, after seven days' written notice with details, and must return it within 28 days after this lease ends.",
        replaces: true,
      },
    ],
    kinds: ["bank-guarantee"],
    proof: {
      answered:
        "14.1 The Landlord may call on the bank guarantee at any time without notice to the Tenant.",
      not: "14.1 The Landlord may call on the bank guarantee for rent that is unpaid 14 days after notice.",
    },
  },
  {
    id: "lease/security-return",
    topic: "security",
    title: "No time set to return the security",
    question: "When do we get the bond or bank guarantee back?",
    side: "recipient",
    about: {
      says: /\b(?:return|refund|repay|release|hand(?:ed)? back|given back|reimburs)\w*\b.{0,160}\b(?:bank guarantee|bond|security)|\b(?:bank guarantee|bond|security)\b.{0,200}\b(?:return|refund|repa(?:y|id)|released?|given back|handed back)\w*/,
    },
    answers: [],
    absent: {
      of: /\b(?:bank guarantee|security bond|security deposit|cash bond)\b/,
      level: "Low",
      does: "Nothing says when the security must come back.",
      why: "It may stay with {they} long after the keys are returned.",
      ask: "Ask for its return within 28 days after the end.",
      wording:
        "The Landlord must return the security, less any amount due under this lease, within 28 days after this lease ends or is assigned.",
    },
    proof: {
      answered: "14.1 The Tenant must give the Landlord a bank guarantee for three months' rent.",
      not: "14.1 The Landlord must return the bank guarantee within one month after the lease ends.",
    },
  },
  {
    id: "lease/no-security",
    topic: "security",
    title: "No duty to give or top up security",
    question: "What do we hold if the tenant does not pay?",
    side: "drafter",
    about: {
      says: /\bthey must\b.{0,200}\b(?:bank guarantee|bond|security deposit|security)\b|\b(?:bank guarantee|bond|security deposit)\b.{0,160}\b(?:must be|is to be|delivered|lodged|provided|before|prior|top|replenish|maintain)/,
    },
    answers: [],
    absent: {
      level: "Medium",
      does: "{They} has no duty to lodge a bond or bank guarantee, or to top it up once used.",
      why: "On default {we} would be one more unsecured creditor of a tenant company.",
      ask: "Ask for three to six months' rent before possession, topped up within seven days.",
      wording:
        "Before it takes possession the Tenant must give the Landlord an unconditional bank guarantee, without an expiry date, for six months' rent and outgoings plus GST, and must restore that amount within seven days after any call.",
    },
    proof: {
      answered: "14.1 The Landlord leases the premises and the Tenant must pay the rent.",
      not: "14.1 The Tenant must provide a bank guarantee before the commencing date.",
    },
  },
  {
    id: "lease/guarantee-short",
    topic: "guarantee",
    title: "No guarantee of the tenant’s obligations",
    question: "Who stands behind the tenant, for how much, and until when?",
    side: "drafter",
    about: { says: /\bguarant(?:ee|ees|eed|or|ors)\b(?! by (?:the )?bank)/, heading: /guarant/ },
    answers: [
      {
        when: [
          /(?<!bank )\bguarant(?:ees?|eed|ors?)\b.{0,200}\b(?:only (?:up )?to|up to|limited to|may not exceed|not more than|maximum of)\b|(?<!bank )\bguarant(?:ees?|eed|ors?)\b.{0,200}\b(?:only until|ends when|is released (?:when|on|if)|ceases (?:when|on|if))|(?<!bank )\b(?:guarantees?|guarantors?)\b.{0,80}\b(?:ceases?|ends?|expires?|lapses?|is released|are released)\b.{0,30}\b(?:anniversary|assign\w*|transfer|\d{1,2} (?:months|years))/,
        ],
        title: "Guarantee is capped or ends early",
        level: "Medium",
        does: "The guarantee is capped or ends early, so little stands behind {they} when it counts.",
        why: "A tenant company may be worth no more than its stock.",
        ask: "Ask for all money and performance, kept alive through holding over, a further term and a transfer.",
        wording:
          "The Guarantor guarantees the Tenant's performance of all its obligations, indemnifies the Landlord against loss from any default, and remains bound during any further term and holding over, until a new guarantor approved by the Landlord is bound.",
      },
    ],
    absent: {
      level: "Medium",
      does: "Nobody guarantees {they}'s obligations.",
      why: "A tenant company may be wound up with nothing left for rent or make good.",
      ask: "Ask for a guarantee and indemnity from its directors or parent.",
      wording:
        "Each director of the Tenant guarantees the Tenant's performance of all its obligations under this lease, and indemnifies the Landlord against loss from any default.",
      unless:
        /\b(?:state|commonwealth|council|minister|university)\b.{0,20}\(?they\b|\blimited\b.{0,40}\basx\b/,
    },
    kinds: ["personal-guarantee"],
    proof: {
      answered:
        "12.1 The Guarantor guarantees what the Tenant owes, but only up to an amount equal to six months' rent.",
      not: "12.1 The Guarantor guarantees the punctual performance of all the Tenant's obligations.",
    },
  },
  {
    id: "lease/quiet-enjoyment",
    topic: "premises",
    title: "No promise of quiet enjoyment",
    question: "Does the landlord promise that we may use the premises undisturbed?",
    side: "recipient",
    about: {
      says: /\bquiet(?:ly)?\b|\bpeace(?:ful|able|ably|fully)\b.{0,80}\b(?:hold|occup\w*|enjoy\w*|possess\w*)|\b(?:hold|occup\w*|enjoy\w*|possess\w*|use)\b.{0,120}\b(?:peace(?:ful|able|ably|fully)\b|without\b.{0,60}\b(?:interrupt\w*|disturb\w*|interfer\w*))|\bthey may not\b.{0,80}\b(?:disturb|interfere|interrupt)/,
      heading: /quiet/,
    },
    answers: [],
    absent: {
      level: "Low",
      does: "{They} gives no promise of quiet enjoyment.",
      why: "Works, noise and closed access are the disputes that tenants have most.",
      ask: "Ask for the promise, and least disturbance whenever {they} does works.",
      wording:
        "The Tenant may occupy and use the premises throughout the term without interruption by the Landlord or anyone claiming through it, and the Landlord must cause as little disturbance as practicable when it carries out works.",
    },
    proof: {
      answered: "2.1 The Tenant must pay the rent on the first day of each month.",
      not: "2.1 The Landlord promises the Tenant quiet enjoyment of the premises.",
    },
  },
  {
    id: "lease/no-claim-for-services",
    topic: "premises",
    title: "Claims for failed services are given up",
    question: "What may we claim if services fail or works keep customers away?",
    side: "recipient",
    about: {
      says: /\b(?:interrupt|failure|breakdown|works|disturbance|clos\w+|disrupt)\w*\b.{0,200}\b(?:compensation|claim|liab\w+|abate\w*)/,
    },
    answers: [
      {
        when: [
          /\b(?:they is not liable|we (?:may not|has no|must have no|releases? they|waives?))\b.{0,200}\b(?:interrupt\w*|failure of|breakdown|services|works|disturbance|disrupt\w*|inconvenience|access)\b|\bno (?:claim|compensation|damages|abatement)\b.{0,120}\b(?:by|to|from) (?:we|they)\b.{0,160}\b(?:works|interrupt\w*|malfunction|failure|breakdown|disturbance)\b/,
        ],
        level: "Medium",
        does: "{We} gives up compensation when services fail or {they}'s works disturb its trade.",
        why: "These lie in {they}'s control, and {we}'s rent goes on.",
        ask: "Ask for rent to abate, and to except negligence and lengthy works.",
        wording:
          "Despite any other provision, rent abates in proportion while services fail or the Landlord's works substantially affect the Tenant's use of the premises, except so far as the Tenant caused it.",
      },
    ],
    proof: {
      answered:
        "6.4 The Landlord is not liable for any interruption of services or breakdown of plant.",
      not: "6.4 If services are interrupted the Landlord must pay the Tenant compensation and the rent abates.",
    },
  },
  {
    id: "lease/entry",
    topic: "conduct-and-access",
    title: "The landlord may come in without notice",
    question: "When may the landlord come in?",
    side: "recipient",
    about: {
      says: /\b(?:enter|entry|access|inspect)\b.{0,120}\bpremises\b|\bpremises\b.{0,80}\b(?:enter|entry|inspect)/,
      heading: /entry|inspect|access/,
    },
    answers: [
      {
        when: [
          /\bthey may\b(?! not)(?:(?!\bemergenc|\bre-?enter\b).){0,200}\b(?:enter|entry|inspect|access)\b(?:(?!\bemergenc).){0,160}\b(?:at any time|at all times|without (?:any )?(?:prior )?notice)\b|\bthey may\b(?! not) at (?:any time|all times) (?:enter|inspect|access)\b|\bwe must (?:permit|allow|let)\b.{0,40}\bthey\b(?:(?!\bemergenc).){0,80}\b(?:enter|entry|inspect|access|in)\b(?:(?!\bemergenc).){0,100}\b(?:at any time|at all times|without (?:any )?(?:prior )?notice|whenever)|\bthey may\b(?! not)(?:(?!\bemergenc|\bre-?enter\b).){0,80}\b(?:enter|come (?:in|on)\w*)\b(?:(?!\bemergenc).){0,80}\bwhenever\b|\bthey may\b(?! not) at (?:any time|all times) to (?:enter|inspect)/,
        ],
        lacksHere: [
          /\breasonable (?:prior )?notice|\b\d+ (?:business )?(?:hours|days).{0,12}notice/,
        ],
        level: "Low",
        does: "{They} may enter at any time without notice.",
        why: "Staff, customers and confidential records are exposed.",
        ask: "Ask for two business days' notice, with emergencies excepted.",
        wording:
          "Except in an emergency the Landlord may enter only at reasonable times, after two business days' written notice, and must comply with the Tenant's security requirements.",
        replaces: true,
      },
    ],
    kinds: ["entry-on-premises"],
    proof: {
      answered: "5.6 The Landlord may enter the premises at any time.",
      not: "5.6 The Landlord may enter the premises on two business days' notice.",
    },
  },
  {
    id: "lease/no-entry-right",
    topic: "conduct-and-access",
    title: "No right to enter",
    question: "May we enter to inspect, repair or show the premises?",
    side: "drafter",
    about: {
      says: /\bwe\b.{0,160}\b(?:enter|entry|inspect|come in|access|go in)\w*\b|\b(?:enter|entry|access|inspect\w*)\b.{0,80}\bby we\b|\b(?:allow|permit|let) we\b/,
      heading: /entry|inspect|access/,
    },
    answers: [],
    absent: {
      level: "Medium",
      does: "{We} has no right to enter to inspect, repair or show the premises.",
      why: "It needs access to do repairs, to meet building law and to relet.",
      ask: "Ask for entry on two days' notice, and at once in an emergency.",
      wording:
        "The Landlord may enter the premises at reasonable times after two days' notice, and at any time in an emergency, to inspect, to carry out works or to show them to a buyer or tenant.",
    },
    proof: {
      answered: "5.1 The Tenant keeps the shop clean.",
      not: "5.1 The Landlord may enter the premises on two days' notice.",
    },
  },
  {
    id: "lease/no-alteration-rule",
    topic: "premises",
    title: "No control of alterations",
    question: "What stops the tenant altering our building?",
    side: "drafter",
    about: {
      says: /\balter(?:s|ation|ations|ing)?\b(?! the arcade rules)|\bfit-?out works?\b|\bfitting[- ]out\b|\bimprovements\b|\bthey may not\b.{0,80}\b(?:structur|partition|install|change to the premises)|\bstructural\b.{0,60}\bconsent|\bworks\b.{0,80}\bconsent/,
      heading: /alteration|works|fit-?out/,
    },
    answers: [],
    absent: {
      level: "Medium",
      does: "Nothing stops {they} altering the premises, its services or signs.",
      why: "Unapproved works can harm structure, fire systems and other tenants.",
      ask: "Ask for prior consent, licensed trades and compliance with approvals.",
      wording:
        "The Tenant must not alter the premises, install fit-out or put up signs without the Landlord's prior written consent, and must use licensed trades, comply with all approvals and pay the Landlord's reasonable costs of review.",
    },
    proof: {
      answered: "5.1 The Tenant keeps the shop clean.",
      not: "5.1 The Tenant must not make any alteration to the premises without consent.",
    },
  },
  {
    id: "lease/holding-over",
    topic: "after-end",
    title: "Staying on after the term costs more",
    question: "What applies if we stay after the term?",
    side: "recipient",
    about: {
      says: /\bhold(?:s|ing)? over\b|\bremain\w* in (?:possession|occupation)|\bcontinu\w+ (?:in|to occupy)|\bmonth[- ]to[- ]month|\bmonthly (?:tenant|tenancy|lease)|\bperiodic/,
      heading: /holding over/,
    },
    answers: [
      {
        when: [
          /\b(?:hold(?:s|ing)? over|remain\w* in|month[- ]to[- ]month|monthly|occup\w+)\b.{0,240}\b(?<rate>(?:1[1-9]\d|2\d\d|\d?\d) ?(?:%|per ?cent))\)? (?:of|higher|more|above|increase|greater)|\b(?:hold(?:s|ing)? over|remain\w* in)\b.{0,240}\b(?:double|twice|1\.5 times)|\b(?:hold(?:s|ing)? over|remain\w* in|continu\w+ (?:in|to occupy)|stays? (?:in|on))\b.{0,200}\brent\w*\b.{0,60}\b(?:increas\w+|rais\w+) by\b|\b(?:stays? (?:in|on)|continu\w+ in)\b.{0,200}\b(?:double|twice)\b/,
        ],
        level: "Low",
        does: "{We} pays more rent ({rate|a set rise}) if it stays on while a new lease is settled.",
        why: "Negotiations often run past the end, through nobody's fault.",
        ask: "Ask for the same rent while the parties still negotiate.",
        wording:
          "While the Tenant stays with the Landlord's consent after the term, it is a monthly tenant at the rent last payable, and either party may end the tenancy by one month's notice.",
        replaces: true,
      },
    ],
    kinds: ["holding-over"],
    proof: {
      answered: "13.1 During holding over the rent is 150% of the rent payable before.",
      not: "13.1 If the Tenant holds over it is a monthly tenant at the same rent.",
    },
  },
  {
    id: "lease/no-holding-over",
    topic: "after-end",
    title: "No terms for holding over",
    question: "On what terms does a tenant stay who does not leave?",
    side: "drafter",
    about: {
      says: /\bhold(?:s|ing)? over\b|\bremain\w* in (?:possession|occupation)|\bcontinu\w+ (?:in occupation|in possession|to occupy)|\bstays? (?:on|in)\b|\bmonth[- ]to[- ]month|\bmonthly (?:tenant|tenancy|lease)|\bperiodic (?:tenan\w+|lease)|\boverhold/,
      heading: /holding over/,
    },
    answers: [],
    absent: {
      level: "Medium",
      does: "No term says what applies if {they} stays on after the end.",
      why: "Rent, security and guarantee for that time would be uncertain.",
      ask: "Ask for a monthly tenancy at an increased rent, with the guarantee running on.",
      wording:
        "If the Tenant stays after the term with the Landlord's consent it is a monthly tenant on the terms of this lease at the rent last payable plus 5%, the guarantee and security continue, and either party may end it by one month's notice.",
    },
    proof: {
      answered: "1.1 The Tenant must pay the rent for the term.",
      not: "1.1 If the Tenant holds over it is a monthly tenant.",
    },
  },
  {
    id: "lease/legal-costs",
    topic: "price",
    title: "The tenant pays the landlord’s legal costs",
    question: "Whose legal costs do we pay?",
    side: "recipient",
    about: {
      says: /\b(?:legal|solicitors?'?s?) (?:costs|fees|expenses)|\bcosts\b.{0,80}\b(?:prepar\w+|negotiat\w+) (?:of |and )?.{0,40}lease/,
      heading: /costs/,
    },
    answers: [
      {
        when: [
          /\bwe (?:must|shall) (?:pay|reimburse|bear)\b.{0,160}\b(?:legal|solicitors?'?s?|their) (?:and other )?(?:costs|fees|expenses)\b.{0,160}\b(?:prepar\w+|negotiat\w+|this lease|stamping|registration|mortgagee)|\b(?:costs|fees|expenses)\b.{0,160}\b(?:prepar\w+|negotiat\w+|completion|execution|registration)\b.{0,60}\blease\b.{0,160}\b(?:borne|paid|payable|met) by we\b|\bcosts of (?:the |this )?lease\b.{0,20}\b(?:payable|paid|borne) by we\b/,
        ],
        level: "Low",
        does: "{We} pays {they}'s costs of making the lease, whatever they are.",
        why: "The sum is out of its hands, and for retail premises often may not be charged at all.",
        ask: "Ask that each side pays its own, or for a fixed figure.",
        wording:
          "Each party must pay its own legal costs of preparing, negotiating and signing this lease.",
        replaces: true,
      },
    ],
    proof: {
      answered:
        "15.1 The Tenant must pay the Landlord's legal costs of preparing and negotiating this lease.",
      not: "15.1 Each party pays its own legal costs of this lease.",
    },
  },
  {
    id: "lease/incentive-clawback",
    topic: "exit-cost",
    title: "The incentive must be paid back",
    question: "When must we pay back the rent-free period or fit-out money?",
    side: "recipient",
    about: {
      says: /\bincentive\b|\brent[- ]free\b|\bfit-?out contribution\b|\brent abatement period/,
    },
    answers: [
      {
        when: [
          /\b(?:incentive|rent[- ]free|contribution|abatement)\b.{0,300}\b(?:repay|refund|claw\w*|reimburse|repaid|pay back|becomes? (?:immediately )?(?:due|payable)|recaptur\w+|recover\w*|unamorti[sz]ed)|\bwe must\b.{0,60}\b(?:repay|refund|reimburse|pay back)\b.{0,120}\b(?:incentive|rent[- ]free|contribution|abatement)/,
        ],
        level: "Medium",
        does: "{We} must pay back the incentive if the lease ends early or is transferred.",
        why: "It comes on top of damages, and may be a penalty if it does not fall with time.",
        ask: "Ask that it falls evenly over the term and is not owed on a permitted transfer.",
        wording:
          "The amount to be repaid reduces in equal monthly steps to nil at the end of the term, and nothing is repayable on an assignment with consent or where the lease ends without the Tenant's default.",
      },
    ],
    kinds: ["lease-incentive"],
    proof: {
      answered: "3.6 If the lease is terminated the Tenant must repay the whole incentive.",
      not: "3.6 The Tenant has a rent-free period of three months.",
    },
  },
  {
    id: "lease/contamination",
    topic: "premises",
    title: "Old contamination falls on the tenant",
    question: "Are we answerable for pollution or hazards that were there before us?",
    side: "recipient",
    about: {
      says: /\bcontaminat\w+|\bpollut\w+|\basbestos\b|\bhazardous\b|\benvironmental\b/,
      heading: /environment|contaminat/,
    },
    answers: [
      {
        when: [
          /\b(?:contaminat\w+|pollut\w+|asbestos|hazardous)\b.{0,240}(?<!\bor not )(?<!\bor not (?:it|they) (?:was|were) )\b(?:caused|brought|introduced|released) by we\b|\bwe\b.{0,40}\bnot (?:liable|responsible|required)\b.{0,120}\b(?:contaminat|asbestos|existed|pre-?exist)/,
        ],
        fine: true,
      },
      {
        when: [
          /\bwe (?:must (?:remove|remediate|clean up|indemnify|bear|comply)|indemnifies|releases)\b.{0,240}\b(?:contaminat\w+|pollut\w+|asbestos|hazardous)|\bwe is (?:liable|responsible) for\b.{0,60}\b(?:contaminat\w+|pollut\w+|asbestos|hazardous)/,
        ],
        lacksHere: [
          /(?<!\bor not )\b(?:caused|contributed|brought|result\w*|aris\w+ from) (?:to )?(?:by |from )?(?:we|our)\b|\bbefore the commenc/,
        ],
        level: "Medium",
        does: "{We} answers for contamination without regard to who caused it.",
        why: "Clean-up of an old site can cost more than the whole lease.",
        ask: "Ask for a baseline report, and limit the duty to what {we} brings in.",
        wording:
          "The Tenant is not liable for contamination or hazardous material that was present at the commencing date, or that it did not cause, and the Landlord indemnifies it against any order about that contamination.",
      },
    ],
    proof: {
      answered: "6.8 The Tenant must remediate all contamination on the land during the term.",
      not: "6.8 The Tenant must remove contamination that is caused by the Tenant.",
    },
  },
  {
    id: "lease/attorney",
    topic: "execution",
    title: "Landlord may sign as tenant’s attorney",
    question: "May the landlord sign for us?",
    side: "recipient",
    about: { says: /\battorney\b(?!-)/ },
    answers: [
      {
        when: [
          /\bwe\b.{0,80}\bappoints?\b.{0,120}\battorneys?\b|\bwe\b.{0,80}\b(?:constitutes?|nominates?)\b.{0,120}\battorneys?\b|\b(?:appointed|constituted)\b.{0,30}\bby we\b.{0,40}\battorney|\bwe (?:hereby )?grants?\b.{0,40}\bpower of attorney/,
        ],
        level: "Low",
        does: "{We} appoints {they} to sign papers in its name.",
        why: "A surrender or transfer could be signed without it.",
        ask: "Delete it, or limit it to a surrender after the lease has lawfully ended.",
        wording:
          "The appointment takes effect only after this lease has lawfully ended and only to surrender it or withdraw a caveat.",
      },
    ],
    kinds: ["power-of-attorney"],
    proof: {
      answered:
        "16.2 The Tenant irrevocably appoints the Landlord its attorney to sign a surrender.",
      not: "16.2 Each party may sign this lease by its attorney.",
    },
  },
  {
    id: "lease/essential-terms",
    topic: "exit-breach",
    title: "No essential terms or loss of bargain",
    question: "If we end for default, do we recover the rent until the premises are let again?",
    side: "drafter",
    about: {
      says: /\bessential terms?\b|\bfundamental (?:terms?|breach)|\bloss of (?:the |its |our )?(?:benefit of (?:the|this) )?(?:bargain|lease)|\bdamages\b.{0,120}\b(?:terminat|re-?ent|repudiat|end)|\bre-?let/,
      heading: /essential term|damages/,
    },
    answers: [],
    absent: {
      level: "High",
      does: "No term is made essential, and nothing gives {we} the rent lost until the premises are let again.",
      why: "After re-entry it may recover arrears only.",
      ask: "List the essential terms and the damages that follow.",
      wording:
        "The obligations to pay rent and outgoings, not to assign without consent, to insure and to use the premises only as permitted are essential terms. If the Landlord ends this lease for breach of one, the Tenant must compensate it for loss for the rest of the term, less what it recovers by reletting.",
    },
    proof: {
      answered: "10.1 If the Tenant breaches this lease the Landlord may re-enter.",
      not: "10.1 Payment of rent is an essential term.",
    },
  },
  {
    id: "lease/no-re-entry",
    topic: "exit-breach",
    title: "No right to take the premises back",
    question: "May we take the premises back if the tenant defaults?",
    side: "drafter",
    about: {
      says: /\bre-?ent(?:er|ry)|\bforfeit|\bretake possession|\brepossess|\bwe may\b(?! not).{0,80}\b(?:terminate|end|cancel|determine)\b/,
      heading: /default|re-?entry|terminat|goes wrong/,
    },
    answers: [
      {
        when: [
          /\b(?:serious|material|substantial|fundamental)\b.{0,80}\bbreach\b.{0,240}\bwe may\b(?! not).{0,40}\b(?:re-?enter|terminate|end)|\bwe may\b(?! not).{0,60}\b(?:re-?enter|terminate|end)\b.{0,160}\b(?:serious|material|substantial|fundamental)\b.{0,30}\bbreach|\bonly\b.{0,60}\b(?:serious|material|substantial|fundamental)\b.{0,30}\b(?:breach|default)\b.{0,60}\b(?:entitles?|allows?|permits?) we\b.{0,60}\b(?:end|terminate|re-?enter)|\b(?:serious|material|substantial|fundamental) default\b.{0,120}\bwe may\b(?! not).{0,40}\b(?:re-?enter|terminate|end)/,
        ],
        lacks: [
          /\b(?:rent|money)\b.{0,80}\b(?:unpaid|arrears?|overdue)\b.{0,200}\bwe may\b/,
          /\b(?:serious|material) breach\b.{0,20}\b(?:means|includes)/,
        ],
        title: "Re-entry only for undefined serious breach",
        level: "Medium",
        does: "{We} may take the premises back only for a breach of a weight that is not defined.",
        why: "A tenant a month behind with rent could argue that it is not grave enough.",
        ask: "Ask for a separate right for rent unpaid for 14 days, and define the rest.",
        wording:
          "The Landlord may re-enter if rent is unpaid for 14 days, whether or not demanded, or if any other breach is not remedied within 14 days after notice.",
        replaces: true,
      },
    ],
    absent: {
      level: "High",
      does: "No term lets {we} re-enter if {they} does not pay or perform.",
      why: "Without it {we} may have to go to court before it can relet.",
      ask: "Add a right of re-entry for unpaid rent and uncured breach.",
      wording:
        "The Landlord may re-enter and end this lease if rent is unpaid for 14 days, whether or not demanded, or if the Tenant does not remedy another breach within 14 days after notice.",
    },
    proof: {
      answered:
        "10.1 If the Tenant does not fix a serious breach within 14 days after notice the Landlord may re-enter.",
      not: "10.1 The Landlord may re-enter if rent is unpaid for 14 days.",
    },
  },
  {
    id: "lease/no-tenant-exit",
    topic: "exit-breach",
    title: "No way out of the landlord’s breach",
    question: "What may we do if the landlord breaks the lease?",
    side: "recipient",
    about: {
      says: /\b(?:we|everybody) may\b(?! not).{0,100}\b(?:terminate|end|cancel|determine|withhold|abate|remedy)\b|\b(?:they|landlord) (?:breach\w*|fails|defaults)\b/,
    },
    answers: [],
    absent: {
      of: /\bthey may\b(?! not).{0,160}\b(?:re-?enter|terminate|end|determine)\b/,
      level: "Medium",
      does: "{They} may end for default, but {we} has no remedy in the lease when {they} fails.",
      why: "Rent goes on while repairs or services are not provided.",
      ask: "Ask for a notice to cure, then a right to do the work at {they}'s cost or to leave.",
      wording:
        "If the Landlord does not remedy a breach within 14 days after notice, the Tenant may remedy it and deduct the reasonable cost from rent or, for a material breach, end this lease.",
    },
    proof: {
      answered:
        "10.1 The Landlord may re-enter and terminate this lease if the Tenant is in breach.",
      not: "10.1 The Landlord may re-enter for breach. The Tenant may terminate if the Landlord fails to repair.",
    },
  },
  {
    id: "lease/tenant-insolvency",
    topic: "exit-breach",
    title: "No right to act on tenant’s insolvency",
    question: "What may we do when the tenant or guarantor becomes insolvent?",
    side: "drafter",
    about: {
      says: /\binsolven\w*|\bliquidat\w+|\bbankrupt\w*|\breceiver\w*|\badministrat(?:or|ion)\b|\bwound up|\bwinding[- ]up/,
    },
    answers: [],
    absent: {
      level: "Medium",
      does: "{They}'s insolvency gives {we} no right to end or to ask for new security.",
      why: "{We} could act only on later arrears, when little is left.",
      ask: "Make liquidation or receivership of tenant or guarantor a default, so far as law allows.",
      wording:
        "It is a default if the Tenant or a Guarantor becomes insolvent, is wound up or has a receiver appointed, and the Landlord may then, to the extent the law allows, end this lease or require further security.",
    },
    proof: {
      answered: "10.1 If the Tenant breaches this lease the Landlord may re-enter.",
      not: "10.1 The Landlord may re-enter if the Tenant is insolvent or has a receiver appointed.",
    },
  },
  {
    id: "lease/tenant-insurance",
    topic: "insurance",
    title: "No insurance required of the tenant",
    question: "What must the tenant insure, and are we named?",
    side: "drafter",
    about: {
      says: /\binsur\w+|\bpublic liability\b|\bpublic risk\b|\bpolic(?:y|ies)\b/,
      heading: /insur/,
    },
    answers: [
      {
        when: [
          /\bthey must\b.{0,160}\b(?:public liability|insur\w+)\b|\bthey must\b.{0,80}\b(?:public risk|liability policy)\b|\b(?:public liability|public risk|insurance)\b.{0,80}\b(?:taken out|effected|maintained|kept) by they\b|\bthey need only insure/,
        ],
        lacks: [
          /\b(?:noted?|noting|named?|naming|interests? of|jointly|co-?insured)\b.{0,60}\b(?:we|our|landlord|respective)|\bour interest/,
          /\bcontents\b|\bfit-?out\b.{0,80}\binsur|\bstock\b.{0,80}\binsur/,
        ],
        title: "Tenant’s insurance has gaps",
        level: "Medium",
        does: "{They}'s cover need not note {we}, nor reach contents, stock and fit-out.",
        why: "After a fire {they} may have no money to reopen, and {we} no claim on the policy.",
        ask: "Ask for contents, fit-out and business interruption, with {we}'s interest noted.",
        wording:
          "The Tenant must insure its fit-out, stock and contents for full value, plate glass, business interruption for 12 months, and public liability for at least $20 million for each event, with the Landlord's interest noted.",
      },
    ],
    absent: {
      level: "High",
      does: "{They} need hold no insurance.",
      why: "A visitor's injury or a fire that it starts may fall on {we} alone.",
      ask: "Ask for public liability, glass, contents and fit-out, with certificates.",
      wording:
        "The Tenant must insure its fit-out, stock and contents for full value, plate glass, and public liability for at least $20 million for each event, with the Landlord's interest noted, and give certificates when asked.",
    },
    kinds: ["insurance"],
    proof: {
      answered: "9.1 The Tenant must keep current public liability cover of $20 million.",
      not: "9.1 The Tenant must insure its contents and fit-out and public liability, noting the interest of the Landlord.",
    },
  },
  {
    id: "lease/landlord-insurance",
    topic: "insurance",
    title: "No duty to insure the building",
    question: "Is the building insured, and are we safe from a claim by its insurer?",
    side: "recipient",
    about: {
      says: /\bthey (?:must|has|insures|maintains)\b.{0,120}\binsur\w+|\b(?:building|property) insurance\b|\binsur\w+\b.{0,60}\b(?:the )?building|\bpremiums?\b/,
    },
    answers: [],
    absent: {
      of: /\bwe must\b.{0,160}\binsur\w+/,
      level: "Medium",
      does: "{We} must insure, but nothing makes {they} insure the building or waive its insurer's claims.",
      why: "After a fire there may be no rebuilding, and the insurer may sue {we}.",
      ask: "Ask for full-value building cover with a waiver of subrogation.",
      wording:
        "The Landlord must insure the building for full replacement value and must ensure that the insurer waives subrogation against the Tenant.",
    },
    proof: {
      answered: "9.1 The Tenant must take out public liability insurance.",
      not: "9.1 The Landlord must insure the building for its full value. The Tenant must insure its stock.",
    },
  },
  {
    id: "lease/mortgagee",
    topic: "conditions",
    title: "No mortgagee’s consent or registration",
    question: "Does the lease bind the landlord's bank and a buyer of the building?",
    side: "recipient",
    about: {
      says: /\bmortgagee\w*|\bmortgages?\b|\bregist(?:er|ered|ration)\b.{0,60}\blease|\blease\b.{0,80}\bregist(?:er|ered|ration)\b|\bregistrable\b|\bfinancier/,
    },
    answers: [],
    absent: {
      of: /\bterm\b.{0,60}\b(?:[3-9]|\d\d) years\b/,
      level: "Medium",
      does: "Nothing promises consent of {they}'s mortgagee, or registration of the lease.",
      why: "A bank that sells up may not be bound, and {we} could lose its term.",
      ask: "Ask for the mortgagee's written consent, and registration where the State has it.",
      wording:
        "The Landlord must at its cost obtain the written consent of every mortgagee to this lease and any option before the commencing date, and must register this lease where it can be registered.",
    },
    proof: {
      answered: "1.1 The term of the lease is 5 years from 1 July 2026.",
      not: "1.1 The term is 5 years. The Landlord must obtain its mortgagee's consent and register this lease.",
    },
  },
  {
    id: "lease/landlord-trust",
    topic: "liability-cap",
    title: "The landlord answers from trust assets only",
    question: "What can we recover from if the landlord fails?",
    side: "recipient",
    about: {
      says: /\b(?:assets|property) of the\b.{0,60}\btrust\b|\bas trustee\b|\bresponsible entity\b|\bcustodian\b/,
    },
    answers: [
      {
        when: [
          /\b(?:liab\w+|owes|obligation|recover\w*)\b.{0,240}\b(?:limited|only)\b.{0,120}\b(?:assets|property|indemni\w+)\b.{0,60}\btrust\b|\bonly\b.{0,80}\bout of the (?:assets|property) of\b|\bthey\b.{0,80}\b(?:other than|only|solely) as (?:trustee|custodian|responsible entity)\b|\brecourse against they\b.{0,80}\btrust\b|\bthey is not liable\b.{0,80}\bassets of\b.{0,30}\btrust/,
        ],
        level: "Low",
        does: "{They} is a trustee and answers only so far as trust assets reach.",
        why: "The trust may hold little besides a mortgaged building.",
        ask: "Ask for a promise of its right of indemnity, and that the limit falls away on breach of trust.",
        wording:
          "The Landlord warrants that it is the only trustee, that it may be indemnified out of trust assets, and that those assets are sufficient to meet its obligations. The limit does not apply to fraud, negligence or breach of trust.",
      },
    ],
    proof: {
      answered:
        "6.3 The liability of the Landlord is limited to the assets of the Bellbird Unit Trust.",
      not: "6.3 The Landlord enters into this lease as trustee of the Bellbird Unit Trust and personally.",
    },
  },
];
