import type { PaperQuestions } from "../asking/question.ts";

/** Whoever uses the software, and whoever licenses it. */
const user = /^(?:customer|client|licensee|end[- ]user|user|you|buyer|using)$/;
const owner = /^(?:supplier|licensor|vendor|provider|developer|owner|licensing)$/;

const infringementWording =
  "The Supplier indemnifies the Customer against all loss arising from a claim that the Software infringes a person's intellectual property. No limit of liability applies to this indemnity.";
const openSourceWording =
  "The Supplier warrants that it has listed every open-source component in the Software with its licence, and that none obliges the Customer to disclose or license its own code.";
const termWording =
  "The licence is perpetual and irrevocable once the licence fee has been paid, and ends only if the Customer gives it up.";
const cureWording =
  "The Supplier may end the licence only for a material breach that the Customer has not remedied {cureTime|30 days} after written notice.";
const copiesWording =
  "The Customer may install and use the Software on any number of its servers and devices, physical or virtual, including for testing, backup and disaster recovery, if the number of users does not exceed the number paid for.";
const warrantyWording =
  "The Supplier warrants that for 12 months after delivery the Software will perform in accordance with its documentation and be free from viruses, and must correct any failure at its own cost or refund the fee.";

/** Software that runs on the customer's own machines: licences, end-user terms. */
export const softwareLicence: PaperQuestions = {
  id: "software-licence",
  of: /^Software licence agreement$/,
  roles: { recipient: "Customer", drafter: "Supplier" },
  tells: [
    [
      /\bgrants? (?:to )?we (?:a|an|the)\b.{0,160}\b(?:install|use|access|run)\b.{0,60}\b(?:software|programs?|applications?|app|products?)\b|\bwe may not\b.{0,120}\b(?:reverse[- ]engineer|decompile|disassemble)\b|\bwe (?:must )?pays? (?:they )?(?:the |all )?licen[cs]e fees?\b|\bour licen[cs]e to use\b/,
      "using",
    ],
    [
      /\bgrants? (?:to )?they (?:a|an|the)\b.{0,160}\b(?:install|use|access|run)\b.{0,60}\b(?:software|programs?|applications?|app|products?)\b|\bthey may not\b.{0,120}\b(?:reverse[- ]engineer|decompile|disassemble)\b|\bthey (?:must )?pays? (?:we )?(?:the |all )?licen[cs]e fees?\b|\btheir licen[cs]e to use\b/,
      "licensing",
    ],
  ],
  questions: [
    {
      id: "software-licence/one-machine",
      topic: "licence",
      title: "Licence for one machine or user",
      question: "On how many machines, and by whom, may we use it?",
      roles: user,
      about: {
        says: /\b(?:computers?|machines?|devices?|servers?|processors?|cpus?|cores?|networks?|concurrent|named users?|installations?|copies|copy)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:(?:one|1|a) single (?:\w+ )?(?:computer|machine|device|server|processor|user)|(?:only )?(?:on|to) (?:one|1|a single) (?:\w+ )?(?:computer|machine|device|server|processor)|one copy of the software on|single[- ]user|by (?:one|1|a single) user)\b|\blicen[cs]ed\b.{0,20}\bper[- ](?:seat|user|device|machine)\b|\bused\b.{0,30}\bmore than one (?:device|computer|machine|user)\b|\bdesignated (?:equipment|computer|machine|site|cpu) only\b/,
          ],
          level: "Medium",
          does: "The licence covers one machine or user at a time.",
          why: "Servers, test copies and standby sites need more, and an extra copy is a breach.",
          ask: "Ask for a licence across the organisation, with test and recovery copies free.",
          wording: copiesWording,
        },
        {
          when: [
            /\bwe may not\b.{0,200}\b(?:network|multi-?user|virtual|server|cloud|hosted|service bureau)\b/,
          ],
          title: "Network and cloud use are barred",
          level: "Medium",
          does: "{We} may not run it on a network, in the cloud or through a host.",
          why: "Most systems run that way now, so ordinary use may be a breach.",
          ask: "Ask to allow servers, virtual machines and the cloud, {we}'s hosts included.",
          wording: copiesWording,
        },
      ],
      kinds: ["licence-scope"],
      proof: {
        answered: "2.1 The Software may be installed on a single computer only.",
        not: "2.1 The Customer may install the Software on any number of its servers.",
      },
    },
    {
      id: "software-licence/no-transfer",
      topic: "assignment",
      title: "Group companies, hosts and buyers are shut out",
      question: "May our group, our contractors and a buyer of our business use it?",
      roles: user,
      about: {
        says: /\bnon-?transferable\b|\b(?:transfer|assign|sub-?licen[cs]|lend|rent|share|others|third part)\w*\b/,
      },
      answers: [
        {
          when: [
            /\b(?:non-?transferable|not transferable)\b.{0,160}\blicen[cs]e\b|\blicen[cs]e\b.{0,120}\b(?:non-?transferable|not transferable)\b|\bwe may not\b.{0,120}\b(?:transfer|assign|sub-?licen[cs]e|lend|rent|lease|share)\b|\b(?:licen[cs]e|rights?)\b.{0,30}\bpersonal to we\b|\bused only by (?:our employees|employees of we)\b/,
          ],
          lacks: [
            /\b(?:affiliates?|related bod(?:y|ies)|related (?:entit\w+|compan\w+)|group (?:compan\w+|members?)|successors?)\b.{0,120}\b(?:use|users?|transfer|licen[cs]e)\b/,
          ],
          level: "Medium",
          does: "{We} alone may use it: group companies, hosts and a buyer of the business may not.",
          why: "A restructure, sale or outsourcing would stop the licence.",
          ask: "Ask for use by related bodies and contractors, and transfer with the business.",
          wording:
            "The Customer may let its related bodies corporate and contractors use the Software for its business, and may transfer the licence to a related body corporate or a buyer of its business by notice.",
        },
      ],
      kinds: ["assignment", "licence-scope"],
      proof: {
        answered: "2.2 The licence is non-exclusive and non-transferable.",
        not: "2.2 The Customer's related bodies corporate may use the Software and the Customer may assign the licence with its business.",
      },
    },
    {
      id: "software-licence/ends-at-once",
      topic: "exit-breach",
      title: "Licence may be taken away at will",
      question: "What ends the licence, and may we put things right first?",
      roles: user,
      about: {
        says: /\b(?:terminat\w+|ends?|revok\w+|cease)\b.{0,160}\b(?:licen[cs]e|agreement|rights?)\b|\b(?:licen[cs]e|agreement|rights?)\b.{0,160}\b(?:terminat\w+|revok\w+|ends?)\b/,
        heading: /terminat|ending/,
      },
      answers: [
        {
          when: [
            /\b(?:terminat\w+|ends?|cease)\b.{0,60}\b(?:automatic(?:ally)?|immediate(?:ly)?)\b.{0,160}\b(?:fails?|failure|breach\w*|comply|non-?compliance|violat\w+)\b|\b(?:fails?|failure|breach\w*|comply|non-?compliance|violat\w+)\b.{0,160}\b(?:automatic(?:ally)?|immediate(?:ly)?)\b.{0,60}\b(?:terminat\w+|end|cease)\b|\bif we breach\w*\b.{0,60}\b(?:cancelled|terminated|ends?)\b.{0,40}\b(?:without|no)\b.{0,20}\bnotice\b/,
          ],
          lacksHere: [
            /\b(?:remed(?:y|ied)|cured?|rectif\w+)\b.{0,60}\b(?:days|period|within)\b|\bwithin \d+ days\b.{0,60}\b(?:remed|cure|rectif)/,
          ],
          title: "Any slip ends the licence",
          level: "High",
          does: "Any failure to comply ends the licence at once, without warning or a chance to put it right.",
          why: "{We} would be infringing from that moment, perhaps without knowing.",
          ask: "Ask for material breach, written notice and 30 days to cure.",
          wording: cureWording,
          replaces: true,
        },
        {
          when: [
            /\bthey may\b(?! not\b).{0,80}\b(?:terminate|end|revoke|cancel|withdraw)\b.{0,160}\b(?:at any time|without (?:cause|reason|notice)|for any reason|in (?:its|their) (?:sole |absolute )?discretion|at (?:its|their) (?:sole |absolute )?discretion)\b|\brevocable\b.{0,60}\blicen[cs]e\b|\blicen[cs]e\b.{0,60}\b(?<!ir)revocable\b/,
          ],
          level: "High",
          does: "{They} may take the licence away whenever it likes.",
          why: "What {we} builds on the software rests on {they}'s goodwill.",
          ask: "Ask that only an uncured material breach ends it, with a refund otherwise.",
          wording: cureWording,
          replaces: true,
        },
      ],
      kinds: ["termination-for-breach", "termination-for-convenience"],
      proof: {
        answered:
          "8.1 This licence terminates automatically if the Customer fails to comply with any of its terms.",
        not: "8.1 The Supplier may end the licence for a material breach not remedied 30 days after notice.",
      },
    },
    {
      id: "software-licence/disabling",
      topic: "suspension",
      title: "It may be switched off from afar",
      question: "Can they switch it off from outside?",
      roles: user,
      about: {
        says: /\b(?:disabl\w+|deactivat\w+|lock(?:ed)? out|time[- ]?(?:bomb|lock)|licen[cs]e keys?|activation|remotely|technical (?:protection|measures))\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,120}\b(?:disable|deactivate|lock|suspend|stop)\b|\b(?:software|program|product)\b.{0,80}\b(?:may|must)\b.{0,40}\b(?:disable|deactivate|cease (?:to )?(?:function|operat)\w*|stop working)\b|\b(?:measures|devices?|code|mechanisms?|technolog\w+)\b.{0,60}\b(?:allow|enable|permit)\w* they to\b.{0,20}\b(?:deactivate|disable|suspend)\b|\b(?:time-?out|time[- ]bomb|disabling|licen[cs]e key|lock)\b.{0,60}\b(?:inoperable|disable\w*|cease to)\b/,
          ],
          level: "High",
          does: "{They} may switch the software off remotely.",
          why: "{We}'s work could stop over a dispute or a mistake of counting.",
          ask: "Ask to forbid it, or 30 days' written notice and never during a dispute.",
          wording:
            "The Software must contain nothing by which it can be disabled. The Supplier must not deactivate it without a court order or the Customer's consent.",
        },
        { when: [/\bthey warrants?\b.{0,160}\b(?:disabl\w+|time bomb|malicious)\b/], fine: true },
      ],
      kinds: ["suspension"],
      proof: {
        answered: "8.2 The Supplier may remotely disable the Software if it suspects a breach.",
        not: "8.2 The Supplier warrants that the Software contains no disabling code.",
      },
    },
    {
      id: "software-licence/duration",
      topic: "term",
      title: "No stated length of the licence",
      question: "How long may we use it?",
      roles: user,
      about: {
        says: /\b(?:perpetual\w*|in perpetuity|term of|licen[cs]e (?:term|period)|subscription (?:term|period)|initial term|expir\w+|remains? in (?:force|effect)|until terminated|(?:for|of) (?:a period of )?\d+ (?:years?|months?))\b|\bterm\b.{0,40}\b(?:years?|months?|commenc\w+|begins?|continues?)\b/,
        heading: /\bterm\b|duration|period/,
      },
      answers: [
        {
          when: [
            /\blicen[cs]e\b.{0,120}\b(?:remains?|continues?|is)\b.{0,40}\b(?:in (?:force|effect)|effective)\b.{0,60}\buntil\b.{0,60}\bthey\b|\blicen[cs]e\b.{0,60}\b(?:continues?|remains?|lasts?|force)\b.{0,30}\buntil\b.{0,30}\b(?:terminated|revoked|withdrawn|ended) by they\b|\bfor as long as they (?:permits?|allows?|wishes)\b|\blicen[cs]e\b.{0,30}\buntil (?:withdrawn|revoked|terminated) by they\b/,
          ],
          title: "Licence lasts only until withdrawn",
          level: "Medium",
          does: "The licence lasts only until {they} ends it.",
          why: "{We} has paid for use with no length that it can rely on.",
          ask: "Ask for a perpetual licence, or a stated term with renewal price.",
          wording: termWording,
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing says how long the licence lasts.",
        why: "A licence without a term may be open to ending on reasonable notice.",
        ask: "Ask for a perpetual licence, or a stated term with renewal price.",
        wording: termWording,
      },
      proof: {
        answered: "8.3 The licence remains in force until the Supplier ends it.",
        not: "8.3 The licence is perpetual.",
      },
    },
    {
      id: "software-licence/as-is",
      topic: "quality-warranty",
      title: "No promise that the software works",
      question: "Does it have to work?",
      roles: user,
      about: {
        says: /\bwarrant(?:y|ies|s|ed)?\b|(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))/,
        heading: /warrant/,
      },
      answers: [
        {
          when: [
            /(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))|\bwithout (?:any )?warrant(?:y|ies)\b|\bthey (?:makes?|gives?|offers?|provides?) no (?:\w+ ){0,3}(?:representations?|warrant(?:y|ies)|guarantees?)\b|\bthey (?:does not|do not) (?:warrant|guarantee)\b|\bthey (?:disclaims?|excludes?) (?:all|any)\b.{0,60}\bwarrant|\bentire risk\b.{0,60}\b(?:quality|performance)\b.{0,40}\bwith we\b/,
          ],
          lacks: [/\bthey warrants? that\b.{0,120}\b(?:perform|conform|operate|comply|free)\b/],
          title: "Nothing is promised of the software",
          level: "Medium",
          does: "{They} promises nothing about how the software works.",
          why: "If it fails or gives wrong results, the cost is all {we}'s.",
          ask: "Ask for conformity to the documentation and freedom from viruses for 12 months.",
          wording: warrantyWording,
        },
        {
          when: [
            /\b(?:for|within|period of)\b.{0,20}\b(?<span>(?:[1-9]|[1-8]\d|90) days)\b.{0,200}\b(?:warrant\w*|conform|perform|substantially|defects?)\b|\bwarrant\w*\b.{0,160}\b(?:for|within|period of)\b.{0,20}\b(?<span2>(?:[1-9]|[1-8]\d|90) days)\b/,
          ],
          reckon: ({ span, span2 }) => ({ days: span ?? span2 ?? "a short time" }),
          title: "Promise of function ends after {days}",
          level: "Low",
          does: "The promise that the software works ends after {days}.",
          why: "Faults often show only at year end or under full load.",
          ask: "Ask for 12 months, then cover by maintenance.",
          wording: warrantyWording,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing promises that the software will do what its documentation says.",
        why: "If it fails or gives wrong results, the cost is all {we}'s.",
        ask: "Ask for conformity to the documentation and freedom from viruses for 12 months.",
        wording: warrantyWording,
      },
      kinds: ["warranty-disclaimer", "warranty-period"],
      proof: {
        answered: '5.1 The Software is provided "as is" without warranty of any kind.',
        not: "5.1 The Supplier warrants that the Software will perform in accordance with its documentation.",
      },
    },
    {
      id: "software-licence/infringement",
      topic: "infringement",
      title: "No cover against infringement claims",
      question: "What if a third party says that the software is its own?",
      roles: user,
      about: {
        says: /\binfring\w+\b.{0,160}\b(?:third|claims?|patents?|copyright|intellectual property|indemnif\w+|rights)\b|\b(?:claims?|indemnif\w+|warrants?|warrant\w*)\b.{0,160}\binfring\w+/,
        heading: /infring/,
      },
      answers: [
        {
          when: [
            /\bthey (?:gives? no|makes? no|disclaims?|excludes?)\b.{0,240}\b(?:non-?infring\w+|title)\b|\bthey (?:does not|do not) (?:warrant|represent|guarantee)\b.{0,160}\binfring\w+|\bwarrant(?:y|ies)\b.{0,120}\bnon-?infring\w+\b.{0,60}\b(?:disclaim|exclud)\w*|\bthey gives? no\b.{0,60}\binfring\w+|\bthey (?:\w+ )?disclaims?\b.{0,80}\bnon-?infring\w+|\bthey need not defend\b.{0,40}\binfring\w+|\bno warranty of non-?infring\w+/,
          ],
          lacks: [
            /\bthey\b.{0,60}\b(?:must (?:defend|indemnify|hold)|indemnif\w+)\b.{0,200}\binfring\w+/,
          ],
          title: "Freedom from infringement is not promised",
          level: "High",
          does: "{They} does not promise that the software is free of others' rights.",
          why: "{We} may be sued for using what it paid for, with no one behind it.",
          ask: "Ask for an indemnity against infringement, outside the cap.",
          wording: infringementWording,
        },
      ],
      absent: {
        level: "Medium",
        does: "{They} gives no promise or indemnity about infringement of others' rights.",
        why: "{We} may be sued for using what it paid for, with no one behind it.",
        ask: "Ask for an indemnity against infringement, outside the cap.",
        wording: infringementWording,
      },
      kinds: ["ip-warranty"],
      proof: {
        answered: "5.2 The Supplier gives no warranty of title or non-infringement.",
        not: "5.2 The Supplier indemnifies the Customer against claims that the Software infringes a third party's rights.",
      },
    },
    {
      id: "software-licence/open-source",
      topic: "infringement",
      title: "No list of open-source parts",
      question: "What else is in it, and on whose terms?",
      roles: user,
      about: {
        says: /\b(?:open[- ]source|third[- ]party (?:software|components?|code|materials?|licen[cs]es?|data)|gpl|copyleft|components?)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:also )?(?:must|agrees? to|is (?:responsible|bound)|are (?:responsible|bound))\b.{0,120}\b(?:third[- ]party|open[- ]source|other) (?:\w+ ){0,3}(?:licen[cs]es?|terms|agreements?)\b|\b(?:third[- ]party|open[- ]source)\b.{0,120}\b(?:licen[cs]es?|terms)\b.{0,60}\bwe (?:must|agrees?)\b|\b(?:subject to|governed by|licensed under)\b.{0,30}\b(?:open[- ]source|third[- ]party)\b.{0,20}\b(?:licen[cs]es?|terms)\b|\b(?:third[- ]party|open[- ]source)\b.{0,60}\bgoverned by (?:the|its)\b.{0,20}\b(?:licen[cs]e|terms)\b|\bopen-?source\b.{0,60}\bsubject to the (?:terms|licen[cs]es?)\b/,
          ],
          title: "Other people’s licences bind the customer",
          level: "Medium",
          does: "{We} is bound by other people's licences for parts of the software.",
          why: "Those terms may change or reach {we}'s own code, and {they} does not answer for them.",
          ask: "Ask for a list, a warranty that none reaches {we}'s code, and notice of changes.",
          wording: openSourceWording,
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing says which open-source parts are inside, or on what terms.",
        why: "Some such licences reach the code that {we} combines with it.",
        ask: "Ask for a list and a warranty that none reaches {we}'s code.",
        wording: openSourceWording,
      },
      proof: {
        answered:
          "3.4 The Software contains open-source software and the Customer must comply with the third-party licences.",
        not: "3.4 The Supplier warrants that no open-source component obliges the Customer to license its code.",
      },
    },
    {
      id: "software-licence/audit",
      topic: "audit",
      title: "Inspection with back charges",
      question: "May they inspect our use, and what if they find too much?",
      roles: user,
      about: {
        says: /\b(?:audit\w*|inspect\w*|verif\w+|records of use|compliance (?:check|review))\b/,
      },
      answers: [
        {
          when: [
            /\bthey\b.{0,120}\b(?:may|must be (?:entitled|permitted))\b(?! not\b).{0,80}\b(?:audit|inspect|verify|enter|examine)\b|\bwe must (?:permit|allow)\b.{0,20}\bthey\b.{0,60}\b(?:enter|inspect|audit|access)\b|\bwe must give they access to\b.{0,60}\b(?:computers?|systems?|records|premises)\b/,
          ],
          lacksHere: [
            /\b(?:\d+ (?:business |working )?days'?|reasonable) (?:prior |written )*notice\b.{0,400}\bonce\b|\bonce\b.{0,200}\bnotice\b/,
          ],
          level: "Medium",
          does: "{They} may inspect {we}'s use, without a limit of how often or on what notice.",
          why: "Audits are used to sell, and a miscount becomes a back charge at list price.",
          ask: "Ask for once a year, 30 days' notice, 30 days to correct and contract prices.",
          wording:
            "The Supplier may verify the Customer's use once a year on 30 days' notice. The Customer may within 30 days correct any excess or buy licences at the contract price, and owes no penalty, interest or audit cost.",
          replaces: true,
        },
      ],
      kinds: ["audit-rights"],
      proof: {
        answered: "6.1 The Supplier may audit the Customer's use of the Software at any time.",
        not: "6.1 The Customer must keep a record of its users.",
      },
    },
    {
      id: "software-licence/maintenance",
      topic: "service-level",
      title: "No promise of updates or support",
      question: "Do we get updates, security patches and support?",
      roles: user,
      about: {
        says: /\b(?:updat\w+|upgrad\w+|patch\w*|new (?:versions?|releases?)|support(?:ed)?|maintenance|bug ?fix\w*|error correction)\b/,
        heading: /support|maintenance|updates/,
      },
      answers: [
        {
          when: [
            /\bthey (?:need not|(?:has no|have no|does not|do not)\b.{0,60}\b(?:obligation|provide|agree))\b.{0,100}\b(?:support|maintenance|updat\w+|upgrad\w+|bug ?fix\w*|releases?|patch\w*)\b|\bdoes not entitle we to\b.{0,60}\b(?:support|upgrad\w+|updat\w+|maintenance)\b|\b(?:maintenance|support|updates)\b.{0,20}\b(?:is|are) not included\b|\bno (?:technical )?(?:support|maintenance|updates)\b.{0,20}\b(?:provided|included|supplied)\b/,
          ],
          title: "Updates and support are excluded",
          level: "Medium",
          does: "{They} need not give updates, patches or support.",
          why: "Unpatched software becomes unsafe to run within months.",
          ask: "Ask for security patches free for five years, and support at a stated price.",
          wording:
            "The Supplier must provide security patches for the Software free of charge for five years after delivery, and support and updates at the price in the schedule for as long as the Customer pays it.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing promises updates, security patches or support.",
        why: "Unpatched software becomes unsafe to run within months.",
        ask: "Ask for security patches free for five years, and support at a stated price.",
        wording:
          "The Supplier must provide security patches for the Software free of charge for five years after delivery, and support and updates at the price in the schedule for as long as the Customer pays it.",
      },
      proof: {
        answered: "4.1 The Supplier has no obligation to provide support or updates.",
        not: "4.1 The Supplier must provide updates and support for as long as the maintenance fee is paid.",
      },
    },
    {
      id: "software-licence/telemetry",
      topic: "privacy",
      title: "The software reports back",
      question: "What does it send back, and what may they do with it?",
      roles: user,
      about: {
        says: /\b(?:telemetry|usage (?:data|information|statistics)|collect\w*|diagnostic\w*|analytics|transmit\w*|phone home)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:they may|we (?:agrees?|consents?)\b.{0,40}\bthey may|software (?:may|must|will)?|program|application)\b(?! not\b).{0,100}\b(?:collects?|gathers?|transmits?|sends?|reports?|records?)\b.{0,160}\b(?:data|information|telemetry|statistics)\b|\bwe consents? to they (?:gathering|collecting|obtaining)\b|\b(?:usage|technical|diagnostic) (?:data|information)\b.{0,40}\b(?:reported|sent|transmitted)\b.{0,10}\bto they\b/,
          ],
          lacksHere: [/\bthey may not (?:collect|use|disclose)\b/],
          level: "Medium",
          does: "The software sends {they} information about {we}'s use.",
          why: "It may identify {we}'s own customers, for whom {we} answers.",
          ask: "Ask for it to be off unless chosen, without personal or business content, for support only.",
          wording:
            "Telemetry must be off unless the Customer turns it on. It must contain no personal information or business content, and the Supplier may use it only to support and secure the Software.",
        },
      ],
      kinds: ["privacy"],
      proof: {
        answered: "7.1 The Software collects usage information and sends it to the Supplier.",
        not: "7.1 The Supplier must not collect information about the Customer's use.",
      },
    },
    {
      id: "software-licence/formation",
      topic: "formation",
      title: "Opening or using it binds",
      question: "What makes these terms bind us?",
      roles: user,
      about: {
        says: /\bby (?:\w+, |\w+ ){0,6}(?:installing|downloading|opening|receiving|using|clicking|accessing|copying)\b/,
      },
      answers: [
        {
          when: [
            /\bby (?:\w+,? ){0,6}(?:installing|downloading|opening|receiving|using|clicking|accessing|copying)\b.{0,200}\b(?:agrees?|accepts?|bound|consents?|acknowledges?)\b|\b(?:clicking|opening|installing)\b.{0,80}\b(?:constitutes|signifies|means)\b.{0,10}\b(?:acceptance|agreement|consent)\b|\bclicks?\b.{0,60}\b(?:authority to bind we|on behalf of we)\b|\b(?:downloading|installing|using)\b.{0,40}\b(?:indicates|constitutes|signifies|means)\b.{0,10}\b(?:acceptance|agreement)\b/,
          ],
          level: "Low",
          does: "Whoever in {we}'s business opens or installs it binds the whole organisation.",
          why: "A developer's download may commit {we} to terms that nobody has read.",
          ask: "Ask for a signed licence that goes before click and package terms.",
          wording:
            "Only a document signed by an authorised officer of the Customer binds it. It prevails over terms shown on installation, download or use.",
        },
      ],
      kinds: ["contract-by-use"],
      proof: {
        answered: "By installing the Software the Customer agrees to be bound by these terms.",
        not: "This licence binds the Customer once both parties have signed it.",
      },
    },
    {
      id: "software-licence/changed-terms",
      topic: "variation",
      title: "The terms may change with an update",
      question: "Can they change the licence after we have paid?",
      roles: user,
      about: {
        says: /\b(?:chang\w+|modif\w+|updat\w+|amend\w*|revis\w+|new)\b.{0,80}\b(?:licen[cs]e|terms|agreement|eula)\b/,
      },
      answers: [
        {
          when: [
            /\bthey (?:may|reserves? the right)\b(?! not\b).{0,80}\b(?:change|modify|update|amend|revise|vary|replace)\b.{0,80}\b(?:licen[cs]e|terms|agreement|eula|policies)\b|\b(?:updates?|upgrades?|new versions?)\b.{0,120}\b(?:new|different|additional|updated|separate)\b.{0,30}\b(?:terms|licen[cs]e|agreement)\b|\b(?:releases?|updates?|versions?)\b.{0,30}\bnew licen[cs]e (?:agreement|terms)\b/,
          ],
          level: "Medium",
          does: "{They} may bring in new licence terms after {we} has paid.",
          why: "Refusing them may mean going without security updates.",
          ask: "Ask that changes need written agreement, and that updates come under these terms.",
          wording:
            "Updates are licensed on the terms of this agreement. No change to the terms binds the Customer unless it has agreed in writing.",
        },
      ],
      kinds: ["unilateral-variation"],
      proof: {
        answered: "9.1 The Supplier may change the terms of this licence at any time.",
        not: "9.1 This licence may be changed only in writing signed by both parties.",
      },
    },
    {
      id: "software-licence/modification",
      topic: "licence",
      title: "Changes and interfaces are barred",
      question: "May we adapt it and connect it to our systems?",
      roles: user,
      about: {
        says: /\b(?:modif\w+|adapt\w*|derivative|reverse[- ]engineer\w*|decompil\w+|interfac\w+|integrat\w+|interoperab\w+)\b/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,240}\b(?:modify|adapt|derivative works?|reverse[- ]engineer|decompile|disassemble)\b|\bno (?:alteration|modification|reverse[- ]engineering|adaptation|decompilation)\b.{0,60}\b(?:permitted|allowed)\b/,
          ],
          lacks: [
            /\b(?:except|save|other than|unless)\b.{0,120}\b(?:law|permitted|copyright act|interoperab\w+|integrat\w+)\b|\b(?:interoperab\w+|integrat\w+)\b/,
          ],
          level: "Low",
          does: "{We} may not adapt or decompile it, not even to make it work with its other systems.",
          why: "The law lets users do some of this, for interoperation, security and correcting errors.",
          ask: "Ask to except what the law allows, and configuration and interfaces.",
          wording:
            "The Customer may configure the Software, build interfaces to it, and do whatever the Copyright Act 1968 (Cth) allows a lawful user to do without the owner's leave.",
        },
      ],
      kinds: ["licence-scope"],
      proof: {
        answered: "2.3 The Customer must not modify, decompile or reverse engineer the Software.",
        not: "2.3 The Customer may modify the Software for its own use.",
      },
    },
    {
      id: "software-licence/improvements",
      topic: "ip-ownership",
      title: "The customer’s changes belong to the supplier",
      question: "Who owns what we build on it?",
      roles: user,
      about: {
        says: /\b(?:modifications?|derivative works?|improvements?|enhancements?|feedback|customi[sz]ations?|adaptations?)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:modifications?|derivative works?|improvements?|enhancements?|customi[sz]ations?|adaptations?)\b(?:(?!\b(?:made by they)\b)[^;]){0,160}\b(?:owned by|property of|vests? in|belongs? to|assigned to) they\b|\bwe\b.{0,40}\bassigns?\b.{0,160}\b(?:modifications?|derivative works?|improvements?|enhancements?|customi[sz]ations?)\b|\b(?:altered|modified|adapted) version\b.{0,30}\bproperty of they\b/,
          ],
          level: "Medium",
          does: "Changes and add-ons made by {we} belong to {they}.",
          why: "{We}'s own investment could be sold to its rivals.",
          ask: "Ask to own what {we} makes, subject to {they}'s rights in the original.",
          wording:
            "The Customer owns the modifications, interfaces and configurations that it makes, subject to the Supplier's rights in the Software itself.",
          replaces: true,
        },
      ],
      kinds: ["ip-assignment"],
      proof: {
        answered: "3.1 All modifications made by the Customer vest in the Supplier.",
        not: "3.1 The Customer owns the modifications that it makes.",
      },
    },
    {
      id: "software-licence/escrow",
      topic: "enforcement",
      title: "No way to the source code",
      question: "Can we keep it running if they are gone?",
      roles: user,
      about: { says: /\b(?:source code|escrow|source)\b/ },
      answers: [
        {
          when: [
            /\bwe (?:has|have) no right\b.{0,60}\bsource code\b|\bobject code (?:form )?only\b|\b(?:does not|do not|not) (?:include|extend to|be given)\b.{0,40}\bsource code\b/,
          ],
          lacks: [/\bescrow\b/],
          level: "Low",
          does: "{We} gets no source code, and no escrow if {they} fails.",
          why: "Software that cannot be mended dies with its maker.",
          ask: "Ask for escrow with release on insolvency or end of support.",
          wording:
            "The Supplier must deposit the source code and build documentation with an escrow agent and release it to the Customer, to maintain the Software, if it becomes insolvent or stops supporting it.",
        },
        {
          when: [/\bnothing\b.{0,30}\bgives? we\b.{0,30}\bsource code\b/],
          level: "Low",
          does: "{We} gets no source code, and no escrow if {they} fails.",
          why: "Software that cannot be mended dies with its maker.",
          ask: "Ask for escrow with release on insolvency or end of support.",
          wording:
            "The Supplier must deposit the source code and build documentation with an escrow agent and release it to the Customer, to maintain the Software, if it becomes insolvent or stops supporting it.",
        },
        {
          when: [
            /\bthey need not\b.{0,40}\b(?:source code|escrow)\b|\bsource code may not be (?:supplied|provided|delivered|disclosed)\b|\bwe is not entitled to\b.{0,30}\bsource code\b/,
          ],
          level: "Low",
          does: "{We} gets no source code, and no escrow if {they} fails.",
          why: "Software that cannot be mended dies with its maker.",
          ask: "Ask for escrow with release on insolvency or end of support.",
          wording:
            "The Supplier must deposit the source code and build documentation with an escrow agent and release it to the Customer, to maintain the Software, if it becomes insolvent or stops supporting it.",
        },
      ],
      absent: {
        of: /\b(?:licen[cs]e fee|annual fee|maintenance fee|\$[\d,]{5,})/,
        level: "Low",
        does: "Nothing gives {we} the source code if {they} fails or stops support.",
        why: "Software that cannot be mended dies with its maker.",
        ask: "Ask for escrow with release on insolvency or end of support.",
        wording:
          "The Supplier must deposit the source code and build documentation with an escrow agent and release it to the Customer, to maintain the Software, if it becomes insolvent or stops supporting it.",
      },
      kinds: ["source-code-escrow"],
      proof: {
        answered: "2.4 The Software is supplied in object code only.",
        not: "2.4 The Supplier must keep the source code in escrow.",
      },
    },
    {
      id: "software-licence/refund-only",
      topic: "liability-cap",
      title: "A refund on return is all",
      question: "What do we get if it fails?",
      roles: user,
      about: {
        says: /\b(?:refund\w*|replac\w+|repair\w*|reimburse\w*|price paid|amount paid|purchase price|licen[cs]e fees? paid)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:entire|sole|only|exclusive|maximum|total)\b.{0,60}\b(?:liability|remed(?:y|ies)|obligation)\b.{0,200}\b(?:refund\w*|replac\w+|repair\w*|reimburse\w*|price paid|amount (?:actually )?paid|purchase price)\b|\btheir liability\b.{0,80}\blimited to\b.{0,30}\b(?:replac\w+|repair\w*|refund\w*)\b|\breturn it for a refund\b.{0,40}\bno (?:further|other) claim\b/,
          ],
          level: "High",
          does: "If it fails {we} gets its price back or a new copy, and nothing for the loss.",
          why: "The loss from bad software is many times its price.",
          ask: "Ask for damages up to a stated multiple of the fee, beside repair and refund.",
          wording:
            "The Supplier's liability for failure of the Software is limited to three times the licence fees paid, in addition to its duty to correct, replace or refund.",
        },
      ],
      kinds: ["sole-remedy", "limitation-of-liability"],
      proof: {
        answered:
          "6.2 The Supplier's entire liability is limited to replacement of the Software or refund of the price paid.",
        not: "6.2 The Supplier must replace defective Software, without limiting the Customer's other remedies.",
      },
    },
    {
      id: "software-licence/publicity",
      topic: "publicity",
      title: "Customer’s name may be advertised",
      question: "May they use our name and logo?",
      roles: user,
      about: {
        says: /\b(?:publicis\w+|publiciz\w+|publicity|logos?|trade ?marks?|likeness|reference customer|press release)\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,120}\b(?:use|disclose|publici[sz]e|refer to|name)\b.{0,100}\b(?:our (?:use|name|logos?|trade ?marks?)|name we|name|logos?)\b|\bwe grants? they\b.{0,120}\b(?:name|logos?|likeness|trade ?marks?)\b|\bwe must be identified as\b.{0,20}\bcustomer\b|\bwe\b.{0,60}\bgrants? they a licen[cs]e to (?:display|use)\b.{0,20}\bour (?:trade ?marks?|name|logo)\b|\bthey may refer to we as\b|\bthey may publish our name\b/,
          ],
          lacksHere: [/\bconsent\b|\bunless\b.{0,40}\b(?:asked|objects?|we)\b/],
          level: "Low",
          does: "{They} may advertise with {we}'s name and logo.",
          why: "It discloses what {we} runs on, and outlasts the relationship.",
          ask: "Ask for consent each time, to be taken back and to end with the licence.",
          wording:
            "The Supplier must not use the Customer's name or logo without its written consent, which it may withdraw at any time.",
          replaces: true,
        },
      ],
      kinds: ["publicity"],
      proof: {
        answered: "10.1 The Supplier may use the Customer's name and logo in its advertising.",
        not: "10.1 The Supplier must not use the Customer's name without consent.",
      },
    },
    {
      id: "software-licence/version",
      topic: "licence",
      title: "Only one version is licensed",
      question: "Are later versions included?",
      roles: user,
      about: { says: /\b(?:version|release)\b/ },
      answers: [
        {
          when: [
            /\b(?:licen[cs]e|right)\b.{0,120}\b(?:only|solely|limited)\b.{0,60}\b(?:version|release)\b|\b(?:new|later|subsequent|future|major) (?:versions?|releases?)\b.{0,80}\b(?:not included|excluded|separate (?:licen[cs]e|fee|charge)|additional (?:fee|charge))\b|\b(?:major|new|later) (?:releases|versions)\b.{0,40}\b(?:licensed separately|additional (?:fees?|charges?))\b|\bwe is not entitled to any (?:later|new|future|subsequent)\b|\b(?:upgrades?|new versions|later versions)\b.{0,10}\bare not included\b/,
          ],
          level: "Low",
          does: "Later versions are not in the licence.",
          why: "Security fixes may come only in a version that must be bought again.",
          ask: "Ask to include updates and new versions released during the term.",
          wording:
            "The Software includes every update, patch and new version that the Supplier releases during the term.",
        },
      ],
      proof: {
        answered: "2.5 New versions are not included and need a separate licence.",
        not: "2.5 The Software includes all new versions.",
      },
    },
    {
      id: "software-licence/end-copies",
      topic: "after-end",
      title: "Every copy must be destroyed at once",
      question: "May we keep what we need when it ends?",
      roles: user,
      about: {
        says: /\b(?:destroy|delete|return|uninstall|cease)\b.{0,120}\b(?:copies|software|use|documentation)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:upon|on|after|when|if)\b.{0,80}\b(?:terminat\w+|expir\w+|ends?)\b.{0,160}\bwe (?:must|agrees? to)\b.{0,60}\b(?:immediately|promptly|forthwith|cease|destroy|delete)\b.{0,120}\b(?:copies|software|use)\b|\b(?:termination|expiry|ends?)\b.{0,60}\ball copies\b.{0,60}\bmust be (?:\w+ (?:and|or) )?(?:destroyed|deleted|uninstalled|returned)\b/,
          ],
          lacks: [/\b(?:archiv\w+|transition\w*|wind[- ]?down|\d+ days to)\b/],
          level: "Low",
          does: "When it ends {we} must stop at once and destroy every copy.",
          why: "{We} needs time to move, and to read its records later.",
          ask: "Ask for six months to move, and an archive copy to read old records.",
          wording:
            "After the licence ends the Customer may use the Software for six months to move to another product, and keep one copy to read its records.",
          replaces: true,
        },
      ],
      kinds: ["post-termination"],
      proof: {
        answered:
          "8.4 Upon termination the Customer must immediately cease use and destroy all copies of the Software.",
        not: "8.4 After termination the Customer may keep an archive copy.",
      },
    },
    // For whoever licenses the software.
    {
      id: "software-licence/limits-of-use",
      topic: "licence",
      title: "No limits of use",
      question: "What may they not do with it?",
      roles: owner,
      about: {
        says: /\bthey may not\b.{0,240}\b(?:copy|modify|reverse|decompil\w+|sub-?licen[cs]e|rent|resell|distribute|transfer)\b|\b(?:reverse[- ]engineer\w*|decompil\w+)\b/,
        heading: /restrict|limits|prohibited/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,120}\b(?:modify|reverse[- ]engineer|sub-?licen[cs]e|distribute|resell|for any purpose)\b|\b(?:distribution|copying|modification|resale)\b.{0,30}\bby they\b.{0,20}\bis permitted\b/,
          ],
          title: "Copying or resale is allowed",
          level: "Medium",
          does: "{They} may change, pass on or resell the software.",
          why: "One licence could supply a market.",
          ask: "Ask to limit it to internal use, without copying, resale or decompiling.",
          wording:
            "The Customer must use the Software only for its own business and must not copy, sublicense, rent, distribute, modify or decompile it except as the law allows.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing bars {they} from copying, passing on or taking apart the software.",
        why: "One licence could supply a market.",
        ask: "Ask to limit it to internal use, without copying, resale or decompiling.",
        wording:
          "The Customer must use the Software only for its own business and must not copy, sublicense, rent, distribute, modify or decompile it except as the law allows.",
      },
      proof: {
        answered: "2.1 The Customer may modify and distribute the Software.",
        not: "2.1 The Customer must not copy, modify or distribute the Software.",
      },
    },
    {
      id: "software-licence/title",
      topic: "ip-ownership",
      title: "No reservation of ownership",
      question: "Do we keep all rights?",
      roles: owner,
      about: {
        says: /\b(?:we|our)\b.{0,80}\b(?:owns?|retains?|ownership|title|reserved?)\b|\b(?:ownership|title|intellectual property|copyright)\b.{0,120}\b(?:we|our|licensors?|reserved)\b|\bnot (?:a )?s(?:ale|old)\b/,
        heading: /ownership|intellectual property|copyright|title/,
      },
      answers: [
        {
          when: [
            /\b(?:software|source code|modifications?|enhancements?)\b(?:(?!\b(?:they|their)\b)[^;]){0,100}\b(?:owned by|property of|vests? in|belongs? to) they\b|\btitle to the software\b.{0,30}\bpass\w*\b.{0,10}\bto they\b|\bwe (?:hereby )?assigns? to they\b.{0,60}\bsoftware\b/,
          ],
          title: "Rights go to the customer",
          level: "High",
          does: "Rights in the software or its changes go to {they}.",
          why: "{We} could lose what it sells to everyone else.",
          ask: "Ask that {we} keeps everything, and {they} has a licence only.",
          wording:
            "The Supplier keeps all intellectual property in the Software and in every change to it. The Software is licensed and not sold.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing says that {we} keeps the rights in the software.",
        why: "A buyer may think that it owns what it paid for.",
        ask: "Ask that {we} keeps everything, and {they} has a licence only.",
        wording:
          "The Supplier keeps all intellectual property in the Software and in every change to it. The Software is licensed and not sold.",
      },
      proof: {
        answered: "3.1 All enhancements to the Software are owned by the Customer.",
        not: "3.1 The Supplier retains ownership of the Software.",
      },
    },
    {
      id: "software-licence/consumer-law",
      topic: "unfair-terms",
      title: "The disclaimer ignores the consumer guarantees",
      question: "Do our disclaimers hold in Australia?",
      roles: owner,
      about: {
        says: /(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))|\bwarrant(?:y|ies)\b/,
      },
      answers: [
        {
          when: [
            /(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))|\bwithout (?:any )?warrant(?:y|ies)\b|\bwe (?:makes?|gives?) no (?:\w+ ){0,3}(?:representations?|warrant(?:y|ies))\b|\bwe (?:disclaims?|excludes?) (?:all|any)\b.{0,80}\bwarrant|\b(?:conditions|warranties|guarantees|terms)\b.{0,100}\bare (?:hereby |expressly )?excluded\b|\bwe excludes? (?:every|all|any)\b.{0,20}\b(?:warrant\w+|conditions?|guarantees?)\b/,
          ],
          lacks: [
            /\bconsumer (?:guarantees?|law|protection)\b|\bcompetition and consumer\b|\bnon-?excludable\b|\b(?:may not|can ?not|not) (?:lawfully )?be (?:lawfully )?(?:excluded|limited|modified|restricted)\b|\bto the (?:maximum |full |fullest )?extent (?:permitted|permissible|allowed)\b/,
          ],
          level: "High",
          does: "{We} disclaims everything without saving the guarantees that cannot be excluded.",
          why: "That part is void, and telling buyers that they have no rights may itself be misleading.",
          ask: "Ask to add a saving of consumer guarantees and a resupply limit where allowed.",
          wording:
            "Nothing in this agreement excludes a guarantee or right that the law does not allow to be excluded. Where the law allows, the Supplier's liability for breach of such a guarantee is limited to supplying the Software again or paying for that.",
        },
      ],
      kinds: ["warranty-disclaimer"],
      proof: {
        answered: '5.1 The Software is provided "as is" and all warranties are excluded.',
        not: '5.1 Subject to the consumer guarantees, the Software is provided "as is".',
      },
    },
    {
      id: "software-licence/audit-right",
      topic: "audit",
      title: "No right to check use",
      question: "Can we check how much they use?",
      roles: owner,
      about: {
        says: /\b(?:audit\w*|inspect\w*|verif\w+|certif\w+|records?|report\w*|licen[cs]e keys?|activation)\b/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,60}\b(?:audit|inspect|verify)\b|\bwe may not (?:enter|inspect|audit|examine)\b.{0,60}\b(?:premises|systems|records)\b|\bthey need not\b.{0,40}\b(?:information|access)\b.{0,40}\b(?:use|usage)\b/,
          ],
          title: "Checking of use is barred",
          level: "Low",
          does: "{We} may not check {they}'s use.",
          why: "Use beyond what was paid for cannot be found.",
          ask: "Ask for a yearly certificate and an audit on 30 days' notice.",
          wording:
            "Once a year, on 30 days' notice, the Customer must certify its use of the Software and let the Supplier verify it.",
        },
      ],
      absent: {
        of: /\b(?:number of (?:users|licen[cs]es|copies|installations)|per (?:user|seat|server|device)|users?\b.{0,30}\bpaid for)\b/,
        level: "Low",
        does: "Nothing lets {we} check how much {they} uses.",
        why: "Use beyond what was paid for cannot be found.",
        ask: "Ask for a yearly certificate and an audit on 30 days' notice.",
        wording:
          "Once a year, on 30 days' notice, the Customer must certify its use of the Software and let the Supplier verify it.",
      },
      proof: {
        answered: "6.1 The Supplier must not audit the Customer's use.",
        not: "6.1 The Supplier may audit the Customer's use once a year.",
      },
    },
    {
      id: "software-licence/no-stop",
      topic: "exit-breach",
      title: "No right to end for breach",
      question: "Can we end the licence if they do not pay or misuse it?",
      roles: owner,
      about: { says: /\b(?:terminat\w+|revok\w+|ends?|cancel\w*)\b/, heading: /terminat/ },
      answers: [
        {
          when: [
            /\birrevocable\b.{0,80}\blicen[cs]e\b|\blicen[cs]e\b.{0,80}\birrevocable\b|\bwe may not\b.{0,40}\b(?:terminate|end|revoke)\b|\blicen[cs]e\b.{0,40}\b(?:may not be|is not) (?:revocable|revoked|terminable|terminated) by we\b/,
          ],
          title: "Licence cannot be ended for breach",
          level: "Medium",
          does: "{We} cannot take the licence back, even if {they} does not pay or misuses it.",
          why: "Its only remedy would be to sue.",
          ask: "Ask to end it for non-payment or uncured material breach.",
          wording:
            "The Supplier may end the licence if the Customer has not remedied a material breach, or paid an undisputed amount, 30 days after written notice.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing lets {we} end the licence for non-payment or misuse.",
        why: "Its only remedy would be to sue.",
        ask: "Ask to end it for non-payment or uncured material breach.",
        wording:
          "The Supplier may end the licence if the Customer has not remedied a material breach, or paid an undisputed amount, 30 days after written notice.",
      },
      proof: {
        answered: "8.1 The licence is irrevocable.",
        not: "8.1 The Supplier may terminate for a material breach not remedied in 30 days.",
      },
    },
  ],
};
