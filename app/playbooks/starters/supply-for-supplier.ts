import type { Starter } from "./starter.ts";

/** Goods that our client sells on account. */
export const supplyForSupplier: Starter = {
  id: "supply-for-supplier",
  content: {
    name: "Trade supply, for the supplier",
    kinds: [
      "Supply agreement",
      "Trading conditions",
      "Credit application",
      "Distribution agreement",
    ],
    act_for: "Supplier",
    law: null,
    rules: [
      {
        id: "title-and-security",
        clause: "ppsa-security",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "Until it is paid our client wants its goods back, before other creditors.",
          wording:
            "Title to the goods remains with the Supplier until the Customer has paid for them in full, and the Customer grants the Supplier a security interest in the goods and their proceeds, which the Supplier may register on the Personal Property Securities Register.",
        },
        fallbacks: [],
        not_acceptable: { why: "An unpaid supplier without security comes last.", level: "High" },
      },
      {
        id: "risk",
        clause: "risk-transfer",
        words: null,
        test: { kind: "contains" },
        preferred: {
          value: [
            "on delivery",
            "upon delivery",
            "when delivered",
            "when they are delivered",
            "on dispatch",
            "on collection",
          ],
          why: "Whoever has the goods insures them.",
          wording: "Risk in the goods passes to the Customer on delivery.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "Our client could bear the loss of goods that are out of its hands.",
          level: "Medium",
        },
      },
      {
        id: "payment",
        clause: "payment-terms",
        words: null,
        test: { kind: "number", of: "payment.days", at: "most" },
        preferred: {
          value: 14,
          why: "Our client is no bank.",
          wording: "The Customer must pay each invoice within 14 days after its date.",
        },
        fallbacks: [
          {
            value: 30,
            why: "Thirty days for customers of good standing.",
            wording: "The Customer must pay each invoice within 30 days after its date.",
            approver: "Credit manager",
          },
        ],
        not_acceptable: {
          why: "Our client would lend the Customer its working capital.",
          level: "Medium",
        },
      },
      {
        id: "interest",
        clause: "default-interest",
        words: null,
        test: { kind: "number", of: "rate.perAnnum", at: "least" },
        preferred: {
          value: 10,
          why: "Late payment must cost more than a bank.",
          wording: "The Customer must pay interest on overdue amounts at 10% per annum.",
        },
        fallbacks: [
          {
            value: 6,
            why: "A lower rate still covers what the delay costs.",
            wording: "The Customer must pay interest on overdue amounts at 6% per annum.",
            approver: "Credit manager",
          },
        ],
        not_acceptable: { why: "Paying late would be the cheapest credit there is.", level: "Low" },
      },
      {
        id: "no-set-off",
        clause: "payment-set-off",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "An invoice is paid whole; complaints are dealt with apart.",
          wording:
            "The Customer must pay all amounts in full without set-off, counterclaim or deduction.",
        },
        fallbacks: [],
        not_acceptable: {
          why: "The Customer could pay what it likes and argue later.",
          level: "Medium",
        },
      },
      {
        id: "cap",
        clause: "limitation-of-liability",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "The margin on goods does not carry an open liability.",
          wording:
            "To the extent permitted by law, the Supplier’s total liability in connection with the goods is limited to replacing them, supplying equivalent goods, or paying the cost of doing so.",
        },
        fallbacks: [
          {
            value: "mutual",
            why: "A limit that protects both protects our client.",
            wording:
              "Each party’s total liability to the other is limited to the price of the goods concerned.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "One bad delivery could cost more than the year earns.",
          level: "High",
        },
      },
      {
        id: "consequential-loss",
        clause: "consequential-loss",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "Our client cannot price the Customer’s lost production.",
          wording:
            "The Supplier is not liable to the Customer for any indirect or consequential loss, including loss of profit, revenue or production.",
        },
        fallbacks: [
          {
            value: "mutual",
            why: "If both are spared, our client is too.",
            wording:
              "Neither party is liable to the other for any indirect or consequential loss, including loss of profit, revenue or production.",
          },
        ],
        not_acceptable: {
          why: "Our client would answer for a loss that it cannot foresee.",
          level: "High",
        },
      },
      {
        id: "indemnity",
        clause: "indemnity",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "What the Customer does with the goods is the Customer’s affair.",
          wording:
            "The Customer must indemnify the Supplier against loss arising from the Customer’s use or resale of the goods, except to the extent that the Supplier’s negligence caused it.",
        },
        fallbacks: [
          {
            value: "mutual",
            why: "Each side may answer for what it does itself.",
            wording:
              "Each party must indemnify the other party against loss arising from its own negligence.",
            approver: "Partner",
          },
        ],
        not_acceptable: { why: "Our client would insure the Customer.", level: "High" },
      },
      {
        id: "warranty",
        clause: "warranty-period",
        words: null,
        test: { kind: "number", of: "term.months", at: "most" },
        preferred: {
          value: 12,
          why: "The makers give twelve months, and so does our client.",
          wording:
            "The Supplier warrants that the goods will be free from defects in materials and workmanship for 12 months after delivery.",
        },
        fallbacks: [
          {
            value: 24,
            why: "Two years where the maker gives as much.",
            wording:
              "The Supplier warrants that the goods will be free from defects in materials and workmanship for 24 months after delivery.",
            approver: "Partner",
          },
        ],
        not_acceptable: {
          why: "Our client would repair goods for longer than their maker.",
          level: "Medium",
        },
      },
      {
        id: "claims",
        clause: "deemed-acceptance",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "A short delivery can only be checked at once.",
          wording:
            "The Customer is taken to have accepted the goods unless it notifies the Supplier of a defect or shortage within seven days after delivery.",
        },
        fallbacks: [],
        not_acceptable: { why: "Goods could be sent back months later.", level: "Medium" },
      },
      {
        id: "delivery-dates",
        clause: "delivery-estimate",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "Ships and makers are late, and our client is not their insurer.",
          wording:
            "Delivery dates are estimates only, and the Supplier is not liable for any delay in delivery.",
        },
        fallbacks: [],
        not_acceptable: { why: "A late ship would be our client’s breach.", level: "Medium" },
      },
      {
        id: "prices",
        clause: "price-increase",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "Our client’s own costs move.",
          wording:
            "The Supplier may increase its prices by giving the Customer 30 days’ written notice.",
        },
        fallbacks: [],
        not_acceptable: { why: "Our client would sell at yesterday’s price.", level: "Medium" },
      },
      {
        id: "guarantee",
        clause: "personal-guarantee",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "A company that is wound up pays nobody.",
          wording:
            "The Guarantor guarantees to the Supplier the payment of all amounts that the Customer owes, and must pay them on demand.",
        },
        fallbacks: [],
        not_acceptable: { why: "Nobody stands behind the Customer.", level: "Medium" },
      },
      {
        id: "suspension",
        clause: "suspension",
        words: null,
        test: { kind: "for_us" },
        preferred: {
          why: "Our client stops supplying those who do not pay.",
          wording: "The Supplier may suspend deliveries while any amount is overdue.",
        },
        fallbacks: [
          {
            value: "mutual",
            why: "If both may stop, our client may too.",
            wording: "Either party may suspend performance while the other party is in breach.",
          },
        ],
        not_acceptable: { why: "Our client would have to go on supplying.", level: "Medium" },
      },
      {
        id: "force-majeure",
        clause: "force-majeure",
        words: null,
        test: { kind: "present" },
        preferred: {
          why: "What nobody can help is nobody’s breach.",
          wording:
            "A party is not liable for a delay or failure caused by an event beyond its reasonable control, other than a failure to pay.",
        },
        fallbacks: [],
        not_acceptable: { why: "Our client would answer for floods and strikes.", level: "Low" },
      },
      {
        id: "no-liquidated-damages",
        clause: "liquidated-damages",
        words: null,
        test: { kind: "absent" },
        preferred: {
          why: "A fixed sum for each day of delay eats the margin in a week.",
          wording: "",
        },
        fallbacks: [
          {
            value: "for us",
            why: "Fixed sums that the Customer owes may stay.",
            wording:
              "The Customer must pay the Supplier liquidated damages of $500 for each day on which it fails to take delivery.",
          },
        ],
        not_acceptable: {
          why: "Every delay would cost a fixed sum, whatever the harm.",
          level: "High",
        },
      },
      {
        id: "no-best-price",
        clause: "most-favoured-customer",
        words: null,
        test: { kind: "absent" },
        preferred: { why: "Our client sets its prices customer by customer.", wording: "" },
        fallbacks: [],
        not_acceptable: { why: "One discount would have to be given to all.", level: "Medium" },
      },
      {
        id: "no-exclusivity",
        clause: "exclusivity",
        words: null,
        test: { kind: "absent" },
        preferred: { why: "Our client sells to whom it likes.", wording: "" },
        fallbacks: [
          {
            value: "for us",
            why: "If the Customer must buy from our client alone, it may stay.",
            wording:
              "The Customer must buy all of its requirements of the goods from the Supplier exclusively.",
          },
        ],
        not_acceptable: { why: "Our client would be tied to one customer.", level: "High" },
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
