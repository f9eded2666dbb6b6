import type { PaperQuestions } from "../asking/question.ts";

/** Words under which information is let out of the promise. */
const exceptions =
  /\b(?:public(?:ly)? (?:domain|knowledge|available|known)|(?:is|are|was|becomes?|became|already|made|in the) public(?:ly)?\b(?! (?:holiday|company|announce))|generally (?:known|available)|already (?:known|in|knew|knows)|prior to (?:its )?disclosure|independently (?:developed|created|acquired)|lawfully (?:received|obtained|known))\b/;
const lawful =
  /\b(?:required|compelled|obliged|requires?|demanded)\b.{0,40}\b(?:law|court|regulat\w+|stock exchange|government|legal|subpoena)\b|\blegally (?:required|compelled)\b|\bdisclos\w+\b.{0,120}\b(?:by|under) (?:any )?(?:applicable )?law\b|\b(?:by|under) (?:any )?(?:applicable )?law\b.{0,60}\bdisclos|\b(?:the )?law\b.{0,60}\brequires?\b/;

/** Information that one side shows another, or each the other, before or beside a deal. */
export const confidentiality: PaperQuestions = {
  id: "confidentiality",
  of: /^Confidentiality agreement$/,
  roles: { recipient: "Recipient", drafter: "Discloser" },
  instead: [
    "confidentiality-one-way",
    "confidentiality-too-tight",
    "after-the-end",
    "survival",
    "quality-disclaimed",
    "insurance-missing",
    "no-cap-on-our-liability",
    "our-consequential-loss",
    "force-majeure",
    "dispute-steps",
    "gst-unsaid",
    "no-late-interest",
    "ip-unsaid",
    "subcontracting",
    "infringement",
    "locked-in",
  ],
  questions: [
    {
      id: "nda/everything-is-secret",
      topic: "confidentiality",
      title: "Everything disclosed is secret",
      question: "What counts as confidential, and is there any limit to it?",
      side: "recipient",
      readsMeanings: true,
      about: { says: /\bconfidential\b/, heading: /confidential|definition/ },
      answers: [
        {
          when: [
            /\ball information\b.{0,200}\b(?:whether or not|regardless of whether|in any form|of any (?:kind|nature)|howsoever)\b.{0,160}\b(?:marked|identified|confidential|recorded)\b|\bwhether or not\b.{0,40}\b(?:marked|identified|designated|labelled)\b|\b(?:any and all|all|any) information\b.{0,160}\b(?:without the need|regardless|even if|in (?:any|whatever) form|of any kind|of whatever (?:kind|nature))\b|\beverything\b.{0,30}\b(?:we learns?|disclosed|from they)\b|\ball information\b.{0,160}\bconfidential without\b/,
          ],
          level: "Medium",
          does: "Everything that {they} discloses is secret, marked or not.",
          why: "{We} cannot tell afterwards what it may use in its own business.",
          ask: "Limit it to what is marked, or what a reasonable person would know to be secret.",
          wording:
            "Confidential Information is information that is marked confidential or that a reasonable person would understand to be confidential, and that relates to the Purpose.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "2.1 The Recipient must keep secret all information of the Discloser of any kind, whether or not marked confidential.",
        not: "2.1 The Recipient must keep secret the information that the Discloser marks confidential.",
      },
    },
    {
      id: "nda/marking",
      topic: "confidentiality",
      title: "Only what is marked is protected",
      question: "Is what we say, and do not mark, protected?",
      side: "drafter",
      readsMeanings: true,
      about: { says: /\bmarked\b|\bin writing\b|\boral\w*\b/, heading: /definition|confidential/ },
      answers: [
        {
          when: [
            /\b(?:only|unless|if|must be|provided)\b.{0,120}\b(?:marked|identified|designated|labelled|confirmed|reduced to writing|summari[sz]ed)\b.{0,120}\b(?:confidential|writing|within|proprietary)\b|^(?!.*\b(?:whether or not|regardless|even if|need not)\b).*?(?:\b(?:means|is)\b.{0,60}\binformation\b.{0,40}\b(?:marked|identified|designated|labelled|stamped)\b|\b(?:only if|unless|only to|solely to)\b.{0,80}\b(?:legend|stamp\w*|designated in writing)\b|\boral\w*\b.{0,60}\bnot (?:be )?confidential unless\b)/,
          ],
          level: "High",
          does: "What {we} says or shows is protected only if it is marked or confirmed in writing.",
          why: "In talks and site visits somebody always forgets, and the secret is then free.",
          ask: "Protect whatever is by its nature confidential, however disclosed.",
          wording:
            "Information is confidential if it is by its nature confidential or the Recipient ought to know that it is, whether disclosed in writing, orally or by inspection and whether or not marked.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "2.1 Oral information of the Discloser is protected only if it is confirmed in writing as confidential within seven days.",
        not: "2.1 Information of the Discloser is protected however it is disclosed.",
      },
    },
    {
      id: "nda/no-exceptions",
      topic: "confidentiality",
      title: "No exception for public or known information",
      question: "Is what is public, already known or our own work left out?",
      side: "recipient",
      about: { says: exceptions, heading: /exception|exclusion/ },
      answers: [
        {
          when: [
            /\bwe (?:must|bears?)\b.{0,60}\b(?:prove|onus|burden|show|demonstrate|establish)\b.{0,160}\b(?:public|known|independent\w*|exception|exclu\w+|written records|documentary)\b|\b(?:burden|onus)\b.{0,60}\bwe\b|\bit (?:must be|is) for we to (?:prove|show|establish|demonstrate)\b|\bonly (?:where|if|to the extent)(?: that)? we (?:may|is able to) (?:prove|show|establish|demonstrate)\b/,
          ],
          title: "Exceptions must be proved",
          level: "Low",
          does: "{We} must prove that information was public or already known.",
          why: "Old files may not show what {we} knew and when.",
          ask: "Accept any reasonable evidence.",
          wording: "The Recipient may show by any reasonable evidence that an exception applies.",
        },
      ],
      absent: {
        level: "High",
        does: "Nothing leaves out information that is public, already known or independently made.",
        why: "{We} could be barred from using what the whole trade knows, its own work included.",
        ask: "Add the four usual exceptions.",
        wording:
          "Confidential Information does not include information that is or becomes public other than by breach, was already known to the Recipient, is lawfully received from a third party, or is independently developed.",
      },
      proof: {
        answered:
          "3.1 The Recipient bears the onus of proving by written records that information was already known to it.",
        not: "3.1 This deed does not apply to information that is public or already known to the Recipient.",
      },
    },
    {
      id: "nda/compelled",
      topic: "confidentiality",
      title: "No allowance for disclosure compelled by law",
      question: "May we disclose what the law requires?",
      about: { says: lawful, heading: /compelled|required by law|legal/ },
      answers: [
        {
          when: [
            /\bwe must\b.{0,120}\b(?:resist|oppose|contest|all steps|exhaust|at (?:its|our) (?:own )?(?:cost|expense))\b.{0,120}\b(?:disclos\w+|order|requirement|law)\b/,
          ],
          title: "Lawful demands must be resisted first",
          level: "Low",
          does: "{We} must resist a lawful demand, at its own cost, before it may obey.",
          why: "Regulators and courts leave little time, and the secret is {they}'s to defend.",
          ask: "Give notice where lawful and help at {they}'s cost.",
          wording:
            "Before a disclosure that the law requires, the Recipient must, where lawful and practicable, tell the Discloser and give reasonable help, at the Discloser's cost, to limit it.",
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing deals with disclosure that a court, regulator or stock exchange compels.",
        why: "One side would have to break the law or the contract; the other would hear of it too late.",
        ask: "Allow it, with notice first where that is lawful.",
        wording:
          "A party may disclose what the law, a court or a stock exchange requires, if it first, where lawful and practicable, tells the other party and limits the disclosure.",
      },
      proof: {
        answered:
          "3.2 If disclosure is sought by a court, the Recipient must oppose the order at its own cost.",
        not: "3.2 The Recipient may disclose information that it is required by law to disclose.",
      },
    },
    {
      id: "nda/purpose",
      topic: "confidentiality",
      title: "No purpose limits the use",
      question: "For what may the information be used?",
      about: {
        says: /\bpurposes?\b(?! of (?:this|that|clause|the definition|interpretation))|\bonly (?:to|for|use)\b|\bsolely\b|\bevaluat\w+/,
        heading: /purpose|use of/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! (?:not|only)).{0,60}\buse\b.{0,120}\b(?:any|its own|other|general) (?:\w+ )?(?:purposes?|ends|benefit)\b/,
          ],
          title: "Other side may use it for itself",
          level: "High",
          does: "{They} may use the information for its own purposes.",
          why: "A promise not to disclose does not stop a competitor from profiting itself.",
          ask: "Limit use to the named purpose.",
          wording:
            "The Recipient may use Confidential Information only for the Purpose and not for its own or another's commercial benefit.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "The paper forbids disclosure but does not say for what the information may be used.",
        why: "Quiet use inside a competing business may do more harm than publication.",
        ask: "Name the purpose and forbid all other use.",
        wording:
          "The Recipient may use Confidential Information only for the Purpose and not for its own or another's commercial benefit.",
      },
      proof: {
        answered:
          "2.2 The Supplier and the Recipient have met. The Discloser may use the information of the Recipient for any purpose.",
        not: "2.2 The Recipient may use the information only for the Purpose.",
      },
    },
    {
      id: "nda/advisers",
      topic: "confidentiality",
      title: "No leave to tell advisers or staff",
      question: "To whom may we show it, and do we answer for them?",
      side: "recipient",
      about: {
        says: /\b(?:advis[eo]rs?|employees|officers|directors|representatives|personnel|staff|lawyers|financiers|need(?:s)? to know)\b/,
        heading: /permitted|representatives|disclosure/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,200}\b(?:liable|responsible|answers?|indemnif\w+)\b.{0,120}\b(?:representatives?|advis[eo]rs?|employees|personnel|recipients|them|those|any person)\b|\b(?:acts?|omissions?|disclosure|use|breach)\b.{0,160}\b(?:deemed|taken|attributed|treated)\b.{0,40}\b(?:by|to|of) we\b/,
          ],
          title: "Liable for whatever advisers and staff do",
          level: "Low",
          does: "{We} answers for whatever its people and advisers do with the information.",
          why: "Outside lawyers and lenders keep their own secrets and files.",
          ask: "Leave out advisers under a duty of their own or who sign direct.",
          wording:
            "The Recipient is not liable for an adviser or financier who gives the Discloser its own undertaking or owes a professional duty of confidence.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing lets {we} show the information to staff, lawyers or financiers.",
        why: "{We} cannot assess the deal without them, and would be in breach at once.",
        ask: "Allow those who need to know and are bound to secrecy.",
        wording:
          "The Recipient may disclose Confidential Information to its officers, employees, professional advisers, insurers and financiers who need it for the Purpose and are bound to keep it confidential.",
      },
      proof: {
        answered: "4.1 The Recipient is responsible for any act of its representatives.",
        not: "4.1 The Recipient may disclose the information to its advisers who need to know it.",
      },
    },
    {
      id: "nda/endless",
      topic: "term",
      title: "No end to the duty of secrecy",
      question: "For how long must we keep it secret?",
      side: "recipient",
      about: {
        says: /\b(?:obligations?|confiden\w+|deed|agreement|undertakings?|term|dut(?:y|ies)|secre\w+|keeps?|may not disclose)\b.{0,160}\b(?:years?|months?|perpetual\w*|indefinite\w*|so long as|until|continues?|surviv\w+|anniversary|expir\w+)\b|\b(?:years?|months?|period|term)\b.{0,120}\b(?:confiden\w+|disclose|secret|information)\b/,
        heading: /term|duration/,
      },
      answers: [
        {
          when: [
            /\b(?:perpetual\w*|indefinite\w*|for ever|forever|without limit of time|at all times (?:after|during and after)|in perpetuity|no (?:time limit|expiry|end date)|for so long as\b.{0,60}\bconfidential)\b/,
          ],
          title: "Secrecy without end",
          level: "Medium",
          does: "{We} must keep the information secret without end.",
          why: "{We} must track old files for ever, though most of it will be stale in a few years.",
          ask: "Ask for three years, with trade secrets protected while they last.",
          wording:
            "The obligations in this deed end three years after its date, except for trade secrets, for which they continue while the information remains secret.",
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        does: "No end is set to the duty of secrecy.",
        why: "{We} would have to watch over old information for ever.",
        ask: "Ask for three years, with trade secrets protected while they last.",
        wording:
          "The obligations in this deed end three years after its date, except for trade secrets, for which they continue while the information remains secret.",
      },
      proof: {
        answered: "5.1 The Recipient's obligations continue indefinitely.",
        not: "5.1 The Recipient's obligations end after three years.",
      },
    },
    {
      id: "nda/too-short",
      topic: "term",
      title: "Protection ends too soon",
      question: "Does protection last as long as the secret is worth something?",
      side: "drafter",
      about: { says: /\b(?:years?|months?)\b/, heading: /term|duration/ },
      answers: [
        {
          when: [
            /\b(?:obligations?|duties|confiden\w+|deed|agreement|undertakings?|secret)\b.{0,120}\b(?:for|ends?|expires?|period of|after|until)\b.{0,60}?\b(?<time>[1-3] years?|(?:6|12|18|24|36) months)\b/,
          ],
          lacks: [
            /\btrade secrets?\b.{0,160}\b(?:continue|remain|as long|so long|while|indefinite\w*|perpetual\w*)\b|\bindefinite\w*\b|\bperpetual/,
          ],
          title: "Protection stops after {time}",
          level: "Medium",
          does: "Protection stops after {time}, whatever the information is still worth.",
          why: "Formulas, source code and customer data stay valuable far longer.",
          ask: "Keep trade secrets and personal information protected while they stay secret.",
          wording:
            "The obligations continue for trade secrets while they remain secret, and for personal information without limit of time.",
        },
      ],
      proof: {
        answered: "5.1 The obligations in this deed expire after two years.",
        not: "5.1 The obligations in this deed continue indefinitely.",
      },
    },
    {
      id: "nda/return",
      topic: "after-end",
      title: "No duty to return or destroy",
      question: "What happens to copies when the talks end?",
      about: {
        says: /\b(?:returns?|destroy\w*|destruction|delet\w*|erase)\b/,
        heading: /return|destruction/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,160}\b(?:returns?|destroy|delete|deliver up)\b.{0,160}\b(?:all|every)\b.{0,60}\b(?:copies|documents|information|materials|records)\b/,
          ],
          lacks: [
            /\b(?:back-?ups?|archiv\w+|retain\w*|may keep|record-?keeping|board papers|compliance|required by law to keep)\b/,
          ],
          title: "Every copy must be given up",
          level: "Low",
          does: "{We} must give up every copy, with none kept for law, backup or board papers.",
          why: "Backups cannot be combed through, and records may be needed to defend a claim.",
          ask: "Allow automatic backups, board papers and one file copy, kept secret.",
          wording:
            "The Recipient may keep copies that the law or its internal policy requires, or that are in routine electronic backups, if it keeps them confidential.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing requires the information to be returned or destroyed.",
        why: "Copies stay in other hands after the talks have failed.",
        ask: "Add return or destruction on request, confirmed in writing.",
        wording:
          "On request the Recipient must within 10 business days return or destroy all Confidential Information and copies, confirm in writing that it has done so, and may keep only what the law requires.",
      },
      kinds: ["data-return"],
      proof: {
        answered:
          "6.1 On request the Recipient must return or destroy all copies of the information.",
        not: "6.1 On request the Recipient must return all copies of the information but may retain backups.",
      },
    },
    {
      id: "nda/one-way",
      topic: "confidentiality",
      title: "Only one side is bound to secrecy",
      question: "Does it protect what we disclose as well?",
      side: "recipient",
      about: { says: /\bconfiden\w+|\bsecret\b/, heading: /confiden/ },
      answers: [
        {
          when: [
            /\bwe (?:must|may not|agrees?|undertakes?)\b.{0,160}\b(?:confiden\w+|secret|disclose)\b|\b(?:information|anything)\b.{0,40}\b(?:provided|disclosed|supplied|given) by we\b.{0,40}\bis not confidential\b/,
          ],
          lacks: [
            /\b(?:everybody|they) (?:must|may not|agrees?|undertakes?|acknowledges?)\b.{0,160}\b(?:confiden\w+|secret|disclose)\b|\b(?:each|either|both|disclosing|receiving)\b.{0,60}\b(?:party|parties|everybody)\b/,
          ],
          level: "Medium",
          does: "{We} is bound to secrecy; {they} is not.",
          why: "In any real talks {we} will also show prices, plans or customers.",
          ask: "Make it mutual.",
          wording:
            "Each party owes the same obligations in respect of confidential information that it receives from the other.",
        },
      ],
      kinds: ["confidentiality"],
      proof: {
        answered: "2.1 The Recipient must keep the information of the Discloser confidential.",
        not: "2.1 Each party must keep the information of the other confidential.",
      },
    },
    {
      id: "nda/residuals",
      topic: "confidentiality",
      title: "Remembered information may be used",
      question: "May they use what stays in their heads?",
      readsMeanings: true,
      about: {
        says: /\bresidual\w*\b|\bunaided memor|\bretained in\b.{0,30}\bmemor/,
        heading: /residual/,
      },
      answers: [
        {
          when: [
            /\b(?:they|everybody)\b.{0,120}\b(?:may|free to)\b.{0,120}\b(?:residual\w*|memor\w+)\b|\bresidual\w*\b.{0,120}\b(?:they|everybody) may\b|\bthey may use\b.{0,160}\b(?:remember\w*|memor\w+)\b|\b(?:prevents?|restricts?|prohibits?) (?:they|their \w+) from using\b.{0,160}\b(?:remember\w*|memor\w+)\b|\bmemor(?:y|ies) of their\b.{0,60}\b(?:may be|freely) /,
          ],
          level: "High",
          does: "{They} may use for itself whatever its people remember.",
          why: "A good memory empties the whole promise.",
          ask: "Delete it.",
          wording:
            "Information is not released from this deed because a person remembers it without help.",
          replaces: true,
        },
      ],
      proof: {
        answered: "3.4 The Discloser may use residual information that its staff retain in memory.",
        not: "3.4 Nothing retained in memory is released from the Recipient's duty.",
      },
    },
    {
      id: "nda/injunction",
      topic: "enforcement",
      title: "No word on injunctions",
      question: "Can a breach be stopped at once?",
      about: {
        says: /\binjunct\w+|\bspecific performance\b|\bequitable\b|\bdamages\b.{0,60}\b(?:not|in)\b.{0,20}\b(?:adequate|sufficient)/,
        heading: /injunct|remed/,
      },
      answers: [
        {
          when: [
            /\bthey (?:may|is)\b.{0,120}\binjunct\w+.{0,160}\bwithout\b.{0,60}\b(?:proof|proving|security|bond|undertaking)|\bwithout\b.{0,60}\b(?:proof|proving)\b.{0,60}\bdamage|\bthey may\b(?! not).{0,80}\binjunct\w+.{0,40}\bas of right\b/,
          ],
          title: "Injunction without proof of loss",
          level: "Low",
          does: "{They} may have an injunction without proof of loss.",
          why: "{We} could be stopped on suspicion, with no undertaking to make good the harm.",
          ask: "Leave proof and undertakings to the court.",
          wording:
            "A party may seek an injunction for a breach or threatened breach, on such terms as the court thinks fit.",
          replaces: true,
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing says that damages are not enough and that a breach may be stopped.",
        why: "Speed is everything once a secret is about to get out.",
        ask: "Add an acknowledgment that an injunction may be sought.",
        wording:
          "The parties acknowledge that damages may not be an adequate remedy and that a party may seek an injunction for a breach or threatened breach.",
      },
      kinds: ["injunction"],
      proof: {
        answered: "7.1 The Discloser may obtain an injunction without proof of damage.",
        not: "7.1 A party may seek an injunction on such terms as the court thinks fit.",
      },
    },
    {
      id: "nda/breach-notice",
      topic: "confidentiality",
      title: "No duty to report a leak",
      question: "Must they tell us at once if it gets out?",
      side: "drafter",
      about: {
        says: /\b(?:notif\w+|tells?|inform\w*|report)\b.{0,160}\b(?:unauthori[sz]ed|breach|misuse|loss|leak\w*|suspect\w*|disclosure (?:not|other than|in breach|contrary))\b|\b(?:unauthori[sz]ed|breach|suspect\w*)\b.{0,160}\b(?:notif\w+|tell|inform|report)\b/,
      },
      answers: [
        {
          when: [/\bthey need not\b.{0,60}\b(?:notify|tell|inform|report)\b/],
          title: "Leaks need not be reported",
          level: "Medium",
          does: "{They} need not say that the information has got out.",
          why: "Every day of delay spreads it further.",
          ask: "Ask for notice at once, with help to recover it.",
          wording:
            "The Recipient must tell the Discloser at once of any suspected unauthorised use or disclosure and help to recover the information.",
        },
      ],
      absent: {
        level: "Medium",
        does: "{They} need not tell {we} if the information gets out.",
        why: "Every day of delay spreads it further.",
        ask: "Ask for notice at once, with help to recover it.",
        wording:
          "The Recipient must tell the Discloser at once of any suspected unauthorised use or disclosure and help to recover the information.",
      },
      proof: {
        answered: "4.3 The Recipient is not required to notify the Discloser of a leak.",
        not: "4.3 The Recipient must notify the Discloser of any unauthorised disclosure.",
      },
    },
    {
      id: "nda/security",
      topic: "confidentiality",
      title: "No care promised in keeping it",
      question: "How carefully must it be kept?",
      side: "drafter",
      about: {
        says: /\b(?:reasonable (?:care|steps|precautions|measures)|same (?:degree of )?care|secure\w*|security|safeguard\w*|protect(?:s|ed|ion|ing)?|control and custody)\b/,
        heading: /security|safeguard/,
      },
      answers: [
        {
          when: [
            /\bthey is not liable\b.{0,160}\b(?:inadvertent|accidental|unintentional|negligen\w+|careless\w*|unauthori[sz]ed access)\b/,
          ],
          title: "Careless disclosure is excused",
          level: "Medium",
          does: "{They} does not answer for careless disclosure.",
          why: "Most leaks are careless, not wilful.",
          ask: "Delete it and ask for reasonable security.",
          wording:
            "The Recipient must protect Confidential Information with the care that it uses for its own, and at least reasonable care.",
        },
      ],
      absent: {
        level: "Low",
        does: "{They} promises no particular care in keeping the information.",
        why: "Without a standard a careless leak is hard to prove as a breach.",
        ask: "Ask for at least reasonable care and secure storage.",
        wording:
          "The Recipient must protect Confidential Information with the care that it uses for its own, and at least reasonable care.",
      },
      proof: {
        answered: "4.4 The Recipient is not liable for inadvertent disclosure.",
        not: "4.4 The Recipient must take reasonable care of the information.",
      },
    },
    {
      id: "nda/ownership",
      topic: "licence",
      title: "No reservation of rights",
      question: "Does showing it give away any right in it?",
      side: "drafter",
      about: {
        says: /\b(?:no (?:licen[cs]e|right|title|interest)|remains? (?:the )?(?:property|our)|not (?:grant|confer|transfer)|owns?|ownership|licen[cs]e)\b/,
        heading: /ownership|intellectual property|licen[cs]e/,
      },
      answers: [
        {
          when: [
            /\b(?:feedback|improvements?|suggestions?|derivative\w*|anything developed)\b.{0,160}\b(?:belongs? to they|owned by they|vests? in they|property of they)\b|^(?!.*\beverybody\b).*?(?:\b(?:anything|everything|all (?:improvements?|works?|inventions?)|works?|products?|developments?|analys[ei]s)\b.{0,160}\b(?:belongs? to they|vests? in they|owned by they|property of they)\b|\bthey (?:must )?owns?\b.{0,160}\b(?:creates?|develops?|makes?|derives?)\b)/,
          ],
          title: "Other side owns what it derives",
          level: "High",
          does: "{They} owns what it makes out of {we}'s information.",
          why: "{We} would hand over the next version of its own idea.",
          ask: "Delete it; what derives from the information stays {we}'s.",
          wording:
            "The Discloser owns its Confidential Information and everything derived from it. No licence is granted.",
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing says that the information stays {we}'s and that no licence is given.",
        why: "It may be argued that showing it allowed its use.",
        ask: "Add a short reservation.",
        wording:
          "The Discloser owns its Confidential Information and everything derived from it. No licence is granted.",
      },
      proof: {
        answered: "8.1 Improvements made from the information are owned by the Recipient.",
        not: "8.1 No licence is granted by the Discloser.",
      },
    },
    {
      id: "nda/liquidated",
      topic: "enforcement",
      title: "A fixed sum for each breach",
      question: "What must we pay for a breach?",
      side: "recipient",
      about: {
        says: /\bliquidated damages\b|\bpenalt\w+|\bfixed sum\b|\$\d/,
        heading: /damages|penalty/,
      },
      answers: [
        {
          when: [
            /\bwe must (?:forfeit and |forfeit or )?pay\b.{0,120}(?<sum>(?:us|a)?\$[\d,]+(?: ?million)?).{0,120}\b(?:breach|disclosure|each)\b|\bbreach\w*\b.{0,160}\bwe must pay\b.{0,80}(?<sum2>(?:us|a)?\$[\d,]+(?: ?million)?)|\bwe must (?:forfeit and )?pay\b.{0,140}\b(?:breach|disclosure|contravention)\b.{0,80}\$\d|\b(?:breach|disclosure)\b.{0,40}\bwe must forfeit\b|\bpenalty\b.{0,20}\$\d[\d,]*.{0,20}\b(?:per|each|every) breach\b/,
          ],
          level: "High",
          does: "Each breach costs {we} {sum|a fixed sum}, whatever the harm.",
          why: "A harmless slip by one employee would cost the same as a sale of secrets.",
          ask: "Delete it; leave loss to be proved.",
          wording: "Damages for breach are limited to loss that is proved.",
          replaces: true,
        },
      ],
      kinds: ["liquidated-damages"],
      proof: {
        answered: "7.2 The Recipient must pay the Discloser $50,000 for each breach.",
        not: "7.2 The Recipient must pay damages for loss that is proved.",
      },
    },
    {
      id: "nda/tied-hands",
      topic: "restraint",
      title: "Dealing with named contacts is barred",
      question: "Does it stop us from dealing, hiring or competing?",
      side: "recipient",
      about: {
        says: /\b(?:circumvent\w*|deal (?:directly )?with|standstill|acquire (?:any )?shares|compet\w+|solicit\w*|exclusiv\w+)\b/,
        heading: /non-?circumvent|standstill|exclusiv|solicit/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,200}\b(?:circumvent\w*|deal (?:directly )?with|transact\w*|approach|contact|contract with|acquire)\b.{0,120}\b(?:customers?|suppliers?|clients?|introduced|landlord|shares|securities|any person)\b|\bwe may not\b.{0,40}\bcircumvent\b/,
          ],
          level: "Medium",
          does: "{We} may not deal with people whom {they} names or introduces, secret or not.",
          why: "It may cut off business that {we} already has or would have found.",
          ask: "Delete it, or except existing contacts, and end it after 12 months.",
          wording:
            "This clause does not apply to a person with whom the Recipient dealt before the introduction, and ends 12 months after the date of this deed.",
        },
      ],
      kinds: ["non-solicitation"],
      proof: {
        answered:
          "9.1 The Recipient must not deal directly with any customer introduced by the Discloser.",
        not: "9.1 The Recipient may deal with any person.",
      },
    },
    {
      id: "nda/no-reliance",
      topic: "quality-warranty",
      title: "Accuracy of the information is disclaimed",
      question: "May we rely on what we are shown?",
      side: "recipient",
      about: {
        says: /\b(?:accura\w+|complete\w*|warrant\w*|reliance|rely)\b/,
        heading: /warrant|reliance/,
      },
      answers: [
        {
          when: [
            /\bthey\b.{0,80}\b(?:makes?|gives?) no\b.{0,80}\b(?:warrant\w+|representations?)\b|\bthey is not liable\b.{0,160}\b(?:accura\w+|complete\w*|reliance|use of)\b|\b(?:as[- ]is|without (?:any )?warranty)\b|\bneither they nor\b.{0,60}\b(?:accepts?|gives?|makes?|takes?)\b.{0,60}\b(?:responsib|liab|warrant|represent)|\bwe\b.{0,80}\b(?:own (?:independent )?(?:assessment|enquiries|inquiries|investigation)|at its own risk)\b/,
          ],
          level: "Low",
          does: "{They} does not vouch for anything that it shows.",
          why: "Warranties on figures and title must be won in the main contract.",
          ask: "Accept for now, save fraud and misleading conduct.",
          wording: "Nothing in this deed excludes liability for fraud or misleading conduct.",
        },
      ],
      proof: {
        answered:
          "10.1 The Discloser makes no warranty that the information is accurate or complete.",
        not: "10.1 The Discloser warrants that the information is accurate.",
      },
    },
    {
      id: "nda/no-deal",
      topic: "formation",
      title: "No right to leave the talks",
      question: "Are we free to walk away from the talks?",
      about: {
        says: /\b(?:need not|no obligation|not (?:oblige\w*|bound|required) to|not (?:be )?(?:bound|obliged)|nothing in this\b.{0,60}\boblig\w+|subject to contract|definitive agreement|withdraw|proceed|enter into (?!this\b))/,
        heading: /no obligation|no commitment/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,80}\b(?:negotiate (?:exclusively|only)|enter into|proceed with)\b|\bwe must\b.{0,40}\b(?:continue|pursue)\b.{0,30}\b(?:negotiat|discussions|talks)|\bwe may not (?:withdraw|break off|cease)\b.{0,40}\b(?:discussions|negotiations|talks|transaction)|\bwe must (?:proceed|go on) with\b/,
          ],
          title: "Talks or deal must go on",
          level: "Medium",
          does: "{We} must go on with the talks or enter the deal.",
          why: "A secrecy paper should bind nobody to more than secrecy.",
          ask: "Delete it.",
          wording: "Neither party is obliged to proceed with any transaction.",
          replaces: true,
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing says that either side may leave the talks.",
        why: "Encouraging words and outlay may found a claim.",
        ask: "Add that nobody is bound to proceed.",
        wording: "Neither party is obliged to proceed with any transaction.",
      },
      proof: {
        answered: "11.1 The Recipient must negotiate exclusively with the Discloser.",
        not: "11.1 Neither party is obliged to proceed.",
      },
    },
  ],
};
