import type { Starter } from "./starter.ts";

/** Services that our client buys: support, software, advice, maintenance. */
export const servicesForCustomer: Starter = {
  id: "services-for-customer",
  content: {
    name: "Services, for the customer",
    kinds: [
      "Services agreement",
      "Software as a service agreement",
      "Consultancy agreement",
      "Contractor agreement",
    ],
    act_for: "Customer",
    law: null,
    rules: [
      {
        id: "cap",
        clause: "limitation-of-liability",
        words: null,
        test: { kind: "number", of: "cap.months", at: "least" },
        preferred: {
          value: 24,
          why: "Two years of fees is what a failure of the services usually costs to put right.",
          wording:
            "The Supplier’s total liability under this agreement is limited to the fees paid and payable in the 24 months before the claim arose.",
        },
        fallbacks: [
          {
            value: 12,
            why: "A year of fees is what the market commonly gives.",
            wording:
              "The Supplier’s total liability under this agreement is limited to the fees paid and payable in the 12 months before the claim arose.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "Our client would carry most of the loss that the Supplier causes.",
          level: "High",
        },
      },
      {
        id: "outside-the-cap",
        clause: "limitation-of-liability",
        words: null,
        test: { kind: "contains" },
        preferred: {
          value: ["confidentiality", "confidential information", "privacy", "personal information"],
          why: "A leak of data costs more than the fees.",
          wording:
            "The Supplier’s total liability under this agreement is limited to the fees paid and payable in the 24 months before the claim arose. This limit does not apply to a breach of confidentiality or privacy, to an indemnity, to personal injury, or to fraud or wilful default.",
        },
        fallbacks: [
          {
            value: ["fraud", "wilful", "personal injury", "death"],
            why: "At the least what is done on purpose, and injury, stays without a limit.",
            wording:
              "The Supplier’s total liability under this agreement is limited to the fees paid and payable in the 24 months before the claim arose. This limit does not apply to personal injury, or to fraud or wilful default.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "The limit would protect the Supplier whatever it does.",
          level: "High",
        },
      },
      {
        id: "consequential-loss",
        clause: "consequential-loss",
        words: null,
        test: { kind: "absent" },
        preferred: {
          why: "The loss that matters to our client is the one that this clause excludes.",
          wording: "",
        },
        fallbacks: [
          {
            value: "mutual",
            why: "If it has to be there, it protects both sides.",
            wording:
              "Neither party is liable to the other for loss of profit that does not flow naturally from the breach.",
          },
        ],
        not_acceptable: {
          why: "Only the Supplier would be spared the loss that it causes.",
          level: "High",
        },
      },
      {
        id: "indemnity",
        clause: "indemnity",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "The Supplier controls what it delivers, and stands behind it.",
          wording:
            "The Supplier must indemnify the Customer against loss arising from a claim by a third party that the Services infringe its rights, and from the negligence of the Supplier or its personnel.",
        },
        fallbacks: [
          {
            value: "mutual",
            why: "Each side may answer for what it does itself.",
            wording:
              "Each party must indemnify the other party against loss arising from its own negligence or breach of this agreement.",
            approver: "Partner",
          },
        ],
        not_acceptable: { why: "Our client would insure the Supplier.", level: "High" },
      },
      {
        id: "payment",
        clause: "payment-terms",
        words: null,
        test: { kind: "number", of: "payment.days", at: "least" },
        preferred: {
          value: 30,
          why: "Our client’s accounts are paid by monthly runs.",
          wording:
            "The Customer must pay each correct invoice within 30 days after it is received.",
        },
        fallbacks: [
          {
            value: 14,
            why: "Two weeks can be kept for small amounts.",
            wording:
              "The Customer must pay each correct invoice within 14 days after it is received.",
            approver: "Finance",
          },
        ],
        not_acceptable: { why: "Our client would be late by its own processes.", level: "Medium" },
      },
      {
        id: "prices-at-will",
        clause: "price-at-will",
        words: null,
        test: { kind: "absent" },
        preferred: { why: "What was agreed is the price until both agree another.", wording: "" },
        fallbacks: [],
        not_acceptable: { why: "The Supplier could ask what it likes.", level: "High" },
      },
      {
        id: "interest",
        clause: "default-interest",
        words: null,
        test: { kind: "number", of: "rate.perAnnum", at: "most" },
        preferred: {
          value: 8,
          why: "Interest makes up for delay; it does not punish it.",
          wording:
            "If an amount is not paid by its due date, the Supplier may charge simple interest on the overdue amount at 5% per annum.",
        },
        fallbacks: [
          {
            value: 10,
            why: "Ten per cent is no more than what borrowing costs.",
            wording:
              "If an amount is not paid by its due date, the Supplier may charge simple interest on the overdue amount at 10% per annum.",
          },
        ],
        not_acceptable: { why: "The rate is a penalty in all but name.", level: "Low" },
      },
      {
        id: "price-increases",
        clause: "price-increase",
        words: null,
        test: { kind: "number", of: "notice.days", at: "least" },
        preferred: {
          value: 90,
          why: "Our client needs a budget round to find the money, or another supplier.",
          wording:
            "The Supplier may increase the Fees once in each year by giving the Customer at least 90 days’ written notice, by no more than the increase in the Consumer Price Index.",
        },
        fallbacks: [
          {
            value: 60,
            why: "Two months is enough where the increase is capped.",
            wording:
              "The Supplier may increase the Fees once in each year by giving the Customer at least 60 days’ written notice, by no more than the increase in the Consumer Price Index.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "The price could rise before our client can react.",
          level: "Medium",
        },
      },
      {
        id: "ending-it",
        clause: "termination-for-convenience",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "Our client must be able to leave services that it no longer needs.",
          wording:
            "The Customer may terminate this agreement for any reason by giving the Supplier 30 days’ written notice.",
        },
        fallbacks: [
          {
            value: "mutual",
            why: "If both may leave, our client may too.",
            wording:
              "Either party may terminate this agreement for any reason by giving the other party 60 days’ written notice.",
          },
        ],
        not_acceptable: {
          why: "The Supplier could walk away and our client could not.",
          level: "High",
        },
      },
      {
        id: "their-notice",
        clause: "termination-for-convenience",
        words: null,
        test: { kind: "number", of: "notice.days", at: "least" },
        preferred: {
          value: 90,
          why: "It takes three months to find and start another supplier.",
          wording:
            "The Supplier may terminate this agreement for any reason by giving the Customer at least 90 days’ written notice.",
        },
        fallbacks: [
          {
            value: 60,
            why: "Two months can be managed where data is handed over.",
            wording:
              "The Supplier may terminate this agreement for any reason by giving the Customer at least 60 days’ written notice.",
            approver: "Partner",
          },
        ],
        not_acceptable: { why: "Our client could be left without the services.", level: "High" },
      },
      {
        id: "time-to-remedy",
        clause: "termination-for-breach",
        words: null,
        test: { kind: "number", of: "notice.days", at: "least" },
        preferred: {
          value: 30,
          why: "A slip should not cost our client the agreement.",
          wording:
            "A party may terminate this agreement if the other party commits a material breach and does not remedy it within 30 days after notice of the breach.",
        },
        fallbacks: [
          {
            value: 14,
            why: "Two weeks will do for a failure to pay.",
            wording:
              "A party may terminate this agreement if the other party commits a material breach and does not remedy it within 14 days after notice of the breach.",
          },
        ],
        not_acceptable: { why: "Our client could lose the services over a slip.", level: "Medium" },
      },
      {
        id: "renewal",
        clause: "automatic-renewal",
        words: null,
        test: { kind: "absent" },
        preferred: {
          why: "Our client decides at the end of the term, and not by forgetting.",
          wording: "",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Our client could be bound for another term by a missed date.",
          level: "Medium",
        },
      },
      {
        id: "variation",
        clause: "unilateral-variation",
        words: null,
        test: { kind: "absent" },
        preferred: { why: "What was agreed changes only by agreement.", wording: "" },
        fallbacks: [
          {
            value: "for us",
            why: "A right of the Customer to change its order may stay.",
            wording:
              "The Customer may at any time vary the specifications of the Services by giving the Supplier 14 days’ written notice, and the Fees are adjusted in proportion.",
          },
        ],
        not_acceptable: {
          why: "The Supplier could change what our client pays for.",
          level: "High",
        },
      },
      {
        id: "ip",
        clause: "ip-assignment",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "Our client owns what it pays to have made.",
          wording:
            "The Supplier assigns to the Customer all intellectual property rights in the deliverables as they are created.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Our client would pay for work that somebody else owns.",
          level: "High",
        },
      },
      {
        id: "assignment",
        clause: "assignment",
        words: null,
        test: { kind: "mutual" },
        preferred: {
          why: "Neither side should wake up to another contract partner.",
          wording:
            "Neither party may assign this agreement without the other party’s prior written consent, which must not be unreasonably withheld.",
        },
        fallbacks: [
          {
            value: "for us",
            why: "It is enough if the Supplier is held.",
            wording:
              "The Supplier must not assign this agreement without the Customer’s prior written consent.",
          },
        ],
        not_acceptable: { why: "The Supplier could hand our client to anybody.", level: "Medium" },
      },
      {
        id: "subcontracting",
        clause: "subcontracting",
        words: null,
        test: { kind: "contains" },
        preferred: {
          value: ["consent", "approval", "approved"],
          why: "Our client chose this Supplier and its people.",
          wording:
            "The Supplier must not subcontract any of the Services without the Customer’s prior written consent, and remains liable for its subcontractors.",
        },
        fallbacks: [],
        not_acceptable: { why: "Anybody could do the work.", level: "Medium" },
      },
      {
        id: "confidentiality",
        clause: "confidentiality",
        words: null,
        test: { kind: "mutual" },
        preferred: {
          why: "Both sides will see what the other keeps to itself.",
          wording:
            "Each party must keep the other party’s Confidential Information confidential and must use it only for this agreement.",
        },
        fallbacks: [
          {
            value: "for us",
            why: "It is enough for our client if the Supplier is bound.",
            wording:
              "The Supplier must keep the Customer’s Confidential Information confidential and must use it only to provide the Services.",
          },
        ],
        not_acceptable: { why: "Our client’s information would not be protected.", level: "High" },
      },
      {
        id: "privacy",
        clause: "privacy",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "The Supplier will handle personal information of our client’s people and customers.",
          wording:
            "The Supplier must handle personal information that it receives under this agreement only as the Customer directs and as privacy law requires, and must notify the Customer of any data breach within 72 hours.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Nothing holds the Supplier to privacy law or tells our client of a breach.",
          level: "High",
        },
      },
      {
        id: "insurance",
        clause: "insurance",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "A promise to pay is worth what stands behind it.",
          wording:
            "The Supplier must maintain professional indemnity insurance of at least $5,000,000 and public liability insurance of at least $20,000,000.",
        },
        fallbacks: [],
        not_acceptable: { why: "A claim could fail for want of money.", level: "Medium" },
      },
      {
        id: "law",
        clause: "governing-law",
        words: null,
        test: { kind: "law" },
        preferred: {
          value: ["Australia"],
          why: "We can advise on the law of any Australian State or Territory.",
          wording: "This agreement is governed by the law of New South Wales.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Advice on this law would have to be bought elsewhere, and so would every dispute.",
          level: "High",
        },
      },
    ],
  },
};
