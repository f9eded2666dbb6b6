import type { PaperQuestions } from "../asking/question.ts";
import { goodsQuestions } from "./goods.ts";

/** Supply of goods over time, bargained for by both sides. */
export const supply: PaperQuestions = {
  id: "supply",
  of: /^Supply agreement$/,
  roles: { recipient: "Customer", drafter: "Supplier" },
  questions: [
    ...goodsQuestions,
    {
      id: "supply/minimum",
      topic: "minimum-commitment",
      title: "Minimum or all needs must be bought",
      question: "How much must we buy, and what if we do not?",
      side: "recipient",
      about: {
        says: /\b(?:minimum|take[- ]or[- ]pay|shortfall|not less than|at least)\b.{0,120}\b(?:purchas\w*|order\w*|quantit\w+|volumes?|tonnes?|units|buy)/,
        heading: /minimum|volume|quantit/,
      },
      answers: [
        {
          when: [
            /\b(?:take[- ]or[- ]pay|shortfall)\b.{0,160}\b(?:pay|paid|payable)|\bwe must\b.{0,120}\b(?:pay for|pay)\b.{0,120}\b(?:whether or not|shortfall|minimum)|\bif we\b.{0,30}\b(?:orders?|purchases?|buys?|takes?) less than\b.{0,60}\bminimum\b.{0,80}\b(?:invoice|pay|charge)/,
          ],
          title: "Minimum is paid for, taken or not",
          level: "High",
          does: "{We} pays for the minimum, taken or not.",
          why: "Its own sales may fall, and {they} may resell what it did not take.",
          ask: "Ask for relief events, carry-over and credit for goods resold.",
          wording:
            "A shortfall carries over to the next year. It is reduced for goods that the Supplier did not deliver, sold to others or that do not comply, and for events outside the Customer's control.",
        },
        {
          when: [
            /\bwe must\b.{0,120}\b(?:purchase|order|buy|take)\b.{0,120}\b(?:minimum|not less than|at least|all (?:of )?(?:our|its) requirements)/,
          ],
          level: "Medium",
          does: "{We} must buy a minimum or all its needs from {they}.",
          why: "It cannot turn to another when price, quality or delivery fails.",
          ask: "Ask for relief when {they} fails, and for carry-over.",
          wording:
            "The minimum is reduced for goods that the Supplier did not deliver on time or that do not comply, and the Customer may then buy elsewhere.",
        },
      ],
      kinds: ["minimum-commitment"],
      proof: {
        answered: "2.4 The Customer must purchase at least 500 tonnes each year.",
        not: "2.4 The Customer need not purchase any minimum quantity.",
      },
    },
    {
      id: "supply/forecast",
      topic: "minimum-commitment",
      title: "No commitment to buy",
      question: "Must they buy what we make for them?",
      side: "drafter",
      about: {
        says: /\b(?:minimum|forecasts?|take[- ]or[- ]pay|not less than|at least)\b/,
        heading: /minimum|forecast|volume/,
      },
      answers: [
        {
          when: [
            /\bforecasts?\b.{0,120}\b(?:not (?:be )?(?:binding|a commitment)|non-?binding|no (?:obligation|commitment)|estimates? only|does not (?:bind|oblige))|\bthey (?:does not|is not|has no|makes? no)\b.{0,30}\b(?:commit\w*|oblig\w*|guarantee)\b|\bthey need not (?:place|order|buy|purchase|take)\b.{0,40}\b(?:any|orders?|minimum|quantity|volumes?|goods|products)\b|\bno (?:minimum|volume|quantity)\b.{0,60}\b(?:guaranteed|promised|committed)\b/,
          ],
          level: "Medium",
          does: "{They} commits to no volume, though {we} must be ready to supply.",
          why: "Stock, staff and materials may be bought for orders that never come.",
          ask: "Ask for a binding part of each forecast, or payment for committed materials.",
          wording:
            "The first two months of each forecast bind the Customer, and it must pay for materials that the Supplier reasonably bought to meet the next month.",
        },
      ],
      kinds: ["no-commitment"],
      proof: {
        answered: "2.5 Forecasts are not binding on the Customer.",
        not: "2.5 The Customer must purchase a minimum quantity.",
      },
    },
    {
      id: "supply/continuity",
      topic: "conditions",
      title: "No assurance of supply in a shortage",
      question: "Are we served when stock is short or a line ends?",
      side: "recipient",
      about: {
        says: /\b(?:shortage|allocat\w+|discontinu\w+|end[- ]of[- ]life|last[- ]time buy|safety stock|continuity)\b/,
        heading: /shortage|continuity|allocation/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:allocat\w+|discontinu\w+|substitut\w+|withdraw)\b|\bthey may\b(?! not).{0,60}\b(?:ration|decide who)\b/,
          ],
          title: "Goods may be rationed or dropped",
          level: "Medium",
          does: "{They} may ration, replace or discontinue goods as it sees fit.",
          why: "{We}'s own line may stop for want of one part.",
          ask: "Ask for a fair share, six months' notice, a last order and no substitutes without consent.",
          wording:
            "In a shortage the Supplier must give the Customer at least its usual share. It must give {noticeTime|six months}' notice before it discontinues goods, accept a last order, and not substitute goods without consent.",
        },
      ],
      absent: {
        of: /\bterm\b.{0,60}\b\d{1,2} (?:years?|months)\b/,
        level: "Low",
        does: "Nothing says how {we} is served in a shortage or when a line ends.",
        why: "Its own business may stop for want of one part.",
        ask: "Ask for a fair share, notice and a last order.",
        wording:
          "In a shortage the Supplier must give the Customer at least its usual share. It must give {noticeTime|six months}' notice before it discontinues goods and accept a last order.",
      },
      kinds: ["supply-at-discretion"],
      proof: {
        answered: "2.6 The Supplier may discontinue or substitute goods at any time.",
        not: "2.6 In a shortage the Supplier must allocate goods fairly.",
      },
    },
    {
      id: "supply/product-insurance",
      topic: "insurance",
      title: "No product liability cover required",
      question: "Is there insurance behind the goods?",
      side: "recipient",
      about: { says: /\binsur\w+\b/, heading: /insur/ },
      answers: [],
      absent: {
        of: /\bgoods\b|\bproducts\b/,
        level: "Low",
        does: "{They} need hold no product liability insurance.",
        why: "A claim for injury or spoilt product may be worth more than {they} is.",
        ask: "Ask for cover with a certificate each year.",
        wording:
          "The Supplier must hold products and public liability insurance of at least $20 million for each event and give the Customer a certificate of currency each year.",
      },
      proof: {
        answered: "1.1 The Supplier must supply the goods.",
        not: "1.1 The Supplier must hold product liability insurance for the goods.",
      },
    },
    {
      id: "supply/specification",
      topic: "scope",
      title: "No specification for the goods",
      question: "To what specification must the goods be made?",
      side: "recipient",
      about: {
        says: /\b(?:specifications?|samples?|description|standards?)\b/,
        heading: /specification|quality/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:chang|alter|modif|vary|amend)\w*\b.{0,80}\b(?:specifications?|design|composition|materials|packaging)|\bspecifications?\b.{0,40}\b(?:subject to (?:change|alteration|modification)|may be (?:changed|altered|varied|modified))\b.{0,20}\b(?:by they|without notice)/,
          ],
          title: "Specification may be changed",
          level: "Medium",
          does: "{They} may change the specification of the goods by itself.",
          why: "Changed goods may not fit {we}'s process or approvals.",
          ask: "Ask for notice and consent to any real change.",
          wording:
            "The Supplier must not change the specification, materials or place of manufacture of the goods without the Customer's written consent.",
          replaces: true,
        },
      ],
      absent: {
        of: /\bgoods\b|\bproducts\b/,
        level: "Medium",
        does: "No specification or standard for the goods is attached or named.",
        why: '"Defective" would have nothing to be measured against.',
        ask: "Attach one, and forbid changes without consent.",
        wording:
          "The goods must comply with the specification in the schedule, which the Supplier must not change without the Customer's written consent.",
      },
      proof: {
        answered: "1.4 The Supplier may change the specifications of the goods without notice.",
        not: "1.4 The goods must comply with the specifications.",
      },
    },
  ],
};
