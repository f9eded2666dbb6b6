import type { PaperQuestions } from "../asking/question.ts";

/** Whoever gets the money, and whoever gives it. */
const grantee = /^(?:grantee|recipient|organisation|funded organisation|participant|getting)$/;
const funder =
  /^(?:grantor|funder|department|commonwealth|state|agency|council|minister|foundation|giving)$/;

/** Money given for a purpose. */
export const grant: PaperQuestions = {
  id: "grant",
  of: /^Grant or funding agreement$/,
  roles: { recipient: "Grantee", drafter: "Grantor" },
  tells: [
    [
      /\bwe must\b.{0,60}\b(?:spend|use)\b.{0,40}\b(?:the )?(?:grant|funding|funds)\b|\bthey (?:must )?(?:pays?|provides?)\b.{0,40}\b(?:grant|funding|funds)\b/,
      "getting",
    ],
    [
      /\bthey must\b.{0,60}\b(?:spend|use)\b.{0,40}\b(?:the )?(?:grant|funding|funds)\b|\bwe (?:must )?(?:pays?|provides?)\b.{0,40}\b(?:grant|funding|funds)\b/,
      "giving",
    ],
  ],
  questions: [
    {
      id: "grant/pay-back",
      topic: "exit-breach",
      title: "All money may have to be paid back",
      question: "When must we pay money back?",
      roles: grantee,
      about: {
        says: /\b(?:repay\w*|pay back|refund\w*|recover\w*|claw-?back|return\w*)\b/,
        heading: /repay|recover/,
      },
      answers: [
        {
          when: [
            /\b(?:they may|we must)\b(?! not\b).{0,160}\b(?:repay|pay back|refund|recover|return)\b.{0,120}\b(?:all|whole|any (?:part|amount)|some or all|full|entire)\b|\b(?:grant|funding)\b.{0,20}\brepayable in full\b/,
          ],
          lacksHere: [
            /\b(?:unspent|not spent|misspent|uncommitted)\b.{0,60}\bonly\b|\bonly\b.{0,40}\b(?:unspent|misspent)\b/,
          ],
          level: "High",
          does: "{They} may demand the whole grant back, even what was properly spent.",
          why: "{We} seldom has the means, and its board could be trading beyond them.",
          ask: "Ask to limit it to money unspent or spent against the agreement.",
          wording:
            "The Grantee must repay only Grant money that is unspent and not committed, or that was spent against this agreement.",
          replaces: true,
        },
      ],
      proof: {
        answered: "9.1 If the Grantee breaches this agreement it must repay all of the Grant.",
        not: "9.1 The Grantee must repay only unspent money.",
      },
    },
    {
      id: "grant/stop-paying",
      topic: "suspension",
      title: "Payments may be stopped or cut",
      question: "May they stop or cut payments?",
      roles: grantee,
      about: {
        says: /\b(?:withhold|suspend|reduce|defer|stop|cease)\b.{0,80}\b(?:payment|grant|funding|funds|instal\w+)\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,100}\b(?:withhold|suspend|reduce|defer|stop|cease)\b.{0,80}\b(?:payments?|grant|funding|funds|instal\w+)\b|\bpayment\b.{0,30}\bmay be (?:\w+ (?:and|or) )?(?:deferred|cancelled|suspended|withheld|reduced)\b.{0,30}\bby they\b/,
          ],
          lacksHere: [
            /\b\d+ (?:business )?days'? (?:prior |written )*notice\b|\bnot remedied\b.{0,40}\bafter\b.{0,20}\bnotice\b/,
          ],
          level: "High",
          does: "{They} may withhold or cut payments without notice.",
          why: "Wages and suppliers engaged for the project must still be paid.",
          ask: "Ask for notice, a chance to put it right, and payment of committed costs.",
          wording:
            "The Grantor may withhold a payment only for a breach not remedied 20 business days after notice, and must pay costs properly committed before then.",
          replaces: true,
        },
      ],
      proof: {
        answered: "5.3 The Grantor may suspend or reduce payment of the Grant.",
        not: "5.3 The Grantor may withhold a payment on 20 business days' notice.",
      },
    },
    {
      id: "grant/ended-at-will",
      topic: "exit-convenience",
      title: "Funding may end at will",
      question: "May they end the funding without our fault?",
      roles: grantee,
      about: { says: /\b(?:terminat\w+|cancel\w*|reduce)\b/ },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,80}\b(?:terminate|end|cancel|reduce)\b.{0,160}\b(?:at any time|any reason|convenience|change in (?:government )?policy|budget|appropriation|discretion|sufficient funds)\b|\bthey may (?:terminate|end|cancel)\b.{0,40}\bwithout cause\b/,
          ],
          lacks: [
            /\bthey must pay\b.{0,160}\b(?:committed|unavoidable|incurred|reasonable costs)\b|\b(?:committed|unavoidable) costs\b/,
          ],
          level: "High",
          does: "{They} may end the funding at any time, with nothing for commitments.",
          why: "Redundancies and leases would be paid from {we}'s own money.",
          ask: "Ask for three months' notice and unavoidable costs.",
          wording:
            "If the Grantor ends or reduces the Grant without the Grantee's breach it must give {noticeTime|three months}' notice and pay the Grantee's unavoidable costs, redundancy included.",
        },
      ],
      kinds: ["termination-for-convenience"],
      proof: {
        answered: "10.1 The Grantor may terminate this agreement at any time for convenience.",
        not: "10.1 The Grantor may terminate at any time and must pay unavoidable costs.",
      },
    },
    {
      id: "grant/assets",
      topic: "title-and-risk",
      title: "What is bought may be taken",
      question: "Who owns what we buy with the money?",
      roles: grantee,
      about: { says: /\bassets?\b/, heading: /assets/ },
      answers: [
        {
          when: [
            /\bassets?\b.{0,200}\b(?:owned by they|property of they|vests? in they|transfer\w*\b.{0,60}\bthey|without their (?:prior )?(?:written )?(?:consent|approval))\b|\bwe may not\b.{0,100}\b(?:sell|dispose|encumber|charge)\b.{0,80}\bassets?\b|\bwe must transfer\b.{0,40}\b(?:equipment|assets?)\b.{0,40}\bto they\b|\bwe disposes? of\b.{0,20}\basset\b.{0,30}\bwe must pay\b/,
          ],
          level: "Medium",
          does: "{We} may not freely keep or sell what it buys with the grant.",
          why: "Equipment and vehicles may be claimed at the end, or tie {we} for years.",
          ask: "Ask to own them from the start, and free use after the project.",
          wording:
            "The Grantee owns assets bought with the Grant and may deal with them freely after the end of the Activity.",
        },
      ],
      proof: {
        answered:
          "7.1 The Grantee must not dispose of assets bought with the Grant without consent.",
        not: "7.1 The Grantee owns assets bought with the Grant.",
      },
    },
    {
      id: "grant/ip",
      topic: "ip-ownership",
      title: "Lasting licence for any purpose",
      question: "Who owns what the project makes?",
      roles: grantee,
      about: {
        says: /\b(?:intellectual property|activity material|copyright|materials?)\b/,
        heading: /intellectual property/,
      },
      answers: [
        {
          when: [
            /\b(?:intellectual property|activity material|project material)\b.{0,160}\b(?:vests? in|owned by|belongs? to|property of) they\b|\bwe (?:hereby )?assigns?\b.{0,120}\bthey\b|\bthey owns?\b.{0,30}\b(?:copyright|intellectual property)\b.{0,40}\bmade by we\b/,
          ],
          title: "Grantor owns what is made",
          level: "Medium",
          does: "{They} owns what the project makes.",
          why: "{We} could not build on its own work or earn from it.",
          ask: "Ask to own it, with a licence to {they} for public purposes.",
          wording:
            "The Grantee owns intellectual property in the Activity Material and grants the Grantor a perpetual, non-commercial licence to use it.",
          replaces: true,
        },
        {
          when: [
            /\bwe (?:hereby )?grants?\b.{0,60}\bthey\b.{0,160}\b(?:perpetual|irrevocable)\b.{0,240}\b(?:commerciali[sz]e|exploit|any purpose|existing material)\b|\bwe (?:gives?|grants?) they a (?:permanent|perpetual|irrevocable)\b.{0,60}\blicen[cs]e\b.{0,80}\b(?:material|ip|intellectual|reports?)\b/,
          ],
          level: "Low",
          does: "{They} gets a lasting licence for any purpose, commercial ones included.",
          why: "It could give {we}'s work to a rival.",
          ask: "Ask to limit it to non-commercial public purposes.",
          wording:
            "The Grantor's licence is for its own non-commercial purposes and does not extend to existing material used apart from the Activity Material.",
        },
      ],
      kinds: ["ip-assignment", "licence-scope"],
      proof: {
        answered: "8.1 Intellectual property in Activity Material vests in the Grantor.",
        not: "8.1 The Grantee owns intellectual property in Activity Material.",
      },
    },
    {
      id: "grant/cost-overrun",
      topic: "price",
      title: "Overruns fall on the grantee",
      question: "Who pays if it costs more?",
      roles: grantee,
      about: {
        says: /\b(?:overruns?|exceed\w*|additional (?:funds|funding|costs?)|more than|shortfall|own contribution|other contributions)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:they is not (?:liable|responsible|obliged)|we (?:must|is (?:solely )?responsible)|no additional)\b.{0,160}\b(?:overruns?|exceed\w*|additional (?:funds|funding|costs?)|in excess|shortfall)\b|\bwe must complete the (?:project|activity)\b.{0,20}\bat its own cost\b|\b(?:shortfall|excess|overruns?)\b.{0,20}\b(?:met|borne|paid) by we\b/,
          ],
          level: "Low",
          does: "{We} must finish the project even if it costs more than the grant.",
          why: "A fixed sum and a promised result leave the risk with {we}.",
          ask: "Ask for leave to cut the scope, and a contingency.",
          wording:
            "If costs exceed the budget the Grantee may reduce the Activity in consultation with the Grantor.",
        },
      ],
      proof: {
        answered: "4.4 The Grantor is not responsible for any cost overruns.",
        not: "4.4 The Grantee may reduce the Activity if it costs more.",
      },
    },
    {
      id: "grant/indemnity",
      topic: "indemnity",
      title: "The grantee indemnifies without a limit",
      question: "What must we make good?",
      roles: grantee,
      about: { says: /\bindemnif\w+/, heading: /indemn/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,60}\bindemnif\w+\b.{0,40}\b(?:they|their)\b|\bwe must compensate they for any (?:loss|claim|damage)\b/,
          ],
          lacks: [/\bour (?:\w+ ){0,4}liability\b.{0,120}\b(?:limited|may not exceed|capped)\b/],
          level: "Medium",
          does: "{We} indemnifies {they} without a limit for what the project causes.",
          why: "A small body could be ruined by one claim beyond its insurance.",
          ask: "Ask to limit it to fault and to the sum insured.",
          wording:
            "The Grantee's indemnity is limited to loss caused by its negligence or breach, and to the sum for which it must be insured.",
        },
      ],
      kinds: ["indemnity"],
      proof: {
        answered: "12.1 The Grantee indemnifies the Grantor against all claims from the Activity.",
        not: "12.1 The Grantee's liability is limited to the sum insured, and it indemnifies the Grantor up to that sum.",
      },
    },
    {
      id: "grant/reports",
      topic: "information",
      title: "Payment hangs on reports that satisfy",
      question: "What must we report before we are paid?",
      roles: grantee,
      about: { says: /\breports?\b|\bacquit\w+|\bmilestones?\b/, heading: /report/ },
      answers: [
        {
          when: [
            /\b(?:payment|instal\w+|grant|funding)\b.{0,160}\b(?:subject to|conditional|only (?:if|when)|on|upon|after)\b.{0,100}\b(?:report|milestone|acquittal)\w*\b.{0,120}\b(?:satisf\w+|accept\w*|discretion|approv\w+)\b|\bthey must pay\b.{0,20}\b(?:instalment|payment)\b.{0,10}\b(?:once|when|after) they (?:has|have) accepted\b.{0,30}\breport\b|\bpayment\b.{0,20}\bsubject to they being satisfied\b.{0,30}\breports?\b|\bthey need not pay\b.{0,30}\buntil\b.{0,40}\breport\b.{0,40}\bsatisf\w+|\bno (?:further )?payment\b.{0,30}\bunless a report\b/,
          ],
          level: "Low",
          does: "Each payment waits until {they} is satisfied with a report.",
          why: "A slow reader stops the money while costs run.",
          ask: "Ask for 20 business days and silence as approval.",
          wording:
            "A report is accepted unless the Grantor gives written reasons against it within 20 business days.",
        },
      ],
      kinds: ["payment-approval"],
      proof: {
        answered:
          "5.2 Payment of each instalment is subject to a report that satisfies the Grantor.",
        not: "5.2 A report is accepted unless the Grantor objects within 20 business days.",
      },
    },
    // For whoever gives the money.
    {
      id: "grant/purpose",
      topic: "scope",
      title: "No purpose ties the money",
      question: "Must they spend it only on the project?",
      roles: funder,
      about: {
        says: /\b(?:purpose|activity|project|only|solely)\b.{0,120}\b(?:grant|funding|funds|spend|spent|use[d]?)\b|\b(?:grant|funding|funds|spend|spent|use[d]?)\b.{0,120}\b(?:purpose|activity|project|only|solely)\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,40}\b(?:use|spend)\b.{0,40}\b(?:grant|funding|funds)\b.{0,60}\b(?:any purpose|as (?:it|they) sees? fit|general)\b|\bthey may (?:spend|use|apply)\b.{0,20}\b(?:at|in) its (?:\w+ )?discretion\b|\bgrant is untied\b|\bno restrictions? on how they\b/,
          ],
          title: "Money may be spent on anything",
          level: "High",
          does: "{They} may spend the money on anything.",
          why: "{We} could not account for it.",
          ask: "Ask that it goes only to the project and by the budget.",
          wording:
            "The Grantee must spend the Grant only on the Activity and in accordance with the budget.",
        },
      ],
      absent: {
        level: "High",
        does: "Nothing ties the money to its purpose.",
        why: "{We} could not account for it.",
        ask: "Ask that it goes only to the project and by the budget.",
        wording:
          "The Grantee must spend the Grant only on the Activity and in accordance with the budget.",
      },
      proof: {
        answered: "3.1 The Grantee may use the Grant for any purpose.",
        not: "3.1 The Grantee must spend the Grant only on the Activity.",
      },
    },
    {
      id: "grant/unspent",
      topic: "after-end",
      title: "No return of unspent money",
      question: "Do we get back what is unspent or misspent?",
      roles: funder,
      about: { says: /\b(?:repay\w*|refund\w*|recover\w*|return\w*|unspent|pay back)\b/ },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,40}\b(?:retain|keep)\b.{0,60}\b(?:unspent|balance|remaining|grant|funds)\b|\b(?:unexpended|unspent|surplus)\b.{0,60}\bbelong to they\b|\bthey need not (?:repay|return)\b.{0,20}\b(?:surplus|unspent|unexpended)\b/,
          ],
          title: "Unspent money may be kept",
          level: "Medium",
          does: "{They} may keep what it does not spend.",
          why: "The money was given for a purpose.",
          ask: "Ask for repayment of unspent and misspent money.",
          wording:
            "Within 20 business days after the end the Grantee must repay Grant money that is unspent or was spent against this agreement.",
        },
      ],
      absent: {
        level: "High",
        does: "Nothing makes {they} pay back unspent or misspent money.",
        why: "The money was given for a purpose.",
        ask: "Ask for repayment of unspent and misspent money.",
        wording:
          "Within 20 business days after the end the Grantee must repay Grant money that is unspent or was spent against this agreement.",
      },
      proof: {
        answered: "9.2 The Grantee may keep unspent funds.",
        not: "9.2 The Grantee must repay unspent funds.",
      },
    },
    {
      id: "grant/accounts",
      topic: "audit",
      title: "No accounts or audit",
      question: "Do we see how it was spent?",
      roles: funder,
      about: { says: /\b(?:reports?|acquit\w+|audit\w*|accounts|records|financial statements?)\b/ },
      answers: [
        {
          when: [
            /\bthey need not\b.{0,60}\b(?:report|account|audit|acquit)\w*|\bthey need not (?:keep|provide|submit)\b.{0,30}\b(?:records|reports?|accounts)\b|\bno (?:acquittal|audit|account)\b.{0,30}\brequired from they\b|\bthey need not submit\b/,
          ],
          title: "Money need not be accounted for",
          level: "Medium",
          does: "{They} need not account for the money.",
          why: "{We} must answer for it to others.",
          ask: "Ask for progress reports, an acquittal and audit.",
          wording:
            "The Grantee must keep separate records of the Grant, report every six months, give an audited acquittal at the end and let the Grantor inspect its records.",
        },
      ],
      absent: {
        level: "High",
        does: "Nothing makes {they} report, acquit or open its books.",
        why: "{We} must answer for the money to others.",
        ask: "Ask for progress reports, an acquittal and audit.",
        wording:
          "The Grantee must keep separate records of the Grant, report every six months, give an audited acquittal at the end and let the Grantor inspect its records.",
      },
      proof: {
        answered: "6.1 The Grantee is not required to report on the Grant.",
        not: "6.1 The Grantee must give an audited acquittal.",
      },
    },
  ],
};
