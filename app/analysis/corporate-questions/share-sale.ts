import type { PaperQuestions } from "../asking/question.ts";
import { buyer, later, sale, seller } from "./sale.ts";

/** The shares of a company change hands, with all that it owes. */
export const shareSale: PaperQuestions = {
  id: "share-sale",
  of: /^Share sale agreement$/,
  roles: { recipient: "Buyer", drafter: "Seller" },
  holds: [sale],
  questions: [
    {
      id: "share-sale/fixed-price",
      topic: "price",
      title: "No adjustment of the price at completion",
      question: "Does the price move with what is in the company at completion?",
      roles: buyer,
      about: {
        says: /\b(?:completion (?:accounts|statement|balance sheet)|working capital|net (?:assets|debt)|locked box|leakage|cash[- ]free|debt[- ]free|adjust(?:ed|ment)\b.{0,60}\b(?:price|consideration))\b|\b(?:price|consideration)\b.{0,120}\badjust/,
        heading: /completion accounts|adjustment|leakage/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "The price is fixed, whatever debt, cash or stock is in the company at completion.",
        why: "Cash can be drawn out and bills left unpaid before {we} takes over.",
        ask: "Ask for completion accounts with a target for net debt and working capital, or a locked box.",
        wording:
          "The purchase price is adjusted, dollar for dollar, by the difference between net debt and working capital in the completion accounts and their targets, as agreed or fixed by an independent accountant.",
      },
      proof: {
        answered: "3.1 The purchase price for the shares is $2,000,000.",
        not: "3.1 The purchase price is adjusted by the completion accounts.",
      },
    },
    {
      id: "share-sale/tax-left",
      topic: "tax",
      title: "No indemnity for old tax",
      question: "Who pays tax for the time before completion?",
      roles: buyer,
      about: {
        says: /\btax\w*\b.{0,160}\b(?:indemn\w+|warrant\w*|liab\w+|pay|covenant|before|prior)|\b(?:indemn\w+|warrant\w*)\b.{0,160}\btax/,
        heading: /tax/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing makes {they} bear the company's tax for the time before completion.",
        why: "Assessments reach back four years or more and stay with the company.",
        ask: "Ask for a tax indemnity to completion, with control of audits and seven years to claim.",
        wording:
          "The Seller indemnifies the Buyer and the company against all tax, duty and superannuation for any period or event up to completion, and claims may be made for seven years.",
      },
      proof: {
        answered: "3.1 The purchase price for the shares is $2,000,000.",
        not: "8.1 The Seller indemnifies the Buyer against tax for the time before completion.",
      },
    },
    {
      id: "share-sale/tax-open",
      topic: "tax",
      title: "Seller indemnifies for tax without limit",
      question: "How far do we answer for the company's tax?",
      roles: seller,
      about: {
        says: /\btax\w*\b.{0,160}\bindemn\w+|\bindemn\w+\b.{0,160}\btax/,
        heading: /tax indemnity/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,100}\bindemnif\w+\b.{0,200}\b(?:tax(?:es)?|duty)\b|\bwe must (?:pay|reimburse)\b.{0,60}\b(?:any|all) tax(?:es| liabilit\w+)? (?:of|payable by) the (?:company|group)|\b(?:duty|tax(?:es)?)\b.{0,120}\bmust be (?:paid|reimbursed)\b.{0,30}\bby we\b|\btax\b.{0,100}\bfor the account of we\b/,
          ],
          lacksHere: [/\bexcept\b|\bother than\b|\bto the extent\b|\bprovided for\b/],
          level: "Medium",
          does: "{We} indemnifies for the company's past tax, with no exception for what the accounts provide.",
          why: "It could pay for tax already in the price, or caused by what {they} does later.",
          ask: "Except tax provided for, caused by {they}, or by law changed later; keep conduct of disputes.",
          wording:
            "The tax indemnity does not cover tax provided for in the accounts, arising from an act of the Buyer or the company after completion, or from a change of law, and the Seller may conduct any dispute about it.",
        },
      ],
      proof: {
        answered:
          "8.1 The Seller indemnifies the Buyer against all tax of the company to completion.",
        not: "8.1 The Seller indemnifies the Buyer against tax, except tax provided for in the accounts.",
      },
    },
    {
      id: "share-sale/title",
      topic: "title-and-risk",
      title: "No promise of clear title",
      question: "Do we get all the shares, free of any charge?",
      roles: buyer,
      about: {
        says: /\b(?:encumbranc\w+|unencumbered|free (?:of|from)|security interests?|legal and beneficial|beneficial owner|good title|full title|pre-?empti\w+)\b/,
        heading: /title/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing promises that the shares come free of charges and of others' rights.",
        why: "{We} could pay for shares that a lender or another holder can claim.",
        ask: "Ask for full title, free of encumbrances, with waiver of pre-emptive rights.",
        wording:
          "The Seller sells the shares as legal and beneficial owner, free from all encumbrances and pre-emptive rights, being all of the issued shares of the company.",
      },
      proof: {
        answered: "3.1 The purchase price for the shares is $2,000,000.",
        not: "2.1 The Seller sells the shares free from encumbrances.",
      },
    },
    {
      id: "share-sale/several",
      topic: "guarantee",
      title: "Each seller answers for its own share only",
      question: "From whom can we recover the whole?",
      roles: buyer,
      about: { says: /\bseveral(?:ly)?\b|\bjointly\b/ },
      answers: [
        {
          when: [
            /\b(?:severally|several)\b(?:,? (?:and )?not joint(?:ly)?)|\bnot joint(?:ly)?\b|\bthey is liable\b.{0,60}\b(?:severally|proportion)|\bseverally liable (?:only|in proportion)\b|\bseveral\b.{0,40}\b(?:in accordance with|in proportion|pro ?rata)\b|\bresponsible only for its own\b|\bno (?:they|seller) (?:answers?|is liable|must be liable) for more than its own\b/,
          ],
          level: "Medium",
          does: "Each seller answers for its own share of a claim and no more.",
          why: "{We} must sue them all and bears whoever cannot pay.",
          ask: "Ask for joint and several liability of those who ran the company, or a retention.",
          wording: "The Sellers are liable jointly and severally under this agreement.",
          replaces: true,
        },
      ],
      proof: {
        answered: "7.5 The liability of the Sellers is several and not joint.",
        not: "7.5 The liability of the Sellers is joint and several.",
      },
    },
    {
      id: "share-sale/joint",
      topic: "guarantee",
      title: "One seller may pay for all",
      question: "Do we answer for the other sellers?",
      roles: seller,
      about: { says: /\bseveral(?:ly)?\b|\bjointly\b/ },
      answers: [
        {
          when: [
            /\bjoint(?:ly)? and several(?:ly)?\b|\bjointly and (?:each|everybody)(?: of (?:we|those))? severally\b|\brecover the whole\b.{0,60}\bany one\b|\bowed by all of (?:those|we) together and (?:each|everybody)\b/,
          ],
          level: "High",
          does: "{We} answers for the whole of any claim, whoever else sold.",
          why: "It may pay back more than it received.",
          ask: "Ask for several liability in proportion to the price received.",
          wording:
            "Each Seller is liable severally, in proportion to the part of the purchase price that it receives, and for no more than that part.",
          replaces: true,
        },
      ],
      kinds: ["joint-and-several"],
      proof: {
        answered: "7.5 The Sellers are liable jointly and severally.",
        not: "7.5 The liability of each Seller is several.",
      },
    },
    {
      id: "share-sale/guarantees-left",
      topic: "guarantee",
      title: "No release from guarantees for the company",
      question: "Are we freed from what we guaranteed for the company?",
      roles: seller,
      about: { says: /\bguarant(?:ee|ees|eed|or|ors|y)\b/, heading: /guarantee/ },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing frees {we} and its people from guarantees that they gave for the company.",
        why: "They would answer for a lease or loan that somebody else now runs.",
        ask: "Ask for release at completion, and an indemnity until then.",
        wording:
          "The Buyer must obtain at completion the release of every guarantee and security that the Seller or its directors gave for the company, and indemnifies them until they are released.",
      },
      proof: {
        answered: "3.1 The purchase price for the shares is $2,000,000.",
        not: "5.4 The Buyer must procure the release of all guarantees given by the Seller.",
      },
    },
    {
      id: "share-sale/deliverables",
      topic: "formation",
      title: "No list of what is handed over",
      question: "What do we get at completion?",
      roles: buyer,
      about: {
        says: /\b(?:at|on) completion\b.{0,120}\b(?:deliver|give|hand|procure|sign|provide)|\b(?:share transfers?|transfer forms?|share certificates?|resignations?|company (?:records|register|seal|books)|registers?)\b/,
        heading: /completion/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing lists what {they} must hand over at completion.",
        why: "{We} could pay and lack transfers, records, bank authority or resignations.",
        ask: "Ask for a list: transfers, registers, resignations, releases, bank and ASIC access.",
        wording:
          "At completion the Seller must deliver signed share transfers, share certificates, all registers and records, directors' resignations without claims, releases of all securities, and authority over all accounts.",
      },
      proof: {
        answered: "3.1 The purchase price for the shares is $2,000,000.",
        not: "4.2 The Seller must give the Buyer signed share transfers.",
      },
    },
    {
      id: "share-sale/insiders-claims",
      topic: "release",
      title: "No end to the seller’s own claims",
      question: "Does the company still owe the seller anything?",
      roles: buyer,
      about: {
        says: /\b(?:releas\w+|loan accounts?|related part(?:y|ies)|intercompany|intra-?group|shareholder loans?|directors?'? loans?|no claims? against the company)\b/,
        heading: /release|related/,
      },
      answers: [],
      absent: {
        level: "Low",
        does: "Nothing ends what the company owes {they} and its people.",
        why: "Loan accounts and unpaid pay could be called after {we} has bought.",
        ask: "Ask for repayment or release of all insiders' claims at completion.",
        wording:
          "At completion all money owing between the company and the Seller or its associates is repaid or forgiven, and the Seller releases the company from every claim.",
      },
      proof: {
        answered: "3.1 The purchase price for the shares is $2,000,000.",
        not: "4.4 The Seller releases the company from all claims.",
      },
    },
    {
      id: "share-sale/contracts-may-go",
      topic: "change-of-control",
      title: "No consents to the change of control",
      question: "Will contracts and leases survive the change of owner?",
      roles: buyer,
      about: {
        says: /\bchange (?:of|in) control\b|\b(?:consents?|waivers?)\b.{0,120}\b(?:landlord|counterpart\w+|financier|customers?|contracts?|third part\w+|everybody)\b|\bmaterial contracts?\b/,
        heading: /conditions?|consents?|contracts/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: later,
        does: "Nothing deals with contracts that others may end when the shares change hands.",
        why: "A lease, bank or main customer could leave on the day after.",
        ask: "Ask for a list of such contracts, and their consents as a condition.",
        wording:
          "Completion is conditional on written consent to the change of control from each landlord, financier and customer listed in the schedule.",
      },
      proof: {
        answered: "4.1 Completion takes place on 1 July 2027.",
        not: "6.7 No material contract ends because of a change of control.",
      },
    },
  ],
};
