import type { PaperQuestions } from "../asking/question.ts";
import { founders } from "./founders.ts";

const investor = /^(?:(?:lead |new |seed )?investors?|subscribers?|allottees?|applicants?|funds?)$/;
const company = /^(?:compan(?:y|ies)|issuers?)$/;
const issuing =
  /^(?:compan(?:y|ies)|issuers?|founders?|key persons?|warrantors?|existing (?:share|unit) ?holders?)$/;

/** New shares are issued for money. */
export const subscription: PaperQuestions = {
  id: "subscription",
  of: /^Share subscription agreement$/,
  roles: { recipient: "Investor", drafter: "Company" },
  holds: [founders],
  tells: [
    [/\bwe\b.{0,60}\bsubscrib\w+\b/, "investor"],
    [/\bwe\b.{0,60}\b(?:issues?|allots?)\b.{0,60}\bshares\b/, "company"],
  ],
  questions: [
    {
      id: "subscription/conditions",
      topic: "conditions",
      title: "No conditions before payment",
      question: "What must be done before we pay?",
      roles: investor,
      about: {
        says: /\b(?:conditions? precedent|conditional (?:up)?on|subject to (?:the )?(?:satisfaction|fulfilment))\b|\b(?:at|on|by) completion\b.{0,80}\bthey must\b|\bthey must\b.{0,80}\b(?:at|on|before) completion\b/,
        heading: /conditions?|completion/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing must be done before {we} pays for its shares.",
        why: "Assignment of technology, founders' contracts and holders' waivers may never follow.",
        ask: "Ask for conditions: IP assignment, service agreements, shareholders agreement, waivers.",
        wording:
          "Completion is conditional on each founder's assignment of intellectual property and service agreement, a signed shareholders agreement, and waivers of all pre-emptive rights.",
      },
      proof: {
        answered: "3.1 The Investor subscribes for 1,000 shares at $10 each.",
        not: "2.1 Completion is conditional on a signed shareholders agreement.",
      },
    },
    {
      id: "subscription/no-warranties",
      topic: "quality-warranty",
      title: "No warranties about the company",
      question: "Who promises what about the company?",
      roles: investor,
      about: {
        says: /\b(?:warrant\w*|represent(?:s|ations?))\b/,
        heading: /warrant|representation/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nobody warrants anything about the company, its capital, accounts or technology.",
        why: "{We} pays on what it was told and could hardly claim.",
        ask: "Ask for warranties from company and founders, with a disclosure letter.",
        wording:
          "The Company warrants to the Investor that the capital table is complete, the accounts are true and fair, the Company owns its intellectual property, there is no dispute, tax is paid, and all material facts have been disclosed.",
      },
      proof: {
        answered: "3.1 The Investor subscribes for 1,000 shares at $10 each.",
        not: "5.1 The Company warrants that its accounts are true and fair.",
      },
    },
    {
      id: "subscription/company-only",
      topic: "quality-warranty",
      title: "Only the company vouches for itself",
      question: "From whom could we recover?",
      roles: investor,
      about: { says: /\bwarrants?\b/, heading: /warrant/ },
      answers: [
        { when: [/\b(?:founders?|warrantors?|jointly|severally)\b/], fine: true },
        {
          when: [
            /\b(?:the company|they) (?:represents? and )?warrants?\b|\bwarrant\w*\b.{0,60}\bgiven\b.{0,30}\bby (?:the company|they)\b|\bis warranted to we by (?:they|the company)\b/,
          ],
          lacks: [/\b(?:founders?|warrantors?|jointly and severally|severally)\b/],
          level: "Low",
          does: "{They} alone warrants, so a claim is paid out of money that {we} put in.",
          why: "{We} would recover from its own pocket.",
          ask: "Ask founders to warrant within a limit, or compensation by further shares.",
          wording:
            "Each Founder warrants severally, up to its annual salary. The Investor may take compensation from the Company in further shares at no price.",
        },
      ],
      proof: {
        answered: "5.1 The Company warrants to the Investor that its accounts are true and fair.",
        not: "5.1 The Company and the Founders warrant severally that its accounts are true.",
      },
    },
    {
      id: "subscription/claim-gates",
      topic: "claims-time",
      title: "Short time and low limit for warranty claims",
      question: "How long, and up to what sum, may we claim?",
      roles: investor,
      about: { says: /\bclaims?\b/, heading: /limitation|claims/ },
      answers: [
        {
          when: [
            /\bclaims?\b.{0,240}\b(?:within|before|later than|after|expir\w+)\b.{0,60}?\b(?<n>\d{1,2}) months\b|\b(?:time limit|warrant\w+\b.{0,60}\bsurvives?)\b.{0,60}?\b(?<limit>\d{1,2}) months\b|\bclaims?\b.{0,60}\bonce (?<once>\d{1,2}) months\b|\bthey ceases? to be liable\b.{0,60}?\b(?<ends>\d{1,2}) months\b/,
          ],
          reckon: ({ n, limit, once, ends }) => {
            const months = n ?? limit ?? once ?? ends ?? "";
            return Number(months) < 18 ? { n: months } : null;
          },
          title: "Warranty claims only within {n} months",
          level: "Medium",
          does: "{We} must claim within {n} months.",
          why: "Faults often show only after the first audit or the next round's enquiries.",
          ask: "Ask for 24 months, and none for title, tax or fraud.",
          wording:
            "A claim may be made within 24 months after completion, or seven years for capital, title and tax. No limit applies to fraud.",
        },
      ],
      kinds: ["time-bar"],
      proof: {
        answered:
          "5.3 A claim under the warranties must be made within 12 months after completion.",
        not: "5.3 A claim under the warranties must be made within 24 months after completion.",
      },
    },
    {
      id: "subscription/use-of-money",
      topic: "scope",
      title: "No limit on use of the money",
      question: "What may the company do with our money?",
      roles: investor,
      about: {
        says: /\b(?:use of (?:proceeds|funds)|apply|applied|use (?:the|all)|used (?:for|to)|purposes?|budget|business plan)\b/,
        heading: /use of|proceeds|purpose/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing says what {they} must use the money for.",
        why: "It could repay founders' loans or buy out an old holder.",
        ask: "Ask for use under an agreed budget, and none for founders or old debts.",
        wording:
          "The Company must use the subscription money for working capital under the agreed budget, and not to pay debts to, or buy shares from, a founder, director or existing shareholder.",
      },
      proof: {
        answered: "3.1 The Investor subscribes for 1,000 shares at $10 each.",
        not: "3.4 The Company must use the proceeds for working capital.",
      },
    },
    {
      id: "subscription/share-of-company",
      topic: "dilution",
      title: "No fixed share of the company",
      question: "How much of the company do we get, counting options and notes?",
      roles: investor,
      about: {
        says: /\b(?:fully[- ]diluted|per ?cent|\d ?%|capital(?:isation)? (?:table|structure)|issued (?:share )?capital|option pool)\b/,
        heading: /capital structure|capitali[sz]ation/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing says what share of the company {we} gets, with options and notes counted.",
        why: "Promised options and converting notes could shrink it on the next day.",
        ask: "Ask for a table before and after, fully diluted, as a warranty.",
        wording:
          "On completion the Investor holds [number]% of the Company on a fully diluted basis, as the capitalisation table in the schedule shows.",
      },
      proof: {
        answered: "3.1 The Investor subscribes for 1,000 shares at $10 each.",
        not: "3.2 On completion the Investor holds 10% of the fully diluted share capital.",
      },
    },
    {
      id: "subscription/holders-rights",
      topic: "governance",
      title: "No rights as a shareholder are promised",
      question: "What rights do we have once we hold shares?",
      roles: investor,
      about: {
        says: /\b(?:shareholders?'?s? (?:agreement|deed)|board|directors?|reserved matters|information rights?|pre-?empti\w+|constitution)\b/,
        heading: /shareholders|rights/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing gives {we} a shareholders agreement, board seat, accounts or first rights.",
        why: "A minority holder without them has little say and no way out.",
        ask: "Ask for a shareholders agreement, signed at completion, in agreed form.",
        wording:
          "At completion the Company and all shareholders must sign the shareholders agreement in the form attached.",
      },
      proof: {
        answered: "3.1 The Investor subscribes for 1,000 shares at $10 each.",
        not: "4.3 At completion the parties sign the shareholders agreement.",
      },
    },
    {
      id: "subscription/rest-later",
      topic: "payment",
      title: "Later instalment hangs on one side’s judgement",
      question: "When must the rest be paid?",
      about: {
        says: /\b(?:tranches?|milestones?|second (?:completion|closing)|further subscription)\b/,
        heading: /tranche|milestone/,
      },
      answers: [
        {
          when: [
            /\b(?:tranche|second completion|further subscription|milestones?)\b.{0,240}\b(?:satisf\w+|discretion|opinion|determin\w+)\b.{0,60}\b(?:they|their|we|our)\b|\b(?:they|we) may (?:determine|waive|decide)\b.{0,120}\b(?:tranche|milestone)|\b(?:tranche|milestones?)\b.{0,200}\b(?:their|our)(?: \w+)? (?:satisfaction|opinion|discretion)\b|\b(?:tranche|milestones?)\b.{0,200}\b(?:determined|decided|certified) by (?:the board|they|we|the directors)\b|\b(?:they|we) certif\w+ that\b.{0,20}\bmilestone/,
          ],
          level: "Medium",
          does: "The next instalment hangs on one side's judgement of whether a milestone is met.",
          why: "It is a call on money for one, or an option to stop for the other.",
          ask: "Ask for milestones that can be measured, an expert, and a date.",
          wording:
            "A milestone is met when the facts stated in the schedule are shown. A dispute about it is decided by an independent expert within 20 business days.",
        },
      ],
      proof: {
        answered:
          "3.3 The second tranche is payable when the milestones are achieved to the satisfaction of the Investor, as determined by the Investor in its discretion and opinion satisfactory to the Investor.",
        not: "3.3 The second tranche is payable on 1 July 2027.",
      },
    },
    {
      id: "subscription/no-limit",
      topic: "liability-cap",
      title: "No limit on warranty claims",
      question: "What is the most that we could pay?",
      roles: issuing,
      about: {
        says: /\b(?:liab\w+|claims?)\b.{0,160}\b(?:limited|exceed|maximum|cap|aggregate|up to)\b|\b(?:maximum|aggregate)\b.{0,40}\bliab/,
        heading: /limitation|maximum/,
      },
      answers: [],
      absent: {
        level: "High",
        of: /\bwe\b.{0,80}\bwarrants?\b/,
        does: "Nothing limits what {we} may have to pay for its warranties.",
        why: "A claim could exceed the money raised.",
        ask: "Ask for a limit of the sum invested, a threshold and a last day.",
        wording:
          "Liability for all claims is limited to the subscription money received, no claim may be made for less than $[amount], and none after 18 months.",
      },
      proof: {
        answered: "5.1 The Company warrants to the Investor that the accounts are true.",
        not: "5.4 The liability of the Company for all claims is limited to the subscription money.",
      },
    },
    {
      id: "subscription/no-disclosure",
      topic: "quality-warranty",
      title: "No disclosure against the warranties",
      question: "Does what we disclosed count?",
      roles: issuing,
      about: { says: /\b(?:disclos\w+|data ?room|knowledge|aware\w*)\b/, heading: /disclosure/ },
      answers: [],
      absent: {
        level: "Medium",
        of: /\bwe\b.{0,80}\bwarrants?\b/,
        does: "Nothing qualifies the warranties by what the investor was told.",
        why: "It could invest with full knowledge of a fault and then claim.",
        ask: "Ask for a disclosure letter, the data room and knowledge to count.",
        wording:
          "The warranties are qualified by everything fairly disclosed in the disclosure letter and data room or known to the Investor.",
      },
      proof: {
        answered: "5.1 The Company warrants to the Investor that the accounts are true.",
        not: "5.2 The warranties are qualified by the disclosure letter.",
      },
    },
    {
      id: "subscription/investor-may-walk",
      topic: "conditions",
      title: "Investor need not complete",
      question: "Is the money certain?",
      roles: company,
      about: {
        says: /\b(?:terminat\w+|withdraw|condition\w*|satisf\w+)\b/,
        heading: /termination|conditions?/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:terminate|withdraw|cancel)\b.{0,160}\b(?:before completion|any reason|at any time|discretion|opinion|adverse)\b|\bconditions?\b.{0,200}\b(?:satisfactory to they|their (?:sole |absolute )?(?:discretion|satisfaction))|\b(?:completion|closing|obligations?)\b.{0,80}\b(?:conditional|subject)\b.{0,80}\b(?:they being satisfied|their (?:\w+ ){0,2}(?:investment committee|board))\b|\bthey need not (?:complete|proceed|subscribe)\b.{0,80}\bsatisf\w+/,
          ],
          level: "High",
          does: "The investor may withdraw before it pays, on its own judgement.",
          why: "{We} stops other talks and may run out of money meanwhile.",
          ask: "Ask for objective conditions, a short date, and costs if it withdraws.",
          wording:
            "The Investor may end this agreement before completion only if a stated condition is not met by the stated date or the Company is insolvent.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "6.1 The Investor may terminate this agreement at any time before completion for any reason.",
        not: "6.1 The Investor may terminate if the Company is insolvent.",
      },
    },
    {
      id: "subscription/retail-offer",
      topic: "statutory-step",
      title: "No exception shown for the share offer",
      question: "May these shares be offered without a prospectus?",
      about: {
        says: /\b(?:section 708|prospectus|disclosure document|sophisticated|professional investor|wholesale|small[- ]scale|chapter 6d|personal offer)\b/,
        heading: /investor (?:warrant|status)|disclosure/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing shows under which exception the shares may be offered without a prospectus.",
        why: "An offer outside the exceptions is an offence, and the money can be reclaimed.",
        ask: "Add the exception relied on, with the investor's certificate or a count of small offers.",
        wording:
          "The Investor warrants that it is a sophisticated or professional investor to whom shares may be offered without a prospectus under section 708 of the Corporations Act 2001 (Cth).",
      },
      proof: {
        answered: "3.1 The Investor subscribes for 1,000 shares at $10 each.",
        not: "5.5 The Investor is a sophisticated investor.",
      },
    },
    {
      id: "subscription/company-takes-costs",
      topic: "payment",
      title: "Company pays the investor’s costs",
      question: "Who pays for this deal?",
      roles: company,
      about: { says: /\bcosts\b/, heading: /costs/ },
      answers: [
        {
          when: [
            /\bwe must\b.{0,60}\b(?:pay|reimburse)\b.{0,80}\btheir\b.{0,60}\b(?:costs|fees|expenses)\b(?!.{0,80}\$\d)|\bwe must\b.{0,60}\b(?:pay|reimburse)\b.{0,60}\b(?:costs|fees|expenses)\b.{0,40}\b(?:counsel to|of|incurred by) they\b(?!.{0,80}\$\d)|\b(?:costs|fees|expenses)\b.{0,40}\b(?:of|incurred by) they\b.{0,160}\b(?:borne|paid|payable) by we\b|\bwe bears?\b.{0,30}\band their costs\b/,
          ],
          level: "Low",
          does: "{We} must pay the investor's costs of the deal, with no ceiling.",
          why: "Part of the money raised goes back to its lawyers.",
          ask: "Ask for each to bear its own, or a fixed sum.",
          wording: "Each party bears its own costs of this agreement.",
          replaces: true,
        },
      ],
      proof: {
        answered: "9.2 The Company must pay the Investor's legal costs of this agreement.",
        not: "9.2 Each party must bear its own costs.",
      },
    },
  ],
};
