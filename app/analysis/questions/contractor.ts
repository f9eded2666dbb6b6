import type { PaperQuestions } from "../asking/question.ts";

const perDay =
  /\$(?<rate>[\d,]{2,9})(?:\.\d\d)? (?:for |per |a |an |each )+(?:day|hour|week)\b|\b(?:daily|hourly|day) rate\b/;
const ownBusiness =
  /\b(?:independent contractor|not (?:an? )?employee|no employment|employees?, partner|relationship of employer|employment relationship|employee benefits?|no entitlement to (?:any )?(?:annual )?leave|(?:holiday|sick) pay)/;

const inDays = (time?: string, of?: string) =>
  Number(time) * (of?.startsWith("m") ? 30 : of?.startsWith("w") ? 7 : 1);

/** Engagements of independent contractors, often one person or a company of one. */
export const contractor: PaperQuestions = {
  id: "contractor",
  of: /^Contractor agreement$/,
  roles: { recipient: "Contractor", drafter: "Principal" },
  questions: [
    {
      id: "contractor/status",
      topic: "status-of-worker",
      title: "The contractor may be an employee in law",
      question: "Will this be treated as employment, whatever it is called?",
      side: "drafter",
      about: { says: ownBusiness, heading: /relationship|independent|status/ },
      answers: [
        {
          when: [
            ownBusiness,
            /\b(?:key person|personally|in person|under our (?:supervision|direction)|as we (?:may )?directs?|attend our (?:office|premises)|must be performed by|may not (?:delegate|subcontract|sub-?contract)|(?:assign|novate|delegate) or subcontract|specified personnel|full[- ]time|exclusively|hours (?:per|a) week)\b/,
          ],
          level: "High",
          does: "{They} is called independent, but must do the work in person and under {we}'s control.",
          why: "Leave, superannuation, payroll tax and penalties follow if it is employment in substance.",
          ask: "Give real freedom (delegation, own tools, results) or engage {they} as staff, on advice.",
          wording:
            "The Contractor may perform the Services through any suitably qualified person, decides how and when they are performed, uses its own equipment, and is free to work for others.",
        },
      ],
      kinds: ["contractor-status"],
      proof: {
        answered:
          "1.2 The Contractor is an independent contractor.\n1.3 The Services must be performed by the Key Person personally.",
        not: "1.2 The Contractor is an independent contractor and may delegate to anyone.",
      },
    },
    {
      id: "contractor/status-own",
      topic: "status-of-worker",
      title: "Independent in name only",
      question: "Are we giving up an employee's rights that the work would earn?",
      side: "recipient",
      about: { says: ownBusiness, heading: /relationship|independent|status/ },
      answers: [
        {
          when: [
            ownBusiness,
            /\bwe\b.{0,160}\b(?:direct(?:ed|ions?)|full[- ]time|whole of (?:our|its)|personally|may not (?:work|provide|perform).{0,40}(?:other|else)|hours (?:per|a) week|exclusively)|\bthey (?:may )?directs?\b/,
          ],
          level: "Medium",
          does: "{We} works under {they}'s direction like staff, with no leave, superannuation or notice.",
          why: "The rate may not make up for what an employee would have.",
          ask: "Ask for real freedom and a higher rate, or for employment.",
          wording:
            "The Contractor decides how and when the Services are performed, may delegate them to a qualified person and may work for others.",
        },
      ],
      kinds: ["contractor-status"],
      proof: {
        answered:
          "1.2 The Contractor is an independent contractor. The Contractor must follow all directions and work full-time.",
        not: "1.2 The Contractor is an independent contractor and works as it thinks fit.",
      },
    },
    {
      id: "contractor/status-indemnity",
      topic: "status-of-worker",
      title: "Indemnity if found to be an employee",
      question: "Who bears tax, superannuation and penalties if the label fails?",
      side: "recipient",
      about: {
        says: /\bemployee of they\b|\bsuperannuation\b|\bpayroll tax\b|\bworkers'? compensation/,
        heading: /tax|superannuation/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must )?indemnif\w+\b.{0,400}\b(?:employee|superannuation|payroll|employment)\b/,
          ],
          level: "Medium",
          does: "{We} indemnifies {they} if it turns out to be an employee.",
          why: "It would pay for {they}'s own choice of label, its unpaid superannuation included.",
          ask: "Delete it, or limit it to tax on {we}'s own income.",
          wording:
            "The Contractor's indemnity does not extend to superannuation, payroll tax, leave or penalties that arise because the Contractor or its personnel are found to be employees of the Principal.",
        },
      ],
      proof: {
        answered:
          "5.1 The Contractor indemnifies the Principal against any claim that its personnel are employees or are owed superannuation.",
        not: "5.1 The Principal pays superannuation for the Contractor where the law requires.",
      },
    },
    {
      id: "contractor/super",
      topic: "status-of-worker",
      title: "No word on superannuation or payroll tax",
      question: "Do we owe superannuation or payroll tax on these fees?",
      side: "drafter",
      about: { says: /\bsuperannuation\b|\bpayroll tax\b/ },
      answers: [
        {
          when: [
            /\bthey (?:is|are|must be|must)\b.{0,80}\b(?:responsible|liable|pay)\b.{0,200}\bsuperannuation\b|\bthey must\b.{0,60}\bown (?:superannuation|retirement)\b|\bno superannuation\b.{0,40}\bpa(?:id|yable)\b/,
            perDay,
          ],
          title: "Superannuation is left to the contractor",
          level: "Medium",
          does: "{They} is said to pay its own superannuation, though it is paid by time.",
          why: "A person paid mainly for labour may be owed it by {we} all the same, with a charge if late.",
          ask: "Take advice, and make the fee include any that is due.",
          wording:
            "The fee includes any superannuation contribution that the law requires the Principal to make, which the Principal may pay from it to the Contractor's fund.",
        },
      ],
      absent: {
        of: ownBusiness,
        level: "Low",
        does: "Superannuation and payroll tax are not dealt with.",
        why: "Both may be due on fees for labour, beyond the price agreed.",
        ask: "Say that the fee includes any that must be paid.",
        wording:
          "The fee includes any superannuation contribution that the law requires the Principal to make.",
      },
      proof: {
        answered:
          "3.1 The fee is $900 per day. 3.2 The Contractor is responsible for its own superannuation.",
        not: "3.2 The fee includes any superannuation that the Principal must pay.",
      },
    },
    {
      id: "contractor/services-undefined",
      topic: "blanks-and-references",
      title: "No description of the services",
      question: "Is it written what must be done, by when and to what standard?",
      about: {
        says: /\b(?:following|above|these) services\b|\bengag\w+\b.{0,120}\b(?:as (?:a|an|its|their|our)\b|\w+ing services)|\bservices\b.{0,30}\b(?:including|relating to|in relation to|in connection with|such as|as a)\b|\bservices\b.{0,40}\b(?:means|are (?:those|the following|as)|described|set out|specified|listed|in (?:the|item|schedule|annexure))\b|\bschedule\b.{0,80}\bservices|\bscope of (?:work|services)|\bstatement of work|\bspecification\b/,
        heading: /scope|schedule/,
      },
      answers: [],
      absent: {
        of: /\bservices\b/,
        level: "High",
        does: '"Services" is used throughout but nowhere described.',
        why: "Quality, variation, payment and ownership all hang on that word.",
        ask: "Attach a schedule of work, standard, dates and deliverables before signing.",
        wording:
          "The Services are those described in the schedule, with the specification, dates and deliverables set out there.",
      },
      proof: {
        answered: "1.1 The Principal engages the Contractor to perform the Services for 12 months.",
        not: "1.1 The Services are described in Schedule 1.",
      },
    },
    {
      id: "contractor/minimum-days",
      topic: "minimum-commitment",
      title: "Minimum work must be paid for",
      question: "Must we pay for work that we do not order?",
      side: "drafter",
      about: {
        says: /\b(?:minimum|at least|guarantee\w*|not fewer than|no fewer than)\b.{0,80}\b(?:days|hours|weeks|fees?|amount)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must\b.{0,120}\b(?:pay|order|offer|provide|engage)|guarantees?)\b.{0,120}\b(?:at least|minimum|not (?:fewer|less) than|no (?:fewer|less) than)\b.{0,20}?(?<count>\d{1,3}) (?<unit>days?|hours?|weeks?)/,
          ],
          level: "Medium",
          does: "{We} pays for at least {count} {unit} whether or not there is work.",
          why: "Weather, lost clients and closed sites do not stop the bill.",
          ask: "Measure it over a quarter, and except time lost to what {we} cannot control.",
          wording:
            "The minimum is measured over each quarter and is reduced for time lost to weather, site closure, client suspension or the Contractor's unavailability.",
        },
      ],
      kinds: ["minimum-commitment"],
      proof: {
        answered:
          "2.1 The Principal must order or pay for at least 10 days of the Services each month.",
        not: "2.1 The Principal need not order any minimum days.",
      },
    },
    {
      id: "contractor/no-minimum",
      topic: "minimum-commitment",
      title: "No work is promised",
      question: "How much work are we sure of?",
      side: "recipient",
      about: {
        says: /\b(?:minimum|guarantee\w*|no (?:obligation|commitment)|not (?:oblige|commit)\w*|exclusive\w*)\b/,
      },
      answers: [
        {
          when: [
            /\bthey\b.{0,80}\b(?:need not|no obligation|not (?:required|obliged|bound)|does not (?:guarantee|promise|commit)|makes? no (?:promise|commitment|guarantee)|gives? no)\b.{0,160}\b(?:work|services|volume|minimum|engage|order|hours|days)|\bnothing\b.{0,80}\bcommitment by they\b|\bno (?:guarantee|assurance|promise|commitment)\b.{0,40}\b(?:any|of|as to)\b.{0,60}\b(?:work|volume|amount|minimum|quantity)\b/,
          ],
          level: "Medium",
          does: "{They} promises {we} no work at all.",
          why: "Time kept free earns nothing.",
          ask: "Ask for a minimum, or freedom to refuse and to work elsewhere.",
          wording:
            "The Principal must order, or pay for, at least [number] days of the Services in each month, and the Contractor may refuse orders above that.",
        },
      ],
      kinds: ["no-commitment"],
      proof: {
        answered: "2.1 The Principal does not guarantee any minimum volume of work.",
        not: "2.1 The Principal must order a minimum of ten days a month.",
      },
    },
    {
      id: "contractor/scope-varied",
      topic: "variation",
      title: "Scope may be changed at the same price",
      question: "May the work be changed, and are we paid for the change?",
      side: "recipient",
      about: {
        says: /\b(?:var(?:y|ied|iation)|change\w*|additional|extra)\b.{0,120}\b(?:scope|services|work|location|timetable)/,
        heading: /variation|change/,
      },
      answers: [
        {
          when: [
            /\b(?:they may\b(?! not).{0,160}\b(?:var|chang|alter|add|direct)\w*|(?:additional|changed|extra) work\b.{0,40}\bthey (?:may )?directs?|changes? to the scope)\b.{0,200}\b(?:without (?:any )?(?:adjustment|increase|change|extra|additional)|fee (?:remain\w*|is) unchanged|no (?:extra|additional|further) (?:payment|fee|charge|cost|time)|(?:may not|is not entitled to) (?:any|an) (?:extra|additional)|not increase the fee)\b/,
          ],
          level: "High",
          does: "{They} may change the work, and nothing changes the fee or the time.",
          why: "More work for the same money eats the whole margin.",
          ask: "Ask that a change binds only with an agreed price and time, or at set rates.",
          wording:
            "A variation takes effect only when the parties have agreed its effect on fee and time in writing or, failing that, it is paid at the rates in the schedule.",
        },
        {
          when: [
            /\bthey may\b(?! not).{0,160}\b(?:var|chang|alter|add|amend|direct)\w*\b.{0,120}\b(?:scope|services|work|location|deliverables)/,
          ],
          lacksHere: [
            /\b(?:fee|price|cost|time|paid|pay|adjust\w*|valued?)\b.{0,120}\b(?:adjust|vari|reasonabl|additional|extra|increas|agreed|rates)/,
          ],
          level: "High",
          does: "{They} may change the work, and nothing changes the fee or the time.",
          why: "More work for the same money eats the whole margin.",
          ask: "Ask that a change binds only with an agreed price and time, or at set rates.",
          wording:
            "A variation takes effect only when the parties have agreed its effect on fee and time in writing or, failing that, it is paid at the rates in the schedule.",
        },
      ],
      kinds: ["unilateral-variation"],
      proof: {
        answered:
          "2.3 The Principal may at any time vary the scope of the Services and the Contractor must comply.",
        not: "2.3 The Principal may vary the scope and the fee is adjusted at the agreed additional rates.",
      },
    },
    {
      id: "contractor/payment-withheld",
      topic: "payment",
      title: "Payment hangs on the principal’s satisfaction",
      question: "When are we paid, and can payment be held back?",
      side: "recipient",
      about: { says: /\b(?:pay|payment|invoice)\w*\b/, heading: /payment|fees|invoice/ },
      answers: [
        {
          when: [
            /\b(?:payment|pay|invoice|fee)\w*\b.{0,200}\b(?:satisf\w+ (?:of they|to they)|their satisfaction|approved by they|they (?:is|are) satisfied|receiv\w+ (?:payment )?from (?:the |its |their )?(?:client|customer)|paid by (?:the|its|their) (?:client|customer))|\bthey may\b(?! not).{0,60}\bwithhold\b.{0,160}\b(?:satisf|dispute|opinion|considers)|\b(?:fee|payment|pay|invoice)\w*\b.{0,120}\b(?:unless|until|once|after)\b.{0,20}\b(?:their|the|its) (?:client|customer) (?:has )?pa(?:ys|id) they\b|\bpayment\b.{0,40}\bconditional (?:up)?on they (?:approving|being satisfied)\b/,
          ],
          level: "High",
          does: "{We} is paid only once {they} is satisfied, or has itself been paid.",
          why: "Finished work may go unpaid for reasons outside {we}'s control.",
          ask: "Ask for payment within 14 days of invoice, less only what is disputed in good faith.",
          wording:
            "The Principal must pay each invoice within 14 days after receipt, except an amount that it disputes in good faith with written reasons given within seven days.",
          replaces: true,
        },
      ],
      kinds: ["pay-when-paid", "payment-approval"],
      proof: {
        answered:
          "3.2 Payment of each invoice is made when the Principal is satisfied with the Services. Payment of an invoice is due once the Services are completed to the Principal's satisfaction.",
        not: "3.2 The Principal must pay each invoice within 14 days.",
      },
    },
    {
      id: "contractor/set-off",
      topic: "set-off",
      title: "Fees may be cut for mere claims",
      question: "What may be deducted from our fees?",
      side: "recipient",
      about: { says: /\b(?:deduct|set[- ]?off|withhold)\w*\b/, heading: /set-?off|deduct/ },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:deduct|set[- ]?off|withhold|reduce|retain)\b.{0,240}\b(?:claims?|considers?|may (?:be|become)|opinion|believes?|alleg\w+|any (?:amount|sum|money)|whether or not)|\b(?:claimed|alleged) by they\b.{0,80}\bmay be (?:retained|deducted|withheld|set off)\b/,
          ],
          level: "High",
          does: "{They} may cut {we}'s fees by whatever it believes is or may be owed.",
          why: "A complaint that is never proved can stop {we}'s income.",
          ask: "Ask to limit it to sums agreed or decided, with reasons in writing.",
          wording:
            "The Principal may set off only an amount that the Contractor has agreed, or that has been finally determined, to be due to it.",
          replaces: true,
        },
      ],
      kinds: ["payment-set-off"],
      proof: {
        answered:
          "3.2 The Principal may deduct any amount which it considers is or may become payable by the Contractor.",
        not: "3.2 The Principal may set off amounts finally determined.",
      },
    },
    {
      id: "contractor/rework",
      topic: "quality-warranty",
      title: "Rework without limit",
      question: "How long must we redo work for nothing?",
      side: "recipient",
      about: {
        says: /\b(?:re-?perform|redo|rework|rectif|make good|perform\b.{0,40}\bagain|defect)\w*/,
        heading: /defect|rework|warrant/,
      },
      answers: [
        {
          when: [
            /\bwe must\b.{0,240}\b(?:re-?perform|redo|rework|rectif\w+|make good|again)\b.{0,160}\b(?:no (?:charge|cost)|(?:own|our) (?:cost|expense)|without (?:additional |further |any )?(?:charge|cost|payment)|free)/,
          ],
          lacksHere: [/\b(?:within|for) (?:\d{1,3}) (?:days|weeks|months?)\b/],
          level: "Medium",
          does: "{We} must redo work at its own cost, with no end date.",
          why: "Old jobs may come back long after they were paid for, whoever was at fault.",
          ask: "Ask for 90 days, faults of {we} only, and no other remedy.",
          wording:
            "The Contractor must re-perform Services that do not comply because of its fault, if notified within 90 days after they were performed, and this is the only remedy for them.",
          replaces: true,
        },
      ],
      kinds: ["rework"],
      proof: {
        answered: "4.2 The Contractor must rectify any defective Services at its own cost.",
        not: "4.2 The Contractor must re-perform defective Services at no charge if notified within 30 days.",
      },
    },
    {
      id: "contractor/rework-narrow",
      topic: "quality-warranty",
      title: "No standard or duty to redo work",
      question: "What can we do if the work is wrong?",
      side: "drafter",
      about: {
        says: /\b(?:re-?perform|redo|rework|rectif|make good|perform\b.{0,40}\bagain|defect)\w*|\bdue (?:skill|care)|\bskill(?:,| and)/,
        heading: /defect|rework|warrant|quality|standard/,
      },
      answers: [
        {
          when: [
            /\bthey must\b.{0,240}\b(?:re-?perform|redo|rework|rectif\w+|correct|make good|again)\b/,
          ],
          lacks: [
            /\bwe may\b(?! not).{0,160}\b(?:engage (?:others|another)|third part|have (?:the|it|those) .{0,40}(?:done|performed|rectified)|cost)/,
          ],
          title: "Remedy for bad work is thin",
          level: "Medium",
          does: "{They} must redo faulty work, but no time is set and {we} cannot have others do it at {they}'s cost.",
          why: "A client waiting for the result will not wait for {they}.",
          ask: "Ask for a set time, a right to use others, and that other remedies stay.",
          wording:
            "The Contractor must re-perform defective Services within five business days after notice, failing which the Principal may have others do so at the Contractor's cost, without loss of its other rights.",
        },
      ],
      absent: {
        of: /\bservices\b/,
        level: "High",
        does: "No term sets a standard for the work or makes {they} redo it.",
        why: "{We} would have to prove what the law implies.",
        ask: "Ask for due skill and care, and free re-performance.",
        wording:
          "The Contractor must perform the Services with due skill, care and diligence and must re-perform defective Services within five business days after notice, failing which the Principal may engage others to do so at the Contractor's cost.",
      },
      proof: {
        answered:
          "4.2 If the Services are defective the Contractor must perform them again at no charge.",
        not: "4.2 The Contractor must perform the Services with due skill and care.",
      },
    },
    {
      id: "contractor/one-way-exit",
      topic: "exit-convenience",
      title: "Notice to end is uneven",
      question: "Who may end it, and how soon?",
      side: "recipient",
      about: {
        says: /\b(?:terminate|end|cancel)\b.{0,160}\b(?:notice|convenience|any (?:time|reason))/,
        heading: /terminat|ending/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:terminate|end|cancel)\b.{0,160}\b(?:immediately|without notice|at once|no notice)\b(?:(?!\bbreach|\bdefault|\binsolv|\bmisconduct|\bfail).){0,160}$/,
          ],
          title: "Ended at any moment, without notice",
          level: "High",
          does: "{They} may end the work at any moment, without cause or notice.",
          why: "{We} turns other work away and could be left with none.",
          ask: "Ask for 30 days' notice, or pay for that time.",
          wording:
            "Either party may end this agreement by {noticeTime|30 days}' written notice, and the Principal must pay for Services performed and costs committed before the end.",
          replaces: true,
        },
        {
          when: [
            /\b(?:notice|terminat\w+|convenience)\b.{0,40}?\b(?:by )?they\W{1,3}(?<theirs>\d{1,3}) (?:business |calendar )?(?<unit>days?|weeks?|months?)\b.{0,30}\bwe\W{1,3}(?<ours>\d{1,3}) (?:business |calendar )?(?<per>days?|weeks?|months?)\b/,
          ],
          reckon: ({ theirs, unit, ours, per }) =>
            inDays(ours, per) > inDays(theirs, unit) ? {} : null,
          level: "Medium",
          does: "{They} may end on {theirs} {unit} notice, while {we} must give {ours} {per}.",
          why: "The side with less to lose is also the freer one.",
          ask: "Ask for the same notice both ways.",
          wording: "Either party may end this agreement by {noticeTime|30 days}' written notice.",
          replaces: true,
        },
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:terminate|end|cancel)\b.{0,160}?\b(?<theirs>\d{1,3}) (?<unit>days?|weeks?|months?)/,
            /\bwe (?:may\b(?! not).{0,120}\b(?:terminate|end|cancel)|must give)\b.{0,160}?\b(?<ours>\d{1,3}) (?<per>days?|weeks?|months?)/,
          ],
          reckon: ({ theirs, unit, ours, per }) =>
            inDays(ours, per) > inDays(theirs, unit) ? {} : null,
          level: "Medium",
          does: "{They} may end on {theirs} {unit} notice, while {we} must give {ours} {per}.",
          why: "The side with less to lose is also the freer one.",
          ask: "Ask for the same notice both ways.",
          wording: "Either party may end this agreement by {noticeTime|30 days}' written notice.",
          replaces: true,
        },
      ],
      kinds: ["termination-for-convenience"],
      proof: {
        answered:
          "12.1 The Principal may end this agreement at any time by giving 14 days' notice.\n12.2 The Contractor may end this agreement by giving 60 days' notice.",
        not: "12.1 Either party may end this agreement by giving 30 days' notice.",
      },
    },
    {
      id: "contractor/ip-on-payment",
      topic: "ip-ownership",
      title: "No ownership of the results",
      question: "When do we own the results?",
      side: "drafter",
      about: {
        says: /\bintellectual property\b|\bcopyright\b|\bdeliverables\b|\b(?:the|all|any) results\b|\bwork product\b/,
        heading: /intellectual|ownership|results/,
      },
      answers: [
        {
          when: [
            /\b(?:intellectual property|copyright|title|ownership|deliverables|results)\b.{0,240}\b(?:vests?|pass\w*|transfer\w*|assign\w*|belongs?)\b.{0,120}\b(?:upon|on|after|once|when|until|subject to)\b.{0,60}\b(?:pay\w*|paid)|\bthey\b.{0,20}\b(?:retains?|keeps?|owns?)\b.{0,120}\b(?:intellectual property|copyright|title|ownership|deliverables)\b.{0,120}\buntil\b.{0,80}\bpaid\b|\b(?:subject to|on|upon|after)\b.{0,20}\bpayment\b.{0,60}\bthey (?:hereby )?assigns?\b|\b(?:title|ownership|copyright)\b.{0,60}\b(?:does|may) not (?:vest|pass)\b.{0,60}\buntil\b.{0,60}\b(?:received|paid)\b/,
          ],
          title: "Results pass only after payment",
          level: "High",
          does: "Results become {we}'s only once the invoice is paid.",
          why: "In a dispute, or where {we} sets off, {they} keeps what clients already wait for.",
          ask: "Ask that they vest on creation, or that set-off counts as payment.",
          wording:
            "Intellectual property in the results vests in the Principal on creation. If it has not vested, the Contractor grants the Principal an irrevocable licence to use the results meanwhile.",
        },
      ],
      absent: {
        of: /\bservices\b/,
        level: "High",
        does: "Nothing gives {we} ownership of what {they} makes.",
        why: "A contractor keeps copyright unless it is assigned in writing.",
        ask: "Add an assignment on creation and a moral rights consent.",
        wording:
          "The Contractor assigns to the Principal, on creation, all intellectual property in the results of the Services, and must obtain moral rights consents from every author.",
      },
      kinds: ["ip-assignment"],
      proof: {
        answered:
          "8.1 Intellectual property rights in the reports vest in the Principal upon payment of the invoice.",
        not: "8.1 Intellectual property in the reports vests in the Principal on creation.",
      },
    },
    {
      id: "contractor/ip-own",
      topic: "ip-ownership",
      title: "Contractor’s own tools may pass too",
      question: "Do we keep our tools, templates and rights until we are paid?",
      side: "recipient",
      about: {
        says: /\bintellectual property\b|\bcopyright\b|\bdeliverables\b|\bwork product\b/,
        heading: /intellectual|ownership/,
      },
      answers: [
        {
          when: [
            /\b(?:intellectual property|copyright|deliverables|works?)\b.{0,300}\b(?:vests? in|belongs? to|owned by|property of|assigned to) they\b|\bwe (?:hereby )?(?:must )?assigns?\b.{0,240}\b(?:intellectual property|copyright|rights|title)|\b(?:everything|anything|all|whatever)\b.{0,40}\b(?:by we|we (?:makes?|creates?|develops?|writes?|produces?))\b.{0,120}\b(?:property of they|belongs? to they|vests? in they|their (?:\w+ )?property)\b|\bthey owns?\b.{0,30}\b(?:whatever|everything|anything|all)\b.{0,30}\bwe\b/,
          ],
          lacks: [
            /\b(?:upon|on|after|once|when|subject to) (?:full )?pay\w*|\b(?:pre-?existing|background|tools|templates|know-how)\b.{0,160}\b(?:keeps?|retains?|remain|owns?|belongs?|not)|\bwe (?:keeps?|retains?)\b/,
          ],
          level: "Medium",
          does: "All that {we} makes belongs to {they} at once, paid for or not, with no exception for its own tools.",
          why: "{We} could be kept from using its own methods on the next job.",
          ask: "Ask that rights pass on payment, and that earlier material is licensed only.",
          wording:
            "Intellectual property in the results passes to the Principal on payment. The Contractor keeps its pre-existing material and know-how and licenses them to the Principal for use with the results.",
        },
      ],
      kinds: ["ip-assignment"],
      proof: {
        answered:
          "8.1 The Contractor assigns to the Principal all intellectual property created in the Services.",
        not: "8.1 The Contractor assigns intellectual property in the results. The Contractor keeps its pre-existing tools, which remain its own.",
      },
    },
    {
      id: "contractor/moral-rights",
      topic: "ip-ownership",
      title: "No moral rights consent",
      question: "May we alter and use the work without naming its authors?",
      side: "drafter",
      about: { says: /\bmoral rights?\b/ },
      answers: [],
      absent: {
        of: /\b(?:reports?|designs?|software|drawings?|copyright|content|documents)\b/,
        level: "Low",
        does: "No moral rights consent is given.",
        why: "The person who wrote the work could object to its being altered or used without a name.",
        ask: "Ask for consents from every author, for clients' use as well.",
        wording:
          "The Contractor must obtain from every individual who creates results a written consent to any act or omission by the Principal, its clients and successors that would otherwise infringe moral rights.",
      },
      kinds: ["moral-rights"],
      proof: {
        answered: "8.1 Copyright in the reports vests in the Principal.",
        not: "8.1 The Contractor must obtain moral rights consents.",
      },
    },
    {
      id: "contractor/restraint",
      topic: "restraint",
      title: "Contractor may not compete",
      question: "May we work for others, now and afterwards?",
      side: "recipient",
      about: {
        says: /\b(?:compet\w+|restrain\w*|solicit|other clients|work for others)\b/,
        heading: /restrain|compet|exclusiv/,
      },
      answers: [
        {
          when: [
            /\b(?:we|everybody) may not\b.{0,300}\b(?:compet\w+|similar services|provide .{0,40}services (?:to|for) (?:any|other))|\bwe must work (?:exclusively|only|solely) for they\b/,
          ],
          level: "Medium",
          does: "{We} may not work for others in competition with {they}.",
          why: "A contractor lives on many clients, and is paid nothing to stay away.",
          ask: "Ask to limit it to not soliciting clients it served, during the term.",
          wording:
            "The restraint applies only to soliciting, during the engagement and three months after it, a client of the Principal for whom the Contractor performed Services.",
        },
      ],
      kinds: ["restraint-of-trade"],
      proof: {
        answered:
          "11.2 For six months the Contractor must not provide services in competition with the Principal.",
        not: "11.2 The Contractor may work for others, even if they compete with the Principal.",
      },
    },
    {
      id: "contractor/restraint-weak",
      topic: "restraint",
      title: "No restraint on taking clients",
      question: "Will the restraint protect our clients?",
      side: "drafter",
      about: { says: /\b(?:compet\w+|restrain\w*|solicit|canvass)\b/, heading: /restrain|compet/ },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:services|work)\b.{0,40}\b(?:for|to) (?:others|any|other)|\bnon-exclusive\b/,
            /\b(?:everybody|they) may not\b.{0,300}\bcompet\w+/,
          ],
          title: "Restraint and freedom to work conflict",
          level: "Medium",
          does: "One term lets {they} work for others; another stops it competing.",
          why: "The clash helps {they} resist the restraint, and the restraint undercuts its independence.",
          ask: "Say which prevails, and narrow the restraint to named clients and projects.",
          wording:
            "The restraint prevails over the Contractor's freedom to work for others and applies only to the clients and projects listed in the schedule.",
        },
        {
          when: [
            /\b(?:everybody|they) may not\b.{0,80}\b(?:solicit|canvass)\b(?:(?!\baccept|\bdeal).){0,240}\bclients?\b/,
          ],
          title: "Restraint lets clients come unasked",
          level: "Medium",
          does: "{They} may not solicit clients, but may accept their work when they call first.",
          why: "Clients follow the person, and who called whom can seldom be proved.",
          ask: 'Add "accept work from", with a look-back of 12 months.',
          wording:
            "For six months after the end the Contractor must not solicit, or accept work from, a client for whom it performed Services in the last 12 months.",
        },
      ],
      absent: {
        of: /\bclients?\b/,
        level: "Medium",
        does: "Nothing stops {they} from taking {we}'s clients.",
        why: "{They} meets them at every job.",
        ask: "Ask for a short non-solicit and non-dealing term.",
        wording:
          "During the engagement and for six months after it the Contractor must not solicit, or accept work from, a client of the Principal for whom it performed Services.",
      },
      kinds: ["restraint-of-trade", "non-solicitation"],
      proof: {
        answered:
          "11.1 For six months the Contractor must not solicit work from a client of the Principal.",
        not: "11.1 The Contractor must not solicit or accept work from a client.",
      },
    },
    {
      id: "contractor/key-person",
      topic: "subcontracting-people",
      title: "No way out if the key person leaves",
      question: "What if the person we are buying leaves or is ill?",
      side: "drafter",
      about: {
        says: /\b(?:key person\w*|key personnel|nominated person|specified personnel)\b.{0,200}\b(?:leav\w+|ceas\w+|unavailable|ill|replac\w+|substitut\w+|terminat\w+|die)/,
      },
      answers: [
        {
          when: [/\b(?:key person\w*|key personnel|nominated person|specified personnel)\b/],
          lacks: [
            /\b(?:key person\w*|key personnel|nominated person|specified personnel)\b.{0,240}\b(?:terminat\w+|we may (?:end|terminate))|\bwe may\b(?! not).{0,60}\b(?:end|terminate)\b.{0,160}\b(?:key person|personnel|ceases)/,
          ],
          level: "Medium",
          does: "If the named person leaves {they}, {we} has no right to end at once.",
          why: "{We} is buying one person's skill, and the company without it may be of no use.",
          ask: "Ask for a right to end, and to stop any minimum, when that person goes.",
          wording:
            "If the Key Person ceases to be available or to control the Contractor, the Principal may end this agreement at once by notice and no minimum applies from that day.",
        },
      ],
      proof: {
        answered:
          "1.3 The Contractor must ensure that the Services are performed by the Key Person.",
        not: "1.3 If the Key Person ceases to be available the Principal may terminate.",
      },
    },
    {
      id: "contractor/insurance-gap",
      topic: "insurance",
      title: "No insurance required of the contractor",
      question: "Do we lose cover that the contractor must hold?",
      side: "drafter",
      about: { says: /\binsurance\b/, heading: /insur/ },
      answers: [
        {
          when: [
            /(?:\btheir (?:total |aggregate |maximum )*liability\b.{0,120}\b(?:limited to|may not exceed|capped at|does not exceed)|\bliability of they\b.{0,120}\b(?:limited to|may not exceed|capped at)|\bthey is not liable\b.{0,120}\bmore than|\bthe most (?:that )?(?:they|we)\b.{0,80}\bis)\b.{0,40}?\$(?<cap>[\d,]+)(?<capm> ?m(?:illion)?\b)?/,
            /\b(?:insurance|insured|cover(?:ed)?)\b.{0,80}?\$(?<cover>[\d,]+)(?<coverm> ?m(?:illion)?\b)?/,
          ],
          reckon: ({ cap, capm, cover, coverm }) => {
            const sum = (figure = "0", million?: string) =>
              Number(figure.replace(/,/g, "")) * (million ? 1_000_000 : 1);
            const gap = sum(cover, coverm) - sum(cap, capm);
            return gap > 0 && sum(cap, capm) > 0
              ? {
                  limit: `$${sum(cap, capm).toLocaleString("en-AU")}`,
                  insured: `$${sum(cover, coverm).toLocaleString("en-AU")}`,
                  gap: `$${gap.toLocaleString("en-AU")}`,
                }
              : null;
          },
          title: "Cap is below the insurance",
          level: "High",
          does: "Liability stops at {limit}, though {insured} of insurance is required.",
          why: "Up to {gap} of an insured loss could not be recovered.",
          ask: "Ask that the cap be the higher of that sum and the insurance required.",
          wording:
            "The limit of liability is the higher of the amount stated and the amount recoverable under the insurance that this agreement requires.",
        },
      ],
      absent: {
        of: /\bservices\b/,
        level: "Medium",
        does: "{They} need hold no insurance.",
        why: "A contractor of small means could not meet a claim.",
        ask: "Ask for public liability, professional indemnity and workers compensation, with certificates.",
        wording:
          "The Contractor must hold public liability insurance of $20 million, professional indemnity insurance of $5 million kept for seven years, and workers compensation insurance, and give certificates before it starts.",
      },
      proof: {
        answered:
          "5.3 The Contractor's total liability is limited to $5,000,000.\n6.1 The Contractor must hold public liability insurance of $20,000,000.",
        not: "6.1 The Contractor must hold public liability insurance of $20,000,000.",
      },
    },
    {
      id: "contractor/claims-bar",
      topic: "claims-time",
      title: "Claims lost unless notified in time",
      question: "How soon must we claim, and what if we are late?",
      side: "recipient",
      about: {
        says: /\b(?:notice|notif\w+)\b.{0,120}\bclaims?\b|\bclaims?\b.{0,160}\b(?:unless|barred|waived|within)/,
        heading: /claims/,
      },
      answers: [
        {
          when: [
            /\b(?:we (?:is not entitled|may not|has no (?:right|claim|entitlement)|releases|waives)|they is not liable)\b.{0,160}\bunless\b.{0,160}\bwithin (?<time>\d{1,3} (?:business )?(?:days?|hours?))|\bwithin (?<days>\d{1,3} (?:business )?(?:days?|hours?))\b.{0,240}\b(?:barred|waived|no (?:claim|entitlement)|lost|released)/,
          ],
          title: "Claims lost unless notified within {time}{days}",
          level: "Medium",
          does: "A claim is lost unless notified within {time}{days}.",
          why: "Time may run before {we} knows of the loss, whoever caused it.",
          ask: "Ask that time run from awareness, and that late notice only cost what it harmed.",
          wording:
            "Notice is in time if given within {cureTime|20 business days} after the Contractor became aware of the event, and late notice reduces a claim only so far as the Principal is prejudiced.",
        },
      ],
      kinds: ["time-bar"],
      proof: {
        answered:
          "13.1 The Contractor is not entitled to payment for delay unless it gives notice within 10 Business Days.",
        not: "13.1 The Contractor may claim for delay by notice at any time.",
      },
    },
    {
      id: "contractor/indemnity",
      topic: "indemnity",
      title: "Indemnity even for the principal’s fault",
      question: "For what do we indemnify, and is it limited to our fault?",
      side: "recipient",
      about: { says: /\bindemnif\w+/, heading: /indemnit/ },
      answers: [
        {
          when: [
            /\bwe (?:must )?(?:fully |irrevocably )?indemnif\w+\b.{0,400}\b(?:any breach|a breach|breach of (?:this|the)|any act|performance of|in connection with|in respect of|arising (?:out of|from))/,
          ],
          lacksHere: [
            /\b(?:except|reduced|but not|other than)\b.{0,80}\b(?:extent|to the extent|proportion)/,
          ],
          level: "High",
          does: "{We} indemnifies {they} for any loss from the work, with no cut for {they}'s own fault.",
          why: "An insurer may refuse what is owed only by contract.",
          ask: "Ask to limit it to negligence, injury and property damage, less {they}'s share.",
          wording:
            "The indemnity applies only to third-party claims for injury or damage to property, to the extent that the Contractor's negligence caused them.",
        },
      ],
      kinds: ["indemnity"],
      proof: {
        answered:
          "5.1 The Contractor indemnifies the Principal against any loss arising out of a breach of this agreement.",
        not: "5.1 The Contractor indemnifies the Principal against loss arising from a breach, reduced to the extent that the Principal contributed.",
      },
    },
    {
      id: "contractor/principal-indemnifies",
      topic: "indemnity",
      title: "The principal indemnifies without limit",
      question: "For what do we indemnify the contractor?",
      side: "drafter",
      about: { says: /\bindemnif\w+/, heading: /indemnit/ },
      answers: [
        {
          when: [/\bwe (?:must )?(?:fully )?indemnif(?:y|ies)\b.{0,240}/],
          lacksHere: [
            /\b(?:our|we|everybody)\b.{0,40}\bliability\b.{0,60}\b(?:limited|may not exceed|capped)/,
          ],
          level: "High",
          does: "{We} indemnifies {they}, and no limit applies to it.",
          why: "The cap, if any, guards {they} alone, and {they}'s own acts may have made the loss worse.",
          ask: "Ask to except loss from {they}'s negligence or breach, and to apply the same cap.",
          wording:
            "The Principal's indemnity does not apply to the extent that the Contractor's negligence or breach caused or worsened the loss, and is subject to the same limit as the Contractor's liability.",
        },
      ],
      kinds: ["indemnity"],
      proof: {
        answered:
          "5.2 The Principal must indemnify the Contractor against third-party claims for contamination.",
        not: "5.1 The Contractor must indemnify the Principal against loss.",
      },
    },
    {
      id: "contractor/expenses",
      topic: "price",
      title: "No word on expenses",
      question: "Who pays travel, tools and other costs?",
      side: "recipient",
      about: {
        says: /\b(?:disbursements|travel\w*|accommodation|out-of-pocket)\b|\bexpenses\b.{0,60}\b(?:incurred in|reimburs\w*|approv\w*|receipts)\b|\b(?:reimburs\w+|own|pays?|bears?|responsible for|inclusive of|includes?)\b.{0,40}\bexpenses\b/,
        heading: /expenses/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must (?:bear|pay|meet)|is responsible for|are responsible for|bears?|pays?)\b.{0,60}\b(?:expenses|travel|costs of|disbursements|tools|equipment)\b|\bwe must (?:provide|supply)\b.{0,60}\b(?:tools|equipment)\b|\bfee (?:is inclusive of|includes) all\b/,
          ],
          title: "Expenses fall on the contractor",
          level: "Low",
          does: "{We} bears its own travel, tools and other costs.",
          why: "They come out of a fee that looked larger.",
          ask: "Ask for approved travel and materials at cost.",
          wording:
            "The Principal must reimburse travel, accommodation and materials that it has approved, within 14 days after receipts are given.",
          replaces: true,
        },
      ],
      absent: {
        of: perDay,
        level: "Low",
        does: "Nobody is said to pay for travel and other expenses.",
        why: "{We} may end up bearing costs that it thought were on top.",
        ask: "Ask for approved expenses at cost.",
        wording:
          "The Principal must reimburse travel, accommodation and other expenses that it has approved, within 14 days after receipts are given.",
      },
      proof: {
        answered: "3.4 The Contractor must pay its own travel expenses.",
        not: "3.4 The Principal must reimburse travel expenses.",
      },
    },
  ],
};
