import type { PaperQuestions } from "../asking/question.ts";

/** Whoever uses the service, and whoever runs it. */
const customer = /^(?:customer|client|subscriber|licensee|buyer|served)$/;
const supplier = /^(?:supplier|provider|service provider|vendor|licensor|serving)$/;

const leavesEarly =
  /\bwe\b.{0,160}\bmust pay (?:(?<share>\d{1,3} ?(?:%|per ?cent)) of )?.{0,40}\b(?:fees?|charges?)\b.{0,60}\b(?:rest|remainder|remaining|balance|unexpired|would have)\b|\bwe (?:terminates?|ends?|cancels?)\b.{0,100}\bwe must pay\b.{0,60}\b(?:fees?|charges?|services)\b.{0,80}\b(?:rest|remainder|remaining|balance|unexpired) (?:of|portion)\b|\bwe (?:remains?|is) liable (?:for|to pay)\b.{0,40}\b(?:fees?|charges?)\b.{0,60}\b(?:rest|remainder|remaining|balance|unexpired)\b/;
const exitWording =
  "If the Customer ends this agreement before the end of the term for any reason other than the Supplier's breach, it must pay no more than three months' {paid|charges}.";
const backupWording =
  "The Supplier must back up all Customer Data every day, keep each backup for 30 days in Australia, and restore the data within one business day after any loss.";
const securityWording =
  "The Supplier must protect Customer Data with measures no less than those of ISO/IEC 27001, encrypt it in transit and at rest, have its security tested by an independent expert each year, and give the Customer a summary on request.";
const breachWording =
  "The Supplier must tell the Customer within 24 hours after it suspects unauthorised access to or loss of Customer Data, give full details as they become known, help the Customer to assess and notify it, and bear the cost where the Supplier or its subcontractors caused it.";
const exportWording =
  "For 90 days after the agreement ends the Supplier must let the Customer export all Customer Data, attachments included, in a usable open format at no charge, and must then delete it and certify the deletion.";
const uptimeWording =
  "The Service must be available at least 99.9% of each calendar month. For each 0.1% by which it falls short the Supplier must credit 5% of that month's fee, and the Customer may terminate if availability is below 99% in three months of any six.";
const dataWording =
  "The Customer owns all Customer Data. The Supplier may use it only to provide the Service to the Customer during the term.";
const infringementWording =
  "The Supplier indemnifies the Customer against all loss arising from a claim that the Service infringes a person's intellectual property, confidence or moral rights. No limit of liability applies to this indemnity.";
const continuityWording =
  "If the Supplier becomes insolvent or stops providing the Service, it must keep the Service running for 90 days or provide the Customer with the software, documentation and data that it needs to run it.";

/** Hosted software, bought by subscription. */
export const saas: PaperQuestions = {
  id: "saas",
  of: /^(?:Software as a service|Subscription) agreement$/,
  roles: { recipient: "Customer", drafter: "Supplier" },
  tells: [
    [
      /\bthey (?:hereby )?grants? (?:to )?we\b.{0,120}\b(?:access|use)\b.{0,60}\b(?:services?|platform|software|solution|system|application)\b|\bthey must (?:provide|make available|supply|host) (?:to we |we with )?(?:the |a |such )?(?:\w+ )?(?:services?|platform|software|solution|system|hosting)\b|\bwe must pay (?:to )?they\b|\bwe (?:must )?pays? (?:they )?(?:the |all |any )?(?:subscription |annual |monthly )?fees\b/,
      "served",
    ],
    [
      /\bwe (?:hereby )?grants? (?:to )?they\b.{0,120}\b(?:access|use)\b.{0,60}\b(?:services?|platform|software|solution|system|application)\b|\bwe must (?:provide|make available|supply|host) (?:to they |they with )?(?:the |a |such )?(?:\w+ )?(?:services?|platform|software|solution|system|hosting)\b|\bthey must pay (?:to )?we\b|\bthey (?:must )?pays? (?:we )?(?:the |all |any )?(?:subscription |annual |monthly )?fees\b/,
      "serving",
    ],
  ],
  questions: [
    {
      id: "saas/exit-cost",
      topic: "exit-cost",
      title: "All fees fall due on an early end",
      question: "What does it cost us to leave early?",
      roles: customer,
      about: {
        says: /\b(?:early|ends?|terminat\w+|cancel\w*)\b.{0,160}\b(?:fees?|charges?|subscription)\b.{0,60}\b(?:rest|remainder|remaining|balance|unexpired|would have)\b/,
        heading: /early termination|ending early|cancellation/,
      },
      answers: [
        {
          when: [leavesEarly, /(?<fee>\$[\d,]+(?:\.\d\d)?) (?:per|a|each) month/],
          reckon: ({ share, fee }) =>
            fee
              ? {
                  year: `$${Math.round(
                    Number(fee.replace(/[$,]/g, "")) *
                      12 *
                      (Number.parseFloat(share ?? "100") / 100),
                  ).toLocaleString("en-AU")}`,
                }
              : null,
          title: "Leaving costs {share|all} of the remaining fees",
          level: "High",
          does: "{We} pays {share|all} of the remaining fees if it leaves early: {year} for each year still to run.",
          why: "The sum has nothing to do with what {they} loses, and keeps {we} captive.",
          ask: "Ask for three months' fees at most, and none where {they} has failed.",
          wording: exitWording,
          replaces: true,
        },
        {
          when: [leavesEarly],
          title: "Leaving costs {share|all} of the remaining fees",
          level: "High",
          does: "{We} pays {share|all} of the remaining fees if it leaves early.",
          why: "The sum has nothing to do with what {they} loses, and keeps {we} captive.",
          ask: "Ask for three months' fees at most, and none where {they} has failed.",
          wording: exitWording,
          replaces: true,
        },
        {
          when: [
            /\b(?:all|any)\b.{0,40}\b(?:fees?|charges?|amounts?)\b.{0,80}\b(?:remaining|remainder|balance|unexpired|rest) (?:of the |of its |of their )?(?:\w+ )?(?:term|period)\b.{0,120}\b(?:immediately|due|payable)\b|\bearly termination\b.{0,60}\bfees\b.{0,60}\b(?:balance|remainder|rest|remaining)\b.{0,80}\b(?:immediately|due|payable)\b/,
          ],
          lacks: [
            /\bthey must\b.{0,80}\brefund\b.{0,160}\b(?:remainder|remaining|unexpired|unused)\b/,
          ],
          level: "High",
          does: "On an early end all fees for the rest of the term fall due at once.",
          why: "{We} would pay in full for a service that it no longer gets.",
          ask: "Ask for three months' fees at most, and none where {they} has failed.",
          wording: exitWording,
          replaces: true,
        },
      ],
      kinds: ["early-termination-fee", "acceleration"],
      proof: {
        answered:
          "9.1 If the Customer ends this agreement early, it must pay 80% of the subscription fees for the rest of the term.",
        not: "9.1 The Customer may end this agreement at any time by 30 days' notice and is refunded fees paid in advance.",
      },
    },
    {
      id: "saas/exit-cost-on-failure",
      topic: "exit-cost",
      title: "Leaving for bad service still costs the fee",
      question: "Do we pay to leave when the service fails?",
      roles: customer,
      about: { says: /\bservice levels?\b|\bavailab\w+\b|\bearly\b/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,60}\b(?:ends?|terminates?|cancels?)\b.{0,120}\bother than\b.{0,30}\b(?:clauses?|sections?) (?<except>\d[\d.,andor ]{0,60}).{0,20}\bmust pay\b/,
            /^(?<clause>\d{1,2}\.\d{1,2}) .{0,60}\bavailab\w+\b.{0,160}\bwe may (?:terminate|end|cancel)\b/,
          ],
          reckon: ({ except = "", clause = "" }) =>
            except.split(/[^\d.]+/).includes(clause) ? null : { clause },
          level: "High",
          does: "Clause {clause} is not among the free exits, so {we} pays the exit fee even when it leaves because the service keeps failing.",
          why: "{We} would pay {they} for {they}'s own failure.",
          ask: "Ask to list every exit that {they} causes.",
          wording:
            "No early termination fee is payable where the Customer ends the agreement for the Supplier's breach, a failure of a service level, a change to the Service or the terms, or an increase in the fees.",
        },
      ],
      proof: {
        answered:
          "9.1 If the Customer ends the agreement early for any reason other than under clause 11.1, it must pay 80% of the fees for the rest of the term.\n9.2 If availability is below 98% in three months the Customer may terminate by notice.",
        not: "9.2 If availability is below 98% in three months the Customer may terminate without charge.",
      },
    },
    {
      id: "saas/backup",
      topic: "data",
      title: "No backup or recovery is promised",
      question: "Will our data be backed up, and got back after a failure?",
      roles: customer,
      about: {
        says: /\bback(?:ed|ing|s)?[- ]?ups?\b|\b(?:disaster|data) recovery\b|\brestor(?:e|es|ed|ing|ation of) (?:\w+ ){0,3}(?:data|records|backups?|services?)\b|\bbusiness continuity\b|\bredundan\w+\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must|is (?:solely )?responsible|are (?:solely )?responsible|acknowledges?|agrees?)\b.{0,140}\bback(?:ing|ed)?[- ]?ups?\b|\bthey (?:is not liable|has no|does not|do not|may not be)\b.{0,160}\b(?:loss of data|back(?:ing)?[- ]?ups?|restor\w+)\b|\bthey does not (?:guarantee|warrant|promise)\b.{0,60}\bbacked up\b|\bwe must (?:maintain|keep|make|retain)\b.{0,30}\bcop(?:y|ies) of\b.{0,40}\bdata\b|\bservice is not a (?:back-?up|archiv\w+)\b/,
          ],
          lacks: [/\bthey must\b.{0,120}\b(?:back(?:ed)?[- ]?ups?|restore)\b/],
          title: "Backup is left to the customer",
          level: "Medium",
          does: "{We} alone must keep copies of its data; {they} promises no backup.",
          why: "A customer can seldom copy a hosted system, so lost records stay lost.",
          ask: "Ask for daily backups, a recovery time and a restore test each year.",
          wording: backupWording,
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:our data|we data|customer data|(?:data|content|records|information)\b.{0,60}\b(?:we|our|store[sd]?|upload\w*|submit\w*))\b/,
        level: "Medium",
        does: "Nothing promises backup or recovery of {we}'s data.",
        why: "If the service fails, {we}'s records may be gone, with little to claim.",
        ask: "Ask for daily backups, a recovery time and a restore test each year.",
        wording: backupWording,
      },
      proof: {
        answered:
          "5.2 The Customer must keep its own back-up of all data that it stores in the Service.",
        not: "5.2 The Supplier must back up Customer Data daily and test the restore each year.",
      },
    },
    {
      id: "saas/data-location",
      here: true,
      topic: "privacy",
      title: "No word on where data is kept",
      question: "Where is our data kept, and who abroad can see it?",
      roles: customer,
      about: {
        says: /\b(?:store[sd]?|host(?:ed|s)?|held|kept|located|process(?:ed)?|transfer\w*|access(?:ed)?|view\w*|disclos\w*)\b.{0,120}\b(?:overseas|offshore|abroad|outside australia|in australia|within australia|australian (?:data cent\w+|servers?|region)|other countr\w+|any country|united states|singapore|india|philippines|manila|new zealand|auckland|cross[- ]border|jurisdictions?)\b|\b(?:overseas|offshore|abroad|outside australia|in australia|within australia|united states|singapore|india|philippines|manila|new zealand|auckland)\b.{0,120}\b(?:stor|host|process|transfer|access|view|disclos|personal|data)\w*|\bdata (?:residency|sovereignty|location)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:they may|we (?:consents?|agrees?|authori[sz]es?|acknowledges?))\b(?! not\b).{0,200}\b(?:store|host|process|transfer|access|view|disclos)\w*\b.{0,160}\b(?:overseas|offshore|abroad|outside australia|any (?:other )?country|other countries|united states|singapore|india|philippines|manila|auckland|new zealand)\b|\b(?:they may|we (?:consents?|agrees?|authori[sz]es?|acknowledges?))\b(?! not\b).{0,160}\b(?:overseas|offshore|abroad|outside australia|united states|singapore|india|philippines|manila|auckland|new zealand)\b.{0,80}\b(?:stor|host|process|transfer|access|view|see)\w*|\b(?:data|information|content)\b.{0,40}\bmay be (?:\w+ (?:and|or) )?(?:stored|held|hosted|processed|transferred|accessed)\b.{0,60}\b(?:overseas|offshore|abroad|outside australia|any (?:other )?country|other countries|united states|singapore|india|philippines|ireland|new zealand)\b|\b(?:staff|personnel|employees|teams?)\b.{0,40}\b(?:located|based) in (?:india|the philippines|manila|singapore|the united states|new zealand|the uk|china|vietnam|malaysia)\b.{0,60}\baccess\b/,
          ],
          title: "Data may leave Australia",
          level: "Medium",
          does: "{We} lets {they} send or show its data to people outside Australia.",
          why: "{We} may have to answer for what happens to personal information there.",
          ask: "Ask for storage in Australia, named countries only, logged access and an indemnity for breaches there.",
          wording:
            "The Supplier must store Customer Data only in Australia. It must not let anyone outside Australia have access to it without the Customer's consent, and is liable for whatever such a person does with it.",
          replaces: true,
        },
        {
          when: [
            /\bthey (?:must|may not)\b.{0,160}\b(?:australia|offshore|overseas)\b|\b(?:store[sd]?|host(?:ed)?|kept|held) (?:only )?(?:in|within) australia\b/,
          ],
          fine: true,
        },
      ],
      absent: {
        of: /\b(?:personal information|personal data|customer data|we data|our data)\b/,
        level: "Medium",
        does: "Nothing says in which country {we}'s data is kept or from where it may be viewed.",
        why: "{We} may answer for a breach abroad without knowing that data went there.",
        ask: "Ask for storage and access in Australia only, save with consent.",
        wording:
          "The Supplier must store Customer Data only in Australia. It must not let anyone outside Australia have access to it without the Customer's consent, and is liable for whatever such a person does with it.",
      },
      kinds: ["privacy"],
      proof: {
        answered: "5.4 The Supplier may store and process personal information outside Australia.",
        not: "5.4 The Supplier must store Customer Data only in Australia.",
      },
    },
    {
      id: "saas/security",
      topic: "data",
      title: "No promise of security",
      question: "How well is our data protected?",
      roles: customer,
      about: {
        says: /\b(?:iso ?\/? ?(?:iec )?27001|soc ?2|encrypt\w*|penetration test\w*|essential eight|security (?:standards?|measures|controls|program\w*|policy|policies|safeguards|practices)|safeguards|(?:protect|secure|safeguard)s?\b.{0,40}\b(?:data|information|content|services?)|information security|security|secure(?:ly)?)\b/,
        heading: /security/,
      },
      answers: [
        {
          when: [
            /\b(?:they (?:does not|do not|may not|is not liable|gives? no)\b.{0,120}\b(?:secur\w+|unauthori[sz]ed access|free (?:from|of) (?:viruses|attack))\b|\bno (?:method|system|data transmission|security)\b.{0,80}\b(?:100|completely|totally|perfect\w*|guarantee\w*)\b)/,
          ],
          lacks: [/\bthey must\b.{0,120}\b(?:secur\w+|encrypt\w*|safeguards?|protect)\b/],
          title: "Security of the data is disclaimed",
          level: "Medium",
          does: "{They} does not answer for the security of {we}'s data.",
          why: "Unauthorised access is the main risk of a hosted service.",
          ask: "Ask for a named standard, encryption, yearly independent tests and a summary of them.",
          wording: securityWording,
        },
        {
          when: [
            /\bthey (?:must|agrees? to)\b.{0,160}\b(?:reasonable|appropriate|industry[- ]standard|adequate)\b.{0,60}\b(?:steps|measures|safeguards|efforts|precautions|controls)\b.{0,80}\b(?:secur\w+|protect\w*|safeguard\w*|unauthori[sz]ed)\b/,
          ],
          lacks: [/\b(?:27001|soc ?2|essential eight|encrypt\w*|penetration)\b/],
          title: "Only reasonable security is promised",
          level: "Low",
          does: "{They} promises only reasonable security; no standard, encryption or test is named.",
          why: "What is reasonable will be argued after the data has gone.",
          ask: "Ask for a named standard, encryption, yearly independent tests and a summary of them.",
          wording: securityWording,
        },
      ],
      absent: {
        of: /\b(?:personal information|personal data|customer data|we data|our data)\b/,
        level: "Medium",
        does: "Nothing promises that {we}'s data is kept secure.",
        why: "Unauthorised access is the main risk of a hosted service.",
        ask: "Ask for a named standard, encryption, yearly independent tests and a summary of them.",
        wording: securityWording,
      },
      proof: {
        answered: "5.3 The Supplier must take reasonable steps to keep Customer Data secure.",
        not: "5.3 The Supplier must keep Customer Data encrypted and hold ISO/IEC 27001 certification.",
      },
    },
    {
      id: "saas/breach-notice",
      topic: "privacy",
      title: "No notice of a data breach",
      question: "Will they tell us of a data breach, how soon, and who pays?",
      roles: customer,
      about: {
        says: /\b(?:data|security|privacy) (?:breach(?:es)?|incidents?)\b|\bunauthori[sz]ed (?:access|disclosure|use)\b|\bnotifiable\b|\beligible data\b/,
        heading: /data breach|security incident/,
      },
      answers: [
        {
          when: [
            /\bthey must\b.{0,120}\b(?:notify|tell|inform|advise|report)\b.{0,160}\b(?:breach|incident|unauthori[sz]ed)\b.{0,120}\b(?:(?:7[2-9]|[89]\d|1\d\d) hours|(?:[3-9]|[1-3]\d) (?:business |working |calendar )?days)\b|\bthey must\b.{0,80}\bwithin (?:(?:7[2-9]|[89]\d|1\d\d) hours|(?:[3-9]|[1-3]\d) (?:business |working |calendar )?days)\b.{0,120}\b(?:breach|incident|unauthori[sz]ed)\b|\b(?:breach|incident|unauthori[sz]ed access)\b.{0,80}\bthey must\b.{0,30}\b(?:notify|tell|inform)\b.{0,30}\b(?:within|no later than|not later than) (?:(?:7[2-9]|[89]\d|1\d\d) hours|(?:[3-9]|[1-3]\d) (?:business |working |calendar )?days)\b|\bnotif\w+ of\b.{0,30}\bbreach\w*\b.{0,30}\b(?:(?:7[2-9]|[89]\d|1\d\d) hours|(?:[3-9]|[1-3]\d) (?:business |working |calendar )?days)\b/,
          ],
          title: "Slow notice of a data breach",
          level: "Medium",
          does: "{They} may take three days or more to tell {we} of a data breach.",
          why: "{We} has its own short time to assess, contain and notify.",
          ask: "Ask for 24 hours from suspicion, full help, and costs where {they} caused it.",
          wording: breachWording,
          replaces: true,
        },
        {
          when: [
            /\b(?:they must|they agrees? to|they undertakes? to)\b.{0,160}\b(?:notify|tell|inform|advise|report)\b/,
          ],
          fine: true,
        },
      ],
      absent: {
        of: /\b(?:personal information|personal data|customer data|we data|our data)\b/,
        level: "Medium",
        does: "Nothing makes {they} tell {we} that its data has been lost or seen by others.",
        why: "{We} must assess and notify a breach itself, and cannot do so in ignorance.",
        ask: "Ask for notice within 24 hours, full help, and costs where {they} caused it.",
        wording: breachWording,
      },
      kinds: ["privacy"],
      proof: {
        answered:
          "5.5 The Supplier must notify the Customer within 10 business days after it becomes aware of a data breach.",
        not: "5.5 The Supplier must notify the Customer of any data breach within 24 hours.",
      },
    },
    {
      id: "saas/data-ownership",
      topic: "data",
      title: "No word on who owns the data",
      question: "Do we keep ownership of our data?",
      roles: customer,
      about: {
        says: /\b(?:own(?:s|ed|ership)?|title|property|intellectual property|rights)\b.{0,120}\b(?:data|content|records|information)\b|\b(?:data|content|records|information)\b.{0,120}\b(?:own(?:s|ed|ership)?|property of|title|belongs?)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:all |any )?(?:data|content|records|information)\b(?:(?!\b(?:usage|aggregated?|anonymi[sz]ed|de-?identified|statistical|derived|log|performance|their|third)\b)[^;]){0,80}\b(?:is|are|becomes?|must be|remains?|vests?) (?:the )?(?:sole |exclusive )*(?:property of|owned by|in) they\b|\bwe (?:hereby )?assigns? to they\b.{0,60}\b(?:right|title|interest)\b.{0,40}\b(?:data|content)\b/,
          ],
          title: "Customer’s data becomes the supplier’s",
          level: "High",
          does: "Data that {we} puts into the service belongs to {they}.",
          why: "{We} could lose control of its own records, and of who may use them.",
          ask: "Ask that {we} owns all its data and {they} uses it only to provide the service.",
          wording: dataWording,
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:our|we|customer) data\b|\b(?:data|content|records)\b.{0,40}\b(?:upload\w*|store[sd]?|input|submitted|entered)\b/,
        level: "Medium",
        does: "Nothing says that {we} owns the data that it puts in.",
        why: "Use, export and deletion all rest on whose data it is.",
        ask: "Ask that {we} owns all its data and {they} uses it only to provide the service.",
        wording: dataWording,
      },
      kinds: ["data-ownership"],
      proof: {
        answered: "5.1 All data entered into the Service is the property of the Supplier.",
        not: "5.1 The Customer owns all data that it stores in the Service.",
      },
    },
    {
      id: "saas/derived-data",
      topic: "data",
      title: "Supplier may use the data for itself",
      question: "May they use our data for purposes of their own?",
      roles: customer,
      about: {
        says: /\b(?:aggregat\w+|anonymi[sz]\w+|de-?identif\w+|derived|analytics|usage data|statistic\w*|improv\w+|machine learning|train\w*)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:they may|we (?:hereby )?grants? (?:to )?they|we (?:agrees?|consents?)\b.{0,30}\bthey may)\b(?! not\b).{0,120}\b(?:data|content|inputs?|prompts?)\b.{0,160}\b(?:train\w*|machine learning|artificial intelligence|ai models?)\b/,
          ],
          title: "Data may train the supplier’s models",
          level: "High",
          does: "{They} may use {we}'s data to train its models.",
          why: "What has gone into a model cannot be taken out, and may come out for others.",
          ask: "Ask to forbid it without written consent for each use.",
          wording:
            "The Supplier must not use Customer Data, or anything derived from it, to train, test or improve any artificial intelligence model without the Customer's prior written consent.",
          replaces: true,
        },
        {
          when: [
            /\b(?:they may|we (?:hereby )?grants? (?:to )?they|they owns?|they must own|they retains?)\b(?! not\b| (?:use )?only\b).{0,240}\b(?:aggregat\w+|anonymi[sz]\w+|de-?identif\w+|derived from|statistic\w*|usage data)\b/,
          ],
          title: "Derived data may be used",
          level: "Medium",
          does: "{They} may use data derived from {we}'s for its own ends.",
          why: "It outlives the contract, and nothing may stop re-identification or sale.",
          ask: "Ask to limit it to statistics during the term, with no re-identification and no sale.",
          wording:
            "The Supplier may use only statistics about the operation of the Service that identify neither the Customer nor any individual. It must not re-identify, sell or disclose them, and must stop when the agreement ends.",
          replaces: true,
        },
        {
          when: [
            /\b(?:they may|we (?:hereby )?grants? (?:to )?they)\b(?! not\b).{0,200}\b(?:perpetual|irrevocable|any purpose|(?:its|their) own (?:purposes?|business)|improve|develop)\b.{0,160}\b(?:data|content)\b|\bwe (?:hereby )?grants? (?:to )?they\b.{0,80}\b(?:perpetual|irrevocable)\b.{0,160}\b(?:data|content)\b/,
          ],
          level: "High",
          does: "{They} may use {we}'s data for its own purposes.",
          why: "The data may hold confidential and personal information of {we}'s own clients.",
          ask: "Ask to limit its use to providing the service, during the term.",
          wording: dataWording,
          replaces: true,
        },
      ],
      kinds: ["data-ownership"],
      proof: {
        answered:
          "5.2 The Customer grants the Supplier a perpetual licence to use de-identified data derived from Customer Data.",
        not: "5.2 The Supplier may use Customer Data only to provide the Service.",
      },
    },
    {
      id: "saas/export",
      topic: "after-end",
      title: "No way to take the data out",
      question: "How do we get our data back when it ends?",
      roles: customer,
      about: {
        says: /\b(?:export\w*|download\w*|retriev\w+|extract\w*|return\w*|migrat\w+|copy|copies|deliver\w*)\b.{0,120}\b(?:data|content|records)\b|\b(?:data|content|records)\b.{0,120}\b(?:export\w*|download\w*|retriev\w+|extract\w*|return\w*|migrat\w+)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:upon|on|after|following|when|if)\b.{0,80}\b(?:terminat\w+|expir\w+|ends?|end)\b.{0,200}\bthey may\b.{0,40}\b(?:immediately )?(?:delete|destroy|erase|remove)\b.{0,80}\b(?:data|content|records)\b|\b(?:termination|expiry|end)\b.{0,60}\bthey need not (?:maintain|provide|retain|keep|return)\b.{0,40}\b(?:data|content)\b/,
          ],
          lacks: [
            /\b(?:within|for) \d+ (?:days|months?)\b.{0,200}\b(?:export|download|retriev\w+|return|copy)\b|\bthey must\b.{0,120}\b(?:return|provide|deliver|export|make available)\b.{0,80}\b(?:data|content|records)\b/,
          ],
          title: "Data may be deleted without return",
          level: "High",
          does: "When it ends {they} may delete {we}'s data, and need not hand it back first.",
          why: "{We} could lose its records, some of which it must keep.",
          ask: "Ask for 90 days to export everything in an open format, then certified deletion.",
          wording: exportWording,
          replaces: true,
        },
        {
          when: [
            /\b(?:for|within) (?<days>(?:[1-9]|[12]\d|30) (?:business |calendar )?days)\b.{0,120}\b(?:after|of|following|from)\b.{0,60}\b(?:terminat\w+|expir\w+|ends?|end)\b.{0,200}\b(?:export|download|retriev\w+|extract|return|copy|access|request\w*)\b.{0,60}\b(?:data|content|records|it)\b|\b(?:data|content)\b.{0,40}\b(?:deleted|destroyed|erased) (?:within )?(?<days>\d{1,2} days) (?:after|following|of|from)\b.{0,20}\b(?:termination|expiry|the end|cancell\w+)\b|\bavailable for (?:download|export|retrieval) for (?<days>\d{1,2} days)\b.{0,30}\b(?:end|termination|expiry)\b/,
          ],
          title: "Only {days} to take the data out",
          level: "Medium",
          does: "{We} has only {days} after the end to get its data out.",
          why: "Images, attachments and history take longer to move, and what is left behind is lost.",
          ask: "Ask for 90 days, every attachment, a usable format and confirmation before deletion.",
          wording: exportWording,
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:our|we|customer) data\b|\b(?:data|content|records)\b.{0,40}\b(?:upload\w*|store[sd]?|input|submitted|entered)\b/,
        level: "High",
        does: "Nothing lets {we} take its data out when the service ends.",
        why: "Without it {we} cannot move to another provider or keep the records that it must.",
        ask: "Ask for 90 days to export everything in an open format, then certified deletion.",
        wording: exportWording,
      },
      kinds: ["data-return"],
      proof: {
        answered: "11.5 For 14 days after the agreement ends the Customer may download its data.",
        not: "11.5 For 90 days after the agreement ends the Supplier must return all Customer Data on request.",
      },
    },
    {
      id: "saas/migration-cost",
      topic: "after-end",
      title: "Help with leaving is at open rates",
      question: "What does help with moving away cost?",
      roles: customer,
      about: {
        says: /\b(?:migrat\w+|transition\w*|disengagement|exit assistance|data extraction)\b/,
        heading: /transition|disengagement|exit/,
      },
      answers: [
        {
          when: [
            /\b(?:migrat\w+|transition\w*|disengagement|exit assistance|data extraction|return(?:ing)? (?:of )?(?:the )?(?:customer )?data)\b.{0,160}\b(?:(?:then[- ])?current|standard|prevailing|usual|consulting|professional services?|time and materials?|additional)\b.{0,40}\b(?:rates?|fees?|charges?|cost)\b|\b(?:moving|migrat\w+|transition\w*|transfer\w*|another format)\b.{0,160}\bat (?:their|its|the) (?:\w+[- ]){0,4}rates?\b/,
          ],
          level: "Medium",
          does: "Help with moving away is at whatever rates {they} then charges.",
          why: "{We} is weakest in bargaining at that moment.",
          ask: "Ask for fixed rates, and free help where {they} ends it or is in breach.",
          wording:
            "The Supplier must help the Customer to move to another provider, free of charge if the Supplier ended the agreement or was in breach and otherwise at the rates that applied when the agreement was signed.",
          replaces: true,
        },
      ],
      proof: {
        answered: "11.6 Help with migration is at the Supplier's then current consulting rates.",
        not: "11.6 The Supplier must help with migration free of charge.",
      },
    },
    {
      id: "saas/uptime",
      topic: "service-level",
      title: "No service level for availability",
      question: "How often must it be up, and what if it is not?",
      roles: customer,
      about: {
        says: /\b(?:availab(?:le|ility)|up-?time|down-?time|service levels?|service credits?|outages?|uninterrupted)\b/,
        heading: /service level|availability/,
      },
      answers: [
        {
          when: [
            /\b(?:service )?credits?\b.{0,160}\b(?:sole|only|exclusive|entire)\b.{0,40}\bremed(?:y|ies)\b|\b(?:sole|only|exclusive|entire)\b.{0,40}\bremed(?:y|ies)\b.{0,160}\b(?:credits?|availability|service levels?|down-?time)\b/,
          ],
          title: "Credits are the only remedy for downtime",
          level: "Medium",
          does: "A service credit is all that {we} gets when the service is down.",
          why: "The credit is a small part of a month's fee, whatever the outage costs.",
          ask: "Ask that credits leave damages and termination untouched.",
          wording:
            "Service credits are a price adjustment and do not limit the Customer's right to claim damages or to terminate.",
          replaces: true,
        },
        {
          when: [
            /\bthey (?:must|may) use (?:commercially )?(?:reasonable|best) (?:commercial )?(?:efforts|endeavours)\b.{0,120}\b(?:availab\w+|up-?time|accessible)\b|\b(?:availab\w+|up-?time)\b.{0,80}\b(?:target|goal|objective)\b|\bthey (?:aims?|targets?|intends?)\b.{0,60}\bavailab\w+\b.{0,80}\b(?:does not guarantee|is not liable)\b/,
          ],
          lacks: [/\bcredits?\b.{0,80}\b(?:fee|month|availab\w+|%)\b/],
          title: "Availability is only a target",
          level: "Medium",
          does: "Availability is only aimed at; nothing follows if the service is down.",
          why: "{We} pays in full for a system that it cannot use.",
          ask: "Ask for a binding level, credits and a right to leave after repeated failure.",
          wording: uptimeWording,
          replaces: true,
        },
        {
          when: [
            /\bthey (?:does not|do not|gives? no|makes? no|may not)\b.{0,80}\b(?:warrant\w*|guarantee|promise|represent\w*)\b.{0,120}\b(?:uninterrupted|availab\w+|error[- ]free|free (?:from|of))\b/,
          ],
          lacks: [/\b(?:\d\d(?:\.\d+)? ?(?:%|per ?cent)|service levels?|credits?)\b/],
          title: "Availability is not promised",
          level: "Medium",
          does: "{They} does not promise that the service will be up, and no level is set.",
          why: "{We} pays in full for a system that it cannot use.",
          ask: "Ask for a binding level, credits and a right to leave after repeated failure.",
          wording: uptimeWording,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing says how often the service must be available.",
        why: "{We} pays in full for a system that it cannot use.",
        ask: "Ask for a binding level, credits and a right to leave after repeated failure.",
        wording: uptimeWording,
      },
      kinds: ["service-levels", "sole-remedy"],
      proof: {
        answered:
          "7.2 Service credits are the Customer's sole remedy for a failure of availability.",
        not: "7.1 The Service must be available 99.9% of each month, and the Supplier must credit 5% of the fee for each 0.1% below.",
      },
    },
    {
      id: "saas/support",
      topic: "service-level",
      title: "No promise of support",
      question: "Who helps us when it breaks, and how soon?",
      roles: customer,
      about: {
        says: /\b(?:support(?:ed)?|help ?desk|response times?|incidents?|tickets?|maintenance)\b/,
        heading: /support|maintenance/,
      },
      answers: [
        {
          when: [
            /\bthey need not\b.{0,60}\b(?:support|maintenance|help|assistance)\b|\b(?:does not|do not) include\b.{0,20}\bsupport\b|\bsupport\b.{0,20}\bnot included\b|\bthey may, but need not, (?:provide|give)\b.{0,30}\b(?:assistance|support|help)\b|\bsupport\b.{0,30}\bat their (?:sole |absolute )?discretion\b/,
          ],
          title: "Support need not be given",
          level: "Medium",
          does: "{They} need not give any support.",
          why: "A fault can stop {we}'s business with nobody bound to mend it.",
          ask: "Ask for support hours, response and repair times by severity.",
          wording:
            "The Supplier must provide support at all times for faults that stop the Service, respond within one hour and restore it within eight, and in business hours for all others.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing promises support, or how soon a fault is looked at.",
        why: "A fault can stop {we}'s business with nobody bound to mend it.",
        ask: "Ask for support hours, response and repair times by severity.",
        wording:
          "The Supplier must provide support at all times for faults that stop the Service, respond within one hour and restore it within eight, and in business hours for all others.",
      },
      proof: {
        answered: "3.4 The Supplier is not obliged to provide support.",
        not: "3.4 The Supplier must provide support from 8 am to 8 pm and respond within one hour.",
      },
    },
    {
      id: "saas/suspension",
      topic: "suspension",
      title: "Service may be cut off without warning",
      question: "When may they cut us off, and with what warning?",
      roles: customer,
      about: {
        says: /\bsuspen\w+|\bdisabl\w+|\b(?:restrict|block|cut off|limit)\w*\b.{0,40}\baccess\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,120}\b(?:suspend|disable|cut off|restrict|block)\b.{0,200}\b(?:invoice|payment|fees?|amounts?|overdue|unpaid|pay)\b/,
            /\bwe may\b.{0,60}\b(?:withhold|dispute)\b|\b(?:disput\w+)\b.{0,80}\b(?:invoice|amount)\b.{0,80}\b(?:good faith|we)\b/,
          ],
          lacks: [
            /\bthey may not suspend\b|\bsuspen\w+\b.{0,200}\b(?:undisputed|not (?:in|subject to) dispute|unless\b.{0,40}\bdisput\w+)\b/,
          ],
          title: "Service may be cut off over invoices",
          level: "High",
          does: "{They} may cut off the service over an unpaid invoice, even one that {we} may dispute.",
          why: "The right to dispute is worth little if the system can be switched off meanwhile.",
          ask: "Ask for 14 days' written warning, and no suspension over a disputed amount.",
          wording:
            "The Supplier may suspend the Service only for an undisputed amount that is 30 days overdue and only after {noticeTime|14 days}' written notice.",
          replaces: true,
        },
        {
          when: [
            /\bthey may\b(?! not\b)(?:(?!\b(?:\d+ (?:business |calendar )?days|24 hours|48 hours)'? ?(?:prior |written )*notice\b).){0,200}\b(?:suspend|disable|cut off|block)\b.{0,80}\b(?:services?|access|accounts?|use|platform|software)\b/,
          ],
          lacksHere: [
            /\b(?:days|hours)'? (?:prior |written )*notice\b.{0,80}\bsuspen|\bsuspen\w+\b.{0,160}\b(?:(?:days|hours)'? (?:prior |written )*notice|(?:prior|reasonable|advance|written) (?:written )?(?:notice|warning)|after (?:giving|notice|warning))\b/,
          ],
          level: "Medium",
          does: "{They} may cut off the service without warning.",
          why: "{We} would lose its system and its data at once, perhaps over a mistake.",
          ask: "Ask for 14 days' notice and a chance to put it right, save in an emergency.",
          wording:
            "The Supplier may suspend the Service only so far as needed, and only after 14 days' written notice, or with as much notice as is practicable where there is a serious threat to security.",
          replaces: true,
        },
      ],
      kinds: ["suspension"],
      proof: {
        answered: "11.2 The Supplier may suspend the Service at any time if it thinks fit.",
        not: "11.2 The Supplier may suspend the Service only after {noticeTime|14 days}' written notice.",
      },
    },
    {
      id: "saas/service-changes",
      topic: "variation",
      title: "Features may be taken away",
      question: "Can they change or remove what we bought?",
      roles: customer,
      about: {
        says: /\b(?:modif\w+|chang\w+|updat\w+|discontinu\w+|withdraw\w*|remov\w+|vary|replace)\b.{0,100}\b(?:services?|features?|functions?|functionality|platform|software|application)\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,100}\b(?:(?:modify|change|vary|alter|replace)\b.{0,60}\b(?:services?|features?|functions?|functionality|platform|software|application|products?)|(?:discontinue|withdraw|remove|suspend)\b.{0,40}\b(?:features?|functions?|functionality|any part))\b|\b(?:features|functions|functionality|service|platform)\b.{0,30}\b(?:is|are) subject to (?:change|modification|withdrawal)\b/,
          ],
          lacksHere: [
            /\bwe may\b.{0,60}\b(?:terminate|end|cancel)\b|\bmaterial(?:ly)?\b.{0,60}\b(?:reduce|degrade|diminish|decrease|adverse)\b|\bmay not\b.{0,60}\b(?:reduce|degrade|diminish)\b/,
          ],
          level: "Medium",
          does: "{They} may change or withdraw features, and {we} has no way out or refund.",
          why: "{We} is held to the price of a product that may no longer do what it was bought for.",
          ask: "Ask that function is not materially reduced, and for exit with a refund if it is.",
          wording:
            "The Supplier must not materially reduce the functions or security of the Service during a term. If it does, the Customer may terminate and must be refunded all fees for the unexpired period.",
          replaces: true,
        },
      ],
      kinds: ["unilateral-variation"],
      proof: {
        answered:
          "4.1 The Supplier may modify or discontinue any feature of the Service at any time.",
        not: "4.1 The Supplier may change the Service but must not materially reduce its functions.",
      },
    },
    {
      id: "saas/discontinue",
      topic: "exit-convenience",
      title: "Supplier may end the service in mid-term",
      question: "May they stop the service in mid-term?",
      roles: customer,
      about: { says: /\bthey may\b.{0,80}\b(?:terminate|end|cancel|discontinue|cease)\b/ },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,60}\b(?:discontinue|cease (?:to )?(?:provid|offer|supply)\w*)\b.{0,40}\b(?:services?|platform|product)\b.{0,160}?\b(?<notice>\d{1,3} (?:days|months))\b|\bthey may (?:terminate|end|cancel)\b.{0,40}\b(?:for (?:its |their )?convenience|without (?:cause|reason)|for any reason|at any time)\b.{0,40}?(?<notice>\d{1,3} days)\b|\bthey ceases? to offer\b.{0,60}\bthey may end\b.{0,80}?(?<notice>\d{1,3} days)\b/,
          ],
          lacks: [
            /\bwe may\b.{0,60}\b(?:terminate|end|cancel)\b.{0,60}\b(?:at any time|for convenience|without (?:cause|reason))\b/,
          ],
          level: "High",
          does: "{They} may stop the service in mid-term on {notice}' notice; {we} has no such right.",
          why: "Moving a system takes months, and its cost would fall on {we}.",
          ask: "Ask to delete it for the first term, or 12 months' notice, refund and free migration.",
          wording:
            "The Supplier must not discontinue the Service during a term. After it, the Supplier must give {noticeTime|12 months}' notice, refund all fees paid in advance and help with migration at no charge.",
          replaces: true,
        },
        {
          when: [
            /\bthey may\b(?! not\b).{0,60}\b(?:discontinue|cease (?:to )?(?:provid|offer|supply)\w*)\b.{0,20}\b(?:the )?(?:services?|platform|product)\b|\bthey may (?:withdraw|retire|sunset|cease (?:offering|providing)|stop (?:offering|providing))\b.{0,20}\b(?:service|product|platform)\b(?!.{0,80}\bif we\b)/,
          ],
          lacks: [
            /\bwe may\b.{0,60}\b(?:terminate|end|cancel)\b.{0,60}\b(?:at any time|for convenience|without (?:cause|reason))\b/,
          ],
          level: "High",
          does: "{They} may stop the service in mid-term; {we} has no such right.",
          why: "Moving a system takes months, and its cost would fall on {we}.",
          ask: "Ask to delete it for the first term, or 12 months' notice, refund and free migration.",
          wording:
            "The Supplier must not discontinue the Service during a term. After it, the Supplier must give {noticeTime|12 months}' notice, refund all fees paid in advance and help with migration at no charge.",
          replaces: true,
        },
      ],
      kinds: ["termination-for-convenience"],
      proof: {
        answered: "10.2 The Supplier may discontinue the Service at any time by 90 days' notice.",
        not: "10.2 The Supplier must not discontinue the Service during the term.",
      },
    },
    {
      id: "saas/minimum-users",
      topic: "minimum-commitment",
      title: "The number of users can only go up",
      question: "Can we pay for fewer users?",
      roles: customer,
      about: {
        says: /\b(?:users?|seats?|licen[cs]es|subscriptions?|volume|quantit(?:y|ies)|usage)\b.{0,120}\b(?:minimum|reduc\w+|decreas\w+|fewer|lower|downgrad\w+|committed)\b|\b(?:minimum|reduc\w+|decreas\w+|fewer|downgrad\w+|committed)\b.{0,120}\b(?:users?|seats?|licen[cs]es|subscriptions?|volume|quantit\w+|usage)\b/,
      },
      answers: [
        {
          when: [
            /\bminimum (?:number of )?(?:named |authori[sz]ed )?(?:users?|seats?)\b|\b(?:fees?|users?|seats?|subscriptions?|quantit\w+)\b.{0,80}\b(?:may not|not|cannot) be (?:reduced|decreased|lowered|downgraded)\b|\b(?:fees?|subscription fee)\b.{0,40}\bis not reduced\b|\bwe may not\b.{0,40}\b(?:reduce|decrease|downgrade)\b|\bwe\b.{0,60}\bmay not (?:reduce|decrease|lower)\b.{0,40}\b(?:users?|seats?|licen[cs]es|subscriptions?|quantit\w+)\b|\bwe must pay for (?:at least|a minimum of|no fewer than|not less than) \d+ (?:\w+ )?(?:users?|seats?|licen[cs]es)\b/,
          ],
          level: "Medium",
          does: "{We} pays for the same number of users throughout, even if it needs fewer.",
          why: "Staff leave and sites close, and the number can only go up.",
          ask: "Ask for a right to reduce by 20% on each anniversary.",
          wording:
            "On each anniversary of the start date the Customer may reduce the number of users by up to 20% by 30 days' notice, and the fees fall in proportion.",
        },
      ],
      kinds: ["minimum-commitment"],
      proof: {
        answered: "3.1 The number of users may not be reduced during the term.",
        not: "3.1 The Customer may reduce the number of users on each anniversary.",
      },
    },
    {
      id: "saas/overuse",
      topic: "audit",
      title: "Extra use is charged back",
      question: "What if more people use it than we paid for?",
      roles: customer,
      about: {
        says: /\b(?:excess|overage|exceed\w*|over-?us\w+|unlicensed|additional users?|audit\w*|verif\w+|check)\b.{0,160}\b(?:users?|use|usage|fees?|licen[cs]es?|limits?|number|pay)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:excess|overage|exceed\w*|unlicensed)\b.{0,240}\bwe must\b.{0,40}\b(?:pay|reimburse)\b|\bwe must pay\b.{0,120}\b(?:excess|overage|additional users?|exceed\w*|shortfall|cost of the (?:audit|check|inspection))\b|\bif\b.{0,40}\b(?:users?|usage|use)\b.{0,40}\bexceeds?\b.{0,60}\bthey (?:must|may) (?:invoice|charge|bill)\b|\b(?:overage|excess usage|over-?use) (?:charges?|fees?)\b.{0,20}\b(?:apply|payable)\b/,
          ],
          level: "Medium",
          does: "If more people log in than were paid for, {we} is charged back for the excess.",
          why: "Shared log-ins are common, and the back charge has no limit or chance to correct.",
          ask: "Ask for 30 days to correct first, three months' back charge at most and no interest.",
          wording:
            "If use exceeds the number paid for, the Customer has 30 days to reduce it or buy more. Any back charge is limited to three months at the contract rate, without interest or audit costs.",
        },
      ],
      kinds: ["audit-rights"],
      proof: {
        answered:
          "2.4 If the number of users exceeds the number paid for, the Customer must pay for the excess with interest.",
        not: "2.4 The Customer may add users at the contract rate.",
      },
    },
    {
      id: "saas/no-refund",
      topic: "payment",
      title: "No refund of prepaid fees",
      question: "Do we get prepaid fees back if it ends early?",
      roles: customer,
      about: {
        says: /\brefund\w*|\bnon-?refundable\b|\bpro[- ]?rata\b|\b(?:in advance|prepaid)\b/,
      },
      answers: [
        {
          when: [
            /\bnon-?(?:refundable|cancell?able)\b|\b(?:fees?|payments?|amounts?|charges)\b.{0,100}\b(?:not|no|never)\b.{0,20}\brefund\w*|\bno (?:refunds?|credits?)\b|\bwe (?:is|are) not entitled to\b.{0,40}\brefund\b|\bthey (?:may not|need not|does not)\b.{0,10}\b(?:refund|repay)\b|\bfees\b.{0,40}\bmay not be (?:repaid|refunded|returned)\b/,
          ],
          lacks: [/\b(?:they must|they will)\b.{0,80}\brefund\b/],
          title: "Prepaid fees are kept",
          level: "Medium",
          does: "Fees paid in advance are kept, even if {they} fails or stops the service.",
          why: "{We} could pay a year ahead and get weeks.",
          ask: "Ask for a refund of the unused part whenever {we} is not at fault.",
          wording:
            "If the agreement ends for any reason other than the Customer's breach, the Supplier must within 10 business days refund all fees for the unexpired period.",
          replaces: true,
        },
      ],
      absent: {
        of: /\b(?:in advance|annually in advance|prepa(?:y|id)\w*|up ?front)\b/,
        level: "Medium",
        does: "Fees are paid in advance, and nothing gives them back if it ends early.",
        why: "{We} could pay a year ahead and get weeks.",
        ask: "Ask for a refund of the unused part whenever {we} is not at fault.",
        wording:
          "If the agreement ends for any reason other than the Customer's breach, the Supplier must within 10 business days refund all fees for the unexpired period.",
      },
      kinds: ["no-refund"],
      proof: {
        answered: "3.6 All fees are non-refundable.",
        not: "3.6 If the agreement ends early the Supplier must refund fees for the unexpired period.",
      },
    },
    {
      id: "saas/infringement",
      topic: "infringement",
      title: "No cover against infringement claims",
      question: "What if a third party says that the service infringes its rights?",
      roles: customer,
      about: {
        says: /\binfring\w+|\bthird[- ]party (?:intellectual property|ip)\b|\bintellectual property claims?\b/,
      },
      answers: [
        {
          when: [
            /\bthey\b.{0,40}\b(?:indemnif\w+|must (?:defend|indemnify|hold))\b.{0,200}\b(?:infring\w+)\b.{0,60}\b(?:only )?(?:copyright|australian patent|united states|u\.s\.)\b(?!.{0,60}\b(?:patents?,|trade ?marks?|intellectual property))/,
          ],
          lacks: [
            /\bthey\b.{0,200}\binfring\w+\b.{0,80}\b(?:any (?:\w+ )?intellectual property|intellectual property rights?)\b/,
          ],
          title: "Infringement cover is too narrow",
          level: "Medium",
          does: "{They}'s indemnity against infringement covers one kind of right only.",
          why: "A claim over patents, trade marks or confidence would fall on {we}.",
          ask: "Ask to cover all intellectual property and to leave it outside the cap.",
          wording: infringementWording,
        },
        {
          when: [
            /\bthey (?:gives? no|makes? no|disclaims?)\b.{0,200}\bnon-?infring\w+|\bthey (?:does not|do not) (?:warrant|represent|guarantee)\b.{0,160}\binfring\w+|\bwithout any (?:warranty|representation)\b.{0,30}\bnon-?infring\w+|\bthey (?:makes?|gives?) no\b.{0,80}\binfring\w+/,
          ],
          lacks: [
            /\bthey\b.{0,40}\b(?:must (?:defend|indemnify|hold)|indemnif\w+)\b.{0,200}\binfring\w+/,
          ],
          title: "Freedom from infringement is not promised",
          level: "High",
          does: "{They} does not promise that the service is free of others' rights.",
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
        answered: "8.2 The Supplier gives no warranty of non-infringement.",
        not: "8.2 The Supplier indemnifies the Customer against any claim that the Service infringes intellectual property rights.",
      },
    },
    {
      id: "saas/continuity",
      topic: "enforcement",
      title: "No continuity if the supplier fails",
      question: "What if they become insolvent?",
      roles: customer,
      about: {
        says: /\b(?:escrow|insolv\w+|administrat(?:or|ion)|liquidat\w+|bankrupt\w*|business continuity|step[- ]in|continuity)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:source code|software)\b.{0,120}\b(?:not be (?:placed|deposited)|no (?:escrow|source code))\b|\bwe (?:has|have) no (?:right|entitlement) to\b.{0,40}\bsource code\b|\bno escrow\b|\bthey need not\b.{0,60}\b(?:source code|escrow)\b|\bwe is not entitled to\b.{0,30}\b(?:copy of the software|source code)\b/,
          ],
          title: "Software is withheld if the supplier fails",
          level: "Low",
          does: "{We} has no access to the software if {they} fails.",
          why: "A system that runs on {they}'s servers stops when {they} does.",
          ask: "Ask for 90 days' continued service, or escrow of software and data.",
          wording: continuityWording,
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing keeps the service running if {they} becomes insolvent.",
        why: "A system that runs on {they}'s servers stops when {they} does.",
        ask: "Ask for 90 days' continued service, or escrow of software and data.",
        wording: continuityWording,
      },
      kinds: ["source-code-escrow"],
      proof: {
        answered: "8.5 The Customer has no right to the source code and there is no escrow.",
        not: "8.5 The Supplier must keep the source code in escrow and release it if it becomes insolvent.",
      },
    },
    {
      id: "saas/users-liability",
      topic: "conduct-and-access",
      title: "All account use falls on the customer",
      question: "Do we answer for everything done in our accounts?",
      roles: customer,
      about: {
        says: /\b(?:accounts?|passwords?|log-?ins?|credentials|users?)\b.{0,160}\b(?:responsib\w+|liable|activit\w+|acts|indemnif\w+)\b|\b(?:responsib\w+|liable)\b.{0,160}\b(?:accounts?|passwords?|log-?ins?|credentials|users?)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:is|are|must be|remains?) (?:\w+ )?(?:responsible|liable)\b.{0,120}\b(?:all|any|every)\b.{0,60}\b(?:activit\w+|use|acts?|access|actions?|transactions?)\b.{0,100}\b(?:accounts?|passwords?|log-?ins?|credentials|users?)\b|\b(?:act|anything|everything)\b.{0,20}\bdone\b.{0,40}\bour (?:passwords?|log-?ins?|accounts?|credentials)\b.{0,60}\b(?:by|of) we\b|\bwe accepts? (?:full |all |sole )?responsibility for (?:everything|all|anything)\b.{0,80}\b(?:accounts?|users?'?|identifiers|log-?ins?)\b/,
          ],
          lacksHere: [
            /\bexcept\b.{0,80}\b(?:they|their)\b|\bcaused by they\b|\bunauthori[sz]ed\b.{0,80}\btheir\b/,
          ],
          level: "Low",
          does: "{We} answers for whatever happens in its accounts, authorised or not.",
          why: "That includes break-ins through {they}'s own weaknesses.",
          ask: "Ask to leave out what {they}'s failure of security caused.",
          wording:
            "The Customer is not responsible for use of its accounts that results from a failure of the Supplier's security.",
        },
      ],
      kinds: ["account-responsibility"],
      proof: {
        answered: "2.5 The Customer is responsible for all activity under its accounts.",
        not: "2.5 The Customer must keep passwords secret.",
      },
    },
    {
      id: "saas/affiliates",
      topic: "licence",
      title: "Only the named customer may use it",
      question: "May our group companies and contractors use it?",
      roles: customer,
      about: {
        says: /\b(?:affiliates?|related bod(?:y|ies)|related (?:entit\w+|compan\w+)|group (?:compan\w+|members?)|contractors?|named users?|authori[sz]ed users?)\b|\binternal (?:business )?(?:use|purposes?|operations)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:use|access|used)\b.{0,80}\b(?:solely |only |exclusively )?for (?:our|its) (?:own )?internal (?:business )?(?:use|purposes?|operations)\b|\binternal business use\b.{0,40}\b(?:only|named users)\b|\b(?:no (?:person|one)|nobody) other than (?:the |our )?employees\b.{0,30}\b(?:access|use)\b/,
          ],
          lacks: [
            /\b(?:affiliates?|related bod(?:y|ies)|related (?:entit\w+|compan\w+)|group (?:compan\w+|members?)|contractors)\b.{0,120}\b(?:use|access|users?)\b|\b(?:use|access|users?)\b.{0,120}\b(?:affiliates?|related bod(?:y|ies)|group compan\w+|contractors)\b/,
          ],
          level: "Low",
          does: "{We} alone may use the service: group companies, contractors and a buyer of part may not.",
          why: "A restructure or outsourcing would put {we} in breach or mean paying again.",
          ask: "Ask to include related bodies and contractors, and 12 months for parts that are sold.",
          wording:
            "The Customer may let its related bodies corporate and contractors use the Service, and for 12 months after a sale the buyer of part of its business.",
        },
        {
          when: [
            /\bwe may not (?:permit|allow|let)\b.{0,30}\b(?:related bod\w+|affiliates?|subsidiar\w+|contractors|group)\b.{0,60}\b(?:use|access)\b|\bpersonal to we\b.{0,60}\b(?:do|does) not extend to\b/,
          ],
          level: "Low",
          does: "{We} alone may use the service: group companies, contractors and a buyer of part may not.",
          why: "A restructure or outsourcing would put {we} in breach or mean paying again.",
          ask: "Ask to include related bodies and contractors, and 12 months for parts that are sold.",
          wording:
            "The Customer may let its related bodies corporate and contractors use the Service, and for 12 months after a sale the buyer of part of its business.",
        },
      ],
      kinds: ["licence-scope", "permitted-use"],
      proof: {
        answered: "2.1 The Customer may use the Service only for its internal business purposes.",
        not: "2.1 The Customer and its related bodies corporate may use the Service for their internal business purposes.",
      },
    },
    {
      id: "saas/subcontractors",
      topic: "subcontracting-people",
      title: "Supplier does not answer for its hosts",
      question: "Who else handles our data, and do they answer for them?",
      roles: customer,
      about: {
        says: /\bsub-?(?:contract|process)\w*|\bthird[- ]party (?:hosting|hosts?|providers?|suppliers?|services?|platforms?|software|products?)\b|\bhosting (?:provider|supplier)\b/,
      },
      answers: [
        {
          when: [
            /\bthey (?:is not liable|is not responsible|has no (?:liability|responsibility)|takes? no|accepts? no|disclaims? (?:all )?(?:liability|responsibility))\b.{0,160}\b(?:third[- ]party (?:\w+ )?(?:hosts?|providers?|suppliers?|services?|platforms?|software|products?)|sub-?contractors?|hosting|suppliers)\b|\bthey is not liable for the acts (?:or|and) omissions of\b.{0,20}\b(?:vendors|providers|suppliers|hosts|sub-?contractors|sub-?processors|third parties)\b|\binfrastructure (?:supplied|provided|operated) by (?:others|third parties)\b.{0,60}\bthey is not liable\b/,
          ],
          level: "Medium",
          does: "{They} does not answer for the hosts and other suppliers behind its service.",
          why: "Most outages and leaks happen there, and {we} has no contract with them.",
          ask: "Ask that {they} answers for all whom it uses as for itself.",
          wording:
            "The Supplier is liable for the acts and omissions of its subcontractors and hosting providers as if they were its own.",
        },
      ],
      kinds: ["subcontracting"],
      proof: {
        answered:
          "9.4 The Supplier is not liable for any failure of third-party hosting providers.",
        not: "9.4 The Supplier is liable for its subcontractors as for itself.",
      },
    },
    {
      id: "saas/feedback",
      topic: "ip-ownership",
      title: "Configurations and ideas go to the supplier",
      question: "Who owns what we build or suggest?",
      roles: customer,
      about: {
        says: /\b(?:feedback|suggestions?|ideas|configurations?|customi[sz]ations?|enhancements?|workflows?)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:customi[sz]ations?|configurations?|modifications?|enhancements?|developments?|deliverables)\b(?:(?!\bfeedback\b)[^;]){0,120}\b(?:owned by|property of|vests? in|belongs? to) they\b/,
            /\bwe\b.{0,80}\b(?:pay|request|fees?)\b/,
          ],
          level: "Low",
          does: "What is built or configured for {we} belongs to {they}.",
          why: "{We} pays for work that a rival can then buy.",
          ask: "Ask for ownership of what {we} alone paid for, or a lasting licence.",
          wording:
            "The Customer owns configurations, reports and templates made for it, and may use them without limit of time.",
        },
        {
          when: [
            /\bthey owns? all intellectual property\b.{0,30}\b(?:develops?|creates?|makes?)\b.{0,40}\b(?:statement of work|for we)\b/,
          ],
          level: "Low",
          does: "What is built or configured for {we} belongs to {they}.",
          why: "{We} pays for work that a rival can then buy.",
          ask: "Ask for ownership of what {we} alone paid for, or a lasting licence.",
          wording:
            "The Customer owns configurations, reports and templates made for it, and may use them without limit of time.",
        },
        {
          when: [
            /\b(?:customi[sz]ations?|configurations?|enhancements?|developments?|integrations?|workflows?|templates?|modifications?)\b.{0,100}\b(?:for we|at our request)\b.{0,60}\b(?:owned by|property of|vests? in|belongs? to) they\b|\bwe (?:hereby )?assigns? to they\b.{0,60}\b(?:modifications?|workflows?|templates?|configurations?|customi[sz]ations?)\b/,
          ],
          level: "Low",
          does: "What is built or configured for {we} belongs to {they}.",
          why: "{We} pays for work that a rival can then buy.",
          ask: "Ask for ownership of what {we} alone paid for, or a lasting licence.",
          wording:
            "The Customer owns configurations, reports and templates made for it, and may use them without limit of time.",
        },
      ],
      proof: {
        answered:
          "8.3 The Customer must pay for configuration. All configurations and customisations are owned by the Supplier.",
        not: "8.3 The Customer owns configurations made for it.",
      },
    },
    {
      id: "saas/price-at-renewal",
      topic: "price-change",
      title: "Renewal is at whatever price then applies",
      question: "What will it cost when it renews?",
      roles: customer,
      about: { says: /\brenew\w*\b.{0,200}\b(?:price|fees?|rates?|charges?|pricing)\b/ },
      answers: [
        {
          when: [
            /\b(?:renew\w*|renewal (?:term|period))\b.{0,200}\b(?:(?:then[- ]current|current|prevailing|list|standard|published|new|advertised)\b.{0,30}\b(?:price|prices|fees?|rates?|charges?|pricing)|(?:price|fees?|rates?|charges?|pricing)\b.{0,40}\b(?:then|current(?:ly)?|showing|at the time))\b|\brenew\w*\b.{0,80}\b(?:charged|priced|invoiced)\b.{0,20}\bat the (?:prices?|rates?|fees?)\b.{0,20}\b(?:in effect|current|applicable|in force)\b|\bthey may (?:increase|change|raise|adjust)\b.{0,40}\bfees?\b.{0,60}\b(?:renewal|renews)\b/,
          ],
          lacks: [
            /\b(?:not (?:increase|exceed|rise)|no more than|capped|at most|up to)\b.{0,60}\b(?:%|per ?cent|cpi|consumer price)\b/,
          ],
          level: "High",
          does: "Each renewal is at whatever price {they} then charges.",
          why: "By then {we}'s data and habits are in the system, and leaving is hard.",
          ask: "Ask for a ceiling of CPI or 5%, told 90 days before the last day to leave.",
          wording:
            "The fees for a renewal must not exceed those of the last year by more than the lesser of CPI and 5%. The Supplier must tell the Customer the new fees at least 90 days before the last day for notice of non-renewal.",
          replaces: true,
        },
      ],
      kinds: ["price-increase", "price-at-will"],
      proof: {
        answered:
          "10.1 The agreement renews for 12 months at the Supplier's then current list price.",
        not: "10.1 The agreement renews for 12 months at the same fees.",
      },
    },
    {
      id: "saas/benchmark-ban",
      topic: "licence",
      title: "Testing and comparing are forbidden",
      question: "May we test it and talk of the results?",
      roles: customer,
      about: {
        says: /\b(?:benchmark\w*|penetration|performance tests?|security test\w*|competitive analysis)\b/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,240}\b(?:benchmark\w*|penetration|performance tests?|security test\w*|vulnerability)\b/,
          ],
          level: "Low",
          does: "{We} may not test the service or disclose how it performs.",
          why: "It cannot check security, or show a regulator or adviser what it found.",
          ask: "Ask to allow security tests on notice and disclosure to advisers and regulators.",
          wording:
            "The Customer may on 10 business days' notice have the security of the Service tested, and may disclose the results to its advisers, insurers and regulators.",
        },
      ],
      proof: {
        answered:
          "2.6 The Customer must not publish any benchmark or penetration test of the Service.",
        not: "2.6 The Customer may test the Service on notice.",
      },
    },
    // For whoever runs the service.
    {
      id: "saas/data-licence",
      topic: "licence",
      title: "No licence to process the data",
      question: "May we host, copy and process what they put in?",
      roles: supplier,
      about: {
        says: /\bthey\b.{0,60}\b(?:grants?|licen[cs]es?|authori[sz]es?|permits?)\b.{0,120}\b(?:data|content|information|materials?)\b|\bwe may\b.{0,60}\b(?:use|host|copy|process|store|access)\b.{0,60}\b(?:data|content)\b|\bwe must\b.{0,80}\b(?:process|use)\b.{0,60}\b(?:data|information)\b/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,80}\b(?:access|use|copy|process)\b.{0,60}\b(?:(?:customer|they) data|their (?:data|content))\b(?!.{0,120}\b(?:except|other than|unless|to provide|for the purpose))|\bwe acquires? no (?:right|licen[cs]e)\b.{0,60}\b(?:data|content)\b(?!.{0,120}\b(?:except|other than|save)\b)|\bno (?:right|licen[cs]e)\b.{0,40}\b(?:data|content)\b.{0,30}\bgranted to we\b/,
          ],
          title: "Supplier may not touch the data",
          level: "Medium",
          does: "{We} may not touch {they}'s data, though the service cannot run without copying it.",
          why: "Hosting, backup and support would each be a breach.",
          ask: "Ask for a licence to host, copy and process for the service.",
          wording:
            "The Customer grants the Supplier a licence for the term to host, copy, transmit and process Customer Data as needed to provide and support the Service.",
        },
      ],
      absent: {
        of: /\b(?:customer|they|their) (?:data|content)\b/,
        level: "Low",
        does: "Nothing lets {we} host, copy or process {they}'s data.",
        why: "The service cannot run without it, and copying needs leave.",
        ask: "Ask for a licence to host, copy and process for the service.",
        wording:
          "The Customer grants the Supplier a licence for the term to host, copy, transmit and process Customer Data as needed to provide and support the Service.",
      },
      proof: {
        answered: "5.2 The Supplier must not access Customer Data.",
        not: "5.2 The Customer grants the Supplier a licence to host Customer Data.",
      },
    },
    {
      id: "saas/data-warranty",
      topic: "data",
      title: "No warranty for the customer’s data",
      question: "Who answers if their data breaks the law?",
      roles: supplier,
      about: {
        says: /\bthey\b.{0,160}\b(?:warrants?|represents?|indemnif\w+|responsible|must ensure|must have|must obtain|may not)\b.{0,200}\b(?:data|content|consents?|materials?|upload\w*)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:is|are) (?:\w+ )?(?:responsible|liable)\b.{0,80}\b(?:(?:customer|they) data|their (?:data|content))\b.{0,60}\b(?:accura\w+|law\w*|infring\w+)\b|\b(?:accura\w+|lawful\w*)\b.{0,30}\btheir data\b|\bwe indemnif\w+\b.{0,120}\b(?:(?:customer|they) data|their (?:data|content))\b|\bwe (?:is|are|must be) (?:\w+ )?responsible for the\b.{0,60}\b(?:content|legality|accuracy)\b.{0,30}\b(?:customer|they|their) data\b|\bwe must indemnify they\b.{0,80}\b(?:customer|they|their) data\b.{0,40}\b(?:infring|violat|breach)\w*|\bwe must ensure that\b.{0,30}\bdata\b.{0,40}\bthey\b.{0,60}\bcompl\w+|\bwe warrants?\b.{0,20}\b(?:customer|they|their) data\b.{0,60}\b(?:law|right|infring\w+)\b/,
          ],
          title: "Supplier answers for the customer’s data",
          level: "Medium",
          does: "{We} answers for what {they}'s data contains.",
          why: "{We} cannot see or check what is put in.",
          ask: "Ask that {they} warrants its data and indemnifies against claims about it.",
          wording:
            "The Customer warrants that it has every right and consent needed to put Customer Data into the Service, and indemnifies the Supplier against third-party claims that it infringes rights or breaks the law.",
        },
      ],
      absent: {
        of: /\b(?:customer|they|their) (?:data|content)\b/,
        level: "Medium",
        does: "{They} does not promise that it may lawfully put its data into the service.",
        why: "{We} may be sued first over data that it cannot see.",
        ask: "Ask for a warranty of rights and consents, and an indemnity.",
        wording:
          "The Customer warrants that it has every right and consent needed to put Customer Data into the Service, and indemnifies the Supplier against third-party claims that it infringes rights or breaks the law.",
      },
      proof: {
        answered: "5.6 The Supplier is responsible for the accuracy of the Customer's data.",
        not: "5.6 The Customer warrants that it has all rights in the content that it uploads.",
      },
    },
    {
      id: "saas/use-rules",
      topic: "conduct-and-access",
      title: "No rules of use",
      question: "What may they not do with the service?",
      roles: supplier,
      about: {
        says: /\bthey may not\b.{0,200}\b(?:resell|reverse|decompil\w+|copy|sublicen[cs]e|unlawful|interfere|share|users?)\b|\bacceptable use\b/,
        heading: /acceptable use|restrictions|use of the service|permitted use/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b)\b.{0,60}\b(?:for any purpose|without (?:limit|restriction)|resell|sublicen[cs]e)\b|\bthey (?:may|is entitled to)(?! not\b).{0,20}\bunlimited use\b|\bthey may(?! not\b).{0,60}\b(?:any number of|unlimited)\b.{0,20}\b(?:persons|people|users)\b|\bno (?:limit|restriction)s?\b.{0,40}\bthey (?:may )?uses?\b/,
          ],
          title: "Use and resale are unlimited",
          level: "Medium",
          does: "{They} may use or resell the service without limits.",
          why: "Misuse cannot be stopped, and price per user loses its meaning.",
          ask: "Ask to bar resale, sharing of log-ins, reverse engineering and unlawful use.",
          wording:
            "The Customer must not resell the Service, share log-ins, reverse engineer it except as the law allows, or use it unlawfully or in a way that harms its operation.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing bars {they} from reselling, sharing, copying or misusing the service.",
        why: "Misuse cannot be stopped, and price per user loses its meaning.",
        ask: "Ask to bar resale, sharing of log-ins, reverse engineering and unlawful use.",
        wording:
          "The Customer must not resell the Service, share log-ins, reverse engineer it except as the law allows, or use it unlawfully or in a way that harms its operation.",
      },
      proof: {
        answered: "2.2 The Customer may use the Service for any purpose and resell it.",
        not: "2.2 The Customer must not resell the Service or reverse engineer it.",
      },
    },
    {
      id: "saas/right-to-suspend",
      topic: "suspension",
      title: "No right to suspend",
      question: "May we suspend for non-payment or misuse?",
      roles: supplier,
      about: { says: /\bsuspen\w+|\b(?:restrict|block|disable|limit)\w*\b.{0,40}\baccess\b/ },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,60}\b(?:suspend|interrupt|disable|withhold) (?:\w+ ){0,5}(?:services?|access|performance)\b|\bwe may not\b.{0,10}\bsuspend\b|\bwe\b.{0,120}\bmay not (?:withhold|suspend)\b.{0,20}\b(?:it|suspend|services?)\b/,
          ],
          title: "Suspension is excluded",
          level: "Medium",
          does: "{We} may not suspend the service, even if it is not paid.",
          why: "It must go on supplying on credit, or end the contract.",
          ask: "Ask to suspend after 14 days' notice of non-payment, and at once for a threat to security.",
          wording:
            "The Supplier may suspend the Service if an undisputed amount is 30 days overdue and it has given 14 days' notice, and at once where use of the Service threatens its security.",
          replaces: true,
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing lets {we} suspend for non-payment or misuse.",
        why: "It must go on supplying, or end the contract.",
        ask: "Ask to suspend after 14 days' notice of non-payment, and at once for a threat to security.",
        wording:
          "The Supplier may suspend the Service if an undisputed amount is 30 days overdue and it has given 14 days' notice, and at once where use of the Service threatens its security.",
      },
      proof: {
        answered: "11.2 The Supplier must not suspend the Service.",
        not: "11.2 The Supplier may suspend the Service after 14 days' notice of non-payment.",
      },
    },
    {
      id: "saas/uptime-without-exceptions",
      topic: "service-level",
      title: "The service level has no exceptions",
      question: "Is planned maintenance left out of the service level?",
      roles: supplier,
      about: { says: /\b(?:availab\w+|up-?time)\b.{0,80}\b\d\d(?:\.\d+)? ?(?:%|per ?cent)/ },
      answers: [
        {
          when: [
            /\b(?:availab\w+|up-?time)\b.{0,80}?(?<level>\d\d(?:\.\d+)? ?(?:%|per ?cent))|\b(?<level>\d\d(?:\.\d+)? ?(?:%|per ?cent)) (?:up-?time|availability|of the time)\b/,
          ],
          lacks: [
            /\b(?:scheduled|planned|emergency|routine) (?:maintenance|down-?time|outages?)\b|\bmaintenance (?:windows?|periods?)\b|\b(?:exclud\w+|other than|except)\b.{0,80}\b(?:maintenance|beyond our|force majeure)\b/,
          ],
          level: "Medium",
          does: "{We} promises {level} availability with no exception for maintenance or causes outside its control.",
          why: "Routine updates and failures of others would cost credits or the contract.",
          ask: "Ask to leave out planned maintenance, {they}'s own faults and events beyond control.",
          wording:
            "Availability does not count planned maintenance of which 48 hours' notice was given, faults of the Customer or its network, or events beyond the Supplier's reasonable control.",
        },
      ],
      kinds: ["service-levels"],
      proof: {
        answered: "7.1 Availability will be at least 99.9% in each month.",
        not: "7.1 Availability will be at least 99.9% in each month, excluding planned maintenance.",
      },
    },
    {
      id: "saas/reserved-rights",
      topic: "ip-ownership",
      title: "No reservation of ownership",
      question: "Do we keep all rights in the software?",
      roles: supplier,
      about: {
        says: /\b(?:intellectual property|ownership|title|proprietary|copyright)\b|\b(?:we|our)\b.{0,60}\b(?:owns?|retains?|reserves?|keeps?)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:software|platform|service|source code|developments?|enhancements?|modifications?)\b(?:(?!\b(?:data|content|they|their)\b)[^;]){0,100}\b(?:owned by|property of|vests? in|belongs? to) they\b|\b(?:modifications?|enhancements?|customi[sz]\w+|changes?|improvements?)\b.{0,20}\b(?:software|platform|service|system)\b.{0,40}\b(?:owned by|property of|vests? in|belongs? to) they\b|\bwe (?:hereby )?assigns? to they\b.{0,60}\b(?:intellectual property|right|title)\b.{0,40}\b(?:software|platform|system|source code)\b/,
          ],
          title: "Software or its changes become the customer’s",
          level: "High",
          does: "Software or changes to it become {they}'s property.",
          why: "{We} could lose what it sells to everyone else.",
          ask: "Ask that {we} keeps all rights in the service and everything made for it.",
          wording:
            "The Supplier keeps all intellectual property in the Service and in every change to it. The Customer has only the right to use it given in this agreement.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing keeps for {we} the rights in the service and in changes to it.",
        why: "A customer that asked for a feature may say that it owns it.",
        ask: "Ask that {we} keeps all rights in the service and everything made for it.",
        wording:
          "The Supplier keeps all intellectual property in the Service and in every change to it. The Customer has only the right to use it given in this agreement.",
      },
      proof: {
        answered: "8.1 Enhancements to the software are owned by the Customer.",
        not: "8.1 The Supplier keeps all intellectual property in the Service.",
      },
    },
  ],
};
