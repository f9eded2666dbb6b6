import type { PaperQuestions } from "../asking/question.ts";

const minimum =
  /\b(?:minimum|not less than|at least|no less than)\b.{0,160}\b(?:purchas\w*|order\w*|buy|quantit\w+|volumes?|sales|units|invoice value|commitment)\b|\b(?:purchase|order|buy)\b.{0,160}\b(?:minimum|not less than|at least|no less than)\b|\bminimums?\b.{0,40}\b(?:remains?|unchanged|continues?|appl(?:y|ies)|rises?|increas\w+)\b|\b(?:annual|yearly|quarterly|full) minimums?\b/;

/** Distributors, resellers and dealers of another's products. */
export const distribution: PaperQuestions = {
  id: "distribution",
  of: /^Distribution agreement$/,
  roles: { recipient: "Distributor", drafter: "Supplier" },
  questions: [
    {
      id: "distribution/shortfall",
      topic: "minimum-commitment",
      title: "A shortfall must be paid in cash",
      question: "What if we buy less than the minimum?",
      side: "recipient",
      about: { says: minimum, heading: /minimum|target/ },
      answers: [
        {
          when: [
            /\b(?:shortfall|deficien\w+|difference)\b.{0,160}\b(?:paid|pay|payable|invoice|charge)\w*\b|\bpay\b.{0,80}\b(?:shortfall|difference|deficien\w+)|\bwe must (?:remit|make up|compensate)\b.{0,120}\b(?:difference|shortfall|deficien\w+|not (?:ordered|purchased|bought))/,
          ],
          level: "High",
          does: "{We} pays for whatever it does not buy, and gets nothing for the money.",
          why: "A poor season costs the full price of goods that were never shipped.",
          ask: "Ask that loss of exclusivity be the only remedy, or that the sum buy goods later.",
          wording:
            "If the Distributor does not meet the minimum, the Supplier's only remedy is to make the appointment non-exclusive by 60 days' notice. The minimum is reduced so far as the Supplier fails to supply, raises prices or drops products.",
        },
      ],
      kinds: ["minimum-commitment"],
      proof: {
        answered:
          "2.1 The Distributor shall purchase not less than $900,000 each year; any shortfall shall be paid by the Distributor in cash.",
        not: "2.1 The Distributor must purchase at least $900,000 each year.",
      },
    },
    {
      id: "distribution/minimum",
      topic: "minimum-commitment",
      title: "Minimum without relief",
      question: "How much must we buy, and when does it fall away?",
      side: "recipient",
      about: { says: minimum, heading: /minimum|target/ },
      answers: [
        {
          when: [
            /\$(?<sum>[\d,]{5,})\b.{0,200}\b(?:following|each (?:subsequent|following|later)|next|succeeding)\b.{0,120}?\b(?<share>1\d\d)(?: ?%| per ?cent)|\$(?<first>[\d,]{5,})\b.{0,200}\bincreas\w+ by (?<rise>\d{1,2}) ?(?:%|per ?cent)/,
          ],
          reckon: ({ sum, share, first, rise }) => {
            const start = Number((sum ?? first ?? "").replace(/,/g, ""));
            const by = share ? Number(share) / 100 : 1 + Number(rise) / 100;
            if (!(start > 0) || !(by > 1)) return null;
            const money = (amount: number) => `$${Math.round(amount).toLocaleString("en-AU")}`;
            return {
              one: money(start),
              two: money(start * by),
              three: money(start * by * by),
              total: money(start * (1 + by + by * by)),
            };
          },
          title: "Minimum of {total} over three years",
          level: "High",
          does: "{We} must buy {one}, then {two}, then {three}: {total} in three years.",
          why: "The rise compounds whatever the market does, and failure may end the deal.",
          ask: "Ask for minimums agreed each year, lowered for lost products, price rises and late supply.",
          wording:
            "The minimum for each year after the first is agreed before that year or, failing agreement, stays the same. It is reduced so far as the Supplier fails to supply, raises prices or drops products.",
        },
        {
          when: [
            /\bwe must\b.{0,60}\b(?:purchas\w*|order\w*|buy|sell|meet|achieve|reach)\b.{0,160}\b(?:minimum|not less than|at least|no less than|targets?)\b|\bminimum (?:annual |yearly |quarterly )?(?:purchases?|orders?|quantit\w+|sales)\b.{0,40}\bby we\b|\bwe must\b.{0,40}\b(?:meet|achieve|fulfil)\b.{0,40}\bquotas?\b/,
          ],
          level: "Medium",
          does: "{We} must reach a minimum, with no relief for late supply, dropped products or price rises.",
          why: "What makes it miss the figure may lie with {they}.",
          ask: "Ask for relief in those cases, and loss of exclusivity as the only remedy.",
          wording:
            "The minimum is reduced so far as the Supplier fails to supply, raises prices or drops products, and the Supplier's only remedy for a miss is to make the appointment non-exclusive.",
        },
      ],
      kinds: ["minimum-commitment", "performance-target"],
      proof: {
        answered:
          "2.1 In the first year the Distributor shall purchase not less than $900,000, and in each following year not less than 110% of the minimum for the year before.",
        not: "2.1 There is no minimum purchase.",
      },
    },
    {
      id: "distribution/minimum-moves",
      topic: "minimum-commitment",
      title: "The minimum stays while range and price move",
      question: "Does the minimum fall if they drop products or raise prices?",
      side: "recipient",
      about: { says: minimum },
      answers: [
        {
          when: [
            minimum,
            /\bthey may\b(?! not).{0,160}\b(?:discontinu\w+|withdraw|alter|delete|change|cease)\b.{0,80}\b(?:products?|range|goods|lines?|models?)|\b(?:products?|goods|lines?|models?)\b.{0,30}\bmay be (?:withdrawn|discontinued|deleted|removed)\b.{0,40}\bby they\b|\bthey may\b(?! not).{0,80}\bdelete products\b/,
          ],
          lacks: [/\bminimum\b.{0,200}\b(?:reduc\w+|adjust\w+|proportion)/],
          level: "High",
          does: "{They} may drop products while the minimum never falls.",
          why: "{We} could owe for goods that no longer exist or no longer sell.",
          ask: "Ask to reduce the minimum in proportion, with 90 days' notice.",
          wording:
            "The Supplier must give {noticeTime|90 days}' notice before it discontinues or changes a Product, must fill orders accepted before then, and the minimum is reduced in proportion.",
        },
      ],
      proof: {
        answered:
          "2.1 The Distributor must purchase at least $500,000 of Products each year.\n2.4 The Supplier may discontinue any Product without notice.",
        not: "2.1 The Distributor must purchase at least $500,000 each year.",
      },
    },
    {
      id: "distribution/no-duty-to-supply",
      topic: "delay",
      title: "No duty to accept or fill orders",
      question: "Must they supply what we order, and when?",
      side: "recipient",
      about: {
        says: /\bthey (?:must|shall|agrees)\b.{0,100}\b(?:supply|sell|deliver|ship|fill|accept|fulfil)\w*\b|\b(?:accept\w*|reject\w*|fill|fulfil\w*)\b.{0,60}\borders?\b|\borders?\b.{0,120}\b(?:accept\w*|reject\w*|refuse|confirm\w*)|\blead[- ]time/,
        heading: /orders?|delivery|supply of/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:accept or (?:reject|refuse|decline)|reject|refuse|decline|allocate)\b.{0,80}\b(?:orders?|supply|products?|available)|\b(?:no order|orders?)\b.{0,80}\b(?:not binding|until accepted|subject to (?:acceptance|availability))|\bthey need not (?:supply|accept|fill|sell|ship|deliver)\b.{0,60}\b(?:products?|goods|orders?|stock|units)\b|\bthey is not liable\b.{0,60}\b(?:fail\w*|refus\w+|delay\w*)\b.{0,30}\b(?:fill|accept|supply|ship)\b.{0,30}\borders?/,
          ],
          title: "Orders may be refused or short-shipped",
          level: "High",
          does: "{They} may refuse or short-ship {we}'s orders.",
          why: "A distributor that must sell cannot do so without stock.",
          ask: "Ask for a duty to accept forecast orders and ship within a lead time.",
          wording:
            "The Supplier must accept each order within the forecast and deliver it within 45 days. Amounts that it does not deliver in time count towards the minimum.",
          replaces: true,
        },
      ],
      absent: {
        of: /\bproducts?\b|\bgoods\b/,
        level: "High",
        does: "{They} nowhere promises to accept or fill {we}'s orders.",
        why: "{We} invests in a market, but cannot make {they} sell.",
        ask: "Ask for a duty to accept forecast orders and ship within a lead time.",
        wording:
          "The Supplier must accept each order within the forecast and deliver it within 45 days. Amounts that it does not deliver in time count towards the minimum.",
      },
      kinds: ["supply-at-discretion"],
      proof: {
        answered: "2.2 The Supplier may accept or reject any order for Products.",
        not: "2.2 The Supplier must accept each order within five days.",
      },
    },
    {
      id: "distribution/direct-sales",
      topic: "exclusivity",
      title: "The supplier may sell around the distributor",
      question: "Can they sell in our territory themselves or through others?",
      side: "recipient",
      about: {
        says: /\bexclusiv\w+|\bsole\b|\bterritory\b|\bother distributors?\b|\bdirect(?:ly)?\b.{0,60}\b(?:sales?|sell|customers?|consumers?)/,
        heading: /appoint|exclusiv|territory/,
      },
      answers: [
        {
          when: [
            /\bthey (?:may|reserves?)\b(?! not).{0,200}\b(?:sell|sales|supply|fulfil|market|appoint)\b.{0,160}\b(?:direct\w*|website|online|internet|own (?:account|website|stores)|consumers?|(?:other|another|additional) (?:distributors?|resellers?|dealers?|persons?)|key accounts|house accounts|national accounts)|\bnon-?exclusive\b.{0,80}\b(?:distribut|resell|right|appoint|dealer|basis)|\b(?:our appointment|appointed|appoints? we)\b.{0,40}\b(?:is |as (?:a|its) )?non-?exclusive\b|\bnothing\b.{0,60}\b(?:prevents?|restricts?|stops?|limits?) they\b.{0,80}\b(?:sell\w*|supply\w*|appoint\w*|market\w*)\b|\bthey may\b(?! not).{0,80}\bsell\b(?:(?!\boutside\b).){0,80}\b(?:(?:in|within|into) the territory)\b/,
          ],
          level: "High",
          does: "{They} may sell in {we}'s market itself, or appoint others.",
          why: "It can undercut {we} with customers whom {we} found.",
          ask: "Ask for true exclusivity, or commission and credit for such sales.",
          wording:
            "During the term the Supplier must not sell Products in the Territory, online or otherwise, or appoint another to do so, and must refer enquiries from the Territory to the Distributor.",
        },
      ],
      kinds: ["no-exclusivity", "territory"],
      proof: {
        answered:
          "1.1 The appointment is exclusive, save that the Supplier may fulfil orders which consumers place on its own website.",
        not: "1.1 The Supplier appoints the Distributor as its exclusive distributor and must not sell in the Territory itself.",
      },
    },
    {
      id: "distribution/no-compete",
      topic: "exclusivity",
      title: "Competing lines are barred",
      question: "May we sell other brands?",
      side: "recipient",
      about: { says: /\bcompet\w+\b/, heading: /compet|exclusiv/ },
      answers: [
        {
          when: [
            /\bwe (?:may not|must not|agrees not)\b.{0,200}\bcompet\w+|\bwe must\b.{0,60}\b(?:deal|sell|purchase|carry)\b.{0,30}\bexclusively\b|\bwe must\b.{0,120}\bno other (?:brand|line|product|manufacturer)|\b(?:compet\w+ (?:lines?|products?|goods|brands?))\b.{0,30}\bmay not be\b.{0,60}\bby we\b|\bwe must\b.{0,60}\bonly\b.{0,20}\btheir (?:brand|products|goods)\b/,
          ],
          level: "Medium",
          does: "{We} may carry no competing products.",
          why: "If {they} leaves, {we} loses its whole category with no brand in hand.",
          ask: "Ask to except existing lines, and lift it once notice is given.",
          wording:
            "The restriction does not apply to lines that the Distributor sold before this agreement, or after either party has given notice to end it.",
        },
      ],
      kinds: ["exclusivity", "restraint-of-trade"],
      proof: {
        answered: "1.2 The Distributor shall not sell any product that competes with the Products.",
        not: "1.2 The Distributor may sell competing products.",
      },
    },
    {
      id: "distribution/rival-lines",
      topic: "exclusivity",
      title: "No minimum, effort or loyalty required",
      question: "Must they keep to our goods, and work at selling them?",
      side: "drafter",
      about: {
        says: /\bcompet\w+\b|\b(?:best|reasonable) (?:endeavours|efforts)\b|\bminimum\b|\btargets?\b/,
        heading: /compet|minimum|duties|obligations/,
      },
      answers: [],
      absent: {
        of: /\bexclusive\b/,
        level: "High",
        does: "{They} has the market to itself but no minimum, effort or loyalty is asked of it.",
        why: "The territory may be locked up and left idle, or used for a rival.",
        ask: "Ask for minimums, best efforts and no competing lines.",
        wording:
          "The Distributor must use its best endeavours to sell the Products in the Territory, meet the minimum for each year, and not sell competing products during the term.",
      },
      proof: {
        answered: "1.1 The Supplier appoints the Distributor as its exclusive distributor.",
        not: "1.1 The exclusive Distributor must use best endeavours to sell the Products.",
      },
    },
    {
      id: "distribution/price-at-will",
      topic: "price-change",
      title: "Prices may rise at any time",
      question: "Who may raise the price, how far and how soon?",
      side: "recipient",
      about: { says: /\bpric(?:e|es|ing|e list)\b/, heading: /price|pricing/ },
      answers: [
        {
          when: [
            /\bthey may\b(?! not)(?:(?!\breduce\b).){0,160}\b(?:revise|change|vary|increase|amend|adjust|alter|modify)\b.{0,120}?\bpric\w+\b.{0,120}?\b(?<time>\d{1,3} days?)\b|\bpric\w+\b.{0,100}\bthey may\b(?! not).{0,80}\b(?:revise|change|vary|increase|amend|adjust|alter|modify)\b.{0,120}?\b(?<days>\d{1,3} days?)\b/,
          ],
          title: "Prices may rise on {time}{days}’ notice",
          level: "High",
          does: "{They} may raise prices without limit on {time}{days}' notice.",
          why: "{We}'s customers often order and price a season ahead.",
          ask: "Ask for one rise a year, 90 days' notice, a ceiling, and none for accepted orders.",
          wording:
            "The Supplier may increase prices once a year by {noticeTime|90 days}' notice and by no more than 5%. An increase does not apply to orders placed before it takes effect.",
          replaces: true,
        },
        {
          when: [
            /\bthey may\b(?! not)(?:(?!\breduce\b).){0,160}\b(?:revise|change|vary|increase|amend|adjust|alter|modify)\b.{0,120}\bpric\w+|\bpric\w+\b.{0,100}\b(?:subject to change\b(?!.{0,40}\bonly\b)|as (?:varied|amended|revised|published) by they|may be (?:changed|varied|revised|increased) by they)|\bthey may\b(?! not)(?:(?!\breduce\b).){0,60}\bset\b.{0,40}\bpric\w+\b.{0,60}\b(?:from time to time|at any time)/,
          ],
          level: "High",
          does: "{They} may raise prices whenever it likes.",
          why: "{We}'s margin, and any minimum, are at its mercy.",
          ask: "Ask for 90 days' notice, a ceiling, and none for accepted orders.",
          wording:
            "The Supplier may increase prices once a year by {noticeTime|90 days}' notice and by no more than 5%. An increase does not apply to orders placed before it takes effect.",
          replaces: true,
        },
      ],
      kinds: ["price-at-will", "price-increase"],
      proof: {
        answered:
          "2.2 Prices are those in the price list, which the Supplier may revise from time to time upon fifteen days' notice. The Supplier may change its prices on 15 days' notice.",
        not: "2.2 Prices are fixed for the term.",
      },
    },
    {
      id: "distribution/consumer-remedies",
      here: true,
      topic: "indemnity",
      title: "Consumer claims fall on the distributor",
      question: "Who bears returns, refunds and consumer guarantees?",
      side: "recipient",
      about: {
        says: /\bconsumer\w*\b|\breturns?\b|\brefunds?\b|\bend users?\b/,
        heading: /warranty|consumer|returns/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must )?(?:be |is |are )?(?:solely |fully )?(?:responsible|liable|bears?|honou?r|indemnif\w+|hold)\b.{0,240}\b(?:consumers?|end users?|refunds?)\b|\bwe must\b.{0,60}\b(?:bear|handle|honou?r|deal with)\b.{0,80}\b(?:(?:customer|consumer|product) returns|refunds|consumer guarantees?|warranty (?:claims?|service))\b|\b(?:refunds?|(?:customer|consumer) returns|consumer (?:claims?|complaints?|guarantees?)|warranty claims?)\b.{0,160}\b(?:at our (?:own )?(?:cost|expense)|borne by we|dealt with by we|paid by we)\b/,
          ],
          level: "High",
          does: "{We} bears the remedies of consumers, the maker's own faults included.",
          why: "As importer it may be the maker in law, and this gives away its recourse.",
          ask: "Ask that {they} indemnify for defects, and {we} only for its own statements.",
          wording:
            "The Supplier indemnifies the Distributor against all claims, refunds and costs under consumer law that arise from defects in the Products, and the Distributor is responsible only for its own unauthorised statements.",
        },
      ],
      proof: {
        answered:
          "3.4 The Distributor shall be responsible for every remedy to which a consumer may be entitled.",
        not: "3.4 The Supplier must refund consumers who return Products.",
      },
    },
    {
      id: "distribution/product-liability",
      topic: "indemnity",
      title: "No product liability indemnity or recall terms",
      question: "Who answers if a product hurts somebody or is recalled?",
      side: "recipient",
      about: {
        says: /\bproducts? liability\b|\bthey\b.{0,80}\b(?:indemnif\w+|insur\w+)\b.{0,200}\b(?:products?|defect\w*|injur\w+|safety)|\brecalls?\b/,
        heading: /recall|product liability/,
      },
      answers: [
        {
          when: [
            /^(?!.*\bthey must (?:pay|bear)\b).*?(?:\bwe (?:must|shall|bears?|pays?)\b.{0,160}\brecalls?\b.{0,120}\b(?:cost|expense)|\brecalls?\b.{0,160}\b(?:our|at our|cost of we|borne by we|we must (?:pay|bear))|\bwe must\b.{0,60}\brecalls?\b.{0,60}\bits own (?:cost|expense)|\brecalls?\b.{0,100}\bfor our account\b)/,
          ],
          title: "Recalls are at the distributor’s cost",
          level: "High",
          does: "{We} pays for recalls.",
          why: "The fault lies in design or making, which {they} controls.",
          ask: "Ask that {they} pay unless {we} caused it.",
          wording:
            "The Supplier must pay all costs of a recall except to the extent that the Distributor's act caused it.",
          replaces: true,
        },
      ],
      absent: {
        of: /\bproducts?\b/,
        unless: /\b(?:software|subscriptions?|platform|cloud)\b/,
        level: "High",
        does: "{They} gives no indemnity or insurance for unsafe products, and recalls are not dealt with.",
        why: "{We} answers to injured users, and may be the maker in law if it imports.",
        ask: "Ask for an indemnity, cover that names {we}, and recall at {they}'s cost.",
        wording:
          "The Supplier indemnifies the Distributor against claims for injury or damage caused by the Products, must hold products liability insurance of $20 million that names the Distributor, and must pay all costs of a recall.",
      },
      kinds: ["product-recall"],
      proof: {
        answered:
          "3.6 The Distributor must conduct any recall at its own cost and the recall costs are borne by the Distributor.",
        not: "3.6 The Supplier must pay the costs of any recall.",
      },
    },
    {
      id: "distribution/warranty-thin",
      topic: "quality-warranty",
      title: "No warranty for the products",
      question: "What do we get for defective stock?",
      side: "recipient",
      about: {
        says: /\bwarrant\w*\b.{0,200}\b(?:products?|goods|defect\w*|quality|conform\w*|fit(?:ness)?|merchant\w*|workmanship)|\b(?:products?|goods|manufacturer'?s?)\b.{0,160}\bwarrant\w*|\bdefective\b|\bdefects?\b.{0,80}\b(?:products?|goods|material)|\bas is\b|\bwarranty (?:period|claims?|policy|service)/,
        heading: /warranty|defect/,
      },
      answers: [
        {
          when: [
            /\bthey warrants?\b.{0,240}\b(?:from|after) (?:the date of )?(?:shipment|delivery|invoice|dispatch)\b/,
          ],
          title: "Product warranty runs from shipment",
          level: "Medium",
          does: "The product warranty runs from shipment, not from sale to the user.",
          why: "Stock may wait a year, and consumers have longer rights and may want refunds.",
          ask: "Ask for time from retail sale, with credit, freight and handling.",
          wording:
            "The warranty runs for 24 months from the sale of the Product to its end user. For a defective Product the Supplier must give a credit or replacement, at the Distributor's choice, with freight and handling.",
        },
        {
          when: [
            /\b(?:sole|only|exclusive) (?:and exclusive )?(?:remedy|obligation|liability)\b.{0,120}\b(?:repair|replac\w+|credit)|\b(?:repair|replac\w+)\b.{0,120}\b(?:sole|only|exclusive) (?:and exclusive )?remedy/,
          ],
          title: "Repair or replacement is the only remedy",
          level: "Medium",
          does: "For defective stock {we} gets replacement or repair and nothing else.",
          why: "Freight, labour and refunds to customers stay with it.",
          ask: "Ask for credit, freight and handling as well.",
          wording:
            "For a defective Product the Supplier must give a credit or replacement, at the Distributor's choice, and pay freight, handling and refunds to customers.",
        },
        {
          when: [
            /\bthey (?:gives? no|makes? no|disclaims?)\b(?!.{0,30}\bother\b).{0,60}\bwarrant\w+|\bas is\b/,
          ],
          title: "Product warranties are disclaimed",
          level: "High",
          does: "{They} disclaims warranties for the products.",
          why: "{We} must still meet its customers' guarantees.",
          ask: "Ask for a warranty of quality, safety and compliance with Australian law.",
          wording:
            "The Supplier warrants that the Products are of acceptable quality, safe, fit for their purpose and comply with all Australian laws and standards.",
        },
      ],
      absent: {
        of: /\bproducts?\b/,
        level: "High",
        does: "{They} gives no warranty of quality or compliance for the products.",
        why: "{We} must still meet its customers' guarantees.",
        ask: "Ask for a warranty of quality, safety and compliance with Australian law.",
        wording:
          "The Supplier warrants that the Products are of acceptable quality, free from defects, safe, and comply with all Australian laws and standards.",
      },
      kinds: ["warranty-disclaimer", "sole-remedy"],
      proof: {
        answered:
          "3.1 The Supplier warrants that the Products will be free from defects for 24 months from shipment.",
        not: "3.1 The Supplier warrants that the Products are free from defects.",
      },
    },
    {
      id: "distribution/uneven-exit",
      topic: "exit-convenience",
      title: "Supplier may end without cause",
      question: "Who may end without cause, and how soon?",
      side: "recipient",
      about: {
        says: /\bterminat\w+\b.{0,160}\b(?:notice|cause|convenience|reason)/,
        heading: /terminat/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:terminate|end|cancel)\b.{0,160}?\b(?<theirs>\d{1,3}) (?<unit>days?|months?)/,
            /\bwe may\b(?! not).{0,120}\b(?:terminate|end|do so)\b.{0,160}?\b(?<ours>\d{1,3}) (?<per>days?|months?)/,
          ],
          reckon: ({ theirs, unit, ours, per }) => {
            const length = (time?: string, of?: string) =>
              Number(time) * (of?.startsWith("m") ? 30 : 1);
            return length(ours, per) > length(theirs, unit) ? {} : null;
          },
          title: "Supplier may leave on shorter notice",
          level: "High",
          does: "{They} may leave on {theirs} {unit}' notice; {we} must give {ours} {per}.",
          why: "{We} builds brand and stock that {they} can take over once they pay.",
          ask: "Ask for no exit without cause in the first term, and equal notice after.",
          wording:
            "Neither party may terminate without cause in the first three years. After that either may do so by {noticeTime|180 days}' written notice.",
          replaces: true,
        },
        {
          when: [
            /\b(?:they|everybody) may\b(?! not).{0,120}\b(?:terminate|end|cancel)\b.{0,100}\b(?:without cause|convenience|any (?:reason|time)|no reason)\b|\b(?:they|everybody) may\b(?! not).{0,60}\bterminate\b.{0,60}\b(?:upon|on|by|with) (?:giving )?(?:at least |not less than )?(?<days>\d{1,3} days)\b.{0,60}notice(?!.{0,120}\b(?:breach|cure|default|remed))|\b(?:terminated|ended|cancelled) by (?:they|everybody)\b.{0,60}\b(?:without cause|convenience|any (?:reason|time)|no reason|upon \d{1,3} days)|\bthey may\b(?! not).{0,60}\b(?:terminate|end|cancel)\b.{0,40}\bwhenever\b/,
          ],
          level: "Medium",
          does: "{They} may end without cause.",
          why: "Money spent on brand, stock and staff may not be earned back.",
          ask: "Ask for no exit without cause in the first term, and 180 days after.",
          wording:
            "Neither party may terminate without cause in the first three years. After that either may do so by {noticeTime|180 days}' written notice.",
          replaces: true,
        },
      ],
      kinds: ["termination-for-convenience"],
      proof: {
        answered:
          "6.1 The Supplier may terminate this Agreement without cause upon ninety days' notice. The Distributor may terminate upon one hundred eighty days' notice.",
        not: "6.1 Either party may terminate for material breach.",
      },
    },
    {
      id: "distribution/stock-at-end",
      topic: "after-end",
      title: "No terms for stock at the end",
      question: "What happens to our stock when it ends?",
      side: "recipient",
      about: {
        says: /\b(?:inventory|stocks?|unsold)\b.{0,300}\b(?:terminat\w+|expir\w+|ends?\b|repurchase|buy[- ]?back|sell[- ]?off|remaining)|\b(?:terminat\w+|expir\w+|ends?)\b.{0,300}\b(?:inventory|stocks?|unsold|remaining products|sell[- ]?off)|\brepurchase|\bbuy[- ]?back|\bsell[- ]?off/,
        heading: /stock|inventory|repurchase|sell-?off/,
      },
      answers: [
        {
          when: [
            /\bthey must\b.{0,120}\b(?:repurchase|buy back|buy|purchase|re-?take)\b.{0,120}\b(?:inventory|stock|products)/,
          ],
          fine: true,
        },
        {
          when: [
            /\bthey (?:may|has the option)\b(?! not).{0,160}\b(?:repurchase|buy back|buy|purchase|acquire)\b.{0,160}\b(?:inventory|stock|unsold|products)|\bwe may not\b.{0,80}\b(?:sell|dispose)\b.{0,120}\b(?:inventory|stock)|\bthey need not\b.{0,40}\b(?:repurchase|buy|take)\b.{0,60}\b(?:inventory|stock|products|goods)|\b(?:stock|inventory|products)\b.{0,40}\bmay be (?:bought|repurchased|taken) (?:back )?by they\b/,
          ],
          title: "Buy-back of stock is optional",
          level: "High",
          does: "{They} may, but need not, take back {we}'s stock when it ends.",
          why: "Minimums force large stock; {they} may pick the good part and leave the rest.",
          ask: "Ask for buy-back at landed cost at {we}'s option, or a year to sell off.",
          wording:
            "When this agreement ends the Supplier must, if the Distributor asks, buy back saleable stock at landed cost, and the Distributor may sell the rest for 12 months.",
          replaces: true,
        },
      ],
      absent: {
        of: /\bterminat\w+|\bexpir\w+/,
        unless: /\b(?:software|subscriptions?|platform|cloud)\b/,
        level: "High",
        does: "Nothing says what becomes of {we}'s stock when it ends.",
        why: "It may hold goods that it may no longer sell under the brand.",
        ask: "Ask for buy-back at landed cost, or a year to sell off.",
        wording:
          "When this agreement ends the Supplier must, if the Distributor asks, buy back saleable stock at landed cost, and the Distributor may sell the rest for 12 months.",
      },
      kinds: ["post-termination"],
      proof: {
        answered:
          "6.4 Upon termination the Supplier may repurchase the Distributor's inventory at 80% of its cost.",
        not: "6.4 Upon termination the Supplier must buy back all stock.",
      },
    },
    {
      id: "distribution/no-compensation",
      topic: "exit-cost",
      title: "Goodwill is not paid for",
      question: "Are we paid for the market we built?",
      side: "recipient",
      about: { says: /\bgoodwill\b|\bcompensation\b/, heading: /compensation/ },
      answers: [
        {
          when: [
            /\b(?:they is not liable|they (?:must have|has) no liability|we (?:may not|is not entitled to|waives?|releases?|has no))\b.{0,240}\b(?:compensation|goodwill|investments?|expenditures?|loss of (?:prospective )?profits?)\b.{0,200}\b(?:terminat|non-?renewal|expir)|\b(?:terminat\w+|expir\w+|non-?renewal)\b.{0,200}\b(?:no compensation|they is not liable|we must have no claim|we has no claim)|\b(?:nobody is liable|everybody may not be liable|everybody is not liable)\b.{0,240}\b(?:compensation|goodwill|investments?|expenditures?|prospective profits?)\b|\bno (?:payment|compensation|indemnity)\b.{0,60}\b(?:due|payable|paid)\b.{0,60}\b(?:goodwill|investment|clientele)|\bwe (?:waives?|may not|has no)\b.{0,120}\b(?:compensation|goodwill|clientele)\b.{0,80}\bterminat/,
          ],
          level: "Medium",
          does: "{We} gets nothing for goodwill or investment when {they} ends it.",
          why: "{They} keeps the customers that {we} won.",
          ask: "Ask for a sum by gross margin where it ends without {we}'s fault.",
          wording:
            "If the Supplier ends or does not renew this agreement other than for the Distributor's breach, it must pay the Distributor six months' average gross margin.",
        },
      ],
      kinds: ["no-compensation"],
      proof: {
        answered:
          "6.5 The Supplier is not liable to the Distributor for compensation or goodwill by reason of termination.",
        not: "6.5 On termination the Supplier must pay compensation for goodwill.",
      },
    },
    {
      id: "distribution/minimum-at-end",
      topic: "minimum-commitment",
      title: "The year’s minimum survives an early end",
      question: "If it ends in mid-year, is the minimum cut?",
      side: "recipient",
      about: { says: minimum },
      answers: [
        {
          when: [
            minimum,
            /\bthey may\b(?! not).{0,80}\b(?:terminate|end|cancel)\b.{0,120}\b(?:without cause|convenience|any (?:time|reason)|notice)|\b(?:terminat\w+|ends?)\b.{0,80}\b(?:part way|during|before the (?:year|end))\b.{0,80}\bfull minimum\b|\bminimum\b.{0,80}\bpayable\b.{0,30}\bin full\b.{0,60}\bends?\b/,
          ],
          lacks: [
            /\b(?:minimum|target)\b.{0,240}\b(?:pro ?rat\w*|proportion\w*|terminat\w+)|\bpro ?rat\w*\b.{0,120}\b(?:minimum|target)/,
          ],
          level: "Medium",
          does: "{They} may end in mid-year, but the whole year's minimum is not cut.",
          why: "A shortfall could be billed for months in which {we} had no right to sell.",
          ask: "Ask to scale it by time, and drop it once {they} gives notice.",
          wording:
            "If this agreement ends during a year the minimum for it is reduced in proportion, and no minimum applies after the Supplier has given notice to end.",
        },
      ],
      proof: {
        answered:
          "2.1 The Distributor must purchase at least $500,000 each year. 6.1 The Supplier may terminate without cause by notice.",
        not: "2.1 The Distributor must purchase at least $500,000 each year, in proportion if this agreement is terminated.",
      },
    },
    {
      id: "distribution/renewal-minimum",
      topic: "renewal",
      title: "It renews with the minimum",
      question: "Does it renew by itself, and on what minimum?",
      side: "recipient",
      about: { says: /\brenew\w*\b/, heading: /renew|term/ },
      answers: [
        {
          when: [
            /\b(?:automatically )?renews?\b.{0,200}\bunless\b.{0,200}?\b(?<time>\d{1,3} (?:days|months))\b|\b(?:automatically|automatic)\b.{0,30}\b(?:extend\w*|renew\w*|roll\w*)\b.{0,200}\bunless\b.{0,200}?\b(?<before>\d{1,3} (?:days|months))\b|\bunless\b.{0,80}\bnotice\b.{0,60}?\b(?<least>\d{1,3} (?:days|months)) before\b.{0,60}\bcontinues? for\b/,
            minimum,
          ],
          level: "Medium",
          does: "It renews by itself, minimums and all, unless stopped {time}{before}{least} before the end.",
          why: "A missed day commits {we} to years of purchases.",
          ask: "Ask for renewal by agreement, with minimums set afresh.",
          wording:
            "This agreement is renewed only by written agreement, in which the parties set new minimums.",
          replaces: true,
        },
      ],
      kinds: ["automatic-renewal"],
      proof: {
        answered:
          "1.3 The term renews for two years unless either gives notice 120 days before. 2.1 The Distributor must purchase at least $500,000 each year.",
        not: "1.3 The term is renewed by written agreement.",
      },
    },
    {
      id: "distribution/currency",
      here: true,
      topic: "price",
      title: "Exchange rate risk is the distributor’s",
      question: "In what money do we pay, and who bears freight and duty?",
      side: "recipient",
      about: {
        says: /\b(?:us\$|usd|united states dollars|us dollars|euros?|€|foreign currency)|\b(?:freight|customs|duty|duties)\b/,
        heading: /currency|freight|delivery/,
      },
      answers: [
        {
          when: [
            /^(?!.*(?<!\b(?:made|paid|payable) )\bby we\b|.*\bpay we\b).*\b(?:payable|paid|pay|payments?|invoic\w+|prices?)\b.{0,160}\b(?:united states dollars|us dollars|united states currency|u\.s\. (?:dollars|currency)|foreign currency|us ?\$|usd|euros?)/,
          ],
          level: "Medium",
          does: "{We} pays in foreign money and bears every move of the rate.",
          why: "Its own sales are in Australian dollars, at prices set ahead.",
          ask: "Ask for Australian dollars, or shared moves beyond 5%.",
          wording:
            "If the exchange rate moves by more than 5% from the base rate in the schedule, prices are adjusted so that the parties share the excess equally.",
        },
      ],
      proof: {
        answered: "2.6 Invoices are payable in United States dollars within sixty days.",
        not: "2.6 Invoices are payable in Australian dollars, freight included.",
      },
    },
    {
      id: "distribution/delivery-term",
      topic: "title-and-risk",
      title: "No delivery term",
      question: "Where are goods delivered, and when does risk pass?",
      about: {
        says: /\bship\w*\b|\bf\.o\.b|\b(?:freight|incoterms?|fob|cif|fca|exw|ex works|ddp|dap|cpt|cip)\b|\brisk\b.{0,80}\b(?:pass|transfer|remain)\w*|\bdeliver\w+\b.{0,80}\b(?:at|to|point|place|port|premises|warehouse)/,
        heading: /delivery|shipment|risk/,
      },
      answers: [
        {
          when: [
            /\brisk\b.{0,120}\bpass\w*\b.{0,80}\bwe\b.{0,120}\b(?:dispatch|despatch|leav\w+|carrier|collection|shipment|ex works|their (?:warehouse|premises|dock))|\b(?:ex works|exw|f\.?o\.?b\.?)\b.{0,160}\brisk\b.{0,60}\bpass\w*\b.{0,40}\b(?:to|on) we\b|\bfrom the time of (?:dispatch|despatch|shipment)\b.{0,60}\bour risk/,
          ],
          title: "Risk passes at the supplier’s door",
          level: "Medium",
          does: "{We} bears loss from the moment goods leave {they}'s door.",
          why: "It pays for goods lost or spoilt in transit that it never held.",
          ask: "Ask for risk on delivery, with {they}'s transit insurance.",
          wording:
            "Risk in the Products passes to the Distributor on delivery at its warehouse, and the Supplier must insure them until then.",
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:products?|goods|orders?)\b/,
        unless: /\b(?:software|subscriptions?|platform|cloud)\b/,
        level: "Medium",
        does: "No term says where goods are delivered, who pays freight and when risk passes.",
        why: "Loss on the way and landed cost are open to dispute.",
        ask: "Ask for an Incoterms 2020 rule and a named place.",
        wording:
          "The Supplier must deliver the Products DAP (Incoterms 2020) at the Distributor's warehouse, and risk passes on delivery there.",
      },
      kinds: ["risk-transfer"],
      proof: {
        answered:
          "2.8 Risk in the Products passes to the Distributor on shipment by the carrier. Risk passes to the Distributor when they leave the Supplier's warehouse.",
        not: "2.8 Delivery is DAP Fremantle.",
      },
    },
    {
      id: "distribution/mark-licence",
      topic: "licence",
      title: "Brand licence is not exclusive",
      question: "Is our right to the brand as exclusive as our appointment?",
      side: "recipient",
      about: {
        says: /\btrade ?marks?\b|\bmarks\b|\bbrand\b/,
        heading: /trade ?mark|intellectual|marks/,
      },
      answers: [
        {
          when: [
            /\bnon-?exclusive\b.{0,160}\b(?:trade ?marks?|marks|brand)|\b(?:trade ?marks?|marks|brand)\b.{0,40}\bis non-?exclusive/,
            /\b(?<!non-)(?<!non)(?:sole|exclusive)\b.{0,80}\bdistribut\w+|\b(?<!non-)(?<!non)exclusive distribut\w+/,
          ],
          level: "Medium",
          does: "{We}'s appointment is exclusive, but its right to the brand is not.",
          why: "Others could be let use it here for goods from outside the channel.",
          ask: "Ask for an exclusive licence here, and a duty to stop infringers.",
          wording:
            "The Supplier grants the Distributor an exclusive licence of the trade marks for the Products in the Territory and must take reasonable steps to stop infringement and parallel imports.",
        },
      ],
      proof: {
        answered:
          "1.1 The Supplier appoints the Distributor as sole and exclusive distributor. 5.1 The Supplier grants a non-exclusive right to use the trademark.",
        not: "5.1 The Supplier grants an exclusive right to use the trade marks.",
      },
    },
    {
      id: "distribution/mark-control",
      topic: "ip-ownership",
      title: "No control over use of the brand",
      question: "Who owns registrations, names and domains, and what may they do with the brand?",
      side: "drafter",
      about: {
        says: /\btrade ?marks?\b|\bmarks\b|\bbrand\b|\bintellectual property\b/,
        heading: /trade ?mark|intellectual|marks/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing governs {they}'s use of {we}'s brand, or who owns names and domains.",
        why: "{They} could register the brand here and hold it.",
        ask: "Ask for a licence with control, no registration, and use to stop at the end.",
        wording:
          "The Distributor may use the trade marks only to sell the Products in the form approved, must not register any mark, company or domain name like them, and must stop use within 30 days after this agreement ends.",
      },
      proof: {
        answered: "1.1 The Supplier appoints the Distributor to sell the Products.",
        not: "5.1 The Distributor may use the trade marks to sell the Products.",
      },
    },
    {
      id: "distribution/infringement",
      topic: "infringement",
      title: "No indemnity against infringement",
      question: "Who answers if the products infringe another's rights?",
      side: "recipient",
      about: {
        says: /^(?!.*\b(?:notif\w+|notices?|aware|informs?)\b).*\binfring\w+/,
        heading: /infring|intellectual/,
      },
      answers: [
        {
          when: [
            /\bthey (?:must )?(?:indemnif\w+|defend)\b(?:(?!\bpatents?\b|\bdesigns?\b|\bcopyright\b|\bintellectual\b).){0,200}\btrade ?marks?\b(?:(?!\bpatents?\b|\bdesigns?\b|\bcopyright\b|\bintellectual\b).){0,200}$|\btrade ?marks?\b(?:(?!\bpatents?\b|\bdesigns?\b|\bcopyright\b|\bintellectual\b).){0,120}\bthey (?:must )?(?:indemnif\w+|defend)\b(?:(?!\bpatents?\b|\bdesigns?\b|\bcopyright\b|\bintellectual\b).){0,120}$|\bindemnified by they for trade ?mark/,
          ],
          title: "Infringement cover is for trade marks only",
          level: "Medium",
          does: "{They} covers trade mark claims only, not patents, designs or copyright.",
          why: "Importing is itself infringement, so {we} is the one sued.",
          ask: "Ask for all intellectual property rights, outside any cap.",
          wording:
            "The Supplier indemnifies the Distributor against any claim that the Products or trade marks infringe any person's intellectual property rights, and no limit of liability applies.",
        },
      ],
      absent: {
        of: /\bproducts?\b|\bsoftware\b/,
        level: "High",
        does: "{They} gives no promise or indemnity against infringement of others' rights.",
        why: "Importing and selling are themselves infringement, so {we} is the one sued.",
        ask: "Ask for an indemnity for all intellectual property rights, outside any cap.",
        wording:
          "The Supplier indemnifies the Distributor against any claim that the Products or trade marks infringe any person's intellectual property rights, and no limit of liability applies.",
      },
      proof: {
        answered:
          "4.4 The Supplier shall indemnify the Distributor against claims that the trademark infringes rights in the Territory.",
        not: "4.4 The Supplier indemnifies the Distributor if the Products infringe a patent or trade mark.",
      },
    },
    {
      id: "distribution/territory-undefined",
      topic: "blanks-and-references",
      title: "No definition of the territory",
      question: "What may we sell, and where?",
      about: {
        says: /\bterritory\b.{0,60}\b(?:means|is|being|comprises|schedule|exhibit|annexure|appendix|attach\w*|set (?:out|forth)|described|defined)\b|\bterritory ?(?::|=|-|–)|\b(?:following|designated|this|area|countries|regions?)\b.{0,40}\bterritor|\(?(?:the )?"territory"|\bin (?:australia|new zealand|the state|victoria|queensland|new south wales)|\bterritory \|/,
        heading: /^territory/,
      },
      answers: [],
      absent: {
        of: /\bterritory\b/,
        level: "Medium",
        does: '"Territory" is used but not defined.',
        why: "Exclusivity, brand and restraint all depend on it.",
        ask: "Name the States or countries, and say whether online sales count.",
        wording:
          "Territory means Australia and New Zealand, including sales made online to addresses there.",
      },
      proof: {
        answered: "1.1 The Supplier appoints the Distributor in the Territory.",
        not: "1.1 Territory means Australia.",
      },
    },
    {
      id: "distribution/resale-price",
      topic: "best-price",
      title: "A floor is set on resale prices",
      question: "Does the paper touch the price at which goods are resold?",
      about: {
        says: /\b(?:resale|retail|minimum|advertis\w+|selling) pric\w+\b|\brecommended\b.{0,40}\bpric\w+/,
        heading: /resale|pricing/,
      },
      answers: [
        {
          when: [
            /\b(?:we|they) (?:may not|must not|must)\b.{0,160}\b(?:sell|resell|advertise|offer)\b.{0,120}\b(?:below|less than|lower than|at (?:the )?(?:recommended|list|retail)|minimum (?:resale|advertised) pric\w+)|\b(?:sold|advertised|resold)\b.{0,30}\b(?:by we )?(?:at or above|not (?:below|less than))\b.{0,40}\bpric\w+|\bwe must comply with\b.{0,40}\b(?:minimum (?:advertised|resale)|map|resale)\b.{0,20}\b(?:pric\w+|policy)|\bno discount\w*\b.{0,40}\b(?:below|from)\b.{0,40}\bpric\w+/,
          ],
          level: "High",
          does: "A floor is set on the price at which the products may be resold or advertised.",
          why: "That is banned outright here, whoever agreed to it, with heavy penalties.",
          ask: "Delete it, and say that prices are recommended only.",
          wording:
            "The Supplier may recommend resale prices, but there is no obligation to comply with a recommendation.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "4.3 The Distributor must not resell the Products below the recommended retail price. The Distributor must not advertise Products below list price.",
        not: "4.3 The Supplier may recommend retail prices.",
      },
    },
    {
      id: "distribution/control",
      topic: "change-of-control",
      title: "Change of ownership ends the deal",
      question: "What if our owners change, or theirs?",
      side: "recipient",
      about: {
        says: /\bchange (?:of|in) (?:control|ownership)|\bacquires?\b.{0,80}\b(?:control|majority|shares)|\bmajority of the (?:directors|shares)/,
        heading: /control/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:terminate|end)\b.{0,200}\b(?:control|ownership|majority|shares|competitor)|\b(?:sale|change|transfer)\b.{0,120}\b(?:ownership|control|shares|assets of we)\b.{0,120}\bmust entitle they to (?:terminate|end)|\bends? at once\b.{0,80}\bour (?:shareholders|owners(?:hip)?|control)\b.{0,20}\bchange|\bthey may\b(?! not).{0,60}\b(?:terminate|end)\b.{0,80}\bacquires? control/,
          ],
          level: "Medium",
          does: "{They} may end at once if {we}'s ownership changes.",
          why: "It lowers what {we} could be sold for, while {they} may be sold freely.",
          ask: "Ask that it be mutual, for named competitors only, on 180 days' notice.",
          wording:
            "Either party may terminate by 180 days' notice if a competitor of it named in the schedule gains control of the other.",
          replaces: true,
        },
      ],
      kinds: ["change-of-control"],
      proof: {
        answered:
          "6.3 The Supplier may terminate if there is a change of control of the Distributor.",
        not: "6.3 A change of control of either party must be notified.",
      },
    },
    {
      id: "distribution/claims-days",
      topic: "claims-time",
      title: "Short time to claim for bad stock",
      question: "How soon must we claim for short or faulty goods?",
      side: "recipient",
      about: {
        says: /\b(?:claims?|notify|notice|defects?|shortages?)\b.{0,160}\bwithin\b/,
        heading: /claims|inspection|acceptance/,
      },
      answers: [
        {
          when: [
            /\bwithin (?<time>\d{1,2} (?:business )?(?:days?|hours?))\b(?:.{0,200}\b(?:arrival|delivery|receipt|receiving|shipment)\b|(?<=\b(?:delivery|arrival|receipt)\b.{0,160})).{0,160}\b(?:waived|taken to|loses all|deemed|accepted|barred|no claim|lost)|\b(?:deemed|taken) to (?:have )?accept\w*\b.{0,160}\bwithin (?<days>\d{1,2} (?:business )?(?:days?|hours?))|\bthey may not\b.{0,40}\b(?:consider|accept|recogni[sz]e)\b.{0,60}\bclaims?\b.{0,60}\bmore than (?<after>\d{1,2} (?:business )?(?:days?|hours?)) (?:after|from)/,
          ],
          title: "Claims lost {time}{days}{after} after arrival",
          level: "Medium",
          does: "Claims for faults or shortages are lost {time}{days}{after} after arrival.",
          why: "Packed goods show hidden faults only when they are sold.",
          ask: "Ask for 30 days, and for hidden defects time from discovery.",
          wording:
            "The Distributor must notify visible defects and shortages within {cureTime|30 days} after arrival and hidden defects within 30 days after discovery.",
          replaces: true,
        },
      ],
      kinds: ["deemed-acceptance", "time-bar"],
      proof: {
        answered:
          "3.3 The Distributor shall notify any defect within ten days after arrival of a shipment or its claim is waived.",
        not: "3.3 The Distributor must notify hidden defects within 60 days after discovery.",
      },
    },
    {
      id: "distribution/audit",
      topic: "audit",
      title: "Customers’ names must be handed over",
      question: "What records and customer names must we hand over?",
      side: "recipient",
      about: {
        says: /\baudit\w*\b|\binspect\w*\b.{0,80}\b(?:books|records|ledgers|premises)|\b(?:customer|sales) (?:list|data|details|names|reports?)\b/,
        heading: /audit|records|reports/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,160}\b(?:customer (?:list|data|details|names)|names (?:and addresses )?of (?:its |our )?customers|point[- ]of[- ]sale)|\bwe must\b.{0,160}\b(?:names?|address\w*|details?|list|lists) (?:and (?:address\w*|details) )?of (?:each|all|every|its|our|the)? ?(?:customers?|purchasers?|buyers?|end users?)|\bwe must\b.{0,80}\bcustomer lists?\b|\b(?:details|names) of (?:every|each|all) (?:purchasers?|customers?)\b.{0,80}\bby we\b|\bwe must\b.{0,60}\blist of (?:all )?customers/,
          ],
          level: "Medium",
          does: "{We} must hand over the names of its customers.",
          why: "They are what {they} needs to sell direct once {we} is gone.",
          ask: "Ask for totals only, or that {they} may not sell to them for two years.",
          wording:
            "Sales reports show totals and not customers. The Supplier must not use customer details to sell to them directly during the term or for two years after it.",
        },
      ],
      kinds: ["audit-rights"],
      proof: {
        answered:
          "5.5 The Distributor must each month give the Supplier a report with the names of its customers. The Distributor must provide its customer list.",
        not: "5.5 The Supplier may audit the Distributor's records yearly.",
      },
    },
    {
      id: "distribution/title-unpaid",
      topic: "title-and-risk",
      title: "No security over unpaid stock",
      question: "What do we hold if they do not pay?",
      side: "drafter",
      about: {
        says: /\btitle\b|\bownership\b|\bsecurity interest\b|\bppsa?\b|\bletter of credit\b|\bprepa(?:y|id|yment)\b|\bin advance\b|\bbank guarantee\b/,
        heading: /title|security|payment/,
      },
      answers: [],
      absent: {
        of: /\bthey must\b.{0,120}\b(?:pay|purchase)/,
        unless: /\b(?:software|subscriptions?|platform|cloud)\b/,
        level: "High",
        does: "Goods go out on credit with no retention of title or other security.",
        why: "If {they} fails, stock not paid for belongs to its creditors.",
        ask: "Ask for title until paid, registered on the PPSR before first delivery.",
        wording:
          "Title to Products stays with the Supplier until paid for in full. The Distributor grants a purchase money security interest in the Products and proceeds, which the Supplier may register before delivery.",
      },
      kinds: ["ppsa-security"],
      proof: {
        answered: "2.6 The Distributor must purchase Products and invoices fall due in sixty days.",
        not: "2.7 Title to Products remains in the Supplier until paid.",
      },
    },
    {
      id: "distribution/foreign-forum",
      here: true,
      topic: "disputes-law",
      title: "Disputes only in the supplier’s country",
      question: "Where must we sue?",
      side: "recipient",
      about: {
        says: /\bjurisdiction\b|\bcourts\b|\barbitrat\w+|\bgoverned\b|\bconstrued\b/,
        heading: /law|jurisdiction|dispute/,
      },
      answers: [
        {
          when: [
            /\b(?:exclusive jurisdiction|arbitrat\w+)\b.{0,200}\b(?:delaware|new york|california|texas|wilmington|london|england|singapore|hong kong|germany|munich|tokyo|japan|illinois|florida|massachusetts|nevada|china|israel|switzerland|zurich)\b|\bcourts of\b.{0,20}\b(?:munich|germany|england|london|singapore|hong kong|delaware|new york|california|texas|tokyo|japan|france|paris|italy|sweden|switzerland|china|israel|illinois|florida)\b.{0,80}\bexclusive|\bonly in the courts of (?:england|germany|singapore|hong kong|japan|france|california|new york|delaware|texas)\b/,
          ],
          level: "High",
          does: "{We} may sue, and be sued, only abroad.",
          why: "The cost would defeat all but the largest claims.",
          ask: "Ask for Australian law and courts, or neutral arbitration.",
          wording:
            "This agreement is governed by the law of {law|[State or Territory]} and disputes are resolved by arbitration in [city] under the ACICA Rules.",
        },
      ],
      kinds: ["foreign-jurisdiction", "exclusive-jurisdiction"],
      proof: {
        answered:
          "8.3 The Distributor submits to the exclusive jurisdiction of the courts in Wilmington, Delaware.",
        not: "8.3 The courts of Victoria have jurisdiction.",
      },
    },
    {
      id: "distribution/reseller-end-users",
      topic: "licence",
      title: "No continuity for resold subscriptions",
      question: "Are the customers we sold to kept going if our deal ends or we are in dispute?",
      side: "recipient",
      about: {
        says: /\bcontinue\b.{0,60}\b(?:end users?|end customers?|subscription)|\b(?:end users?|end customers?|customers?)\b.{0,160}\b(?:continue|transition|assign|survive|terminat|suspend)\w*/,
        heading: /end users?|transition/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:suspend|terminate|cancel|withhold)\b.{0,120}\b(?:end users?|end customers?|customers?)\b|\b(?:expir\w+|terminat\w+|ends?)\b.{0,60}\b(?:end[- ]users?'?|customers?'?) (?:licen[cs]es?|subscriptions?|accounts?)\b.{0,60}\b(?:terminates?|ends?|ceases?|lapses?)\b|\bthey may\b(?! not).{0,80}\b(?:cut off|disable|stop|block)\b.{0,80}\b(?:end users?|customers?)\b/,
          ],
          title: "Resold subscriptions may be cut off",
          level: "High",
          does: "{They} may cut off the customers to whom {we} has sold.",
          why: "{We} has promised them a term and would owe refunds.",
          ask: "Ask that paid subscriptions run to their end.",
          wording:
            "The Supplier must continue each end user's subscription that has been paid for until its term ends, whether or not this agreement has ended.",
        },
      ],
      absent: {
        of: /\b(?:software|subscriptions?|licen[cs]es)\b.{0,160}\b(?:end users?|end customers?)|\b(?:end users?|end customers?)\b.{0,160}\b(?:software|subscriptions?|licen[cs]es?)/,
        level: "High",
        does: "Nothing keeps end users' subscriptions alive once {we}'s deal ends.",
        why: "{We} has promised them a term and would owe refunds.",
        ask: "Ask that paid subscriptions run to their end.",
        wording:
          "The Supplier must continue each end user's subscription that has been paid for until its term ends, whether or not this agreement has ended.",
      },
      proof: {
        answered:
          "6.6 The Supplier may suspend any End User if the Distributor is late with a payment.",
        not: "6.6 On termination the subscriptions of End Users continue to the end of their term.",
      },
    },
  ],
};
