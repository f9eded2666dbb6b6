import type { Question } from "../asking/question.ts";

/** "Their liability … is limited to", "they is not liable for more than", "the most that they must pay". */
const theirCap =
  /^(?!.*\b(?:consumer (?:guarantees?|law)|guarantee that (?:the )?law|re-?supply\w*|supply(?:ing)? .{0,30}again|everybody|nobody|our liability|our total|our aggregate)\b).*?(?:\btheir\b.{0,80}\b(?:liabilit|exposure|responsibilit)|\bliabilit(?:y|ies) of they\b|\bthey\b.{0,40}\bliabilit).{0,260}(?:(?<!not )limited to|(?:may|can|must) (?:not|never) exceed|not (?:to )?exceed|in no event exceed|\bcapped\b|confined to|restricted to|(?:no|not be|never be) (?:more|greater) than|\bat most\b|does not go beyond|stops? at|\bis (?:us|a)?\$\d)|\bthey is not liable\b.{0,160}\b(?:more than|in excess of|over|beyond|exceeding|above) (?:the )?(?:an? )?(?:aggregate |total |sum |amount |(?:us|a)?\$\d|fees|charges|price|\d)|\bthe (?:most|maximum)(?: sum| amount)? (?:that |which )?(?:they|we may (?:recover|claim))\b.{0,80}\bis\b|\bthey (?:need not|may not|is not required to)(?: be (?:required|obliged|called on) to)? pay\b.{0,60}\b(?:more than|in excess of|greater than|beyond)\b|\bour (?:recovery|claims?|entitlement|damages)\b.{0,80}\b(?:limited to|may not exceed|capped)\b|\bthey is not liable\b.{0,80}\b(?:any|an) (?:amount|sum) (?:greater than|above|exceeding|in excess of)|\b(?:amounts?|sums?|damages|compensation) (?:payable|recoverable) (?:by|from) they\b.{0,160}\b(?:exceed|limited to|capped|more than)\b|\bthey must pay\b.{0,20}\bno more than\b.{0,80}\b(?:claims?|losses|liab\w+)|\bwe may (?:not (?:recover|claim|have|look)|recover no|claim no)\b.{0,80}\bthey\b.{0,60}\bmore than\b/;

/** The same of the client, or of both. */
const ourCap =
  /(?:\bour\b.{0,80}\b(?:liabilit|exposure)|\bliabilit(?:y|ies) of we\b|\bwe\b.{0,40}\bliabilit|\b(?:everybody|nobody|such party)\b.{0,60}\bliabilit|\bliabilit(?:y|ies) of (?:everybody|nobody)\b|(?<!\btheir )(?<!\btheir \w{1,12} )\b(?:total|maximum) liability\b(?!,? (?:of|on the part of) they)).{0,260}(?:(?<!not )limited to|(?:may|can|must) (?:not|never) exceed|not (?:to )?exceed|\bcapped\b|confined to|restricted to|(?:no|not be|never be) (?:more|greater) than|\bat most\b)|\bthe (?:most|maximum)(?: sum| amount)? (?:that )?(?:we|they may (?:recover|claim)|everybody)\b.{0,80}\bis\b|\bwe (?:need not|may not|is not required to)(?: be (?:required|obliged) to)? pay\b.{0,60}\b(?:more than|in excess of|greater than|beyond)\b|\btheir (?:recovery|claims?|entitlement|damages)\b.{0,80}\b(?:limited to|may not exceed|capped)\b|\b(?:we|nobody|everybody) is not liable\b.{0,160}\b(?:more than|greater than|in excess of|over|beyond|exceeding|above)\b|\beverybody may not\b.{0,60}\bliable\b.{0,120}\b(?:more than|in excess of|beyond|exceed\w*)\b/;

/** What stands outside a cap: "this limit does not apply to the indemnity in clause 8". */
const holes =
  /\b(?:limit\w*|cap|ceiling|exclusions?|clause|this)\b.{0,120}\b(?:does|do|must|may) not (?:apply|limit|extend)\b|\b(?:nothing|no limit\w*)\b.{0,80}\b(?:limits?|excludes?|restricts?|caps?)\b|\bthere is no limit\b|\b(?:apart from|other than|except(?:ing)?(?: for| in| to| where)?|save(?: for| in| where)?|excluding|but not)\b.{0,160}\bliab\w+|\bliab\w+\b.{0,240}\b(?:apart from|other than|except(?:ing)?|save for|excluding|unlimited|uncapped|without limit)\b/;

const weIndemnify =
  /^(?!.*\b(?:guarantors?|everybody|each other)\b.{0,40}\bindemnif)(?:.*?\bwe\b(?! may not\b).{0,200}\b(?:indemnif(?:y|ies)|hold\w* harmless|make good to|keep\w* indemnified)(?: and (?:keep|hold|defend|save)\w*)?(?: harmless| indemnified)?,? (?:and )?(?:fully )?(?:each of |all of )?they\b|.*?\bthey\b.{0,60}\bindemnified\b.{0,60}\bby we\b|.*?\bour (?:obligation|liability|duty)\b.{0,40}\bindemnify they\b|.*?\bindemnit(?:y|ies) (?:which |that )?we gives?\b)/;
/** The same, beyond the rights of third parties in what is supplied. */
const weIndemnifyBeyondRights = new RegExp(`^(?!.*\\binfring)${weIndemnify.source.slice(1)}`);
const theyIndemnify =
  /\bthey\b.{0,200}\b(?:indemnif(?:y|ies)|hold\w* harmless|make good to|keep\w* indemnified)(?: and (?:keep|hold|defend|save)\w*)?(?: harmless| indemnified)?,? (?:and )?(?:fully )?(?:each of |all of )?we\b|\bwe\b.{0,60}\bindemnified\b.{0,60}\bby they\b|\beverybody\b.{0,80}\bindemnif/;

/** What cuts an indemnity down to the fault of whoever gives it. */
const byFault =
  /\bto the extent\b.{0,120}\b(?:caused|contribut\w+|fault|negligen\w+|attributable|breach|due to)\b|\bexcept\b.{0,80}\b(?:to the extent|caused|contribut\w+|negligen\w+|fault)\b|\b(?:reduced|reduces|less|proportion\w*)\b.{0,100}\b(?:caused|contribut\w+|fault|negligen\w+|act)\b|\b(?:unless|other than|save)\b.{0,80}\b(?:caused|contribut\w+|negligen\w+|fault)\b/;

const mutualCap =
  "The liability of each party is limited to {cap|$[amount]}. That limit applies to neither party's liability for breach of confidence or privacy, infringement, personal injury, fraud or wilful breach.";

/** Who answers for what, and up to what sum. */
export const liability: Question[] = [
  {
    id: "cap-on-their-liability",
    topic: "liability-cap",
    title: "Other side’s liability is capped",
    question: "What is the most that the other side would ever pay us?",
    about: {
      says: /\bliab\w+\b.{0,200}\b(?:limit\w*|exceed\w*|cap(?:ped)?|maximum|more than)\b|\b(?:limit\w*|cap|maximum)\b.{0,80}\bliab\w+/,
      heading: /liabilit|limitation/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:everybody|nobody|our (?:total |aggregate )?liability|consumer guarantee)\b).*?(?:\btheir\b.{0,80}\bliabilit|\bliabilit(?:y|ies) of they\b|\bthey is not liable\b).{0,260}\b(?:paid|payable|fees?|charges|amounts?|royalt\w+)\b.{0,120}?\b(?<months>\d{1,2}) months?\b/,
        ],
        reckon: ({ months }) => (Number(months) <= 12 ? { months: months ?? "" } : null),
        title: "Cap is only {months} months’ payments",
        level: "High",
        does: "{They} answers for no more than {months} months' payments, whatever it causes {we}.",
        why: "A serious failure would cost many times that, and the rest would fall on {we}.",
        ask: "Ask for a cap that matches the real exposure or the insurance held.",
        wording: mutualCap,
        replaces: true,
      },
      {
        when: [
          /^(?!.*\b(?:everybody|nobody|our (?:total |aggregate )?liability|consumer guarantee)\b).*?(?:\btheir\b.{0,80}\bliabilit|\bliabilit(?:y|ies) of they\b|\bthey is not liable\b.{0,80}\bmore than|\bthe most (?:that )?they\b).{0,160}\b(?:(?<!not )limited to|exceed|more than|is)\b.{0,80}\b(?:refund|reimbursement|(?:purchase |invoice )?price|(?:fees|charges|amount|sum|royalt\w+) .{0,20}(?:paid|payable|received)|what we paid|replac\w+|re-?suppl\w+)\b/,
        ],
        title: "Cap is only a refund of the price",
        level: "High",
        does: "{They} need do no more than give back what it was paid.",
        why: "A failure could cost {we} far more than the price.",
        ask: "Ask for a cap that matches the real exposure or the insurance held.",
        wording: mutualCap,
        replaces: true,
      },
      {
        when: [theirCap],
        lacks: [ourCap],
        title: "Only the other side has a cap",
        level: "Medium",
        does: "Only {they} has a ceiling on what it may owe; {we}'s own liability is open-ended.",
        why: "The risk of the deal is shared in one direction.",
        ask: "Ask for one cap that protects both, at a sum that covers a serious failure.",
        wording: mutualCap,
        replaces: true,
      },
      {
        when: [theirCap],
        level: "Low",
        does: "Whatever goes wrong, {they} pays {we} no more than the ceiling set here.",
        why: "Loss above it stays with {we}, even where {they} is plainly at fault.",
        ask: "Test the sum against the worst likely loss, and lift it or take matters outside it.",
        wording: mutualCap,
        replaces: true,
      },
    ],
    kinds: ["limitation-of-liability"],
    proof: {
      answered:
        "9.1 The Supplier's total liability under this agreement is limited to the fees paid in the three months before the claim.",
      not: "9.1 Each party's total liability under this agreement is limited to $2,000,000.",
    },
  },
  {
    id: "cap-without-exceptions",
    topic: "liability-cap",
    title: "The cap has no exceptions",
    question: "Which losses stand outside the cap?",
    side: "recipient",
    about: {
      says: /\bliab\w+\b.{0,200}\b(?:limit\w*|exceed\w*|cap(?:ped)?|maximum|more than)\b/,
      heading: /liabilit/,
    },
    answers: [
      { when: [holes], fine: true },
      {
        when: [theirCap, theyIndemnify],
        title: "Cap also covers the other side’s indemnity",
        level: "High",
        does: "The indemnity that {they} gives sits under its own cap, since nothing is taken outside it.",
        why: "The promise looks full but pays only up to that sum, shared with every other claim.",
        ask: "Take indemnities, confidentiality, privacy, injury and wilful wrongs outside the cap.",
        wording:
          "The limit on liability does not apply to an indemnity under this agreement, breach of confidence or privacy, personal injury, property damage, fraud or wilful default.",
      },
      {
        when: [theirCap],
        level: "Medium",
        does: "No kind of loss is taken out of the ceiling on what {they} pays: injury, leaked data and deliberate default all count.",
        why: "Those are the losses that no sensible sum was set for.",
        ask: "Except injury, property damage, confidentiality, privacy, fraud and wilful default.",
        wording:
          "The limit on liability does not apply to personal injury, property damage, breach of confidence or privacy, infringement, fraud or wilful default.",
      },
    ],
    kinds: [],
    proof: {
      answered:
        "9.1 The Supplier's total liability under this agreement is limited to $50,000.\n9.2 The Supplier must indemnify the Customer against any claim that the goods infringe.",
      not: "9.1 The Supplier's total liability under this agreement is limited to $50,000. This limit does not apply to the indemnity in clause 8.",
    },
  },
  {
    id: "cap-over-data-loss",
    topic: "data",
    title: "Loss of data cannot be claimed",
    question: "What would they pay if they lost or leaked our information?",
    side: "recipient",
    about: {
      says: /\b(?:loss|lost|corrupt\w*)\b.{0,60}\bdata\b|\b(?:personal information|customer data|our data)\b/,
    },
    answers: [
      {
        when: [
          /\b(?:they is not liable|nobody is liable|everybody may not be liable|they excludes?)\b.{0,300}\b(?:data|records)\b/,
          /\bpersonal information\b|\bour data\b|\b(?:customer|client|patient|health) (?:data|records|information)\b/,
        ],
        level: "High",
        does: "Loss of data is shut out altogether, though {they} will hold information that {we} must answer for.",
        why: "Restoring records, telling those affected and meeting their claims would be {we}'s cost.",
        ask: "Make restoration, notification and claims recoverable, with a separate higher cap.",
        wording:
          "The cost of restoring data, notifying affected people and meeting their claims after a security incident is direct loss and is recoverable up to $[amount], apart from any other limit.",
      },
    ],
    kinds: [],
    proof: {
      answered:
        "9.1 The Supplier is not liable for loss of profit, revenue or data.\n9.2 The Supplier must keep personal information of the Customer's patients secure.",
      not: "9.1 The Supplier must keep personal information secure and pay the cost of any breach.",
    },
  },
  {
    id: "no-cap-on-our-liability",
    topic: "liability-cap",
    title: "Liability without any ceiling",
    question: "Is there a ceiling on our own liability?",
    side: "drafter",
    about: {
      says: /^(?!.*\binsur).*?(?:\bliab\w+\b.{0,240}\b(?:limit\w*|exceed\w*|cap(?:ped)?|maximum|more than|confined|restricted)\b|\b(?:limit\w*|cap|maximum)\b.{0,80}\bliab\w+|\bour\b.{0,40}\bliabilit)|\bwe is not liable\b/,
      heading: /limit\w* (?:of|on) (?:our )?liabilit|liabilit/,
    },
    answers: [
      { when: [ourCap], fine: true },
      {
        when: [
          /^(?!.*\btheir\b.{0,40}\bliab).*?\b(?:our\b.{0,60}\bliab\w+|we\b.{0,40}\bliable|liability of we)\b.{0,120}\b(?:unlimited|without (?:any )?limit|uncapped|no limit)\b|\bnothing\b[^,;]{0,60}\b(?:limits?|excludes?|restricts?|caps?) our liability(?: to they)?(?: (?:under|in connection with) this \w+)?\.?$|\bwe is liable\b.{0,200}\bwithout (?:any )?limit\w*|\bno (?:limit\w*|cap|ceiling)\b.{0,80}\b(?:our liability|liability of we)\b|\b(?:our liability|liability of we)\b.{0,60}\bnot (?:be )?(?:limited|capped|subject to any (?:limit|cap))\b/,
        ],
        level: "High",
        does: "{We} is liable without any ceiling.",
        why: "One bad claim could cost more than the whole contract is worth, and more than insurance pays.",
        ask: "Add an overall cap, with a short list of exceptions.",
        wording: mutualCap,
        replaces: true,
      },
    ],
    absent: {
      title: "No cap on own liability",
      level: "High",
      of: /\bwe (?:must|agrees?|will|provides?|supplies|sells)\b.{0,120}\b(?:services?|goods|products?|software|deliver\w*|works?|support|platform|equipment)\b/,
      unless:
        /\b(?:rent|tenancy|principal sum|secured money|loan|salary|employment|superannuation|shareholders?|mortgage|settlement sum|release and discharge)\b/,
      does: "No ceiling is set on what {we} may have to pay {they}.",
      why: "A single claim could exceed everything earned under the deal and whatever insurance answers.",
      ask: "Add an overall cap and exclude indirect loss.",
      wording: mutualCap,
    },
    kinds: ["uncapped-liability"],
    proof: {
      answered: "9.1 The Supplier's liability under this agreement is unlimited.",
      not: "9.1 The Supplier's liability under this agreement is limited to the fees.",
    },
  },
  {
    id: "one-ways-excluded-loss",
    topic: "excluded-loss",
    title: "Excluded loss protects only the other side",
    question: "Which losses are shut out, and are they what we would really lose?",
    about: {
      says: /\b(?:consequential|indirect|special|incidental)\b.{0,40}\b(?:loss|damage)|\bloss of (?:profits?|revenue|business|data|goodwill|use|income)\b|\blost profits?\b/,
      heading: /consequential|excluded loss|liabilit/,
    },
    answers: [
      {
        when: [
          /\b(?:they is not liable|in no event\b.{0,60}\bthey\b.{0,60}\bliable|liability (?:of|on the part of) they|their liability\b(?=.{0,300}\bexcluded))\b.{0,400}\b(?:(?:loss|losses) of .{0,60}?(?:profits?|revenue|business|data|production|income|use)|lost profits?|profits? foregone|consequential|indirect)\b|\bwe (?:may not|waives?|gives? up|releases?)\b.{0,120}\b(?:consequential|indirect|loss of (?:profits?|revenue|income|business)|lost profits?)\b|\bthey (?:excludes?|may not be .{0,20}(?:liable|accountable)|(?:does|do) not accept)\b.{0,200}\b(?:consequential|indirect|loss of (?:profits?|revenue|income|business)|lost profits?)\b/,
        ],
        lacks: [
          /\b(?:we|nobody|everybody) (?:is not liable|is liable|may not be liable)\b.{0,300}\b(?:consequential|indirect|loss of|lost)\b/,
        ],
        level: "High",
        does: "{They} never pays lost profit or knock-on loss, but {we} has no such protection.",
        why: "Those are the losses that a failure here would mostly cause.",
        ask: "Make the exclusion mutual and keep foreseeable loss recoverable.",
        wording:
          "Neither party is liable for loss that does not flow naturally from the breach. Rectification, replacement supply, wasted cost and regulatory cost are recoverable direct loss.",
        replaces: true,
      },
    ],
    kinds: ["consequential-loss"],
    proof: {
      answered:
        "9.2 The Supplier is not liable for loss of profit, revenue or data or for consequential loss of any kind.",
      not: "9.2 Each party must compensate the other for loss that its breach directly causes.",
    },
  },
  {
    id: "lost-profit-excluded-for-all",
    topic: "excluded-loss",
    title: "Even direct loss of profit is excluded",
    question: "Does a mutual exclusion take away what we would really lose?",
    side: "recipient",
    readsMeanings: true,
    about: {
      says: /\b(?:consequential|indirect|special|incidental)\b.{0,40}\b(?:loss|damage)|\bloss of (?:profits?|revenue|business|data|goodwill|use|income)\b|\blost profits?\b/,
      heading: /consequential|excluded loss/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:naturally|except to the extent|termination)\b).*?\b(?:nobody|everybody)\b.{0,60}\b(?:liable|compensate|liability)\b[^(]{0,300}\b(?:loss of|lost) .{0,60}?\b(?:revenue|profits?|data|production|business)\b|^(?!.*\b(?:other than|except)\b).*?\b(?:nobody|everybody)\b.{0,60}\b(?:liable|liability)\b.{0,300}\b(?:loss of|lost)\b.{0,200}\b(?:whether|regardless of whether|even (?:if|where))\b.{0,40}\b(?:direct|naturally)\b/,
        ],
        level: "Medium",
        does: "Lost revenue, profit or data is shut out even where it flows directly from the breach.",
        why: "For {we} that may be most of what a failure costs.",
        ask: "Exclude only remote loss, and list what may always be claimed.",
        wording:
          "Loss of revenue or data that flows directly from a breach, and the cost of restoring data and of replacement supply, are direct loss and recoverable.",
      },
      {
        when: [
          /\bmeans\b.{0,120}\bloss of\b.{0,60}\b(?:revenue|profits?|data|business)\b.{0,160}\b(?:whether (?:direct|or not)|direct or indirect|even if)\b/,
          /\b(?:nobody|everybody)\b.{0,40}\bliab\w+\b.{0,40}\b(?:consequential|indirect|excluded) loss/,
        ],
        level: "Medium",
        does: "Profit, revenue or data lost as a direct result of the breach cannot be claimed either.",
        why: "For {we} that may be most of what a failure costs.",
        ask: "Exclude only remote loss, and list what may always be claimed.",
        wording:
          "Loss of revenue or data that flows directly from a breach, and the cost of restoring data and of replacement supply, are direct loss and recoverable.",
      },
    ],
    kinds: ["consequential-loss"],
    proof: {
      answered:
        "9.2 Neither party is liable for loss of revenue, profit or data, or for indirect loss.",
      not: "9.2 Neither party is liable for loss that does not flow naturally from the breach.",
    },
  },
  {
    id: "our-consequential-loss",
    topic: "excluded-loss",
    title: "Indirect loss must be paid too",
    question: "Must we pay for lost profit and other knock-on loss?",
    side: "drafter",
    about: {
      says: /\b(?:consequential|indirect|special|incidental)\b.{0,40}\b(?:loss|damage)|\bloss of (?:profits?|revenue|business|data|goodwill|use|income|production)\b|\blost profits?\b/,
      heading: /consequential|excluded loss/,
    },
    answers: [
      {
        when: [
          /\b(?:(?:we|nobody|everybody) is not liable|nobody is liable|(?:we|everybody) may not (?:be liable|compensate))\b.{0,300}\b(?:consequential|indirect|loss of|lost profits?)\b/,
        ],
        fine: true,
      },
      {
        when: [
          /^(?!.*\b(?:but not|not for|excluding|other than|except)\b).*?\bwe (?:must|is liable|are liable|agrees?)\b.{0,200}\b(?:pay|liable|indemnif\w+|compensate|make good)\b.{0,200}\b(?:consequential|indirect|loss of (?:profits?|revenue|business|production))\b|\bwe is liable\b.{0,120}\b(?:consequential|indirect|loss of (?:profits?|revenue|business))\b|\b(?:recoverable|recovered) (?:by they )?from we\b.{0,80}\binclud\w+\b.{0,120}\b(?:consequential|indirect|loss of (?:profits?|revenue|business))\b|\bwe (?:must )?indemnif\w+\b.{0,160}\binclud\w+\b.{0,80}\b(?:consequential|indirect|loss of (?:profits?|revenue|business))\b/,
        ],
        level: "High",
        does: "{We} must also pay {they}'s lost profit and other knock-on loss.",
        why: "Such loss has no natural limit and may dwarf the price.",
        ask: "Exclude indirect loss and lost profit for both sides.",
        wording:
          "Neither party is liable to the other for indirect or consequential loss, or for loss of profit, revenue or goodwill.",
        replaces: true,
      },
    ],
    absent: {
      title: "No exclusion of indirect loss",
      level: "Medium",
      of: /\bwe (?:must|agrees?|will|provides?|supplies|sells)\b.{0,120}\b(?:services?|goods|products?|software|works?|support|platform|equipment)\b/,
      unless:
        /\b(?:rent|tenancy|principal sum|secured money|loan|salary|employment|superannuation|shareholders?|mortgage|settlement sum)\b/,
      does: "Lost profit and other indirect loss of {they} is not excluded.",
      why: "{We} could be charged for business that {they} loses, far beyond the price.",
      ask: "Add a mutual exclusion.",
      wording:
        "Neither party is liable to the other for indirect or consequential loss, or for loss of profit, revenue or goodwill.",
    },
    proof: {
      answered:
        "8.1 The Supplier must indemnify the Customer against all loss, including loss of profit and consequential loss.",
      not: "8.1 Neither party is liable for indirect or consequential loss.",
    },
  },
  {
    id: "indemnity-without-fault",
    topic: "indemnity",
    title: "Indemnity that does not look at fault",
    question: "What must we make good to them, and does it depend on our fault?",
    about: {
      says: /\bindemnif\w+|\bindemnit(?:y|ies)\b|\bhold\w* harmless\b|\bmake good to they\b/,
      heading: /indemnit/,
    },
    answers: [
      {
        when: [
          /\bwe\b.{0,200}\bindemnif(?:y|ies)\b.{0,40}\bthey\b.{0,400}\b(?:even if|whether or not|regardless|however caused|howsoever caused|irrespective|including .{0,60}(?:negligence of they|their (?:own )?negligence))\b/,
        ],
        lacksHere: [byFault],
        title: "Indemnity even for the other side’s fault",
        level: "High",
        does: "{We} makes good {they}'s loss even where {they} is itself at fault.",
        why: "{We} would insure another's mistakes, and its own insurer may refuse to pay.",
        ask: "Limit it to third-party claims, to the extent that {we} caused them.",
        wording:
          "The Customer indemnifies the Supplier against third-party claims only to the extent that they are caused by the Customer's negligence or breach.",
        replaces: true,
      },
      {
        when: [
          /^(?!.*(?:\b(?:guarantors?|everybody|each other)\b.{0,40}\bindemnif|\binfring|:$)).*?\bwe\b(?! may not\b).{0,200}\b(?:indemnif(?:y|ies)|hold\w* harmless)\b.{0,60}\bthey\b.{0,60}\b(?:any|all|every|whatever)\b.{0,300}\b(?:(?:aris\w+ (?:out of|from|in)|in (?:any way )?connection with|connected with|relat\w+ to|incidental to|resulting from|by reason of|on account of|in respect of|as a result of)\b.{0,80}\b(?:agreement|contract|deed|lease|licen[cs]e|use|services?|goods|products?|premises|works?|data|projects?|business|supply|activities|occupation|equipment|possession|event|operations?|conduct)|because of what we (?:do|does))\b/,
        ],
        lacksHere: [byFault],
        title: "Indemnity for all loss, whoever is to blame",
        level: "High",
        does: "{We} must make good all that {they} loses in connection with the deal, whoever is to blame.",
        why: "It reaches loss that {we} neither caused nor could prevent.",
        ask: "Limit it to third-party claims and reduce it by {they}'s own share.",
        wording:
          "The indemnity covers third-party claims only and is reduced to the extent that the Supplier's act, omission or breach contributed to the loss.",
      },
      {
        when: [
          /^(?!.*\b(?:guarantors?|everybody)\b.{0,40}\bindemnif).*?\bwe\b(?! may not\b).{0,200}\bindemnif(?:y|ies)\b.{0,60}\bthey\b.{0,300}\b(?:any|a|an|its|our|because of an?) (?:\w+ )?(?:breach|default|failure|non-?performance|event of default)\b|^(?!.*\beverybody\b.{0,40}\bindemnif).*?\bwe\b.{0,120}\bindemnif(?:y|ies)\b.{0,60}\bthey\b.{0,200}\bbecause (?:of an? event of default|we (?:has|have) broken)\b/,
        ],
        lacksHere: [/\bto the extent\b/],
        title: "Indemnity for any breach",
        level: "Medium",
        does: "Any breach, however small, obliges {we} to make good {they}'s whole loss.",
        why: "An indemnity avoids the usual limits of foreseeable and mitigated loss.",
        ask: "Confine it to third-party claims; leave breach to ordinary damages.",
        wording:
          "The indemnity does not apply to loss that a party could claim as damages for breach, and each party must take reasonable steps to reduce its loss.",
      },
    ],
    kinds: ["indemnity"],
    proof: {
      answered:
        "8.1 The Customer must indemnify the Supplier against all loss arising out of or in connection with this agreement.",
      not: "8.1 The Customer must indemnify the Supplier against loss arising out of the Customer's negligence, to the extent that the Customer caused it.",
    },
  },
  {
    id: "indemnity-uncapped",
    topic: "indemnity",
    title: "Indemnity outside the liability cap",
    question: "Is our indemnity limited to a sum?",
    about: { says: /\bindemnif\w+|\bindemnit(?:y|ies)\b/, heading: /indemnit/ },
    answers: [
      {
        when: [
          weIndemnify,
          /\b(?:limit\w*|cap|liab\w+)\b.{0,160}\b(?:does|do|must|may) not (?:apply|extend)\b.{0,160}\bindemni(?:t|f)|\bnothing\b.{0,60}\b(?:limits?|caps?|restricts?)\b.{0,80}\bindemni(?:t|f)|\b(?:apart from|other than|except|save|excluding)\b.{0,100}\bindemnit\w+.{0,200}\bliab|\bindemnit\w+\b.{0,80}\b(?:unlimited|not (?:be )?(?:limited|capped|subject to))\b/,
        ],
        level: "High",
        does: "The indemnity that {we} gives is taken out of the limit on liability.",
        why: "The protection elsewhere falls away just where the largest claim would come.",
        ask: "Bring it under the cap, or give it a sum of its own.",
        wording: "Liability under each indemnity is limited to $[amount] in all.",
      },
      {
        when: [weIndemnify, theirCap],
        lacks: [ourCap],
        title: "Indemnity unlimited while other side is capped",
        level: "High",
        does: "{We} indemnifies {they} without any limit, while {they} pays no more than its own cap.",
        why: "The two sides carry risk on quite different terms.",
        ask: "Apply one cap to both, the indemnity included.",
        wording: mutualCap,
      },
    ],
    kinds: [],
    proof: {
      answered:
        "8.1 The Customer must indemnify the Supplier against claims by third parties.\n9.1 The Supplier's liability under this agreement is limited to $10,000.",
      not: "8.1 The Customer must indemnify the Supplier against claims by third parties.\n9.1 Each party's liability under this agreement is limited to $10,000.",
    },
  },
  {
    id: "indemnity-one-way",
    topic: "indemnity",
    title: "Indemnity runs one way only",
    question: "Do they indemnify us for what they cause?",
    about: {
      says: /\bindemnif\w+|\bindemnit(?:y|ies)\b|\bhold\w* harmless\b/,
      heading: /indemnit/,
    },
    answers: [
      { when: [theyIndemnify], fine: true },
      {
        when: [weIndemnifyBeyondRights],
        lacks: [
          /\b(?:secured money|principal sum|mortgage|release and discharge|settlement sum|proceedings? (?:is|are) discontinued)\b/,
        ],
        level: "Medium",
        does: "{We} indemnifies {they}; nothing comes back the other way.",
        why: "If {they} injures somebody or infringes a right, {we} must prove breach and loss.",
        ask: "Ask for a matching indemnity for {they}'s negligence, breach of law and infringement.",
        wording:
          "Each party indemnifies the other against third-party claims for injury, property damage or infringement, to the extent that it caused them.",
      },
    ],
    kinds: [],
    proof: {
      answered:
        "8.1 The Customer must indemnify the Supplier against claims by third parties that it causes.",
      not: "8.1 The Customer must indemnify the Supplier against claims that it causes. The Supplier must indemnify the Customer against claims that it causes.",
    },
  },
  {
    id: "insurance-missing",
    topic: "insurance",
    title: "Other side need not insure",
    question: "Must they be insured for what they might cost us?",
    side: "recipient",
    about: {
      says: /\binsur\w+|\bindemnity cover\b|\bcertificates? of currency\b/,
      heading: /insur/,
    },
    answers: [
      {
        when: [
          /\b(?:they|everybody) (?:must|will|carr(?:y|ies)|has|have|holds?|maintains?)\b.{0,200}\b(?:insur\w+|cover)\b/,
        ],
        fine: true,
      },
      {
        when: [
          /\bthey (?:is not required to|need not|does not|do not|carries no|holds? no)\b.{0,60}\binsur|\bthey (?:carries|holds?|has) (?:none|no (?:such )?insurance)/,
        ],
        level: "Medium",
        does: "{They} need not insure anything; the cover is left to {we}.",
        why: "A claim against an uninsured business may be worth nothing.",
        ask: "Ask for public liability and, for advice or design, professional indemnity cover, with certificates.",
        wording:
          "The Supplier must hold public liability insurance of $20,000,000 and professional indemnity insurance of $5,000,000, and give certificates of currency on request.",
      },
      {
        when: [
          /\bthey (?:does|do|may) not insure\b|\bwe (?:must|agrees?)\b.{0,160}\binsur\w+\b/,
          /\bthey (?:must|agrees?|will|provides?|supplies|sells?|makes?|manufactures?|performs?|appoints?|may (?:ship|deliver))\b.{0,120}\b(?:services?|works?|goods|products?|ship|deliver|install\w*|maint\w+|manufactur\w*)\b/,
        ],
        lacks: [
          /\b(?:secured money|principal sum|mortgage|rent)\b/,
          /\bthey (?:must|will|agrees? to)\s?pay\b.{0,80}\b(?:we|our|fees?|invoices?|rate)\b/,
        ],
        level: "Medium",
        does: "{They} need not insure anything; the cover is left to {we}.",
        why: "A claim against an uninsured business may be worth nothing.",
        ask: "Ask for public liability and, for advice or design, professional indemnity cover, with certificates.",
        wording:
          "The Supplier must hold public liability insurance of $20,000,000 and professional indemnity insurance of $5,000,000, and give certificates of currency on request.",
      },
    ],
    absent: {
      title: "No insurance required of the other side",
      level: "Medium",
      of: /\bthey (?:must|agrees?|will|performs?)\b.{0,120}\b(?:install\w*|design\w*|construct\w*|maintain\w*|clean\w*|repair\w*|transport\w*|carry out|advis\w+|consult\w*|on site|the works|manufactur\w*)\b/,
      unless:
        /\b(?:salary|employment|principal sum|secured money|settlement sum|shareholders?|websites?|app|rent)\b|\bthey (?:must|will|agrees? to)\s?pay\b/,
      does: "{They} is not required to hold any insurance.",
      why: "If its mistake costs {we} dearly, there may be nobody good for the money.",
      ask: "Ask for named policies, sums insured and certificates.",
      wording:
        "The Supplier must hold public liability insurance of $20,000,000 and professional indemnity insurance of $5,000,000, and give certificates of currency on request.",
    },
    kinds: [],
    proof: {
      answered:
        "2.1 The Supplier must deliver the goods.\n6.1 The Customer must insure the goods against all risks.",
      not: "6.1 The Supplier must maintain public liability insurance of $10,000,000.",
    },
  },
  {
    id: "cap-below-insurance",
    topic: "insurance",
    title: "The cap stops short of the insurance",
    question: "Does the cap let us reach the insurance that they must hold?",
    about: { says: /\binsur\w+/, heading: /insur/ },
    answers: [
      {
        when: [
          /\b(?:they|everybody)\b.{0,120}\b(?:insur\w+|cover)\b.{0,80}?\$(?<insured>[\d,]+(?: ?million)?)/,
          /^(?!.*\bour liability).*\b(?:their\b.{0,80}\bliabilit\w+|everybody\b.{0,40}\bliabilit\w+|nobody\b.{0,40}\bliabilit\w+|they is not liable|(?:liability|liabilities) of they)\b.{0,160}?\$(?<cap>[\d,]+(?: ?million)?)/,
        ],
        reckon: ({ insured, cap }) => {
          const sum = (words = "") =>
            Number(words.replace(/[^\d]/g, "")) * (/million/.test(words) ? 1_000_000 : 1);
          return sum(cap) > 0 && sum(cap) < sum(insured)
            ? { insured: `$${insured}`, cap: `$${cap}` }
            : null;
        },
        level: "High",
        does: "{They} must insure for {insured}, but need pay no more than {cap}.",
        why: "Premiums buy cover that {we} can never reach.",
        ask: "Set the cap at the sum insured, or leave insured claims outside it.",
        wording:
          "The limit on liability is the greater of that sum and the amount recovered, or that would have been recovered, under the insurance required by this agreement.",
      },
    ],
    kinds: [],
    proof: {
      answered:
        "6.1 The Supplier must maintain public liability insurance of $20,000,000.\n9.1 The Supplier's total liability is limited to $1,000,000.",
      not: "6.1 The Supplier must maintain public liability insurance of $20,000,000.\n9.1 The Supplier's total liability is limited to $20,000,000.",
    },
  },
  {
    id: "guarantee-given",
    topic: "guarantee",
    title: "Guarantee without limit of sum or time",
    question: "Who must stand behind our promises, and up to what sum?",
    side: "recipient",
    about: { says: /\bguarant(?:or|ors|ees?|eed)\b/, heading: /guarant/ },
    answers: [
      {
        when: [
          /^(?!.*\b(?:consumer guarantee|bank guarantee))(?:.*?\b(?:guarantors?|directors?|shareholders?|parent|we|(?:the )?under-?signed)\b.{0,120}\bguarantees?(?: to they)?,? (?:the |all |its |our |to they )*(?:(?:due|punctual|prompt|full|proper|and|complete|timely) )*(?:payment|performance|observance|obligations|money|sums|debts?)\b|.*?\bwe must\b.{0,80}\b(?:procure|obtain|give|provide|deliver)\b.{0,60}\b(?:a|the) (?:personal |director'?s'? |parent (?:company )?|written )?guarantees?\b.{0,80}\b(?:director|parent|shareholder|principal|proprietor)?)/,
        ],
        lacks: [
          /\bguarant\w+\b.{0,200}\b(?:limited to|may not exceed|not exceed|up to \$|no more than|at most|maximum of)\b|\b(?:limit|maximum)\b.{0,60}\bguarantee\b/,
        ],
        level: "High",
        does: "The guarantee behind {we}'s promises has no limit of sum or time.",
        why: "Whoever gives it risks a home and savings for every debt of the business.",
        ask: "Cap it, end it on notice or when the contract passes on, and require a claim on {we} first.",
        wording:
          "The Guarantor's liability is limited to $[amount] in all and ends for later debts 30 days after the Guarantor gives notice.",
      },
    ],
    kinds: ["personal-guarantee"],
    proof: {
      answered:
        "13.1 The directors jointly and severally guarantee to the Supplier the punctual payment of all money that the Customer owes.",
      not: "13.1 The directors guarantee to the Supplier payment of money that the Customer owes. The guarantee is limited to $20,000.",
    },
  },
  {
    id: "security-given",
    topic: "security",
    title: "Charge over land or everything owned",
    question: "What may they take or sell if we do not pay?",
    side: "recipient",
    about: {
      says: /\bsecurity interests?\b|\bcharg(?:es|ed)\b.{0,60}\b(?:land|property|assets|interest)\b|\bmortgages?\b|\bppsr?\b|\bppsa\b|\bcaveats?\b|\bretention of title\b/,
      heading: /security|ppsa|charge|title/,
    },
    answers: [
      {
        when: [
          /\bwe\b.{0,120}\b(?:charges?|mortgages?|grants?|gives?|creates?)\b.{0,120}\b(?:all|any|its|our)\b.{0,60}\b(?:land|real property|real estate|freehold|present and (?:future|after-acquired)|after-acquired|assets and undertaking)\b/,
        ],
        level: "High",
        does: "{We} charges land or everything it owns to {they} for whatever it owes.",
        why: "A small debt could lead to a caveat, and could breach the terms of {we}'s bank.",
        ask: "Delete it, or confine security to goods supplied and not yet paid for.",
        wording:
          "The Supplier's security is limited to goods that it has supplied and that are not paid for, and their proceeds.",
      },
      {
        when: [
          /\bwe\b.{0,120}\b(?:grants?|gives?|creates?|agrees?|acknowledges?)\b.{0,120}\bsecurity interests?\b|\bthey may\b(?! not).{0,60}\b(?:register|lodge)\b.{0,80}\b(?:ppsr|security|caveat|register)\b/,
        ],
        title: "Security interest that may be registered",
        level: "Medium",
        does: "{They} takes a security interest in {we}'s property and may register it.",
        why: "It ranks ahead of other creditors and may clash with {we}'s own finance.",
        ask: "Confine it to unpaid goods, with removal from the register once paid.",
        wording:
          "The Supplier must remove its registration within five business days after it is paid for the goods.",
      },
    ],
    kinds: ["ppsa-security", "land-charge"],
    proof: {
      answered:
        "10.2 The Customer charges all its land, present and future, in favour of the Supplier as security for the debt.",
      not: "10.2 Title passes to the Customer on delivery and the Supplier has no security interest in the goods.",
    },
  },
  {
    id: "power-of-attorney",
    topic: "security",
    title: "Other side may sign as attorney",
    question: "May they act as our attorney?",
    about: { says: /\battorneys?\b(?!s?'? fees)(?!.{0,10} at law)/, heading: /attorney/ },
    answers: [
      {
        when: [
          /\bwe\b.{0,80}\b(?:appoints?|constitutes?|nominates?)\b.{0,120}\bthey\b.{0,80}\battorneys?\b|\bthey is (?:hereby )?(?:irrevocably )?appointed\b.{0,60}\battorney\b|\bthey may\b(?! not).{0,60}\b(?:execute|sign|do so)\b.{0,80}\b(?:in the name (?:and on behalf )?of we|in our name|as our attorney|in its place)\b/,
        ],
        level: "Medium",
        does: "{They} may sign documents in {we}'s name as its attorney.",
        why: "A power without limits lets {they} decide in its own interest what {we} has agreed.",
        ask: "Limit it to named acts, after default and five business days' notice.",
        wording:
          "The power of attorney may be used only after the Customer has failed for 10 business days to sign a document that this agreement requires.",
      },
    ],
    kinds: ["power-of-attorney"],
    proof: {
      answered:
        "10.4 The Customer irrevocably appoints the Supplier as its attorney to sign any document under this agreement.",
      not: "10.4 Each party pays its own attorneys' fees.",
    },
  },
  {
    id: "claims-time",
    topic: "claims-time",
    title: "Claims are lost if not made quickly",
    question: "How soon must we claim, and what is lost if we are late?",
    about: {
      says: /\b(?:claims?|notif\w+|notice|dispute|objections?|action|proceedings?)\b.{0,160}\bwithin \d|\bwithin \d.{0,160}\b(?:claims?|notif\w+|dispute)\b|\b(?:barred|waived?|time-?bar\w*)\b/,
      heading: /claims|time limit|time bar/,
    },
    answers: [
      {
        when: [
          /^(?!.*(?:\bthey (?:must|fails?|does)\b.{0,80}\bwithin|\breach we\b|\b(?:notify|tells?|to) we\b|\bpersonal information\b)).*?\b(?:we (?:must|may|does|do|fails?|has|have|is|are|gives?|notif\w+)|by we|reach they|(?:notify|tells?|to|on) they|receives?|any claims?\b.{0,40}\bnot (?:made|notified|submitted|received|given))\b.{0,200}\bwithin (?<time>\d{1,3} (?:clear |business |working |calendar )?(?:days?|months?|hours?|years?|weeks?))\b.{0,240}\b(?:barred|waive[sd]?|releas\w+|lapses?|loses?|lost|forfeit\w*|no (?:claim|right|entitlement)|may not (?:claim|bring|make|dispute|be entitled)|conclusive\w*|not entitled|is taken to have accepted|deemed to have (?:accepted|waived|released|agreed))\b/,
        ],
        title: "Claims lost unless notified within {time}",
        level: "Medium",
        does: "{We} has {time} to notify a claim, or loses it.",
        why: "A good claim may be gone before its cause or size is known.",
        ask: "Ask for a longer time from when {we} knew, and loss only so far as delay harms {they}.",
        wording:
          "The Customer must notify a claim within {cureTime|60 days} after it becomes aware of it. Late notice reduces the claim only to the extent that the Supplier is prejudiced.",
        replaces: true,
      },
      {
        when: [
          /^(?!.*\b(?:by they|against we|their claims?)\b).*?\b(?:we may not|they is not liable\b.{0,60}\b(?:claims?|loss|defects?|shortages?)|no (?:claim|action|proceedings?|suit)\b.{0,60}\b(?:may|must) be (?:brought|made|commenced|instituted) by we|(?:claim|action|proceedings?) (?:may be |is |are )?(?:made |brought |commenced |lie )?(?:by we|against they)|our claims?|no claims? against they)\b.{0,120}\b(?:unless|after|later than|more than|within|before|beyond)\b.{0,60}?\b(?<time>\d{1,3} (?:clear |business |working |calendar )?(?:days?|months?|hours?|years?|weeks?))\b.{0,80}\b(?:event|cause|aris\w+|arose|date|facts?|delivery|completion|occur\w*|became|discover\w*|accru\w*|invoice)\b/,
        ],
        title: "Claims end after {time}",
        level: "Medium",
        does: "After {time} {we} can no longer claim.",
        why: "The law would allow far longer, and hidden faults may show later.",
        ask: "Delete it, make it mutual, or let time run from when {we} knew.",
        wording:
          "Nothing in this agreement shortens the time that the law allows for bringing a claim.",
        replaces: true,
      },
    ],
    kinds: ["time-bar"],
    proof: {
      answered:
        "7.4 If the Customer does not notify a claim within seven days after delivery, the claim is barred.",
      not: "7.4 A claim may be notified at any time that the law allows. The Customer must tell the Supplier within 48 hours if personal information is lost.",
    },
  },
  {
    id: "no-proportionate-liability",
    topic: "liability-cap",
    title: "Liability for the fault of others",
    question: "May we be made to pay other people's share?",
    side: "recipient",
    about: {
      says: /\bproportionate liability\b|\bcivil liability act\b|\bjointly and severally\b|\bapportion\w*/,
    },
    answers: [
      {
        when: [
          /^(?!.*\bto the benefit).*?\b(?:proportionate liability|part 4 of the civil liability|apportion\w*|civil liability act|wrongs act)\b.{0,200}\b(?:exclud\w+|does not apply|do not apply|may not apply|no application|not apply)\b|\b(?:exclud\w+|contracts? out)\b.{0,160}\b(?:proportionate liability|civil liability act)\b/,
        ],
        level: "Medium",
        does: "Sharing of liability by fault is excluded, so {we} may pay what others caused.",
        why: "Insurers often refuse liability that {we} takes on beyond its own share.",
        ask: "Delete it.",
        wording:
          "Each party is liable only for the share of a loss that its own act or omission caused.",
        replaces: true,
      },
    ],
    kinds: ["proportionate-liability"],
    proof: {
      answered:
        "9.6 The operation of Part 4 of the Civil Liability Act is excluded and proportionate liability does not apply.",
      not: "9.6 The Customer and the Supplier are each liable for their own share.",
    },
  },
];
