import type { PaperQuestions } from "../asking/question.ts";

/** Whose data it is, and who handles it. */
const controller = /^(?:customer|client|controller|data controller|principal|discloser|handing)$/;
const processor =
  /^(?:supplier|provider|service provider|vendor|processor|data processor|contractor|recipient|handling)$/;

const instructionsWording =
  "The Supplier must handle Personal Information only on the Customer's written instructions and only to provide the Services, and not for any purpose of its own.";
const subprocessorWording =
  "The Supplier must not engage a subprocessor without {noticeTime|30 days}' written notice. If the Customer objects, the Supplier must not use it for the Customer's data or the Customer may terminate with a refund. The Supplier is liable for each subprocessor as for itself.";
const noticeWording =
  "The Supplier must tell the Customer within 24 hours after it suspects a Data Breach, give full details as they become known, contain it, and give all help that the Customer needs to assess and notify it. Only the Customer may notify individuals and regulators.";
const costWording =
  "The Supplier must pay the Customer's reasonable costs of investigating, containing and notifying a Data Breach affecting data held by the Supplier or its subprocessors, and of regulators' action and claims that follow.";
const offshoreWording =
  "The Supplier must not store or handle Personal Information outside Australia, or let anyone outside Australia have access to it, without the Customer's written consent, and is liable for what each overseas recipient does.";
const securityWording =
  "The Supplier must protect Personal Information with the measures in the security schedule, which include encryption in transit and at rest, multi-factor authentication, access by need, logging, yearly penetration tests and certification to ISO/IEC 27001.";
const deletionWording =
  "Within 30 days after the Services end the Supplier must, as the Customer chooses, return or destroy all Personal Information, backups included within a further 60 days, and certify that it has done so.";
const auditWording =
  "The Supplier must give the Customer its latest independent security report each year, and let the Customer or its auditor inspect on 10 business days' notice, or at once after a Data Breach or at a regulator's request.";
const rightsWording =
  "The Supplier must tell the Customer within two business days of any request or complaint from an individual or regulator about Personal Information, and help the Customer to answer it in time.";

/** Personal information handled by one for another. */
export const dataProcessing: PaperQuestions = {
  id: "data-processing",
  of: /^Data processing agreement$/,
  roles: { recipient: "Customer", drafter: "Supplier" },
  tells: [
    [
      /\bthey (?:must|may) (?:only |not )?(?:\w+ ){0,2}(?:process|handle)\b|\bour (?:written |documented )?instructions\b|\bprocess\w*\b.{0,60}\bon (?:our behalf|behalf of we)\b/,
      "handing",
    ],
    [
      /\bwe (?:must|may) (?:only |not )?(?:\w+ ){0,2}(?:process|handle)\b.{0,80}\b(?:their|they|customer)\b|\btheir (?:written |documented )?instructions\b|\bprocess\w*\b.{0,60}\bon (?:their behalf|behalf of they)\b/,
      "handling",
    ],
  ],
  questions: [
    {
      id: "data-processing/purpose",
      topic: "data",
      title: "No limit to instructions",
      question: "For what may they use our data?",
      roles: controller,
      about: {
        says: /\b(?:instructions?|purposes?)\b.{0,120}\b(?:process|handl|use|data|information)\w*|\b(?:process|handl|us)(?:e[sd]?|ing)\b.{0,120}\b(?:instructions?|purposes?|only|solely)\b/,
        heading: /instruction|purpose|use of/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,160}\b(?:train\w*|machine learning|artificial intelligence|\bai\b)\b/,
          ],
          title: "Data may train the supplier’s systems",
          level: "High",
          does: "{They} may use {we}'s data to train its systems.",
          why: "What has gone into a model cannot be taken out, and may come out for others.",
          ask: "Ask to forbid it without consent to each use.",
          wording:
            "The Supplier must not use Personal Information, or anything derived from it, to train, test or improve any artificial intelligence system.",
          replaces: true,
        },
        {
          when: [
            /\bthey may\b(?! not\b).{0,160}\b(?:own (?:\w+ )?purposes|its business|legitimate (?:business |interests?)\w*|improv\w+|develop\w*|analytics|research|marketing|benchmark\w*|any (?:other )?purpose|product\w*)\b/,
          ],
          title: "Data may be used for other purposes",
          level: "High",
          does: "{They} may use the data for purposes of its own.",
          why: "People gave it to {we} for other ends, and {we} answers to them.",
          ask: "Ask that it is handled only on {we}'s instructions and only for the services.",
          wording: instructionsWording,
          replaces: true,
        },
        {
          when: [
            /\b(?:they may|they owns?|they must own)\b(?! not\b).{0,160}\b(?:aggregat\w+|anonymi[sz]\w+|de-?identif\w+)\b/,
          ],
          title: "De-identified data may be kept",
          level: "Medium",
          does: "{They} may make de-identified data from {we}'s and keep it.",
          why: "Such data can often be tied to people again, and the use has no end.",
          ask: "Ask to forbid it, or only statistics on the service, no re-identification, no sale.",
          wording:
            "The Supplier may make only statistics about the operation of the Services that identify nobody. It must not re-identify, sell or disclose them.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing limits {they} to {we}'s instructions and the services.",
        why: "People gave the data to {we} for stated ends, and {we} answers to them.",
        ask: "Ask that it is handled only on {we}'s instructions and only for the services.",
        wording: instructionsWording,
      },
      kinds: ["privacy", "data-ownership"],
      proof: {
        answered: "2.1 The Supplier may use Personal Information to improve its products.",
        not: "2.1 The Supplier must use Personal Information only on the Customer's instructions.",
      },
    },
    {
      id: "data-processing/subprocessors",
      topic: "subcontracting-people",
      title: "No rules on subprocessors",
      question: "Who else handles our data, and may we object?",
      roles: controller,
      about: {
        says: /\bsub-?(?:process|contract)\w*|\bthird[- ]party (?:processors?|providers?)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:they may|we (?:gives?|grants?|provides?|hereby|generally)?.{0,30}\b(?:authori[sz]\w+|consents?|agrees?))\b(?! not\b).{0,200}\bsub-?(?:process|contract)\w*/,
          ],
          lacks: [
            /\bobject\w*\b|\bwithout our (?:\w+ ){0,3}(?:consent|approval)\b|\bour (?:\w+ ){0,3}(?:consent|approval)\b/,
          ],
          title: "Any subprocessor may be used",
          level: "Medium",
          does: "{They} may use any subprocessor, and {we} cannot object.",
          why: "{We}'s data may go to companies and countries that it would not have chosen.",
          ask: "Ask for a list, 30 days' notice, a right to object and leave, and full liability.",
          wording: subprocessorWording,
          replaces: true,
        },
        {
          when: [
            /\bthey may (?:appoint|engage|use|replace)\b.{0,30}\bsub-?processors?\b.{0,30}\bwithout our (?:\w+ ){0,3}(?:consent|approval)\b/,
          ],
          title: "Any subprocessor may be used",
          level: "Medium",
          does: "{They} may use any subprocessor, and {we} cannot object.",
          why: "{We}'s data may go to companies and countries that it would not have chosen.",
          ask: "Ask for a list, 30 days' notice, a right to object and leave, and full liability.",
          wording: subprocessorWording,
          replaces: true,
        },
        {
          when: [
            /\b(?:object\w*)\b.{0,200}\b(?:sole|only|exclusive)\b.{0,30}\bremedy\b|\b(?:deemed|taken)\b.{0,40}\b(?:accepted|consented|approved|authori[sz]ed)\b.{0,160}\bsub-?process|\bsub-?process\w*\b.{0,200}\b(?:deemed|taken)\b.{0,40}\b(?:accepted|consented|approved|authori[sz]ed)\b/,
          ],
          title: "Objecting to a subprocessor means leaving",
          level: "Low",
          does: "If {we} objects to a subprocessor too late, or {they} will not yield, {we} can only leave.",
          why: "Leaving in mid-term is seldom a real choice.",
          ask: "Ask for 30 days to object, and refund and transition help on leaving.",
          wording: subprocessorWording,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing says whether {they} may pass the data to subprocessors.",
        why: "{We} answers for data without knowing who holds it.",
        ask: "Ask for a list, 30 days' notice, a right to object and leave, and full liability.",
        wording: subprocessorWording,
      },
      kinds: ["subcontracting"],
      proof: {
        answered: "3.1 The Customer authorises the Supplier to engage subprocessors.",
        not: "3.1 The Supplier must give 30 days' notice of a subprocessor and the Customer may object.",
      },
    },
    {
      id: "data-processing/subprocessor-liability",
      topic: "subcontracting-people",
      title: "No liability for subprocessors",
      question: "Do they answer for whoever they use?",
      roles: controller,
      about: {
        says: /\bsub-?(?:process|contract)\w*\b.{0,240}\b(?:liab\w+|responsib\w+|same|equivalent|no less|flow|bound|terms|obligations)\b|\b(?:liab\w+|responsib\w+|same|equivalent)\b.{0,160}\bsub-?(?:process|contract)\w*/,
      },
      answers: [
        {
          when: [
            /\bthey (?:is not|are not|has no|accepts? no) (?:\w+ )?(?:liab\w+|responsib\w+)\b.{0,120}\bsub-?(?:process|contract)\w*|\beach sub-?processor\b.{0,30}\balone\b.{0,40}\b(?:answerable|liable|responsible)\b|\bthey is not liable\b.{0,60}\bsub-?process\w+/,
          ],
          title: "Supplier does not answer for subprocessors",
          level: "High",
          does: "{They} does not answer for its subprocessors.",
          why: "{We} has no contract with them and could recover from nobody.",
          ask: "Ask for the same duties in writing and liability as for itself.",
          wording:
            "The Supplier must bind each subprocessor in writing to duties no less than its own, and is liable for what each does as for itself.",
          replaces: true,
        },
      ],
      absent: {
        of: /\bsub-?process\w*/,
        level: "Medium",
        does: "{They} may use subprocessors, and nothing makes it answer for them.",
        why: "{We} has no contract with them and could recover from nobody.",
        ask: "Ask for the same duties in writing and liability as for itself.",
        wording:
          "The Supplier must bind each subprocessor in writing to duties no less than its own, and is liable for what each does as for itself.",
      },
      proof: {
        answered: "3.2 The Supplier is not liable for the acts of its subprocessors.",
        not: "3.2 The Supplier is liable for its subprocessors as for itself.",
      },
    },
    {
      id: "data-processing/breach-notice",
      topic: "privacy",
      title: "No notice of a data breach",
      question: "How soon must they tell us of a breach?",
      roles: controller,
      about: {
        says: /\b(?:data|security|privacy|personal (?:data|information)) (?:breach(?:es)?|incidents?)\b|\bunauthori[sz]ed (?:access|disclosure)\b|\bincidents?\b/,
        heading: /breach|incident/,
      },
      answers: [
        {
          when: [
            /\bthey must\b.{0,160}\b(?:notify|tell|inform|advise|report)\b(?:.{0,160}\b(?:breach|incident|unauthori[sz]ed)\b.{0,160}|.{0,60})\b(?<span>(?:7[2-9]|[89]\d|1\d\d) hours|(?:[3-9]|[1-3]\d) (?:business |working |calendar )?days)\b|\bnotice of\b.{0,20}\bbreach\b.{0,20}\b(?<span>\d{1,2} (?:business )?days)\b/,
          ],
          title: "Breach may be told after {span}",
          level: "Medium",
          does: "{They} may take {span} to tell {we} of a breach.",
          why: "{We} has its own short time to assess, contain and notify.",
          ask: "Ask for 24 hours from suspicion, with details as they come.",
          wording: noticeWording,
          replaces: true,
        },
        {
          when: [
            /\bthey must\b.{0,120}\b(?:notify|tell|inform|advise|report)\b.{0,200}\b(?:within|no later than) (?:\d{1,2} hours|[12] (?:business |working )?days?)\b|\bwithin (?:\d{1,2} hours|[12] (?:business |working )?days?)\b.{0,120}\b(?:breach|incident|aware|suspect)/,
          ],
          fine: true,
        },
        {
          when: [
            /\bthey must\b.{0,120}\b(?:notify|tell|inform|advise|report)\b.{0,160}\b(?:without (?:undue|unreasonable) delay|as soon as (?:reasonably )?(?:practicable|possible)|promptly|in a reasonable time)\b|\bthey must\b.{0,60}\b(?:promptly|without (?:undue|unreasonable) delay|as soon as (?:reasonably )?(?:practicable|possible))\b.{0,80}\b(?:notify|tell|inform|advise|report)\b.{0,160}\b(?:breach|incident|unauthori[sz]ed)\b/,
          ],
          lacks: [/\bwithin \d+ hours\b/],
          title: "Breach notice without a fixed time",
          level: "Medium",
          does: "{They} must tell {we} of a breach, but by no fixed time.",
          why: "{We} has its own short time to assess, contain and notify.",
          ask: "Ask for 24 hours from suspicion, with details as they come.",
          wording: noticeWording,
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing makes {they} tell {we} of a data breach.",
        why: "{We} must assess and notify a breach itself, and cannot do so in ignorance.",
        ask: "Ask for notice within 24 hours, details and help.",
        wording: noticeWording,
      },
      kinds: ["privacy"],
      proof: {
        answered:
          "5.1 The Supplier must notify the Customer of any data breach without undue delay.",
        not: "5.1 The Supplier must notify the Customer of any data breach within 24 hours.",
      },
    },
    {
      id: "data-processing/who-notifies",
      topic: "privacy",
      title: "No rule on who tells people",
      question: "Who tells the people and the regulator?",
      roles: controller,
      about: {
        says: /\b(?:notify|notif\w+|statement|announce\w*|inform\w*|communicat\w+)\b.{0,160}\b(?:individuals?|regulators?|commissioner|oaic|data subjects?|supervisory|affected|public)\b|\b(?:individuals?|regulators?|commissioner|data subjects?)\b.{0,120}\bnotif\w+/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,100}\b(?:notify|inform|contact|communicate)\b.{0,100}\b(?:individuals|individual|regulators?|commissioner|data subjects?|affected)\b|\bthey may(?! not\b).{0,40}\bnotif\w+\b.{0,60}\b(?:oaic|regulator|commissioner|individuals|data subjects|supervisory authority)\b/,
          ],
          title: "Supplier may tell people itself",
          level: "Medium",
          does: "{They} may itself tell {we}'s people or the regulator of a breach.",
          why: "{We} loses the say over what is told, when and how.",
          ask: "Ask that only {we} notifies, unless the law makes {they} do so.",
          wording:
            "Unless the law requires otherwise, only the Customer may notify individuals, regulators or the public of a Data Breach, and the Supplier must make no statement about it without consent.",
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing says who tells individuals and the regulator of a breach.",
        why: "Two notices that differ, or none, make a breach worse.",
        ask: "Ask that only {we} notifies, unless the law makes {they} do so.",
        wording:
          "Unless the law requires otherwise, only the Customer may notify individuals, regulators or the public of a Data Breach, and the Supplier must make no statement about it without consent.",
      },
      proof: {
        answered: "5.2 The Supplier may notify affected individuals and the regulator.",
        not: "5.2 Only the Customer may notify affected individuals and regulators.",
      },
    },
    {
      id: "data-processing/breach-cost",
      topic: "indemnity",
      title: "No payment for the supplier’s breach",
      question: "Who pays for a breach on their side?",
      roles: controller,
      about: {
        says: /\b(?:costs?|expenses?|indemnif\w+|reimburs\w+|compensat\w+|loss(?:es)?|liab\w+)\b.{0,200}\b(?:breach|incident|personal (?:data|information)|privacy|unauthori[sz]ed)\b|\b(?:breach|incident|personal (?:data|information))\b.{0,200}\b(?:at (?:its|their) (?:own )?(?:cost|expense)|indemnif\w+|reimburs\w+|liab\w+)\b/,
        heading: /liabilit|indemnit/,
      },
      answers: [
        {
          when: [
            /\b(?:assist\w*|help|cooperat\w+|remediat\w+|notif\w+)\b.{0,160}\b(?:at our (?:sole )?(?:cost|expense)|we must (?:pay|reimburse|bear))\b|\bwe (?:bears?|must bear|pays?|must pay)\b.{0,30}\b(?:costs?|expenses?)\b.{0,80}\b(?:breach|incident)\b/,
          ],
          title: "Customer pays for every breach",
          level: "High",
          does: "{We} pays for dealing with a breach, whoever caused it.",
          why: "Notification, experts and claims are the bulk of what a breach costs.",
          ask: "Ask that {they} pays where the breach was on its side.",
          wording: costWording,
          replaces: true,
        },
        {
          when: [
            /\bthey is not liable\b.{0,240}\b(?:breach|incident|unauthori[sz]ed|loss of data|data)\b|\btheir (?:total |aggregate |maximum )?liability\b.{0,160}\b(?:limited|may not exceed|capped)\b|\btheir (?:\w+ ){0,3}liability\b.{0,120}\b(?:breach\w*|dpa|addendum)\b.{0,60}\b(?:subject to the limit\w*|limited|may not exceed)\b/,
          ],
          lacks: [
            /\b(?:does not|may not|not) (?:limit|apply)\b.{0,160}\b(?:privacy|data breach|personal (?:data|information)|this (?:dpa|addendum|schedule))\b/,
          ],
          title: "Data breaches fall under the cap",
          level: "High",
          does: "{They}'s liability is limited, data breaches included.",
          why: "Notification, experts and claims can pass the cap many times over.",
          ask: "Ask for a separate, much higher cap for data, with these costs recoverable.",
          wording: `${costWording} The Supplier's liability for this is limited to $[amount] and not by any other limit.`,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing makes {they} pay for a breach on its side.",
        why: "Notification, experts, credit watch and claims are the bulk of what a breach costs.",
        ask: "Ask for an indemnity for those costs, under a cap of its own.",
        wording: costWording,
      },
      kinds: ["limitation-of-liability", "indemnity"],
      proof: {
        answered:
          "5.3 The Supplier must assist in notification of a breach, at the Customer's cost.",
        not: "5.3 The Supplier indemnifies the Customer against the costs of any data breach.",
      },
    },
    {
      id: "data-processing/overseas",
      topic: "privacy",
      title: "No word on where data is kept",
      question: "In which countries is it held and seen?",
      roles: controller,
      about: {
        says: /\b(?:overseas|offshore|outside (?:of )?australia|abroad|other countr\w+|any country|countr(?:y|ies)|cross[- ]border|third countr\w+|international(?:ly)?|within australia|in australia|adequa\w+|standard contractual)\b/,
        heading: /transfer|overseas|location/,
      },
      answers: [
        {
          when: [
            /\b(?:they (?:and its \w+ )?may|we (?:consents?|agrees?|authori[sz]es?|acknowledges?))\b(?! not\b).{0,240}\b(?:overseas|offshore|outside (?:of )?australia|abroad|other countr\w+|any country|countries|international(?:ly)?|anywhere)\b|\bthey may transfer\b.{0,40}\b(?:data|information)\b.{0,20}\bto (?:the |any )?(?:united states|usa|singapore|india|philippines|ireland|other countr\w+|new zealand|china|canada|united kingdom|country)\b|\blocations? of (?:processing|storage)\b.{0,40}\b(?:singapore|ireland|united states|india|germany|philippines)\b/,
          ],
          title: "Data may go overseas",
          level: "High",
          does: "{They} may hold or use the data outside Australia.",
          why: "{We} answers for most of what an overseas holder does with it.",
          ask: "Ask for Australia only, or named countries, with liability for each recipient.",
          wording: offshoreWording,
          replaces: true,
        },
        {
          when: [
            /\bthey may not\b.{0,200}\b(?:overseas|offshore|outside (?:of )?australia)\b|\b(?:only )?(?:in|within) australia\b/,
          ],
          fine: true,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing says in which countries the data may be held or seen.",
        why: "{We} answers for most of what an overseas holder does with it.",
        ask: "Ask for Australia only, save with consent, and liability for each recipient.",
        wording: offshoreWording,
      },
      kinds: ["privacy"],
      proof: {
        answered: "4.1 The Supplier may transfer Personal Information outside Australia.",
        not: "4.1 The Supplier must keep Personal Information in Australia.",
      },
    },
    {
      id: "data-processing/security",
      topic: "data",
      title: "No security measures",
      question: "What security must they keep?",
      roles: controller,
      about: {
        says: /\b(?:secur\w+|safeguards?|encrypt\w*|technical and organi[sz]ational|protect\w*)\b/,
        heading: /security/,
      },
      answers: [
        {
          when: [
            /\bthey must\b.{0,160}\b(?:reasonable|appropriate|adequate|suitable|commercially)\b.{0,100}\b(?:steps|measures|safeguards|controls|precautions|security)\b/,
          ],
          lacks: [
            /\b(?:27001|27701|soc ?2|essential eight|encrypt\w*|penetration|multi-?factor|security (?:schedule|annexure|standards?|requirements)|annex(?:ure)? (?:2|ii|b)|schedule of security)\b/,
          ],
          title: "Only reasonable security is promised",
          level: "Medium",
          does: "{They} need only take reasonable measures; no standard, encryption or test is named.",
          why: "What was reasonable will be argued after the data has gone.",
          ask: "Ask for a schedule of measures, a certificate and yearly tests.",
          wording: securityWording,
          replaces: true,
        },
        {
          when: [
            /\bthey may\b(?! not\b).{0,80}\b(?:change|modify|update|vary)\b.{0,60}\b(?:security|measures|controls)\b(?!.{0,200}\b(?:not (?:reduce|degrade|diminish|materially)|no less)\b)|\bsecurity measures\b.{0,20}\bsubject to change\b/,
          ],
          title: "Security measures may be changed",
          level: "Low",
          does: "{They} may change its security measures as it likes.",
          why: "The protection that {we} checked may be gone.",
          ask: "Ask that changes never lower protection.",
          wording:
            "The Supplier may change its security measures only if protection is not reduced, and must tell the Customer of any material change.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing says how the data is kept secure.",
        why: "Unauthorised access is what {we} most needs protection from.",
        ask: "Ask for a schedule of measures, a certificate and yearly tests.",
        wording: securityWording,
      },
      proof: {
        answered:
          "4.2 The Supplier must take reasonable steps to keep Personal Information secure.",
        not: "4.2 The Supplier must encrypt Personal Information and keep ISO/IEC 27001 certification.",
      },
    },
    {
      id: "data-processing/deletion",
      topic: "after-end",
      title: "No return or destruction at the end",
      question: "Do we get it back, and is theirs destroyed?",
      roles: controller,
      about: {
        says: /\b(?:delet\w+|destr(?:oy|uct)\w*|return\w*|eras\w+|dispos\w+|retain\w*|retention|retriev\w+|de-?identif\w+)\b/,
        heading: /delet|return|retention|end of|terminat/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,60}\b(?:retain|keep|store)\b.{0,160}\b(?:back-?ups?|archiv\w+|copies|copy|legitimate|business|records|data|information)\b(?!.{0,120}\b(?:required by (?:\w+ )?law|law requires)\b)|\bthey must delete\b.{0,60}\b(?:save|except)\b.{0,30}\bthey (?:wish(?:es)?|elects?|chooses?|considers?)\b|\bthey need not delete\b/,
          ],
          title: "Copies may be kept after the end",
          level: "Medium",
          does: "{They} may keep copies of the data after the end.",
          why: "Data that is kept can still be lost, and {we} still answers for it.",
          ask: "Ask for return or destruction in 30 days, backups in 90, and a certificate.",
          wording: deletionWording,
          replaces: true,
        },
        {
          when: [/\bthey must\b.{0,200}\b(?:delete|destroy|return|erase)\b/],
          fine: true,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing makes {they} return or destroy the data at the end.",
        why: "Data that is kept can still be lost, and {we} still answers for it.",
        ask: "Ask for return or destruction in 30 days, backups in 90, and a certificate.",
        wording: deletionWording,
      },
      kinds: ["data-return"],
      proof: {
        answered:
          "6.1 The Supplier may retain backup copies of Personal Information after termination.",
        not: "6.1 The Supplier must destroy or return all Personal Information within 30 days.",
      },
    },
    {
      id: "data-processing/audit",
      topic: "audit",
      title: "No right to check the handling",
      question: "May we check what they do?",
      roles: controller,
      about: {
        says: /\b(?:audit\w*|inspect\w*|certificat\w+|reports?|verif\w+|demonstrat\w+|compliance)\b/,
        heading: /audit|inspection/,
      },
      answers: [
        {
          when: [
            /\baudits?\b.{0,240}\b(?:at our (?:sole |own )?(?:cost|expense)|we must (?:pay|bear|reimburse))\b|\b(?:at our (?:sole |own )?(?:cost|expense))\b.{0,160}\baudits?\b|\bwe must (?:bear|pay)\b.{0,20}\bcosts? of (?:any|each|every|an) audit\b/,
          ],
          lacks: [
            /\b(?:unless|except|if)\b.{0,120}\b(?:audit|breach|non-?compliance)\b.{0,160}\bthey must\b.{0,40}\b(?:pay|bear|reimburse)\b/,
          ],
          title: "Customer pays for every audit",
          level: "Low",
          does: "{We} pays for every audit, even one that finds a breach.",
          why: "It pays to discover {they}'s failures.",
          ask: "Ask that {they} pays where it finds non-compliance.",
          wording: auditWording,
        },
        {
          when: [
            /\b(?:reports?|certificat\w+|summar(?:y|ies)|questionnaires?)\b.{0,160}\b(?:satisf\w+|in lieu of|instead of|sole(?:ly)?|in place of|fulfil\w*)\b.{0,120}\b(?:audit|inspection|right)|\baudit\b.{0,160}\b(?:satisf\w+|fulfill?ed|limited to|by reviewing|exercised by)\b.{0,120}\b(?:reports?|certificat\w+|summar(?:y|ies))\b|\bwe must exercise\b.{0,30}\baudit rights?\b.{0,60}\b(?:instructing|requesting|report|certification)\b/,
          ],
          title: "Checking is limited to the supplier’s report",
          level: "Medium",
          does: "{We} may only read {they}'s own report; it cannot look for itself.",
          why: "After a breach a yearly report answers nothing.",
          ask: "Ask to inspect after a breach or at a regulator's request.",
          wording: auditWording,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing lets {we} check how its data is handled.",
        why: "{We} must show regulators that it keeps watch on whoever holds its data.",
        ask: "Ask for a yearly report and inspection on notice, or at once after a breach.",
        wording: auditWording,
      },
      kinds: ["audit-rights"],
      proof: {
        answered:
          "7.1 The Customer's right of audit is satisfied by reviewing the Supplier's latest report.",
        not: "7.1 The Customer may inspect the Supplier's systems on 10 days' notice.",
      },
    },
    {
      id: "data-processing/rights",
      topic: "privacy",
      title: "No help with requests and complaints",
      question: "Do they help when somebody asks for or complains about their data?",
      roles: controller,
      about: {
        says: /\b(?:requests?|complaints?|access|correct\w*|enquir\w+|inquir\w+)\b.{0,160}\b(?:individuals?|data subjects?|person|regulators?|commissioner)\b|\b(?:individuals?|data subjects?|regulators?|commissioner)\b.{0,160}\b(?:requests?|complaints?|access|rights?)\b/,
        heading: /data subject|individual|complaint|access/,
      },
      answers: [
        {
          when: [
            /\bthey must\b.{0,160}\b(?:assist\w*|help|cooperat\w+)\b.{0,240}\b(?:at our (?:sole |own )?(?:cost|expense)|we must (?:pay|reimburse)|additional fees?|(?:its|their) (?:then[- ]current |standard )?rates)\b|\bthey may charge\b.{0,30}\bassist\w+\b.{0,40}\b(?:data subjects?|individuals?|requests?)\b|\bwe must (?:reimburse|pay)\b.{0,60}\b(?:requests? (?:from|by) (?:individuals|data subjects)|data subject requests?)\b|\brequests (?:by|from) (?:individuals|data subjects)\b.{0,20}\bchargeable to we\b/,
          ],
          title: "Help with requests costs extra",
          level: "Low",
          does: "{They}'s help with people's requests costs {we} extra.",
          why: "Requests are part of holding people's data.",
          ask: "Ask for free help up to a fair amount.",
          wording: rightsWording,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing makes {they} pass on or help with requests and complaints.",
        why: "{We} has fixed times to answer people and regulators.",
        ask: "Ask for notice within two business days, and help.",
        wording: rightsWording,
      },
      proof: {
        answered:
          "8.1 The Supplier must assist with requests from individuals at the Customer's expense.",
        not: "8.1 The Supplier must tell the Customer of each request by an individual and help to answer it.",
      },
    },
    {
      id: "data-processing/people",
      topic: "confidentiality",
      title: "No limit on who sees data",
      question: "Who of them may see it, and are they bound?",
      roles: controller,
      about: {
        says: /\b(?:personnel|employees?|staff|officers?|persons?)\b.{0,200}\b(?:confiden\w+|trained|training|need[- ]to[- ]know|bound|access|screen\w*)\b|\b(?:confiden\w+|access)\b.{0,160}\b(?:personnel|employees?|staff)\b/,
        heading: /personnel|confidential/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,60}\b(?:disclose|give access|share)\b.{0,120}\b(?:personnel|employees|affiliates?|advis\w+|contractors?)\b(?!.{0,160}\b(?:need|bound|confiden|obligation)\w*)|\b(?:data|information) may be (?:accessed|seen|viewed) by any (?:personnel|staff|employees?) of they\b|\bthey may (?:share|disclose)\b.{0,40}\b(?:data|information)\b.{0,20}\b(?:with|to) its\b.{0,40}\b(?:related|affiliates|staff|employees|personnel|group)\b/,
          ],
          title: "Staff and group are not bound",
          level: "Medium",
          does: "{They} may show the data to its people and group without binding them.",
          why: "Most leaks begin with people who had no need to see it.",
          ask: "Ask for access by need, training and written confidentiality.",
          wording:
            "The Supplier must limit access to personnel who need it, have been trained in privacy and are bound in writing to confidence.",
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing limits who among {they}'s people may see the data.",
        why: "Most leaks begin with people who had no need to see it.",
        ask: "Ask for access by need, training and written confidentiality.",
        wording:
          "The Supplier must limit access to personnel who need it, have been trained in privacy and are bound in writing to confidence.",
      },
      proof: {
        answered:
          "4.3 The Supplier may disclose Personal Information to its employees and affiliates.",
        not: "4.3 The Supplier must ensure that personnel with access are bound to confidence.",
      },
    },
    {
      id: "data-processing/demands",
      topic: "privacy",
      title: "Handing it to authorities unasked",
      question: "What if a government or court demands our data?",
      roles: controller,
      about: {
        says: /\b(?:law enforcement|government(?:al)? (?:authorit\w+|agenc\w+|request|demand|bod\w+)|subpoena|court order|compelled|required by (?:\w+ ){0,2}law|legally required|public authorit\w+)\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,80}\bdisclos\w+\b.{0,200}\b(?:law enforcement|government\w*|subpoena|court order|compelled|required by (?:\w+ ){0,2}law|authorit\w+)\b(?!.{0,200}\b(?:notify|notice|inform|tell)\b)|\bthey may comply with\b.{0,30}\b(?:subpoena|request|order|demand)\b|\bif an? (?:\w+ )?authority (?:asks|requests|demands)\b.{0,60}\bthey may (?:provide|disclose|give)\b|\bthey may (?:release|disclose|provide)\b.{0,40}\b(?:requests?|demands?)\b.{0,20}\bauthorit\w+/,
          ],
          lacksHere: [/\b(?:notify|tell|inform)\b.{0,60}\bwe\b/],
          level: "Low",
          does: "{They} may hand the data to an authority without telling {we}.",
          why: "{We} loses the chance to object or to narrow the demand.",
          ask: "Ask for notice first where lawful, and no more than must be given.",
          wording:
            "If the law compels disclosure the Supplier must, where lawful, tell the Customer first, let it object, and disclose no more than it must.",
        },
      ],
      proof: {
        answered:
          "4.4 The Supplier may disclose Personal Information where required by law or a court order.",
        not: "4.4 The Supplier must notify the Customer before it discloses under compulsion of law.",
      },
    },
    {
      id: "data-processing/app-bound",
      topic: "statutory-step",
      title: "No duty under Australian privacy law",
      question: "Must they keep the Australian privacy rules?",
      roles: controller,
      about: {
        says: /\b(?:privacy act|australian privacy principles?|apps?\b|privacy laws?|data protection laws?|applicable (?:privacy|data))\b/,
      },
      answers: [
        {
          when: [
            /\b(?:gdpr|general data protection regulation|regulation \(eu\)|ccpa|uk data protection)\b|\b(?:standard contractual clauses|european data protection)\b/,
          ],
          lacks: [
            /\bprivacy act 1988\b|\baustralian privacy\b|\b(?:applicable|relevant) (?:privacy|data protection) laws?\b|\bprivacy laws?\b/,
          ],
          title: "Only foreign data law applies",
          level: "Medium",
          does: "The paper keeps foreign data law only; Australian privacy law is not mentioned.",
          why: "{We} is bound here, and terms like overseas disclosure and notifiable breach differ.",
          ask: "Ask to add the Privacy Act and the Australian Privacy Principles.",
          wording:
            "The Supplier must comply with the Privacy Act 1988 (Cth) and the Australian Privacy Principles as if it were an organisation bound by them.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing binds {they} to Australian privacy law.",
        why: "A small or foreign supplier may not be bound by it otherwise.",
        ask: "Ask that it keeps the Australian Privacy Principles as if bound.",
        wording:
          "The Supplier must comply with the Privacy Act 1988 (Cth) and the Australian Privacy Principles as if it were an organisation bound by them.",
      },
      proof: {
        answered: "1.1 The Supplier must comply with the GDPR.",
        not: "1.1 The Supplier must comply with the Privacy Act 1988 (Cth).",
      },
    },
    {
      id: "data-processing/particulars",
      topic: "blanks-and-references",
      title: "No description of the data",
      question: "Which data, whose, for what and how long?",
      roles: controller,
      about: {
        says: /\b(?:categor(?:y|ies)|types? of|kinds? of|nature (?:and purpose )?of|subject[- ]matter|description of|duration of)\b.{0,120}\b(?:data|information|processing|individuals?|handling)\b/,
        heading: /details of|description|particulars|schedule|annex/,
      },
      answers: [
        {
          when: [
            /\b(?:categor(?:y|ies)|types?|nature|description)\b.{0,120}\b(?:data|information|processing|individuals?|data subjects?)\b.{0,40}(?:\[ ?[.…_• ]{0,6} ?\]|\[(?:insert|to be|tbc|tba|complete)|_{4,}|\btbc\b|\bto be (?:completed|agreed|confirmed|inserted)\b)|\bdetails of (?:the )?processing\b.{0,20}\[/,
          ],
          title: "Description of the data is blank",
          level: "Medium",
          does: "The description of the data and its handling is left blank.",
          why: "Every duty in the paper hangs on what is described there.",
          ask: "Complete data, people, purposes, places and length before signing.",
          wording:
            "The Personal Information, the individuals concerned, the purposes, places and length of handling are those in the schedule.",
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing describes which data is handled, for what and how long.",
        why: "Limits on purpose and time have nothing to hold on to.",
        ask: "Ask for a schedule of data, people, purposes, places and length.",
        wording:
          "The categories of Personal Information and individuals, and the purposes, places and duration of the handling, are those in the schedule.",
      },
      proof: {
        answered: "Schedule 1. Categories of data: [insert]",
        not: "Schedule 1. Categories of data: names, addresses and order history of customers.",
      },
    },
    {
      id: "data-processing/precedence",
      topic: "precedence",
      title: "No order between data and main terms",
      question: "Which paper prevails?",
      roles: controller,
      about: {
        says: /\b(?:prevail\w*|precedence|inconsisten\w+|conflict\w*|takes priority)\b/,
        heading: /precedence|inconsisten|conflict/,
      },
      answers: [
        {
          when: [
            /\b(?:master|main|principal|services?|underlying) (?:services? )?agreement\b.{0,60}\b(?:prevails?|takes? precedence|must prevail|governs|controls?)\b|\b(?:addendum|dpa|these terms) is subject to the (?:\w+ )?agreement\b.{0,60}\b(?:conflict|inconsisten\w+)\b|\bdata (?:processing|protection) terms differ\b.{0,60}\bagreement (?:applies|prevails|governs)\b/,
          ],
          title: "Main agreement prevails over the data terms",
          level: "Medium",
          does: "Where they differ, the main agreement goes before these data terms.",
          why: "Its cap and its rights of use may undo them.",
          ask: "Ask that the data terms prevail.",
          wording:
            "If this agreement and any other agreement between the parties differ about Personal Information, whichever protects it better prevails.",
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:master|main|principal|services?|underlying) (?:services? )?agreement\b/,
        level: "Low",
        does: "Nothing says whether these terms or the main agreement prevail.",
        why: "The main agreement's cap and rights of use may undo them.",
        ask: "Ask that the data terms prevail.",
        wording:
          "If this agreement and any other agreement between the parties differ about Personal Information, whichever protects it better prevails.",
      },
      kinds: ["order-of-precedence"],
      proof: {
        answered: "9.1 If there is a conflict the Services Agreement prevails.",
        not: "9.1 If there is a conflict this agreement prevails.",
      },
    },
    {
      id: "data-processing/survival",
      topic: "survival",
      title: "Duties end before the data is gone",
      question: "Do the duties last while they hold data?",
      roles: controller,
      about: {
        says: /\b(?:surviv\w+|for as long as|so long as|continu\w+|until)\b.{0,160}\b(?:data|information|terminat\w+|expir\w+|holds?|retain\w*|obligations?)\b|\b(?:after|following) (?:the )?(?:terminat\w+|expir\w+|end)\b/,
        heading: /survival|term\b|duration/,
      },
      answers: [
        {
          when: [
            /\b(?:this (?:agreement|dpa|addendum|deed)|obligations?|duties)\b.{0,80}\b(?:ends?|terminates?|expires?|ceases?)\b.{0,60}\b(?:when|upon|on|with|automatically)\b.{0,60}\b(?:services? agreement|services|main agreement|termination)\b|\b(?:addendum|dpa)\b.{0,80}\bends when the (?:\w+ )?agreement ends\b/,
          ],
          lacks: [/\b(?:surviv\w+|so long as|as long as|while)\b/],
          level: "Medium",
          does: "These duties end with the services, even if {they} still holds data.",
          why: "Backups and copies live longer than the contract.",
          ask: "Ask that they last while {they} or a subprocessor holds any data.",
          wording:
            "This agreement continues for as long as the Supplier or a subprocessor holds any Personal Information.",
          replaces: true,
        },
        {
          when: [
            /\b(?:addendum|dpa|schedule)\b.{0,30}\bremains? in force only\b.{0,30}\bas long as they provides?\b/,
          ],
          level: "Medium",
          does: "These duties end with the services, even if {they} still holds data.",
          why: "Backups and copies live longer than the contract.",
          ask: "Ask that they last while {they} or a subprocessor holds any data.",
          wording:
            "This agreement continues for as long as the Supplier or a subprocessor holds any Personal Information.",
          replaces: true,
        },
      ],
      absent: {
        title: "No survival while data is held",
        level: "Low",
        does: "Nothing keeps these duties alive while {they} still holds data.",
        why: "Backups and copies live longer than the contract.",
        ask: "Ask that they last while {they} or a subprocessor holds any data.",
        wording:
          "This agreement continues for as long as the Supplier or a subprocessor holds any Personal Information.",
      },
      proof: {
        answered:
          "10.1 This agreement terminates automatically upon termination of the Services Agreement.",
        not: "10.1 This agreement survives for as long as the Supplier holds any data.",
      },
    },
    // For whoever handles the data of another.
    {
      id: "data-processing/lawful-data",
      topic: "privacy",
      title: "No promise that sharing is lawful",
      question: "May they lawfully give us the data?",
      roles: processor,
      about: {
        says: /\bthey\b.{0,120}\b(?:warrants?|represents?|must ensure|is (?:solely )?responsible|has (?:obtained|provided|given)|must (?:have|obtain|comply|provide))\b.{0,200}\b(?:consents?|notices?|lawful\w*|laws?|collect\w*|rights?|authority)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must|warrants?|is (?:solely )?responsible)\b.{0,120}\b(?:obtain\w*|ensure|provide|giv\w+)\b.{0,80}\b(?:consents?|collection notices?)\b|\bwe must ensure that each (?:individual|person|data subject)\b.{0,120}\bconsent\w*|\bwe must (?:procure|obtain|secure)\b.{0,30}\b(?:permissions|consents)\b.{0,20}\bfrom (?:individuals|data subjects)\b/,
          ],
          title: "Supplier must get people’s consents",
          level: "Medium",
          does: "{We} must get the consents of people whom it never meets.",
          why: "Only {they} deals with them.",
          ask: "Ask that {they} warrants notices, consents and lawful instructions.",
          wording:
            "The Customer warrants that it has given every notice and obtained every consent needed for the Supplier to handle the Personal Information as agreed, and that its instructions are lawful.",
        },
      ],
      absent: {
        level: "Medium",
        does: "{They} does not promise that it may lawfully share the data.",
        why: "{We} may be holding what should never have been given.",
        ask: "Ask that {they} warrants notices, consents and lawful instructions.",
        wording:
          "The Customer warrants that it has given every notice and obtained every consent needed for the Supplier to handle the Personal Information as agreed, and that its instructions are lawful.",
      },
      proof: {
        answered:
          "2.2 The Supplier must obtain all consents of individuals and provide collection notices.",
        not: "2.2 The Customer warrants that it has obtained all consents needed by law.",
      },
    },
    {
      id: "data-processing/unlimited",
      topic: "liability-cap",
      title: "Liability for data is without limit",
      question: "How much can a breach cost us?",
      roles: processor,
      about: {
        says: /\b(?:indemnif\w+|unlimited|limit\w*|cap(?:ped)?|liab\w+)\b/,
        heading: /liab|indemn/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,60}\bindemnif\w+\b.{0,300}\b(?:breach|data|information|privacy|this (?:agreement|dpa|addendum|deed))\b|\b(?:unlimited|without limit|no (?:cap|limit\w*))\b.{0,160}\b(?:our|we|data|privacy|breach)\b|\bwe must hold they harmless\b.{0,100}\bdata\b/,
          ],
          lacks: [
            /\bour (?:\w+ ){0,3}liability\b.{0,160}\b(?:limited|may not exceed|capped|does not exceed)\b|\b(?:limitations?|limits?|cap) (?:of|on) liability\b.{0,160}\bappl(?:y|ies)\b|\bsubject to\b.{0,80}\blimit\w*/,
          ],
          level: "High",
          does: "{We} must make good all loss from a breach, without a limit.",
          why: "One leak could cost more than {we} is worth or insured for.",
          ask: "Ask for a cap at the insured sum, and fault or breach as the condition.",
          wording:
            "The Supplier's total liability for Personal Information is limited to $[amount] and arises only to the extent that its own breach caused the loss.",
        },
        {
          when: [
            /\bour liability\b.{0,60}\b(?:is|must be) unlimited\b|\bno limit\w*(?: of| on)? liability\b.{0,60}\bappl(?:y|ies)\b.{0,10}\bto our liability\b/,
          ],
          level: "High",
          does: "{We} must make good all loss from a breach, without a limit.",
          why: "One leak could cost more than {we} is worth or insured for.",
          ask: "Ask for a cap at the insured sum, and fault or breach as the condition.",
          wording:
            "The Supplier's total liability for Personal Information is limited to $[amount] and arises only to the extent that its own breach caused the loss.",
        },
      ],
      kinds: ["uncapped-liability", "indemnity"],
      proof: {
        answered:
          "5.3 The Supplier indemnifies the Customer against all loss arising from a data breach.",
        not: "5.3 The Supplier's liability is limited to $2 million and it must pay loss caused by its breach.",
      },
    },
    {
      id: "data-processing/short-notice",
      topic: "privacy",
      title: "Very little time to report a breach",
      question: "How soon must we report, and from when?",
      roles: processor,
      about: {
        says: /\b(?:breach|incident)\b.{0,200}\b(?:hours|immediately|notify)\b|\b(?:notify|hours|immediately)\b.{0,200}\b(?:breach|incident)\b/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,160}\b(?:(?<span>(?:[1-9]|1\d|2[0-4]) hours)|immediately)\b.{0,200}\b(?:suspect\w*|possible|potential|actual or|occurr\w+|of (?:the|any) (?:breach|incident))\b|\bimmediately upon\b.{0,30}\bsuspecting\b.{0,30}\bwe must (?:inform|notify|tell)\b/,
          ],
          level: "Low",
          does: "{We} must report a breach {span|at once}, from suspicion or from when it happened.",
          why: "In the first hours nobody knows whether there was one.",
          ask: "Ask for 48 hours from when {we} becomes aware that its own systems were breached.",
          wording:
            "The Supplier must notify the Customer within 48 hours after it becomes aware of a Data Breach affecting Personal Information that it holds.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "5.1 The Supplier must notify the Customer within 12 hours of any actual or suspected data breach.",
        not: "5.1 The Supplier must notify the Customer within 48 hours after it becomes aware of a data breach.",
      },
    },
    {
      id: "data-processing/audit-limits",
      topic: "audit",
      title: "Inspection without limits",
      question: "How often and how may they inspect us?",
      roles: processor,
      about: { says: /\b(?:audit\w*|inspect\w*)\b/ },
      answers: [
        {
          when: [
            /\bthey (?:or its (?:auditors?|representatives?) )?may\b(?! not\b).{0,120}\b(?:audit|inspect|enter)\b|\bwe must allow they\b.{0,60}\b(?:inspect|audit)\b.{0,60}\b(?:at all times|at any time|on request|whenever)\b|\bthey\b.{0,20}\bmay (?:enter|inspect|audit)\b.{0,60}\bwithout (?:prior )?notice\b|\baudits (?:and|or) inspections as they may require\b/,
          ],
          lacks: [
            /\b(?:audit|inspect)\w*\b.{0,240}\b(?:once|no more than|reasonable notice|\d+ (?:business |working )?days'? (?:prior |written )*notice|confidential\w*)\b|\b(?:once|reasonable notice|\d+ (?:business |working )?days'? (?:prior |written )*notice)\b.{0,200}\b(?:audit|inspect)\w*\b/,
          ],
          level: "Low",
          does: "{They} may inspect {we} at any time, as often as it likes.",
          why: "Inspections disturb the work and the secrets of other clients.",
          ask: "Ask for once a year, 20 business days' notice, confidence, and reports instead where they do.",
          wording:
            "The Customer may audit once a year on 20 business days' notice, in business hours, subject to confidence, and not where an independent report answers the question.",
          replaces: true,
        },
      ],
      kinds: ["audit-rights"],
      proof: {
        answered: "7.1 The Customer may inspect the Supplier's premises and systems.",
        not: "7.1 The Customer may audit the Supplier once a year on 20 business days' notice.",
      },
    },
    {
      id: "data-processing/help-unpaid",
      topic: "payment",
      title: "All help is free",
      question: "Are we paid for help and changes that they ask for?",
      roles: processor,
      about: {
        says: /\bwe must\b.{0,160}\b(?:assist|help|cooperat\w+)\b|\b(?:reasonable (?:costs?|charges?|fees?)|at their (?:cost|expense)|rates)\b/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,120}\b(?:assist|help|cooperat\w+|assistance|comply with)\b.{0,240}\b(?:at (?:its|our) own (?:cost|expense)|at no (?:additional |extra )?(?:cost|charge)|free of charge|without charge)\b|\bwe must,? at (?:its|our) own (?:cost|expense)\b|\bwe must\b.{0,40}\b(?:assist|help|cooperat\w+)\b.{0,30}\b(?:at our (?:own )?cost|free of charge)\b|\bwe must, free of charge,\b.{0,40}\b(?:assist|cooperat|help)\w*|\bassistance\b.{0,40}\bat no (?:additional |extra )?(?:cost|charge) to they\b|\bwe bears? its own costs of\b.{0,60}\b(?:complying|assist\w+)/,
          ],
          level: "Low",
          does: "{We} must help with requests, assessments and new instructions for nothing.",
          why: "How much is asked lies in {they}'s hands.",
          ask: "Ask for a fair amount free and the rest at agreed rates, save for {we}'s own breach.",
          wording:
            "The Supplier must give up to five hours' help a month free of charge and more at its agreed rates, save where its own breach made the help necessary.",
        },
      ],
      proof: {
        answered: "8.1 The Supplier must assist the Customer with all requests at its own cost.",
        not: "8.1 The Supplier must assist with requests, and the Customer must pay its reasonable charges.",
      },
    },
    {
      id: "data-processing/subprocessor-veto",
      topic: "subcontracting-people",
      title: "Every subprocessor needs consent",
      question: "May we choose our own hosts and suppliers?",
      roles: processor,
      about: { says: /\bsub-?(?:process|contract)\w*/ },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,120}\bsub-?(?:process|contract)\w*\b.{0,160}\b(?:consent|approval)\b|\bwe may not\b.{0,20}\b(?:replace|add|engage|appoint|change)\b.{0,40}\bsub-?processors?\b.{0,20}\bunless they (?:has|have) (?:approved|consented|agreed)\b|\bsub-?(?:contracting|processing)\b.{0,40}\bby we requires\b.{0,60}\b(?:authori[sz]ation|consent|approval) of they\b|\bwe may not delegate processing\b.{0,60}\btheir (?:\w+ )?(?:approval|consent)\b/,
          ],
          lacks: [/\bunreasonabl\w+\b|\bdeemed\b|\bapproved sub-?processors\b|\blist(?:ed)?\b/],
          level: "Low",
          does: "{We} may change no subprocessor without {they}'s consent.",
          why: "One client could hold up a change that serves all.",
          ask: "Ask for general leave with notice and a right to object on fair grounds.",
          wording:
            "The Customer consents to the listed subprocessors. The Supplier may change them by 30 days' notice, and the Customer may object on reasonable privacy grounds.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "3.1 The Supplier must not engage any subprocessor without the Customer's consent.",
        not: "3.1 The Supplier may change subprocessors by 30 days' notice.",
      },
    },
  ],
};
