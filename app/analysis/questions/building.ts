import type { Side } from "../../schemas/analysis.ts";
import type { Question } from "../asking/question.ts";

/** Who builds and who pays, as a paper calls them, and on which side whoever builds stands. */
interface Called {
  id: string;
  worker: string;
  payer: string;
  /** "Subcontract Works". */
  works: string;
  builds: Side;
}

const wePerform =
  /\bwe (?:must|shall|agrees?)\b.{0,80}\b(?:carry out|complete|execute|perform|construct|build|supply and install|do the|undertake|reach)\b/;
const theyPerform =
  /\bthey (?:must|shall|agrees?)\b.{0,80}\b(?:carry out|complete|execute|perform|construct|build|supply and install|do the|undertake|reach)\b/;
const liquidated =
  /\bliquidated damages\b|\bdelay damages\b|\bdamages for (?:delay|late)|\b(?:pay|owe|allow|deduct)\w*\b.{0,80}\$[\d,.]+ (?:per|for each|for every|a|each|every) (?:calendar |working |business )?(?:day|week)\b.{0,120}\b(?:late|delay|complet)/;

/** What is asked of every contract to build, for whoever builds and for whoever pays. */
export function building({ id, worker, payer, works, builds }: Called): Question[] {
  const pays: Side = builds === "recipient" ? "drafter" : "recipient";
  const forWorker: Question[] = [
    {
      id: `${id}/pay-when-paid`,
      topic: "payment",
      title: "Payment waits until others have paid",
      question: "Does our payment hang on someone else paying?",
      about: { says: /\bpa(?:y|id|yment|yments)\b/, heading: /payment/ },
      answers: [
        {
          when: [
            /\b(?:payment|pay|payable|due|sum)\b.{0,300}\b(?:after|until|when|once|if|unless|subject to|conditional (?:on|upon)|upon)\b.{0,80}\b(?:client|principal|owner|head contract\w*|proprietor|employer|financier|lender|bank|they)\b.{0,60}\b(?:has |have |having )?(?:been )?(?:paid|pays|received?|receives|receipt)\b.{0,80}\b(?:they|it|payment|from|work)|\bthey (?:has|have) (?:been paid|received payment)|\breceipt of (?:payment|funds|moneys?) (?:from|by|under)\b|\b(?:need not|may not be (?:required|obliged) to|is not liable to) pay\b.{0,80}\b(?:until|unless)\b.{0,80}\b(?:receiv\w+ (?:payment|funds|money)|been paid|advanced|drawdown|in funds)|\b(?:contingent|conditional|dependent) (?:up)?on they\b.{0,30}\b(?:paid|receiv\w+)|\bthey (?:being|having been) paid\b|\b(?:paid|payment)\b.{0,80}\b(?:after|until|when|once)\b.{0,20}\bthey receives? (?:payment|funds?|funding|money)/,
          ],
          level: "High",
          does: "Payment may wait until {they} has itself been paid.",
          why: "{We} would carry the credit of a stranger, and such terms mostly have no effect in law.",
          ask: "Ask to delete it, with payment on a fixed day after the claim.",
          wording: `Payment of the scheduled amount is due 15 business days after the payment claim is made, whether or not the ${payer} has been paid by any other person.`,
          replaces: true,
        },
      ],
      kinds: ["pay-when-paid"],
      proof: {
        answered: `3.2 The ${payer} must make payment within 5 days after the Client has paid it for the work. Payment is due once the ${payer} has received payment from the Client.`,
        not: `3.2 The ${payer} must pay within 20 business days after the payment claim.`,
      },
    },
    {
      id: `${id}/slow-payment`,
      topic: "payment",
      title: "Payment is slow",
      question: "How long do we wait for our money?",
      about: { says: /\bpa(?:y|id|yment|yments)\b/, heading: /payment/ },
      answers: [
        {
          when: [
            /\b(?:payment|pay|due|payable)\b.{0,120}\b(?:within|after|in)?\b ?(?<days>\d{2,3}) (?<business>business |working )?days\b.{0,120}\b(?:claim|invoice|month|certificate|schedule)/,
          ],
          reckon: ({ days, business }) => (Number(days) >= (business ? 21 : 30) ? {} : null),
          title: "Payment takes {days} {business}days",
          level: "Medium",
          does: "{We} waits {days} {business}days for each payment.",
          why: "Wages and suppliers fall due sooner, and a longer time than the statute's may be void.",
          ask: "Ask for 15 to 20 business days from the claim.",
          wording: `The ${payer} must pay within 15 business days after a payment claim is made.`,
          replaces: true,
        },
      ],
      kinds: ["payment-terms"],
      proof: {
        answered: `3.2 The ${payer} must pay within 45 days after the end of the month of the invoice.`,
        not: `3.2 The ${payer} must pay within 10 business days after the invoice.`,
      },
    },
    {
      id: `${id}/paper-before-pay`,
      topic: "payment",
      title: "Papers are a condition of payment",
      question: "What must we hand over before payment is due?",
      about: {
        says: /\b(?:condition precedent|not (?:be )?(?:due|payable|entitled)|until|unless)\b.{0,200}\b(?:statutory declaration|warrant\w+|as-built|manuals|insurance|deed)/,
      },
      answers: [
        {
          when: [
            /\b(?:payment|pay|payable|entitle\w*|claim)\b.{0,200}\b(?:condition precedent|unless|until|subject to|only (?:if|when|after))\b.{0,200}\b(?:statutory declaration|warrant\w+|as-built|manuals|certificates? of currency|evidence|deeds?)\b|\bcondition precedent to\b.{0,60}\bpayment\b.{0,160}\b(?:statutory declaration|warrant\w+|as-built|manuals|deeds?|evidence|waivers?)|\b(?:withhold payment|no payment|payment)\b.{0,120}\b(?:until|unless|conditional (?:up)?on)\b.{0,160}\b(?:waivers?|affidavits?|subcontractor'?s? statement|certificates? of (?:currency|occupancy|compliance|insurance)|manuals)/,
          ],
          level: "Medium",
          does: "Payment to {we} is not due until declarations, warranties or other papers are handed over.",
          why: "A missing paper, even of a supplier, can hold up a whole month's money.",
          ask: "Ask that they come with the claim and hold up only the sum they concern.",
          wording: `A failure to provide a document does not delay payment except of the reasonable cost of obtaining that document.`,
        },
      ],
      proof: {
        answered: `3.6 Payment is not payable unless the ${worker} has given a statutory declaration.`,
        not: `3.6 The ${worker} must give a statutory declaration with each claim.`,
      },
    },
    {
      id: `${id}/no-extension`,
      topic: "delay",
      title: "No right to more time",
      question: "When do we get more time?",
      about: {
        says: /\bwe\b.{0,160}\b(?:may|entitled|granted?|given|allowed)\b.{0,80}\b(?:extension|more time|additional time)|\b(?:they|superintendent|architect) must\b.{0,100}\b(?:extend|extension|more time)|\b(?:date|time)\b.{0,60}\b(?:must|is to|is|may) be (?:extended|adjusted)|\bextend\w*\b.{0,60}\b(?:date for|time for|completion)|\bdelay costs\b.{0,60}\bextension/,
        heading: /extensions? of time/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,30}\b(?:may not|is not entitled|has no|must have no)\b.{0,40}\b(?:extensions? of time|more time)\b(?!.{0,200}\b(?:unless|if|until|except|where)\b)|\bno extensions? of time\b.{0,30}\b(?:granted|given|allowed)\b(?!.{0,200}\b(?:unless|if|until|except|where)\b)|\b(?:date for (?:practical )?completion|time(?: for completion)?) may not be extended\b(?!.{0,200}\b(?:unless|if|until|except|where|by more)\b)|\bwe\b.{0,60}\b(?:is not entitled to|has no) (?:any|an) (?:extension|adjustment)\b.{0,60}\b(?:completion|time)\b(?!.{0,200}\b(?:unless|if|until|except|where)\b)/,
          ],
          title: "More time is excluded, whatever the cause",
          level: "High",
          does: "{We} gets no more time, whatever the cause of delay.",
          why: "It pays for delay that {they} or the weather causes.",
          ask: "Ask for more time for weather, variations, latent conditions and any act of {they}.",
          wording: `The ${worker} may have an extension of time for any delay that it did not cause, including weather, variations, latent conditions, lack of access, and any act or omission of the ${payer} or its other contractors.`,
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:date for (?:practical )?completion|liquidated damages|complet\w+\b.{0,40}\bby\b|extension of time)\b/,
        unless: theyPerform,
        level: "High",
        does: "No term gives {we} more time for delays that it does not cause.",
        why: "Damages for delay could run through others' fault, and time may even be set at large.",
        ask: "Ask for more time for weather, variations, latent conditions and any act of {they}.",
        wording: `The ${worker} may have an extension of time for any delay that it did not cause, including weather, variations, latent conditions, lack of access, and any act or omission of the ${payer} or its other contractors.`,
      },
      kinds: ["extension-of-time"],
      proof: {
        answered: `2.1 The ${worker} has no entitlement to any extension of time for any cause.`,
        not: `2.1 The ${worker} is entitled to an extension of time for weather and variations.`,
      },
    },
    {
      id: `${id}/time-bar`,
      topic: "claims-time",
      title: "Late notice loses time and money",
      question: "How soon must we notify a claim, and what is lost if we are late?",
      about: {
        says: /\b(?:notice|notif\w+|claim\w*)\b.{0,240}\b(?:within|barred|waive\w*|condition precedent|not (?:be )?entitled|no (?:claim|entitlement|right))/,
      },
      answers: [
        {
          when: [
            /(?:\b(?:extension|delay|claim|variation|costs?|time|latent)\w*|\bnotice\b(?=.{0,300}\b(?:condition precedent|disentitles?|barred|entitlement)\b))\b.{0,300}\bwithin (?<time>\d{1,2} (?:business |working |calendar )?(?:days?|hours?))\b.{0,300}\b(?:barred|condition precedent|disentitles?|waive\w*|may not (?:make|claim)|not (?:be )?entitled|no (?:claim|entitlement|right)|releas\w+|forfeit\w*|lost|deemed)|\b(?:condition precedent|not (?:be )?entitled|no (?:claim|entitlement)|may not|barred)\b.{0,300}\bwithin (?<days>\d{1,2} (?:business |working |calendar )?(?:days?|hours?))/,
          ],
          lacksHere: [
            /\bthey\b.{0,60}\b(?:has not|gives?|must give|notif\w+|is not entitled|may not claim)\b|\bexcept to the extent\b.{0,60}\bprejudic|\bonly (?:so far as|to the extent)\b.{0,60}\bprejudic/,
          ],
          title: "Claims lost unless notified within {time}{days}",
          level: "High",
          does: "A claim not notified within {time}{days} is lost, whoever caused the delay or cost.",
          why: "On a busy site the effect is seldom known so soon.",
          ask: "Ask for 15 business days from awareness, and loss only so far as {they} is prejudiced.",
          wording: `Notice must be given within {cureTime|15 business days} after the ${worker} became, or should have become, aware of the event. Late notice reduces an entitlement only so far as the ${payer} is prejudiced.`,
        },
      ],
      kinds: ["time-bar"],
      proof: {
        answered: `2.2 The ${worker} is not entitled to any extension of time unless it gives notice within 5 Business Days after the delay began.`,
        not: `2.2 The ${worker} must give notice of delay; late notice reduces the claim only to the extent that the ${payer} is prejudiced.`,
      },
    },
    {
      id: `${id}/ld-general`,
      topic: "delay",
      title: "General damages on top of liquidated damages",
      question: "Are liquidated damages the only remedy for delay?",
      about: { says: liquidated, heading: /liquidated|delay/ },
      answers: [
        {
          when: [/\bliquidated damages\b.{0,200}\b(?:sole|only|exclusive)\b.{0,40}\bremed/],
          fine: true,
        },
        {
          when: [
            /\bliquidated damages\b.{0,400}\b(?:without prejudice|in addition|irrecoverable|unenforceable|void|not limit|any other right|general (?:law )?damages|common law)\b|\bliquidated damages\b.{0,120}\b(?:held to be a penalty|not recoverable|actual (?:loss|damage)|unliquidated)|\bgeneral damages\b.{0,60}\b(?:in place|instead|in lieu) of\b.{0,20}\bliquidated/,
          ],
          level: "High",
          does: "If liquidated damages fail, {they} may claim its whole loss from delay instead.",
          why: "Any limit on the daily rate then falls away and {we} is worse off.",
          ask: "Ask for liquidated damages as the only remedy for delay, with one limit for all of it.",
          wording: `Liquidated damages are the ${payer}'s only remedy for delay, and the limit on them applies to all liability for delay, even if they are not recoverable.`,
        },
      ],
      kinds: ["liquidated-damages"],
      proof: {
        answered: `2.3 The ${worker} must pay liquidated damages, without prejudice to the right of the ${payer} to general damages.`,
        not: `2.3 Liquidated damages are the sole remedy of the ${payer} for delay.`,
      },
    },
    {
      id: `${id}/ld-uncapped`,
      topic: "delay",
      title: "Damages for delay have no limit",
      question: "How much can delay cost us?",
      about: { says: liquidated, heading: /liquidated/ },
      answers: [
        {
          when: [
            /\b(?:liquidated damages|delay damages)\b[^.]{0,80}?(?<rate>\$[\d,]+)(?:\.\d\d)? (?:per|for each|for every|a|each|every) (?<unit>calendar day|working day|business day|day|week)/,
          ],
          lacks: [
            /\b(?:liquidated|delay) damages\b.{0,240}\b(?:limited|capped?|maximum|may not exceed|does not exceed|up to|no more than)\b|\b(?:limit|cap|maximum)\b.{0,80}\bliquidated damages/,
            theyPerform,
          ],
          title: "Delay damages of {rate} without a limit",
          level: "High",
          does: "Each {unit} of delay costs {we} {rate}, without a limit.",
          why: "A long delay could swallow the whole price.",
          ask: "Ask for a limit of 5% of the price.",
          wording: `The ${worker}'s total liability for liquidated damages is limited to 5% of the contract sum.`,
        },
        {
          when: [
            /\bwe (?:must|is|shall)\b.{0,100}\b(?:pay|liable|indebted|allow)\b.{0,80}\b(?:liquidated|delay) damages\b|\b(?:not complet\w+|late|delay\w*)\b.{0,80}\bwe must be (?:indebted|liable)\b.{0,60}\$[\d,]+ per (?:day|week)|\b(?:payable to they|pay they) liquidated damages\b|\blds?\b.{0,40}\$[\d,]+ per (?:calendar |working )?(?:day|week)|\bliquidated damages\b.{0,80}\baccrue\b.{0,20}\bagainst we\b/,
          ],
          lacks: [
            /\b(?:liquidated|delay) damages\b.{0,240}\b(?:limited|capped?|maximum|may not exceed|does not exceed|up to|no more than)\b|\b(?:limit|cap|maximum)\b.{0,80}\bliquidated damages/,
          ],
          level: "Medium",
          does: "{We} pays liquidated damages without a limit.",
          why: "A long delay could swallow the whole price.",
          ask: "Ask for a limit of 5% of the price.",
          wording: `The ${worker}'s total liability for liquidated damages is limited to 5% of the contract sum.`,
        },
      ],
      kinds: ["liquidated-damages"],
      proof: {
        answered: `2.3 The ${worker} must pay liquidated damages of $2,000 per day until completion.`,
        not: `2.3 The ${worker} must pay liquidated damages of $2,000 per day, limited to 5% of the contract sum.`,
      },
    },
    {
      id: `${id}/delay-costs`,
      topic: "delay",
      title: "Little or nothing for the payer’s own delay",
      question: "What are we paid when they delay us?",
      about: {
        says: /\bdelay (?:costs|damages)\b|\bdisruption\b|\bprolongation\b/,
        heading: /delay/,
      },
      answers: [
        {
          when: [
            /\bdelay costs\b.{0,200}\b(?:limited to|only remedy|sole remedy|daily rate|maximum|may not exceed)\b|\b(?:extension of time|more time)\b.{0,120}\b(?:sole|only|exclusive) (?:remedy|entitlement)|\bwe\b.{0,60}\b(?:has no|may not|releases?|is not entitled|must have no)\b.{0,200}\b(?:delay|disruption|prolongation|standing|idle)\b|\b(?:sole|only|exclusive) (?:remedy|entitlement)\b.{0,60}\bdelay\b.{0,80}\b(?:extension|time)|\bthey is not liable\b.{0,160}\b(?:delay|disruption|prolongation)|\bno (?:monetary )?(?:compensation|damages|costs|payment)\b.{0,80}\b(?:delay|hindrance|disruption|interference)|\bour entitlement\b.{0,60}\bdelay\b.{0,40}\b(?:is|must be) limited|\b(?:extra|more|additional) time\b.{0,40}\bonly remedy/,
          ],
          level: "High",
          does: "For delay that {they} causes {we} gets a limited sum or nothing, and gives up the rest.",
          why: "Idle crews, plant and hire may cost far more.",
          ask: "Ask for actual cost of delay and disruption, and delete the release.",
          wording: `The ${payer} must pay the ${worker} its reasonable costs of any delay or disruption that the ${payer} or those for whom it is responsible cause.`,
          replaces: true,
        },
      ],
      kinds: ["delay-costs", "sole-remedy"],
      proof: {
        answered: `5.4 The ${worker} has no claim against the ${payer} for delay or disruption.`,
        not: `5.4 The ${payer} must pay the ${worker}'s delay costs.`,
      },
    },
    {
      id: `${id}/set-off`,
      topic: "set-off",
      title: "Payments may be cut for unproved claims",
      question: "May they hold back what they merely claim?",
      about: { says: /\b(?:deduct|set[- ]?off|withhold|retain)\w*\b/, heading: /set-?off/ },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,100}\b(?:deduct|set[- ]?off|withhold)\b.{0,300}\b(?:claims?|considers?|may (?:be|become)|opinion|alleg\w+|any other (?:contract|agreement|project)|other contract|whether (?:or not )?(?:liquidated|due|under)|contingent|unliquidated)\b|\bthey may\b(?! not).{0,120}\b(?:deduct|set[- ]?off|withhold)\b.{0,160}\b(?:anticipat\w+|asserts?|believes?|expects?|may suffer)|\b(?:sums?|amounts?|money)\b.{0,20}\bclaimed by they\b.{0,120}\bmay be (?:deducted|set off|withheld)|\bsuperintendent may\b.{0,80}\b(?:deduct|allow)\b.{0,80}\bthey (?:asserts?|claims?)/,
          ],
          level: "High",
          does: "{They} may cut payments by what it merely claims, from this job or others.",
          why: "An unproved claim can stop the cash that pays labour here.",
          ask: "Ask for sums agreed or determined under this contract, with reasons in the payment schedule.",
          wording: `The ${payer} may set off only an amount that the ${worker} has agreed, or that has been determined, to be due under this contract, and only if the payment schedule gives its reasons.`,
          replaces: true,
        },
      ],
      kinds: ["payment-set-off"],
      proof: {
        answered: `3.3 The ${payer} may deduct any sum which it claims from the ${worker}, whether under this or any other contract.`,
        not: `3.3 The ${payer} may set off an amount determined by a court.`,
      },
    },
    {
      id: `${id}/retention-held`,
      topic: "security",
      title: "Retention is held too long",
      question: "When is our retained money released?",
      about: { says: /\bretention\b|\bretained\b|\bsecurity\b/, heading: /retention|security/ },
      answers: [
        {
          when: [
            /\b(?:defects (?:liability|correction|rectification) period|retention|security)\b.{0,240}\b(?:whole of the (?:project|works)|head contract|main contract|last (?:subcontract|stage)|project as a whole|entire project)\b|\b(?:retention|retain\w*|security|contract sum)\b.{0,160}\b(?:until|when|after|on)\b.{0,80}\b(?:final (?:stage|certificate)|whole project|last (?:separable )?(?:portion|stage)|under the head contract|main contract works|development (?:is|has been) complete\w*)/,
          ],
          level: "High",
          does: "The last of {we}'s money is held, and its defects time runs, until the whole project is done.",
          why: "Others' delay keeps the money and the risk open without an end.",
          ask: "Ask that both run from completion of {we}'s own work, with a long stop.",
          wording: `The defects liability period runs from completion of the ${works}, and all retention must be released at its end and in any event within 18 months after that completion.`,
        },
      ],
      kinds: ["retention", "warranty-period"],
      proof: {
        answered: `3.4 The Defects Liability Period is 52 weeks from completion of the whole of the Project.`,
        not: `3.4 The Defects Liability Period is 26 weeks from completion of the ${works}. Half of the retention is released then.`,
      },
    },
    {
      id: `${id}/retention-release`,
      topic: "security",
      title: "No date for release of retention",
      question: "When must security come back?",
      about: {
        says: /\b(?:releas|return|refund|repay|reduc|pay)\w*\b.{0,120}\b(?:retention|security|bank guarantee)|\b(?:retention|security|bank guarantees?)\b.{0,240}\b(?:releas|return|refund|repa|reduc)\w*/,
      },
      answers: [],
      absent: {
        of: /\bretention\b|\bretain \d|\bsecurity (?:in the form|equal|of \d)/,
        unless: theyPerform,
        level: "High",
        does: "Money is retained, but no term says when {we} gets it back.",
        why: "It may be held for as long as {they} likes.",
        ask: "Ask for half at completion and the rest at the end of the defects period.",
        wording: `The ${payer} must release half of the retention within 10 business days after completion of the ${works} and the rest within 10 business days after the defects liability period ends.`,
      },
      proof: {
        answered: `3.4 The ${payer} may hold retention of 5% of each payment.`,
        not: `3.4 The retention is released at the end of the defects period.`,
      },
    },
    {
      id: `${id}/security-called`,
      topic: "security",
      title: "Security may be called on a mere claim",
      question: "When may they draw on our bond or retention?",
      about: {
        says: /\b(?:retention|security|bank guarantee|bond|undertaking)\b/,
        heading: /security|retention/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,160}\b(?:recourse|call|draw|convert|demand|present|use)\w*\b.{0,160}\b(?:security|retention|bank guarantee|bond|undertaking)\b.{0,240}\b(?:any time|without notice|claims?|considers?|opinion|whether or not|notwithstanding)|\bwe may not\b.{0,80}\b(?:injunct|prevent|restrain|enjoin)\w*|\bthey may\b(?! not).{0,80}\b(?:call|draw|recourse|cash|convert)\b.{0,80}\b(?:security|guarantees|bonds|undertakings|retention)\b.{0,120}\b(?:without notice|any time|whenever|believes?|claims?|considers?|whether or not|despite)|\bthey may\b(?! not).{0,80}\b(?:call|draw|recourse)\b.{0,60}\b(?:security|bond|guarantee)\b.{0,40}\b(?:whenever|believes?)|\b(?:security|bonds?|bank guarantees?)\b.{0,40}\bmay be (?:converted|called|drawn|cashed)\b.{0,40}\bby they\b.{0,120}\b(?:considers?|opinion|claims?|believes?|without|at any time)|\bdemand on the (?:bond|security)\b.{0,60}\bwithout notice/,
          ],
          level: "Medium",
          does: "{They} may draw on {we}'s security on its own say-so.",
          why: "The money is gone before the dispute is heard.",
          ask: "Ask for five business days' notice, and only for sums due and unpaid.",
          wording: `The ${payer} may have recourse to security only for an amount that is due and unpaid, after five business days' written notice.`,
          replaces: true,
        },
      ],
      kinds: ["bank-guarantee"],
      proof: {
        answered: `4.2 The ${payer} may have recourse to the security at any time without notice.`,
        not: `4.2 The ${payer} may have recourse to security for a debt that is due after five days' notice.`,
      },
    },
    {
      id: `${id}/others-indemnified`,
      topic: "indemnity",
      title: "Indemnity to people outside the contract",
      question: "Whom do we indemnify, for what, and is it limited to fault?",
      about: { says: /\bindemnif\w+/, heading: /indemnit|risk/ },
      answers: [
        {
          when: [
            /\bwe (?:also |must )?(?:also )?indemnif\w+\b.{0,60}\b(?:the )?(?:client|principal|owner|head contract\w*|financier)\b.{0,240}\b(?:breach|loss)|\bwe\b.{0,40}\b(?:indemnif\w+|keep)\b.{0,120}\b(?:architects?|related bodies corporate|financiers?|owners?)\b.{0,200}\b(?:breach|loss|claims)/,
          ],
          level: "High",
          does: "{We} indemnifies somebody outside the contract for loss from any breach.",
          why: "It opens a second claimant that no limit binds, and insurers may not cover it.",
          ask: "Ask to delete it, or limit it to injury and damage caused by negligence.",
          wording: `The ${worker} gives no indemnity to any person other than the ${payer}, and the benefit of this contract is not held on trust for anyone else.`,
        },
        {
          when: [
            /\bwe (?:must )?(?:fully )?indemnif\w+\b.{0,400}\b(?:any breach|a breach|breach of (?:this|the)|all (?:loss|claims|liabilit)|carrying out|in connection with|arising)|\bwe must keep\b.{0,160}\bindemnified\b.{0,200}\b(?:all|any) (?:loss|claims|liabilit|breach)/,
          ],
          lacksHere: [/\b(?:except|reduced|but not)\b.{0,80}\b(?:extent|proportion)/],
          title: "Indemnity even for the payer’s fault",
          level: "High",
          does: "{We} indemnifies {they} for all loss from the work, with no cut for {they}'s own fault.",
          why: "Insurance seldom covers what is owed only by contract.",
          ask: "Ask to limit it to injury and property damage, less {they}'s share.",
          wording: `The indemnity applies only to claims for injury or damage to property, to the extent that the ${worker}'s negligence caused them.`,
        },
      ],
      kinds: ["indemnity"],
      proof: {
        answered: `5.2 The ${worker} also indemnifies the Client against loss that the Client suffers through any breach.`,
        not: `5.1 The ${worker} indemnifies the ${payer} against injury, reduced to the extent that the ${payer} contributed.`,
      },
    },
    {
      id: `${id}/no-profit`,
      topic: "exit-convenience",
      title: "Ended at will, without profit",
      question: "May they end without cause, and what are we paid?",
      about: {
        says: /\bconvenience\b|\bwithout cause\b|\bany reason\b|\bat any time\b.{0,60}\bterminat/,
        heading: /terminat|convenience/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,160}\b(?:terminate|end|cancel)\b.{0,160}\b(?:convenience|without cause|any (?:time|reason)|no reason|absolute discretion)\b|\bthey may\b(?! not).{0,80}\b(?:any reason|without cause|convenience|any time)\b.{0,60}\b(?:terminate|end|cancel)\b|\b(?:without cause|for convenience|at any time|any reason)\b.{0,60}\b(?:terminated|ended|cancelled) by they\b|\bmay be (?:terminated|ended|cancelled) by they\b.{0,80}\b(?:without cause|convenience|any (?:time|reason))|\bthey may\b(?! not).{0,60}\b(?:terminate|end|cancel|bring\b.{0,30}\bto an end)\b.{0,60}\bwhenever\b|\btermination for convenience\b.{0,60}\bby they\b/,
          ],
          level: "High",
          does: "{They} may end the work whenever it likes, with nothing for profit on the rest.",
          why: "{We} keeps crews and plant free and has no such right.",
          ask: "Ask for committed costs, hire and margin on the balance.",
          wording: `On termination for convenience the ${payer} must pay for work done, committed materials and hire, demobilisation, and 10% of the unpaid balance of the contract sum.`,
        },
      ],
      kinds: ["termination-for-convenience"],
      proof: {
        answered: `8.3 The ${payer} may terminate for its convenience by 10 days' notice, without loss of profit.`,
        not: `8.3 The ${payer} may terminate for substantial breach.`,
      },
    },
    {
      id: `${id}/no-exit`,
      topic: "exit-breach",
      title: "No way out if unpaid",
      question: "May we suspend or leave if we are not paid?",
      about: {
        says: /\b(?:we|everybody|a party) may\b(?! not).{0,120}\b(?:suspend|terminate|end|stop)\b|\bwe may\b(?! not).{0,60}\bshow cause/,
      },
      answers: [
        {
          when: [
            /\bwe may\b(?! not).{0,120}\b(?:suspend|terminate)\b|\badjudicat\w+\b.{0,160}\bwe may\b(?! not).{0,60}\b(?:suspend|terminate)|\bwe may not\b.{0,60}\b(?:suspend|terminate)\b.{0,160}\b(?:unless|until)\b|\bour right to suspend\b|\bwe\b.{0,80}\bmay suspend only\b|\bonly after\b.{0,100}\bsuspended by we\b/,
            /\badjudication determination\b|\badjudicated amount\b|\b(?:only|confined|limited)\b.{0,100}\badjudicat/,
          ],
          lacks: [
            /\beverybody may\b(?! not).{0,80}\b(?:terminate|end)\b/,
            /\bwe may\b(?! not).{0,80}\b(?:terminate|end)\b.{0,160}\b(?:insolven|default|fails? to pay|breach)/,
          ],
          title: "Leaving only after winning an adjudication",
          level: "High",
          does: "{We} may stop or leave only after winning an adjudication and waiting.",
          why: "A plain failure to pay, to give access or to stay solvent gives no exit.",
          ask: "Ask for a default clause for both, with ten business days to cure.",
          wording: `If the ${payer} does not pay, fails to give access or commits another substantial breach, the ${worker} may give 10 business days' notice to cure, and then suspend or terminate.`,
        },
      ],
      absent: {
        of: /\bthey may\b(?! not).{0,200}\b(?:terminate|take\b.{0,40}\bout of|end)\b/,
        unless: theyPerform,
        level: "High",
        does: "{They} may end for default, but {we} may not, even if unpaid.",
        why: "It would have to go on working while the debt grows, but for the statute.",
        ask: "Ask for a right to suspend, and to end after ten business days.",
        wording: `If the ${payer} does not pay, fails to give access or commits another substantial breach, the ${worker} may give 10 business days' notice to cure, and then suspend or terminate.`,
      },
      kinds: ["termination-for-breach"],
      proof: {
        answered: `8.2 If the ${payer} does not pay an adjudication determination the ${worker} may suspend work.`,
        not: `8.2 Either party may terminate if the other commits a substantial breach.`,
      },
    },
    {
      id: `${id}/final-release`,
      topic: "release",
      title: "Claims are released at the end",
      question: "Which claims are lost when the final account is made?",
      about: {
        says: /\bfinal (?:payment|claim|certificate|account|statement|progress)\b/,
        heading: /final/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,60}\b(?:releas\w+|has no|must have no|waives?|may not)\b.{0,240}\b(?:final|within \d+ (?:business )?days)\b|\bfinal (?:payment|claim|certificate|account)\b.{0,240}\bwe (?:must be |is |are )?(?:taken|deemed|releas\w+|waives?|discharg\w+|may not|must have no)\b|\bfinal (?:payment|claim|certificate|account)\b.{0,160}\b(?:waiver of|we (?:is|must be) barred|release of) |\bclaims?\b.{0,60}\bnot (?:made|included|set out)\b.{0,60}\b(?:is|are|must be) (?:barred|waived|released)|\bdeed of release\b.{0,60}\bfinal payment|\baccepting (?:the )?final payment we\b/,
          ],
          lacks: [theyPerform],
          level: "High",
          does: "Claims that {we} has not put in by the final account are given up, retention too if words are taken as they stand.",
          why: "The date may pass unseen, and {they}'s own claims stay alive.",
          ask: "Ask for 28 days after a final certificate, both ways, retention and indemnities excepted.",
          wording: `Claims that neither party has notified within 28 days after the final certificate are released on both sides, except retention, latent defects, indemnities and insured claims.`,
          replaces: true,
        },
      ],
      kinds: ["release", "time-bar"],
      proof: {
        answered: `9.2 The ${worker} releases all claims not notified within 14 days after the final payment schedule.`,
        not: `9.2 A final claim does not affect rights already accrued.`,
      },
    },
    {
      id: `${id}/completion-undefined`,
      topic: "blanks-and-references",
      title: "No definition of completion",
      question: "When is the work complete?",
      about: {
        says: /\b(?:practical |substantial )?completion\b.{0,60}\b(?:means|is (?:when|reached|achieved|the stage)|occurs)|\bmeans\b.{0,80}\b(?:practical )?completion|\bminor (?:defects|omissions)|\bcertificate of (?:practical )?completion/,
      },
      answers: [],
      absent: {
        of: /\b(?:reach|achiev\w+|until|date for|at) (?:practical )?completion\b/,
        level: "Medium",
        does: '"Completion" is not defined, though damages, retention and the defects period hang on it.',
        why: "Works with minor omissions could be called incomplete, or finished too soon.",
        ask: "Define it as practical completion, minor defects excepted.",
        wording: `Completion means the stage when the ${works} are complete except for minor defects and omissions that do not prevent their intended use.`,
      },
      proof: {
        answered: `2.1 The ${worker} must reach completion by the date for completion.`,
        not: `2.1 Completion means the stage when the works are complete except for minor defects.`,
      },
    },
    {
      id: `${id}/defects-any`,
      topic: "defects",
      title: "Every defect, whoever caused it",
      question: "How long and how far must we make good?",
      about: { says: /\bdefect\w*\b/, heading: /defect/ },
      answers: [
        {
          when: [
            /\b(?:any|all|every) (?:defects?|damage|omissions?)\b.{0,200}\b(?:made good|rectif\w+|repaired|corrected)\b.{0,20}\bby we\b|\bwe (?:must|is to)\b.{0,100}\b(?:make good|rectify|repair|correct|fix)\b.{0,60}\b(?:any|all|every)\b.{0,20}\b(?:defect|damage|fault)|\bdefects?\b.{0,20}\b(?:made good|rectified|fixed|repaired|corrected) by we at (?:no|its|our)\b/,
          ],
          lacksHere: [
            /\b(?:caused by we|our (?:work|materials|fault|breach)|not (?:in accordance|comply)|except|fair wear)\b/,
          ],
          level: "Medium",
          does: "{We} makes good any defect at its own cost, whoever caused it.",
          why: "Damage by later trades or by use is not excepted.",
          ask: "Ask to limit it to its own work and materials, with one renewal at most.",
          wording: `The ${worker} must make good only defects in its own work or materials, and not fair wear and tear or damage caused by others. A repaired part has one further period of six months.`,
          replaces: true,
        },
      ],
      kinds: ["rework", "warranty-period"],
      proof: {
        answered: `4.2 Any defect notified during the period must be made good by the ${worker} at its own cost.`,
        not: `4.2 The ${worker} must rectify any defect caused by the ${worker}'s breach.`,
      },
    },
    {
      id: `${id}/omissions`,
      topic: "scope",
      title: "Work may be taken out for others",
      question: "May they take work from us and give it away?",
      about: {
        says: /\bomi(?:t|ts|tted|ssions?)\b|\breduc\w+ (?:the )?scope|\bdeletion\b/,
        heading: /variation/,
      },
      answers: [
        {
          when: [
            /\b(?:work|works|item|part)\b.{0,40}\bomitted\b.{0,120}\b(?:others?|another|itself|themselves|third)|\bomi(?:t|ts|tted|ssion)\b.{0,160}\b(?:have|give|carried out|done|perform\w*|engage)\b.{0,60}\b(?:by )?(?:others?|another|itself|third)|\bthey may\b(?! not).{0,80}\b(?:delete|omit|remove|take out|reduce)\b.{0,60}\b(?:work|works|scope)\b.{0,120}\b(?:award|give|let|carry out)\b.{0,60}\b(?:another|others?|itself|someone else|third)|\b(?:work|part of the works)\b.{0,30}\bmay be (?:omitted|taken out|removed|deleted)\b.{0,160}\b(?:another|others?|itself|third|someone)\b|\bomit\b.{0,80}\bcarry out\b.{0,40}\b(?:itself|others?)\b/,
          ],
          level: "Medium",
          does: "{They} may take out any part of the work and give it to another, with no lost margin paid.",
          why: "The profitable part of a lump sum could be stripped away.",
          ask: "Ask that it not be given to others except after default, and profit on large omissions.",
          wording: `The ${payer} must not omit work in order to give it to others, except after the ${worker}'s uncured default, and must pay 10% margin on omitted work above 10% of the contract sum.`,
        },
      ],
      proof: {
        answered: `1.3 Work omitted may be given to others.`,
        not: `1.3 The ${payer} may omit work, and must pay the margin on it.`,
      },
    },
    {
      id: `${id}/variation-unpaid`,
      topic: "variation",
      title: "Extra work not directed in writing is unpaid",
      question: "When are we paid for extra work, and who values it?",
      about: { says: /\bvariations?\b|\bextra work\b|\badditional work\b/, heading: /variation/ },
      answers: [
        {
          when: [
            /\b(?:variation|extra work|additional work)\w*\b.{0,240}\b(?:unless|without|no (?:payment|claim)|not (?:be )?paid|only if|condition precedent)\b.{0,160}\b(?:written|writing|signed|approv\w+|direct\w*)|\bunless\b.{0,40}\bvariation\b.{0,80}\b(?:approved|directed|signed|agreed)\b.{0,40}\b(?:writing|written|advance)\b.{0,100}\b(?:own (?:cost|expense)|not (?:be )?paid|no (?:payment|claim|entitlement))/,
          ],
          lacks: [theyPerform],
          level: "Medium",
          does: "{We} is not paid for extra work that was not directed in writing first.",
          why: "Site directions are mostly oral, and work cannot wait for paper.",
          ask: "Ask to confirm oral directions itself within a week.",
          wording: `If a direction is given orally, the ${worker} may confirm it in writing within five business days, and it is then a variation unless the ${payer} objects within two business days.`,
        },
        {
          when: [
            /\b(?:variation|extra work)\w*\b.{0,200}\b(?:valued?|priced?|determin\w+|assess\w+|decided)\b.{0,60}\b(?:by they|they (?:considers?|determines?|decides?)|their (?:opinion|discretion|assessment))|\bthey (?:may|must)\b.{0,60}\b(?:value|price|determine|assess)\b.{0,60}\bvariation|\btheir (?:assessment|valuation|decision)\b.{0,60}\bvariations?\b.{0,40}\b(?:final|binding)/,
          ],
          title: "Variations are priced by one side alone",
          level: "Medium",
          does: "{They} alone sets the price of variations.",
          why: "It may order first and value low afterwards.",
          ask: "Ask for agreed rates, else reasonable cost plus a margin, open to dispute.",
          wording: `A variation is valued at the rates in the contract or, if none applies, at reasonable cost plus 15%, and either party may refer the value to dispute resolution.`,
          replaces: true,
        },
      ],
      kinds: ["variation-price"],
      proof: {
        answered: `1.4 The ${worker} is not entitled to payment for extra work unless it was directed in writing. No variation is paid for without a written direction.`,
        not: `1.4 A variation is valued at the rates in Annexure B.`,
      },
    },
    {
      id: `${id}/proportionate`,
      topic: "liability-cap",
      title: "Liability for others’ shares of the blame",
      question: "May we have to pay for the fault of others?",
      about: { says: /\bproportionate\b|\bcivil liability act\b|\bapportion\w+|\bwrongs act\b/ },
      answers: [
        {
          when: [
            /^(?!.*\bnothing\b).*?(?:\b(?:proportionate liability|civil liability act|apportion\w+|proportionate)\b.{0,240}\b(?:does not apply|is excluded|excluded|do not apply|not apply|contract out)|\b(?:contracts? out of|excludes?|exclusion of|without regard to|as if)\b.{0,80}\b(?:proportionate|apportion\w+|wrongs act|civil liability act))/,
          ],
          level: "Medium",
          does: "{We} may have to pay the shares of designers and other trades, for proportionate liability is excluded.",
          why: "Its policies may not respond to liability taken on by contract.",
          ask: "Ask to delete that exclusion.",
          wording:
            "Nothing in this contract excludes or limits the operation of the laws on proportionate liability.",
          replaces: true,
        },
      ],
      kinds: ["proportionate-liability"],
      proof: {
        answered:
          "5.5 Part 4 of the Civil Liability Act 2002 (NSW) does not apply to this contract.",
        not: "5.5 Proportionate liability laws apply.",
      },
    },
    {
      id: `${id}/excess`,
      topic: "insurance",
      title: "Insurance excess falls on the builder",
      question: "Who pays the excess, and how much is it?",
      about: { says: /\b(?:excess|deductible)\b/, heading: /insurance/ },
      answers: [
        {
          when: [
            /\bwe (?:must|is|bears?|pays?)\b.{0,240}\b(?:excess(?:es)?|deductibles?)\b|\b(?:excess(?:es)?|deductibles?)\b.{0,80}\b(?:borne|paid|payable|met) by we|\b(?:excess(?:es)?|deductibles?)\b.{0,40}\b(?:is|are) for our account\b/,
          ],
          lacksHere: [/\bexcess\b.{0,120}\b(?:to the extent|caused by we|maximum|up to \$)/],
          level: "Medium",
          does: "{We} bears the policy excess, of unknown size and whoever is at fault.",
          why: "It has no say in the excess and may not have seen the policy.",
          ask: "Ask to pay only where it caused the loss, up to a stated sum, and for a copy.",
          wording: `The ${worker} must bear an excess only to the extent that it caused the loss and up to $[amount] for each event. The ${payer} must give it a copy of the policy.`,
          replaces: true,
        },
      ],
      proof: {
        answered: `6.2 The ${worker} is liable for the excess under the contract works policy.`,
        not: `6.2 Each party bears the excess to the extent that it caused the loss.`,
      },
    },
    {
      id: `${id}/design-passes`,
      topic: "ip-ownership",
      title: "Designs pass before payment",
      question: "Who owns our designs, and when do they pass?",
      about: {
        says: /\b(?:drawings?|designs?|documents|copyright|intellectual property)\b/,
        heading: /intellectual|design|copyright/,
      },
      answers: [
        {
          when: [
            /\b(?:drawings?|designs?|design documents|copyright|intellectual property)\b.{0,240}\b(?:property of|belongs? to|vests? in|owned by|pass(?:es)? to|assigned to) they\b|\bwe (?:hereby |must )?assigns?\b.{0,200}\b(?:copyright|intellectual property|designs?)|\bthey (?:must own|owns?)\b.{0,60}\b(?:documents|drawings|designs?|intellectual property|copyright)/,
          ],
          lacksHere: [/\b(?:on|upon|after|once|subject to) (?:full )?pay\w*/],
          level: "Medium",
          does: "{We}'s drawings and copyright become {they}'s at once, paid for or not.",
          why: "Standard systems and details may be lost for the next job.",
          ask: "Ask for a licence for the project, on payment, background kept.",
          wording: `The ${worker} keeps all intellectual property and, on payment, grants the ${payer} a licence to use its documents to build, use and maintain the project.`,
          replaces: true,
        },
      ],
      kinds: ["ip-assignment"],
      proof: {
        answered: `7.3 Shop drawings and designs become the property of the ${payer} on creation. All designs are the property of the ${payer}.`,
        not: `7.3 The ${payer} has a licence of the designs on payment.`,
      },
    },
    {
      id: `${id}/tender-terms`,
      topic: "entire-agreement",
      title: "Tender qualifications drop out",
      question: "Are our tender's qualifications kept?",
      about: { says: /\b(?:tender|quot(?:e|ation)|qualifications?|clarifications?)\b/ },
      answers: [
        {
          when: [
            /\b(?:tender|quot(?:e|ation))\b.{0,160}\b(?:no part|does not form part|do not form part|excluded|superseded|not apply|withdrawn|of no effect)|\bno (?:tender|quot\w+|qualification)\b.{0,120}\bforms? part|\bno (?:qualification|departure|exclusion|condition|assumption)s?\b.{0,80}\b(?:applies|apply|has (?:any )?effect|forms? part)\b|\bwe withdraws?\b.{0,40}\b(?:qualif\w+|departures)/,
          ],
          level: "Medium",
          does: "Every qualification in {we}'s tender or quotation falls away.",
          why: "The price may have been worked out on them: access, hours, exclusions.",
          ask: "List the agreed ones in an annexure that prevails.",
          wording: `The qualifications listed in the annexure form part of this contract and prevail over its other terms.`,
        },
      ],
      proof: {
        answered: `10.3 No tender qualification of the ${worker} forms part of this contract.`,
        not: `10.3 The ${worker}'s tender qualifications in Annexure D form part of this contract.`,
      },
    },
    {
      id: `${id}/latent`,
      topic: "price-change",
      title: "No terms for hidden site conditions",
      question: "Who bears what is found in the ground or the building?",
      about: {
        says: /\blatent condition\w*|\bsite conditions?\b|\bsubsurface\b|\brock\b|\bground conditions?\b|\basbestos\b/,
        heading: /latent|site conditions/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,80}\b(?:accepts?|bears?|assumes?|takes?|must bear|is responsible|has (?:inspected|satisfied)|acknowledges|may not (?:make any )?claim|has no (?:claim|entitlement)|must have no)\b.{0,200}\b(?:latent|site conditions?|subsurface|ground|rock|conditions of the site)|\bwe\b.{0,60}\b(?:deemed|taken) to have (?:satisfied|allowed|inspected|informed)\b.{0,160}\b(?:ground|subsurface|site|rock|latent|conditions)\b|\b(?:latent|site|subsurface|ground) conditions? ?[|:] ?(?:our risk|we\b)|\bwe (?:bears?|takes?|accepts?|assumes?) (?:the |all )?risk\b.{0,60}\b(?:site|ground|subsurface|latent|physical) conditions/,
          ],
          title: "Hidden site conditions are not paid for",
          level: "High",
          does: "{We} bears hidden conditions of the site at its own cost and time.",
          why: "A lump sum cannot price what nobody could see.",
          ask: "Ask for time and cost of conditions that could not reasonably be expected.",
          wording: `If the ${worker} meets physical conditions that a competent contractor would not reasonably have expected, it is entitled to an extension of time and its additional cost plus 10%.`,
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:excavat\w+|earthworks|demolition|piling|footings?|foundations?|trench\w*|civil works|renovat\w+)\b/,
        unless: theyPerform,
        level: "Medium",
        does: "Hidden site conditions are not dealt with.",
        why: "In ground or old buildings {we} may bear cost that nobody could see.",
        ask: "Ask for time and cost of conditions that could not reasonably be expected.",
        wording: `If the ${worker} meets latent conditions that a competent contractor would not reasonably have expected, it is entitled to an extension of time and its additional cost plus 10%.`,
      },
      kinds: ["latent-conditions"],
      proof: {
        answered: `1.6 The ${worker} accepts all risk of latent conditions on the site.`,
        not: `1.6 If latent conditions are found the ${worker} is entitled to a variation.`,
      },
    },
    {
      id: `${id}/acceleration`,
      topic: "delay",
      title: "Programme may be changed without pay",
      question: "May they resequence or speed up the work, and who pays?",
      about: {
        says: /\baccelerat\w+|\bprogram(?:me)?\b|\bresequenc\w+|\border of (?:the )?work/,
        heading: /program|acceleration/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,160}\b(?:accelerat\w+|chang\w+|var\w+|alter\w*|re-?sequenc\w+|re-?program\w*|direct\w*|amend)\b.{0,120}\b(?:program(?:me)?|sequence|order of|accelerat\w+|overtime)|\bwe must\b.{0,120}\b(?:accelerat\w+|additional (?:labour|shifts|resources)|overtime)\b.{0,160}\b(?:own (?:cost|expense)|no (?:additional|extra)|without)|\b(?:program(?:me)?|sequence|order of (?:the )?work)\b.{0,40}\bmay be (?:amended|changed|varied|altered|revised)\b.{0,20}\bby they\b|\b(?:superintendent|they) may\b(?! not).{0,60}\b(?:speed up|accelerate|increase the rate)\b.{0,160}\b(?:is our|own (?:cost|expense)|no (?:extra|additional))|\bwe\b.{0,80}\bno claim\b.{0,60}\b(?:out[- ]of[- ]sequence|resequenc)/,
          ],
          lacksHere: [
            /\bthey must\b.{0,60}\bpay\b|\breasonable (?:costs?|rates)\b|\bvalued as a variation/,
          ],
          level: "Medium",
          does: "{They} may change sequence or pace, and {we} follows at its own cost.",
          why: "Broken gangs and overtime were not in the price.",
          ask: "Ask that such directions are variations.",
          wording: `A direction to accelerate or to change the sequence of work, other than to recover the ${worker}'s own delay, is a variation.`,
        },
      ],
      kinds: ["acceleration"],
      proof: {
        answered: `2.6 The ${payer} may change the program and the ${worker} must accelerate at its own cost.`,
        not: `2.6 A direction to accelerate is a variation for which the ${payer} must pay reasonable costs.`,
      },
    },
    {
      id: `${id}/consequential`,
      topic: "excluded-loss",
      title: "No exclusion of indirect loss",
      question: "Is consequential loss shut out?",
      about: {
        says: /\b(?:consequential|indirect|special)\b.{0,30}\b(?:loss|damage)|\b(?:liab\w+|exclud\w+|claim)\b.{0,160}\bloss of (?:profit|rent|revenue|use|income|production)|\beconomic loss/,
        heading: /consequential/,
      },
      answers: [],
      absent: {
        of: wePerform,
        level: "High",
        does: "Nothing excludes consequential loss, such as lost rent or finance costs.",
        why: "For a modest price {we} could answer for the finances of a whole project.",
        ask: "Ask for a mutual exclusion, insured loss excepted.",
        wording:
          "Neither party is liable to the other for consequential loss, including loss of profit, rent, revenue or financing costs, except liquidated damages and so far as insurance covers it.",
      },
      proof: {
        answered: `1.1 The ${worker} must carry out and complete the ${works}.`,
        not: `5.3 The ${worker} must carry out the works but is not liable for consequential loss.`,
      },
    },
    {
      id: `${id}/no-cap`,
      topic: "liability-cap",
      title: "No limit on liability",
      question: "Is there a limit on what we may owe?",
      about: {
        says: /\b(?:our|we|everybody|each|total|aggregate|maximum)\b.{0,60}\bliab\w+\b.{0,200}\b(?:limited|may not exceed|does not exceed|capped|cap|maximum)|\b(?:limit|cap)\b.{0,40}\bliab\w+/,
        heading: /limit(?:ation)? of liability/,
      },
      answers: [
        {
          when: [
            /\bour (?:total |aggregate |maximum )?liability\b.{0,200}\b(?:other than|except|excluding|apart from|not including)\b.{0,160}\b(?:insured|property|insurance)\b.{0,300}\b(?:limited|exceed|capped)|\bour (?:total |aggregate )?liability\b.{0,200}\b(?:limited|exceed|capped)\b.{0,300}\b(?:except|does not apply|other than)\b.{0,160}\b(?:insured|property|insurance)|\b(?:cap|limit(?: of liability)?|clause \d+(?:\.\d+)?)\b.{0,60}\b(?:does not (?:apply|limit|include)|excludes)\b.{0,160}\b(?:property|insur\w+)|\bour (?:total |aggregate )?liability\b.{0,120}\b(?:capped|limited|exceed)\b.{0,160}\b(?:but|excluding)\b.{0,60}\b(?:property|insur\w+)/,
          ],
          title: "Cap leaves out property and insured loss",
          level: "Medium",
          does: "The limit leaves out property damage or insured events, whether or not an insurer pays.",
          why: "Most defects are damage to property, so the limit may seldom bite.",
          ask: "Ask that such exceptions reach only what is recovered under the policies.",
          wording: `The exceptions to the limit of liability apply only to the extent that the ${worker} recovers under insurance that this contract requires.`,
        },
      ],
      absent: {
        of: wePerform,
        level: "High",
        does: "{We}'s liability is not limited to any sum.",
        why: "One claim could exceed the price many times.",
        ask: "Ask for a limit at the contract sum, all liability included.",
        wording: `The ${worker}'s total liability under or in connection with this contract, however caused, is limited to the contract sum.`,
      },
      kinds: ["limitation-of-liability", "uncapped-liability"],
      proof: {
        answered: `5.3 The ${worker}'s liability, other than for injury, damage to property or insured events, may not exceed 100% of the contract sum.`,
        not: `5.3 The ${worker}'s total liability is limited to the contract sum.`,
      },
    },
    {
      id: `${id}/show-cause`,
      topic: "exit-breach",
      title: "Little time to answer a breach",
      question: "When may they take the work from us?",
      about: {
        says: /\b(?:substantial breach|show cause|out of our hands|default)\b/,
        heading: /default|terminat/,
      },
      answers: [
        {
          when: [
            /^(?=.*\b(?:breach|default|show cause|fails?)\b).*?(?:\b(?<time>[1-7]) (?:business |working )?days?\b.{0,240}\bthey may\b(?! not).{0,120}\b(?:terminate|take)\b|\bthey may\b(?! not).{0,160}\b(?<days>[1-7]) (?:business |working )?days?\b.{0,200}\b(?:terminate|take (?:the |over )?(?:the )?works? out|take over))/,
          ],
          level: "Medium",
          does: "{We} has {time}{days} days to answer a breach before it may lose the work.",
          why: "Materials and labour can seldom be put right so fast, and completion costs come back to {we}.",
          ask: "Ask for ten business days, a list of substantial breaches and a duty to act reasonably.",
          wording: `The ${payer} may act only if the ${worker} has not begun to remedy a listed substantial breach within {cureTime|10 business days} after a notice that describes it.`,
        },
      ],
      kinds: ["step-in", "termination-for-breach"],
      proof: {
        answered: `8.1 If the ${worker} commits a substantial breach and does not show cause within 5 Business Days the ${payer} may take the work out of its hands or terminate.`,
        not: `8.1 If the ${worker} does not remedy a substantial breach within 20 business days the ${payer} may terminate.`,
      },
    },
    {
      id: `${id}/access`,
      topic: "conduct-and-access",
      title: "No promise of access to the site",
      question: "Must they give us the site in time?",
      about: {
        says: /\b(?:they|everybody) must\b.{0,100}\b(?:access|possession)\b|\b(?:gives?|giving|given|allows?|grants?)\b.{0,20}\bwe\b.{0,80}\b(?:access|possession)\b|\bwe (?:may|must have|is entitled to|has)\b.{0,80}\b(?:access|possession)\b|\b(?:access to|possession of) the (?:site|works|land|premises)\b|\bsite (?:access|possession)\b/,
        heading: /site|access|possession/,
      },
      answers: [],
      absent: {
        of: wePerform,
        unless: theyPerform,
        level: "Medium",
        does: "No term promises {we} access to the site, or storage and services there.",
        why: "Its dates run whether or not it can start.",
        ask: "Ask for access by a day, and time and cost if it is late.",
        wording: `The ${payer} must give the ${worker} access to the site sufficient to carry out the ${works} from the date for commencement. Late or interrupted access entitles the ${worker} to time and cost.`,
      },
      proof: {
        answered: `1.1 The ${worker} must carry out the ${works} by 1 June 2026.`,
        not: `1.1 The ${payer} must give the ${worker} access to the site.`,
      },
    },
  ];
  const forPayer: Question[] = [
    {
      id: `${id}/no-ld`,
      topic: "delay",
      title: "No damages for late completion",
      question: "What do we get if they are late?",
      about: { says: liquidated, heading: /liquidated|delay/ },
      answers: [
        {
          when: [
            /\bliquidated damages\b.{0,40}?(?:(?<![\d.,])\$? ?0(?:\.00)?\b|nil|(?<![\d.,])\$?1(?:\.00)? (?:per|a)\b|n\/a|not applicable)|\bno (?:liquidated|delay) damages (?:are|is|must be) (?:payable|paid|due)|\bliquidated damages\b.{0,20}\bzero\b|\bdamages for (?:late|delay)\b.{0,30}(?:n\/a|\bnil|\bnone|\bzero)\b/,
          ],
          title: "Damages for late completion are nil",
          level: "High",
          does: "Liquidated damages are set at nil or next to it.",
          why: "{They} may say that nothing at all is payable for delay.",
          ask: "Enter a true estimate of the daily loss.",
          wording: `If the ${worker} does not reach completion by the date for completion it must pay the ${payer} liquidated damages of $[amount] for each day until completion.`,
        },
      ],
      absent: {
        of: theyPerform,
        level: "Medium",
        does: "No liquidated damages are agreed for late completion.",
        why: "{We} would have to prove its loss from delay, item by item.",
        ask: "Agree a daily rate that is a true estimate.",
        wording: `If the ${worker} does not reach completion by the date for completion it must pay the ${payer} liquidated damages of $[amount] for each day until completion.`,
      },
      kinds: ["liquidated-damages"],
      proof: {
        answered: "Liquidated damages: nil",
        not: `2.3 The ${worker} must pay liquidated damages of $900 per day.`,
      },
    },
    {
      id: `${id}/no-date`,
      topic: "delay",
      title: "No date for completion",
      question: "By when must it be finished?",
      about: {
        says: /\b(?:date for|dates? of|time for|due date|reach|achiev\w+|target)\b.{0,60}\bcomplet\w+|\bcompletion (?:date|dates|time)|\bcomplet\w+\b.{0,80}\b(?:by|no later than|on or before|date|before)\b|\bthey must\b.{0,120}\b(?:complet\w+|finish|reach)\b.{0,80}\b(?:by|within|before|on)\b|\b(?:by|within|before)\b.{0,60}\bcomplete\b|\bprogram(?:me)?\b/,
        heading: /time|completion|program/,
      },
      answers: [
        {
          when: [
            /\b(?:completion|complete|dates?|time|program(?:me)?)\b.{0,120}\b(?:estimates? only|estimate|approximate|not (?:be )?(?:binding|guaranteed)|does not (?:guarantee|promise))|\b(?:dates?|completion|program(?:me)?)\b.{0,80}\b(?:indicative|target (?:date )?only|they is not bound by)|\bthey gives? no commitment\b.{0,60}\b(?:when|complet|finish)/,
          ],
          title: "Completion date is only an estimate",
          level: "High",
          does: "The completion date is only an estimate.",
          why: "{They} may finish whenever it suits, with nothing owed.",
          ask: "Ask for a fixed date, moved only by listed causes.",
          wording: `The ${worker} must complete the ${works} by the date for completion, as extended under this contract.`,
          replaces: true,
        },
      ],
      absent: {
        of: theyPerform,
        level: "High",
        does: "No date or time for completion is fixed.",
        why: "{They} would have only a reasonable time, which is hard to prove.",
        ask: "Ask for a fixed date, moved only by listed causes.",
        wording: `The ${worker} must complete the ${works} by [date], as extended under this contract.`,
      },
      proof: {
        answered: `2.1 The date for completion is an estimate only.`,
        not: `2.1 The ${worker} must complete the ${works} by 3 May 2026.`,
      },
    },
    {
      id: `${id}/no-security`,
      topic: "security",
      title: "No retention or bond",
      question: "What do we hold against bad work?",
      about: {
        says: /\bretention\b|\bretain \d|\bbank guarantee\b|\bbond\b|\bunconditional undertaking\b|\bsecurity\b(?! of payment)/,
        heading: /(?:security(?! of payment)|retention)/,
      },
      answers: [],
      absent: {
        of: theyPerform,
        level: "Medium",
        does: "{We} holds no retention or bank guarantee.",
        why: "If {they} fails or defects appear, nothing is at hand to pay another.",
        ask: "Ask for 5% of the price, half back at completion.",
        wording: `The ${payer} may retain 10% of each payment up to 5% of the contract sum as security, half released at completion and half at the end of the defects liability period.`,
      },
      kinds: ["no-retention"],
      proof: {
        answered: `1.1 The ${worker} must carry out the ${works}.`,
        not: `1.1 The ${worker} must carry out the ${works} and give a bank guarantee.`,
      },
    },
    {
      id: `${id}/no-defects-period`,
      topic: "defects",
      title: "No duty to come back for defects",
      question: "Must they fix defects after completion, and for how long?",
      about: {
        says: /\bdefects? (?:liability|correction|rectification|notification|maintenance)? ?period|\b(?:make good|rectif\w+|repair\w*|correct\w*|remed\w+|fix|re-?perform)\b.{0,100}\b(?:defect\w*|faulty|faults?)|\b(?:defect\w*|faulty|faults?)\b.{0,160}\b(?:make good|made good|rectif\w+|repair\w*|correct\w*|re-?perform\w*|re-?execut\w*|remed\w+|fix\w*)|\bwarrant(?:y|ies)\b.{0,40}\b(?:period|months|years)|\bmaintenance period/,
        heading: /defect|warrant/,
      },
      answers: [
        {
          when: [
            /(?:\bdefects (?:liability|correction|rectification)?\b.{0,30}\bperiod\b|\bdefects?\b(?=.{0,80}\b(?:days|weeks?|months?) (?:after|of|from|following) (?:practical |substantial )?(?:completion|handover)\b))[^.]{0,40}?\b(?<time>[1-9]0? days|(?:[1-9]|1[0-3]) weeks?|[1-3] months?)\b/,
          ],
          title: "Defects period lasts only {time}",
          level: "Medium",
          does: "The defects period lasts only {time}.",
          why: "Most faults show after a change of seasons.",
          ask: "Ask for 12 months.",
          wording: `The defects liability period is 12 months from completion.`,
          replaces: true,
        },
      ],
      absent: {
        of: theyPerform,
        level: "High",
        does: "No term makes {they} come back to fix defects.",
        why: "{We} would have to pay another and sue for the cost.",
        ask: "Ask for a 12-month defects period, with a right to use others.",
        wording: `The ${worker} must make good any defect notified within 12 months after completion, at its cost and within 10 business days, failing which the ${payer} may have it done at the ${worker}'s cost.`,
      },
      kinds: ["warranty-period"],
      proof: {
        answered: `4.1 The defects liability period is 4 weeks.`,
        not: `4.1 The defects liability period is 12 months.`,
      },
    },
    {
      id: `${id}/no-default`,
      topic: "exit-breach",
      title: "No right to end or take over",
      question: "What may we do if they stop or do bad work?",
      about: {
        says: /\b(?:we|everybody) may\b(?! not).{0,200}\b(?:terminate|end|take)\b|\bshow cause\b|\bsubstantial breach\b/,
        heading: /default|terminat/,
      },
      answers: [],
      absent: {
        of: theyPerform,
        level: "High",
        does: "{We} has no right to end, or to take the work over, if {they} defaults or fails.",
        why: "It would depend on the general law, with the risk of ending wrongly.",
        ask: "Add a default clause with insolvency, notice and completion cost.",
        wording: `If the ${worker} commits a substantial breach and does not remedy it within 10 business days after notice, or becomes insolvent, the ${payer} may terminate or take work out of its hands and recover the extra cost of completion.`,
      },
      proof: {
        answered: `1.1 The ${worker} must carry out the ${works}.`,
        not: `8.1 The ${payer} may terminate if the ${worker} commits a substantial breach.`,
      },
    },
    {
      id: `${id}/no-insurance`,
      topic: "insurance",
      title: "No insurance required of the builder",
      question: "What insurance must they hold?",
      about: { says: /\binsur\w+\b/, heading: /insur/ },
      answers: [],
      absent: {
        of: theyPerform,
        level: "High",
        does: "{They} need hold no insurance.",
        why: "Fire, injury or damage next door could fall on {we}.",
        ask: "Ask for works, public liability and workers compensation cover, with certificates.",
        wording: `The ${worker} must insure the ${works} for full value, hold public liability insurance of $20 million noting the ${payer}, and workers compensation insurance, and give certificates before it starts.`,
      },
      proof: {
        answered: `1.1 The ${worker} must carry out the ${works}.`,
        not: `6.1 The ${worker} must insure the works.`,
      },
    },
    {
      id: `${id}/schedule-in-time`,
      topic: "payment",
      title: "Payment schedules must be on time",
      question: "By when must we answer a payment claim?",
      about: { says: /\bpayment schedule\b|\bsecurity of payment\b|\bpayment claim\b/ },
      answers: [
        {
          when: [
            /\b(?:we must|superintendent must|if we (?:does not|fails? to))\b.{0,120}\bpayment schedule\b.{0,60}?\b(?<time>\d{1,2} (?:business |working )?days)|\bwithin (?<days>\d{1,2} (?:business |working )?days)\b.{0,80}\bpayment schedule must be (?:provided|given|issued) by we\b|\b(?:we|superintendent) must,? within (?<by>\d{1,2} (?:business |working )?days)\b.{0,80}\bpayment schedule\b/,
          ],
          level: "Medium",
          does: "{We} must answer each payment claim with a schedule within {time}{days}{by}.",
          why: "If one is late or lacks reasons, the full sum claimed falls due.",
          ask: "Diarise it, and use as long a time as the Act allows.",
          wording: `The ${payer} must issue a payment schedule within 10 business days after it receives a payment claim at the address in the particulars.`,
        },
      ],
      kinds: ["security-of-payment"],
      proof: {
        answered: `3.1 The ${payer} must issue a payment schedule within 10 Business Days.`,
        not: `3.1 The ${worker} may make a payment claim each month under the security of payment Act.`,
      },
    },
    {
      id: `${id}/price-open`,
      topic: "price-change",
      title: "Price is not fixed",
      question: "Is the price fixed?",
      about: {
        says: /\b(?:contract (?:sum|price)|price|cost plus|rise and fall|provisional sums?|prime cost)\b/,
        heading: /price|sum/,
      },
      answers: [
        {
          when: [
            /\b(?:rise and fall|cost[- ]plus|provisional sums?|prime cost|escalation)\b(?!.{0,40}\b(?:not|no|nil|none)\b)|\bthey may\b(?! not).{0,80}\b(?:increase|adjust|vary)\b.{0,60}\b(?:price|contract sum)|\b(?:price|contract sum)\b.{0,80}\b(?:may|must) be (?:increased|adjusted)\b.{0,120}\b(?:cost|price) of (?:labour|materials)|\bthey may\b(?! not).{0,60}\b(?:claim|recover|pass on|charge)\b.{0,60}\b(?:increase|rise)s?\b.{0,40}\b(?:costs?|price)\b|\bactual cost plus\b/,
          ],
          level: "Medium",
          does: "The price is not fixed: costs, allowances or provisional sums may add to it.",
          why: "A budget or loan set on the stated sum may fall short.",
          ask: "Ask for a fixed sum, few allowances with rates, and a ceiling on rises.",
          wording: `The contract sum is fixed and not subject to rise and fall. A provisional sum is adjusted by actual cost plus 10% on evidence, and only if the ${payer} approved it first.`,
        },
      ],
      proof: {
        answered: `3.1 The ${worker} may increase the contract price for any rise in the cost of materials.`,
        not: `3.1 The contract sum is fixed.`,
      },
    },
    {
      id: `${id}/subcontracting`,
      topic: "subcontracting-people",
      title: "Work may be passed on freely",
      question: "May they give the work to others?",
      about: {
        says: /\bsub-?contract(?:s|ing|ed)?\b(?! works| sum| no)|\bsublet\b|\bassign\w*\b/,
        heading: /subcontract|assign/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,40}\bsub-?contract\b(?!.{0,120}\b(?:with|subject to|obtain\w*|if we)\b.{0,40}\b(?:consent|approv))|\bthey may\b(?! not).{0,40}\b(?:sub-?let|engage (?:others|sub-?contractors|third part\w+)|use sub-)\b(?!.{0,120}\b(?:with|subject to|obtain\w*|if we)\b.{0,40}\b(?:consent|approv))|\bthey may\b(?! not).{0,60}\bdone by sub-?contractors\b|\bnothing\b.{0,40}\b(?:prevents?|stops?) they\b.{0,30}\bsub-?(?:let|contract)/,
          ],
          level: "Low",
          does: "{They} may hand the work to others without asking {we}.",
          why: "{We} chose {they} for its own skill and record.",
          ask: "Ask for consent, and that {they} stays answerable.",
          wording: `The ${worker} must not subcontract any substantial part of the ${works} without the ${payer}'s written consent and remains liable for its subcontractors.`,
          replaces: true,
        },
      ],
      kinds: ["subcontracting"],
      proof: {
        answered: `7.1 The ${worker} may subcontract any part of the ${works}.`,
        not: `7.1 The ${worker} must not subcontract without consent.`,
      },
    },
    {
      id: `${id}/no-claims-notice`,
      topic: "claims-time",
      title: "No time limit for the builder’s claims",
      question: "How soon must they tell us of delay and extra cost?",
      about: {
        says: /\bthey\b.{0,120}\b(?:notice|notif\w+|written claim|tell|inform)\b.{0,160}\b(?:delay|claim|extension|variation)|\b(?:delay|claim|extension|variation)\w*\b.{0,160}\b(?:they|by they)\b.{0,80}\b(?:notice|notif\w+|tell|inform|within|writing)|\b(?:notice|claims?)\b.{0,60}\bwithin \d|\bbarred\b|\bcondition precedent/,
      },
      answers: [],
      absent: {
        of: theyPerform,
        level: "Medium",
        does: "{They} has no time within which to notify delay or extra cost.",
        why: "Claims may come at the end, when nothing can be done or checked.",
        ask: "Ask for notice within ten business days of awareness.",
        wording: `The ${worker} must give written notice of any delay or claim within 10 business days after it became aware of the event.`,
      },
      proof: {
        answered: `1.1 The ${worker} must carry out the ${works}.`,
        not: `2.2 The ${worker} must give written notice of any claim.`,
      },
    },
    {
      id: `${id}/workers-paid`,
      topic: "payment",
      title: "No proof that workers are paid",
      question: "How do we know that those below have been paid?",
      about: {
        says: /\bstatutory declaration\b|\bsupporting statement\b|\b(?:evidence|proof)\b.{0,80}\bpa(?:id|yment)\b/,
      },
      answers: [],
      absent: {
        of: theyPerform,
        level: "Low",
        does: "{They} need not prove that its workers and suppliers are paid.",
        why: "Liens, charges and unpaid tax or wages may come back to {we}.",
        ask: "Ask for a declaration with each claim.",
        wording: `With each payment claim the ${worker} must give a statutory declaration that all workers, subcontractors and suppliers have been paid what is due.`,
      },
      proof: {
        answered: `1.1 The ${worker} must carry out the ${works}.`,
        not: `3.5 The ${worker} must give a statutory declaration.`,
      },
    },
    {
      id: `${id}/no-safety`,
      topic: "conduct-and-access",
      title: "No safety duties are set out",
      question: "Who runs safety on site?",
      about: { says: /\bsafe\w*\b|\bwhs\b|\bprincipal contractor\b/, heading: /safety/ },
      answers: [],
      absent: {
        of: theyPerform,
        level: "Low",
        does: "Nothing says who controls safety on the site.",
        why: "{We} may be left with duties that it cannot carry out.",
        ask: "Name who is in charge, and ask for safe work statements.",
        wording: `The ${worker} must comply with all work health and safety laws, prepare safe work method statements before high-risk work and report every incident at once.`,
      },
      proof: {
        answered: `1.1 The ${worker} must carry out the ${works}.`,
        not: `6.5 The ${worker} must comply with safety laws.`,
      },
    },
    {
      id: `${id}/design-licence`,
      topic: "licence",
      title: "No licence in the drawings",
      question: "May we use the drawings afterwards, with another builder?",
      about: {
        says: /\bcopyright\b|\bintellectual property\b|\blicen[cs]e\b.{0,60}\b(?:drawings?|documents|design)|\b(?:drawings?|designs?)\b.{0,60}\b(?:property|licen[cs]e|own)/,
        heading: /intellectual|copyright/,
      },
      answers: [],
      absent: {
        of: /\bthey (?:must|shall)\b.{0,100}\b(?:design|drawings?)/,
        level: "Medium",
        does: "{We} gets no licence in the drawings that {they} makes.",
        why: "Another builder could not lawfully finish or extend the work from them.",
        ask: "Ask for a lasting licence that passes with the property.",
        wording: `The ${worker} grants the ${payer} and its successors an irrevocable, royalty-free licence to use the design documents to complete, use, maintain and alter the works.`,
      },
      proof: {
        answered: `1.2 The ${worker} must prepare the design and drawings.`,
        not: `1.2 The ${worker} grants a licence of the drawings, which it must prepare.`,
      },
    },
  ];
  return [
    ...forWorker.map((question) => ({ ...question, side: builds })),
    ...forPayer.map((question) => ({ ...question, side: pays })),
  ];
}
