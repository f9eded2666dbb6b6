import type { PaperQuestions } from "../asking/question.ts";

/** Whoever gives the rights away, and whoever takes them. */
const assignor =
  /^(?:assignor|contributor|contractor|consultant|inventor|author|employee|creator|seller|transferor|giving)$/;
const assignee = /^(?:assignee|company|buyer|purchaser|transferee|taking)$/;

const excludedWording =
  "The Contributor keeps all rights in material that it made before, or makes independently of, the Project. It grants the Company a non-exclusive, perpetual licence to use such material only as part of the Work.";
const paymentWording =
  "The assignment takes effect for each Work when the fee for it has been paid. If it is not paid within 30 days after it is due, the rights return to the Contributor.";
const backgroundWording =
  "The Contributor grants the Company a perpetual, irrevocable, worldwide, royalty-free licence, with the right to sublicense, of any earlier material of its own that it puts into the Work, and must list that material in the schedule.";
const attorneyWording =
  "The Contributor irrevocably appoints the Company its attorney to sign any document and do anything needed to perfect or register the assignment, if the Contributor has not done so 10 business days after being asked.";
const moralWording =
  "The Contributor genuinely consents to the Company and its successors and licensees doing these acts with the Work, even if they would otherwise infringe its moral rights: omitting its name; changing, adapting, combining or destroying the Work; and using it in any product, title or market.";
const deliveryWording =
  "On request and when its work ends the Contributor must deliver all source files, working files, documents, credentials and copies of the Work, and keep none.";
const confidenceWording =
  "The Contributor must keep the Company's confidential information, the source code and designs among it, secret during and after its work, and use it only for the Project.";

/** Assignments of copyright, inventions, marks and other rights. */
export const ipAssignment: PaperQuestions = {
  id: "ip-assignment",
  of: /^IP assignment$/,
  roles: { recipient: "Contributor", drafter: "Company" },
  tells: [
    [/\bwe (?:\w+ ){0,3}(?:assigns?|transfers?)\b/, "giving"],
    [/\bthey (?:\w+ ){0,3}(?:assigns?|transfers?)\b/, "taking"],
  ],
  questions: [
    {
      id: "ip-assignment/own-material",
      topic: "ip-ownership",
      title: "No exception for own earlier work",
      question: "Do we keep what we made before or outside?",
      roles: assignor,
      about: {
        says: /\b(?:pre-?existing|background|prior (?:inventions?|works?|developments?)|excluded|independently|own time|already (?:owned|made)|retained?)\b/,
        heading: /excluded|prior inventions|background|pre-?existing/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,160}\b(?:assigns?|transfers?)\b.{0,400}\b(?:before or after|whether (?:created |made |conceived )?before|prior to or|past, present|past and future|existing and future|at any time|now or in (?:the )?future)\b|\b(?:all|any) (?:works?|inventions?|materials?|developments?)\b.{0,240}\b(?:whether (?:created |made |conceived )?before or after|at any time|outside working hours|own time)\b|\bwe (?:has|have) (?:made|created) or (?:may|must) (?:make|create)\b.{0,20}\bvests?\b|\bwe (?:has|have) (?:made|created) or (?:may|must) (?:make|create)\b.{0,10}\bmust vest\b|\beverything that we has (?:created|made)\b.{0,40}\bpast\b/,
          ],
          lacks: [
            /\b(?:pre-?existing|background (?:ip|intellectual|material)|excluded (?:works?|inventions?|ip)|prior inventions?|other than\b.{0,60}\b(?:independent|before))\b/,
          ],
          title: "Past and future work passes entirely",
          level: "High",
          does: "{We} gives up past and future work, with nothing kept back.",
          why: "Tools, libraries and ideas that {we} uses elsewhere may go too.",
          ask: "Ask to list and keep earlier and independent material, with a licence.",
          wording: excludedWording,
        },
      ],
      absent: {
        of: /\bwe\b.{0,160}\bassigns?\b/,
        level: "Medium",
        does: "Nothing keeps for {we} what it made earlier or independently.",
        why: "Tools, libraries and ideas that {we} uses elsewhere may be claimed.",
        ask: "Ask to list and keep earlier and independent material, with a licence.",
        wording: excludedWording,
      },
      kinds: ["ip-assignment"],
      proof: {
        answered:
          "2.1 The Contributor assigns to the Company all rights in its work, whether created before or after the date of this agreement.",
        not: "2.1 The Contributor assigns to the Company its rights in the Work but keeps its pre-existing material.",
      },
    },
    {
      id: "ip-assignment/before-payment",
      topic: "payment",
      title: "No payment for the rights",
      question: "Are we paid, and before the rights go?",
      roles: assignor,
      about: {
        says: /\b(?:consideration|paid|pays?|payment|fees?|\$ ?\d|royalt\w+|price|purchase price)\b/,
        heading: /consideration|payment|price/,
      },
      answers: [
        {
          when: [
            /\b(?:consideration\b.{0,160}\b(?:\$ ?1(?:\.00)?\b|one dollar|mutual|everybody benefits?|participation|good and valuable|receipt (?:of which )?is)|receipt (?:and sufficiency )?(?:of which )?is (?:hereby )?acknowledged)\b|\bin consideration of (?:the (?:sum|payment) of )?\$1\b.{0,30}\bwe (?:hereby )?assigns?\b|\bno (?:fee|royalty|amount|payment|remuneration)\b.{0,40}\bpayable by they\b|\bwe is not entitled to any (?:payment|fee|royalty|remuneration)\b/,
          ],
          lacks: [/\bthey must pay\b|\bthey (?:agrees? to )?pays?\b.{0,60}\$/],
          title: "Rights given for no stated payment",
          level: "Medium",
          does: "{We} gives its rights for no stated payment.",
          why: "If the work becomes valuable, {we} has nothing to claim.",
          ask: "Ask for a sum, a royalty or a share, with return of rights if unpaid.",
          wording: paymentWording,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing is to be paid for the rights.",
        why: "If the work becomes valuable, {we} has nothing to claim.",
        ask: "Ask for a sum, a royalty or a share, with return of rights if unpaid.",
        wording: paymentWording,
      },
      proof: {
        answered:
          "5.1 The consideration for this assignment is $1, receipt of which is acknowledged.",
        not: "5.1 The Company must pay the Contributor $20,000 before the assignment takes effect.",
      },
    },
    {
      id: "ip-assignment/strict-warranty",
      topic: "quality-warranty",
      title: "Non-infringement is warranted outright",
      question: "What do we promise about the work?",
      roles: assignor,
      about: { says: /\bwe (?:represents?|warrants?|covenants?)\b/, heading: /warrant/ },
      answers: [
        {
          when: [
            /\bwe (?:\w+ ){0,3}(?:represents?|warrants?|covenants?)\b.{0,400}\b(?:(?:do|does|must|may)? ?not infringe|non-?infring\w+|original)\b|\bwe (?:represents? and )?(?:warrants?|guarantees?)\b.{0,120}\b(?:may not|does not|do not|nothing in)\b.{0,40}\b(?:infring\w+|violat\w+)\b|\bwe warrants?\b.{0,120}\binfringe no one's\b/,
          ],
          lacksHere: [/\b(?:knowledge|aware|believes?|belief)\b/],
          level: "Medium",
          does: "{We} warrants outright that the work is original and infringes nobody's rights.",
          why: "Nobody can know of every patent, and {we} would pay for an innocent overlap.",
          ask: "Ask to limit patents and the like to {we}'s knowledge, and to cap liability.",
          wording:
            "The Contributor warrants that the Work is its own original work and that, so far as it is aware, it infringes no other person's rights. Its liability under this agreement is limited to the amount paid to it.",
        },
      ],
      kinds: ["ip-warranty"],
      proof: {
        answered:
          "4.1 The Contributor warrants that the Work does not infringe any third party's rights.",
        not: "4.1 The Contributor warrants that so far as it is aware the Work infringes nobody's rights.",
      },
    },
    {
      id: "ip-assignment/indemnity-given",
      topic: "indemnity",
      title: "The contributor indemnifies without a limit",
      question: "What must we make good?",
      roles: assignor,
      about: { says: /\bindemnif\w+|\bhold\b.{0,20}\bharmless\b/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,60}\b(?:indemnif\w+|hold\w*|must (?:\w+ ){0,4}(?:indemnify|hold|defend))\b.{0,40}\b(?:they|their)\b|\bloss\b.{0,30}\bthey\b.{0,60}\bmade good by we\b/,
          ],
          lacks: [/\bour (?:\w+ ){0,4}liability\b.{0,120}\b(?:limited|may not exceed|capped)\b/],
          level: "High",
          does: "{We} indemnifies {they} without any limit.",
          why: "One claim about the product could cost more than {we} was ever paid.",
          ask: "Ask to limit it to breach of warranty and to the sum paid.",
          wording:
            "The Contributor's liability is limited to the amount paid to it under this agreement, save for fraud and deliberate copying.",
        },
      ],
      kinds: ["indemnity", "uncapped-liability"],
      proof: {
        answered: "4.2 The Contributor indemnifies the Company against all claims about the Work.",
        not: "4.2 The Contributor's liability is limited to the amount paid to it.",
      },
    },
    {
      id: "ip-assignment/moral-rights-given",
      topic: "licence",
      title: "Moral rights are given up for everything",
      question: "Do we keep credit and the integrity of our work?",
      roles: assignor,
      about: {
        says: /\bmoral rights?\b|\bauthorship\b|\battribut\w+|\bcredit(?:ed|s)?\b/,
        heading: /moral/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,160}\b(?:consents?|waives?|agrees? not to (?:assert|enforce))\b.{0,300}\b(?:moral rights?|identifying we|attribut\w+|author\w*)\b|\bthey may use\b.{0,30}\bwithout (?:attribution|credit|naming)\b|\bthey need not (?:name|attribute|identify|credit) we\b/,
          ],
          level: "Medium",
          does: "{We} agrees to go unnamed and to any change of its work.",
          why: "A portfolio and a reputation rest on credit.",
          ask: "Ask for credit where it is usual, and no treatment that harms {we}'s name.",
          wording:
            "The Company must credit the Contributor where credits are given, and let the Contributor show the Work in its portfolio once published.",
        },
      ],
      kinds: ["moral-rights"],
      proof: {
        answered:
          "3.1 The Contributor consents to any act that would infringe its moral rights in the Work.",
        not: "3.1 The Company must credit the Contributor in each release.",
      },
    },
    {
      id: "ip-assignment/attorney-given",
      topic: "enforcement",
      title: "The company may sign in the contributor’s name",
      question: "May they sign for us?",
      roles: assignor,
      about: { says: /\battorney\b/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,80}\bappoints?\b.{0,120}\battorney\b|\b(?:power of attorney)\b.{0,80}\bthey\b|\bwe (?:hereby )?(?:irrevocably )?authori[sz]es? they to (?:sign|execute)\b|\bthey is (?:hereby )?(?:irrevocably )?appointed as our\b.{0,20}\battorney\b|\bthey may (?:execute|sign) documents on (?:our behalf|behalf of we)\b/,
          ],
          lacks: [/\bif we\b.{0,80}\b(?:fails?|does not|do not|has not|is unable|refuses?)\b/],
          level: "Low",
          does: "{They} may sign documents in {we}'s name at any time.",
          why: "It may bind {we} to more than this assignment.",
          ask: "Ask to limit it to perfecting this assignment, after 10 business days' notice.",
          wording: attorneyWording,
          replaces: true,
        },
      ],
      kinds: ["power-of-attorney"],
      proof: {
        answered: "2.4 The Contributor irrevocably appoints the Company its attorney.",
        not: "2.4 If the Contributor fails to sign within 10 days, it appoints the Company its attorney to do so.",
      },
    },
    {
      id: "ip-assignment/reversion",
      topic: "after-end",
      title: "No return of the rights",
      question: "Do the rights come back if they are not used or paid for?",
      roles: assignor,
      about: {
        says: /\b(?:revert\w*|reversion|re-?assign\w*|return(?:s|ed)?\b.{0,40}\brights|licen[cs]e[sd]? back)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:no|not|never)\b.{0,40}\b(?:revert|reversion|re-?assign)\w*|\bwe may not (?:rescind|terminate|revoke)\b.{0,30}\bassignment\b|\bnon-?payment may not entitle we\b/,
          ],
          title: "Rights stay, used or not",
          level: "Low",
          does: "The rights stay with {they} even if it never uses or pays for them.",
          why: "The work may lie unused for ever.",
          ask: "Ask for return if unpaid, insolvent or unused for three years, and a licence back.",
          wording:
            "If the Company becomes insolvent, fails to pay, or does not use the Work for three years, the rights return to the Contributor on notice.",
        },
      ],
      absent: {
        of: /\bwe\b.{0,160}\bassigns?\b/,
        level: "Low",
        does: "Nothing brings the rights back if {they} does not pay for or use them.",
        why: "The work may lie unused, or pass to {they}'s creditors.",
        ask: "Ask for return if unpaid, insolvent or unused for three years, and a licence back.",
        wording:
          "If the Company becomes insolvent, fails to pay, or does not use the Work for three years, the rights return to the Contributor on notice by reversion.",
      },
      proof: {
        answered: "2.5 The rights do not revert in any event.",
        not: "2.5 The rights revert to the Contributor if the Company does not use them.",
      },
    },
    {
      id: "ip-assignment/further-work",
      topic: "payment",
      title: "Help for ever without pay",
      question: "What more must we do, and are we paid for it?",
      roles: assignor,
      about: {
        says: /\b(?:further (?:documents?|acts?|assurances?|things)|assist\w*|cooperat\w+|execute|sign)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must|agrees? to)\b.{0,100}\b(?:assist|execute|sign|do|cooperate|testify)\b.{0,200}\b(?:further|documents?|acts?|registr\w+|proceedings?|applications?|enforce\w*)\b|\bwhenever asked\b.{0,20}\bwe must (?:help|assist|sign)\b/,
          ],
          lacks: [
            /\b(?:their (?:own )?(?:cost|expense)|they must (?:pay|reimburse)|at the (?:cost|expense) of they|reasonable (?:costs?|expenses?|rate))\b/,
          ],
          level: "Low",
          does: "{We} must sign and help whenever asked, with no end and no pay.",
          why: "Patents and disputes may call on it for years.",
          ask: "Ask for costs, and an hourly rate after the work ends.",
          wording:
            "The Company must pay the Contributor's costs and a reasonable hourly rate for help that it asks for after the work ends.",
        },
      ],
      proof: {
        answered:
          "2.3 The Contributor must execute all further documents that the Company requires.",
        not: "2.3 The Contributor must execute further documents at the Company's cost.",
      },
    },
    // For whoever takes the rights.
    {
      id: "ip-assignment/agreement-to-assign",
      topic: "ip-ownership",
      title: "A promise to assign is no assignment",
      question: "Do the rights pass now, or only later?",
      roles: assignee,
      about: { says: /\bassign\w*|\btransfer\w*|\bvests?\b/, heading: /assign/ },
      answers: [
        {
          when: [
            /\bthey (?:must|agrees? to|undertakes? to)\b.{0,20}\b(?:assign|transfer)\b|\bthey must execute an assignment\b/,
          ],
          lacks: [
            /\bthey (?:hereby |irrevocably |unconditionally |absolutely |and \w+ )*(?:assigns?|transfers?)\b|\bvests? in we\b|\bhereby assigns?\b/,
          ],
          level: "High",
          does: "{They} only promises to assign; nothing passes now.",
          why: "Until a further paper is signed {we} owns nothing at law.",
          ask: 'Ask for "assigns", for present and future rights.',
          wording:
            "The Contributor assigns to the Company, now and as each comes into existence, all present and future intellectual property in the Work throughout the world.",
          replaces: true,
        },
      ],
      kinds: ["ip-assignment"],
      proof: {
        answered: "2.1 The Contributor agrees to assign to the Company the copyright in the Work.",
        not: "2.1 The Contributor hereby assigns to the Company the copyright in the Work.",
      },
    },
    {
      id: "ip-assignment/future-rights",
      topic: "ip-ownership",
      title: "No transfer of later work",
      question: "Do later changes and work pass to us too?",
      roles: assignee,
      about: {
        says: /\b(?:future|after the date|hereafter|subsequent\w*|from time to time|created or|as (?:they|those|it) (?:come|arise)|later)\b/,
      },
      answers: [
        {
          when: [
            /\bassigns?\b.{0,200}\b(?:existing (?:at|on|as at) the date|as at the date|listed in the schedule only|only the)\b|\bassignment applies only to the works?\b|\bnot to anything they (?:creates?|makes?) (?:later|after)\b|\bthey (?:keeps?|retains?) the rights in anything\b.{0,20}\bafter the date\b|\bnothing\b.{0,30}\btransfers? to we\b.{0,20}\bfuture works\b/,
          ],
          title: "Only existing work passes",
          level: "Medium",
          does: "Only what exists at the date of the paper passes to {we}.",
          why: "Each later file would need another assignment.",
          ask: "Ask to include all future work as it is made.",
          wording:
            "The assignment includes all future intellectual property in the Work, which vests in the Company as it comes into existence.",
        },
      ],
      absent: {
        of: /\bthey\b.{0,160}\bassigns?\b/,
        unless: /\b(?:sale|purchase price|completion)\b/,
        level: "Low",
        does: "Nothing says that later work on the same thing passes to {we}.",
        why: "Each later file may need another assignment.",
        ask: "Ask to include all future work as it is made.",
        wording:
          "The assignment includes all future intellectual property in the Work, which vests in the Company as it comes into existence.",
      },
      proof: {
        answered: "2.1 The Contributor assigns the rights existing at the date of this deed.",
        not: "2.1 The Contributor assigns all existing and future rights in the Work.",
      },
    },
    {
      id: "ip-assignment/background",
      topic: "licence",
      title: "No licence of built-in material",
      question: "May we use whatever of theirs is built in?",
      roles: assignee,
      about: {
        says: /\b(?:background|pre-?existing|earlier|prior)\b.{0,160}\b(?:licen[cs]\w*|materials?|works?|ip|intellectual|inventions?)\b|\blicen[cs]e\b/,
      },
      answers: [
        {
          when: [
            /\bthey (?:retains?|keeps?|owns?)\b.{0,120}\b(?:pre-?existing|background|prior|earlier)\b(?!.{0,300}\blicen[cs]e)|\b(?:assignment|transfer) does not include\b.{0,20}\bpre-?existing\b|\bthey reserves?\b.{0,30}\b(?:earlier|pre-?existing|background)\b/,
          ],
          lacks: [/\bthey\b.{0,60}\b(?:grants?|licen[cs]es?)\b/],
          title: "Earlier material kept, without a licence",
          level: "High",
          does: "{They} keeps its earlier material, and {we} has no licence of it.",
          why: "The product may not run without what stays outside.",
          ask: "Ask for a list and a perpetual licence.",
          wording: backgroundWording,
        },
        {
          when: [
            /\bno licen[cs]e\b.{0,20}\bgranted to we\b|\bnothing\b.{0,20}\bgives? we any right to use\b/,
          ],
          title: "Earlier material kept, without a licence",
          level: "High",
          does: "{They} keeps its earlier material, and {we} has no licence of it.",
          why: "The product may not run without what stays outside.",
          ask: "Ask for a list and a perpetual licence.",
          wording: backgroundWording,
        },
      ],
      absent: {
        of: /\bthey\b.{0,160}\bassigns?\b/,
        unless: /\b(?:trade ?marks?|domain names?)\b.{0,60}\bassign/,
        level: "Medium",
        does: "{We} gets no licence of earlier tools and material that {they} builds in.",
        why: "The product may not run without what stays outside.",
        ask: "Ask for a list and a perpetual licence.",
        wording: backgroundWording,
      },
      kinds: ["licence-scope"],
      proof: {
        answered: "2.6 The Contributor retains its pre-existing material.",
        not: "2.6 The Contributor grants the Company a licence of pre-existing material in the Work.",
      },
    },
    {
      id: "ip-assignment/moral-rights-wide",
      topic: "licence",
      title: "No moral rights consent",
      question: "Does the moral rights consent hold?",
      roles: assignee,
      about: { says: /\bmoral rights?\b|\bauthorship\b/, heading: /moral/ },
      answers: [
        {
          when: [/\bthey\b.{0,80}\bwaives?\b.{0,160}\bmoral rights?\b/],
          lacks: [/\bthey\b.{0,160}\bconsents?\b/],
          title: "Moral rights are waived, not consented to",
          level: "Medium",
          does: "{They} waives moral rights instead of consenting to stated acts.",
          why: "In Australia they cannot be waived; only a consent works.",
          ask: "Ask for a written consent to named kinds of acts and works.",
          wording: moralWording,
          replaces: true,
        },
        {
          when: [
            /\bthey\b.{0,160}\bconsents?\b.{0,400}\b(?:any acts?|all acts?|including any|or omissions?|otherwise infringe)\b/,
          ],
          title: "Moral rights consent is too general",
          level: "Low",
          does: "The moral rights consent is general; it names few works and acts.",
          why: "Somebody who is no employee must consent to works and acts that are described.",
          ask: "Ask to list them.",
          wording: moralWording,
          replaces: true,
        },
      ],
      absent: {
        of: /\bcopyright\b|\b(?:software|code|designs?|artwork|music|film|text|content)\b/,
        level: "High",
        does: "Nothing deals with moral rights.",
        why: "The makers could object to being unnamed or to changes, even though {we} owns the copyright.",
        ask: "Ask for a written consent to named kinds of acts.",
        wording: moralWording,
      },
      kinds: ["moral-rights"],
      proof: {
        answered: "3.1 The Contributor waives all moral rights in the Work.",
        not: "3.1 The Contributor consents to the omission of its name and to changes of the Work that would infringe its moral rights.",
      },
    },
    {
      id: "ip-assignment/no-attorney",
      topic: "enforcement",
      title: "No power of attorney",
      question: "What if they cannot be found or will not sign?",
      roles: assignee,
      about: { says: /\battorney\b/ },
      answers: [
        {
          when: [
            /\battorney\b.{0,160}\b(?:revocable|may be revoked)\b|\bthey may revoke the (?:power of attorney|appointment)\b|\bappoints? we as its attorney until\b|\bappointment of we\b.{0,20}\blapses\b/,
          ],
          title: "Power of attorney may be revoked",
          level: "Low",
          does: "The power of attorney may be taken back.",
          why: "It would be gone when it is needed.",
          ask: "Ask that it be irrevocable and given by deed for value.",
          wording: attorneyWording,
          replaces: true,
        },
      ],
      absent: {
        of: /\bthey\b.{0,160}\bassigns?\b/,
        level: "Medium",
        does: "Nothing lets {we} sign for {they} if it disappears or refuses.",
        why: "Registrations, a sale or an investor may need a signature years later.",
        ask: "Ask for an irrevocable power of attorney by deed.",
        wording: attorneyWording,
      },
      kinds: ["power-of-attorney"],
      proof: {
        answered: "2.4 The Contributor appoints the Company its attorney, which may be revoked.",
        not: "2.4 The Contributor irrevocably appoints the Company its attorney.",
      },
    },
    {
      id: "ip-assignment/title-warranty",
      topic: "quality-warranty",
      title: "No warranty of title",
      question: "Do they promise that the rights are theirs to give?",
      roles: assignee,
      about: {
        says: /\bthey\b.{0,60}\b(?:warrants?|represents?|covenants?)\b|\bwarrants? (?:that|to)\b|\bfull title\b/,
        heading: /warrant/,
      },
      answers: [
        {
          when: [/\b(?:full|limited) title guarantee\b/],
          title: "Title rests on English words",
          level: "Low",
          does: 'Title rests on the words "title guarantee", which come from English statute.',
          why: "They imply nothing settled here, and {we} may think that it has covenants which it has not.",
          ask: "Ask for express warranties of ownership, originality and freedom from claims.",
          wording:
            "The Contributor warrants that it alone owns the rights assigned, free from any other interest; that the Work is original; and that it infringes no other person's rights.",
        },
        {
          when: [
            /\bthey (?:makes?|gives?) no\b.{0,40}\b(?:warrant(?:y|ies)|representations?)\b|\bright, title and interest, if any\b/,
          ],
          title: "Title is not promised",
          level: "High",
          does: "{They} does not promise that the rights are its own to give.",
          why: "{We} may be paying for nothing, or for someone else's.",
          ask: "Ask for warranties of ownership, originality and freedom from claims.",
          wording:
            "The Contributor warrants that it alone owns the rights assigned, free from any other interest; that the Work is original; and that it infringes no other person's rights.",
        },
      ],
      absent: {
        of: /\bthey\b.{0,160}\bassigns?\b/,
        level: "High",
        does: "{They} does not promise that the rights are its own to give.",
        why: "{We} may be paying for nothing, or for someone else's.",
        ask: "Ask for warranties of ownership, originality and freedom from claims.",
        wording:
          "The Contributor warrants that it alone owns the rights assigned, free from any other interest; that the Work is original; and that it infringes no other person's rights.",
      },
      kinds: ["ip-warranty"],
      proof: {
        answered: "4.1 The Contributor makes no warranty about the rights.",
        not: "4.1 The Contributor warrants that it alone owns the rights.",
      },
    },
    {
      id: "ip-assignment/no-indemnity",
      topic: "indemnity",
      title: "No indemnity behind the warranties",
      question: "Who pays if the work is copied from someone?",
      roles: assignee,
      about: { says: /\bindemnif\w+|\bindemnity\b|\bhold\b.{0,20}\bharmless\b/, heading: /indemn/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,40}\bindemnif\w+\b.{0,40}\bthey\b|\bwe must hold they harmless\b|\bwe must (?:compensate|reimburse) they for any (?:loss|claim)\b/,
          ],
          title: "Company indemnifies for use of the work",
          level: "Medium",
          does: "{We} indemnifies {they} for use of the work.",
          why: "Only {they} knows where it came from.",
          ask: "Ask that {they} indemnifies for breach of its warranties.",
          wording:
            "The Contributor indemnifies the Company against loss arising from a breach of its warranties, up to the greater of $[amount] and the sums paid to it.",
        },
      ],
      absent: {
        of: /\bthey\b.{0,60}\b(?:warrants?|represents?)\b/,
        level: "Low",
        does: "The warranties carry no indemnity.",
        why: "After a claim {we} would have to prove its loss from a breach, step by step.",
        ask: "Ask for an indemnity for breach of warranty, fairly capped.",
        wording:
          "The Contributor indemnifies the Company against loss arising from a breach of its warranties, up to the greater of $[amount] and the sums paid to it.",
      },
      kinds: ["indemnity"],
      proof: {
        answered: "4.2 The Company indemnifies the Contributor against claims about the Work.",
        not: "4.2 The Contributor indemnifies the Company against loss from a breach of warranty.",
      },
    },
    {
      id: "ip-assignment/confidence",
      topic: "confidentiality",
      title: "No duty of confidence",
      question: "Must they keep our secrets?",
      roles: assignee,
      about: { says: /\bconfiden\w+|\bsecre(?:t|cy)\b|\bnon-?disclosure\b/, heading: /confiden/ },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,60}\b(?:disclose|publish|share)\b.{0,60}\b(?:information|code|materials?|work)\b|\bthey (?:is|are) not bound by any\b.{0,20}\bconfiden\w+|\bthey may use and (?:share|disclose|publish)\b|\bnothing\b.{0,30}\b(?:restricts?|prevents?) they from (?:publishing|disclosing)\b/,
          ],
          title: "Secrets may be published or shared",
          level: "Medium",
          does: "{They} may publish or share what it learns.",
          why: "Know-how and unpublished work lose their value once told.",
          ask: "Ask for confidence that lasts.",
          wording: confidenceWording,
        },
      ],
      absent: {
        of: /\b(?:services|project|development|software|contribut\w+)\b/,
        level: "Medium",
        does: "Nothing makes {they} keep {we}'s secrets.",
        why: "Know-how and unpublished code lose their value once told.",
        ask: "Ask for confidence that lasts.",
        wording: confidenceWording,
      },
      kinds: ["confidentiality"],
      proof: {
        answered:
          "9.1 The Contributor may publish the code and disclose information about the Project.",
        not: "9.1 The Contributor must keep the Company's information confidential.",
      },
    },
    {
      id: "ip-assignment/open-source",
      topic: "infringement",
      title: "No rules on open-source or AI parts",
      question: "What else is in the work?",
      roles: assignee,
      about: {
        says: /\b(?:open[- ]source|third[- ]party (?:materials?|code|software|content|rights)|stock (?:images?|assets)|artificial intelligence|\bai\b|generat(?:ed|ive))\b/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,80}\b(?:open[- ]source|third[- ]party|stock|artificial intelligence|ai)\b(?!.{0,120}\b(?:consent|approval|disclos)\w*)|\bwork may (?:contain|include)\b.{0,20}\b(?:open-?source|stock|ai)\b|\b(?:ai|stock)\b.{0,30}\bby they\b.{0,40}\bis permitted\b/,
          ],
          title: "Open-source or AI parts allowed unseen",
          level: "Medium",
          does: "{They} may put open-source, stock or AI-made material into the work without telling {we}.",
          why: "Some licences reach the whole product, and machine-made parts may belong to nobody.",
          ask: "Ask for a list and consent beforehand.",
          wording:
            "The Contributor must not put open-source, stock or other people's material, or the output of artificial intelligence, into the Work unless it has told the Company and the Company has agreed in writing.",
        },
      ],
      absent: {
        of: /\b(?:software|code|designs?|artwork|images?|game|website|app|music|content)\b/,
        level: "Medium",
        does: "Nothing deals with open-source code, stock assets or the output of AI tools.",
        why: "Some licences reach the whole product, and machine-made parts may belong to nobody.",
        ask: "Ask for a list and consent beforehand.",
        wording:
          "The Contributor must not put open-source, stock or other people's material, or the output of artificial intelligence, into the Work unless it has told the Company and the Company has agreed in writing.",
      },
      proof: {
        answered: "4.3 The Contributor may use open-source code in the Work.",
        not: "4.3 The Contributor must not use open-source code without the Company's consent.",
      },
    },
    {
      id: "ip-assignment/files",
      topic: "after-end",
      title: "No duty to hand over files",
      question: "Do we get the source and working files?",
      roles: assignee,
      about: {
        says: /\b(?:deliver\w*|hand(?:s|ed)? over|return\w*|provide\w*|repositor\w+|source (?:files|code)|copies|tangible|embod\w+)\b/,
        heading: /deliver|return/,
      },
      answers: [
        {
          when: [
            /\bthey need not\b.{0,60}\b(?:deliver|provide|hand)\b|\bthey may (?:keep|retain)\b.{0,60}\b(?:copies|files|originals?)\b|\b(?:originals|working papers|files)\b.{0,30}\bremain in the possession of they\b|\bfiles\b.{0,10}\bkept by they\b/,
          ],
          title: "Files may be kept",
          level: "Low",
          does: "{They} may keep the files.",
          why: "Title without the files is of little use.",
          ask: "Ask for delivery on request and at the end.",
          wording: deliveryWording,
        },
      ],
      absent: {
        of: /\bthey\b.{0,160}\bassigns?\b/,
        level: "Medium",
        does: "Nothing makes {they} hand over source and working files.",
        why: "Title without the files is of little use.",
        ask: "Ask for delivery on request and at the end.",
        wording: deliveryWording,
      },
      proof: {
        answered: "2.7 The Contributor may keep copies of the source files.",
        not: "2.7 The Contributor must deliver all source files.",
      },
    },
    {
      id: "ip-assignment/thin-consideration",
      topic: "execution",
      title: "Little or no consideration, and not a deed",
      question: "Does it bind them if nothing much is paid?",
      roles: assignee,
      about: { says: /\bconsideration\b|\bdeed\b|\bpay\w*\b/, heading: /consideration/ },
      answers: [
        {
          when: [
            /\bconsideration\b.{0,200}\b(?:mutual|everybody benefits?|participation|past|\$ ?1(?:\.00)?\b|one dollar|opportunity)\b|\bin consideration of (?:the (?:sum|payment) of )?\$1\b.{0,30}\bthey (?:hereby )?assigns?\b|\bthis assignment for no (?:payment|consideration)\b|\bgood and valuable consideration\b.{0,40}\bthey (?:hereby )?assigns?\b|\bfor the sum of (?:\$?1|one dollar|ten dollars|\$10)\b/,
          ],
          lacks: [/\b(?:this|executed as a|signed as a|by) deed\b|\bdeed of\b|\bsigned, sealed\b/],
          level: "Medium",
          does: "{They} gets little or nothing in return, and the paper is not a deed.",
          why: "{They} may later say that there was no bargain, just when the work has value.",
          ask: "Execute it as a deed, and pay a stated sum.",
          wording:
            "Executed as a deed. The Company pays the Contributor $100 for this assignment on signing.",
        },
      ],
      proof: {
        answered: "5.1 The consideration is the mutual benefits of taking part in the Project.",
        not: "5.1 This deed is made for $100 consideration. Executed as a deed.",
      },
    },
    {
      id: "ip-assignment/two-papers",
      topic: "entire-agreement",
      title: "It may replace the services contract",
      question: "How does it stand to their other contract with us?",
      roles: assignee,
      about: { says: /\b(?:entire agreement|supersed\w+|whole agreement)\b/ },
      answers: [
        {
          when: [
            /\b(?:entire|whole) agreement\b.{0,200}\bsupersed\w+\b|\bsupersed\w+\b.{0,120}\b(?:agreements?|understandings?)\b|\b(?:replaces?|supersedes?) (?:any|all) (?:earlier|prior|previous|other) agreements?\b/,
            /\b(?:separate|services|consult\w+|employment|contractor) (?:arrangement|agreement|contract)\b|\b(?:services|consult\w+|employment|contractor|engagement) (?:agreement|contract|letter) dated\b/,
          ],
          level: "Low",
          does: "It replaces earlier agreements, while it rests on a separate one for the work and pay.",
          why: "That contract, with its own terms on ownership and pay, may be partly wiped out.",
          ask: "Ask to name it and say which prevails.",
          wording:
            "This agreement does not replace the services agreement between the parties. If they differ about ownership of intellectual property, this agreement prevails.",
        },
      ],
      kinds: ["entire-agreement"],
      proof: {
        answered:
          "5.1 Fees are paid under a separate arrangement.\n8.1 This is the entire agreement and supersedes all prior agreements.",
        not: "8.1 This agreement does not replace the services agreement.",
      },
    },
    {
      id: "ip-assignment/status",
      topic: "status-of-worker",
      title: "The label of contractor may not hold",
      question: "Are they really contractors or volunteers?",
      roles: assignee,
      about: {
        says: /\b(?:independent contractor|employment relationship|not an employee|volunteer\w*)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:nothing\b.{0,60}\bemployment|independent contractor|not an employee|no employment)\b|\bnothing\b.{0,40}\bcreates?\b.{0,30}\bemployer and employee\b|\bthey performs?\b.{0,20}\bas a volunteer\b/,
          ],
          level: "Low",
          does: "{They} is labelled a contractor; the label does not decide what it is.",
          why: "If the work is really employment, {we} owes wages, super and leave.",
          ask: "Review what each person does; pay, or have a proper services contract.",
          wording:
            "The Contributor decides when, where and how it works, may work for others, and is engaged under a services agreement that states its pay.",
        },
      ],
      kinds: ["contractor-status"],
      proof: {
        answered: "6.1 The Contributor provides services as an independent contractor.",
        not: "6.1 The Contributor is engaged under a services agreement that states its pay.",
      },
    },
  ],
};
