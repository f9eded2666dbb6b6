import type { PaperQuestions } from "../asking/question.ts";

/** Whoever has the work done, and whoever does it. */
const customer = /^(?:customer|client|purchaser|buyer|recipient|service recipient|served)$/;
const supplier = /^(?:supplier|service provider|provider|consultant|contractor|serving)$/;
const theyPerform =
  /\bthey (?:must|agrees? to|undertakes? to|hereby agrees? to) (?:\w+ ){0,3}(?:provide|perform|supply|carry out|undertake|render) (?:to we |we with )?(?:the |all |any |such |its |those )?(?:\w+ )?(?:services?|work|engagement|consult\w+|advice)\b|\bthey (?:provides?|performs?|supplies|renders?) (?:\w+ ){0,4}services?\b|\bservices (?:to be|must be) (?:provided|performed|supplied|rendered) by they\b|\bwe (?:hereby )?(?:engages?|appoints?|retains?) they\b|\bwe (?:must )?pays? (?:they )?(?:(?:for|the|all|any|each|a|its|their|such) ){0,3}(?:monthly |service |consulting |agreed |annual )?(?:fees?|services|invoices?|work|retainer)\b/;
const wePerform =
  /\bwe (?:must|agrees? to|undertakes? to|hereby agrees? to) (?:\w+ ){0,3}(?:provide|perform|supply|carry out|undertake|render) (?:to they |they with )?(?:the |all |any |such |its |those )?(?:\w+ )?(?:services?|work|engagement|consult\w+|advice)\b|\bwe (?:provides?|performs?|supplies|renders?) (?:\w+ ){0,4}services?\b|\bservices (?:to be|must be) (?:provided|performed|supplied|rendered) by we\b|\bthey (?:hereby )?(?:engages?|appoints?|retains?) we\b|\bthey (?:must )?pays? (?:we )?(?:(?:for|the|all|any|each|a|its|our|such) ){0,3}(?:monthly |service |consulting |agreed |annual )?(?:fees?|services|invoices?|work|retainer)\b/;

/** Services, consultancy, advice and marketing for a fee. */
export const services: PaperQuestions = {
  id: "services",
  of: /^(?:Services|Consultancy|Advisor|Marketing) agreement$/,
  roles: { recipient: "Customer", drafter: "Supplier" },
  tells: [
    [theyPerform, "served"],
    [wePerform, "serving"],
  ],
  questions: [
    {
      id: "services/standard-of-care",
      topic: "quality-warranty",
      title: "No standard of skill or care",
      question: "How well must the work be done?",
      roles: customer,
      about: {
        says: /\b(?:care|skill|skills|diligen\w+|workmanlike|competen\w+|professional(?:ly|ism)?|efficiently|best practice|good practice|standard of care|highest standards?|(?:industry|professional|recognised|applicable|required) (?:practices?|standards?)|fit for (?:the |its |our )?(?:purpose|intended))\b/,
        heading: /standard of|performance|quality|warrant/,
      },
      answers: [
        {
          when: [
            /\bthey (?:must|agrees? to|undertakes? to|only|is only required to)\b(?! not\b).{0,30}\buses? (?:its |their )?(?:commercially reasonable|reasonable|best) (?:commercial )?(?:efforts|endeavours)\b.{0,40}\b(?:to )?(?:provide|perform|deliver|carry out|complete)\b|\bthey must (?:render|provide|perform|supply)\b.{0,60}\bon an? (?:best|reasonable)[- ](?:efforts|endeavours) basis\b|\bthey may not be held to any\b.{0,30}\bstandard\b|\bthey must (?:attempt|try|seek) to (?:provide|perform|carry out|render|complete)\b|\btheir (?:only|sole) obligation is to use\b.{0,40}\b(?:efforts|endeavours)\b/,
          ],
          lacks: [
            /\b(?:due|reasonable|proper|professional|all necessary|requisite) (?:care|skill|diligence)\b|\bworkmanlike\b/,
          ],
          title: "Only an effort is promised",
          level: "Medium",
          does: "{They} need only try to perform; no standard of skill or care is promised.",
          why: "Poor work would be hard to call a breach while the fee stays due.",
          ask: "Ask for due care, skill and diligence to the standard of an experienced provider.",
          wording:
            "The Supplier must perform the Services with the care, skill and diligence expected of an experienced provider of similar services, and in accordance with the specifications and all applicable laws.",
          replaces: true,
        },
        {
          when: [
            /\bthey\b.{0,240}\b(?:care|skills?|diligen\w+|workmanlike|competen\w+|professional\w*|best practice|standards?)\b/,
          ],
          fine: true,
        },
      ],
      absent: {
        of: theyPerform,
        level: "High",
        does: "No standard of skill, care or accuracy is set for the work that {we} pays for.",
        why: "Work can be poor without being a breach, which leaves {we} nothing to enforce.",
        ask: "Ask for due care and skill, and compliance with the specification and the law.",
        wording:
          "The Supplier must perform the Services with the care, skill and diligence expected of an experienced provider of similar services, and in accordance with the specifications and all applicable laws.",
      },
      proof: {
        answered:
          "2.1 The Supplier must use reasonable endeavours to provide the Services described in the proposal.",
        not: "2.1 The Supplier must provide the Services with due care and skill.",
      },
    },
    {
      id: "services/service-levels",
      topic: "service-level",
      title: "No service levels",
      question: "How fast and how accurately must they perform, and what if they do not?",
      roles: customer,
      about: {
        says: /\bservice levels?\b|\bservice credits?\b|\bkpis?\b|\bkey performance\b|\bresponse times?\b|\bperformance (?:levels?|measures?|standards?|targets?|indicators?|criteria)\b|\bsla\b|\bturnaround\b|\bwithin \d+ (?:minutes|hours|business days|days)\b.{0,60}\b(?:respond|response|request|incident|fault|call|report)\b|\b(?:respond|attend|resolve)\w*\b.{0,60}\bwithin \d+\b/,
        heading: /service level|performance/,
      },
      answers: [
        {
          when: [
            /\bservice levels?\b.{0,160}\b(?:are|is|as) (?:targets?|indicative|goals?|objectives?|a guide)\b|\b(?:failure|failing) to (?:meet|achieve)\b.{0,60}\b(?:service levels?|kpis?|performance \w+)\b.{0,80}\b(?:is not|does not constitute|may not constitute|not be)\b.{0,20}\bbreach\b|\bthey must\b.{0,40}\b(?:reasonable|best)\b.{0,20}\b(?:endeavours|efforts)\b.{0,40}\b(?:meet|achieve)\b.{0,60}\b(?:service levels?|response times?|kpis?|targets?)\b.{0,80}\bis not liable\b|\bis not liable\b.{0,40}\b(?:service levels?|response times?|kpis?|targets?)\b.{0,40}\bnot (?:met|achieved|reached)\b/,
          ],
          title: "Service levels are only targets",
          level: "Medium",
          does: "The service levels are only targets: missing them costs {they} nothing.",
          why: "{We} pays the full fee for a service that may run below what was sold.",
          ask: "Ask for binding levels, fee credits and a right to leave after repeated failure.",
          wording:
            "The Supplier must meet the Service Levels. For each Service Level missed in a month it must credit 5% of that month's fee, and the Customer may terminate if the same Service Level is missed in three months of any six.",
          replaces: true,
        },
        {
          when: [
            /\bservice credits?\b.{0,160}\b(?:sole|only|exclusive|entire)\b.{0,40}\bremed(?:y|ies)\b|\b(?:sole|only|exclusive|entire)\b.{0,40}\bremed(?:y|ies)\b.{0,160}\bservice (?:credits?|levels?)\b|\b(?:sole|only|exclusive)\b.{0,30}\b(?:recourse|right|entitlement)\b.{0,60}\bservice (?:credits?|levels?)\b/,
          ],
          title: "Credits are the only remedy",
          level: "Medium",
          does: "Credits are all that {we} gets when service levels are missed.",
          why: "A small credit is no answer to repeated failure or to real loss.",
          ask: "Ask that credits leave damages and the right to terminate untouched.",
          wording:
            "Service credits are a price adjustment and do not limit the Customer's right to claim damages or to terminate.",
          replaces: true,
        },
      ],
      absent: {
        of: /\bthey\b.{0,200}\b(?:support|help ?desk|monitor\w*|maintenance|maintain|process\w*|call cent\w+|hosting|manage[ds]? services?|readings|deliver(?:y|ies))\b.{0,200}\b(?:services?|month|daily|business hours)\b/,
        unless: /\b(?:service schedule|sla schedule|service description annexed)\b/,
        level: "Medium",
        does: "Nothing fixes how quickly, accurately or reliably the ongoing service must be performed.",
        why: "Slow or faulty service would go on being paid for in full.",
        ask: "Ask for service levels, fee credits and termination for repeated failure.",
        wording:
          "The Supplier must meet the Service Levels in the schedule. For each Service Level missed in a month it must credit 5% of that month's fee, and the Customer may terminate if the same Service Level is missed in three months of any six.",
      },
      kinds: ["service-levels"],
      proof: {
        answered:
          "4.1 The service levels are targets only and failing to meet them is not a breach.",
        not: "4.1 The Supplier must meet the service levels and credits 5% of the fee for each that it misses.",
      },
    },
    {
      id: "services/disclaimer",
      topic: "quality-warranty",
      title: "The quality of the work is disclaimed",
      question: "Is the quality of the work disclaimed?",
      roles: customer,
      about: {
        says: /\bwarrant(?:y|ies)\b|(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))/,
      },
      answers: [
        {
          when: [
            /\bthey (?:makes?|gives?|offers?|provides?) no (?:other )?(?:express or implied )?(?:representations?|warrant(?:y|ies)|guarantees?|promises?)\b|\bthey (?:does not|do not) (?:warrant|guarantee|promise|represent)\b.{0,120}\b(?:services?|results?|deliverables?|advice|reports?|work|outcomes?)\b|\b(?:services|deliverables|work|reports|advice)\b.{0,60}\b(?:provided|supplied|delivered|given)\b.{0,30}(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))|\b(?:conditions|warranties|guarantees)\b.{0,60}\bservices\b.{0,30}\b(?:are|is) (?:hereby |expressly )?excluded\b/,
          ],
          level: "Medium",
          does: "{They} gives no promise about the quality or results of the work.",
          why: "If the work is wrong, {we} has paid and must prove a breach of something else.",
          ask: "Ask for warranties of due skill, conformity to specification and fitness for the stated purpose.",
          wording:
            "The Supplier warrants that the Services and Deliverables will conform to their specification, be free from material defects for 12 months and be fit for the purposes that the Customer has made known.",
        },
      ],
      kinds: ["warranty-disclaimer"],
      proof: {
        answered:
          "7.1 The Supplier gives no warranty, express or implied, about the Services or their results.",
        not: "7.1 The Supplier warrants that the Services will conform to the specification.",
      },
    },
    {
      id: "services/redo-only",
      topic: "defects",
      title: "Redoing or refund is the only remedy",
      question: "What do we get if the work is wrong?",
      roles: customer,
      about: {
        says: /\b(?:re-?perform\w*|re-?do\w*|re-?suppl\w+|supply(?:ing)? (?:of )?the services again|rectif\w+|correct\w*)\b/,
        heading: /warrant|defect/,
      },
      answers: [
        {
          when: [
            /\b(?:sole|only|exclusive|entire)\b.{0,30}\b(?:remed(?:y|ies)|obligation|liability)\b.{0,200}\b(?:re-?perform\w*|re-?do\w*|re-?suppl\w+|supplying (?:of )?the services again|rectif\w+|correct\w*|refund\w*)\b|\b(?:re-?perform\w*|re-?do|re-?suppl\w+|supply\w* (?:\w+ )?services again|rectify|correct)\b.{0,160}\b(?:sole|only|exclusive) (?:and exclusive )?remed(?:y|ies)\b|\btheir liability\b.{0,120}\blimited to\b.{0,40}\b(?:supplying|re-?suppl\w+|re-?perform\w*)\b.{0,40}\bservices\b/,
          ],
          level: "Medium",
          does: "If the work is wrong, {we} gets only a second attempt or its price back.",
          why: "Neither makes good what the faulty work has cost {we}.",
          ask: "Ask that correction comes first, without prejudice to damages and termination.",
          wording:
            "The Supplier must correct defective Services promptly at its own cost. This does not limit the Customer's other rights and remedies.",
        },
        {
          when: [
            /\bthey must\b.{0,60}\b(?:redo|re-?perform|correct|rectify)\b.{0,80}\b(?:within|for|notified in) (?<days>\d{1,2} days)\b|\b(?:within|for) (?<time>\d{1,2} days)\b.{0,60}\bthey must\b.{0,30}\b(?:redo|re-?perform|correct|rectify)\b|\bthey must (?:correct|rectify|remedy|redo|re-?perform)\b.{0,120}\b(?:provided that|if|where) we\b.{0,20}\b(?:notif\w+|gives?|reports?)\b.{0,60}\bwithin (?<days>\d{1,2} (?:business )?days)\b/,
          ],
          reckon: ({ days, time }) => ({ span: days ?? time ?? "a short time" }),
          title: "Faults are fixed free only within {span}",
          level: "Low",
          does: "Wrong work is put right free only if found within {span}.",
          why: "Faults in reports, code or data often show later.",
          ask: "Ask for 12 months from acceptance.",
          wording:
            "The Supplier must correct, at its own cost, any defect in the Services or Deliverables notified within 12 months after acceptance.",
        },
      ],
      kinds: ["sole-remedy", "rework"],
      proof: {
        answered:
          "7.2 The Customer's sole remedy for defective Services is to have them re-performed by the Supplier.",
        not: "7.2 The Supplier must correct defective Services at its own cost, in addition to any other remedy of the Customer.",
      },
    },
    {
      id: "services/deemed-acceptance",
      topic: "acceptance",
      title: "No acceptance tests",
      question: "How is the work accepted?",
      roles: customer,
      about: {
        says: /\b(?:accept(?:ed|ance|s)?|reject\w*)\b.{0,120}\b(?:deliverables?|work|services|reports?|milestones?|software|designs?|materials)\b|\b(?:deliverables?|work|services|reports?|milestones?|software|designs?|materials)\b.{0,120}\b(?:accept(?:ed|ance)|reject\w*)\b/,
        heading: /acceptance|deliverables/,
      },
      answers: [
        {
          when: [
            /\b(?:deemed|taken|considered|regarded|treated)\b.{0,40}\b(?:accepted|acceptance|approved|satisfactory|to have accepted)\b.{0,160}\b(?:unless|if|within|where|after)\b.{0,120}?(?<days>\d{1,2} (?:business |working |calendar )?days|48 hours|24 hours)\b|\bif we (?:does not|do not|fails? to) (?:\w+ ){0,2}(?:reject|respond|object|notify|dispute)\b.{0,100}?(?<days>\d{1,2} (?:business |working |calendar )?days|48 hours|24 hours)\b.{0,120}\b(?:deemed|taken|considered|regarded|treated)\b.{0,40}\b(?:accepted|approved)\b|\b(?:deemed|taken|considered|regarded|treated)\b.{0,30}\b(?:accepted|approved)\b.{0,20}\b(?:upon|on|at) the (?:expiry|end|expiration)\b.{0,20}?(?<days>\d{1,2} (?:business |working |calendar )?days|48 hours|24 hours)\b|\bfailure (?:by we |of we )?to (?:respond|reject|object|notify)\b.{0,60}?(?<days>\d{1,2} (?:business |working |calendar )?days|48 hours|24 hours)\b.{0,120}\b(?:constitutes?|deemed|taken|treated)\b.{0,40}\b(?:accept\w*|approv\w*)/,
          ],
          title: "Silence for {days} counts as acceptance",
          level: "Medium",
          does: "Work counts as accepted if {we} says nothing for {days}.",
          why: "{We} then owes the fee and may lose the right to reject faulty work.",
          ask: "Ask for 20 business days to test, and written acceptance only.",
          wording:
            "A Deliverable is accepted only when the Customer says so in writing after testing it for up to {cureTime|20 business days}. Acceptance does not waive any claim for defects.",
          replaces: true,
        },
        {
          when: [
            /\bunless\b.{0,80}\b(?:notif\w+|objects?|rejects?|notice)\b.{0,100}?(?<days>\d{1,2} (?:business |working |calendar )?days|48 hours|24 hours)\b.{0,160}\b(?:deemed|taken|considered|regarded|treated)\b.{0,40}\b(?:accepted|acceptance|approved|to have accepted)\b/,
          ],
          title: "Silence for {days} counts as acceptance",
          level: "Medium",
          does: "Work counts as accepted if {we} does not object within {days}.",
          why: "{We} then owes the fee and may lose the right to reject faulty work.",
          ask: "Ask for 20 business days to test, and written acceptance only.",
          wording:
            "A Deliverable is accepted only when the Customer says so in writing after testing it for up to {cureTime|20 business days}. Acceptance does not waive any claim for defects.",
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:deliverables?|milestones?)\b.{0,200}\b(?:they|their|pay\w*|invoice\w*)\b|\bthey must\b.{0,80}\b(?:develop|design|build|configure|prepare)\b.{0,60}\b(?:software|system|website|app|plans?|reports?|materials)\b/,
        level: "Medium",
        does: "Nothing says how {we} tests, accepts or rejects what is delivered.",
        why: "Payment falls due whether or not the work is any good.",
        ask: "Ask for acceptance tests, a time for correction and refusal of payment until passed.",
        wording:
          "The Customer may test each Deliverable for 20 business days and reject it if it does not conform to its specification. The Supplier must correct and resubmit it within 10 business days, and no fee for it is payable before acceptance.",
      },
      kinds: ["deemed-acceptance"],
      proof: {
        answered:
          "5.2 A Deliverable is deemed accepted unless the Customer rejects it in writing within 5 business days.",
        not: "5.2 A Deliverable is accepted only once the Customer confirms in writing that it conforms.",
      },
    },
    {
      id: "services/key-people",
      topic: "subcontracting-people",
      title: "No named people",
      question: "Who will do the work, and may they be replaced?",
      roles: customer,
      about: {
        says: /\b(?:key|nominated|named|specified|lead|senior) (?:personnel|people|persons?|staff|consultants?|analysts?|individuals?|employees?)\b|\b(?:replac|substitut|chang|remov|reassign)\w*\b.{0,60}\b(?:personnel|staff|consultants?|individuals?|team members?)\b|\b(?:personnel|staff|individuals?)\b.{0,60}\b(?:replac|substitut|chang|remov|reassign)\w*\b|\bpersonally\b/,
        heading: /personnel|key (?:people|staff)/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,80}\b(?:replace|substitute|change|remove|reassign)\b.{0,60}\b(?:personnel|staff|consultants?|individuals?|employees?|team)\b(?!.{0,120}\b(?:consent|approval|agree))|\bthey (?:may|must)(?! not\b) (?:determine|decide|select|choose|assign|allocate|reassign)\b.{0,60}\b(?:personnel|staff|consultants?|employees|people|individuals|team)\b|\bit may (?:substitute|replace|change|reassign)\b.{0,40}\b(?:staff|personnel|consultants?|people|individuals)\b|\bthey may(?! not\b).{0,40}\b(?:substitute|replace|change|reassign|rotate)\b.{0,40}\b(?:staff|personnel|consultants?|people|individuals)\b(?!.{0,80}\b(?:consent|approval)\b)|\b(?:staffing|allocation|substitution)\b.{0,80}\b(?:at|in|within) their (?:\w+ )?discretion\b/,
          ],
          title: "People may be changed without consent",
          level: "Medium",
          does: "{They} may change the people who do the work without asking {we}.",
          why: "{We} is paying for the skill of those it chose.",
          ask: "Ask for named key people, replaced only with consent by somebody equally skilled.",
          wording:
            "The Supplier must provide the Services through the Key Personnel. It may replace them only with the Customer's written consent, by persons of equal skill, and without charge for handover.",
          replaces: true,
        },
      ],
      absent: {
        of: theyPerform,
        unless:
          /\bthey\b.{0,40}\b(?:sole trader|individual)\b|\bconsultant, (?:an individual|of \d)/,
        level: "Low",
        does: "Nobody is named to do the work, and nothing lets {we} refuse a replacement.",
        why: "In advice and skilled work the person is much of what is bought.",
        ask: "Ask for named key people and a right to approve and to remove.",
        wording:
          "The Supplier must provide the Services through the Key Personnel. It may replace them only with the Customer's written consent, by persons of equal skill, and must replace anyone whom the Customer reasonably asks it to remove.",
      },
      proof: {
        answered: "3.3 The Supplier may replace its personnel at any time.",
        not: "3.3 The Supplier must not replace the Key Personnel without the Customer's consent.",
      },
    },
    {
      id: "services/subcontracting",
      topic: "subcontracting-people",
      title: "No limit on subcontracting",
      question: "May they hand the work to others?",
      roles: customer,
      about: {
        says: /\bsub-?contract\w*|\bdelegat\w+|\bthird party (?:contractors?|providers?)\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b)(?:(?!\bonly\b).){0,100}\b(?:sub-?contract|delegate|engage (?:sub-?contractors|third part))\b(?!.{0,160}\b(?:prior|written|our|with|without) (?:written )?(?:consent|approval))|\bthey may (?:engage|appoint|use|retain|employ)\b.{0,20}\b(?:agents?|sub-?contractors?|independent contractors?|third parties|others)\b.{0,80}\b(?:perform|provide|carry out|render|obligations|services|work)\b(?!.{0,80}\b(?:consent|approval)\b)|\bnothing\b.{0,40}\b(?:prevents?|restricts?|prohibits?) they from\b.{0,20}\b(?:delegat|sub-?contract|outsourc)\w*|\bperformed by they or by such sub-?contractors\b/,
          ],
          title: "Work may be subcontracted freely",
          level: "Medium",
          does: "{They} may hand the work to anybody without {we}'s consent.",
          why: "{We}'s information and work may reach strangers who owe it nothing.",
          ask: "Ask for consent to each subcontractor, and full responsibility for what they do.",
          wording:
            "The Supplier must not subcontract any of the Services without the Customer's written consent, and is liable for each subcontractor's acts and omissions as if they were its own.",
          replaces: true,
        },
        {
          when: [
            /\b(?:they may not|they must obtain|without our)\b.{0,120}\b(?:sub-?contract|delegate|consent|approval)\b/,
          ],
          fine: true,
        },
      ],
      absent: {
        of: theyPerform,
        level: "Medium",
        does: "Nothing stops {they} from handing the work to somebody else.",
        why: "{We}'s information and work may reach strangers who owe it nothing.",
        ask: "Ask that there is no subcontracting without consent, and that {they} answers for all helpers.",
        wording:
          "The Supplier must not subcontract any of the Services without the Customer's written consent, and is liable for each subcontractor's acts and omissions as if they were its own.",
      },
      kinds: ["subcontracting"],
      proof: {
        answered: "3.4 The Supplier may subcontract the whole or any part of the Services.",
        not: "3.4 The Supplier must not subcontract any of the Services without the Customer's consent.",
      },
    },
    {
      id: "services/ownership",
      topic: "ip-ownership",
      title: "No word on who owns what is made",
      question: "Who owns what is made for us?",
      roles: customer,
      about: {
        says: /\b(?:intellectual property|copyright|\bip\b|title|own(?:s|ed|ership)?|property of)\b/,
        heading: /intellectual property|ownership|copyright/,
      },
      answers: [
        {
          when: [
            /\b(?:deliverables?|work product|materials? (?:created|developed|produced|prepared)|results|reports?|contract material|developed ip|foreground|project (?:ip|materials?|intellectual property)|new (?:ip|intellectual property)|developments?)\b(?:(?!\b(?:pre-?existing|background|incorporat\w+|in which|other than|except)\b)[^;]){0,100}\b(?:vests? (?:exclusively )?in|(?:is|are|be|remains?) (?:the )?(?:sole |and |exclusive )*(?:property of|owned (?:solely |exclusively )?by)|belongs? to|(?:is|are) retained by|remains? vested in) they\b/,
          ],
          title: "Supplier owns what it makes",
          level: "High",
          does: "What {they} makes for {we} belongs to {they}.",
          why: "{We} pays for work that it may not be free to change, reuse or take to another provider.",
          ask: "Ask for ownership on creation, or at least a perpetual licence to use, change and pass on.",
          wording:
            "All intellectual property in the Deliverables vests in the Customer on creation, and the Supplier assigns it to the Customer. The Supplier grants the Customer a perpetual, irrevocable, royalty-free licence to use and adapt any of the Supplier's existing material in them.",
          replaces: true,
        },
        {
          when: [
            /\bthey (?:retains?|owns?|keeps?|reserves?|must (?:retain|own))\b.{0,80}\b(?:intellectual property|copyright|\bip\b|title|ownership)\b.{0,120}\b(?:deliverables?|work product|results|reports?|designs?|all (?:works?|materials?)|created|developed|produced|arising)\b/,
          ],
          title: "Supplier keeps rights in what it makes",
          level: "High",
          does: "{They} keeps the rights in what it makes for {we}.",
          why: "{We} pays for work that it may not be free to change, reuse or take to another provider.",
          ask: "Ask for ownership on creation, or at least a perpetual licence to use, change and pass on.",
          wording:
            "All intellectual property in the Deliverables vests in the Customer on creation, and the Supplier assigns it to the Customer. The Supplier grants the Customer a perpetual, irrevocable, royalty-free licence to use and adapt any of the Supplier's existing material in them.",
          replaces: true,
        },
      ],
      absent: {
        of: /\bthey (?:must|agrees? to)\b.{0,80}\b(?:develop|design|create|write|produce|prepare|draft|build)\b|\b(?:deliverables?|work product|reports)\b/,
        level: "High",
        does: "Nothing says who owns what {they} makes.",
        why: "Without a written transfer the maker keeps copyright, and {we} has a narrow implied licence.",
        ask: "Ask for an assignment on creation and a licence of anything older that is built in.",
        wording:
          "All intellectual property in the Deliverables vests in the Customer on creation, and the Supplier assigns it to the Customer. The Supplier grants the Customer a perpetual, irrevocable, royalty-free licence to use and adapt any of the Supplier's existing material in them.",
      },
      kinds: ["ip-assignment"],
      proof: {
        answered: "6.1 All intellectual property in the Deliverables is owned by the Supplier.",
        not: "6.1 All intellectual property in the Deliverables vests in the Customer on creation.",
      },
    },
    {
      id: "services/title-on-payment",
      topic: "ip-ownership",
      title: "Ownership waits for payment",
      question: "When does ownership pass to us?",
      roles: customer,
      about: { says: /\b(?:own|vest|assign|transfer|pass)\w*\b.{0,160}\b(?:payment|paid)\b/ },
      answers: [
        {
          when: [
            /\b(?:we (?:owns?|must own)|vests? in we|passes? to we|assigns?\b.{0,60}\bto we|transfers?\b.{0,60}\bto we|becomes? (?:our property|the property of we))\b.{0,160}\b(?:once|when|upon|on|after|subject to|only)\b.{0,60}\b(?:payment|paid)\b|\b(?:subject to|upon|on|once|after|conditional on)\b.{0,60}\b(?:payment|paid)\b.{0,160}\b(?:vests? in we|passes? to we|assigns?\b.{0,60}\bto we|we owns?|transfers?\b.{0,40}\bto we)\b|\b(?:title|ownership|property|rights?)\b.{0,80}\b(?:may not|does not|do not) (?:pass|transfer|vest)\b.{0,40}\buntil\b.{0,80}\b(?:paid|payment)\b|\bsubject to\b.{0,60}\b(?:paid|payment)\b.{0,80}\b(?:ownership|title|rights?)\b.{0,60}\b(?:transfers?|pass(?:es)?|vests?)\b|\bthey (?:remains?|retains?|keeps?)\b.{0,60}\buntil\b.{0,60}\b(?:paid|payment)\b/,
          ],
          level: "Medium",
          does: "{We} owns the work only once everything has been paid for.",
          why: "A dispute over one invoice leaves {we} using work that it does not own.",
          ask: "Ask for ownership on creation, or a licence to use meanwhile and no link to disputed sums.",
          wording:
            "Intellectual property in each Deliverable vests in the Customer on creation, whether or not an amount is in dispute.",
          replaces: true,
        },
      ],
      kinds: ["ip-assignment"],
      proof: {
        answered:
          "6.2 Copyright in the reports vests in the Customer upon payment in full of all invoices.",
        not: "6.2 Copyright in the reports vests in the Customer when they are created.",
      },
    },
    {
      id: "services/background",
      topic: "licence",
      title: "No right to the supplier’s built-in material",
      question: "May we go on using their tools and material that are built into the work?",
      roles: customer,
      about: {
        says: /\b(?:background|pre-?existing|existing|prior|their (?:own )?(?:tools|scripts|templates|know-how|methodolog\w+|materials?|software|ip|intellectual property))\b.{0,200}\b(?:licen[cs]e\w*|right|grant\w*|use|run|copy)\b|\b(?:licen[cs]e\w*|grants?)\b.{0,200}\b(?:background|pre-?existing|existing|their (?:ip|intellectual property|materials?|tools))\b|\blicen[cs]e\b/,
      },
      answers: [
        {
          when: [
            /\b(?:licen[cs]e|right)\b.{0,80}\bto (?:use|run)\b.{0,120}\b(?:background|pre-?existing|their (?:tools|scripts|material|software|ip|intellectual property))\b.{0,160}\b(?:during the term|for the term|while this|until|so long as|only for the duration)\b|\b(?:during|for) the term\b.{0,120}\bthey (?:grants?|licen[cs]es?)\b.{0,160}\b(?:background|pre-?existing|their (?:tools|ip|intellectual property|materials?))\b|\b(?:termination|expiry|the end)\b.{0,40}\bwe must\b.{0,20}\b(?:cease|stop)\b.{0,20}\bus(?:e|ing)\b.{0,60}\b(?:pre-?existing|background|their (?:tools|materials?|software))\b|\bour (?:licen[cs]e|right) to use\b.{0,80}\b(?:tools|background|pre-?existing|materials?|ip)\b.{0,60}\b(?:terminates|ends|ceases|expires)\b|\b(?:during|for) the term\b.{0,30}\bwe may use\b.{0,60}\b(?:pre-?existing|background|tools)\b/,
          ],
          title: "Right to built-in material ends",
          level: "Medium",
          does: "{We}'s right to {they}'s material inside the work ends with the contract.",
          why: "What {we} paid for may not run or be lawful to use afterwards.",
          ask: "Ask for a perpetual licence to use, change and sublicense to other providers.",
          wording:
            "The Supplier grants the Customer a perpetual, irrevocable, royalty-free, transferable licence to use, adapt and sublicense any material of the Supplier incorporated in a Deliverable.",
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:background|pre-?existing|their existing) (?:ip|intellectual property|materials?|works?)\b.{0,120}\b(?:they|their)\b|\bthey (?:retains?|keeps?|owns?)\b.{0,60}\b(?:tools|know-how|methodolog\w+|templates|scripts|background|pre-?existing)\b/,
        level: "Medium",
        does: "{They} keeps its own material and gives {we} no right to use what is built in.",
        why: "{We} may own a result that it cannot lawfully run, change or have maintained.",
        ask: "Ask for a perpetual licence to use, change and sublicense it with the work.",
        wording:
          "The Supplier grants the Customer a perpetual, irrevocable, royalty-free, transferable licence to use, adapt and sublicense any material of the Supplier incorporated in a Deliverable.",
      },
      kinds: ["licence-scope"],
      proof: {
        answered:
          "6.3 For the term the Supplier grants the Customer a licence to use its pre-existing intellectual property in the Deliverables.",
        not: "6.3 The Supplier grants the Customer a perpetual licence to use its pre-existing intellectual property in the Deliverables.",
      },
    },
    {
      id: "services/hand-over",
      topic: "after-end",
      title: "No handover at the end",
      question: "What do they hand over, and how do they help us move on, when it ends?",
      roles: customer,
      about: {
        says: /\b(?:hand(?:s|ed|ing)?[- ]?over|handover|transition\w*|disengagement|deliver(?:s|y)? up|return(?:s|ed)?\b.{0,60}\b(?:materials?|documents?|property|records|information|data)|transfer\w* (?:of )?(?:knowledge|records|files|data)|next (?:provider|supplier)|successor|replacement (?:provider|supplier)|incoming)\b/,
        heading:
          /transition|disengagement|handover|(?:effect|consequences?) of (?:termination|ending|expiry)/,
      },
      answers: [
        {
          when: [
            /^(?!.*\b(?:no|without|free of) charge\b).*?(?:\bthey (?:must|may)\b.{0,160}\b(?:transition|disengagement|hand-?over|assist\w*|help)\b.{0,200}\b(?:at (?:its|their|the) (?:then[- ]current|current|standard|usual|prevailing)\b.{0,20}\brates|time and materials|additional (?:fee|charge|cost)|at our (?:cost|expense)|at the rates)\b|\b(?:moving|transition\w*|migrat\w+|hand-?over|disengagement|replacement provider|new provider|exit assistance)\b.{0,120}\bat (?:their|its) (?:\w+[- ]){0,4}rates?\b|\bpayment of (?:their|its) (?:\w+ ){0,3}rates?\b.{0,60}\b(?:disengagement|transition|migration|hand-?over)\b|\b(?:hand-?over|transition|disengagement|migration)\b.{0,60}\b(?:chargeable|charged|payable)\b.{0,60}\brates\b)/,
          ],
          title: "Help at the end is charged",
          level: "Medium",
          does: "Help with moving to another provider is charged at {they}'s rates.",
          why: "{We} pays to leave even where {they} ended it or is in breach.",
          ask: "Ask for free help where {they} ends it or is in breach, and fixed rates otherwise.",
          wording:
            "For up to three months after the agreement ends the Supplier must give all reasonable help in moving the Services to the Customer or another provider, at no charge if the Supplier ended it or was in breach and otherwise at the rates in the schedule.",
          replaces: true,
        },
        {
          when: [
            /\bthey must\b.{0,160}\b(?:hand|deliver|return|transfer|assist|help|cooperate)\w*\b/,
          ],
          fine: true,
        },
      ],
      absent: {
        of: theyPerform,
        level: "Medium",
        does: "Nothing makes {they} hand over records and files, or help the next provider.",
        why: "{We} may be left without what it needs to carry on, and held to ransom at the end.",
        ask: "Ask for delivery of all records in a usable format and three months' transition help.",
        wording:
          "When the agreement ends the Supplier must deliver to the Customer all records, data, work in progress and property of the Customer in a usable format, and for up to three months give reasonable help in moving the Services to another provider.",
      },
      kinds: ["post-termination"],
      proof: {
        answered:
          "10.4 The Supplier must provide transition assistance on request at its then current rates.",
        not: "10.4 When this agreement ends the Supplier must hand over all records and data of the Customer.",
      },
    },
    {
      id: "services/expenses",
      topic: "price",
      title: "Expenses are charged without a limit",
      question: "Which expenses do we pay on top of the fee?",
      roles: customer,
      about: {
        says: /\b(?:expenses?|disbursements?|travel\w*|accommodation|out[- ]of[- ]pocket)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:expenses?|disbursements?|travel\w*|out[- ]of[- ]pocket)\b(?:(?!\b(?:approv|agree[ds]? in (?:writing|advance)|consent|budget|not exceed|up to|maximum|cap|included in the)).){0,200}\b(?:at cost|charged|reimburse\w*|payable|paid by we|invoice\w*|in addition|plus \d+%|recover\w*)\b(?!.{0,200}\b(?:approv|consent|agreed? in (?:writing|advance)|not exceed|up to|maximum|pre-?approved))|\bwe must (?:reimburse|pay)\b.{0,12}\bthey\b.{0,40}\b(?:all|any|its|their)\b.{0,80}\b(?:expenses?|disbursements?|out-of-pocket)\b|\b(?:expenses?|disbursements?)\b.{0,80}\b(?:billed|invoiced|charged|passed on) to we\b/,
          ],
          lacks: [
            /\b(?:expenses?|disbursements?|travel)\b.{0,200}\b(?:approv\w+|consent|authoris\w+|agreed? in (?:writing|advance)|not exceed|maximum)\b|\b(?:approved|agreed|authori[sz]ed|pre-?approved) (?:\w+ ){0,2}(?:expenses?|disbursements?|travel)\b|\b(?:we may not|they must|they is responsible|inclusive)\b.{0,60}\bexpenses\b/,
          ],
          level: "Medium",
          does: "Expenses come on top of the fee, with no limit and no approval by {we}.",
          why: "The quoted fee is not the full price, and {we} cannot budget for the rest.",
          ask: "Ask for written approval beforehand, receipts, no margin and a cap.",
          wording:
            "The Customer must reimburse only reasonable expenses that it approved in writing before they were incurred, at cost and on production of receipts.",
          replaces: true,
        },
      ],
      kinds: ["work-at-cost"],
      proof: {
        answered: "8.3 Travel expenses are charged to the Customer at cost in addition to the fee.",
        not: "8.3 The Customer must reimburse expenses that it approved in writing beforehand.",
      },
    },
    {
      id: "services/estimate",
      topic: "price",
      title: "Price is only an estimate",
      question: "Is there a ceiling on what we pay?",
      roles: customer,
      about: {
        says: /\b(?:estimat\w+|time and materials|hourly rates?|daily rates?|time[- ]based|time spent|per hour|an hour)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:estimates?|quot(?:e|ation)s?)\b.{0,100}\b(?:not binding|not (?:a )?(?:fixed|quote|cap|ceiling|guarantee\w*)|may (?:be exceeded|vary|change|increase)|guide only|indicative)\b|\b(?:charg\w+|invoic\w+|bill\w+|pay\w*|fees?|compensat\w+|calculated)\b.{0,80}\b(?:time and materials|hourly rates?|daily rates?|per hour|an hour|time[- ]based)\b|\b(?:fee|price|quot\w+|cost)\b.{0,40}\b(?:is|are) (?:an )?estimates? only\b|\bfinal (?:cost|price|fee)\b.{0,20}\bmay (?:be higher|exceed|vary)\b|\bfees?\b.{0,60}\bhours (?:worked|spent)\b.{0,40}\brates?\b/,
          ],
          lacks: [
            wePerform,
            /\b(?:not exceed|may not exceed|fixed (?:fee|price)|cap(?:ped)?|maximum (?:fee|amount|price|of)|limited to|ceiling|up to a maximum|total (?:fee|price|amount)|budget)\b/,
          ],
          level: "Medium",
          does: "{We} pays for time spent or against an estimate, with no ceiling.",
          why: "The risk of slow or badly planned work falls on {we}.",
          ask: "Ask for a fixed price or a cap, with warning at 80% and no charge beyond without approval.",
          wording:
            "The fees must not exceed the estimate without the Customer's prior written approval. The Supplier must warn the Customer when 80% of the estimate has been used.",
        },
      ],
      kinds: ["estimate-not-binding", "work-at-cost"],
      proof: {
        answered:
          "8.1 The Supplier's estimates are not binding and the Services are charged per hour.",
        not: "8.1 The total fee must not exceed $40,000 without the Customer's approval.",
      },
    },
    {
      id: "services/no-refund",
      topic: "payment",
      title: "Fees paid in advance are kept",
      question: "Do we get back what was paid for work not done?",
      roles: customer,
      about: {
        says: /\b(?:refund\w*|deposit|retainer|prepa(?:y|id)\w*|in advance|up ?front|non-?refundable)\b/,
      },
      answers: [
        {
          when: [
            /\bnon-?refundable\b|\b(?:fees?|deposit|retainer|amounts?|payments?)\b.{0,120}\b(?:not|no|never|nor)\b.{0,20}\b(?:be )?refund\w*|\bno refunds?\b|\bthey may\b.{0,60}\b(?:retain|keep|forfeit)\b.{0,60}\b(?:deposit|retainer|fees? paid|prepaid|prepayments?)\b|\bwe is not entitled to\b.{0,20}\brefund|\b(?:deposits?|prepayments?|retainers?|prepaid fees?)\b.{0,80}\bmay not be (?:refunded|repaid)\b|\bthey may not give\b.{0,40}\brefund|\b(?:deposits?|prepayments?)\b.{0,60}\bmay not be (?:returned|repaid|refunded)\b/,
          ],
          lacks: [/\bthey must\b.{0,60}\brefund\b/],
          level: "Medium",
          does: "What {we} pays in advance is never given back, even for work not done.",
          why: "{We} pays for nothing if {they} fails or the work stops early.",
          ask: "Ask for a refund of whatever has not been earned when it ends.",
          wording:
            "When the agreement ends for any reason the Supplier must within 10 business days refund all fees paid for Services not yet performed.",
          replaces: true,
        },
      ],
      kinds: ["no-refund", "deposit-forfeiture"],
      proof: {
        answered: "8.4 The deposit is non-refundable.",
        not: "8.4 The Supplier must refund fees paid in advance for Services not performed.",
      },
    },
    {
      id: "services/cancellation",
      topic: "exit-cost",
      title: "Cancelling or postponing costs a fee",
      question: "What do we pay if we cancel or postpone?",
      roles: customer,
      about: {
        says: /\b(?:cancel\w*|postpon\w+|reschedul\w+|early termination)\b.{0,160}\b(?:fees?|charges?|pay|liable|%)\b/,
        heading: /cancellation|early termination/,
      },
      answers: [
        {
          when: [
            /\b(?:if|where|should|when) we\b.{0,60}\b(?:cancel|postpone|reschedule|end|terminate)s?\b.{0,120}\bwe (?:must (?:still )?(?:pay|be liable)|is liable|remains? liable)\b.{0,80}\b(?:(?<share>\d{1,3} ?(?:%|per ?cent)) of|cancellation (?:fee|charge)|termination (?:fee|charge|payment)|remaining|remainder|balance of|unexpired|full fees?)\b|\b(?:cancellation|early termination) (?:fee|charge)s?\b.{0,80}\b(?:payable by we|we must pay|appl(?:y|ies) if we)\b|\b(?:we (?:terminates?|cancels?|ends?)|(?:cancellation|termination) by we)\b.{0,160}\b(?:early termination fee|cancellation fee)\b|\b(?:cancellation|termination) by we\b.{0,100}?(?<share>\d{1,3} ?(?:%|per ?cent)) of (?:the|its|that) (?:\w+ )?(?:fees?|price|charges?)\b|\bwe (?:postpones?|reschedules?)\b.{0,60}\b(?:fee|charge)\b/,
          ],
          level: "High",
          does: "If {we} cancels or leaves early it still pays {share|a fee} for work not done.",
          why: "The sum bears no relation to what {they} loses.",
          ask: "Ask to pay only for work done and costs that cannot be avoided.",
          wording:
            "If the Customer cancels or ends the Services it must pay only for Services performed up to then and the Supplier's reasonable third-party costs that cannot be avoided.",
          replaces: true,
        },
      ],
      kinds: ["cancellation-charge", "early-termination-fee"],
      proof: {
        answered:
          "9.2 If the Customer cancels within 14 days of the start, it must pay 50% of the fee as a cancellation fee.",
        not: "9.2 The Customer may cancel at any time and pays for work done up to then.",
      },
    },
    {
      id: "services/dates-estimated",
      topic: "delay",
      title: "Dates do not bind the supplier",
      question: "Must they finish by a date?",
      roles: customer,
      about: {
        says: /\b(?:dates?|time|times|timetable|timeline|timeframes?|deadlines?|milestones?|program(?:me)?|schedule)\b.{0,120}\b(?:estimat\w+|essence|complet\w+|deliver\w*|perform\w*|meet|finish|indicative|approximate)\b/,
        heading: /time|delay|timetable/,
      },
      answers: [
        {
          when: [
            /\b(?:dates?|times?|timetables?|timelines?|timeframes?|deadlines?|milestones?)\b.{0,80}\b(?:estimates? only|are (?:only )?(?:estimates|indicative|approximate|targets|a guide)|is (?:an estimate|indicative|approximate)|not (?:be )?of the essence|not binding|not guaranteed)\b|\b(?:they is not liable|they does not accept)\b.{0,80}\b(?:delays?|late (?:delivery|performance|completion))\b|\breasonable (?:endeavours|efforts)\b.{0,30}\b(?:meet|keep)\b.{0,40}\b(?:timetable|dates?|schedule|timeframes?|milestones?|deadlines?)\b|\bis not liable\b.{0,30}\bdelays? in (?:completing|performing|providing|delivering)\b(?!.{0,100}\b(?:caused|result\w*|due to|because|beyond|force majeure|to the extent)\b)|\b(?:schedule|timetable|timeframes?|dates)\b.{0,60}\b(?:do|does) not bind they\b/,
          ],
          level: "Medium",
          does: "The dates are estimates: {they} is not bound to finish by any of them.",
          why: "Delay gives {we} neither money nor a way out.",
          ask: "Ask for firm milestones, weekly credits for delay and termination after 30 days.",
          wording:
            "The Supplier must meet each Milestone date. If it is more than 30 days late for a reason other than the Customer's default, the Customer may terminate and recover fees paid for work not accepted.",
        },
      ],
      kinds: ["delivery-estimate"],
      proof: {
        answered: "3.5 All dates for delivery are estimates only and time is not of the essence.",
        not: "3.5 The Supplier must complete each milestone by its date, and time is of the essence.",
      },
    },
    {
      id: "services/dependencies",
      topic: "delay",
      title: "Customer’s delay may cost more",
      question: "What if we are late with what they need?",
      roles: customer,
      about: {
        says: /\b(?:our|we)\b.{0,60}\b(?:delays?|failure|fails?|late|assumptions?|dependenc\w+|access|inputs?|instructions|information)\b.{0,160}\b(?:they|extension|fees?|charges?|rates)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:if|where|to the extent|due to|caused by|as a result of|any)\b.{0,30}\b(?:we (?:fails?|delays?|does not|do not|is late)|our (?:delays?|failure|default))\b.{0,200}\bthey (?:may|is entitled)\b.{0,80}\b(?:charge|additional|increase|extra|adjust\w*|rates|fees?)\b|\bthey (?:may|is entitled to)\b.{0,40}\bextension\b.{0,80}\bcosts?\b.{0,80}\bwe\b|\bdelays? (?:caused )?by we\b.{0,60}\b(?:additional|extra|further) (?:fees?|charges?|costs?)\b|\bwe is late\b.{0,160}\b(?:charged|charges?|standby)\b/,
          ],
          level: "Low",
          does: "If {we} is late with access or information, {they} may charge more.",
          why: "{We} may not know what it must provide and by when.",
          ask: "Ask for a list of what {we} must provide, prompt written warning, and only proven unavoidable cost.",
          wording:
            "The Supplier may claim extra time or its reasonable unavoidable cost for the Customer's delay only if it warned the Customer in writing within five business days after the delay began.",
        },
      ],
      proof: {
        answered:
          "3.6 If the Customer fails to give access on time the Supplier may charge additional fees at its rates.",
        not: "3.6 The Supplier must plan the Services so that they do not depend on the Customer's staff.",
      },
    },
    {
      id: "services/staff",
      topic: "restraint",
      title: "Hiring bar binds one side only",
      question: "May we hire their people?",
      about: {
        says: /\b(?:solicit\w*|entice|poach\w*|hire|employ|engage|recruit)\b.{0,160}\b(?:employees?|staff|personnel|contractors?|consultants?|analysts?|people)\b/,
        heading: /solicit|our people|recruitment/,
      },
      answers: [
        {
          when: [
            /\b(?:if|where|should|when) we\b.{0,80}\b(?:hires?|employs?|engages?|solicits?|recruits?)\b.{0,160}\b(?:employees?|staff|personnel|consultants?)\b.{0,160}\bwe must pay\b.{0,80}?(?<sum>\d{1,3} ?(?:%|per ?cent)|\$[\d,]+|\d{1,2} months)/,
          ],
          title: "Hiring the supplier’s people costs {sum}",
          level: "Medium",
          does: "If {we} hires one of {they}'s people it must pay a fixed fee ({sum}).",
          why: "The fee falls due even if the person answered a public advertisement.",
          ask: "Ask for no fee after a public advertisement, six months at most, and the same for both sides.",
          wording:
            "Neither party may, during the term and for six months after it, solicit the other's personnel who worked on the Services, except by an advertisement to the public.",
          replaces: true,
        },
        {
          when: [
            /\bwe may not\b.{0,160}\b(?:solicit|entice|poach|hire|employ|engage|recruit|offer employment)\b.{0,120}\b(?:they|their|employees?|staff|personnel|analysts?)\b/,
          ],
          lacks: [
            /\bthey may not\b.{0,160}\b(?:solicit|entice|poach|hire|employ|recruit)\b|\bthey make the same promise\b|\beverybody may not\b.{0,120}\b(?:solicit|entice|hire|employ)\b|\badvertise/,
          ],
          level: "Low",
          does: "{We} may not hire {they}'s people; {they} gives no such promise about {we}'s.",
          why: "Only one side's team is protected.",
          ask: "Ask that it binds both, leaves out public advertisements and ends after six months.",
          wording:
            "Neither party may, during the term and for six months after it, solicit the other's personnel who worked on the Services, except by an advertisement to the public.",
          replaces: true,
        },
      ],
      kinds: ["non-solicitation"],
      proof: {
        answered:
          "11.1 The Customer must not solicit or employ any of the Supplier's staff for 12 months after the end.",
        not: "11.1 Neither party may solicit the other's staff for six months after the end, except by a public advertisement.",
      },
    },
    {
      id: "services/conflict",
      topic: "exclusivity",
      title: "No rules on conflicts of interest",
      question: "May they work for our rivals at the same time?",
      roles: customer,
      about: {
        says: /\bconflicts?\b.{0,60}\b(?:interest|duty|duties)\b|\bconflict of\b|\bcompetitors?\b|\bcompet(?:e|ing|itive)\b|\bexclusiv\w+|\bother (?:clients|customers|engagements)\b/,
        heading: /conflict|exclusiv/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,80}\b(?:provide|perform|act|work|advise|supply|accept)\w*\b.{0,80}\b(?:competitors?|competing|any other (?:person|client|customer)|others|third part\w+)\b|\bnothing\b.{0,40}\b(?:restricts?|prevents?|prohibits?|precludes?) they from (?:acting|providing|working|performing|carrying)\b|\bthey (?:works?|acts?) for other\b|\bthey is not (?:prevented|restricted|prohibited)\b.{0,40}\bfrom (?:acting|carrying|providing|working|dealing)\b/,
          ],
          title: "Supplier may work for competitors",
          level: "Low",
          does: "{They} may work for anybody else, {we}'s competitors included.",
          why: "What it learns from {we} may help a rival.",
          ask: "Ask for disclosure of conflicts and no work for named competitors during the term.",
          wording:
            "The Supplier must not, during the term, have a conflict of interest in performing the Services. It must disclose any that arises at once and take the steps that the Customer reasonably requires.",
        },
      ],
      absent: {
        of: /\b(?:consultan\w+|advis\w+|advice|broker\w*)\b/,
        unless: /\b(?:cleaning|maintenance|transport|hosting)\b/,
        level: "Low",
        does: "Nothing makes {they} disclose or avoid conflicts of interest.",
        why: "An adviser may serve a rival or take commissions without {we} knowing.",
        ask: "Ask for disclosure of conflicts and of any benefit from others.",
        wording:
          "The Supplier must not, during the term, have a conflict of interest in performing the Services. It must disclose any that arises at once and take the steps that the Customer reasonably requires.",
      },
      kinds: ["no-exclusivity"],
      proof: {
        answered:
          "3.7 The Supplier may provide services to any other person, including competitors.",
        not: "3.7 The Supplier must avoid every conflict of interest and disclose any that arises.",
      },
    },
    {
      id: "services/reliance",
      topic: "quality-warranty",
      title: "Only the customer may rely on it",
      question: "Who may rely on their reports and advice?",
      roles: customer,
      about: { says: /\b(?:rely|relies|reliance|relied)\b/ },
      answers: [
        {
          when: [
            /\b(?:reports?|advice|deliverables?|services?|work product|opinions?)\b.{0,160}\b(?:no other person|no third party|nobody else|no one else|third parties may not|solely for (?:our|the) (?:internal )?(?:use|benefit|purposes?)|may not be (?:relied|disclosed|provided|shown|given))\b|\b(?:no (?:person|one|party)|nobody) other than we\b.{0,40}\brely\b/,
          ],
          level: "Low",
          does: "{They}'s work is for {we} alone: lenders, buyers and group companies may not rely on it.",
          why: "{We} may need to show it to a financier, insurer or regulator.",
          ask: "Ask that related bodies, financiers and regulators may see it, and named ones rely on it.",
          wording:
            "The Customer may disclose the Deliverables to its related bodies corporate, financiers, insurers, advisers and regulators, and its related bodies corporate may rely on them.",
        },
        {
          when: [
            /\bwe (?:acknowledges?|agrees?|confirms?)\b.{0,120}\b(?:not rel(?:y|ied)|no reliance|(?:does|do|did|has|have) not rel\w+)\b.{0,120}\b(?:they|advice|reports?|services|representations?|statements?)\b/,
          ],
          title: "Supplier’s statements may not be relied on",
          level: "Medium",
          does: "{We} says that it has not relied on what {they} told it.",
          why: "What was promised in the pitch may be why {they} was chosen.",
          ask: "Ask to leave this out, or to attach the proposal as part of the contract.",
          wording:
            "The Supplier's proposal forms part of this agreement, and the Supplier warrants that the statements in it are true and complete.",
        },
      ],
      proof: {
        answered:
          "7.4 The reports are solely for the Customer's internal use and no other person may rely on them.",
        not: "7.4 The Customer and its related bodies corporate and financiers may rely on the reports.",
      },
    },
    {
      id: "services/customer-duties",
      topic: "conduct-and-access",
      title: "Customer warrants all that it provides",
      question: "Who answers if information that we give is wrong?",
      roles: customer,
      about: {
        says: /\b(?:accura\w+|complete(?:ness)?|correct(?:ness)?)\b.{0,160}\b(?:information|data|instructions|materials?|documents)\b|\b(?:information|data|materials?|instructions|content)\b.{0,160}\b(?:accura\w+|complete(?:ness)?)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:warrants?|represents?|guarantees?|indemnif\w+|is (?:solely )?(?:liable|responsible)|are (?:solely )?responsible)\b.{0,120}\b(?:accura\w+|complete\w*|correct\w*)\b.{0,160}\b(?:information|data|instructions|materials?|content|documents)\b|\bwe (?:warrants?|represents?|guarantees?)\b.{0,80}\b(?:information|data|materials?|content|documents)\b.{0,120}\b(?:accurate|complete|correct)\b|\bthey may rely on\b.{0,40}\b(?:information|data|materials?|documents|instructions)\b.{0,80}\b(?:without|accura\w+)\b|\bwe (?:is|are|must be) (?:\w+ )?responsible for (?:its|the) accuracy\b/,
          ],
          level: "Low",
          does: "{We} warrants that everything it gives {they} is accurate and complete.",
          why: "An innocent mistake becomes a breach, and excuses work that a careful adviser would have checked.",
          ask: "Ask for reasonable care only, and a duty on {they} to point out what looks wrong.",
          wording:
            "The Customer must take reasonable care that information which it provides is accurate. The Supplier must tell the Customer promptly of anything that appears wrong or incomplete.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "4.2 The Customer warrants that all information which it supplies is accurate and complete.",
        not: "4.2 The Supplier must check the accuracy of information before it relies on it.",
      },
    },
    {
      id: "services/tail-commission",
      topic: "payment",
      title: "Fee on deals after the engagement",
      question: "Do we owe a success fee or commission after the end?",
      roles: customer,
      about: {
        says: /\b(?:success fee|commission|introduc\w+ fee|finder'?s fee|placement fee|completion fee)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:success fee|commission|introduc\w+ fee|finder'?s fee|placement fee|completion fee)\b.{0,240}\bwithin (?<tail>\d{1,2} (?:months?|years?))\b.{0,60}\b(?:after|of|following)\b.{0,60}\b(?:terminat\w+|expir\w+|ends?|ending|introduction)\b|\b(?:success fee|commission|(?:placement|introduction|transaction) fee)\b.{0,200}\b(?:in|within|during) (?:the )?(?<tail>\d{1,2} (?:months?|years?)) (?:after|following)\b/,
            /\bwe\b.{0,60}\b(?:must pay|pays?|is liable|agrees? to pay)\b|\bthey is entitled to\b.{0,40}\b(?:fee|commission)\b|\b(?:success fee|commission|placement fee)\b.{0,30}\b(?:is|must be|becomes) (?:payable|paid|due)\b/,
          ],
          level: "Medium",
          does: "{We} owes the success fee on deals up to {tail} after the engagement ends.",
          why: "It may pay twice, or for a deal that {they} had no hand in.",
          ask: "Ask for a list of introductions at the end, six months, and effective cause.",
          wording:
            "No success fee is payable on a transaction concluded after the agreement ends unless the Supplier introduced the counterparty, named it in a list given within 10 business days after the end, and the transaction is concluded within six months.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "8.6 The Customer must pay the success fee on any transaction concluded within 18 months after termination.",
        not: "8.6 The Customer must pay a success fee only on a transaction concluded during the term.",
      },
    },
    {
      id: "services/ai",
      topic: "confidentiality",
      title: "No rules on AI tools",
      question: "May they put our information into AI tools, and who answers for what comes out?",
      roles: customer,
      about: {
        says: /\b(?:artificial intelligence|generative|machine learning|\bai\b|large language|ai[- ](?:tools?|systems?|generated))\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,100}\b(?:artificial intelligence|generative|machine learning|ai|ai[- ]tools?)\b(?!.{0,120}\b(?:consent|approval))|\bai may be used by they\b|\bthey may use\b.{0,30}\b(?:ai|artificial intelligence|machine learning)\b|\bproduced\b.{0,20}\b(?:help|use|aid) of (?:ai|artificial intelligence)\b/,
          ],
          title: "AI tools may be used unasked",
          level: "Medium",
          does: "{They} may use AI tools on the work without asking {we}.",
          why: "{We}'s information may feed somebody else's model, and the output may be wrong or not ownable.",
          ask: "Ask for consent, no training on {we}'s data, human review and full responsibility.",
          wording:
            "The Supplier must not put the Customer's information into any artificial intelligence tool without the Customer's written consent, must have a competent person review all output, and is responsible for it as its own work.",
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:deliverables|work product|source code|copywriting|creative (?:work|services|material))\b/,
        level: "Low",
        does: "Nothing says whether {they} may use AI tools on {we}'s information or the work.",
        why: "Information may leak into a model, and machine-made output may not be ownable.",
        ask: "Ask for consent before use, no training on {we}'s data, and human review.",
        wording:
          "The Supplier must not put the Customer's information into any artificial intelligence tool without the Customer's written consent, must have a competent person review all output, and is responsible for it as its own work.",
      },
      proof: {
        answered:
          "3.8 The Supplier may use generative artificial intelligence to perform the Services.",
        not: "3.8 The Supplier must not use artificial intelligence tools without the Customer's consent.",
      },
    },
    // For whoever does the work.
    {
      id: "services/scope-changes",
      topic: "variation",
      title: "No procedure for changes",
      question: "Are we paid for extra work?",
      roles: supplier,
      about: {
        says: /\b(?:variations?|var(?:y|ied)|change requests?|change control|change orders?|additional (?:services|work)|extra (?:services|work)|out[- ]of[- ]scope|changes? to the (?:services|scope|specification|work)|agreed in writing|amend\w*)\b/,
        heading: /variation|change|scope/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b)(?!.{0,120}\b(?:personnel|persons?|employees?|remove)\b).{0,120}\b(?:vary|change|add to|omit|modify|alter)\b.{0,80}\b(?:services|scope|work|specification|deliverables)\b(?!.{0,160}\b(?:adjust\w*|price|fees?|paid|cost|agree\w*|consent)\b)/,
          ],
          title: "Work may change without more pay",
          level: "High",
          does: "{They} may change the work, and nothing says that {we} is paid for more.",
          why: "The scope can grow while the fee stays.",
          ask: "Ask for a written change order with price and time before any changed work starts.",
          wording:
            "No change to the Services binds the Supplier until both parties have signed a change order that states its effect on the fees and the timetable.",
        },
        {
          when: [
            /\bwe (?:may not|is not entitled to|has no)\b.{0,100}\b(?:additional|extra|further)\b.{0,30}\b(?:fees?|payment|charges?|remuneration|claim)\b|\bno claim for (?:additional|extra|further)\b.{0,30}\b(?:remuneration|payment|fees?|costs?)\b.{0,30}\bwe\b|\bwe may not make (?:any )?claim for (?:additional|extra|further)\b|\bwe must\b.{0,40}\badditional (?:services|work)\b.{0,60}\b(?:no (?:additional|extra) (?:charge|payment|cost|fee)|free of charge)\b/,
          ],
          title: "Extra work is not paid for",
          level: "Medium",
          does: "{We} gets nothing beyond the fee, however much the work grows.",
          why: "Underestimates and changed instructions fall on {we} alone.",
          ask: "Ask for payment at the agreed rates for anything outside the written scope.",
          wording:
            "The Customer must pay for work outside the agreed scope at the rates in the schedule.",
        },
      ],
      absent: {
        of: wePerform,
        level: "Medium",
        does: "Nothing says how changes to the work are agreed and paid for.",
        why: "{We} may be asked for more at the same fee, with nothing to point to.",
        ask: "Ask for a written change order with price and time before any changed work starts.",
        wording:
          "No change to the Services binds the Supplier until both parties have signed a change order that states its effect on the fees and the timetable.",
      },
      proof: {
        answered: "3.9 The Customer may at any time vary the Services by notice to the Supplier.",
        not: "3.9 Any variation of the Services must be agreed in writing with its price.",
      },
    },
    {
      id: "services/work-in-progress",
      topic: "exit-convenience",
      title: "Ending it at will leaves work unpaid",
      question: "Are we paid for what we have done if they walk away?",
      roles: supplier,
      about: {
        says: /\bthey may\b.{0,80}\b(?:terminate|end|cancel)\b|\bterminat\w+ for convenience\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,40}\b(?:terminate|end|cancel)\b.{0,160}\b(?:at any time|without (?:cause|reason|giving)|for (?:its |their )?convenience|for any reason|in its (?:sole|absolute) discretion|at its (?:sole|absolute) discretion)\b/,
          ],
          lacks: [
            /\b(?:they must pay|we (?:is|are|must be) (?:entitled|paid)|payable|pay (?:we|us))\b.{0,160}\b(?:performed|work done|completed|rendered|up to|to the date|accrued|prior to|before)\b|\b(?:accrued|performed|rendered|outstanding)\b.{0,100}\b(?:they must|payable|paid)\b|\bmust pay\b.{0,60}\b(?:performed|rendered|work)\b/,
          ],
          level: "High",
          does: "{They} may end it at any time, and nothing promises pay for work already done.",
          why: "{We} carries the cost of work in progress and of people kept free for it.",
          ask: "Ask for 30 days' notice, pay for work done and committed costs.",
          wording:
            "If the Customer ends the agreement without the Supplier's breach it must give {noticeTime|30 days}' notice and pay for all Services performed and all costs committed up to the end that cannot be avoided.",
        },
      ],
      kinds: ["termination-for-convenience"],
      proof: {
        answered: "10.1 The Customer may terminate this agreement at any time for its convenience.",
        not: "10.1 The Customer may terminate at any time by 30 days' notice and must pay for Services performed up to the end.",
      },
    },
    {
      id: "services/own-material",
      topic: "ip-ownership",
      title: "The provider’s own tools go with the work",
      question: "Do we keep what we had before, and what we use for all our clients?",
      roles: supplier,
      about: {
        says: /\b(?:intellectual property|copyright|\bip\b|inventions?|work product|materials?)\b/,
        heading: /intellectual property|ownership|inventions/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,80}\bassigns?\b.{0,200}\b(?:intellectual property|copyright|\bip\b|right|title|inventions?|work product)\b|\b(?:deliverables?|work product|inventions?|contract material|materials?|results|reports)\b.{0,160}\b(?:vests? in|owned (?:solely |exclusively )?by|belongs? to|(?:sole |exclusive )?property of) they\b|\b(?:everything|all (?:materials?|tools|documents?))\b(?! relating).{0,80}\b(?:property of|vests? (?:\w+ )?in|belongs? to|owned by) they\b/,
          ],
          lacks: [
            /\b(?:pre-?existing|background|existing (?:ip|intellectual|material)|prior (?:inventions?|works?)|already (?:owned|held)|our (?:own )?(?:tools|know-how|methodolog\w+|templates|materials?|ip|intellectual property|background|pre-?existing)|we (?:retains?|keeps?))\b/,
          ],
          level: "High",
          does: "{We} gives up all rights in the work, with no exception for its own earlier material.",
          why: "Tools, templates and know-how that {we} uses for every client may pass to {they}.",
          ask: "Ask to keep existing material and general know-how, with a licence to {they}.",
          wording:
            "The Supplier retains all intellectual property in material that existed before this agreement or is developed independently of it, and in its general know-how, and grants the Customer a perpetual, non-exclusive licence to use it as part of the Deliverables.",
        },
        {
          when: [
            /\bincluding\b.{0,30}\bpre-?existing\b.{0,60}\b(?:property of|vests? (?:\w+ )?in|belongs? to|owned by) they\b/,
          ],
          level: "High",
          does: "{We} gives up all rights in the work, with no exception for its own earlier material.",
          why: "Tools, templates and know-how that {we} uses for every client may pass to {they}.",
          ask: "Ask to keep existing material and general know-how, with a licence to {they}.",
          wording:
            "The Supplier retains all intellectual property in material that existed before this agreement or is developed independently of it, and in its general know-how, and grants the Customer a perpetual, non-exclusive licence to use it as part of the Deliverables.",
        },
      ],
      kinds: ["ip-assignment"],
      proof: {
        answered:
          "6.1 The Supplier assigns to the Customer all intellectual property in the Deliverables.",
        not: "6.1 The Supplier assigns to the Customer all intellectual property in the Deliverables but retains its pre-existing material.",
      },
    },
    {
      id: "services/assign-before-pay",
      topic: "ip-ownership",
      title: "Rights pass before payment",
      question: "Do we lose our rights before we are paid?",
      roles: supplier,
      about: { says: /\b(?:assigns?|vests?|property of they|belongs? to they)\b/ },
      answers: [
        {
          when: [
            /\b(?:vests? in they|we\b.{0,60}\bassigns?|belongs? to they|property of they)\b(?:(?!\b(?:payment|paid)\b).){0,240}\b(?:on creation|upon creation|immediately|automatically|as (?:they|those|it) (?:are|is) created|from (?:the moment of )?creation|hereby|when created)\b|\bwe (?:hereby )?assigns?\b.{0,120}\bfrom (?:(?:its|the date of|the time of|the moment of) )?(?:\w+ )?creation\b|\bproperty of they\b.{0,20}\b(?:from|at) the moment\b|\bthey owns?\b.{0,60}\bas (?:it|those) (?:is|are) created\b/,
          ],
          lacks: [
            /\b(?:vests?|assigns?|passes?|transfers?|ownership|title)\b.{0,200}\b(?:upon|on|subject to|after|once)\b.{0,40}\b(?:payment|paid)\b|\b(?:upon|on|subject to|after|once)\b.{0,60}\b(?:payment|paid)\b.{0,200}\b(?:vests?|assigns?|passes?)\b/,
          ],
          level: "Medium",
          does: "{They} owns the work as soon as it exists, paid for or not.",
          why: "{We} loses its strongest hold over an unpaid invoice.",
          ask: "Ask that rights pass on payment of the invoice for the work concerned.",
          wording:
            "Intellectual property in a Deliverable passes to the Customer when the fees for that Deliverable have been paid.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "6.2 All intellectual property in the Deliverables vests in the Customer on creation.",
        not: "6.2 Intellectual property in the Deliverables vests in the Customer on payment in full.",
      },
    },
    {
      id: "services/approval-of-payment",
      topic: "payment",
      title: "Payment hangs on the customer’s satisfaction",
      question: "Can they refuse to pay by saying that they are not satisfied?",
      roles: supplier,
      about: {
        says: /\b(?:satisf\w+|approv\w+|accept\w*|certif\w+)\b.{0,160}\b(?:pay\w*|invoice\w*|fees?)\b|\b(?:pay\w*|invoice\w*|fees?)\b.{0,160}\b(?:satisf\w+|approv\w+|accept\w*|certif\w+)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:pay\w*|invoices?|fees?)\b.{0,200}\b(?:to|in) (?:their|its|the) (?:\w+ ){0,2}(?:satisfaction|(?:sole|absolute) (?:opinion|discretion))\b|\bthey may\b.{0,60}\b(?:withhold|refuse|reduce)\b.{0,80}\b(?:payment|pay|fees?|invoice)\b.{0,160}\b(?:satisf\w+|opinion|considers?|discretion)\b/,
          ],
          level: "High",
          does: "{They} need pay only if it is satisfied, in its own view, with the work.",
          why: "Nothing objective decides whether {we} has earned its fee.",
          ask: "Ask for objective criteria, reasons within 10 business days and payment of the undisputed part.",
          wording:
            "The Customer may withhold only an amount that it disputes reasonably and in good faith, if it gives written reasons within 10 business days after the invoice and pays the rest.",
          replaces: true,
        },
      ],
      kinds: ["payment-approval"],
      proof: {
        answered:
          "8.2 The Customer must pay an invoice only if the Services were performed to its satisfaction.",
        not: "8.2 The Customer must pay each invoice within 30 days.",
      },
    },
    {
      id: "services/result-promised",
      topic: "quality-warranty",
      title: "A result is promised, and not just care",
      question: "Do we promise a result?",
      roles: supplier,
      about: {
        says: /\bwe (?:warrants?|guarantees?|represents?|must ensure|must)\b.{0,200}\b(?:fit|free from|error|results?|outcomes?|purpose)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:warrants?|guarantees?|represents?|must ensure)\b.{0,160}\b(?:fit for (?:the |any |their |its )?(?:purpose|intended)|fitness for|(?:free from|without) (?:any |all )?(?:errors?|defects?|faults)|error[- ]free|achieve\w* (?:the )?(?:results?|outcomes?)|highest standards?|best (?:possible )?(?:standard|practice))\b|\b(?:services|deliverables|works?) must\b.{0,20}\b(?:free from|fit for)\b|\bwe (?:must ensure|warrants?|guarantees?)\b.{0,80}\bsuitable for (?:the|its|their)\b/,
          ],
          level: "Medium",
          does: "{We} promises that the work is fit for purpose or free from faults, not just careful.",
          why: "It is liable without carelessness, and insurance often leaves such promises out.",
          ask: "Ask for reasonable care and skill, and conformity to the written specification.",
          wording:
            "The Supplier must perform the Services with reasonable care and skill and in accordance with the agreed specification. It gives no warranty of any particular result.",
        },
      ],
      proof: {
        answered: "7.1 The Supplier warrants that the Deliverables will be fit for purpose.",
        not: "7.1 The Supplier must perform the Services with reasonable care and skill.",
      },
    },
    {
      id: "services/no-volume",
      topic: "minimum-commitment",
      title: "No work is promised",
      question: "Are they bound to give us any work?",
      roles: supplier,
      about: {
        says: /\b(?:minimum|guarantee\w*|volume|exclusiv\w+|obliged|obligation|committed?)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:they (?:does not|do not|gives? no|makes? no) (?:\w+ ){0,3}(?:guarantee|commit\w*|promise|assur\w+|warrant\w*|represent\w*)|they (?:need not|(?:is|are) not committed to)|no (?:guarantee|obligation|commitment|assurance) (?:on|by|of|that) they)\b.{0,100}\b(?:volume|minimum|quantit(?:y|ies)|level of (?:work|services|business)|order|engage|request any|purchase|acquire)\b|\bnothing\b.{0,60}\b(?:commitment|obligation|guarantee)\b.{0,20}\b(?:by|on) they to (?:purchase|order|buy|acquire|engage)\b|\bthey gives? no (?:guarantee|undertaking|assurance)\b.{0,60}\b(?:amount|volume|quantity|level) of (?:work|services|orders)\b|\bcommitment to purchase any\b|\bdoes not oblige they to (?:place|order|purchase|buy)\b|\bthey need not (?:place|order|purchase|buy) (?:any |orders?|services|goods)/,
          ],
          level: "Low",
          does: "{They} is not bound to order anything.",
          why: "{We} must stay ready, and has perhaps priced on a volume that may never come.",
          ask: "Ask for a minimum or a retainer, or prices that rise below a stated volume.",
          wording:
            "The Customer must order Services worth at least the Minimum Amount in each year, and pay any shortfall within 30 days after its end.",
        },
      ],
      kinds: ["no-commitment", "no-exclusivity"],
      proof: {
        answered: "2.3 The Customer does not guarantee any minimum volume of Services.",
        not: "2.3 The Customer must order at least 200 hours of Services each year.",
      },
    },
    {
      id: "services/tied-provider",
      topic: "exclusivity",
      title: "The provider may not work for others",
      question: "May we work for other clients?",
      roles: supplier,
      about: {
        says: /\b(?:compet\w+|exclusiv\w+|other (?:clients|customers|persons?|engagements?))\b/,
      },
      answers: [
        {
          when: [
            /\bwe may not (?:(?!\b(?:disclos\w+|confidential|solicit|induce)\b)[^;]){0,120}\b(?:work|services?|consult\w*|act|engaged|employed|involved|interested)\b(?:(?!\bconfidential\b)[^;]){0,60}\b(?:(?:for|to|in|with|of) (?:any |a |another )?(?:\w+ )?(?:compet\w+|other (?:person|client|customer|compan|business|entit)\w*)|similar to|compet\w+ with)\b|\bwe must (?:work|act|provide\b.{0,30}) exclusively (?:for|to) they\b|\bwe may not\b.{0,60}\bbe engaged in any other (?:business|work|employment)\b|\bmay not, without their (?:\w+ )?consent, be engaged in any other\b|\bwe\b.{0,40}\bneither\b.{0,80}\bsupply competing\b/,
          ],
          level: "High",
          does: "{We} may not work for others in the field while this lasts or after.",
          why: "One client at a time is no business, and nothing is paid for the restraint.",
          ask: "Ask to limit it to named competitors, the same project and the term.",
          wording:
            "The Supplier may provide services to others, if it keeps the Customer's confidential information secret and does not use the same individuals for a named competitor on the same project.",
        },
      ],
      kinds: ["exclusivity", "restraint-of-trade"],
      proof: {
        answered:
          "11.2 The Supplier must not provide similar services to any competitor of the Customer for two years.",
        not: "11.2 The Supplier may provide services to other customers.",
      },
    },
    {
      id: "services/best-price-given",
      topic: "best-price",
      title: "The lowest price must be passed on",
      question: "Must we give them the lowest price that anybody gets?",
      roles: supplier,
      about: {
        says: /\b(?:most favou?red|lower|lowest|no less favou?rable|better)\b.{0,120}\b(?:price|rates?|fees?|charges|terms|customer)\b|\b(?:prices?|rates?|fees?|charges|terms)\b.{0,120}\b(?:no less favou?rable|most favou?red|lower than|lowest)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:if\b.{0,60}\bwe (?:offers?|charges?|supplies|gives?)\b.{0,160}\b(?:lower|less|better|more favou?rable)\b|we (?:warrants?|must ensure|must|guarantees?)\b.{0,160}\b(?:most favou?red|no less favou?rable|lowest|as low as|no higher than)\b.{0,80}\b(?:price|rates?|fees?|charges?|terms|customers?)\b)|\bthey\b.{0,60}\bour (?:most favou?red|best|lowest)\b.{0,30}\b(?:price|pricing|rates?|fees?)\b|\bshould we charge\b.{0,60}\bless\b/,
          ],
          level: "Medium",
          does: "{We} must give {they} any better price that another client gets.",
          why: "One discount elsewhere cuts the fee here, whatever the reason for it.",
          ask: "Ask to delete it, or limit it to the same volume, scope and term, from then on only.",
          wording:
            "If the Supplier agrees a lower fee with a comparable customer for the same scope, volume and term, it must offer that fee to the Customer from the next invoice.",
          replaces: true,
        },
      ],
      kinds: ["most-favoured-customer"],
      proof: {
        answered:
          "8.7 If the Supplier charges another customer a lower rate, it must offer that rate to the Customer.",
        not: "8.7 The Supplier's rates are set out in the schedule.",
      },
    },
    {
      id: "services/hold-harmless-own-staff",
      topic: "status-of-worker",
      title: "Indemnity for staff found to be employees",
      question: "Who pays tax, super and leave if somebody is held to be an employee?",
      roles: supplier,
      about: {
        says: /\b(?:superannuation|payroll tax|payg|workers'? compensation|employee\w*|withholding)\b/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,80}\b(?:indemnif\w+|hold\w* harmless|must (?:pay|reimburse))\b.{0,240}\b(?:superannuation|payroll tax|payg|employee|employment|leave|tax)\b|\bwe\b.{0,100}\bhold they harmless\b.{0,80}\b(?:payg|payroll|tax|superannuation|leave|workers)\b|\bemploy\w+ relationship\b.{0,120}\bwe must (?:reimburse|indemnify|pay)\b|\bdeemed an? employees? of they\b.{0,80}\b(?:account|cost|expense) of we\b/,
          ],
          level: "Medium",
          does: "{We} must repay {they} if somebody claims tax, super or leave as its employee.",
          why: "How {they} directs the work decides that question, and {we} pays for the answer.",
          ask: "Ask to limit it to {we}'s own failure to pay its people.",
          wording:
            "The Supplier must pay all wages, superannuation and taxes of its own personnel. It is not liable for a claim that arises from the way in which the Customer directs them.",
        },
      ],
      kinds: ["contractor-status"],
      proof: {
        answered:
          "12.2 The Supplier indemnifies the Customer against any claim for superannuation or leave by the Supplier's personnel.",
        not: "12.2 The Supplier must pay its own personnel.",
      },
    },
  ],
};
