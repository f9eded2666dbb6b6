import type { Question } from "../asking/question.ts";

const works =
  "(?:intellectual property|ip|copyright|inventions?|work product|deliverables?|works?|reports?|drawings|designs?|developments?|improvements?|modifications|software|code|materials|contributions?|results|project (?:ip|materials)|content|anything|everything)";

const ourConfidence =
  /^(?!.*\b(?:passwords?|usernames?|credentials|whereas)\b).*?\bwe (?:must|agrees?|undertakes?|may not|hereby agrees?)\b.{0,120}\b(?:keeps?|holds?|treats?|maintains?|disclose|reveal|divulge|protect)\b.{0,120}\b(?:confiden\w+|secret\w*|information|to itself)\b|^(?!.*\b(?:passwords?|whereas)\b).*?\bwe may not\b.{0,40}\b(?:use or )?(?:disclose|reveal|divulge)\b/;
const theirConfidence =
  /\bthey\b.{0,120}\b(?:keeps?|must keep|hold|may not (?:disclose|use|reveal|divulge)|treat|protect|safeguard|maintain)\b.{0,160}\b(?:confiden\w+|secret\w*|information|to itself)\b|\b(?:everybody|recipient|receiving|such party)\b.{0,160}\b(?:confiden\w+|secret\w*|to itself|may not (?:disclose|use|reveal))\b|\b(?:confidential information|information)\b.{0,80}\b(?:disclosing|of (?:everybody|nobody|the other))\b/;

const personal =
  /\b(?:personal (?:information|data|details)|(?:customer|client|patient|health|medical|employee|user|household)s?'? (?:data|records)|names and (?:addresses|emails)|credit information|cardholder)\b/;
/** The client is who is paid. */
const theyPay =
  /\bthey (?:must|will|agrees? to)\s?pay\b.{0,80}\b(?:we|our|fees?|invoices?|remuneration|rate)\b/;

/** What is created, licensed, kept secret and known about people. */
export const rights: Question[] = [
  {
    id: "our-ip-assigned",
    topic: "ip-ownership",
    title: "New work belongs to the other side",
    question: "Do we give up what we create, and what we had before?",
    about: {
      says: /\b(?:intellectual property|copyright|inventions?|work product|ownership|title)\b.{0,160}\b(?:vests?|assign\w*|own\w*|belongs?|transfers?|property of)\b|\b(?:assigns?|transfers?)\b.{0,120}\b(?:intellectual property|copyright|inventions?|work product)\b/,
      heading: /intellectual property|\bip\b|copyright|ownership|inventions|work product/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:everybody|they assigns?|licen[cs]es? (?:to )?we)\b).*?\bwe\b(?! may not\b).{0,160}\b(?:assigns?|transfers?|conveys?|makes? over)\b.{0,60}\bthey\b.{0,160}\b(?:background|pre-?existing|whether .{0,20}(?:created|made|written|developed) before|before or after|all (?:its|our) intellectual property)\b|^(?!.*\b(?:everybody|licen[cs]e)\b).*?\b(?:background|pre-?existing)\b.{0,120}\b(?:vests?|belongs?|pass(?:es)?) (?:in|to) they\b/,
        ],
        title: "Existing IP is handed over too",
        level: "High",
        does: "{We} hands over what it had before as well as what it creates here.",
        why: "{We} could lose the tools on which its other work depends.",
        ask: "Assign only what is made for this job, on payment; license the rest.",
        wording:
          "Each party keeps its existing intellectual property. The Customer assigns to the Supplier only the intellectual property in the deliverables, when it has been paid for them.",
        replaces: true,
      },
      {
        when: [
          new RegExp(
            `^(?!.*\\b(?:everybody|when|once|upon payment|on payment|after payment|paid in full|shares?|lease|debt|agreement without|may not assign)\\b).*?(?:\\bwe\\b(?! may not\\b).{0,120}\\b(?:assigns?|transfers?|makes? over)\\b.{0,40}\\bthey\\b.{0,120}\\b${works}\\b|\\b${works}\\b.{0,120}\\b(?:by we|we (?:creates?|makes?|develops?|produces?|prepares?|conceives?))\\b.{0,120}\\b(?:vests? in they|belongs? to they|(?:is|are|becomes?|must be(?: and remain)?|remains?) (?:the (?:sole |exclusive |absolute |and )*property of they|owned by they|their)))`,
          ),
        ],
        lacks: [
          /\b(?:salary|employment)\b/,
          /\bthey\b.{0,40}\b(?:grants?|licen[cs]es?)\b.{0,60}\bwe\b.{0,160}\b(?:perpetual|use)\b/,
        ],
        level: "Medium",
        does: "{They} owns what {we} creates from the start, paid for or not, and {we} keeps no right to use it.",
        why: "Once the work is handed over, {we} has no hold if the bill is not paid.",
        ask: "Let it pass on payment, with a licence back for know-how and reusable parts.",
        wording:
          "Intellectual property in the deliverables passes when the Customer has been paid for them. The Customer keeps its existing materials and may reuse its know-how.",
        replaces: true,
      },
    ],
    kinds: ["ip-assignment"],
    proof: {
      answered:
        "8.1 The Customer assigns to the Supplier all intellectual property in the deliverables on creation.",
      not: "8.1 The Customer keeps all intellectual property in the deliverables.",
    },
  },
  {
    id: "paid-for-but-not-owned",
    topic: "ip-ownership",
    title: "Paid for, but not owned or licensed",
    question: "Do we own, or may we freely use, what we pay them to make?",
    side: "recipient",
    about: {
      says: /\b(?:intellectual property|copyright|ownership|title)\b.{0,160}\b(?:vests?|assign\w*|own\w*|belongs?|remains?|retains?|property of)\b/,
      heading: /intellectual property|\bip\b|copyright|ownership/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:everybody|our data|customer data|represents?|warrants?|guarantees?|we assigns?)\b).*?(?:\b(?:deliverables?|work product|reports?|drawings|designs?|developments?|customi[sz]ations?|bespoke|plans|works? (?:created|made|produced))\b.{0,120}\b(?:vests? in they|belongs? to they|remains? (?:the )?(?:property of they|their|with they|vested in they)|(?:is|are|must be) (?:owned by they|the (?:sole )?property of they))|\b(?:deliverables?|work product|reports?|drawings|designs?|plans|works? (?:created|made|produced))\b.{0,60}\b(?:is|are|must be|remains?|must remain)(?: and (?:must )?(?:remain|be)s?)?(?: (?:at all times|and remains?))? (?:the (?:sole |exclusive |absolute |and )*property of they|their (?:sole |exclusive |absolute |and )*property)|\bthey (?:retains?|keeps?) (?:title|ownership|all rights)\b.{0,40}\b(?:everything|anything|all)\b.{0,30}\b(?:develops?|creates?|makes?|produces?)\b|\bthey (?:owns?|retains?|keeps?)\b.{0,120}\b(?:deliverables?|work product|reports?|drawings|designs?|developments?|customi[sz]ations?|plans)\b)/,
        ],
        lacks: [
          theyPay,
          /\bthey\b.{0,60}\b(?:grants?|licen[cs]es?|gives?)\b.{0,60}\bwe\b.{0,160}\b(?:perpetual|irrevocable|use|copy)\b|\bwe\b.{0,60}\b(?:has|have|may)\b.{0,60}\b(?:perpetual|irrevocable|licen[cs]e|right to (?:use|run|copy))\b/,
        ],
        level: "High",
        does: "{They} keeps what {we} pays to have made, and no licence to use it is given.",
        why: "{We} could be stopped from using, changing or passing on its own work.",
        ask: "Ask for ownership on payment, or a perpetual licence that extends to others who work for {we}.",
        wording:
          "Intellectual property in the deliverables passes to the Customer on payment. The Supplier grants the Customer a perpetual, irrevocable, royalty-free licence of any existing material in them.",
      },
    ],
    kinds: [],
    proof: {
      answered:
        "8.1 All deliverables and the intellectual property in them remain the property of the Supplier.",
      not: "8.1 Intellectual property in the deliverables passes to the Customer on payment.",
    },
  },
  {
    id: "ip-unsaid",
    topic: "ip-ownership",
    title: "No word on who owns the work",
    question: "Who owns what is created under this paper?",
    about: {
      says: /\bintellectual property\b|\bcopyright\b|\bwork product\b|\bmoral rights\b|\b(?:owns|owned|ownership|belongs?|property of|vests?|retains? (?:all )?(?:rights?|title))\b.{0,120}\b(?:reports?|data|drawings|designs?|software|code|content|materials|deliverables?|works?|inventions?|results|records)\b|\b(?:reports?|data|drawings|designs?|software|code|content|materials|deliverables?|inventions?|results|records)\b.{0,120}\b(?:owns|owned|ownership|belongs?|property of|vests?)\b|\bpatents?\b|\btrade ?marks?\b|\bproprietary (?:rights?|information|materials?)\b/,
      heading: /intellectual property|\bip\b|copyright|ownership/,
    },
    answers: [
      {
        when: [
          /\b(?:ownership|intellectual property|copyright)\b.{0,80}\b(?:to be agreed|will be agreed|must be agreed|by (?:later|separate) agreement)\b|\b(?:negotiate|agree)\b.{0,40}\b(?:who|which)\b.{0,30}\bown|\bownership\b.{0,120}\b(?:must|to) be (?:determined|decided|settled)\b.{0,60}\b(?:later|everybody|date)\b|\brights? in\b.{0,60}\bsubject of a (?:separate|later) agreement\b/,
        ],
        title: "Ownership of the work left open",
        level: "Medium",
        does: "Who owns the work is left to be agreed.",
        why: "Whoever makes a thing owns it by default, whoever paid.",
        ask: "Settle it now.",
        wording:
          "Intellectual property in everything made under this agreement passes to the Customer on payment; each party keeps what it had before.",
      },
    ],
    absent: {
      level: "Medium",
      of: /\b(?:they|we) (?:must|agrees? to|will)\b.{0,120}\b(?:design\w*|develop\w*|prepare\w*|draft\w*|write|writes|produce\w* (?:a |the )?(?:report|content|plan)|create\w*|program\w*|photograph\w*|report on)\b/,
      unless: /\b(?:secured money|settlement sum|principal sum|loan|rent|purchase price)\b/,
      does: "Work will be made, but nothing says who owns it.",
      why: "By default it belongs to whoever makes it, and payment alone does not change that.",
      ask: "Add ownership or a licence, and keep what each side had before.",
      wording:
        "Intellectual property in everything made under this agreement passes to the Customer on payment; each party keeps its existing intellectual property.",
    },
    kinds: [],
    proof: {
      answered: "8.1 Ownership of the designs is to be agreed.",
      not: "8.1 The Customer owns the copyright in the designs.",
    },
  },
  {
    id: "licence-we-give",
    topic: "licence",
    title: "Licence given that cannot be withdrawn",
    question: "What may they do with what is ours, and for how long?",
    about: {
      says: /\blicen[cs]e\w*\b|\bright to use\b/,
      heading: /licen[cs]e|intellectual property|content/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:they grants?|everybody)\b).*?\bwe\b(?! may not\b).{0,120}\b(?:grants?|gives?|licen[cs]es?)\b.{0,40}\bthey\b.{0,200}\b(?:perpetual|irrevocable|enduring|for ever|forever|without (?:end|term|limit of time))\b.{0,300}\b(?:data|content|materials|feedback|suggestions?|ideas|names?|likeness|image|logos?|posts?|photos?|contributions?|background|information)\b|\bthey may\b(?! not).{0,60}\b(?:in perpetuity|perpetually|for ever|forever|irrevocably|indefinitely)\b.{0,80}\b(?:use|copy|exploit|reproduce)\b.{0,80}\b(?:data|content|materials|feedback|suggestions?|ideas|names?|likeness|image|logos?|posts?|photos?|contributions?|information)\b|^(?!.*\b(?:they grants?|everybody)\b).*?\bwe (?:hereby )?(?:grants?|gives?)\b.{0,20}\bthey\b.{0,60}\b(?:licen[cs]e|right)\b.{0,120}\b(?:data|content|materials|feedback|suggestions?|ideas|names?|likeness|image|logos?|posts?|photos?|contributions?|information)\b.{0,120}\b(?:may not be (?:revoked|withdrawn|terminated)|in perpetuity|for ever|indefinitely|perpetual|irrevocable)\b|\blicen[cs]e granted (?:by we )?to they\b.{0,100}\b(?:continues? indefinitely|is (?:perpetual|irrevocable)|for ever)\b/,
        ],
        level: "Medium",
        does: "{They} may use what is {we}'s for ever, and {we} cannot withdraw it.",
        why: "The right outlives the deal and may pass to others.",
        ask: "Limit it to this purpose and to the life of the contract.",
        wording:
          "The licence is non-exclusive, limited to performing this agreement, and ends when this agreement ends.",
      },
    ],
    kinds: ["licence-scope"],
    proof: {
      answered:
        "8.4 The Customer grants the Supplier a perpetual, irrevocable licence to use its materials.",
      not: "8.4 The Customer grants the Supplier a licence to use its materials during the term.",
    },
  },
  {
    id: "licence-we-get",
    topic: "licence",
    title: "Licence may be withdrawn at will",
    question: "How firm is the right that we are given?",
    about: { says: /\blicen[cs]e\w*\b/, heading: /licen[cs]e|grant/ },
    answers: [
      {
        when: [
          /\bthey\b.{0,60}\b(?:grants?|gives?)\b.{0,60}\bwe\b.{0,120}\b(?<!ir)revocable\b|\bthey may\b(?! not).{0,80}\b(?:revoke|withdraw)\b.{0,60}\b(?:licen[cs]e|permission|right)\b(?!.{0,120}\b(?:breach|default|fails?)\b)|\bour (?:licen[cs]e|right|permission)(?: to use)?\b.{0,80}\b(?<!ir)revocable\b|\bright to use\b.{0,80}\bmay be withdrawn by it\b/,
        ],
        level: "High",
        does: "{They} may withdraw {we}'s right to use when it likes.",
        why: "Anything built on that right could stop overnight.",
        ask: "Make it irrevocable for the term, save for material breach not cured in 30 days.",
        wording:
          "The licence may be ended only for the Customer's material breach that is not remedied within 30 days after notice.",
        replaces: true,
      },
    ],
    kinds: [],
    proof: {
      answered: "8.5 The Supplier grants the Customer a revocable licence to use the software.",
      not: "8.5 The Supplier grants the Customer an irrevocable licence to use the software.",
    },
  },
  {
    id: "infringement",
    topic: "infringement",
    title: "No cover if what is supplied infringes",
    question: "Who pays if a stranger says that what we bought infringes?",
    side: "recipient",
    about: {
      says: /\binfring\w*\b|\bthird[- ]party rights\b|\brights of (?:any )?third|\bnon-?infringement\b|\bgood title\b/,
      heading: /infring/,
    },
    answers: [
      {
        when: [
          /\bthey\b.{0,160}\b(?:indemnif\w+|defend|hold)\b.{0,300}\binfring|\binfring\w*\b.{0,300}\bthey (?:must|agrees? to|will) (?:\w+ )?(?:indemnif\w+|defend|pay)/,
        ],
        fine: true,
      },
      {
        when: [
          /^(?!.*(?:\bwe (?:provides?|makes?|disclaims?|gives?)\b|\bby everybody\b)).*?\bthey\b.{0,160}\b(?:disclaims?|excludes?|makes? no|gives? no|(?:does|do) not (?:warrant|represent|promise))\b.{0,300}\binfring|^(?!.*(?:\bwe (?:provides?|makes?|disclaims?|gives?)\b|\beverybody\b)).*?\bno warrant\w*\b.{0,200}\binfring|^(?!.*\beverybody\b).*?\bno (?:warranty|representation|assurance|promise)\w*\b.{0,60}\bby they\b.{0,200}\binfring/,
        ],
        title: "Freedom from infringement is not promised",
        level: "High",
        does: "{They} will not even promise that what it supplies is free of others' rights.",
        why: "A stranger could stop {we}'s use and claim damages, with nothing back from {they}.",
        ask: "Ask for a warranty of title and an indemnity outside the cap.",
        wording:
          "The Supplier indemnifies the Customer against any claim that the goods or services, used as intended, infringe a third party's rights.",
      },
    ],
    absent: {
      level: "Medium",
      of: /\bthey\b.{0,80}\b(?:licen[cs]es?|grants?|supplies|provides?|must (?:supply|provide|deliver|design|develop))\b.{0,120}\b(?:software|platform|designs?|content|brand|trade ?marks?|know-how|technology|materials|deliverables|copyright|intellectual property)\b/,
      unless:
        /\b(?:secured money|settlement sum|salary|rent)\b|\bthey (?:must|will|agrees? to)\s?pay\b/,
      does: "{They} gives no cover against a claim that what it supplies infringes.",
      why: "{We}, as the user, would be sued and have to stop.",
      ask: "Ask for a warranty of title and an infringement indemnity outside the cap.",
      wording:
        "The Supplier indemnifies the Customer against any claim that what it supplies, used as intended, infringes a third party's rights.",
    },
    kinds: [],
    proof: {
      answered: "8.6 The Supplier does not warrant that the software does not infringe.",
      not: "8.6 The Supplier indemnifies the Customer against a claim that the software infringes.",
    },
  },
  {
    id: "confidentiality-one-way",
    topic: "confidentiality",
    title: "No duty of confidence on either side",
    question: "Must they keep our information secret?",
    about: {
      says: /\bconfiden\w+|\bsecre(?:t|cy)\w*\b|\bto itself\b|\bnon-?disclosure\b|\b(?:may not|not to) (?:use,? (?:or )?)?(?:disclose|reveal|divulge)\b|\bproprietary information\b/,
      heading: /confiden|secre|disclosure/,
    },
    answers: [
      { when: [theirConfidence], fine: true },
      {
        when: [ourConfidence],
        lacks: [/\b(?:salary|employment|secured money|principal sum|rent)\b/],
        title: "Only one side must keep secrets",
        level: "Medium",
        does: "{We} must keep {they}'s information secret; nothing binds {they}.",
        why: "{They} will learn {we}'s prices, plans and customers too.",
        ask: "Make it mutual.",
        wording:
          "Each party must keep the other's confidential information secret, use it only for this agreement, and disclose it only to people who need it or where the law requires.",
      },
    ],
    absent: {
      level: "Medium",
      of: /\b(?:they|we) (?:must|agrees? to|will|provides?|may)\b.{0,120}\b(?:services?|data|information|access|reports?|designs?|develop\w*|know-how|records|customers?|software)\b/,
      unless: /\b(?:settlement sum|rent|websites?|the app|secured money)\b/,
      does: "Nothing obliges either side to keep the other's information secret.",
      why: "Without a written promise, what {we} discloses in the work is hard to protect.",
      ask: "Add a mutual clause that lasts after the end.",
      wording:
        "Each party must keep the other's confidential information secret, use it only for this agreement, and disclose it only to people who need it or where the law requires. This continues for three years after this agreement ends.",
    },
    kinds: ["confidentiality"],
    proof: {
      answered: "6.1 The Customer must keep the Supplier's confidential information secret.",
      not: "6.1 Each party must keep the other's confidential information secret.",
    },
  },
  {
    id: "confidentiality-too-tight",
    topic: "confidentiality",
    title: "No exceptions to the duty of secrecy",
    question: "May we use what is public, ours already, or required by law?",
    about: { says: /\bconfiden\w+/, heading: /confiden/ },
    answers: [
      {
        when: [
          /\b(?:public\w*|already (?:known|knows?|knew|in)|independently|required by (?:any )?law|law requires|legally (?:required|compelled)|lawfully|compelled|known to|common knowledge|by law|court order|stock exchange)\b/,
        ],
        fine: true,
      },
      {
        when: [
          /^(?!.*\bsubject to\b).*?\bwe (?:must|agrees? to|undertakes? to|may not)\b.{0,160}\b(?:confiden\w+|secret)\b|^(?!.*\bsubject to\b).*?\bwe may not (?:disclose|reveal|divulge)\b.{0,160}\bto (?:any (?:other )?person|anyone|anybody|any third)\b/,
        ],
        lacks: [
          /\b(?:public (?:domain|knowledge)|publicly|already (?:known|knows?|knew)|independently|required by (?:any )?law|law requires|legally (?:required|compelled)|compelled|generally known|common knowledge|court order|is public)\b/,
        ],
        level: "Medium",
        does: "{We}'s duty of secrecy has no exception for public knowledge, advisers or the law.",
        why: "{We} could be in breach for telling its lawyer or obeying a court.",
        ask: "Add the usual exceptions and a term of years.",
        wording:
          "This duty does not apply to information that is public or already known, or to disclosure to professional advisers, insurers and financiers, or that the law requires.",
      },
    ],
    kinds: [],
    proof: {
      answered: "6.1 The Customer must keep the terms of this agreement confidential.",
      not: "6.1 The Customer must keep the terms of this agreement confidential, except where the law requires disclosure.",
    },
  },
  {
    id: "privacy-unsaid",
    topic: "privacy",
    title: "No rules for personal information",
    question: "How must they treat information about people?",
    about: {
      says: /\bprivacy\b|\baustralian privacy principles\b|\bdata protection\b|\bgdpr\b|\bpersonal (?:information|data|details)\b.{0,240}\b(?:handle\w*|comply|secure\w*|keep|protect\w*|only|consent\w*|law)\b/,
      heading: /privacy|personal information|data protection/,
    },
    answers: [
      {
        when: [
          /\b(?:personal (?:information|data)|(?:customer|client|patient|health|location|employee|our) (?:data|records|information))\b.{0,200}\b(?:overseas|outside (?:of )?australia|offshore|other countries|abroad|(?:servers|provider|staff|in|to) (?:the )?(?:united states|singapore|india|manila|philippines|europe))\b|\bthey may\b(?! not).{0,80}\b(?:transfer|store|send|host|view|access)\w*\b.{0,80}\b(?:data|information|records)\b.{0,120}\b(?:overseas|outside (?:of )?australia|offshore|other countries|abroad)\b|\b(?:overseas|outside (?:of )?australia|offshore|manila|singapore)\b.{0,100}\b(?:personal information|personal data|customer data)\b|\b(?:personal (?:information|data)|(?:customer|client|our) (?:data|records))\b.{0,120}\b(?:in any country|any country in which|servers (?:located )?(?:overseas|abroad|in (?:any|other)))\b|\binformation about (?:individuals|people|persons)\b.{0,160}\b(?:overseas|abroad|outside (?:of )?australia|offshore)\b/,
        ],
        lacksHere: [
          /\b(?:may not|must not)\b.{0,120}\b(?:overseas|outside australia|offshore)\b|\b(?:in|within) australia\b/,
        ],
        title: "Personal information may leave Australia",
        level: "Medium",
        does: "Information about people may leave Australia.",
        why: "{We} may have to answer for what is done with it there as if it had done it itself.",
        ask: "Have it kept in Australia, or name the places and bind whoever receives it.",
        wording:
          "The Supplier must keep personal information in Australia and may not disclose it or allow access to it from elsewhere without the Customer's written consent.",
        replaces: true,
      },
    ],
    absent: {
      level: "High",
      of: personal,
      unless: /\b(?:settlement sum|shareholders?)\b/,
      does: "Information about people will change hands, with no rule for its use, security or loss.",
      why: "{We} stays answerable to those people and to the regulator.",
      ask: "Add use only for this contract, security, storage in Australia, breach notice and deletion.",
      wording:
        "Each party must handle personal information in accordance with the Privacy Act 1988 (Cth), use it only for this agreement, keep it secure and in Australia, tell the other within 48 hours of any unauthorised access, and delete it at the end.",
    },
    kinds: ["privacy"],
    proof: {
      answered:
        "5.4 The Supplier may transfer personal information to its related companies outside Australia.",
      not: "5.4 The Supplier must comply with the Privacy Act 1988 (Cth) and keep personal information in Australia.",
    },
  },
  {
    id: "breach-notice",
    topic: "privacy",
    title: "No notice of a data breach",
    question: "Must they tell us at once if information gets out?",
    side: "recipient",
    about: {
      says: /\b(?:notif\w+|tells?|inform|let .{0,20} know|report\w*|aware)\b.{0,160}\b(?:(?:data|security|privacy) breach|breach of (?:security|confiden\w+|privacy|this (?:clause|section))|unauthori[sz]ed|security incident|loss of|incident|misuse|data|disclosure)\b|\b(?:data|information|privacy)\b.{0,200}\b(?:notif\w+|tells?|inform|report)\b.{0,60}\bbreach|\b(?:(?:data|security) breach|unauthori[sz]ed|incident)\b.{0,160}\b(?:notif\w+|tells?|inform|report)\b/,
      heading: /breach notification|security incident|data breach/,
    },
    answers: [
      {
        when: [
          /\bwe must\b.{0,60}\b(?:notify|tell|inform|report)\b.{0,40}\bthey\b.{0,120}\b(?:compromise|unauthori[sz]ed|security incident|data breach|loss of (?:the )?(?:password|data))\b|\b(?:data breach|unauthori[sz]ed (?:access|use)|security incident|suspected (?:breach|compromise))\b.{0,80}\bwe must\b.{0,30}\b(?:notify|tell|inform|report)\b/,
        ],
        lacks: [/\b(?:they|everybody) must\b.{0,160}\b(?:notify|tell|inform|report)\b/],
        title: "Other side need not report incidents",
        level: "Low",
        does: "{We} must report incidents; {they} need not.",
        why: "{We} has its own short time to assess and notify once it knows.",
        ask: "Ask for notice within 48 hours, with details and help.",
        wording:
          "The Supplier must tell the Customer within 48 hours after it becomes aware of any unauthorised access to personal information, with the details needed to assess it.",
      },
    ],
    absent: {
      level: "Medium",
      of: /\bthey\b.{0,120}\b(?:hold|holds|receiv\w*|collect\w*|stor(?:e|es|ing)|access\w*|process\w*|handl\w*|keep\w*|see|sees|use|uses)\b.{0,80}\b(?:personal (?:information|data)|(?:customer|client|patient|health|employee) (?:data|records))\b/,
      unless: /\b(?:settlement sum|salary|employment|secured money|credit reporting)\b/,
      does: "{They} will hold information about people but need not tell {we} if it gets out.",
      why: "{We} has only days to assess and report a breach once it should know.",
      ask: "Ask for notice within 48 hours, with details, help and the cost of notifying.",
      wording:
        "The Supplier must tell the Customer within 48 hours after it becomes aware of any unauthorised access to or loss of personal information, help to contain it, and pay the cost of notifying those affected.",
    },
    kinds: [],
    proof: {
      answered: "5.5 The Customer must notify the Supplier of any unauthorised use of its account.",
      not: "5.5 The Supplier must notify the Customer within 48 hours of any data breach.",
    },
  },
  {
    id: "data-for-their-own-ends",
    topic: "data",
    title: "Other side may use the data itself",
    question: "May they use or sell what they learn from our data?",
    about: {
      says: /\bdata\b|\binformation\b|\binsights\b|\bstatistics\b/,
      heading: /data|privacy/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:may not|only for|solely|limited to|required by law|to the extent)\b).*?(?:\bthey may\b.{0,80}\b(?:use|sell|share|commerciali[sz]e|exploit|aggregate|disclose|build)\b.{0,120}\b(?:data|information|insights|statistics)\b|\bwe\b.{0,60}\b(?:grants?|licen[cs]es?|agrees?|consents?)\b.{0,40}\bthey\b.{0,120}\b(?:data|information)\b).{0,200}\b(?:improve|its own|their own|any purpose|other (?:customers|products|purposes)|analytics|aggregat\w+|de-?identif\w+|anonymi[sz]\w+|marketing|research|sell|third everybody|third parties|partners|brands|benchmark\w*|insights|machine learning|train)\b|^(?!.*\bmay not\b).*?\bthey may\b(?! not).{0,60}\b(?:sell|commerciali[sz]e|exploit)\b.{0,60}\b(?:data|statistics|insights)\b|\bdata\b.{0,60}\b(?:belongs? to|vests? in|is owned by|is the property of) they\b.{0,40}\bmay (?:use|exploit|sell)\b/,
        ],
        level: "Medium",
        does: "{They} may use or pass on data drawn from {we}'s business for its own ends.",
        why: "Once it is shared it cannot be called back, and may be traced to people or to {we}.",
        ask: "Limit it to running the service, in de-identified form, ending with the contract.",
        wording:
          "The Supplier may use the Customer's data only to perform this agreement and may not sell it, disclose it or use it for any other purpose, even in de-identified form.",
        replaces: true,
      },
    ],
    kinds: ["data-ownership"],
    proof: {
      answered:
        "5.2 The Supplier may use the Customer's data, once aggregated, to improve its products and for any other purpose.",
      not: "5.2 The Supplier may use the Customer's data only to provide the services.",
    },
  },
];
