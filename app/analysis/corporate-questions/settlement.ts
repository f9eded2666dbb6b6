import type { PaperQuestions } from "../asking/question.ts";
import { guarantee } from "./guarantee.ts";
import { dollars, inDollars } from "./sums.ts";

const claimant =
  /^(?:claimants?|applicants?|plaintiffs?|payees?|releasors?|creditors?|employees?|complainants?)$/;
const payer =
  /^(?:payers?|payors?|respondents?|defendants?|releasees?|debtors?|employers?|compan(?:y|ies))$/;
const releases = /\breleas\w+\b|\bdischarges?\b/;
const instalments = /\binstalments?\b/;

/** A dispute is ended: one pays, one or both give up their claims. */
export const settlement: PaperQuestions = {
  id: "settlement",
  of: /^Deed of settlement$/,
  roles: { recipient: "Claimant", drafter: "Payer" },
  tells: [
    [/\bwe (?:must|agrees? to|has agreed to) pay\b.{0,80}(?:\$|\bsettlement\b|\bsum\b)/, "payer"],
    [
      /\bthey (?:must|agrees? to|has agreed to) pay\b.{0,80}(?:\$|\bsettlement\b|\bsum\b)/,
      "claimant",
    ],
  ],
  holds: [guarantee],
  questions: [
    {
      id: "settlement/released-too-early",
      topic: "release",
      title: "Claims are given up before payment",
      question: "When does our release take effect?",
      roles: claimant,
      about: {
        says: /\bwe (?:hereby |irrevocably |unconditionally |fully )*(?:releases?|discharges?)\b/,
        heading: /release/,
      },
      answers: [
        {
          when: [
            /\bwe (?:hereby |irrevocably |unconditionally |fully |finally |and |, )*(?:releases?|discharges?)\b(?:(?!\bpayment|\breceipt|\bpaid|\breceived).){0,400}$|\bby signing this (?:deed|agreement)\b.{0,40}\bwe\b.{0,40}\brelease\b/,
          ],
          lacks: [
            /\b(?:subject to|conditional (?:up)?on|in consideration of|(?:up)?on|after|once|following|when)\b.{0,60}\b(?:payment|receipt|receiving|paid|receives?|cleared|settlement (?:sum|amount))\b.{0,200}\breleas/,
            /\brelease\b.{0,120}\b(?:takes? effect|operates?|effective)\b.{0,80}\b(?:payment|receipt|paid|receiv)/,
          ],
          level: "High",
          does: "{We} gives up its claims on signing, whether or not it is paid.",
          why: "If the money does not come it has only this deed to sue on.",
          ask: "Ask that the release takes effect once the whole sum has cleared.",
          wording:
            "The Claimant's release takes effect only when the whole of the settlement sum has been received in cleared funds.",
        },
      ],
      proof: {
        answered: "3.1 The Claimant releases the Payer from all claims arising from the dispute.",
        not: "3.1 Upon receipt of the settlement sum the Claimant releases the Payer from all claims.",
      },
    },
    {
      id: "settlement/discontinued-too-early",
      topic: "release",
      title: "Proceeding ends before the last payment",
      question: "When is the court case given up?",
      roles: claimant,
      about: {
        says: /\bdiscontinu\w+\b|\bdismiss\w*\b|\bconsent orders?\b|\bwithdraw\w*\b/,
        heading: /discontinu|proceeding|dismissal/,
      },
      answers: [
        {
          when: [
            /\b(?:first (?:instalment|payment)|date of this|signing|execution|exchange)\b.{0,200}\b(?:discontinu\w+|dismiss\w*|withdraw\w*)\b|\b(?:discontinu\w+|dismiss\w*|withdraw\w*)\b.{0,200}\b(?:first (?:instalment|payment)|date of this|signing|execution|exchange)\b|\b(?:discontinu\w+|dismiss\w*|withdraw\w*)\b.{0,80}\bas soon as this (?:deed|agreement) is signed\b/,
            instalments,
          ],
          level: "High",
          does: "{We} must end the proceeding while instalments are still to come.",
          why: "If they stop, the case, its costs and its place in the list are lost for part of the money.",
          ask: "Ask to stay it with liberty to apply, or to hold signed consent orders until the last payment.",
          wording:
            "The proceeding is stayed with liberty to apply. Signed consent orders for its dismissal are held by the Claimant's solicitor and filed only when the whole settlement sum has been received.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "1.2 The sum is payable in six instalments.\n2.1 Within seven days after the first instalment is received the parties must discontinue the proceeding.",
        not: "1.2 The sum is payable in six instalments.\n2.1 After the last instalment the parties must discontinue the proceeding.",
      },
    },
    {
      id: "settlement/default-sum-may-fail",
      topic: "late-payment",
      title: "Extra sum on default may be a penalty",
      question: "Will the sum for late payment hold?",
      roles: claimant,
      about: { says: /\b(?:not paid|unpaid|default|fails? to pay)\b/, heading: /default|payment/ },
      answers: [
        {
          when: [
            /\b(?:not paid|remains unpaid|unpaid|default\w*|fails? to pay)\b.{0,200}\bthey must\b.{0,60}\b(?:in addition|additional|further|extra|also)\b.{0,40}\bpay\b.{0,60}?(?<sum>\$[\d,]*\d)|\b(?:not paid|remains unpaid|unpaid|default\w*|fails? to pay)\b.{0,200}\bthey must\b.{0,30}\bpay\b.{0,30}\b(?:additional|further|extra)\b.{0,30}?(?<more>\$[\d,]*\d)|\b(?:not (?:be )?(?:made|paid)|default\w*|late|fails?)\b.{0,120}\b(?:amount|sum|price)\b.{0,20}\bincrease[ds]? by (?<rise>\$[\d,]*\d)|\bdefault\b.{0,60}\bthey (?:becomes?|is) liable for an? (?:additional|further|extra) (?<liable>\$[\d,]*\d)/,
          ],
          reckon: ({ sum, more, rise, liable }) => ({
            extra: sum ?? more ?? rise ?? liable ?? "",
          }),
          level: "High",
          does: "{We} relies on a further {extra} if a payment is late.",
          why: "A sum added for default may be struck down as a penalty, leaving little reason to pay in time.",
          ask: "Recast it: an admitted debt of the larger sum, reduced if the smaller is paid on time.",
          wording:
            "The Payer admits that it owes the Claimant the larger sum stated in the schedule. If it pays the settlement sum in full and on time the Claimant will accept that in satisfaction; otherwise the whole admitted debt, less payments made, is due.",
        },
      ],
      kinds: ["liquidated-damages"],
      proof: {
        answered:
          "1.5 If an instalment remains unpaid for seven days the Payer must in addition pay the Claimant $45,000.",
        not: "1.5 If an instalment remains unpaid for seven days the whole sum is due.",
      },
    },
    {
      id: "settlement/no-default",
      topic: "exit-breach",
      title: "No consequence if payment is missed",
      question: "What may we do if a payment is missed?",
      roles: claimant,
      about: {
        says: /\b(?:default\w*|fails? to pay|not paid|unpaid|overdue|late payment|judgment|interest)\b/,
        heading: /default|late|failure/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing follows if a payment is missed: no interest, no acceleration, no judgment.",
        why: "{We} would begin a second case to recover what settled the first.",
        ask: "Ask for interest, the whole due at once, consent judgment and costs.",
        wording:
          "If a payment is not made within seven days after it is due, the whole unpaid sum is due with interest at the rate under the court's rules, and the Claimant may enter judgment for it and its costs with the signed consent orders.",
      },
      proof: {
        answered: "1.1 The Payer must pay the Claimant $50,000 within 14 days.",
        not: "1.4 If a payment is overdue the Payer must pay interest.",
      },
    },
    {
      id: "settlement/unsecured",
      topic: "security",
      title: "No security for the instalments",
      question: "What secures the payments to come?",
      roles: claimant,
      about: {
        says: /\b(?:secur\w+|guarant\w+|undertaking of an|bank guarantee|mortgage|charge|caveat|consent (?:judgment|orders))\b/,
        heading: /security|guarantee/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: instalments,
        does: "Nothing secures the instalments that are still to come.",
        why: "A payer who needs time may not last until the end.",
        ask: "Ask for a director's guarantee, a charge or a bank guarantee, or consent judgment.",
        wording:
          "As security for the instalments the Payer must before the proceeding is discontinued deliver a bank guarantee for the unpaid sum, and each of its directors guarantees payment.",
      },
      proof: {
        answered: "1.2 The settlement sum is payable in six instalments.",
        not: "1.2 The settlement sum is payable in six instalments, secured by a bank guarantee.",
      },
    },
    {
      id: "settlement/security-too-small",
      topic: "security",
      title: "Security covers only part of what is owed",
      question: "Is the security enough?",
      roles: claimant,
      about: { says: /\b(?:undertaking|bank guarantee|security|mortgage|charge)\b/ },
      answers: [
        {
          when: [
            /\b(?:undertaking|bank guarantee|letter of credit|guarantee|security|mortgage|charge)\b(?:(?!settlement (?:sum|amount)).){0,120}?\b(?:for|of|up to|limited to) (?<held>\$[\d,]*\d)|\bdeposit (?<deposit>\$[\d,]*\d)\b.{0,60}\bas security\b/,
            /\bthey must pay\b.{0,40}?(?<sum>\$[\d,]*\d)|\bsettlement (?:sum|amount)(?: of| is|:)? (?<whole>\$[\d,]*\d)/,
          ],
          reckon: ({ held, deposit, sum, whole }) => {
            const secured = held ?? deposit;
            const owed = sum ?? whole;
            const short = dollars(owed) - dollars(secured);
            return short > 0 && dollars(secured) > 0
              ? { held: secured ?? "", sum: owed ?? "", short: inDollars(short) }
              : null;
          },
          level: "High",
          does: "The security is for {held} of {sum}; {short} rests on a promise.",
          why: "If it comes late, or on conditions, even that part is open.",
          ask: "Ask for an unconditional undertaking for all unpaid instalments, delivered before anything is given up.",
          wording:
            "Before the proceeding is discontinued the Payer must deliver an unconditional undertaking of an Australian bank, payable on demand, for all unpaid instalments, expiring one month after the last is due.",
        },
      ],
      proof: {
        answered:
          "1.1 The Payer must pay the Claimant $180,000.\n1.6 The Payer must hand over an undertaking for $60,000.",
        not: "1.1 The Payer must pay the Claimant $60,000.\n1.6 The Payer must hand over an undertaking for $60,000.",
      },
    },
    {
      id: "settlement/clawed-back",
      topic: "release",
      title: "No revival of the claim after claw-back",
      question: "What if a liquidator takes the money back?",
      roles: claimant,
      about: {
        says: /\b(?:set aside|void(?:able)?|preferences?|avoided|reviv\w+|reinstat\w+|liquidator|trustee in bankruptcy|refund(?:ed)?|disgorge\w*)\b/,
        heading: /reinstate|avoid/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: /\bthey must\b.{0,40}\bpay\b/,
        unless: /\bguarantees? (?:to|in favour of) we\b/,
        does: "If a liquidator recovers a payment, {we}'s claim is gone all the same.",
        why: "Payments in the six months before a winding up may be set aside.",
        ask: "Ask that release and guarantee fall away to that extent, or for payment by a third person.",
        wording:
          "If a payment under this deed is set aside or must be refunded, the release does not apply to that extent and the Claimant's claim and every guarantee revive.",
      },
      proof: {
        answered: "1.1 The Payer must pay the Claimant $50,000 within 14 days.",
        not: "3.6 If a payment is set aside the release does not apply.",
      },
    },
    {
      id: "settlement/own-indemnity",
      topic: "indemnity",
      title: "Claimant must hold the payer harmless",
      question: "Could we end up paying more than we receive?",
      roles: claimant,
      about: { says: /\bindemnif\w+\b|\bindemnit\w+\b|\bhold\w* harmless\b/, heading: /indemnit/ },
      answers: [
        {
          when: [
            /\bwe (?:must |agrees? to |hereby )*indemnif\w+\b.{0,200}\b(?:claims?|loss|demands?|liabilit)|\bwe must (?:reimburse|hold harmless|keep) they\b.{0,60}\b(?:loss|costs|claims?|indemnified)\b|\bwe\b.{0,20}\bbear, and indemnify they for\b/,
          ],
          lacksHere: [
            /\b(?:limited to|not exceed|up to|maximum)\b.{0,60}\b(?:settlement|sum|amount|\$)/,
          ],
          level: "High",
          does: "{We} indemnifies {they} against others' claims, with no limit.",
          why: "Those claims could exceed what {we} receives, and it loses recourse to whoever caused them.",
          ask: "Delete it, or cap it at the sum received and except {they}'s own fault.",
          wording:
            "The Claimant's liability under any indemnity is limited to the settlement sum that it has received, and does not extend to claims caused by the Payer's negligence.",
        },
      ],
      kinds: ["indemnity"],
      proof: {
        answered: "4.2 The Claimant indemnifies the Payer against claims made by its customers.",
        not: "4.2 The Payer indemnifies the Claimant against claims made by its customers.",
      },
    },
    {
      id: "settlement/insurer-not-asked",
      topic: "insurance",
      title: "No consent of the insurer",
      question: "May we settle without our insurer?",
      roles: claimant,
      about: {
        says: /\binsurers?'?s?\b.{0,100}\b(?:consent|agree\w*|approv\w+|subrogat\w+)\b|\bsubrogat\w+\b|\bconsent\b.{0,60}\binsurers?\b/,
        heading: /insur/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: /\b(?:stock|goods|property|premises|plant|equipment|accident|injur\w+|negligen\w+|fire|flood|damage to)\b/,
        does: "Nothing shows that {we}'s insurer agrees to the release of its rights of recovery.",
        why: "{We} may breach its policy and have to repay what it was paid.",
        ask: "Obtain written consent before signing, or carve out subrogated claims.",
        wording:
          "The release does not extend to any claim which an insurer of the Claimant is entitled to bring in its name by subrogation, unless that insurer has consented in writing.",
      },
      proof: {
        answered: "3.1 The Claimant releases the Payer from claims for damage to the stock.",
        not: "3.1 The Claimant releases the Payer from claims for stock with the consent of its insurer.",
      },
    },
    {
      id: "settlement/costs-of-default",
      topic: "enforcement",
      title: "No recovery of enforcement costs",
      question: "Who pays if we must enforce the deed?",
      roles: claimant,
      about: {
        says: /\bcosts\b.{0,120}\b(?:enforc\w+|recover\w*|default|indemnity basis)\b|\b(?:enforc\w+|recover\w*|default)\b.{0,120}\bcosts\b/,
        heading: /enforcement/,
      },
      answers: [],
      absent: {
        level: "Low",
        of: instalments,
        does: "Nothing makes {they} pay what it costs to recover an instalment.",
        why: "Chasing one payment could cost as much as it brings.",
        ask: "Ask for costs of enforcement on an indemnity basis.",
        wording:
          "The Payer must pay the Claimant's costs of enforcing this deed on an indemnity basis.",
      },
      proof: {
        answered: "1.2 The settlement sum is payable in six instalments.",
        not: "1.8 The Payer must pay the Claimant's costs of enforcement.",
      },
    },
    {
      id: "settlement/no-release-of-us",
      topic: "release",
      title: "No release for the payer",
      question: "Are we free once we have paid?",
      roles: payer,
      about: {
        says: /\b(?:releas\w+|discharg\w+|full and final|forever|satisfaction)\b/,
        heading: /release|discharge/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "{We} pays, but nothing releases it.",
        why: "{They} could take the money and sue for the rest.",
        ask: "Ask for a full release on payment, known and unknown, of {we} and its people.",
        wording:
          "On payment of the settlement sum the Claimant releases the Payer, its related bodies, officers, employees and insurers from every claim, known or unknown, connected with the dispute.",
      },
      proof: {
        answered: "1.1 The Payer must pay the Claimant $50,000 within 14 days.",
        not: "3.1 The Claimant releases the Payer from all claims.",
      },
    },
    {
      id: "settlement/no-bar",
      topic: "release",
      title: "No bar to suing all the same",
      question: "Can we stop a later claim at the door?",
      roles: payer,
      about: {
        says: /\b(?:bar|plead\w*|pleaded|not (?:to )?(?:bring|commence|sue|institute|make)|may not\b.{0,60}\b(?:bring|commence|sue|institute|continue))\b/,
        heading: /bar|covenant not to sue|plea/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: releases,
        does: "Nothing keeps {they} from suing all the same, or lets {we} plead the deed as a bar.",
        why: "A release alone leaves {we} to defend first and argue later.",
        ask: "Add a covenant not to sue and a bar to proceedings.",
        wording:
          "The Claimant must not bring, continue or assist any proceeding about a claim that it has released, and this deed may be pleaded as a bar to any such proceeding.",
      },
      kinds: ["covenant-not-to-sue"],
      proof: {
        answered: "3.1 The Claimant releases the Payer from all claims.",
        not: "3.3 This deed may be pleaded as a bar to any proceeding by the Claimant.",
      },
    },
    {
      id: "settlement/unknown-claims",
      topic: "release",
      title: "No release of unknown claims",
      question: "Does the release reach what nobody knows yet?",
      roles: payer,
      about: {
        says: /\b(?:known or unknown|unknown|whether or not (?:known|presently)|now or (?:in the future|hereafter|later)|present(?:,| and| or) future|past, present|contemplat\w+|howsoever|whatsoever|however arising|at any time)\b/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: releases,
        does: "Nothing says that the release reaches claims that are not yet known.",
        why: "Courts read a release by what the parties had in mind; a new claim on old facts may stand.",
        ask: "Add claims known or unknown, now or later, from the same facts.",
        wording:
          "The release extends to every claim arising from the facts of the dispute, whether known or unknown, and whether it arises now or later.",
      },
      proof: {
        answered: "3.1 The Claimant releases the Payer from the claim.",
        not: "3.1 The Claimant releases the Payer from all claims, known or unknown.",
      },
    },
    {
      id: "settlement/our-people",
      topic: "release",
      title: "No release of officers and insurers",
      question: "Who else is released with us?",
      roles: payer,
      about: {
        says: /\breleas\w+\b.{0,240}\b(?:officers?|directors?|employees?|insurers?|agents?|related (?:bodies|entities|parties)|affiliates?|servants?)\b/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: releases,
        does: "The release names {we} only, not its directors, staff, group or insurers.",
        why: "{They} could sue them for the same loss, and they would look to {we}.",
        ask: "Extend it to them, and say that {we} holds it on trust for them.",
        wording:
          "The release extends to the Payer's officers, employees, related bodies corporate, agents and insurers, for whom the Payer holds its benefit on trust.",
      },
      proof: {
        answered: "3.1 The Claimant releases the Payer from all claims.",
        not: "3.1 The Claimant releases the Payer and its officers and insurers from all claims.",
      },
    },
    {
      id: "settlement/contribution",
      topic: "indemnity",
      title: "No protection against contribution claims",
      question: "Could the same claim come back through somebody else?",
      roles: payer,
      about: {
        says: /\b(?:indemnif\w+|contribution|third part(?:y|ies)|hold\w* harmless)\b/,
        heading: /indemnit/,
      },
      answers: [],
      absent: {
        level: "Low",
        of: releases,
        does: "Nothing protects {we} if {they} sues somebody else who claims contribution from {we}.",
        why: "It would pay twice for the same loss.",
        ask: "Ask for an indemnity against claims through third persons on the same facts.",
        wording:
          "The Claimant indemnifies the Payer against any claim for contribution or indemnity made by another person because of a proceeding by the Claimant about the dispute.",
      },
      proof: {
        answered: "3.1 The Claimant releases the Payer from all claims.",
        not: "4.1 The Claimant indemnifies the Payer against such claims.",
      },
    },
    {
      id: "settlement/no-admission",
      topic: "release",
      title: "No denial of liability",
      question: "Do we admit anything?",
      roles: payer,
      about: {
        says: /\badmi(?:t|ts|tted|ssions?)\b|\bwithout (?:any )?liability\b|\bdenies\b/,
        heading: /admission/,
      },
      answers: [],
      absent: {
        level: "Low",
        does: "Nothing says that {we} pays without admitting liability.",
        why: "Others with like claims, or a regulator, could point to it.",
        ask: "Add that nothing is admitted.",
        wording: "This deed is made without any admission of liability by any party.",
      },
      proof: {
        answered: "1.1 The Payer must pay the Claimant $50,000 within 14 days.",
        not: "1.5 The Payer makes no admission of liability.",
      },
    },
    {
      id: "settlement/default-sum",
      topic: "exit-cost",
      title: "One late payment costs much more",
      question: "What happens if we pay late?",
      roles: payer,
      about: { says: /\b(?:not paid|unpaid|default\w*|fails? to pay|late)\b/, heading: /default/ },
      answers: [
        {
          when: [
            /\b(?:not paid|remains unpaid|unpaid|default\w*|fails? to pay)\b.{0,200}\bwe must\b.{0,80}\bpay\b.{0,60}?(?<sum>\$[\d,]*\d)/,
          ],
          title: "A late instalment costs a further {sum}",
          level: "High",
          does: "If one instalment is late {we} must pay a further {sum}.",
          why: "A bank's delay of a few days would cost more than the instalment.",
          ask: "Delete it, or ask for notice and ten business days, and interest only.",
          wording:
            "No further sum is payable for late payment other than interest, and nothing falls due early unless ten business days have passed after notice of the default.",
          replaces: true,
        },
        {
          when: [
            /\b(?:not paid|unpaid|default\w*|fails? to pay)\b.{0,240}\b(?:whole|balance|all (?:unpaid|remaining|outstanding)|entire)\b.{0,80}\b(?:due|payable)\b|\b(?:default\w*|fails? to pay|not paid|miss(?:es)? a payment)\b.{0,160}\bthey may\b(?! not).{0,40}\b(?:accelerate|enter judgment)\b/,
          ],
          lacksHere: [/\bnotice\b.{0,80}\bdays\b|\bdays\b.{0,60}\bnotice\b/],
          title: "One missed instalment makes all due",
          level: "Medium",
          does: "One missed instalment makes the whole balance due, without notice.",
          why: "A bank's delay of a few days would bring it all down.",
          ask: "Ask for notice and ten business days to put it right.",
          wording:
            "Nothing falls due early unless the Payer has had notice of the default and ten business days to remedy it.",
          replaces: true,
        },
      ],
      kinds: ["acceleration"],
      proof: {
        answered:
          "1.5 If an instalment is not paid on its due date the Payer must pay an additional $45,000.",
        not: "1.5 If an instalment is not paid within ten business days after notice, interest is payable.",
      },
    },
    {
      id: "settlement/wide-release",
      topic: "release",
      title: "Release reaches far beyond this dispute",
      question: "What do we give up besides this dispute?",
      about: { says: /\bwe\b.{0,60}\b(?:releases?|discharges?)\b/, heading: /release/ },
      answers: [
        {
          when: [
            /\b(?:we|everybody)\b.{0,60}\b(?:releases?|discharges?)\b.{0,200}\b(?:all|any|every|each)\b.{0,60}\b(?:claims?|actions?|suits?|demands?|causes)\b.{0,300}\b(?:howsoever|whatsoever|however arising|any (?:other )?(?:matter|reason|cause|dealings?)|every description|of any (?:kind|nature)|or otherwise|whether or not arising|known or unknown|ever had|hereafter)\b|\bwe (?:hereby )?waives?\b.{0,40}\bclaims?\b.{0,60}\b(?:ever had|hereafter|known or unknown)\b|\bwe\b.{0,20}\breleases? they from (?:any and all|all)\b.{0,30}\bon any account\b/,
          ],
          lacksHere: [
            /(?<!\bwhether or not )\b(?:relating to|in connection with|arising (?:out of|from)|in respect of|concerning) the (?:dispute|proceedings?|claim)\b(?!.{0,60}\bor otherwise)/,
          ],
          level: "Medium",
          does: "{We} gives up all claims of every kind, and not only those of this dispute.",
          why: "Unpaid accounts, warranties or rights that nobody had in mind would go with it.",
          ask: "Confine it to the facts of this dispute, and list what is kept.",
          wording:
            "The release is limited to claims arising from the facts described in the background, and does not affect any other dealing between the parties, any claim that cannot be released by law, or obligations under this deed.",
        },
      ],
      proof: {
        answered:
          "3.2 The Claimant releases the Payer from all claims of every description arising at any time out of the agreement or otherwise howsoever.",
        not: "3.2 The Claimant releases the Payer from all claims in respect of the dispute.",
      },
    },
    {
      id: "settlement/one-sided-release",
      topic: "release",
      title: "Only one side gives a full release",
      question: "Do they release us too, and as widely?",
      about: { says: /\breleases?\b/, heading: /release/ },
      answers: [
        {
          when: [
            /\bthey (?:is|are) (?:hereby )?released by we\b|\bwe (?:must |hereby |irrevocably |unconditionally |fully |and |, )*(?:releases?|discharges?)\b|\bwe (?:gives up|abandons?|waives?)\b.{0,40}\ball claims against they\b/,
          ],
          lacks: [
            /\bthey\b.{0,100}\b(?:releases?|discharges?)\b|\b(?:everybody|mutual\w*)\b.{0,60}\breleas\w*|\breleases? (?:we|everybody)\b/,
          ],
          level: "Medium",
          does: "{We} releases {they}, but {they} does not release {we}.",
          why: "Cross-claims on the same facts stay open.",
          ask: "Ask for mutual releases on the same terms.",
          wording:
            "Each party releases the other from every claim arising from the facts described in the background.",
          replaces: true,
        },
      ],
      proof: {
        answered: "3.1 The Claimant releases the Payer from the claim.",
        not: "3.1 The Claimant releases the Payer and the Payer releases the Claimant.",
      },
    },
    {
      id: "settlement/case-goes-on",
      topic: "release",
      title: "No end to the court case",
      question: "How and when does the proceeding end?",
      roles: payer,
      about: {
        says: /\b(?:discontinu\w+|dismiss\w*|withdraw\w*|consent orders?|struck out|stay(?:ed)?|file)\b/,
        heading: /discontinu|proceeding/,
      },
      answers: [],
      absent: {
        level: "High",
        of: /\b(?:proceedings?|court|tribunal|commission)\b/,
        does: "Nothing makes {they} end the proceeding.",
        why: "Costs, and the risk of judgment, would go on.",
        ask: "Ask for discontinuance within seven days, with no order as to costs.",
        wording:
          "Within seven days after the settlement sum is paid the parties must file a notice of discontinuance of the proceeding and any counterclaim, with no order as to costs.",
      },
      proof: {
        answered:
          "A The Claimant began the proceeding in the District Court.\n1.1 The Payer must pay the Claimant $50,000.",
        not: "2.1 The Claimant must discontinue the proceeding within seven days.",
      },
    },
    {
      id: "settlement/own-deed-released",
      topic: "release",
      title: "No exception for the deed’s own promises",
      question: "Does the release leave this deed's own promises standing?",
      about: {
        says: /\b(?:obligations?|rights?|breach|claims?|enforce\w*|performance|liabilit\w+)\b.{0,60}\b(?:under|of|in) (?:this|the) (?:deed|agreement)\b|\b(?:this|the) (?:deed|agreement)\b.{0,60}\b(?:obligations?|rights?|enforce\w*)\b|\bother than\b.{0,60}\bthis (?:deed|agreement)\b/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: releases,
        does: "The release does not leave out the promises of this deed.",
        why: "It could be said to give up the very sum or steps agreed.",
        ask: "Except obligations under the deed, fraud, and what cannot be released by law.",
        wording:
          "Nothing in this deed releases a party from its obligations under this deed, from liability for fraud, or from what cannot be released by law.",
      },
      proof: {
        answered: "3.1 The Claimant releases the Payer from all claims.",
        not: "3.4 The release does not extend to obligations under this deed.",
      },
    },
    {
      id: "settlement/gst",
      topic: "tax",
      title: "No word on GST",
      question: "Who bears GST and other tax on the sum?",
      about: { says: /\bgst\b|\bgoods and services tax\b|\btax\w*\b/, heading: /gst|tax/ },
      answers: [],
      absent: {
        level: "Medium",
        of: /\bpay\b/,
        does: "Nothing says whether the sum includes GST, or how it is taxed.",
        why: "A settlement of unpaid invoices may carry GST; one of damages does not.",
        ask: "Settle it: compensation without GST, or the sum plus GST on a tax invoice.",
        wording:
          "The parties agree that the settlement sum is compensation and not payment for a supply. If GST is nevertheless payable the Payer must pay it in addition on receiving a tax invoice.",
      },
      kinds: ["gst"],
      proof: {
        answered: "1.1 The Payer must pay the Claimant $50,000 within 14 days.",
        not: "1.1 The Payer must pay the Claimant $50,000, inclusive of any GST.",
      },
    },
    {
      id: "settlement/not-confidential",
      topic: "confidentiality",
      title: "No confidentiality of the terms",
      question: "Will the terms stay private?",
      about: {
        says: /\bconfiden\w+\b|\bdisclos\w+\b|\bsecret\b|\breveal\w*\b|\bdivulg\w+\b|\b(?:strictly )?private\b/,
        heading: /confiden|publicity|non-disclosure/,
      },
      answers: [
        {
          when: [
            /\b(?:we|everybody) (?:may not|must not)\b.{0,60}\b(?:disclos\w+|reveal|divulge|communicate)\b|\b(?:we|everybody) must keep\b.{0,100}\bconfidential\b|\b(?:we|everybody) must treat\b.{0,60}\b(?:confidential|private)\b/,
          ],
          lacks: [
            /\b(?:except|other than|unless|save|but (?:a party )?may)\b.{0,200}\b(?:law|advis\w+|insurers?|auditors?|accountants?|spouse|court|regulat\w+|enforce)/,
            /\bmay\b.{0,40}\bdisclos\w+\b.{0,160}\b(?:law|advis\w+|insurers?|auditors?|accountants?|spouse|court|regulat\w+)/,
          ],
          title: "Secrecy without any exception",
          level: "Medium",
          does: "{We} may tell nobody, with no exception for advisers, insurers, tax or the law.",
          why: "Ordinary dealings with them would be a breach.",
          ask: "Except advisers, insurers, auditors, regulators, the law, and enforcement.",
          wording:
            "A party may disclose the terms to its legal, tax and financial advisers, insurers, auditors and financiers in confidence, as the law or a regulator requires, and to enforce this deed.",
          replaces: true,
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing keeps the terms private.",
        why: "Others may learn what was paid, and ask for the same.",
        ask: "Add confidence with exceptions for advisers, insurers, tax and the law.",
        wording:
          "No party may disclose the terms of this deed except to its advisers, insurers, auditors and financiers in confidence, as the law requires, or to enforce it.",
      },
      kinds: ["confidentiality"],
      proof: {
        answered: "6.1 Each party must keep the terms of this deed strictly confidential.",
        not: "6.1 No party may disclose the terms of this deed except to its advisers or as the law requires.",
      },
    },
    {
      id: "settlement/costs",
      topic: "payment",
      title: "No word on legal costs",
      question: "Who bears the costs of the dispute?",
      about: { says: /\bcosts\b/, heading: /costs/ },
      answers: [],
      absent: {
        level: "Medium",
        of: /\b(?:proceedings?|court|tribunal|commission|dispute|claim)\b/,
        does: "Nothing says who bears the costs of the dispute and of this deed.",
        why: "Old costs orders and new claims for costs stay open.",
        ask: "Say that each bears its own, orders already made included, or add them to the sum.",
        wording:
          "Each party bears its own costs of the dispute, the proceeding and this deed, and no party may enforce any order for costs already made.",
      },
      proof: {
        answered: "3.1 The Claimant releases the Payer from the claim.",
        not: "9.2 Each party bears its own costs of the dispute.",
      },
    },
    {
      id: "settlement/when-paid",
      topic: "payment",
      title: "No day for payment",
      question: "When is the money due?",
      about: {
        says: /\bpa(?:y|id|yable|yment)\b.{0,200}\b(?:within|by|on or before|no later than|not later than|upon|days?|on the|instalments?|immediately|forthwith|date)\b|\b(?:within|by|on or before|no later than|days?|upon)\b.{0,120}\bpa(?:y|id|yable|yment)\b/,
        heading: /payment/,
      },
      answers: [],
      absent: {
        level: "High",
        of: /\bpay\b/,
        does: "Nothing says by when the settlement sum must be paid.",
        why: "Release, interest and default all hang on that day.",
        ask: "Set a day and the account, in cleared funds.",
        wording:
          "The Payer must pay the settlement sum within 14 days after the date of this deed, in cleared funds, to the trust account of the Claimant's solicitor.",
      },
      proof: {
        answered: "1.1 The Payer must pay the Claimant $50,000.",
        not: "1.1 The Payer must pay the Claimant $50,000 within 14 days.",
      },
    },
    {
      id: "settlement/no-peace",
      topic: "publicity",
      title: "No promise not to disparage",
      question: "Will the talk stop?",
      about: {
        says: /\b(?:disparag\w+|reputation|defam\w+|derogatory|adverse (?:comment|statement)|statements?|denigrat\w+)\b/,
        heading: /disparage|statements/,
      },
      answers: [],
      absent: {
        level: "Low",
        does: "Nothing keeps either side from speaking ill of the other.",
        why: "The quarrel could go on in the market after it has been paid for.",
        ask: "Add a promise by both, with leave for what the law requires.",
        wording:
          "No party may make a statement that disparages another or its officers, except as the law requires.",
      },
      kinds: ["non-disparagement"],
      proof: {
        answered: "3.1 The Claimant releases the Payer from the claim.",
        not: "6.2 No party may disparage another.",
      },
    },
  ],
};
