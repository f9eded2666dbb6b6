import type { PaperQuestions } from "../asking/question.ts";

const noRole = /\b(?:employ(?:s|ed|ment|ee)|position|salary|wages?|remuneration)\b/;

const inDays = (time?: string, of?: string) =>
  Number(time) * (of?.startsWith("m") ? 30 : of?.startsWith("w") ? 7 : 1);

const ofNotice = {
  says: /\bnotice\b.{0,120}\b(?:employment|terminat|resign|end)|\b(?:terminat|resign|end)\w*\b.{0,160}\bnotice\b/,
  heading: /terminat|notice|ending/,
};

/** Contracts of employment and letters of offer. */
export const employment: PaperQuestions = {
  id: "employment",
  of: /^Employment contract$/,
  roles: { recipient: "Employee", drafter: "Employer" },
  questions: [
    {
      id: "employment/non-compete",
      topic: "restraint",
      title: "Wide non-compete after leaving",
      question: "What may we not do after we leave, where, and for how long?",
      side: "recipient",
      about: {
        says: /\bcompet\w+\b|\brestrain\w*\b/,
        heading: /restrain|compet|after (?:you|employment)/,
      },
      answers: [
        {
          when: [
            /^(?!.*\bthey promise).*\bfor (?:a period of )?(?:up to )?(?<time>\d{1,2} (?:months?|years?))\b.{0,200}\bwe (?:may not|agree not to|must not)\b.{0,300}\bcompet\w+|\bwe may not\b.{0,300}\bcompet\w+\b.{0,240}?\b(?<span>\d{1,2} (?:months?|years?))\b/,
          ],
          title: "Non-compete for {time}{span} after leaving",
          level: "High",
          does: "{We} may not work for or hold an interest in a competitor for {time}{span} after leaving.",
          why: "It could keep {we} out of its own trade, whatever the role and whoever ended the job.",
          ask: "Ask for a shorter time, a like role only, and nothing after redundancy.",
          wording:
            "The restraint lasts three months, applies only to a role like the Employee's own with a direct competitor, allows holdings of up to 5% in listed companies, and does not apply if the Employer ends the employment other than for serious misconduct.",
        },
        {
          when: [
            /^(?!.*\bthey promise).*\bwe may not\b.{0,300}\b(?:compet\w+|similar business|business(?:es)? similar)\b/,
            /\b(?:restrain\w*|after (?:our|the) employment|terminat\w+|area|cease)\b/,
          ],
          lacksHere: [
            /\bwhile (?:we|employed)|\bduring (?:our|the) employment\b(?!.{0,30}\b(?:and|or)\b)/,
          ],
          level: "High",
          does: "{We} may not be employed by, or hold an interest in, a competitor after leaving.",
          why: "It could keep {we} out of its own trade, whatever the role and whoever ended the job.",
          ask: "Ask for a short time, a like role only, and nothing after redundancy.",
          wording:
            "The restraint lasts three months, applies only to a role like the Employee's own with a direct competitor, allows holdings of up to 5% in listed companies, and does not apply if the Employer ends the employment other than for serious misconduct.",
        },
      ],
      kinds: ["restraint-of-trade"],
      proof: {
        answered:
          "9.1 For 12 months after the employment ends the Employee must not work for any business that competes with the Employer.",
        not: "9.1 Nothing restrains the Employee from working for a competitor after the employment ends.",
      },
    },
    {
      id: "employment/restraint-reach",
      topic: "restraint",
      title: "No restraint on clients and staff",
      question: "Will a court enforce our restraint?",
      side: "drafter",
      about: { says: /\bcompet\w+\b|\brestrain\w*\b/, heading: /restrain|compet/ },
      answers: [
        {
          when: [
            /\bthey may not\b.{0,240}\b(?:interest in|engaged|employed|concerned|involved|any capacity|work for)\b.{0,200}\bcompet\w+/,
          ],
          lacksHere: [
            /\b(?:similar|same|like) (?:role|capacity|position|duties|work)\b|\bsimilar to (?:the|those|their)\b/,
          ],
          title: "Non-compete may be too wide to hold",
          level: "High",
          does: "The non-compete bars {they} from any job or interest in a competitor, whatever the role.",
          why: "A court may refuse a restraint that goes beyond what protects real clients or secrets.",
          ask: "Limit it to a like role, except small listed holdings, and set falling periods.",
          wording:
            "The restraint applies only to work of the kind that the Employee did in the last 12 months, does not prevent holding up to 5% of a listed company, and lasts six months or, if that is unenforceable, three months.",
        },
      ],
      absent: {
        of: /\b(?:clients?|customers?|confidential)\b/,
        level: "Medium",
        does: "No restraint protects clients and staff once {they} leaves.",
        why: "Only confidentiality would stop {they} taking them to a rival next day.",
        ask: "Ask for modest non-solicit and non-compete terms with falling periods.",
        wording:
          "For 12 months or, if that is unenforceable, six months after the employment ends, the Employee must not solicit a client or employee with whom the Employee dealt in the last 12 months, nor compete in a like role in the area where the Employee worked.",
      },
      kinds: ["restraint-of-trade"],
      proof: {
        answered:
          "9.1 For 12 months after the employment ends the Employee must not be employed by or have an interest in any business that competes with the Employer.",
        not: "9.1 For six months the Employee must not compete with the Employer in a similar role.",
      },
    },
    {
      id: "employment/cascade",
      topic: "restraint",
      title: "Stacked periods and areas",
      question: "Can we tell which restraint binds us?",
      side: "recipient",
      readsMeanings: true,
      about: { says: /\brestrain\w*\b|\beach combination\b|\bseparate\b/ },
      answers: [
        {
          when: [
            /\beach (?:combination|of the|restraint|covenant)\b.{0,160}\b(?:separate|independent|several|severable)|\b(?:separate|independent|severable) (?:promise|covenant|restraint|obligation|undertaking)s?\b.{0,120}\b(?:combin|period|area)|\b(?:restraint |restricted )?(?:area|period)s?\b\W{1,3}(?:means\W{1,3})?\((?:a|i|1)\).{1,160}\((?:b|ii|2)\)|\brestrain\w* (?:area|period)\b.{0,20}\bmeans\b.{0,160}\bif (?:that|this|the above) is (?:unenforceable|invalid|void)/,
          ],
          level: "Medium",
          does: "The restraint is a ladder of periods and areas, the longest of which may hold.",
          why: "{We} cannot know what it may do next without a ruling.",
          ask: "Ask for one short period and one area.",
          wording:
            "The restraint period is three months and the restraint area is the metropolitan area where the Employee worked.",
        },
      ],
      proof: {
        answered: "9.3 Each combination of period and area is a separate restraint.",
        not: "9.3 The restraint period is three months in the city of Perth.",
      },
    },
    {
      id: "employment/client-restraint",
      topic: "restraint",
      title: "Clients and colleagues may not be approached",
      question: "May we go on serving clients, or working with colleagues, afterwards?",
      side: "recipient",
      about: {
        says: /\b(?:solicit|canvass|entice|approach|induce|encourage|deal with|poach)\w*\b/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,160}\b(?:accept|deal with|provide services to|work for|do business with|act for)\b.{0,160}\b(?:client|customer)s?\b/,
          ],
          title: "Clients may not be served, even unasked",
          level: "Medium",
          does: "{We} may not accept work from former clients, even those who come unasked.",
          why: "That bars a client's own choice and much of {we}'s future work.",
          ask: "Ask that it stop soliciting only, for clients it served in its last year.",
          wording:
            "The restraint stops only direct soliciting of clients with whom the Employee personally dealt in the last 12 months, and does not stop the Employee serving a client who approaches without being asked.",
        },
        {
          when: [
            /\bwe may not\b.{0,120}\b(?:solicit|canvass|entice|approach|induce)\w*\b.{0,200}\b(?:client|customer|employee|supplier)s?\b/,
          ],
          lacksHere: [
            /\b(?:material|personal\w*|direct) dealings\b|\bdealt\b|\bhad (?:contact|dealings)|\b(?:last|previous|preceding) (?:6|12) months/,
          ],
          level: "Medium",
          does: "{We} may not approach any client or colleague afterwards, known to it or not.",
          why: "{We} could break the promise without knowing.",
          ask: "Ask to limit it to those with whom it dealt in the last 12 months.",
          wording:
            "The restraint applies only to clients and employees with whom the Employee had material dealings in the last 12 months.",
        },
      ],
      kinds: ["non-solicitation"],
      proof: {
        answered:
          "9.2 For 12 months the Employee must not canvass or accept work from any client of the Employer.",
        not: "9.2 The Employee must not solicit a client with whom the Employee had material dealings in the last 12 months.",
      },
    },
    {
      id: "employment/duties-change",
      topic: "variation",
      title: "Employer alone may change role and place",
      question: "May our job, hours or place of work be changed without our consent?",
      side: "recipient",
      about: {
        says: /\b(?:duties|position|title|reporting|location|place of work|role|hours|roster)\b/,
        heading: /dut|position|place|location|hours/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:chang|var|alter|amend|assign|transfer|relocat|requir|direct|redeploy)\w*\b.{0,120}\b(?:duties|position|title|role|responsibilit|reporting|location|place|hours|roster|other (?:offices?|sites?|premises))|\b(?:duties|title|position|role|location|hours|reporting line)\b.{0,120}\bmay be (?:chang|var|alter|amend)\w* by they/,
          ],
          lacksHere: [
            /\bwith (?:our|the employee's) (?:written )?(?:agreement|consent)|\bby agreement\b|\bafter consult/,
          ],
          level: "Medium",
          does: "{They} may change {we}'s duties, hours or place of work by itself.",
          why: "A lesser role or a long commute would be no breach and no redundancy.",
          ask: "Ask for consultation, notice and consent to any real change.",
          wording:
            "A significant change to the Employee's duties, status, hours or place of work requires the Employee's written agreement after at least four weeks' consultation.",
          replaces: true,
        },
      ],
      kinds: ["place-of-work", "unilateral-variation"],
      proof: {
        answered: "2.2 The Employer may change the Employee's duties and location at any time.",
        not: "2.2 The Employee's duties may change only with the Employee's agreement.",
      },
    },
    {
      id: "employment/continuity",
      topic: "variation",
      title: "No term carrying restraints through a promotion",
      question: "Do these terms go on applying when the job changes?",
      side: "drafter",
      about: {
        says: /\b(?:contract|agreement|letter|terms)\b.{0,120}\b(?:continues? to apply|apply despite|remains? in force|regardless of|despite any)\b.{0,160}\b(?:change|promotion|position|duties|role)|\b(?:change|promotion)\b.{0,120}\b(?:position|duties|role|salary|remuneration)\b.{0,200}\b(?:continue|remain|apply|unless)/,
      },
      answers: [],
      absent: {
        of: /\bthey may not\b.{0,300}\b(?:compet|solicit|canvass|client|customer)|\brestrain/,
        level: "High",
        does: "Nothing keeps these terms alive after a promotion, pay rise or new duties.",
        why: "On a new role the restraints may be held to have ended with the old contract.",
        ask: "Add a term that they go on applying unless replaced in writing.",
        wording:
          "These terms continue to apply despite any change in the Employee's position, duties, place of work or pay, unless they are replaced in writing.",
      },
      proof: {
        answered: "9.1 The Employee must not solicit any client of the Employer for 12 months.",
        not: "9.1 This contract continues to apply despite any change in position or duties.",
      },
    },
    {
      id: "employment/short-notice",
      topic: "exit-convenience",
      title: "Uneven notice to end the job",
      question: "How much notice do we get, and how much must we give?",
      side: "recipient",
      about: ofNotice,
      answers: [
        {
          when: [
            /\bnotice(?: period)?\W{1,3}(?:by )?they\W{1,3}(?<theirs>\d{1,2}) (?<unit>weeks?|months?|days?)\b.{0,30}\bwe\W{1,3}(?<ours>\d{1,2}) (?<per>weeks?|months?|days?)\b|\bwe must give\b.{0,40}?\b(?<ours2>\d{1,2}) (?<per2>weeks?|months?)\b.{0,60}\b(?:must be given|receives?|may)\b.{0,20}?\b(?<theirs2>\d{1,2}) (?<unit2>weeks?|months?)/,
          ],
          reckon: ({ theirs, unit, ours, per, theirs2, unit2, ours2, per2 }) => {
            const read = {
              theirs: theirs ?? theirs2 ?? "",
              unit: unit ?? unit2 ?? "",
              ours: ours ?? ours2 ?? "",
              per: per ?? per2 ?? "",
            };
            return inDays(read.ours, read.per) > inDays(read.theirs, read.unit) ? read : null;
          },
          level: "High",
          does: "{We} must give {ours} {per} of notice but gets only {theirs} {unit}.",
          why: "{We} is held when it wants to go, and let go before it can find work.",
          ask: "Ask for the same notice both ways.",
          wording:
            "Either party may end the employment by {noticeTime|three months}' written notice.",
          replaces: true,
        },
        {
          when: [
            /\bthey may\b(?! not).{0,160}\b(?:terminat|end)\w*\b.{0,160}?\b(?<theirs>\d{1,2}) (?<unit>weeks?|months?|days?)/,
            /\bwe (?:may|must)\b(?! not)(?:.{0,160}\b(?:terminat|end|resign|leav)\w*| give)\b.{0,160}?\b(?<ours>\d{1,2}) (?<per>weeks?|months?|days?)/,
          ],
          reckon: ({ theirs, unit, ours, per }) =>
            inDays(ours, per) > inDays(theirs, unit) ? {} : null,
          level: "High",
          does: "{We} must give {ours} {per} of notice but gets only {theirs} {unit}.",
          why: "{We} is held when it wants to go, and let go before it can find work.",
          ask: "Ask for the same notice both ways.",
          wording:
            "Either party may end the employment by {noticeTime|three months}' written notice.",
          replaces: true,
        },
        {
          when: [
            /\beverybody may\b(?! not).{0,120}\b(?:terminat|end)\w*\b.{0,160}?\b(?<few>[1-4]) weeks?\b/,
          ],
          lacksHere: [/^(?:.{0,80})\bprobation\w*\b.{0,160}\b(?:period, during|during which)/],
          title: "Short notice of {few} weeks",
          level: "Low",
          does: "Either side may end the job on {few} weeks' notice.",
          why: "A senior role takes months to replace, and little is paid on the way out.",
          ask: "Ask for two to three months once probation is over.",
          wording:
            "After probation either party may end the employment by {noticeTime|three months}' written notice.",
          replaces: true,
        },
      ],
      kinds: ["termination-for-convenience"],
      proof: {
        answered:
          "8.1 The Employer may terminate the employment by 2 weeks' notice.\n8.2 The Employee may terminate the employment by 3 months' notice.",
        not: "8.1 Either party may terminate the employment by three months' notice.",
      },
    },
    {
      id: "employment/notice-protects",
      topic: "exit-convenience",
      title: "Short notice from the employee",
      question: "How long have we to hand over when they resign?",
      side: "drafter",
      about: ofNotice,
      answers: [
        {
          when: [
            /\b(?:everybody|they) may\b(?! not).{0,120}\b(?:terminat|end|resign)\w*\b.{0,160}?\b(?<few>[1-4]) weeks?\b/,
            /\b(?:clients?|manager|senior|executive|director|head of|associate|salary is \$1[2-9]\d,|\$[2-9]\d\d,\d{3})\b/,
          ],
          lacksHere: [/^(?:.{0,80})\bprobation\w*\b.{0,160}\b(?:period, during|during which)/],
          title: "Employee may leave on {few} weeks’ notice",
          level: "Medium",
          does: "{They} may leave on {few} weeks' notice.",
          why: "For a client-facing or senior role that is short, and notice protects clients better than a restraint.",
          ask: "Ask for eight to twelve weeks from both after probation.",
          wording:
            "After probation either party may end the employment by {noticeTime|12 weeks}' written notice.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "1.1 The Employee is appointed as senior manager.\n8.1 Either party may end the employment by giving four weeks' notice.",
        not: "8.1 Either party may end the employment by giving 12 weeks' notice.",
      },
    },
    {
      id: "employment/garden-leave",
      topic: "exit-convenience",
      title: "Garden leave on top of the restraint",
      question: "May we be sent home during notice, and does that time count?",
      side: "recipient",
      about: {
        says: /\bgarden(?:ing)? leave\b|\bnot (?:to )?(?:attend|come to|perform|report)\b.{0,80}\b(?:work|duties|notice|premises)|\b(?:during|all or part of) (?:the |any )?(?:period of )?notice\b.{0,160}\b(?:not|refrain|remain)/,
        heading: /garden/,
      },
      answers: [
        {
          when: [
            /\b(?:they may|we may be)\b(?! not).{0,240}\b(?:garden(?:ing)? leave|not (?:to )?(?:attend|come to|perform|report|work)\b|not be required)/,
            /\b(?:restrain\w*|we may not\b.{0,240}\b(?:compet|solicit|canvass|client))/,
          ],
          lacks: [
            /\b(?:garden(?:ing)? leave|notice)\b.{0,160}\b(?:reduc\w+|counts? towards|deducted from|less any|set against|included in)\b/,
          ],
          level: "Medium",
          does: "{We} may be kept at home through its notice, and the restraint starts only after.",
          why: "Together they keep it out of the market longer than either says.",
          ask: "Ask that time at home counts towards the restraint.",
          wording:
            "Any time for which the Employee is not given work during notice reduces each restraint period by the same time.",
        },
      ],
      proof: {
        answered:
          "8.3 During notice the Employer may direct the Employee not to attend work.\n9.1 For 12 months after that the Employee must not solicit clients.",
        not: "8.3 The Employer may place the Employee on garden leave, and garden leave reduces the restraint period. 9.1 The Employee must not solicit clients.",
      },
    },
    {
      id: "employment/no-garden-leave",
      topic: "exit-convenience",
      title: "No pay in lieu or garden leave",
      question: "May we send them home at once when notice is given?",
      side: "drafter",
      about: {
        says: /\bgarden(?:ing)? leave\b|\b(?:in lieu|instead) of\b.{0,60}\bnotice|\bpay(?:ment)?\b.{0,40}\b(?:in lieu|instead)\b|\bnot (?:to )?(?:attend|come to|perform)\b.{0,80}\b(?:work|duties)/,
      },
      answers: [
        {
          when: [
            /\b(?:once|after|following|where)\b.{0,60}\bprobation\w*\b.{0,120}\b(?:in lieu|instead of)\b|\b(?:in lieu|instead of)\b.{0,80}\bafter (?:the |our |their )?probation\w*/,
          ],
          lacks: [
            /\bduring (?:the |our |their |any )?probation\w*\b.{0,200}\b(?:in lieu|instead of)\b/,
          ],
          title: "Pay in lieu unclear during probation",
          level: "Medium",
          does: "Pay in lieu stands in the terms for after probation; for probation itself it is not clear.",
          why: "Notice given late in probation could carry {they} past the qualifying period for unfair dismissal.",
          ask: "Make pay in lieu and garden leave apply at all times.",
          wording:
            "At any time, during probation as well, the Employer may pay the Employee in lieu of all or part of the notice, or direct the Employee not to attend work during it.",
        },
        {
          when: [
            /\b(?:once|after) (?:our |the |their )?probation\w*\b.{0,200}\bnotice\b/,
            /\bwe may\b(?! not).{0,80}\b(?:pay\b.{0,40}\binstead|in lieu|not to come)|\b(?:in lieu|instead) of\b.{0,60}\bnotice/,
          ],
          lacks: [
            /\bprobation\w*\b.{0,240}\b(?:in lieu|instead of)|\b(?:in lieu|instead of)\b.{0,160}\bprobation/,
          ],
          title: "Pay in lieu unclear during probation",
          level: "Medium",
          does: "Pay in lieu stands in the terms for after probation; for probation itself it is not clear.",
          why: "Notice given late in probation could carry {they} past the qualifying period for unfair dismissal.",
          ask: "Make pay in lieu and garden leave apply at all times.",
          wording:
            "At any time, during probation as well, the Employer may pay the Employee in lieu of all or part of the notice, or direct the Employee not to attend work during it.",
        },
      ],
      absent: {
        of: noRole,
        level: "Medium",
        does: "{We} has no right to pay in lieu of notice or to keep {they} away during it.",
        why: "A leaver would stay among clients, files and staff until the last day.",
        ask: "Add both, with the duties that go on meanwhile.",
        wording:
          "The Employer may pay the Employee in lieu of all or part of the notice, or direct the Employee not to attend work during it, and the Employee remains bound by this contract until the employment ends.",
      },
      proof: {
        answered:
          "8.1 Once probation is over, either party may end the employment by four weeks' notice. The Employer may pay in lieu of notice.",
        not: "8.1 The Employer may place the Employee on garden leave.",
      },
    },
    {
      id: "employment/summary-dismissal",
      topic: "exit-breach",
      title: "Dismissal without notice for slight cause",
      question: "For what may we be dismissed on the spot?",
      side: "recipient",
      about: {
        says: /\b(?:without notice|summar\w+|immediately|misconduct)\b/,
        heading: /misconduct|summary|dismiss/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,160}\b(?:terminat|dismiss|end)\w*\b.{0,120}\b(?:without notice|summar\w+|immediately|with immediate effect)\b.{0,500}\b(?:any breach|breach(?:es)? any|neglect\w*|fails? to comply|opinion|negligen\w+|incompeten\w+|performance|disrepute|policy|policies|incapacit\w+)|\bwe may be\b(?! not).{0,20}\b(?:summarily|instantly|immediately)? ?dismissed\b.{0,300}\b(?:opinion|any breach|neglect\w*|performance|policy|policies)\b|\b(?:instant|summary) dismissal\b.{0,160}\b(?:poor performance|lateness|they considers?|opinion)\b/,
          ],
          level: "High",
          does: "{They} may dismiss {we} on the spot for small faults, or on its own opinion.",
          why: "No notice, no notice pay and perhaps no bonus or shares would follow.",
          ask: "Ask to limit it to serious misconduct as the regulations define it.",
          wording:
            "The Employer may end the employment without notice only for serious misconduct as defined in the Fair Work Regulations, after the Employee has had a chance to answer.",
          replaces: true,
        },
      ],
      kinds: ["termination-for-breach"],
      proof: {
        answered:
          "8.4 The Employer may terminate the employment immediately if, in its opinion, the Employee brings it into disrepute.",
        not: "8.4 The Employer may terminate without notice for serious misconduct.",
      },
    },
    {
      id: "employment/bonus",
      topic: "remuneration",
      title: "Bonus is wholly discretionary",
      question: "Is the bonus or commission a right, and do we keep it when we leave?",
      side: "recipient",
      about: {
        says: /\b(?:bonus|incentive|commission)\w*\b/,
        heading: /bonus|incentive|commission/,
      },
      answers: [
        {
          when: [
            /\b(?:bonus|incentive|commission)\w*\b.{0,300}\b(?:forfeit\w*|not (?:be )?(?:paid|payable|entitled|eligible)|no entitlement|lose|lapse)\b.{0,200}\b(?:leav|notice|resign|terminat|employed|cease|given)|\b(?:must be|still) employed\b.{0,160}\b(?:bonus|incentive|commission)|\b(?:bonus|incentive|commission)\b.{0,160}\b(?:only )?if\b.{0,60}\bemployed\b|\b(?:bonus|incentive|commission)\b.{0,80}\bwe must (?:still )?(?:be|remain) employed\b/,
          ],
          title: "Earned bonus is lost on leaving",
          level: "Medium",
          does: "A bonus or commission already earned is lost if {we} leaves or is given notice before it is paid.",
          why: "{They} could end the job just before the payment day.",
          ask: "Ask for a pro rata share unless {we} is dismissed for misconduct.",
          wording:
            "If the employment ends other than for serious misconduct, the Employee is paid any earned commission and a bonus in proportion to the part of the year worked.",
        },
        {
          when: [
            /\b(?:bonus|incentive|commission)\w*\b.{0,240}\b(?:discretion\w*|may (?:be )?(?:var|withdraw|amend|chang|discontinu|cancel)\w*|not guaranteed|no (?:entitlement|obligation))/,
          ],
          level: "Medium",
          does: "The bonus lies wholly in {they}'s discretion.",
          why: "Pay that was promised in talks may never be owed, whatever is achieved.",
          ask: "Ask for written targets, a formula and a payment date.",
          wording:
            "The bonus is payable within one month after the end of the year if the targets set out in the schedule are met, and the Employer must set reasonable targets in writing before each year.",
        },
      ],
      kinds: ["discretionary-bonus"],
      proof: {
        answered:
          "4.2 The Employee may receive a bonus of up to 15% of salary at the discretion of the Employer.",
        not: "4.2 The Employee must be paid a bonus of 10% when the targets are met.",
      },
    },
    {
      id: "employment/bonus-leavers",
      topic: "remuneration",
      title: "No bonus terms for leavers",
      question: "Do we owe a bonus to somebody who has resigned?",
      side: "drafter",
      about: {
        says: /\b(?:bonus|incentive|commission)\w*\b.{0,300}\b(?:employed|leav\w+|notice|resign\w*|terminat\w+|pro rata|cease\w*)\b|\b(?:employed|notice|resign\w*|terminat\w+)\b.{0,200}\b(?:bonus|incentive|commission)/,
      },
      answers: [],
      absent: {
        of: /\bbonus\b|\bincentive (?:payment|plan)\b|\bcommissions?\b/,
        level: "Medium",
        does: "The bonus terms are silent on leavers, notice and part years.",
        why: "Bonus claims by leavers are common, and discretion must be used in good faith.",
        ask: "Say that {they} must be employed and not under notice on the payment day.",
        wording:
          "A bonus is payable only if the Employee is employed, and neither party has given notice, on the payment date; no part of it accrues before then.",
      },
      kinds: ["discretionary-bonus"],
      proof: {
        answered:
          "4.2 The Employee may receive a bonus of up to 15% of salary at the Employer's discretion.",
        not: "4.2 The Employee may receive a bonus if employed on the payment date.",
      },
    },
    {
      id: "employment/deductions",
      topic: "set-off",
      title: "Pay may be docked",
      question: "What may be taken out of our pay?",
      side: "recipient",
      about: { says: /\b(?:deduct|set[- ]?off|withhold)\w*\b/, heading: /deduct|set-?off/ },
      answers: [
        {
          when: [
            /^(?!.*\b(?:agreed|authorised) in writing\b).*?(?:\b(?:they may\b(?! not).{0,80}\b(?:deduct|set[- ]?off|withhold|recover)\w*|we (?:irrevocably )?(?:authorises?|agrees? to|consents? to)\b.{0,60}\bdeduct\w*|authorises? (?:they )?to deduct)\b|\b(?:may|must) be (?:recovered|deducted|withheld|set off)\b.{0,40}\bfrom our\b.{0,30}\b(?:pay|salary|wages|entitlements|remuneration)\b|\bthey must withhold\b.{0,80}\bfrom our\b.{0,30}\bpay\b)/,
          ],
          level: "Medium",
          does: "{We} lets {they} take money from its pay, final pay too.",
          why: "What {they} merely claims, such as damage or short notice, could be taken without proof.",
          ask: "Ask to limit it to overpayments, with consent in writing to each sum.",
          wording:
            "The Employer may deduct only an amount that the Employee has agreed in writing at the time, for an overpayment, and as the law permits.",
          replaces: true,
        },
      ],
      kinds: ["wage-set-off"],
      proof: {
        answered:
          "4.5 The Employee authorises the Employer to deduct any amount owed from final pay.",
        not: "4.5 No amount is deducted without the Employee's consent at the time.",
      },
    },
    {
      id: "employment/deduction-law",
      topic: "set-off",
      title: "Authority to deduct may not stand",
      question: "Will our right to deduct hold?",
      side: "drafter",
      about: { says: /\b(?:deduct|set[- ]?off|withhold)\w*\b/, heading: /deduct|set-?off/ },
      answers: [
        {
          when: [
            /\b(?:we may\b(?! not).{0,80}\b(?:deduct|set[- ]?off|withhold)\w*|they (?:irrevocably )?(?:authorises?|agrees?|consents?)\b.{0,60}\bdeduct\w*)\b.{0,240}|\bthey consents? to (?:deductions?|they deducting|the deduction)\b/,
          ],
          lacksHere: [
            /\b(?:specif\w+|stated) (?:the )?(?:amount|sum)|\bas the law (?:allows|permits) and\b|\bwritten (?:consent|authority|agreement) (?:at the time|to each|for each)/,
          ],
          level: "Medium",
          does: "The authority to deduct names no amount and is given in advance.",
          why: "A deduction for an employer's benefit that is unreasonable has no effect and may be penalised.",
          ask: "Limit it to overpayments with written authority for each sum.",
          wording:
            "The Employer may deduct an overpayment if the Employee has agreed in writing to the specified amount, and may recover other amounts as a debt.",
          replaces: true,
        },
      ],
      kinds: ["wage-set-off"],
      proof: {
        answered:
          "4.5 The Employee authorises the Employer to deduct from final pay any amount that the Employee owes.",
        not: "4.5 The Employer may deduct an overpayment with written consent at the time.",
      },
    },
    {
      id: "employment/hours",
      topic: "remuneration",
      title: "Extra hours without pay",
      question: "How many hours must we work, and are extra ones paid?",
      side: "recipient",
      about: { says: /\bhours\b|\bovertime\b/, heading: /hours|overtime/ },
      answers: [
        {
          when: [
            /\b(?:salary|remuneration|pay|package|rate)\b.{0,160}\b(?:includ|compensat|satisf|absorb|cover|takes? into account|in full|all[- ]inclusive|no (?:additional|further|extra))\w*\b.{0,160}\b(?:overtime|additional|extra|all) ?(?:hours|work|entitlements)?|\b(?:additional|extra|overtime)\b.{0,30}(?:hours)?.{0,160}\b(?:no (?:additional|further|extra|overtime)|without (?:additional|further|extra)|included in|not (?:be )?(?:paid|entitled)|takes? into account|compensated (?:for )?(?:in|by))|\b(?:further|additional|extra|such) hours\b.{0,120}\bno (?:additional|further|extra|overtime) (?:remuneration|pay|payment)\b|\bno overtime (?:is|must be|payments?)\b/,
          ],
          level: "Medium",
          does: "{We} works additional hours for no more than the salary, with no limit on them.",
          why: "Long hours cut the true rate, perhaps below an award.",
          ask: "Ask for a number of hours, then time off or pay.",
          wording:
            "If the Employee works more than 45 hours in a week on average over three months, the Employer must give paid time off or pay for the extra hours.",
        },
      ],
      kinds: ["additional-hours"],
      proof: {
        answered:
          "3.1 The Employee must work reasonable additional hours, for which no further payment is made.",
        not: "3.1 Overtime hours are paid at time and a half.",
      },
    },
    {
      id: "employment/award",
      topic: "remuneration",
      title: "No award statement or set-off",
      question: "Does an award apply, and does the salary cover it?",
      side: "drafter",
      about: {
        says: /\baward\b|\benterprise agreement\b|\bnational employment standards\b.{0,120}\b(?:award|set off)|\bannuali[sz]ed\b/,
        heading: /award/,
      },
      answers: [],
      absent: {
        of: /\b(?:salary|wages?|remuneration|hourly|rate of pay)\b/,
        level: "Medium",
        does: "The paper does not say whether an award applies or that the salary covers its entitlements.",
        why: "Overtime, loadings and allowances could be claimed on top for six years.",
        ask: "Name the award or say none applies, set off, and keep records of hours.",
        wording:
          "The [name] Award applies as law and is not part of this contract. The salary is paid in satisfaction of, and may be set off against, all overtime, penalties, loadings and allowances under it in each pay period.",
      },
      proof: {
        answered: "4.1 The salary of the Employee is $90,000 a year.",
        not: "4.1 No award applies. The salary is $90,000 a year.",
      },
    },
    {
      id: "employment/super",
      topic: "remuneration",
      title: "No mention of superannuation",
      question: "Is superannuation on top of the salary?",
      side: "recipient",
      readsMeanings: true,
      about: { says: /\bsuper(?:annuation)?\b/ },
      answers: [
        {
          when: [
            /\b(?:includ\w+|inclusive of|total (?:remuneration|package)|out of\b.{0,40}\bpackage|package)\b.{0,100}\bsuper(?:annuation)?\b(?!.{0,40}\b(?:in addition|on top)\b)|\bsuperannuation\b.{0,60}\bout of\b.{0,40}\b(?:package|remuneration)\b/,
          ],
          title: "Superannuation comes out of the package",
          level: "Medium",
          does: "The package includes superannuation, so each rise in its rate may cut take-home pay.",
          why: "The figure that was agreed is worth about a tenth less in hand.",
          ask: "Ask for the salary plus superannuation.",
          wording: "Superannuation is paid in addition to the salary at the rate the law requires.",
        },
      ],
      absent: {
        of: /\b(?:salary|wages?|remuneration)\b/,
        level: "Low",
        does: "Superannuation is not mentioned.",
        why: "The salary might be said to include it.",
        ask: "Ask to say that it is paid on top.",
        wording: "Superannuation is paid in addition to the salary at the rate the law requires.",
      },
      proof: {
        answered:
          "4.1 The Employee's total remuneration package is $120,000, inclusive of superannuation.",
        not: "4.1 The salary is $120,000 and superannuation is paid on top.",
      },
    },
    {
      id: "employment/pay-review",
      topic: "remuneration",
      title: "Pay review promises no rise",
      question: "Will the pay be reviewed?",
      side: "recipient",
      about: {
        says: /\b(?:salary|pay|remuneration|wages?)\b.{0,120}\breview\w*|\breview\w*\b.{0,60}\b(?:salary|pay|remuneration)/,
      },
      answers: [
        {
          when: [
            /\breview\w*\b.{0,200}\b(?:need not|not (?:necessarily|required|guarantee|oblig)|no (?:obligation|guarantee|entitlement)|may not|does not)\b.{0,80}\b(?:lead|result|increase|rise|entitle)|\breview\w*\b.{0,160}\bdiscretion|\bany (?:increase|rise|adjustment)\b.{0,60}\bdiscretion\b|\breview\w*\b.{0,80}\bwithout (?:any )?(?:commitment|obligation)\b/,
          ],
          level: "Low",
          does: "{We}'s pay is reviewed, but nothing need come of it.",
          why: "Inflation alone cuts it each year.",
          ask: "Ask for at least the rise in consumer prices.",
          wording:
            "On each review the salary rises by at least the increase in the Consumer Price Index over the year before.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "4.3 The Employee's salary is reviewed each year; a review need not lead to an increase.",
        not: "4.3 The salary is reviewed each year and rises by at least CPI.",
      },
    },
    {
      id: "employment/outside-work",
      topic: "exclusivity",
      title: "Other work needs the employer’s leave",
      question: "May we have other work, investments or boards?",
      side: "recipient",
      about: {
        says: /\bother (?:business|employment|work|engagement|activit)|\bwhole of (?:our|the|its) (?:working )?(?:time|attention)|\bsecondary employment|\boutside (?:work|interests|activit)/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must|may not|must not)\b.{0,160}\b(?:any other (?:business|employment|work|person)|other business or employment|whole of (?:our|its|the) (?:working )?(?:time|attention)|secondary employment)|\bwe may not\b.{0,100}\b(?:outside|secondary|external|second) (?:engagement|employment|work|business|job)\b|\b(?:secondary|outside|other) (?:employment|work)\b.{0,100}\brequires?\b.{0,40}\b(?:approval|consent|permission)\b/,
          ],
          lacksHere: [/\bunreasonably (?:withheld|refuse)|\bconflict/],
          level: "Low",
          does: "{We} may do no other work, paid or not, without {they}'s leave.",
          why: "It reaches spare-time work, family companies and boards that harm nobody.",
          ask: "Ask to bar only what conflicts, with consent not unreasonably withheld.",
          wording:
            "The Employee may carry on other activities that do not conflict with the Employer's business or affect the Employee's work.",
          replaces: true,
        },
      ],
      kinds: ["exclusivity"],
      proof: {
        answered:
          "2.4 The Employee must not carry on any other business or employment without consent.",
        not: "2.4 The Employee may do other work that creates no conflict.",
      },
    },
    {
      id: "employment/ip-wide",
      topic: "ip-ownership",
      title: "Private inventions pass to the employer",
      question: "Do we keep what we make in our own time or made before?",
      side: "recipient",
      about: {
        says: /\bintellectual property\b|\binventions?\b|\bcopyright\b|\bwork product\b/,
        heading: /intellectual|invention|create/,
      },
      answers: [
        {
          when: [
            /\b(?:intellectual property|inventions?|copyright|works?|anything)\b.{0,300}\b(?:belongs?|vests?|owned by|assigns?|property of)\b.{0,80}\bthey\b|\bwe (?:hereby )?(?:irrevocably )?assigns?\b.{0,300}\b(?:intellectual property|inventions?|copyright)|\bthey\b.{0,20}\b(?:owns?|own all)\b.{0,160}\b(?:intellectual property|inventions?|copyright)|\b(?:everything|anything|all|any \w+)\b.{0,40}\bwe (?:may )?(?:makes?|develops?|creates?|produces?)\b.{0,120}\b(?:is|becomes?|remains|must)\b.{0,20}\b(?:their (?:\w+ )?property|property of they|belongs? to they|vests? (?:absolutely )?in they)\b/,
          ],
          lacks: [
            /\b(?:pre-?existing|prior|existing before|own time|before (?:our|the) employment|background)\b.{0,160}\b(?:remain|not|own|except|exclud|belong)|\b(?:except|exclud|other than)\w*\b.{0,120}\b(?:pre-?existing|own time|unrelated)/,
          ],
          level: "Medium",
          does: "What {we} creates belongs to {they}, with nothing kept for earlier or private work.",
          why: "A side project or an old library could be claimed.",
          ask: "Ask to except earlier work, and work in its own time with its own means.",
          wording:
            "The Employee keeps intellectual property created before the employment, or outside working hours without the Employer's resources or confidential information and unrelated to its business.",
        },
      ],
      kinds: ["ip-assignment"],
      proof: {
        answered:
          "6.1 All intellectual property that the Employee creates belongs to the Employer.",
        not: "6.1 All intellectual property created in the course of employment belongs to the Employer. The Employee keeps pre-existing works, which remain the Employee's own.",
      },
    },
    {
      id: "employment/ip-absent",
      topic: "ip-ownership",
      title: "No assignment of the employee’s work",
      question: "Do we own what they make, and will they sign papers later?",
      side: "drafter",
      about: {
        says: /\bintellectual property\b|\binventions?\b|\bcopyright\b|\bwork product\b|\bmoral rights\b/,
        heading: /intellectual|invention|create/,
      },
      answers: [
        {
          when: [
            /\bthey (?:is not required|need not)\b.{0,80}\b(?:sign|execute|assist|disclose)\b.{0,100}\b(?:rights?|inventions?|intellectual)\b|\btheir (?:duty|obligation) to (?:disclose|sign|execute|assist)\b.{0,80}\bends\b|\bonly during (?:the )?employment\b.{0,60}\b(?:sign|execute)\b/,
          ],
          title: "Further help with IP is not promised",
          level: "Low",
          does: "{They} need not sign papers or disclose inventions once it has left.",
          why: "A patent or registration may need a signature long after.",
          ask: "Add disclosure, help at {we}'s cost, and a power to sign.",
          wording:
            "The Employee must promptly disclose all works and inventions and, during and after the employment and at the Employer's cost, sign all documents and do all things needed to perfect the Employer's rights.",
        },
        {
          when: [
            /\b(?:intellectual property|inventions?|copyright)\b/,
            /\b(?:assigns?|belongs?|vests?|property of|owned by)\b/,
          ],
          lacks: [
            /\b(?:further (?:assurance|acts|steps|documents)|sign (?:any|all|every|such)|execute (?:any|all|such)|do all things|whatever is needed|necessary to|attorney)\b/,
          ],
          title: "Further help with IP is not promised",
          level: "Low",
          does: "{They} need not sign papers or disclose inventions once it has left.",
          why: "A patent or registration may need a signature long after.",
          ask: "Add disclosure, help at {we}'s cost, and a power to sign.",
          wording:
            "The Employee must promptly disclose all works and inventions and, during and after the employment and at the Employer's cost, sign all documents and do all things needed to perfect the Employer's rights.",
        },
      ],
      absent: {
        of: noRole,
        level: "Medium",
        does: "Nothing says that what {they} creates belongs to {we}, or deals with moral rights.",
        why: "Ownership would rest on the general law and on what was a duty of the job.",
        ask: "Add an assignment, a moral rights consent and further assurance.",
        wording:
          "All intellectual property that the Employee creates in the course of the employment belongs to the Employer, the Employee assigns it as it comes into being, consents to acts that would infringe moral rights, and must sign all documents needed.",
      },
      kinds: ["ip-assignment"],
      proof: {
        answered:
          "6.1 All intellectual property that the Employee creates belongs to the Employer.",
        not: "6.1 All intellectual property belongs to the Employer and the Employee must sign any document needed to perfect it.",
      },
    },
    {
      id: "employment/confidential-undefined",
      topic: "confidentiality",
      title: "No definition of confidential information",
      question: "What exactly must be kept secret?",
      side: "drafter",
      about: {
        says: /\bconfidential information\b.{0,60}\b(?:means|includes?|is)\b|\b(?:confidential|trade secrets?)\b.{0,160}\b(?:such as|including|includes)\b/,
      },
      answers: [],
      absent: {
        of: /\bconfidential\b/,
        level: "Medium",
        does: '"Confidential information" is used but not defined.',
        why: "{We} would have to prove secrecy item by item after {they} has gone.",
        ask: "Add a definition with examples, and the usual exceptions.",
        wording:
          "Confidential information means all information about the Employer's business, clients, prices, plans and systems that is not public, including client lists and documents marked confidential.",
      },
      proof: {
        answered: "5.1 The Employee must not disclose confidential information.",
        not: "5.1 Confidential information means client lists and prices. The Employee must not disclose it.",
      },
    },
    {
      id: "employment/conditions",
      topic: "conditions",
      title: "No checks or warranties before the start",
      question: "May we withdraw if checks fail, and are they free to join us?",
      side: "drafter",
      about: {
        says: /\b(?:subject to|conditional|condition(?:al)? (?:on|upon)|provided that)\b.{0,200}\b(?:check|right to work|visa|police|reference|qualif|medical|registration|licen[cs]e)|\bthey (?:warrants?|represents?|confirms?|promises?|declares?)\b|\bright to work\b|\bpolice check\b|\bwork(?:ing)? (?:in australia|rights)\b/,
      },
      answers: [],
      absent: {
        of: noRole,
        level: "Medium",
        does: "The offer has no conditions or warranties: right to work, qualifications, checks, or freedom from an old restraint.",
        why: "If hired from a rival, {they} may bring its claims along.",
        ask: "Add conditions and a warranty, with a right to withdraw.",
        wording:
          "The offer is conditional on proof of the right to work in Australia, qualifications, references and checks that satisfy the Employer. The Employee warrants that no restraint or duty to a former employer prevents the work.",
      },
      proof: {
        answered: "1.1 The Employer offers the Employee the position of engineer.",
        not: "1.1 This offer is conditional on a police check and proof of the right to work.",
      },
    },
    {
      id: "employment/suspension",
      topic: "suspension",
      title: "No power to suspend during an investigation",
      question: "May we stand them down on pay while we look into misconduct?",
      side: "drafter",
      about: {
        says: /\bsuspen\w+\b|\bstand(?:ing)? down\b|\bstood down\b|\binvestigat\w+/,
        heading: /suspen|investigat/,
      },
      answers: [],
      absent: {
        of: noRole,
        level: "Low",
        does: "{We} has no power to keep {they} away while misconduct is investigated.",
        why: "Sending {they} home could be said to be a breach, just when misconduct is alleged.",
        ask: "Ask for suspension on full pay.",
        wording:
          "The Employer may suspend the Employee on full pay while it investigates possible misconduct.",
      },
      proof: {
        answered: "1.1 The Employer employs the Employee as engineer.",
        not: "8.6 The Employer may suspend the Employee on full pay during an investigation.",
      },
    },
    {
      id: "employment/training-bond",
      topic: "exit-cost",
      title: "Training or other costs must be paid back",
      question: "What must we pay back when we leave?",
      side: "recipient",
      about: {
        says: /\b(?:repay|reimburse|refund|pay back)\b.{0,160}\b(?:train\w*|course|relocation|study|sign-on|visa|recruit\w*)|\b(?:train\w*|course|relocation|study|sign-on|visa|recruit\w*)\b.{0,240}\b(?:repay|reimburse|refund|pay back|repaid)/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must|agrees? to|authorise)\b.{0,60}\b(?:repay|reimburse|refund|pay back)\b.{0,240}\b(?:train\w*|course|relocation|study|sign-on|visa|recruit\w*)|\b(?:train\w*|course|relocation|study|sign-on|visa|recruit\w*)\b.{0,240}\bwe must (?:repay|reimburse|refund|pay)|\b(?:train\w*|course|relocation|study|sign-on|visa)\b.{0,60}\b(?:repayable|refundable|recoverable)\b/,
          ],
          level: "Medium",
          does: "{We} must pay back training, relocation or hiring costs if it leaves.",
          why: "The debt may hold it in a job or eat its final pay.",
          ask: "Ask that it falls month by month to nil in a year, and not after dismissal or redundancy.",
          wording:
            "The amount to be repaid reduces by one twelfth each month after it was spent and is not repayable if the Employer ends the employment.",
        },
      ],
      kinds: ["training-bond"],
      proof: {
        answered:
          "4.6 If the Employee resigns within two years, the Employee must repay the cost of training.",
        not: "4.6 The Employer pays for training, which the Employee need not repay or reimburse.",
      },
    },
    {
      id: "employment/surveillance",
      topic: "privacy",
      title: "Surveillance without the notice it needs",
      question: "How may we be watched, and where do our records go?",
      about: {
        says: /\bsurveillance\b|\bmonitor\w*\b|\bpersonal information\b/,
        heading: /surveillance|monitor|privacy/,
      },
      answers: [
        {
          when: [
            /\b(?:surveillance|monitor\w*)\b.{0,240}\b(?:computer|email|internet|device|communications?|camera|location|track|use|continuous|any time)|\brecords of (?:our|their) use\b/,
          ],
          lacks: [/\b(?:surveillance|monitor\w*)\b.{0,240}\b(?:policy|notice|how|days before)\b/],
          level: "Medium",
          does: "Computer use may be watched, but no notice of kind, method and time is given.",
          why: "In some States such notice must come before it starts, and records got otherwise are hard to use.",
          ask: "Attach a surveillance notice and policy, given two weeks before the start.",
          wording:
            "The Employer carries out only the surveillance described in the attached notice, which was given to the Employee at least 14 days before it starts.",
        },
      ],
      proof: {
        answered: "7.1 The Employee consents to surveillance of computer and email use.",
        not: "7.1 Surveillance of computers is carried out only under the policy attached to this notice.",
      },
    },
    {
      id: "employment/probation",
      topic: "term",
      title: "A long or extendable probation",
      question: "How long is the probation, and who may extend it?",
      side: "recipient",
      about: { says: /\bprobation\w*/, heading: /probation/ },
      answers: [
        {
          when: [
            /^(?!.*\bwithout our\b).*?(?:\bprobation\w*\b.{0,240}\b(?:extend\w*|extension)\b|\bprobation\w*\b.{0,60}\b(?:[7-9]|1[0-2]) months|\b(?:[7-9]|1[0-2]) months?'? probation|\bfirst (?:[7-9]|1[0-2]) months\b.{0,60}\bprobation|\bthey may\b(?! not).{0,40}\bextend\b.{0,30}\bprobation)/,
          ],
          level: "Low",
          does: "{We}'s probation is long, or {they} may extend it.",
          why: "Short notice applies and the job is least safe for all of that time.",
          ask: "Ask for three months, and no extension without its consent.",
          wording:
            "Probation lasts three months and cannot be extended without the Employee's written consent.",
          replaces: true,
        },
      ],
      kinds: ["probation"],
      proof: {
        answered: "2.1 The Employee is on probation for six months, which the Employer may extend.",
        not: "2.1 The first three months are a probation period.",
      },
    },
    {
      id: "employment/redundancy",
      topic: "exit-cost",
      title: "No severance beyond the minimum",
      question: "What are we paid if the job goes?",
      side: "recipient",
      about: { says: /\bredundan\w*|\bseverance\b/, heading: /redundan/ },
      answers: [],
      absent: {
        of: /\b(?:executive|director|manager|senior|head of|chief|\$1[5-9]\d,\d{3}|\$[2-9]\d\d,\d{3})\b/,
        level: "Low",
        does: "The paper gives nothing on redundancy.",
        why: "In the first year, or with a small employer, the law may give nothing either.",
        ask: "Ask for a set number of weeks' pay.",
        wording:
          "If the position is made redundant the Employer must pay the Employee at least eight weeks' salary in addition to notice.",
      },
      proof: {
        answered: "1.1 The Employee is appointed senior manager.",
        not: "1.1 The Employee is senior manager. On redundancy the Employer pays eight weeks.",
      },
    },
    {
      id: "employment/policies-bind",
      topic: "variation",
      title: "Policies bind and may change at will",
      question: "Do policies bind us, and who may change them?",
      side: "recipient",
      about: { says: /\bpolic(?:y|ies)\b/, heading: /polic/ },
      answers: [
        {
          when: [
            /\bwe must\b.{0,60}\b(?:comply|follow|observe)\b.{0,60}\bpolic\w+.{0,80}\b(?:as (?:amended|varied|changed|updated|in force)|from time to time|may change|change\w* without notice)\b|\bthey may\b(?! not).{0,60}\b(?:introduce|vary|change|amend|withdraw)\b.{0,60}\bpolic\w+.{0,100}\bwe must (?:observe|comply with|follow) (?:those|it)\b/,
          ],
          level: "Low",
          does: "{We} must follow policies that {they} may change whenever it likes, but may not rely on them.",
          why: "New duties come without bargain, while leave or severance policies may vanish.",
          ask: "Ask that no policy cuts pay, status or rights, and for notice of changes.",
          wording:
            "No policy may reduce the Employee's pay, benefits or rights, and the Employer must give 14 days' notice of a change.",
        },
        {
          when: [
            /\bthey may\b(?! not).{0,120}\b(?:introduce|chang|var|amend|withdraw|replac|revok)\w*\b.{0,60}\bpolic/,
            /\bwe must\b.{0,60}\b(?:comply|follow|observe)\b.{0,60}\bpolic/,
          ],
          level: "Low",
          does: "{We} must follow policies that {they} may change whenever it likes, but may not rely on them.",
          why: "New duties come without bargain, while leave or severance policies may vanish.",
          ask: "Ask that no policy cuts pay, status or rights, and for notice of changes.",
          wording:
            "No policy may reduce the Employee's pay, benefits or rights, and the Employer must give 14 days' notice of a change.",
        },
      ],
      proof: {
        answered:
          "2.5 The Employee must follow the Employer's policies. The Employer may change a policy at any time.",
        not: "2.5 A policy may not reduce the Employee's rights.",
      },
    },
    {
      id: "employment/acceptance",
      topic: "formation",
      title: "Starting unsigned may leave nothing binding",
      question: "Are they bound if they start without signing?",
      side: "drafter",
      about: {
        says: /\b(?:commenc\w+|start\w*|begin\w*)\b.{0,60}\b(?:work|employment|duties)\b.{0,120}\b(?:accept\w*|deemed|taken)|\btaken to have accepted|\bdeemed (?:to have )?accept/,
      },
      answers: [
        {
          when: [
            /\b(?:if (?:they|you|we) )?\bsign and return\b.{0,80}\bby\b|\b(?:no effect|not binding|does not bind)\b.{0,30}\buntil\b.{0,60}\b(?:signed|executed|returned)\b|\boffer (?:must )?(?:lapses?|expires?|is open|remains open)\b/,
          ],
          level: "Medium",
          does: "The offer binds only if signed and returned in time; nothing follows if {they} simply starts.",
          why: "Restraint, assignment and confidentiality could fail for want of acceptance.",
          ask: "Count starting work as acceptance, and let nobody start unsigned.",
          wording:
            "If the Employee starts work without having signed, the Employee is taken to have accepted these terms.",
        },
      ],
      proof: {
        answered:
          "1.1 This letter is the contract if the Employee signs and returns it: please sign and return it by 9 March 2026.",
        not: "1.1 If the Employee starts work the Employee is taken to have accepted this offer.",
      },
    },
  ],
};
