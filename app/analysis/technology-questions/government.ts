import type { PaperQuestions } from "../asking/question.ts";
import { services } from "./services.ts";

/** Whoever supplies a government, and the government body that buys. */
const supplier =
  /^(?:supplier|contractor|service provider|provider|consultant|tenderer|respondent|serving)$/;
const agency =
  /^(?:customer|agency|principal|department|commonwealth|state|council|buyer|purchaser|minister|served)$/;

/** Services for a department, an agency or a council. */
export const government: PaperQuestions = {
  id: "government",
  of: /^Services agreement \(government\)$/,
  roles: { recipient: "Supplier", drafter: "Customer" },
  holds: [services],
  questions: [
    {
      id: "government/convenience",
      topic: "exit-convenience",
      title: "Ended at will, costs only",
      question: "Can they end or reduce the contract, and what are we paid?",
      roles: supplier,
      about: {
        says: /\b(?:terminat\w+|reduc\w+|end)\b.{0,160}\b(?:convenience|any time|scope|notice)\b/,
        heading: /convenience|reduction/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,80}\b(?:terminate|end|reduce)\b.{0,200}\b(?:convenience|at any time|any reason|reduce the scope|discretion)\b|\bthey may,? in (?:its|their) (?:sole|absolute) discretion,? (?:terminate|end|cancel|reduce)\b/,
          ],
          lacks: [
            /\b(?:must pay|they is (?:only )?liable|we (?:is|are) entitled)\b.{0,200}\b(?:unavoidable|costs?|expenses?|break|incurred|redundan\w+)\b/,
          ],
          title: "Ended at will, with costs unpaid",
          level: "High",
          does: "{They} may end or cut the contract at will, with nothing for {we}'s committed costs.",
          why: "People, leases and subcontracts taken on for it would be {we}'s loss.",
          ask: "Ask for 90 days' notice and unavoidable costs, subcontractors' included.",
          wording:
            "If the Customer ends or reduces the contract without the Supplier's breach it must give {noticeTime|90 days}' notice, pay for work done and pay the reasonable costs that the Supplier cannot avoid.",
        },
        {
          when: [
            /\b(?:not (?:entitled|liable|be liable)|no (?:entitlement|claim|compensation))\b.{0,120}\b(?:loss of (?:prospective )?profits?|prospective profits?|anticipated profits?|loss of benefits?)\b|\bentitled to\b.{0,60}\bcosts\b.{0,60}\bnot to any loss of profits?\b/,
            /\bthey may\b(?! not\b).{0,80}\b(?:terminate|end|reduce)\b/,
          ],
          level: "Medium",
          does: "If {they} ends it at will, {we} gets costs only and no profit.",
          why: "Margin on the rest of the term, on which it priced, is gone.",
          ask: "Ask for a minimum term or a break payment that falls by year.",
          wording:
            "If the Customer ends the contract without the Supplier's breach in the first two years it must pay 10% of the fees for the rest of those years.",
        },
        {
          when: [
            /\btermination\b.{0,60}\bthey is liable only for\b.{0,160}\b(?:profits?|rendered)\b/,
          ],
          level: "Medium",
          does: "If {they} ends it at will, {we} gets costs only and no profit.",
          why: "Margin on the rest of the term, on which it priced, is gone.",
          ask: "Ask for a minimum term or a break payment that falls by year.",
          wording:
            "If the Customer ends the contract without the Supplier's breach in the first two years it must pay 10% of the fees for the rest of those years.",
        },
      ],
      kinds: ["termination-for-convenience"],
      proof: {
        answered:
          "14.1 The Customer may at any time terminate or reduce the scope of the contract for convenience.",
        not: "14.1 The Customer may terminate for convenience and must pay the Supplier's unavoidable costs.",
      },
    },
    {
      id: "government/no-volume",
      topic: "minimum-commitment",
      title: "A panel place promises no work",
      question: "Are we sure of any work?",
      roles: supplier,
      about: {
        says: /\b(?:panel|standing offer|minimum|volume|exclusiv\w+|guarantee\w*|no obligation)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:they (?:does not|do not|makes? no|gives? no|need not)|no (?:guarantee|obligation|commitment|representation)|nothing in)\b.{0,160}\b(?:minimum|volume|level of|order|purchase|any (?:work|services)|exclusiv\w+|quantit\w+)\b|\bpanel\b.{0,60}\b(?:does not|may not) guarantee\b.{0,20}\bwork\b|\bthey need not (?:place|order|purchase|buy) (?:any |orders?|services|goods)/,
          ],
          level: "Low",
          does: "{They} need not order anything, and may buy from others.",
          why: "Prices are held open for years without a promised dollar.",
          ask: "Ask for indexed prices, a minimum order or leave to decline.",
          wording:
            "The Supplier's prices rise each year by CPI, and it may decline an order worth less than the Minimum Order.",
        },
      ],
      kinds: ["no-commitment", "no-exclusivity"],
      proof: {
        answered:
          "2.2 The Customer makes no guarantee of any minimum volume of work under the standing offer.",
        not: "2.2 The Customer must order at least 500 hours of services a year.",
      },
    },
    {
      id: "government/step-in",
      topic: "enforcement",
      title: "Customer may take the work over",
      question: "May they step in and do the work at our cost?",
      roles: supplier,
      about: {
        says: /\bstep[- ]in\b|\btake over\b|\bby others\b|\bsuspend\b/,
        heading: /step[- ]in|suspen/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b| (?:step in )?only\b).{0,120}\b(?:step in|take over|have the (?:services|work) (?:performed|done)|engage (?:a third|another))\b|\bif we fails? to perform\b.{0,20}\bthey may (?:arrange|engage|have)\b.{0,60}\bothers\b|\bthey may (?:assume|take) control of the services\b|\bstep-in\b.{0,60}\bwe must pay\b/,
          ],
          level: "Medium",
          does: "{They} may take the work over and charge {we} for it.",
          why: "Cost and interference lie in {they}'s hands.",
          ask: "Ask for serious default, notice, reasonable cost and an end date.",
          wording:
            "The Customer may step in only after a material breach not remedied 10 business days after notice, for no more than 60 days, and recovers only reasonable extra cost.",
          replaces: true,
        },
      ],
      kinds: ["step-in"],
      proof: {
        answered: "12.1 The Customer may step in and perform the services at the Supplier's cost.",
        not: "12.1 The Customer must give notice of a default.",
      },
    },
    {
      id: "government/audit",
      topic: "audit",
      title: "Wide access for auditors and others",
      question: "Who may look into our books, and for how long?",
      roles: supplier,
      about: {
        says: /\b(?:auditor-general|audit\w*|inspect\w*|access to)\b.{0,160}\b(?:records|premises|documents|accounts|personnel|books)\b|\b(?:records|premises|accounts)\b.{0,160}\b(?:auditor-general|audit\w*|inspect\w*)\b/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,200}\b(?:access|audit|inspect|auditor-general)\b.{0,200}\b(?:records|premises|accounts|documents|books)\b|\b(?:they|auditor-general)\b.{0,120}\bmay\b(?! not\b).{0,80}\b(?:audit|inspect|enter|access)\b|\bwe must (?:permit|allow)\b.{0,30}\bthey\b.{0,20}\bto enter\b.{0,60}\b(?:examine|inspect|copy)\b|\bthey\b.{0,30}\bmay conduct audits?\b/,
          ],
          lacksHere: [
            /\b(?:reasonable (?:prior )?notice|\d+ (?:business )?days'? (?:prior |written )*notice|they must (?:pay|reimburse|bear)|confidential\w*)\b/,
          ],
          level: "Low",
          does: "{They} and its auditors may enter and read {we}'s records without notice.",
          why: "Margins and other clients' secrets would be seen.",
          ask: "Ask for notice, business hours, confidence, and no look at internal costs or other clients.",
          wording:
            "Access is on 10 business days' notice, in business hours and in confidence, and does not extend to internal cost, margin or the affairs of other clients, save where the law gives the auditor more.",
          replaces: true,
        },
      ],
      kinds: ["audit-rights"],
      proof: {
        answered:
          "16.1 The Supplier must give the Auditor-General access to its premises and records.",
        not: "16.1 The Supplier must give access to records on reasonable notice and in confidence.",
      },
    },
    {
      id: "government/publication",
      topic: "confidentiality",
      title: "The contract may be published",
      question: "Will our prices and methods become public?",
      roles: supplier,
      about: {
        says: /\b(?:freedom of information|gipa|austender|parliament\w*|publish\w*|disclos\w+)\b/,
        heading: /disclosure|confiden|freedom/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,100}\b(?:disclose|publish)\b.{0,240}\b(?:contract|price|information|parliament|minister|public|register|austender|agenc\w+)\b|\bwe consents? to the publication of (?:the|this) (?:contract|agreement)\b|\bdetails of the contract\b.{0,80}\bpublicly available\b/,
          ],
          lacks: [
            /\b(?:our confidential information|supplier confidential|commercial[- ]in[- ]confidence|we may (?:identify|request)|consult (?:with )?we)\b/,
          ],
          level: "Low",
          does: "{They} may publish the contract, prices and methods included.",
          why: "Rivals read what is published before the next tender.",
          ask: "Ask to list what is confidential, and to be heard before release.",
          wording:
            "The items in the schedule (rates, margins, methods) are the Supplier's confidential information. The Customer must consult the Supplier before it discloses them, unless the law forbids delay.",
        },
      ],
      kinds: ["confidentiality"],
      proof: {
        answered:
          "17.1 The Customer may disclose the contract and its prices to Parliament and the public.",
        not: "17.1 The Customer must consult the Supplier before it discloses the Supplier's confidential information.",
      },
    },
    {
      id: "government/policies",
      topic: "variation",
      title: "Policies bind as changed",
      question: "Which policies bind us, and who pays when they change?",
      roles: supplier,
      about: {
        says: /\b(?:polic(?:y|ies)|guidelines|protective security|code of conduct|directions?|procedures)\b/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,120}\b(?:comply|act|perform)\b.{0,200}\b(?:polic(?:y|ies)|guidelines|procedures|directions?)\b.{0,160}\b(?:as amended|amended from time to time|from time to time|as varied|in force|notified)\b|\bwe must (?:observe|comply with|follow)\b.{0,80}\bpolic\w+\b.{0,10}\bas (?:updated|amended|replaced|in force)\b|\bcompliance by we\b.{0,30}\bpolicies\b.{0,60}\bincluded in the fees\b/,
          ],
          lacks: [/\bchange in (?:law|polic\w+)\b.{0,160}\b(?:price|cost|fees?|variation)\b/],
          level: "Medium",
          does: "{We} must keep every policy of {they}, as changed from time to time, at the same price.",
          why: "Security or reporting rules can add cost in mid-term.",
          ask: "Ask for a list, notice, and a price change for what costs more.",
          wording:
            "The Supplier must comply with the listed policies as at the date of the contract. If a change increases its cost the parties must adjust the fees before it applies.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "5.2 The Supplier must comply with the Customer's policies as amended from time to time.",
        not: "5.2 The Supplier must comply with the policies listed in the schedule.",
      },
    },
    {
      id: "government/clearance",
      topic: "subcontracting-people",
      title: "Supplier’s people may be removed at once",
      question: "Who decides about our people and subcontractors?",
      roles: supplier,
      about: {
        says: /\b(?:specified personnel|key personnel|personnel|clearance|subcontractors?)\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,120}\b(?:require|direct|request)\b.{0,80}\b(?:remov\w+|replac\w+|withdraw\w*)\b.{0,100}\b(?:personnel|persons?|subcontractors?|employees?|staff)\b|\bwe must promptly (?:replace|remove)\b.{0,30}\bpersonnel\b|\bthey may,? in (?:its|their) (?:absolute|sole) discretion,? (?:give notice requiring|require)\b.{0,40}\b(?:withdrawn|removed|removal)\b|\bpersonnel to whom they objects?\b/,
          ],
          lacksHere: [/\b(?:reasonable (?:grounds|opinion)|reasonably|good cause)\b/],
          level: "Low",
          does: "{They} may have any of {we}'s people removed, without giving a reason.",
          why: "{We} must find and clear somebody else at its own cost, with dates running.",
          ask: "Ask for reasonable grounds, time, and relief from dates.",
          wording:
            "The Customer may on reasonable grounds ask for a person to be replaced. The Supplier has 20 business days and an equal extension of time.",
          replaces: true,
        },
      ],
      proof: {
        answered: "6.3 The Customer may direct the Supplier to remove any of its personnel.",
        not: "6.3 The Customer may on reasonable grounds ask the Supplier to replace a person.",
      },
    },
    {
      id: "government/liability",
      topic: "liability-cap",
      title: "No limit on liability",
      question: "Is our liability capped?",
      roles: supplier,
      about: {
        says: /\b(?:limit\w*|cap(?:ped)?|exceed|maximum)\b.{0,120}\bliabilit\w+|\bliabilit\w+\b.{0,120}\b(?:limit\w*|cap(?:ped)?|exceed|maximum)\b/,
        heading: /limit\w* (?:of|on) liability|liabilit/,
      },
      answers: [
        {
          when: [
            /\bour liability\b.{0,60}\b(?:unlimited|not limited|without limit)\b|\bliability of we\b.{0,60}\b(?:unlimited|not limited)\b|\bour liability\b.{0,30}\bmay not be limited\b|\bno limit on the amount for which we\b|\bwe is liable to they\b.{0,20}\bwithout limitation\b/,
          ],
          title: "Liability is unlimited",
          level: "High",
          does: "{We}'s liability is unlimited.",
          why: "It can lose many times the price.",
          ask: "Ask for a cap by risk, as government policy allows for most services.",
          wording:
            "The Supplier's liability is limited to twice the fees payable, save for personal injury, property damage, infringement, confidentiality and wilful wrong.",
        },
      ],
      absent: {
        of: /\bwe\b.{0,80}\bindemnif\w+/,
        level: "High",
        does: "{We} gives an indemnity, and nothing limits its liability.",
        why: "It can lose many times the price.",
        ask: "Ask for a cap by risk, as government policy allows for most services.",
        wording:
          "The Supplier's liability is limited to twice the fees payable, save for personal injury, property damage, infringement, confidentiality and wilful wrong.",
      },
      kinds: ["uncapped-liability"],
      proof: {
        answered: "13.2 The Supplier's liability is not limited.",
        not: "13.2 The Supplier's liability is limited to twice the fees.",
      },
    },
    {
      id: "government/records-kept",
      topic: "information",
      title: "Records must be kept for years",
      question: "What must we keep and report?",
      roles: supplier,
      about: { says: /\b(?:retain|keep|maintain)\b.{0,80}\b(?:records|accounts)\b/ },
      answers: [
        {
          when: [
            /\bwe must\b.{0,80}\b(?:retain|keep|maintain)\b.{0,100}\b(?:records|accounts|documents)\b.{0,160}\b(?<span>(?:[7-9]|[1-9]\d) years)\b|\bwe must (?:maintain|keep|retain|preserve)\b.{0,40}\b(?:records|accounts|documents|books)\b.{0,60}?(?<span>\d{1,2} years)\b|\bretention period\b.{0,40}?(?<span>\d{1,2} years)\b/,
          ],
          level: "Low",
          does: "{We} must keep all records for {span} after the end.",
          why: "Storage and staff time were perhaps not priced.",
          ask: "Ask for seven years at most, and leave to hand them over instead.",
          wording:
            "The Supplier must keep contract records for seven years or hand them to the Customer at the end.",
        },
      ],
      proof: {
        answered: "16.2 The Supplier must keep all records for 10 years after the end.",
        not: "16.2 The Supplier must hand all records to the Customer at the end.",
      },
    },
    {
      id: "government/late-payment",
      topic: "late-payment",
      title: "No interest on late payment",
      question: "When do they pay, and what if they are late?",
      roles: supplier,
      about: {
        says: /\binterest\b.{0,80}\b(?:late|overdue|unpaid|payment|rate)\b|\b(?:late|overdue|unpaid)\b.{0,80}\binterest\b/,
        heading: /interest/,
      },
      answers: [
        {
          when: [
            /\b(?:no interest|interest is not|not (?:be )?(?:liable|obliged) to pay interest)\b|\bwe is not entitled to interest\b|\blate payment\b.{0,30}\bnot give rise\b.{0,50}\binterest\b/,
          ],
          title: "Interest on late payment is excluded",
          level: "Low",
          does: "{They} pays no interest when it is late.",
          why: "Late payment costs it nothing.",
          ask: "Ask for 20 days and interest after that.",
          wording:
            "The Customer must pay a correct invoice within 20 days, and simple interest at the general interest charge rate after that.",
          replaces: true,
        },
      ],
      absent: {
        of: /\bthey must pay\b|\bpaid by they\b|\bpayment\b.{0,60}\binvoice\b/,
        level: "Low",
        does: "Nothing makes {they} pay interest when it is late.",
        why: "Late payment costs it nothing.",
        ask: "Ask for 20 days and interest after that.",
        wording:
          "The Customer must pay a correct invoice within 20 days, and simple interest at the general interest charge rate on late payment after that.",
      },
      proof: {
        answered: "8.3 No interest is payable by the Customer on late payment.",
        not: "8.3 The Customer must pay interest on overdue amounts.",
      },
    },
    {
      id: "government/approval-of-publicity",
      topic: "publicity",
      title: "Naming the customer is barred",
      question: "May we name them as a client?",
      roles: supplier,
      about: { says: /\b(?:publicity|media|public statements?|announce\w*|promot\w+|logo)\b/ },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,120}\b(?:public statement|media|announce\w*|publici\w+|promot\w+|advertis\w+)\b|\bwe must obtain their consent before\b.{0,30}\bpublic\b/,
          ],
          level: "Low",
          does: "{We} may not speak of the contract in public or in tenders.",
          why: "Its best reference could not be used.",
          ask: "Ask to allow naming the contract in tenders and client lists.",
          wording:
            "The Supplier may name the Customer and describe the Services in general terms in tenders and client lists.",
        },
      ],
      proof: {
        answered: "17.4 The Supplier must not make any public statement about the contract.",
        not: "17.4 The Supplier may name the Customer in its tenders.",
      },
    },
    // For the body that buys.
    {
      id: "government/no-auditor",
      topic: "statutory-step",
      title: "No access for the auditor",
      question: "Can the Auditor-General and we see the records?",
      roles: agency,
      about: { says: /\b(?:auditor-general|audit\w*|inspect\w*)\b/ },
      answers: [
        {
          when: [
            /\bthey may refuse\b.{0,60}\b(?:audit|inspect|access)\w*|\bwe may not\b.{0,40}\b(?:audit|inspect)\b|\bwe (?:has|have) no right of access\b.{0,30}\brecords\b|\bthey need not (?:give|allow)\b.{0,40}\baccess\b|\baccess\b.{0,40}\bof they is not available to we\b/,
          ],
          title: "Access to records is excluded",
          level: "High",
          does: "{We} and the auditor have no right to see {they}'s records.",
          why: "Public money must be open to audit.",
          ask: "Ask for access of the auditor and {we} to records and premises.",
          wording:
            "The Supplier must give the Customer, the Auditor-General and anyone they authorise access to its premises, personnel and contract records, for audit, during the contract and seven years after.",
        },
      ],
      absent: {
        level: "High",
        does: "Nothing gives {we} or the Auditor-General access to records.",
        why: "Public money must be open to audit.",
        ask: "Ask for access to records, people and premises.",
        wording:
          "The Supplier must give the Customer, the Auditor-General and anyone they authorise access to its premises, personnel and contract records, for audit, during the contract and seven years after.",
      },
      proof: {
        answered: "16.1 The Customer may not audit the Supplier.",
        not: "16.1 The Supplier must let the Auditor-General audit its records.",
      },
    },
    {
      id: "government/no-convenience",
      topic: "exit-convenience",
      title: "No right to leave if policy changes",
      question: "Can we end it if policy or funding changes?",
      roles: agency,
      about: {
        says: /\bterminat\w+\b|\bend\b.{0,40}\b(?:contract|agreement)\b/,
        heading: /terminat|ending/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,40}\b(?:terminate|end)\b|\bwe may not terminate for convenience\b|\bwe may not (?:end|terminate)\b.{0,30}\bexcept for breach\b|\bmay not be (?:ended|terminated) by we except\b/,
          ],
          title: "Buyer may not end the contract",
          level: "Medium",
          does: "{We} may not end the contract.",
          why: "Programs and funding change with governments.",
          ask: "Ask for termination for convenience with unavoidable costs.",
          wording:
            "The Customer may end or reduce the contract at any time by notice, and must pay for work done and the Supplier's reasonable unavoidable costs.",
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing lets {we} end the contract if policy or funding changes.",
        why: "Programs and funding change with governments.",
        ask: "Ask for termination for convenience with unavoidable costs.",
        wording:
          "The Customer may terminate or reduce the contract at any time by notice, and must pay for work done and the Supplier's reasonable unavoidable costs.",
      },
      proof: {
        answered: "14.1 The Customer must not terminate the contract before its end.",
        not: "14.1 The Customer may terminate the contract at any time.",
      },
    },
    {
      id: "government/disclosure-duty",
      topic: "statutory-step",
      title: "No exception for Parliament and information laws",
      question: "May we disclose what Parliament and information laws demand?",
      roles: agency,
      about: {
        says: /\b(?:freedom of information|right to information|gipa|parliament\w*|austender|open government|required by law)\b/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,60}\bdisclose\b.{0,160}\b(?:any person|anyone|third part\w+)\b|\bwe must keep the (?:terms|contract)\b.{0,40}\bconfidential\b|\bwe may not disclose\b.{0,60}\bin any circumstances\b|\bwe must hold the (?:contract|terms)\b.{0,40}\bconfidence\b|\bheld in (?:strict )?confidence by we\b|\bwe must treat the contract as (?:secret|confidential)\b/,
          ],
          lacks: [
            /\b(?:freedom of information|right to information|parliament\w*|required by law)\b/,
          ],
          title: "Secrecy without an exception for Parliament",
          level: "Medium",
          does: "{We} must keep the contract secret, with no exception for Parliament or information requests.",
          why: "It could not keep both the contract and the law.",
          ask: "Ask for exceptions for Parliament, ministers, auditors and information laws.",
          wording:
            "The Customer may disclose information to Parliament, ministers and auditors, as required by law, freedom of information laws included, and as government policy on publishing contracts requires.",
        },
      ],
      absent: {
        of: /\bconfiden\w+/,
        level: "Medium",
        does: "Nothing lets {we} disclose what Parliament and information laws demand.",
        why: "It could not keep both the contract and the law.",
        ask: "Ask for exceptions for Parliament, ministers, auditors and information laws.",
        wording:
          "The Customer may disclose information to Parliament, ministers and auditors, as required by law, freedom of information laws included, and as government policy on publishing contracts requires.",
      },
      proof: {
        answered: "17.1 The Customer must not disclose the contract to any person.",
        not: "17.1 The Customer may disclose the contract to Parliament.",
      },
    },
  ],
};
