import type { Question } from "../asking/question.ts";

const goods = /\b(?:goods|products?|equipment|materials|stock|orders?|purchase)\b/;

const ofLateMoney = {
  says: /\binterest\b.{0,120}\b(?:per|%|overdue|rate|month|annum)|\b(?:collection|recovery|debt|legal) (?:agent|costs|fees|expenses)|\b(?:service|late|account(?:ing)?|administration|finance) (?:charge|fee)\b|\b(?:charge|fee)\b.{0,40}\b(?:overdue|not paid|late|unpaid)/,
  heading: /interest|default|overdue|late/,
};
const ofSoMuchAMonth =
  /\b(?:interest|charge|fee|late)\b.{0,120}?\b(?<rate>(?:1\.[5-9]\d*|[2-9](?:\.\d+)?|10) ?(?:%|per ?cent)) (?:per|a|each) (?:calendar )?(?:month|week)|\b(?:interest|charge|fee|late)\b.{0,120}?\b(?<half>[12]½ ?(?:%|per ?cent)) (?:per|a|each) (?:calendar )?month/;

/** What is asked of every paper by which goods are sold, for the buyer and for the seller. */
export const goodsQuestions: Question[] = [
  {
    id: "goods/price-at-will",
    topic: "price-change",
    title: "Prices may change without a ceiling",
    question: "Can the price change, even after we have ordered?",
    side: "recipient",
    about: { says: /\bpric(?:e|es|ing)\b/, heading: /price|pricing/ },
    answers: [
      {
        when: [
          /\bpric\w+\b.{0,160}\borders?\b.{0,80}\b(?:not yet|before|prior to|after|already|accepted|confirmed|undelivered|pending)\b.{0,160}\b(?:adjust|increas|vari|chang|rise|revis)\w*|\b(?:increase|adjust|vary|change|revise)\b.{0,80}\bpric\w+\b.{0,160}\b(?:before|prior to|at (?:the )?(?:time|date) of|up to) (?:delivery|dispatch|despatch|shipment)|\bpric\w+\b.{0,80}\b(?:ruling|current|applying|prevailing|in force)\b.{0,30}\b(?:at|on) (?:the )?(?:date|time|day) of (?:delivery|dispatch|despatch)/,
        ],
        title: "Price may rise after an order",
        level: "High",
        does: "{They} may raise the price of an order already placed.",
        why: "{We} has by then quoted its own customer, and may not cancel.",
        ask: "Ask that an order is filled at its price, or may be cancelled free.",
        wording:
          "The price of an order is the price when the Customer placed it. If the Supplier seeks to increase it, the Customer may cancel the order without charge.",
      },
      {
        when: [
          /\bthey may\b(?! not)(?:(?!\breduce\b).){0,120}\b(?:change|vary|increase|amend|adjust|alter|revise|review|modify)\b.{0,100}\b(?:pric\w+|rates|charges)\b|\bpric\w+\b.{0,80}\b(?:subject to change|may (?:change|be (?:changed|varied|increased|adjusted|altered|revised)))\b.{0,80}/,
        ],
        lacksHere: [
          /\b(?:may not|no more than|capped?|maximum|not exceed)\b.{0,40}\b(?:increase|cpi|%|per ?cent)|\bby agreement\b/,
        ],
        level: "Medium",
        does: "{They} may change prices whenever it likes, without a ceiling.",
        why: "{We} cannot price its own work ahead.",
        ask: "Ask for 30 days' notice, a ceiling, and a right to leave.",
        wording:
          "The Supplier may increase prices once in 12 months by {noticeTime|30 days}' written notice and by no more than the rise in the Consumer Price Index. An increase does not apply to orders already placed.",
        replaces: true,
      },
    ],
    kinds: ["price-at-will", "price-increase"],
    proof: {
      answered:
        "3.2 The Supplier may change its prices at any time, and the price of an order not yet despatched may be adjusted.",
      not: "3.2 Prices are fixed for the term.",
    },
  },
  {
    id: "goods/order-not-binding",
    topic: "formation",
    title: "Orders bind the buyer but not the seller",
    question: "When is an order binding, and must they fill it?",
    side: "recipient",
    about: { says: /\borders?\b/, heading: /orders?/ },
    answers: [
      {
        when: [
          /\bthey may\b(?! not).{0,100}\b(?:decline|refuse|reject|cancel|not accept|withdraw|suspend)\b.{0,80}\b(?:orders?|supply|delivery)|\borders?\b.{0,80}\bmay be (?:cancelled|refused|declined|rejected|withdrawn) by they\b|\bthey need not (?:supply|accept|fill|deliver)\b|\b(?:orders?)\b.{0,40}\bnot (?:be )?binding (?:on|upon) they\b/,
        ],
        level: "Medium",
        does: "{They} may refuse or cancel {we}'s orders as it likes.",
        why: "{We} may be left without goods that it has already promised or planned for.",
        ask: "Ask that orders within the usual range must be filled, and cancelled only for default.",
        wording:
          "The Supplier must accept an order for goods that it has listed for sale and may cancel an accepted order only if the Customer is in default or supply is impossible, and must then refund any payment at once.",
      },
    ],
    kinds: ["supply-at-discretion"],
    proof: {
      answered: "2.1 The Supplier may refuse or cancel any order at any time.",
      not: "2.1 The Supplier must accept each order within two days.",
    },
  },
  {
    id: "goods/cancel-charge",
    topic: "exit-cost",
    title: "Cancelling and returns are barred",
    question: "May we cancel or return, and at what cost?",
    side: "recipient",
    about: { says: /\b(?:cancel\w*|restock\w*|return\w*)\b/, heading: /cancel|return/ },
    answers: [
      {
        when: [
          /\b(?:cancel\w*|restock\w*|return\w*)\b.{0,240}?\b(?<share>\d{1,3}(?:\.\d+)? ?(?:%|per ?cent))|\b(?<part>\d{1,3}(?:\.\d+)? ?(?:%|per ?cent))\b.{0,80}\b(?:restocking|cancellation|handling)/,
        ],
        title: "Cancelling or returning costs {share}{part}",
        level: "Low",
        does: "{We} pays {share}{part} if it cancels or returns goods.",
        why: "The charge need not match what {they} loses, and goods may be resold.",
        ask: "Ask to limit it to real loss, and none where {they} is late or at fault.",
        wording:
          "A cancellation charge is limited to the Supplier's reasonable unavoidable loss and is not payable where goods are late, defective or not as ordered.",
      },
      {
        when: [
          /\bwe may not\b.{0,60}\b(?:cancel|return|countermand|vary)\b.{0,60}\b(?:order|goods)|\borders?\b.{0,60}\bmay not be (?:cancel|countermand|vari)\w*|\bno (?:returns|cancellation)|\borders?\b.{0,60}\bmay not be cancelled\b/,
        ],
        level: "Low",
        does: "{We} may not cancel an order or return goods.",
        why: "Late or unneeded goods must still be paid for.",
        ask: "Ask for a right to cancel when delivery is late.",
        wording:
          "The Customer may cancel an order that is not delivered within 14 days after the date for delivery and is then refunded in full.",
        replaces: true,
      },
    ],
    kinds: ["cancellation-charge"],
    proof: {
      answered:
        "2.2 If the Customer cancels an order it must pay a restocking charge of 25% of the price.",
      not: "2.2 The Customer may cancel an order before dispatch without charge.",
    },
  },
  {
    id: "goods/late-delivery",
    topic: "delay",
    title: "No delivery date or place",
    question: "What may we do if goods come late?",
    side: "recipient",
    about: {
      says: /\b(?:deliver\w*|dispatch\w*|despatch\w*|ship\w*|suppl(?:y|ies|ied))\b.{0,160}\b(?:dates?|times?|timely|within|days|weeks|hours|late|delay\w*|estimat\w*|prompt\w*|as soon as|schedules?|business day)|\b(?:dates?|times?|late|delay\w*|estimat\w*)\b.{0,80}\b(?:deliver\w*|dispatch\w*|despatch\w*|ship\w*)|\blead[- ]times?/,
    },
    answers: [
      {
        when: [
          /\b(?:deliver\w*|dispatch|despatch|times?|dates?)\b.{0,120}\b(?:(?:are|is|be) (?:an )?estimate[sd]?|estimates? only|approximate|indicative|guide only|not (?:be )?(?:guaranteed|of the essence|binding))\b|\bis not liable\b.{0,160}\b(?:late|delay|failure to deliver|non-?delivery)/,
        ],
        title: "Delivery dates are only estimates",
        level: "Medium",
        does: "Delivery dates are estimates, and late goods give {we} nothing.",
        why: "It must still take and pay for goods that come too late to use.",
        ask: "Ask for a right to cancel after a set delay, with refund and extra cost of buying elsewhere.",
        wording:
          "If goods are more than 10 business days late the Customer may cancel the order, is refunded any payment and may recover the reasonable extra cost of buying elsewhere.",
      },
    ],
    absent: {
      of: goods,
      level: "Medium",
      does: "No term says when or where goods must be delivered.",
      why: "{We} cannot hold {they} to a day.",
      ask: "Ask for a delivery date in each order and a right to cancel when it is missed.",
      wording:
        "The Supplier must deliver goods to the place and by the date in the order. If they are more than 10 business days late the Customer may cancel the order with a refund.",
    },
    kinds: ["delivery-estimate"],
    proof: {
      answered: "5.1 Delivery dates are estimates only.",
      not: "5.1 The Supplier must deliver the goods by the date in the order.",
    },
  },
  {
    id: "goods/risk-early",
    topic: "title-and-risk",
    title: "No word on when risk passes",
    question: "Who bears loss on the way?",
    side: "recipient",
    about: {
      says: /\brisk\b|\b(?:fob|exw|ex works|cif|cip|cpt|fca|ddp|dap|incoterms?)\b|\bf\.o\.b|\btitle\b.{0,60}\bpass|\bloss (?:of|or) (?:or )?damage\b.{0,60}\b(?:goods|products?|transit)/,
      heading: /risk/,
    },
    answers: [
      {
        when: [
          /\brisk\b.{0,160}\b(?:pass\w*|transfer\w*|is (?:our|with we)|rests)\b.{0,160}\b(?:leav\w+|dispatch\w*|despatch\w*|collect\w*|carrier|load\w*|ex works|their (?:premises|warehouse|dock)|accept\w* (?:of )?the order|order is placed|shipment|made available)|\b(?:at our risk|we bears? (?:the |all )?risk)\b.{0,80}\b(?:leav\w+|dispatch\w*|despatch\w*|collect\w*|carrier|load\w*)|\b(?:leav\w+|dispatch|despatch|carrier)\b.{0,80}\b(?:at our risk|we bears? (?:the |all )?risk)/,
        ],
        title: "Risk passes before the goods arrive",
        level: "Medium",
        does: "{We} bears loss or damage from the moment goods leave {they}.",
        why: "It pays for goods that were lost or spoilt before it ever had them.",
        ask: "Ask that risk pass on delivery, or that {they} insure the transit.",
        wording:
          "Risk in the goods passes to the Customer when they are delivered at its premises, and the Supplier must insure them until then.",
        replaces: true,
      },
    ],
    absent: {
      of: goods,
      level: "Low",
      does: "No term says when risk passes.",
      why: "Loss in transit could be argued either way.",
      ask: "Ask that risk pass on delivery.",
      wording: "Risk in the goods passes to the Customer when they are delivered at its premises.",
    },
    kinds: ["risk-transfer"],
    proof: {
      answered: "5.1 Risk passes to the Customer when the goods leave the Supplier's dock.",
      not: "5.1 Risk passes to the Customer on delivery at its premises.",
    },
  },
  {
    id: "goods/claims-days",
    topic: "claims-time",
    title: "Very short time to claim",
    question: "How soon must we inspect and claim, and what of hidden faults?",
    side: "recipient",
    about: {
      says: /\b(?:claims?|notif\w+|inspect\w*|defect\w*|accept\w*)\b.{0,200}\b(?:within|hours|days)\b/,
      heading: /claims|inspection|acceptance|defects/,
    },
    answers: [
      {
        when: [
          /\bwithin (?<time>(?:24|48|72|[1-9]|1[0-4]) (?:business |working )?(?:hours|days?))\b.{0,300}\b(?:deemed|taken to|no claim|waive\w*|barred|accept\w+|not (?:be )?(?:entitled|liable)|lost)\b|\b(?:deemed|taken|treated)\b.{0,80}\baccept\w*\b.{0,200}\bwithin (?<days>(?:24|48|72|[1-9]|1[0-4]) (?:business |working )?(?:hours|days?))|\bno claims?\b.{0,60}\b(?:recogni[sz]ed|accepted|considered|entertained|made)\b.{0,60}\b(?:unless|within)\b.{0,60}?\b(?<hours>(?:24|48|72|[1-9]|1[0-4]) (?:business |working )?(?:hours|days?))\b|\b(?:deemed|taken|treated)\b.{0,30}\baccept\w*\b.{0,80}\b(?:if|unless)\b.{0,60}\bwithin (?<at>(?:24|48|72|[1-9]|1[0-4]) (?:business |working )?(?:hours|days?))/,
        ],
        lacksHere: [/\b(?:latent|hidden|not (?:reasonably )?(?:apparent|visible|discoverable))\b/],
        level: "Medium",
        does: "Goods count as accepted, and claims are lost, unless notified within {time}{days}{hours}{at}.",
        why: "Hidden faults and short packs show only in use.",
        ask: "Ask for 14 days, and time from discovery for hidden faults.",
        wording:
          "The Customer must notify visible faults and shortages within {cureTime|14 days} after delivery and hidden faults within a reasonable time after discovery.",
        replaces: true,
      },
    ],
    kinds: ["deemed-acceptance", "time-bar"],
    proof: {
      answered:
        "5.2 Any claim must reach the Supplier within 7 days, failing which the Customer is taken to have accepted the goods.",
      not: "5.2 Claims must be made within 7 days, or for hidden defects within 30 days after discovery.",
    },
  },
  {
    id: "goods/no-claims-time",
    topic: "claims-time",
    title: "No time limit for claims",
    question: "Until when can buyers claim short or bad goods?",
    side: "drafter",
    about: {
      says: /\b(?:claims?|notif\w+|inspect\w*|shortages?|defect\w*)\b.{0,200}\b(?:within|hours|days|promptly|immediately|on (?:delivery|receipt))\b/,
      heading: /claims|inspection/,
    },
    answers: [],
    absent: {
      of: goods,
      level: "Low",
      does: "{They} has no time within which to claim shortage or damage.",
      why: "Late claims cannot be checked, nor passed on to carrier or maker.",
      ask: "Ask for seven days, hidden faults excepted.",
      wording:
        "The Customer must inspect goods on delivery and notify any shortage or visible damage within 7 days, and any hidden defect within 7 days after discovery.",
    },
    proof: {
      answered: "5.1 The Supplier sells goods on these terms.",
      not: "5.1 The Customer must inspect the goods on delivery and notify claims within 7 days.",
    },
  },
  {
    id: "goods/disclaimer",
    topic: "quality-warranty",
    title: "No warranty of the goods",
    question: "What do they promise about the goods, and what do we get if they are bad?",
    side: "recipient",
    about: {
      says: /\bwarrant\w*\b|\bguarantees?\b|\bfit(?:ness)? for\b|\bquality\b|\bdefect\w*\b/,
      heading: /warranty|quality|defect/,
    },
    answers: [
      {
        when: [
          /\b(?:they (?:gives? no|makes? no|does not|disclaims?|excludes?)|no|all|without)\b.{0,80}\b(?:warrant\w+|conditions?|guarantees?|representations?)\b.{0,200}\b(?:quality|fit\w*|excluded|negatived|purpose|goods|merchantab\w*)|\bas[- ]is\b|\bthey (?:gives? no|makes? no)\b.{0,20}\bwarrant\w+/,
        ],
        title: "Quality of the goods is disclaimed",
        level: "Medium",
        does: "{They} promises nothing about quality or fitness beyond what the law forces on it.",
        why: "For trade purchases little or nothing may be forced.",
        ask: "Ask for a warranty of description, quality, fitness and law for 12 months.",
        wording:
          "The Supplier warrants for 12 months from delivery that the goods match their description and any sample, are of acceptable quality, fit for their usual purpose, and comply with all laws and standards.",
      },
      {
        when: [
          /\b(?:liab\w+|remed\w+|obligation)\b.{0,120}\b(?:limited\b.{0,30}\bto|sole|only|exclusive)\b.{0,160}\b(?:replac\w+|repair\w*|resuppl\w+|refund|credit)/,
        ],
        title: "Repair, replacement or refund only",
        level: "Medium",
        does: "For bad goods {we} gets replacement, repair or price, as {they} chooses, and nothing else.",
        why: "Removal, lost production and claims of its own customers cost far more.",
        ask: "Ask for direct loss as well, and that {we} choose.",
        wording:
          "If goods do not comply the Customer may choose replacement, repair or refund, and may recover its reasonable direct costs, including removal, freight and its customers' claims.",
      },
    ],
    absent: {
      of: goods,
      level: "Medium",
      does: "{They} gives no warranty of the goods.",
      why: "{We} would have only what the law implies, which for trade goods may be little.",
      ask: "Ask for a warranty of description, quality, fitness and law for 12 months.",
      wording:
        "The Supplier warrants for 12 months from delivery that the goods match their description, are of acceptable quality, fit for their usual purpose, and comply with all laws and standards.",
    },
    kinds: ["warranty-disclaimer", "sole-remedy"],
    proof: {
      answered:
        "7.1 The Supplier gives no warranty about the goods or their fitness for any purpose.",
      not: "7.1 The Supplier warrants that the goods are of acceptable quality.",
    },
  },
  {
    id: "goods/consumer-saving",
    here: true,
    topic: "unfair-terms",
    title: "The exclusion does not save consumer guarantees",
    question: "Does our exclusion leave alone what the law does not let us exclude?",
    side: "drafter",
    about: {
      says: /\b(?:is not liable|excluded|no warranty|gives no warranty|liability)\b/,
      heading: /liability|warranty/,
    },
    answers: [
      {
        when: [
          /\bwe is not liable\b.{0,300}|\bour (?:total )?liability\b.{0,80}\b(?:limited|excluded|may not exceed)|\b(?:warrant\w+|conditions?|guarantees?)\b.{0,80}\bexcluded by we\b|\bno warrant\w+\b.{0,30}\bgiven by we\b|\bwe (?:gives? no|makes? no|disclaims?|excludes?)\b.{0,30}\bwarrant\w+/,
        ],
        lacks: [
          /\bconsumer (?:law|guarantees?)\b|\bcannot be (?:lawfully )?excluded|\bmay not be excluded|\bto the (?:maximum |fullest )?extent (?:permitted|that the law|the law|allowed)|\bnon-?excludable\b/,
        ],
        level: "High",
        does: "{We}'s exclusion has no saving for consumer guarantees.",
        why: "Small buyers may be consumers, and a term that seems to deny their rights misleads and may be penalised.",
        ask: "Add the saving, and the choice of remedies that the law allows.",
        wording:
          "Nothing in these terms excludes a guarantee or right that the Australian Consumer Law does not let the Supplier exclude. Where the law allows, liability for it is limited to replacing or repairing the goods or paying the cost of doing so.",
      },
    ],
    proof: {
      answered:
        "7.3 The Supplier is not liable for loss of profit, spoiled stock or any other loss.",
      not: "7.3 The Supplier is not liable for loss, except for consumer guarantees that cannot be excluded.",
    },
  },
  {
    id: "goods/no-cap",
    topic: "liability-cap",
    title: "No money limit on liability",
    question: "What is the most that one bad batch can cost us?",
    side: "drafter",
    about: {
      says: /\bliab\w+\b(?:(?!\bconsumer guarantee).){0,160}\b(?:limited|may not exceed|does not exceed|capped|maximum)|\b(?:limit|cap)\b.{0,40}\bliability/,
      heading: /limitation of liability/,
    },
    answers: [],
    absent: {
      of: goods,
      level: "Medium",
      does: "{We}'s liability is not limited to any sum.",
      why: "One bad batch sold on by many buyers could exceed its insurance.",
      ask: "Ask for a limit at the price of the goods, or the insurance recovered.",
      wording:
        "To the extent the law allows, the Supplier's total liability for any goods is limited to their price or, if greater, the amount that it recovers under its insurance.",
    },
    proof: {
      answered: "7.3 The Supplier is not answerable for indirect loss in the goods.",
      not: "7.3 The Supplier's liability is limited to the price of the goods.",
    },
  },
  {
    id: "goods/recall",
    topic: "quality-warranty",
    title: "No terms for recall and tracing",
    question: "Who does what, and pays, if goods must be recalled?",
    about: { says: /\brecall\w*\b|\btraceab\w*|\bbatch (?:records|numbers?)/, heading: /recall/ },
    answers: [],
    absent: {
      of: /\b(?:food|beverages?|chilled|frozen|provisions|groceries|produce|ingredients|cosmetics?|medic\w+|toys?|electrical|pharmaceutic\w+|supplements?|appliances?)\b/,
      level: "Medium",
      does: "Nothing deals with recall, batch records or storage.",
      why: "Unsafe goods must be found and pulled fast, and somebody must pay.",
      ask: "Add a recall plan, records, storage duties and cost by fault.",
      wording:
        "Each party must keep batch records, store the goods as labelled and cooperate at once in a recall. The Supplier must pay the cost of a recall except to the extent that the Customer caused it.",
    },
    kinds: ["product-recall"],
    proof: {
      answered: "1.1 The Supplier sells chilled food to the Customer.",
      not: "1.1 The Supplier must pay for a recall of food.",
    },
  },
  {
    id: "goods/no-retention-of-title",
    topic: "title-and-risk",
    title: "No retention of title",
    question: "Do we keep title and security until we are paid?",
    side: "drafter",
    about: {
      says: /\btitle\b|\bownership\b|\bproperty in the goods\b|\bsecurity interest\b|\bppsa?\b/,
      heading: /title|retention|ppsa|security/,
    },
    answers: [],
    absent: {
      of: /\b(?:credit|invoices?|days (?:after|from|of)|account)\b/,
      level: "High",
      does: "Goods go out on credit without retention of title.",
      why: "If {they} fails, goods not paid for go to its other creditors.",
      ask: "Ask for title until paid, registered before first delivery, with a right to retake.",
      wording:
        "Title to goods stays with the Supplier until the Customer has paid for them. The Customer grants a purchase money security interest in the goods and their proceeds, which the Supplier may register, and permits the Supplier to enter and retake them on default.",
    },
    kinds: ["ppsa-security"],
    proof: {
      answered: "4.1 The Customer must pay each invoice within 30 days after the invoice.",
      not: "6.1 Title to the goods stays with the Supplier until each invoice is paid in 30 days after it.",
    },
  },
  {
    id: "goods/pmsi-registration",
    topic: "security",
    title: "Priority needs timely registration",
    question: "What must we do so that the security holds?",
    side: "drafter",
    about: {
      says: /\bsecurity interest\b|\bppsa?\b|\bpersonal property securities\b/,
      heading: /ppsa|security|title/,
    },
    answers: [
      {
        when: [
          /\b(?:purchase money security interest|pmsi|retention of title)\b|\bthey\b.{0,60}\bgrants?\b.{0,60}\bsecurity interest|\bwe may\b(?! not).{0,40}\bregister\b.{0,60}\b(?:security interest|financing statement)|\bretention of title\b/,
          /\bwe may\b(?! not).{0,60}\bregister\b|\bregist\w+\b/,
        ],
        level: "Medium",
        does: "{We}'s priority in unpaid goods depends on registration before {they} gets them.",
        why: "Unregistered, title may be lost to a liquidator or rank behind {they}'s bank.",
        ask: "Register when the account is opened, with the right ACN or ABN, before first delivery.",
        wording:
          "The Supplier may register its purchase money security interest before the first delivery, and the Customer must give its correct ACN or ABN and any trust's details for that purpose.",
      },
    ],
    kinds: ["ppsa-security"],
    proof: {
      answered:
        "6.2 The Customer grants a purchase money security interest, which the Supplier may register.",
      not: "6.2 Nobody holds a security interest.",
    },
  },
  {
    id: "goods/no-right-to-retake",
    topic: "enforcement",
    title: "No right to enter and retake goods",
    question: "May we fetch our goods if we are not paid?",
    side: "drafter",
    about: {
      says: /\bwe may\b.{0,160}\b(?:enter|retake|repossess|recover possession|collect)\b|\b(?:permit|allow|licen[cs]e|authori[sz]e|irrevocabl|right)\w*\b.{0,100}\b(?:enter|entry|retake|repossess)\b/,
    },
    answers: [],
    absent: {
      of: /\btitle\b.{0,160}\buntil\b.{0,120}\bpa(?:id|y\w*)\b|\bthey\b.{0,60}\bgrants?\b.{0,60}\bsecurity interest/,
      level: "High",
      does: "{We} keeps title but has no right to enter and retake the goods.",
      why: "Entry without leave is trespass, so the title is of little use.",
      ask: "Ask for a licence to enter, identify, remove and resell.",
      wording:
        "If an amount is overdue the Customer must allow the Supplier to enter any premises where goods are kept, by day and on reasonable notice, to identify, remove and resell them.",
    },
    proof: {
      answered: "6.1 Title to the goods stays with the Supplier until paid for.",
      not: "6.1 Title stays with the Supplier. The Supplier may enter the premises and retake goods.",
    },
  },
  {
    id: "goods/all-moneys",
    topic: "security",
    title: "Title is held until every debt is paid",
    question: "How far does their security reach?",
    side: "recipient",
    about: {
      says: /\btitle\b|\bsecurity interest\b|\bcharge[sd]?\b/,
      heading: /title|security|ppsa|charge/,
    },
    answers: [
      {
        when: [
          /\bwe\b.{0,120}\b(?:charges?|grants?|mortgages?)\b.{0,200}\b(?:all (?:of )?(?:our|its|the)?.{0,20}(?:property|assets|land|undertaking)|any (?:real )?(?:land|property)|present and (?:after|future)|all present)/,
        ],
        title: "All property is charged for the account",
        level: "High",
        does: "{We} charges all its property or land for a trade account.",
        why: "Its bank may forbid that, and a caveat can block a sale or loan.",
        ask: "Ask to limit the security to goods not yet paid for.",
        wording:
          "The Supplier's security is limited to goods that it has supplied and that have not been paid for, and their proceeds. No charge over land or other property is given and no caveat may be lodged.",
      },
      {
        when: [
          /\btitle\b.{0,200}\buntil\b.{0,120}\b(?:all (?:moneys?|money|amounts?|sums|debts)|everything|any (?:other )?(?:moneys?|amount)|other goods|any account)/,
        ],
        level: "Medium",
        does: "Goods paid for stay {they}'s until every other debt is paid too.",
        why: "{We}'s whole stock may be tied to one disputed invoice.",
        ask: "Ask that title to goods pass when those goods are paid for.",
        wording: "Title to goods passes to the Customer when it has paid for those goods.",
        replaces: true,
      },
    ],
    kinds: ["ppsa-security", "land-charge"],
    proof: {
      answered:
        "6.1 Title to the goods stays with the Supplier until the Customer has paid for them and everything else it owes. Title does not pass until all money owing on any account is paid.",
      not: "6.1 Title to goods passes when those goods are paid for.",
    },
  },
  {
    id: "goods/entry-to-retake",
    topic: "enforcement",
    title: "The seller may come in and take goods",
    question: "May they enter our premises, and who pays for damage?",
    side: "recipient",
    about: {
      says: /\b(?:enter|entry)\b.{0,120}\b(?:premises|site|land|goods)|\b(?:retake|repossess)\b/,
    },
    answers: [
      {
        when: [
          /\bthey may\b(?! not).{0,120}\b(?:enter\b.{0,240}|come onto\b.{0,60}\b(?:premises|site|land))|\bwe\b.{0,60}\b(?:authorises?|licen[cs]es?|permits?|allows?|irrevocabl\w+)\b.{0,60}\bthey\b.{0,80}\benter\b|\bwe\b.{0,60}\bgrants?\b.{0,40}\blicen[cs]e to enter\b/,
        ],
        lacksHere: [
          /\breasonable notice\b|\b\d+ (?:business )?(?:days|hours).{0,12}notice\b|\bmake good\b/,
        ],
        level: "Medium",
        does: "{They} may enter {we}'s premises without notice and take goods away.",
        why: "It may take what is paid for, stop trade and answer for no damage.",
        ask: "Ask for notice, business hours, unpaid goods only, and repair of damage.",
        wording:
          "The Supplier may enter only after {noticeTime|two business days}' notice, in business hours, to remove goods that are identified as unpaid, and must make good any damage.",
        replaces: true,
      },
    ],
    kinds: ["right-of-entry"],
    proof: {
      answered:
        "6.3 The Supplier may enter the Customer's premises without notice and repossess goods.",
      not: "6.3 The Supplier may enter the premises on two business days' notice.",
    },
  },
  {
    id: "goods/no-set-off",
    topic: "set-off",
    title: "Disputed invoices must be paid first",
    question: "Must we pay even what we dispute?",
    side: "recipient",
    about: {
      says: /\b(?:set[- ]?off|withh[eo]ld\w*|deduct\w*|counterclaim)\b/,
      heading: /set-?off|payment/,
    },
    answers: [
      {
        when: [
          /\bwe (?:may not|must not)\b.{0,100}\b(?:set[- ]?off|withhold|deduct)|\b(?:no amount|nothing)\b.{0,60}\b(?:withheld|set[- ]?off|deducted)|\bwithout (?:any )?(?:set[- ]?off|deduction|withholding|counterclaim)|\bno (?:dispute|claim|complaint)\b.{0,40}\bentitles? we to (?:withhold|delay|defer|reduce|set off)|\bmust entitle we to withhold\b|\b(?:payable|paid)\b.{0,40}\bby we\b.{0,40}\bwhether or not\b.{0,40}\bdisput\w*/,
        ],
        level: "Medium",
        does: "{We} must pay even invoices that it disputes.",
        why: "Bad goods must be paid for before the claim is heard, and paying is its only lever.",
        ask: "Ask to hold back what is disputed in good faith and notified in time.",
        wording:
          "The Customer may withhold an amount that it disputes in good faith, if it notifies the Supplier with reasons before the due date and pays the rest.",
      },
    ],
    kinds: ["payment-set-off"],
    proof: {
      answered:
        "4.2 No amount may be withheld or set off by the Customer for any reason. The Customer must not set off any amount.",
      not: "4.2 The Customer may withhold disputed amounts.",
    },
  },
  {
    id: "goods/interest-costs",
    topic: "late-payment",
    title: "All collection and legal costs are payable",
    question: "What does late payment cost us?",
    side: "recipient",
    about: ofLateMoney,
    answers: [
      {
        when: [ofSoMuchAMonth],
        title: "Late interest of {rate}{half} plus costs",
        level: "Medium",
        does: "{We} pays {rate}{half} a month or week on late money, and collection costs besides.",
        why: "That is far above what money costs, and a day late may count as a month.",
        ask: "Ask for a bank rate plus 2%, by the day, and reasonable costs only.",
        wording:
          "Overdue amounts bear simple interest by the day at the Reserve Bank cash rate target plus 4% a year. The Customer must pay only collection costs that are reasonable and were actually incurred.",
      },
      {
        when: [
          /\bwe must\b.{0,80}\b(?:pay|reimburse|indemnify)\b.{0,200}\b(?:legal costs|solicitor|collection|recovery|debt collect\w*|commission)\b.{0,160}|\b(?:expenses?|costs?|fees)\b.{0,80}\b(?:recover\w*|collect\w*|enforc\w*)\b.{0,160}\b(?:payable|paid|borne|recoverable) (?:by|from) we\b/,
        ],
        lacksHere: [/\breasonable\b/],
        level: "Low",
        does: "{We} pays all of {they}'s collection and legal costs, reasonable or not.",
        why: "Costs may exceed the debt.",
        ask: "Ask for reasonable costs actually incurred on undisputed debts.",
        wording:
          "The Customer must pay only collection costs that are reasonable, were actually incurred and relate to an undisputed debt.",
      },
    ],
    kinds: ["default-interest", "default-charge"],
    proof: {
      answered: "4.4 An overdue account bears interest at 2% per calendar month.",
      not: "4.4 Interest is charged at 6% per annum on overdue amounts.",
    },
  },
  {
    id: "goods/interest-penalty",
    topic: "late-payment",
    title: "No charge for late payment",
    question: "Will our charges for late payment hold?",
    side: "drafter",
    about: ofLateMoney,
    answers: [
      {
        when: [ofSoMuchAMonth],
        title: "Late charges may be struck down",
        level: "Medium",
        does: "Late money bears {rate}{half} a month or week.",
        why: "A charge far above loss, or a full month for a day, may be a penalty or unfair.",
        ask: "Use a daily rate near the cost of money, and reasonable costs only.",
        wording:
          "Overdue amounts bear simple interest by the day at 10% a year. The Customer must pay the Supplier's reasonable collection costs actually incurred.",
        replaces: true,
      },
    ],
    absent: {
      of: /\b(?:invoices?|days (?:after|from|of)|account|payment)\b/,
      level: "Low",
      does: "{They} owes no interest or collection cost on late money.",
      why: "Slow payers have no reason to hurry.",
      ask: "Add daily interest and reasonable collection costs.",
      wording:
        "Overdue amounts bear simple interest by the day at 10% a year, and the Customer must pay the Supplier's reasonable collection costs actually incurred.",
    },
    kinds: ["default-interest"],
    proof: {
      answered: "4.4 An overdue account bears interest at 2% per calendar month.",
      not: "4.4 Interest is charged at 6% per annum on overdue invoices.",
    },
  },
  {
    id: "goods/own-terms",
    topic: "precedence",
    title: "The buyer’s own terms do not count",
    question: "Whose terms prevail?",
    side: "recipient",
    about: {
      says: /\b(?:purchase order|your own|our (?:own )?(?:terms|conditions)|prevail|exclusion of|inconsisten\w+)\b/,
      heading: /precedence|terms|entire/,
    },
    answers: [
      {
        when: [
          /\bour\b.{0,40}\b(?:purchase orders?|terms|conditions)\b.{0,120}\b(?:not apply|no effect|excluded|superseded|not (?:bind|form)|rejected|do not)|\b(?:these|this|our) (?:terms|conditions|agreement)\b.{0,30}\b(?:prevails?|overrides?|takes? precedence|applies? to the exclusion)\b.{0,60}\bour (?:purchase|order|own|terms|conditions)|\bterms\b.{0,30}\b(?:proposed|issued|put forward|used) by we\b.{0,80}\b(?:rejected|no (?:force|effect)|not apply|excluded)|\bno terms of we\b/,
        ],
        level: "Low",
        does: "{We}'s own purchase terms do not count, even if signed.",
        why: "Safety, delivery and insurance terms in its orders fall away.",
        ask: "Ask that agreed special terms in an accepted order prevail.",
        wording:
          "Special terms in a purchase order that the Supplier has accepted in writing prevail over these terms.",
      },
    ],
    kinds: ["order-of-precedence"],
    proof: {
      answered: "1.2 The Customer's purchase order terms do not apply.",
      not: "1.2 The Customer's purchase order prevails.",
    },
  },
  {
    id: "goods/infringement",
    topic: "infringement",
    title: "No warranty against infringement",
    question: "Who answers if the goods infringe another's rights?",
    side: "recipient",
    about: { says: /\binfring\w+|\bintellectual property\b|\bpatents?\b/, heading: /intellectual/ },
    answers: [],
    absent: {
      of: /\b(?:branded|manufactur\w+|imported|designed|design|software|technology|devices?)\b.{0,160}\bgoods\b|\bproducts\b.{0,200}\b(?:manufactur\w+|design\w*|brand\w*)/,
      level: "Low",
      does: "{They} does not promise that the goods infringe nobody's rights.",
      why: "Selling or importing them may itself infringe, and {we} is the one sued.",
      ask: "Ask for a warranty and indemnity.",
      wording:
        "The Supplier warrants that the goods and their sale do not infringe any person's intellectual property rights and indemnifies the Customer against any claim that they do.",
    },
    proof: {
      answered: "1.1 The Supplier sells imported goods to the Customer.",
      not: "1.1 The Supplier warrants that the imported goods infringe nobody's patents.",
    },
  },
];
