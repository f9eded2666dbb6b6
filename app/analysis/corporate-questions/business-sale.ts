import type { PaperQuestions } from "../asking/question.ts";
import { buyer, later, sale, seller } from "./sale.ts";

/** A business is sold by its parts: goodwill, plant, stock, contracts, staff. */
export const businessSale: PaperQuestions = {
  id: "business",
  of: /^Business sale agreement$/,
  roles: { recipient: "Buyer", drafter: "Seller" },
  holds: [sale],
  questions: [
    {
      id: "business/gst",
      topic: "tax",
      title: "No word on GST on the sale",
      question: "Is GST payable on the price?",
      about: { says: /\bgst\b|\bgoods and services tax\b|\bgoing concern\b/, heading: /gst|tax/ },
      answers: [
        {
          when: [/\bgoing concern\b/],
          lacks: [
            /\b(?:registered (?:for gst|or required)|not a (?:supply of a )?going concern|if\b.{0,120}\bgst is payable|commissioner|increased by|pay the gst|in addition)\b/,
          ],
          title: "Going concern without a fallback on GST",
          level: "Medium",
          does: "The sale is treated as a going concern, but nothing says who pays if the tax office disagrees.",
          why: "A tenth of the price would fall on whoever did not plan for it.",
          ask: "Ask for a promise of registration, all things necessary supplied, and who pays GST and penalties if it fails.",
          wording:
            "The parties agree that the sale is of a going concern. Each is registered for GST. If the Commissioner finds that GST is payable the Buyer must pay it on a tax invoice, and the party whose act caused that bears penalties and interest.",
        },
      ],
      absent: {
        level: "High",
        does: "Nothing says whether the price includes GST or is GST-free as a going concern.",
        why: "A tenth of the price depends on it.",
        ask: "Ask for going concern treatment, or that GST is added or included in plain words.",
        wording:
          "The parties agree that the sale is the supply of a going concern and GST-free. Each is registered for GST. If GST is nevertheless payable the Buyer must pay it in addition on receiving a tax invoice.",
      },
      kinds: ["gst"],
      proof: {
        answered: "12.1 The sale is of a going concern.",
        not: "12.1 The sale is of a going concern. If GST is payable the Buyer must pay it in addition.",
      },
    },
    {
      id: "business/staff",
      topic: "employees",
      title: "No terms for the staff",
      question: "Which staff come over, and who pays their entitlements?",
      about: {
        says: /\b(?:employees?|staff|personnel)\b/,
        heading: /employees?|staff/,
      },
      answers: [
        {
          when: [
            /\b(?:employees?|staff)\b.{0,200}\b(?:offers?|transfer\w*|employ|engage)\b|\b(?:offers?|transfer\w*|employ|engage)\b.{0,120}\b(?:employees|staff)\b/,
          ],
          lacks: [/\b(?:leave|entitlements?|accrued|superannuation|redundanc\w+)\b/],
          title: "Staff entitlements are left open",
          level: "Medium",
          does: "Staff are to move, but nothing says who pays their leave and other accrued entitlements.",
          why: "Service carries over by law, and with it years of leave and redundancy.",
          ask: "Ask for a schedule of entitlements and an adjustment of the price, after tax.",
          wording:
            "The Buyer takes over the accrued leave of each transferring employee, and the price is reduced by 70% of its value at completion. The Seller must pay all wages, superannuation and other entitlements to completion, and those of staff who do not transfer.",
        },
      ],
      absent: {
        level: "High",
        does: "Nothing says which staff move or who pays what they have accrued.",
        why: "Service carries over by law, and leave and redundancy can be a large debt.",
        ask: "Ask for offers to named staff, an adjustment for accrued leave, and {they}'s share of the rest.",
        wording:
          "The Buyer must offer employment to the employees in the schedule on terms no less favourable overall. The price is reduced by 70% of the accrued leave taken over, and the Seller must pay every other entitlement to completion.",
      },
      proof: {
        answered: "10.1 The Buyer must offer employment to each of the employees.",
        not: "10.1 The price is reduced by the accrued leave of employees whom the Buyer must employ.",
      },
    },
    {
      id: "business/premises",
      topic: "premises",
      title: "No right to stay in the premises",
      question: "Will we have the premises?",
      about: {
        says: /\b(?:lease|landlord|lessor|premises|licen[cs]e to occupy)\b/,
        heading: /premises|lease/,
      },
      answers: [
        {
          when: [
            /\b(?:assign\w*|transfer\w*)\b.{0,60}\blease\b|\blease\b.{0,100}\b(?:assign\w*|transfer\w*)\b/,
          ],
          lacks: [
            /(?<!\bendeavours to (?:obtain|procure|get) the )\b(?:landlord|lessor)\b.{0,60}\bconsent|(?<!\bendeavours to (?:obtain|procure|get) the )\bconsent\b.{0,60}\b(?:landlord|lessor)\b|\bnew lease\b/,
          ],
          title: "Landlord’s consent is no condition",
          level: "High",
          does: "The lease is to pass, but the landlord's consent is not made a condition.",
          why: "The sale could complete for a business with nowhere to trade.",
          ask: "Ask that written consent, and release of the outgoing tenant, is a condition.",
          wording:
            "Completion is conditional on the landlord's written consent to the assignment of the lease to the Buyer, on terms acceptable to the Buyer acting reasonably, and on the release of the Seller and its guarantors from that day.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing deals with the premises from which the business trades.",
        why: "Goodwill tied to a place is lost without a lease.",
        ask: "Ask for assignment of the lease or a new one, with the landlord's consent as a condition.",
        wording:
          "Completion is conditional on assignment of the lease of the premises to the Buyer with the landlord's written consent, or the grant of a new lease on terms acceptable to the Buyer acting reasonably.",
      },
      proof: {
        answered: "11.1 The Seller must assign the lease to the Buyer at completion.",
        not: "11.1 The landlord's consent to assignment of the lease is a condition.",
      },
    },
    {
      id: "business/contracts",
      topic: "assignment",
      title: "No transfer of the contracts",
      question: "Do the contracts come with the business?",
      roles: buyer,
      about: {
        says: /\b(?:assign\w*|novat\w+|transfer\w*)\b.{0,100}\b(?:contracts?|agreements?|customers?|orders?)\b|\b(?:contracts?|agreements?)\b.{0,100}\b(?:assign\w*|novat\w+|transfer\w*)\b|\bbusiness contracts?\b/,
        heading: /contracts/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing passes the contracts of the business to {we}.",
        why: "Customers and suppliers would be free to leave or to ask for new terms.",
        ask: "Ask for assignment or novation of a list, and for the benefit to be held on trust meanwhile.",
        wording:
          "The Seller must assign or procure the novation of the contracts in the schedule, and until then holds their benefit on trust for the Buyer.",
      },
      proof: {
        answered: "1.1 The Seller sells the business to the Buyer.",
        not: "8.1 The Seller must assign the business contracts to the Buyer.",
      },
    },
    {
      id: "business/old-debts",
      topic: "indemnity",
      title: "No word on who bears old debts",
      question: "Who pays what the business owed before completion?",
      roles: buyer,
      about: {
        says: /\b(?:liabilit(?:y|ies)|debts?|creditors?|claims?|outgoings)\b.{0,160}\b(?:before|prior to|up to|until|excluded|incurred|arising|remain)\b|\bexcluded liabilit/,
        heading: /liabilities|creditors|debts|indemnit/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing leaves the debts and claims of the time before completion with {they}.",
        why: "Suppliers, staff and customers will look to whoever now runs the business.",
        ask: "Ask that {they} keeps them, with an indemnity.",
        wording:
          "The Seller remains liable for, and indemnifies the Buyer against, every debt, liability and claim of the business that arises from the time before completion.",
      },
      proof: {
        answered: "1.1 The Seller sells the business to the Buyer.",
        not: "7.8 The Seller indemnifies the Buyer against liabilities arising before completion.",
      },
    },
    {
      id: "business/later-debts",
      topic: "indemnity",
      title: "No protection from later debts",
      question: "Who pays what the buyer runs up in our name?",
      roles: seller,
      about: {
        says: /\b(?:after|from|on and from|following)\b.{0,20}\bcompletion\b.{0,200}\b(?:liab\w+|claims?|indemn\w+|obligations?|assum\w+)|\b(?:liab\w+|claims?|indemn\w+|obligations?|assum\w+)\b.{0,200}\b(?:after|from|following)\b.{0,20}\bcompletion\b|\bthey\b.{0,60}\bindemnif/,
        heading: /liabilities|indemnit/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing makes {they} bear the debts and claims of the time after completion.",
        why: "Contracts and leases still in {we}'s name go on binding it.",
        ask: "Ask for an indemnity for the business and staff after completion.",
        wording:
          "The Buyer must perform the contracts from completion and indemnifies the Seller against every liability of the business that arises after completion, including for transferring employees.",
      },
      proof: {
        answered: "1.1 The Seller sells the business to the Buyer.",
        not: "7.9 The Buyer indemnifies the Seller against claims arising after completion.",
      },
    },
    {
      id: "business/charged-assets",
      topic: "title-and-risk",
      title: "No promise of unencumbered assets",
      question: "Do the assets come free of finance?",
      roles: buyer,
      about: {
        says: /\b(?:encumbranc\w+|unencumbered|free (?:of|from)|security interests?|ppsr|releases?|legal and beneficial|owner of|absolute owner)\b/,
        heading: /title|encumbrances/,
      },
      answers: [
        {
          when: [/\b(?:encumbranc\w+|unencumbered|free (?:of|from)|security interests?)\b/],
          lacks: [/\b(?:ppsr|releas\w+|discharg\w+|payout|financing statement)\b/],
          title: "Releases of finance are not promised",
          level: "Medium",
          does: "Assets are sold free of finance, but nothing makes {they} hand over releases.",
          why: "A registered interest can follow plant and stock into {we}'s hands.",
          ask: "Search the PPSR and ask for releases at completion before the price is paid.",
          wording:
            "At completion the Seller must deliver a release of, and an undertaking to remove, every registration on the PPSR against the assets.",
        },
      ],
      absent: {
        level: "High",
        does: "Nothing promises that the assets come free of charges and leases.",
        why: "A registered interest can follow plant and stock into {we}'s hands.",
        ask: "Search the PPSR, and ask for unencumbered title with releases at completion.",
        wording:
          "The Seller sells the assets as absolute owner, free from encumbrances, and at completion must deliver a release of every registration on the PPSR against them.",
      },
      proof: {
        answered: "2.1 The Seller sells the assets free from encumbrances.",
        not: "2.1 The Seller must deliver PPSR releases for the assets, which are sold free from encumbrances.",
      },
    },
    {
      id: "business/stock",
      topic: "price",
      title: "Stock is paid for without a ceiling",
      question: "How is stock counted and priced?",
      about: {
        says: /\b(?:stock|inventory|stock-?take|stock in trade)\b/,
        heading: /stock|inventory/,
      },
      answers: [
        {
          when: [
            /\b(?:plus|in addition)\b.{0,40}\bstock\b|\bstock\b.{0,80}\b(?:at valuation|at (?:\w+ )?cost|valued|value)\b|\bwe must pay for\b.{0,30}\bstock\b.{0,80}\bin addition to the (?:purchase )?price\b/,
          ],
          lacks: [
            /\b(?:obsolete|slow[- ]moving|unsaleable|damaged|maximum|not exceed|up to \$|independent|stock-?taker)\b/,
          ],
          level: "Medium",
          does: "Stock is paid for on top, with no ceiling and no discount for what cannot be sold.",
          why: "The price can rise by more than was planned, for goods that nobody wants.",
          ask: "Ask for a joint stocktake, cost or less, no obsolete goods, and a limit.",
          wording:
            "Stock is counted by the parties together on the day before completion, valued at the lower of cost and net realisable value without obsolete or damaged goods, and paid for up to $[amount].",
        },
      ],
      proof: {
        answered: "3.2 The price is $500,000 plus stock at valuation.",
        not: "3.2 Stock is valued at cost up to a maximum of $50,000, without obsolete goods.",
      },
    },
    {
      id: "business/names-and-ip",
      topic: "ip-ownership",
      title: "No transfer of names and IP",
      question: "Do we get the name, the domain and the know-how?",
      roles: buyer,
      about: {
        says: /\b(?:intellectual property|business names?|trade ?marks?|domain names?|telephone numbers?|goodwill|websites?)\b/,
        heading: /intellectual property|business name|goodwill/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing passes the business name, domain, numbers or intellectual property.",
        why: "Customers find the business by them.",
        ask: "Ask for assignment at completion, and that {they} changes its own name.",
        wording:
          "The Seller assigns to the Buyer at completion all intellectual property, business names, domain names and telephone numbers of the business, and must change any company name that resembles them within five business days.",
      },
      kinds: ["ip-assignment"],
      proof: {
        answered: "1.1 The Seller sells the plant and equipment to the Buyer.",
        not: "2.1 The Seller sells the goodwill and the business name.",
      },
    },
    {
      id: "business/handover",
      topic: "conduct-and-access",
      title: "No handover or training",
      question: "Will the seller help us to take over?",
      roles: buyer,
      about: {
        says: /\b(?:handover|hand-over|transition\w*|training|train|tuition|instruct\w*|introduc\w+|assist\w*)\b/,
        heading: /handover|transition|training|assistance/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing makes {they} introduce customers or teach {we} the business.",
        why: "Goodwill is in people and habits that {they} knows.",
        ask: "Ask for four weeks' handover without charge and help by telephone after.",
        wording:
          "For four weeks after completion the Seller must without charge introduce the Buyer to customers and suppliers and train it in the business, and for two months more answer reasonable enquiries.",
      },
      proof: {
        answered: "1.1 The Seller sells the business to the Buyer.",
        not: "9.5 The Seller must give the Buyer training for four weeks.",
      },
    },
    {
      id: "business/plant-as-it-is",
      topic: "quality-warranty",
      title: "Plant is taken as it stands",
      question: "Does the plant work?",
      roles: buyer,
      about: {
        says: /\b(?:plant|equipment|vehicles|assets)\b.{0,160}\b(?:condition|order|repair|as is|inspect\w*)\b|\b(?:plant|equipment)\b.{0,30}\bsold as inspected\b/,
        heading: /plant|equipment/,
      },
      answers: [
        {
          when: [
            /\b(?:plant|equipment|vehicles|assets)\b.{0,160}\b(?:as is|as they (?:are|stand)|as those (?:are|stand)|present (?:condition|state)|no warranty|with all faults)\b|\bwe (?:has|have) inspected\b.{0,120}\b(?:plant|equipment|assets)\b|\b(?:plant|equipment)\b.{0,30}\bsold as inspected\b/,
          ],
          level: "Medium",
          does: "{We} takes the plant as it stands.",
          why: "A failed machine on the first day is its own cost.",
          ask: "Ask that it works, is serviced and complies, at completion.",
          wording:
            "The Seller warrants that at completion the plant and equipment is in working order, has been serviced as its makers recommend, and complies with the law.",
        },
      ],
      proof: {
        answered: "2.4 The equipment is sold as is and the Buyer has inspected it.",
        not: "2.4 The equipment is in good working order and repair.",
      },
    },
    {
      id: "business/licences",
      topic: "statutory-step",
      title: "No terms for licences to trade",
      question: "May we lawfully trade on the first day?",
      roles: buyer,
      about: {
        says: /\b(?:licen[cs]es?|permits?|registrations?|approvals?|authorisations?|accreditation)\b/,
        heading: /licen[cs]e|permits/,
      },
      answers: [],
      absent: {
        level: "Low",
        of: later,
        does: "Nothing deals with licences and permits that the business needs.",
        why: "Most do not pass with a sale, and some take weeks.",
        ask: "List them, and make transfer or new grant a condition.",
        wording:
          "The Seller must do what is needed to transfer, or help the Buyer to obtain, each licence and permit of the business, and completion is conditional on the Buyer holding those listed in the schedule.",
      },
      proof: {
        answered: "4.1 Completion takes place on 1 July 2027.",
        not: "6.8 The Seller holds every licence and permit that the business needs.",
      },
    },
    {
      id: "business/adjustments",
      topic: "outgoings",
      title: "No apportionment at completion",
      question: "Who bears rent, rates and prepayments across completion?",
      about: {
        says: /\b(?:apportion\w*|adjust(?:ed|ments?)|pro-? ?rata|outgoings|prepa(?:id|yments?)|deposits held|rebates)\b/,
        heading: /adjustments?|apportion\w*|outgoings/,
      },
      answers: [],
      absent: {
        level: "Low",
        of: later,
        does: "Nothing divides rent, power, prepayments and customers' deposits at completion.",
        why: "Each side will pay, or keep, what belongs to the other.",
        ask: "Ask for an apportionment to the day, with customers' deposits and vouchers passed on.",
        wording:
          "Outgoings and income of the business are apportioned to the day of completion, and the Seller must pay or allow to the Buyer all deposits, prepayments and gift cards of customers.",
      },
      proof: {
        answered: "4.1 Completion takes place on 1 July 2027.",
        not: "4.5 Outgoings are apportioned at completion.",
      },
    },
    {
      id: "business/customers-debts",
      topic: "payment",
      title: "No word on who collects old invoices",
      question: "Who keeps money owed for work before completion?",
      roles: seller,
      about: {
        says: /\b(?:book debts?|debtors?|receivables?|accounts? receivable|invoices|work in progress)\b/,
        heading: /debts|debtors|receivables/,
      },
      answers: [],
      absent: {
        level: "Low",
        does: "Nothing keeps for {we} what customers owe for the time before completion.",
        why: "Customers will pay whoever sends the next invoice.",
        ask: "Ask that {we} keeps them, and that {they} passes on what it receives in five days.",
        wording:
          "The Seller keeps all book debts to completion. The Buyer must pay on to the Seller within five business days what it receives for them, without set-off.",
      },
      proof: {
        answered: "1.1 The Seller sells the plant and goodwill to the Buyer.",
        not: "2.3 Book debts remain the property of the Seller.",
      },
    },
    {
      id: "business/lease-release",
      topic: "release",
      title: "No release from lease and guarantees",
      question: "Are we released from the lease and our guarantees?",
      roles: seller,
      about: {
        says: /\breleas\w+\b.{0,160}\b(?:lease|guarant\w+|seller|we|our|securit\w+)\b|\b(?:lease|guarant\w+)\b.{0,160}\breleas\w+/,
        heading: /release/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: /\blease\b/,
        does: "The lease passes, but nothing releases {we} and its guarantors.",
        why: "If {they} stops paying rent the landlord may come back to {we}.",
        ask: "Ask for the landlord's release, replacement of guarantees, and an indemnity meanwhile.",
        wording:
          "The Buyer must provide the security that the landlord asks for so that the Seller and its guarantors are released from the lease at completion, and indemnifies them until then.",
      },
      proof: {
        answered: "11.1 The Seller must assign the lease to the Buyer at completion.",
        not: "11.2 The Buyer must procure the release of the Seller from the lease.",
      },
    },
  ],
};
