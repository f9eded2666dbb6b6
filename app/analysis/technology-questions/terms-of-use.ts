import type { PaperQuestions } from "../asking/question.ts";

/** Whoever uses a website, an app or a membership, and whoever runs it. */
const user = /^(?:user|you|member|customer|subscriber|visitor|client|account holder|using)$/;
const operator = /^(?:operator|we|us|company|provider|supplier|platform|owner|running)$/;

const changeWording =
  "The Operator must give the User at least {noticeTime|30 days}' notice by email of a change that disadvantages the User. The User may cancel before it takes effect and is refunded what it has paid for the time after.";
const contentWording =
  "The User keeps ownership of its content and lets the Operator host, copy and show it only to run and promote the service, until the User deletes it or closes the account.";
const closureWording =
  "The Operator may suspend or close an account only for a serious breach or an unlawful or dangerous use. It must say why, give seven days to put the matter right where that is safe, let the User copy its content, and refund fees paid in advance.";
const consumerWording =
  "Nothing in these terms excludes a guarantee, right or remedy that the Australian Consumer Law or any other law does not allow to be excluded.";
const localCourtsWording =
  "These terms are governed by the law of the State or Territory in Australia where the User lives, and either party may go to its courts and tribunals.";
const renewalWording =
  "The Operator must remind the User by email between 14 and 30 days before a renewal, stating the price. The User may cancel online at any time, and is refunded if it cancels within 14 days after a renewal.";

/** Terms of websites, apps and memberships, for consumers or businesses. */
export const termsOfUse: PaperQuestions = {
  id: "terms-of-use",
  of: /^Terms of service$/,
  roles: { recipient: "User", drafter: "Operator" },
  tells: [
    [
      /\bwe (?:agree|accept|must|must be bound by)s? (?:to )?(?:be bound by )?these\b|\bour (?:account|password|use of (?:the|this|these|their))\b|\bby (?:\w+,? ){0,6}(?:using|accessing|visiting|registering)\b.{0,120}\bwe (?:must|agree|accept|confirm|acknowledge)/,
      "using",
    ],
    [
      /\bthey (?:agree|accept|must|must be bound by)s? (?:to )?(?:be bound by )?these\b|\btheir (?:account|password|use of (?:the|this|these|our))\b|\bby (?:\w+,? ){0,6}(?:using|accessing|visiting|registering)\b.{0,120}\bthey (?:must|agree|accept|confirm|acknowledge)/,
      "running",
    ],
  ],
  questions: [
    {
      id: "terms-of-use/changed-by-posting",
      topic: "variation",
      title: "Terms may change without set notice",
      question: "Can they change the terms without telling us?",
      roles: user,
      about: {
        says: /\b(?:chang\w*|modif\w+|updat\w+|amend\w*|revis\w+|rewrit\w+|vary|replace)\b.{0,120}\b(?:terms|agreement|conditions|policies)\b/,
        heading: /chang|modif|updates|amend|revis|variation/,
      },
      answers: [
        {
          when: [
            /\bthey (?:may|reserves? the right|can)\b(?! not\b).{0,80}\b(?:change|modify|update|amend|revise|rewrite|vary|replace)s?\b.{0,40}\b(?:terms|agreement|conditions)\b|\bthey may\b.{0,40}\bmake changes to\b.{0,30}\b(?:terms|agreements?|conditions)\b|\bcontinuing to (?:access|use)\b.{0,60}\bwe must be bound by the (?:revised|new|changed|updated) terms\b/,
            /\b(?:continu\w+|going on|keep)\b.{0,60}\b(?:us(?:e|ing)|access\w*)\b.{0,160}\b(?:accept\w*|agree\w*|bound|consent\w*|revised|new terms|changed terms)\b|\bif we (?:open|continue|keep|go on)\b.{0,100}\b(?:applies|accept|bound|agree|revised)\w*/,
          ],
          lacksHere: [/\b\d+ (?:business |calendar )?days\b/],
          title: "Terms change, and use means consent",
          level: "High",
          does: "{They} may rewrite the terms, and going on using the service counts as consent.",
          why: "{We} can be bound to what it has never seen, with no refund if it leaves.",
          ask: "Ask for email notice, 30 days, and exit with a refund.",
          wording: changeWording,
          replaces: true,
        },
        {
          when: [
            /\bthey (?:may|reserves? the right)\b(?! not\b).{0,120}\b(?:change|modify|update|amend|revise|rewrite|vary|replace)\b.{0,80}\b(?:terms|agreement|conditions)\b.{0,160}\b(?:at any time|without (?:prior )?notice|sole discretion|from time to time|by (?:posting|publishing|putting))\b|\bthey may\b.{0,60}\b(?:at any time|without (?:prior )?notice|from time to time|sole discretion)\b.{0,80}\b(?:change|modify|update|amend|revise|rewrite|vary|replace)\b.{0,60}\b(?:terms|agreement|conditions)\b/,
          ],
          lacksHere: [/\b\d+ (?:business |calendar )?days\b/],
          level: "Medium",
          does: "{They} may change the terms when it likes, with no set notice.",
          why: "{We} can be bound to what it has never seen, with no refund if it leaves.",
          ask: "Ask for email notice, 30 days, and exit with a refund.",
          wording: changeWording,
          replaces: true,
        },
      ],
      kinds: ["unilateral-variation"],
      proof: {
        answered:
          "6.1 The Operator may change these terms at any time. If the User continues to use the service it accepts the change.",
        not: "6.1 The Operator must give 30 days' notice of a change and the User may cancel.",
      },
    },
    {
      id: "terms-of-use/account-closed",
      topic: "suspension",
      title: "Account may be closed without warning",
      question: "When may they close our account?",
      roles: user,
      about: {
        says: /\b(?:terminat\w+|clos\w+|suspend\w*|delet\w+|disabl\w+|block\w*|cancel\w*|restrict\w*|end)\b.{0,100}\b(?:accounts?|access|membership|use|services?)\b/,
        heading: /terminat|suspen|clos|ending/,
      },
      answers: [
        {
          when: [
            /\bthey (?:may|reserves?|reserve)\b(?! not\b).{0,160}\b(?:terminate|close|suspend|delete|disable|block|cancel|restrict|end|deny)\b.{0,120}\b(?:accounts?|access|membership|use of|services?|subscriptions?)\b.{0,160}\b(?:at any time(?!.{0,40}\bif\b)|for any (?:or no )?reason|without (?:reason|cause)|(?:sole|absolute) discretion(?!.{0,160}\b(?:violat|breach|infring))|whenever|if they (?:think|consider) (?:they should|fit))\b|\bthey (?:may|reserves?|reserve)\b(?! not\b).{0,80}\b(?:at any time|for any (?:or no )?reason|without (?:reason|cause)|(?:sole|absolute) discretion)\b.{0,80}\b(?:terminate|close|suspend|delete|disable|block|cancel|restrict|end|deny)\b.{0,80}\b(?:accounts?|access|membership|use of|services?|subscriptions?)\b(?!.{0,40}\bif\b)|\bthey may,? in (?:its|their) (?:sole|absolute) discretion,? (?:refuse|deny|terminate|close|suspend|restrict|cancel)\b.{0,60}\b(?:access|accounts?)\b|\bthey may (?:cancel|close|end|terminate) any accounts?\b.{0,20}\bas it thinks fit\b/,
          ],
          title: "Account may be closed at whim",
          level: "High",
          does: "{They} may close {we}'s account whenever it likes, with no reason and no warning.",
          why: "Content, contacts and what was paid for could be gone overnight.",
          ask: "Ask for grounds, warning, a copy of the content and a refund.",
          wording: closureWording,
          replaces: true,
        },
        {
          when: [
            /\bthey (?:may|reserves?|can)\b(?! not\b).{0,120}\b(?:terminate|close|suspend|cancel|end)\b.{0,60}\b(?:accounts?|access|membership|services?)\b.{0,160}\b(?:without (?:refund|(?:prior )?(?:notice|warning))|immediately|no refund)\b|\bthey reserve all rights to (?:terminate|close)\b.{0,60}\baccounts?\b|\bthey may (?:deactivate|disable|block|cancel|close|terminate|suspend)\b.{0,30}\baccount\b.{0,20}\b(?:immediately|without (?:prior )?notice)\b/,
          ],
          level: "Medium",
          does: "{They} may close {we}'s account at once, without warning or refund.",
          why: "Content, contacts and what was paid for could be gone overnight.",
          ask: "Ask for grounds, warning, a copy of the content and a refund.",
          wording: closureWording,
          replaces: true,
        },
      ],
      kinds: ["termination-for-convenience", "suspension"],
      proof: {
        answered: "3.3 The Operator may close any account at any time for any reason.",
        not: "3.3 The Operator may close an account only for a serious breach and after seven days' notice.",
      },
    },
    {
      id: "terms-of-use/content-licence",
      topic: "licence",
      title: "Posted content may be passed on",
      question: "What may they do with what we post?",
      roles: user,
      about: {
        says: /\b(?:content|posts?|posted|photos?|submissions?|upload\w*|materials?|feedback|reviews?)\b.{0,200}\b(?:licen[cs]\w*|grant\w*|use|publish|right)\b|\b(?:grant\w*|licen[cs]\w*|let)\b.{0,200}\b(?:content|post|photos?|submissions?|upload\w*)\b/,
        heading: /content|posts|submissions/,
      },
      answers: [
        {
          when: [
            /\b(?:we (?:hereby )?(?:grants?|give|gives|let|lets|agrees? to grant|licen[cs]es?)|granting)\b.{0,100}\b(?:they|their)\b.{0,240}\b(?:perpetual\w*|irrevocabl\w+|forever|for ever|without limit of time|unlimited)\b/,
          ],
          title: "Posted content may be used for ever",
          level: "Medium",
          does: "{They} gets a right for ever to use what {we} posts.",
          why: "It outlives the account, and may reach advertising, sale and people in the pictures.",
          ask: "Ask to limit it to running the service, ending on deletion.",
          wording: contentWording,
          replaces: true,
        },
        {
          when: [
            /\b(?:(?:our|user|submitted|posted|uploaded) (?:\w+ )?(?:content|submissions?|materials?|feedback|posts?)|(?:content|submissions?|materials?|feedback|anything)(?: that)? we (?:post|upload|submit|send|provide)\w*)\b.{0,60}\b(?:becomes?|is|are|must be)\b.{0,20}\b(?:the )?(?:sole |exclusive )*(?:property of|owned by) they\b|\bwe\b.{0,40}\bassigns?\b.{0,60}\bthey\b.{0,160}\b(?:our|user) (?:content|submissions?|posts?)\b|\b(?:submissions?|content|materials?|posts?)\b.{0,60}\bbecomes? the property of they\b|\bwe (?:hereby )?assigns? to they\b.{0,60}\b(?:material|content|submissions?)\b/,
          ],
          title: "Posted content becomes the operator’s",
          level: "High",
          does: "What {we} posts becomes {they}'s property.",
          why: "{We} could not use its own work elsewhere.",
          ask: "Ask to keep ownership and give a limited licence.",
          wording: contentWording,
          replaces: true,
        },
        {
          when: [
            /\bwe (?:hereby )?(?:grants?|give|gives)\b.{0,60}\bthey\b.{0,160}\b(?:sub-?licen[cs]able|transferable|royalty[- ]free|worldwide)\b.{0,160}\b(?:content|submissions?|posts?|materials?)\b|\bwe (?:gives?|grants?) (?:to )?they\b.{0,80}\b(?:right|licen[cs]e) to\b.{0,80}\bsub-?licen[cs]e\b/,
          ],
          lacksHere: [
            /\b(?:until|ends? when|when we delete|deleted|to (?:provide|operate|run) the|solely|only to)\b/,
          ],
          level: "Low",
          does: "{They} may use, pass on and sublicense what {we} posts, and no end is set.",
          why: "It may be used for things that {we} never meant.",
          ask: "Ask to limit it to running the service, ending on deletion.",
          wording: contentWording,
          replaces: true,
        },
      ],
      kinds: ["licence-scope", "data-ownership"],
      proof: {
        answered:
          "4.1 The User grants the Operator a perpetual, irrevocable licence to use its content.",
        not: "4.1 The User lets the Operator show its content until the User deletes it.",
      },
    },
    {
      id: "terms-of-use/auto-renewal",
      topic: "renewal",
      title: "It renews without a reminder",
      question: "Does it renew by itself, and how do we stop it?",
      roles: user,
      about: {
        says: /\b(?:renew\w*|rolls? over|recurring|continues? until)\b/,
        heading: /renew|subscription|billing/,
      },
      answers: [
        {
          when: [
            /\b(?:renews?|renewed|rolls? over|renewal|recurring)\b.{0,200}\b(?:unless|until|automatic\w*)\b.{0,160}\b(?:cancel\w*|terminat\w+|notif\w+|notice|turn(?:ed)? off)\b|\bautomatically renew(?:s|ed)?\b|\brenew(?:s|ed)? automatically\b|\bunless (?:it is )?cancelled\b.{0,120}\b(?:plan|subscription|membership)\b.{0,20}\bmust (?:automatically )?renew\b|\b(?:plan|membership|subscription)\b.{0,30}\bcontinues?\b.{0,40}\buntil we cancels?\b/,
          ],
          lacks: [
            /\bthey must\b.{0,80}\b(?:remind|email|notify|tell)\b.{0,120}\b(?:renew\w*|before (?:it|the next))\b|\breminder\b/,
          ],
          level: "Medium",
          does: "A paid plan renews by itself, and {they} need not remind {we}.",
          why: "A forgotten date costs another period.",
          ask: "Ask for a reminder with the price, cancelling online and a refund soon after renewal.",
          wording: renewalWording,
        },
      ],
      kinds: ["automatic-renewal"],
      proof: {
        answered: "3.2 The plan renews for another 12 months unless the User cancels.",
        not: "3.2 The plan ends after 12 months.",
      },
    },
    {
      id: "terms-of-use/price-showing",
      topic: "price-change",
      title: "The price may change at any time",
      question: "Can they raise the price?",
      roles: user,
      about: {
        says: /\b(?:pric(?:e|es|ing)|fees?|charges?|rates?)\b.{0,120}\b(?:chang\w*|increas\w*|var(?:y|ied)|adjust\w*|modif\w+|go up|then)\b|\b(?:chang\w*|increas\w*|adjust\w*|modify|vary)\b.{0,80}\b(?:pric(?:e|es|ing)|fees?|charges?|rates?)\b/,
      },
      answers: [
        {
          when: [
            /\bthey (?:may|reserves? the right)\b(?! not\b).{0,100}\b(?:change|increase|modify|adjust|vary|raise|alter)\b.{0,60}\b(?:pric(?:e|es|ing)|fees?|charges?|rates?)\b|\b(?:pric(?:e|es|ing)|fees?|charges?)\b.{0,40}\bmay (?:be )?(?:changed?|increased?|adjusted)\b.{0,60}\b(?:at any time|without (?:prior )?notice|from time to time)\b|\b(?:prices?|pricing|fees?)\b.{0,30}\bsubject to change\b/,
          ],
          lacks: [
            /\b(?:pric(?:e|es|ing)|fees?|charges?)\b.{0,240}\b\d+ days\b|\b\d+ days\b.{0,200}\b(?:pric(?:e|es|ing)|fees?|charges?)\b|\bthey must\b.{0,60}\b(?:email|notify|tell|give)\b.{0,120}\b(?:price|fee|increase|payment)\b|\b(?:reasonable|advance|prior) notice\b/,
          ],
          level: "Medium",
          does: "{They} may change its prices at any time, without set notice.",
          why: "{We} may be charged more before it knows.",
          ask: "Ask for 30 days' email notice and cancelling before the rise.",
          wording:
            "A change of price applies only from the next renewal and only if the Operator has told the User by email at least 30 days before it.",
          replaces: true,
        },
      ],
      kinds: ["price-increase", "price-at-will"],
      proof: {
        answered: "2.2 The Operator may change its prices at any time.",
        not: "2.2 The Operator must give 30 days' notice of a change of price.",
      },
    },
    {
      id: "terms-of-use/no-refund",
      topic: "payment",
      title: "Nothing is refunded",
      question: "When do we get our money back?",
      roles: user,
      about: {
        says: /\brefund\w*|\bnon-?refundable\b|\bmoney[- ]back\b/,
        heading: /refund|cancel/,
      },
      answers: [
        {
          when: [
            /\bnon-?refundable\b|\bno refunds?\b|\b(?:fees?|payments?|charges?|purchases?|amounts?|part|subscriptions?)\b.{0,80}\b(?:not|no|never)\b.{0,20}\brefund\w*|\bthey (?:does not|do not|may not)\b.{0,30}\b(?:give|provide|offer|issue|refund)\b.{0,40}\brefund|\bno reason for a refund\b|\bwe (?:is|are) not entitled to\b.{0,30}\brefund|\bamounts paid\b.{0,20}\bmay not be (?:returned|refunded|repaid)\b/,
          ],
          level: "Medium",
          does: "What {we} has paid is not refunded, whatever happens.",
          why: "That would hold even where {they} ends it or the service fails, which the law does not allow.",
          ask: "Ask for a refund of unused time where {they} ends it or the service fails.",
          wording:
            "If the Operator ends the service without the User's breach, or the service fails in a major way, the User is refunded what it has paid for the unused time.",
          replaces: true,
        },
      ],
      kinds: ["no-refund"],
      proof: {
        answered: "2.4 All fees are non-refundable.",
        not: "2.4 The Operator must refund the unused part if it ends the service.",
      },
    },
    {
      id: "terms-of-use/instalments-due",
      topic: "exit-cost",
      title: "Cancelling makes the rest due",
      question: "What does it cost to cancel?",
      roles: user,
      about: {
        says: /\bcancel\w*\b.{0,200}\b(?:pay|fees?|due|owe|charge\w*|instal\w+)\b/,
        heading: /cancel/,
      },
      answers: [
        {
          when: [
            /^(?!.*\bup to the end of the month\b).*?(?:\b(?:cancel\w*|end|terminat\w+)\b.{0,160}\b(?:instal\w+|remaining|rest|balance|remainder|outstanding)\b.{0,100}\b(?:due|payable|owed?|charged|must pay|immediately|straight away)\b|\b(?:cancellation|early termination|exit) (?:fee|charge)\b|\bcancell\w+\b.{0,80}\bwe (?:remains?|is|must be) liable for the (?:balance|remainder|rest)\b|\bearly (?:termination|cancellation)\b.{0,60}\bwe (?:must )?pays? \$)/,
          ],
          level: "High",
          does: "{We} must pay the rest of the plan, or a fee, when it cancels early.",
          why: "{They} saves the cost of serving {we} and is paid all the same.",
          ask: "Ask for a small stated fee, or service until the paid time ends.",
          wording:
            "The User may cancel at any time and then owes only the instalments due up to the end of the month, and a fee of no more than one month's price.",
          replaces: true,
        },
      ],
      kinds: ["cancellation-charge", "early-termination-fee", "acceleration"],
      proof: {
        answered:
          "3.4 If the User cancels early, the remaining instalments fall due straight away.",
        not: "3.4 The User may cancel at any time without charge.",
      },
    },
    {
      id: "terms-of-use/nothing-promised",
      topic: "quality-warranty",
      title: "Nothing is promised of the service",
      question: "Do they promise that it works and is right?",
      roles: user,
      about: {
        says: /(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))|\bas[- ]available\b|\bwarrant(?:y|ies|s)\b|\bown risk\b/,
        heading: /warrant|disclaim/,
      },
      answers: [
        {
          when: [
            /(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))|\bas[- ]available\b|\bthey (?:makes?|gives?|offers?|provides?) no (?:\w+ ){0,3}(?:representations?|warrant(?:y|ies)|guarantees?|promises?)\b|\bthey (?:does not|do not) (?:warrant|guarantee|promise)\b|\bthey (?:disclaims?|excludes?)\b.{0,60}\bwarrant|\ball warranties are (?:hereby )?disclaimed\b|\b(?:at|is at) our sole risk\b/,
          ],
          level: "Medium",
          does: "{They} does not promise that the service works, is safe or is right.",
          why: "{We} bears the cost of faults, beyond what the law keeps for consumers.",
          ask: "Ask for due care and for the main functions to work as described.",
          wording:
            "The Operator must provide the service with due care and skill, and its main functions must work as described.",
        },
      ],
      kinds: ["warranty-disclaimer"],
      proof: {
        answered: '7.2 The service is provided "as is" and the Operator gives no warranty.',
        not: "7.2 The Operator must provide the service with due care and skill.",
      },
    },
    {
      id: "terms-of-use/total-exclusion",
      topic: "liability-cap",
      title: "Operator answers for no loss",
      question: "What do they owe us if something goes wrong?",
      roles: user,
      about: { says: /\bnot liable\b|\bliab(?:le|ility)\b|\bresponsib\w+\b/, heading: /liab/ },
      answers: [
        {
          when: [
            /\bthey\b[^.;]{0,160}\bis not liable\b.{0,40}\bfor (?:any|all)(?: and all| kinds? of)? (?:direct|loss(?:es)?|liabilit\w+|damages?|claims?)\b(?! of (?:profits?|revenue|business|goodwill|data|anticipated|use)\b)(?!.{0,60}\b(?:indirect|consequential|incidental|caused by (?:we|our)|beyond)\b)|\bthey is not liable(?: to we)?,? (?:whether )?in contract\b/,
          ],
          lacks: [
            /\btheir (?:\w+,? ){0,4}liability\b.{0,120}\b(?:limited to|may not exceed|exceed|capped|maximum)\b|\bthe most they\b/,
          ],
          level: "High",
          does: "{They} does not answer for any loss at all.",
          why: "Only what the law does not allow to be excluded would be left to {we}.",
          ask: "Ask that it answers for loss that it causes, up to a stated sum.",
          wording:
            "The Operator is liable for loss caused by its breach or negligence, up to the greater of $1,000 and the fees paid in the last 12 months. No limit applies to death, injury, fraud or rights that cannot be excluded.",
          replaces: true,
        },
        {
          when: [
            /\b(?:their (?:\w+,? ){0,4}liability|the most they)\b.{0,200}\b(?:(?:paid|fees?|amounts?)\b.{0,60}\b(?:last|previous|preceding|prior|past)\b.{0,10}(?<span>\d{1,2} months)|(?<sum>(?:aud|us)? ?\$ ?\d[\d,.]*|zero|nil))|\btheir (?:\w+ )?liability\b.{0,30}\bmay not exceed\b.{0,40}(?<sum>\$[\d,]+)/,
          ],
          title: "Operator pays at most {most}",
          level: "Medium",
          reckon: ({ span, sum }) => ({
            most: sum ?? `what was paid in ${span ? `the last ${span}` : "a short time"}`,
          }),
          does: "The most that {they} pays {we} for anything is {most}.",
          why: "A leak, an injury or lost work would cost far more.",
          ask: "Ask for a higher sum, and none for injury, data and what the law does not allow.",
          wording:
            "The Operator's liability is limited to the greater of $1,000 and the fees paid in the last 12 months. No limit applies to death, injury, loss of personal information, fraud or rights that cannot be excluded.",
          replaces: true,
        },
      ],
      kinds: ["limitation-of-liability"],
      proof: {
        answered: "7.3 The Operator is not liable for any loss or damage.",
        not: "7.3 The Operator is liable for loss caused by its negligence.",
      },
    },
    {
      id: "terms-of-use/user-indemnity",
      topic: "indemnity",
      title: "The user pays for everything that follows",
      question: "What must we repay?",
      roles: user,
      about: {
        says: /\bindemnif\w+|\bhold\b.{0,20}\bharmless\b|\bpay they back\b|\breimburse\b/,
        heading: /indemn/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must |agrees? to |will )?(?:\w+,? ){0,3}(?:indemnif(?:y|ies)|hold|defend|pay they back|reimburse)\b.{0,400}\b(?:any|all|every|arising|in connection|related|resulting)\b|\bwe must compensate they for (?:all|any)\b.{0,60}\buse\b/,
          ],
          lacksHere: [
            /\b(?:to the extent|reduced|proportion\w*|except to the extent)\b.{0,120}\b(?:they|their)\b/,
          ],
          level: "Medium",
          does: "{We} must repay {they} for every claim and cost linked to {we}'s use, without fault or limit.",
          why: "One complaint by a stranger could cost {we} {they}'s lawyers.",
          ask: "Ask to limit it to loss from {we}'s deliberate or unlawful acts, less {they}'s share.",
          wording:
            "The User must pay the Operator's reasonable loss caused by the User's unlawful content or deliberate breach, reduced to the extent that the Operator contributed to it.",
          replaces: true,
        },
      ],
      kinds: ["indemnity"],
      proof: {
        answered:
          "7.6 The User must indemnify the Operator against all claims arising from its use of the service.",
        not: "7.6 The User must pay loss caused by its unlawful content.",
      },
    },
    {
      id: "terms-of-use/foreign-forum",
      here: true,
      topic: "disputes-law",
      title: "Foreign law or courts decide",
      question: "Where can we bring a claim?",
      roles: user,
      about: {
        says: /\b(?:arbitrat\w+|courts?|jurisdiction|govern\w*|laws? of)\b/,
        heading: /dispute|law|jurisdiction|arbitration/,
      },
      answers: [
        {
          when: [
            /\b(?:disputes?|claims?|controvers\w+|what)\b.{0,240}\b(?:resolved|settled|decided|determined|referred|submitted|resolving|settling)\b.{0,200}\b(?:arbitration|arbitrators?|arbitrated)\b|\bagree\w* to (?:\w+ ){0,3}arbitrat\w+|\barbitration\b.{0,40}\bmust be (?:final|binding)|\b(?:must resolve|resolve) (?:all|any) disputes?\b.{0,30}\barbitration\b/,
          ],
          lacks: [
            /\b(?:australian disputes centre|resolution institute|acica)\b|\bif we live in australia\b|\bif we (?:are|live|reside)\b.{0,30}\bthe (?:united states|us)\b/,
          ],
          title: "Disputes go to arbitration",
          level: "High",
          does: "{We} must take disputes to arbitration instead of a court.",
          why: "Its cost is far above most claims.",
          ask: "Ask for local courts and tribunals, and arbitration only by later choice.",
          wording: localCourtsWording,
          replaces: true,
        },
        {
          when: [
            /\b(?:govern\w*|courts? (?:of|in|located)|jurisdiction|venue)\b.{0,100}\b(?:singapore|hong kong|england|california|new york|delaware|ireland|luxembourg|germany|estonia|cyprus|malta|british columbia|ontario|cayman|new zealand|sweden|netherlands|finland|denmark|france)\b/,
          ],
          lacks: [
            /\bif we (?:live|reside|are (?:located|a (?:consumer|resident)))\b.{0,60}\baustralia\b|\baustralian users\b/,
          ],
          level: "Medium",
          does: "Foreign law or courts are to decide {we}'s claims.",
          why: "Going there costs more than most claims.",
          ask: "Ask for Australian law and local courts and tribunals.",
          wording: localCourtsWording,
          replaces: true,
        },
      ],
      kinds: ["arbitration", "foreign-jurisdiction", "governing-law"],
      proof: {
        answered: "8.2 Any dispute must be resolved by binding arbitration in Singapore.",
        not: "8.2 Either party may go to the courts and tribunals of the State where the User lives.",
      },
    },
    {
      id: "terms-of-use/class-waiver",
      topic: "disputes-law",
      title: "Joining with others is given up",
      question: "May we join with others in a claim?",
      roles: user,
      about: {
        says: /\bclass\b|\brepresentative (?:action|proceeding|capacity)|\bgroup proceedings?\b/,
      },
      answers: [
        {
          when: [
            /\b(?:waive\w*|give up|not|may not|only)\b.{0,160}\b(?:class|group|representative)\b.{0,40}\b(?:actions?|proceedings?|arbitrations?|member|basis|capacity|or group)\b|\bclass action waiver\b|\bno class\b.{0,30}\b(?:arbitrations?|actions?|proceedings?)\b.{0,20}\b(?:permitted|allowed)\b|\bclaims\b.{0,60}\bonly on an individual basis\b/,
          ],
          lacks: [/\bif we (?:are|live|reside)\b.{0,30}\bthe (?:united states|us)\b/],
          level: "High",
          does: "{We} gives up joining with others in a class action.",
          why: "For small sums it is the only claim that anybody would bring.",
          ask: "Ask to delete it.",
          wording:
            "Nothing in these terms prevents the User from taking part in a representative proceeding.",
          replaces: true,
        },
      ],
      proof: {
        answered: "8.3 The User may not bring a claim as a member of a class or group proceeding.",
        not: "8.3 The User may bring its claims in any court.",
      },
    },
    {
      id: "terms-of-use/data-use",
      topic: "privacy",
      title: "Personal information may be sold or sent away",
      question: "What may they do with our personal information?",
      roles: user,
      about: {
        says: /\b(?:personal (?:information|data|details)|your data|data|location|health)\b.{0,200}\b(?:share|sell|disclos\w+|transfer\w*|third part\w+|partners|advertis\w+|overseas|servers)\b/,
        heading: /privacy|data/,
      },
      answers: [
        {
          when: [
            /\b(?:they may|we (?:agree|consent|allow|authori[sz]e)s? (?:that they may|to (?:they|their)))\b(?! not\b).{0,40}\b(?:sell|share|disclose|send|transfer)\w*\b.{0,160}\b(?:data|information|details|insights)\b.{0,200}\b(?:third part\w+|partners|advertis\w+|brands|marketing|overseas|united states|other countries|affiliates)\b|\bwe consents? to they (?:disclosing|sharing|selling|transferring)\b.{0,60}\b(?:personal information|data)\b|\bwe agrees? that personal information may be\b.{0,40}\b(?:transferred|stored|disclosed|shared)\b|\bwe authori[sz]es? they to\b.{0,40}\bdisclose\b.{0,20}\bpersonal information\b/,
          ],
          level: "Medium",
          does: "By accepting the terms {we} lets {they} share or sell personal information, or send it abroad.",
          why: "The consent is buried here, all or nothing.",
          ask: "Ask for a separate choice, no sale, and use of the service without it.",
          wording:
            "The Operator must not sell personal information or disclose it for marketing unless the User has agreed separately, and the User may use the service without agreeing.",
        },
      ],
      kinds: ["privacy"],
      proof: {
        answered:
          "4.3 The User agrees that the Operator may share its personal information with advertising partners.",
        not: "4.3 The Operator must not sell personal information.",
      },
    },
    {
      id: "terms-of-use/account-liability",
      topic: "conduct-and-access",
      title: "Whatever happens in the account is the user’s",
      question: "Do we answer for a stolen account?",
      roles: user,
      about: {
        says: /\b(?:accounts?|passwords?|credentials|log-?in)\b/,
        heading: /account|security|password/,
      },
      answers: [
        {
          when: [
            /\bwe (?:are|is|must be|remain) (?:\w+ )?(?:responsible|liable)\b.{0,40}\b(?:all|any|every)\b.{0,40}\b(?:activit\w+|use|actions?|transactions?|acts?|purchases?)\b.{0,80}\b(?:accounts?|passwords?|credentials|log-?ins?|user ?names?)\b|\b(?:whatever|anything|everything)\b.{0,60}\baccount\b.{0,60}\b(?:counts as|done by|responsib\w+)\b|\banything done\b.{0,30}\bour (?:log-?in|account|password)s?\b.{0,40}\bby we\b|\bwe accepts? (?:all )?(?:liability|responsibility) for (?:all|any)\b.{0,40}\bour (?:password|account|log-?in)\b/,
          ],
          lacksHere: [/\b(?:unless|except)\b.{0,120}\b(?:their|they|negligen\w+|fault)\b/],
          level: "Low",
          does: "{We} answers for everything done in its account, even by a thief.",
          why: "That holds even where {they}'s own security failed.",
          ask: "Ask to limit it to {we}'s own carelessness.",
          wording:
            "The User is responsible for use of its account by others only if its own carelessness allowed it and until it tells the Operator.",
          replaces: true,
        },
      ],
      kinds: ["account-responsibility"],
      proof: {
        answered: "5.3 The User is responsible for all activity in its account.",
        not: "5.3 The User must keep its password secret.",
      },
    },
    {
      id: "terms-of-use/takedown",
      topic: "conduct-and-access",
      title: "Content may be removed without a reason",
      question: "When may they take down what we post?",
      roles: user,
      about: {
        says: /\b(?:remov\w+|tak(?:e|en|ing) down|delet\w+|edit\w*|refus\w+|reject\w*|block\w*)\b.{0,80}\b(?:content|posts?|listings?|reviews?|materials?|anything)\b/,
      },
      answers: [
        {
          when: [
            /\bthey (?:may|reserves?|reserve all rights)\b(?! not\b).{0,100}\b(?:remove|take down|delete|edit|refuse|reject|block)\b.{0,80}\b(?:content|posts?|listings?|reviews?|materials?|anything)\b.{0,160}\b(?:discretion|any (?:or no )?reason|at any time|without (?:prior )?(?:notice|warning)|if they think)\b|\bthey\b.{0,30}\b(?:right|rights)\b.{0,30}\bnot the obligation\b.{0,40}\b(?:remove|delete|edit)\b|\bthey may\b(?! not\b).{0,60}\b(?:discretion|any reason|at any time)\b.{0,60}\b(?:remove|take down|delete|edit|refuse|reject)\b.{0,60}\b(?:content|posts?|listings?|reviews?|materials?|anything)\b|\bcontent may be\b.{0,30}\b(?:removed|deleted|edited|moved)\b.{0,10}\bby they\b|\bthey may(?:, but need not,)? take down\b/,
          ],
          lacksHere: [
            /\b(?:tell|notify|inform|notice)\b.{0,80}\b(?:we|why|reason)\b(?!.{0,10}\bnot\b)|\breview\b.{0,40}\bdecision\b/,
          ],
          level: "Low",
          does: "{They} may remove or edit what {we} posts, and need not say why.",
          why: "A business that lives by its listings or reviews has no answer to a mistake.",
          ask: "Ask for reasons and a review of the decision.",
          wording:
            "The Operator must tell the User why it removed content, and review the decision within five business days if asked.",
        },
      ],
      kinds: ["content-removal"],
      proof: {
        answered: "4.2 The Operator may remove any content in its discretion.",
        not: "4.2 The Operator must tell the User why it removed content.",
      },
    },
    {
      id: "terms-of-use/service-withdrawn",
      topic: "scope",
      title: "Features may come and go",
      question: "Can they take away what we pay for?",
      roles: user,
      about: {
        says: /\b(?:chang\w+|modif\w+|discontinu\w+|withdraw\w*|remov\w+|suspend\w*|come and go|add)\b.{0,80}\b(?:services?|features?|functions?|functionality|classes|content|website|site|app|platform)\b|\b(?:services?|features?)\b.{0,60}\bcome and go\b/,
      },
      answers: [
        {
          when: [
            /\bthey (?:may|reserves? the right)\b(?! not\b).{0,60}\b(?:(?:change|modify)\b.{0,30}\b(?:or|and)\b.{0,20})?\b(?:discontinue|withdraw|remove)\b.{0,60}\b(?:services?|features?|functions?|functionality|website|site|app|platform)\b|\bfeatures?\b.{0,60}\bcome and go\b|\bfeatures?\b.{0,30}\bmay be (?:altered|removed|changed|withdrawn)\b.{0,20}\bby they\b|\bthey is not liable\b.{0,80}\b(?:service|site)\b.{0,20}\b(?:is changed|becomes unavailable|withdrawn)\b/,
          ],
          lacksHere: [/\bthey must\b.{0,60}\brefund\b|\b\d+ days'? notice\b/],
          level: "Low",
          does: "{They} may change or end what {we} pays for, and nothing is given back.",
          why: "The price stays while the product shrinks.",
          ask: "Ask for notice and a refund when a main function goes.",
          wording:
            "If the Operator removes a main function the User may cancel and is refunded what it has paid for the unused time.",
        },
      ],
      kinds: ["supply-at-discretion"],
      proof: {
        answered:
          "2.1 The plan costs $20 a month.\n6.2 The Operator may change or discontinue any feature of the service.",
        not: "6.2 The Operator must refund the unused time if it removes a main function.",
      },
    },
    {
      id: "terms-of-use/claims-time",
      topic: "claims-time",
      title: "Claims are lost after {time}",
      question: "How soon must we complain?",
      roles: user,
      about: { says: /\bwithin (?:\d+ (?:days|months?)|(?:one|1) year)\b/ },
      answers: [
        {
          when: [
            /\b(?:claim|action|dispute|problem|complain\w*|question|objection)\b.{0,160}\bwithin (?<span>\d{1,3} (?:days|months?|years?))\b.{0,160}\b(?:barred|waived?|lose|lost|forfeit\w*|deemed|accepted)\b|\b(?:claim|action|cause of action)\b.{0,80}\bmust\b.{0,40}\b(?:commence\w*|brought|filed?|bring)\b.{0,30}\bwithin (?<span2>\d{1,3} (?:days|months?|years?))\b|\bclaims? not (?:brought|made|notified)\b.{0,20}\bwithin (?<span>\d{1,2} (?:months?|years?|days))\b.{0,40}\b(?:waived|barred|lost)\b|\bno action may be brought\b.{0,20}\bmore than (?<span>\d{1,2} (?:months?|years?)) after\b/,
          ],
          reckon: ({ span, span2 }) => ({ time: span ?? span2 ?? "a short time" }),
          level: "Medium",
          does: "{We} loses a claim that it does not raise within {time}.",
          why: "The law gives years; many faults are found late.",
          ask: "Ask for prompt notice without loss of rights.",
          wording:
            "The User should tell the Operator of a problem promptly. Delay does not take away any right.",
          replaces: true,
        },
        {
          when: [
            /\bwithin (?<time>\d{1,3} days)\b.{0,60}\b(?:charge|payment|invoice|transaction)\b/,
            /\bafter that we lose\b|\bwe (?:must )?(?:lose|waive)s?\b.{0,60}\bright\b/,
          ],
          title: "Charges cannot be questioned after {time}",
          level: "Medium",
          does: "{We} loses the right to question a charge after {time}.",
          why: "Wrong charges are often seen late, and stay wrong.",
          ask: "Ask for prompt notice without loss of rights.",
          wording:
            "The User should tell the Operator of a problem promptly. Delay does not take away any right.",
          replaces: true,
        },
      ],
      kinds: ["time-bar"],
      proof: {
        answered: "8.6 Any claim must be brought within 6 months or it is barred.",
        not: "8.6 The User may complain within 30 days and keeps all its rights.",
      },
    },
    {
      id: "terms-of-use/bound-by-use",
      topic: "formation",
      title: "Mere use binds",
      question: "What makes these terms bind us?",
      roles: user,
      about: {
        says: /\bby (?:\w+,? ){0,6}(?:us(?:e|ing)|access\w*|visit\w*|brows\w*|download\w*)\b|\bevery time\b.{0,60}\b(?:visit|use)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:by (?:\w+,? ){0,6}(?:using|accessing|visiting|browsing|going on using)|every time we (?:visit|use))\b.{0,160}\b(?:(?:agree|accept|consent)\w* (?:to )?(?:be bound by )?(?:these|this|the (?:terms|following|conditions))|must be (?:legally )?bound|must (?:these|this agreement|the terms)|bound by (?:these|this|the terms))\b|\bwe (?:agree|accept|must these|must the)\w*\b.{0,80}\bby (?:\w+,? ){0,8}(?:using|accessing|visiting|browsing)\b|\buse of (?:the|this)\b.{0,30}\b(?:constitutes|means|signifies|indicates)\b.{0,20}\b(?:acceptance|agreement)\b|\bif we (?:does not|do not) agree\b.{0,30}\bwe may not use\b|\baccessing\b.{0,40}\b(?:signifies|constitutes|means)\b.{0,10}\b(?:our )?(?:agreement|acceptance)\b/,
          ],
          level: "Low",
          does: "{We} is said to be bound by using or visiting, without having seen the terms.",
          why: "A single visit by anybody in a business could bind it.",
          ask: "Ask that only an account holder who has ticked a box is bound.",
          wording:
            "These terms bind the User only once it has had a fair chance to read them and has accepted them by ticking a box or signing.",
        },
      ],
      kinds: ["contract-by-use"],
      proof: {
        answered: "By using the website the User agrees to these terms.",
        not: "The User accepts these terms by ticking the box after reading them.",
      },
    },
    {
      id: "terms-of-use/injury-waiver",
      topic: "release",
      title: "Claims are given up, whatever the cause",
      question: "Do we give up claims for being hurt?",
      roles: user,
      about: { says: /\b(?:injur\w+|death|own risk|health|releas\w+|give up|waive\w*)\b/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,160}\b(?:gives? up|waives?|releases?|discharges?)\b.{0,160}\b(?:claims?|liabilit\w+|actions?)\b.{0,200}\b(?:they|their|injur\w+|death)\b|\bwe assumes? all risks?\b.{0,20}\b(?:injury|harm)\b|\bwe\b.{0,60}\bmay not sue they\b|\bwe (?:hereby )?(?:releases?|discharges?) they from (?:any and )?all\b/,
          ],
          lacksHere: [/\bclass\b|\bmoral rights\b/],
          level: "Medium",
          does: "{We} gives up claims against {they}, whatever the cause.",
          why: "It would cover carelessness and worse.",
          ask: "Ask to leave out negligence and reckless acts.",
          wording:
            "Nothing in these terms gives up a claim for injury caused by the Operator's negligence.",
        },
      ],
      kinds: ["covenant-not-to-sue"],
      proof: {
        answered: "7.5 The User gives up any claim against the Operator for injury at an event.",
        not: "7.5 The Operator is liable for injury caused by its negligence.",
      },
    },
    // For whoever runs the service.
    {
      id: "terms-of-use/unfair-change",
      topic: "unfair-terms",
      title: "A right to change everything may not stand",
      question: "Will our right to change the terms hold?",
      roles: operator,
      about: {
        says: /\bwe (?:may|reserves? the right)\b.{0,160}\b(?:change|modify|update|amend|revise|rewrite|vary)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:may|reserves? the right|reserve the right)\b(?! not\b).{0,120}\b(?:change|modify|update|amend|revise|rewrite|vary|replace)\b.{0,80}\b(?:terms|agreement|conditions)\b|\bterms\b.{0,20}\bsubject to change by we\b/,
          ],
          lacksHere: [
            /\b\d+ (?:business |calendar )?days\b|\bthey may (?:cancel|terminate|end|close)\b/,
          ],
          level: "High",
          does: "{We} keeps a right to rewrite the terms without notice or a way out for {they}.",
          why: "With consumers and small businesses such a term is likely unfair: void, and open to penalties.",
          ask: "Give 30 days' email notice, reasons and exit with a refund.",
          wording: changeWording,
          replaces: true,
        },
      ],
      kinds: ["unilateral-variation"],
      proof: {
        answered: "6.1 The Operator may change these terms at any time by posting a new version.",
        not: "6.1 The Operator must give 30 days' notice of a change of terms.",
      },
    },
    {
      id: "terms-of-use/unfair-closure",
      topic: "unfair-terms",
      title: "Closing accounts at will may not stand",
      question: "Will our right to close accounts hold?",
      roles: operator,
      about: {
        says: /\bwe (?:may|reserves?|reserve)\b.{0,120}\b(?:terminate|close|suspend|delete|cancel|end)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:may|reserves?|reserve)\b(?! not\b).{0,160}\b(?:terminate|close|suspend|delete|cancel|end)\b.{0,100}\b(?:accounts?|access|membership|orders?|services?)\b.{0,200}\b(?:at any time|for any (?:or no )?reason|without (?:prior )?(?:notice|warning|reason|cause)|(?:sole|absolute) discretion|whenever|in (?:its|our|their) discretion)\b/,
          ],
          lacks: [/\bwe must\b.{0,40}\brefund\b/],
          level: "High",
          does: "{We} may close accounts at will and keep what was paid.",
          why: "With consumers and small businesses such a term is likely unfair: void, and open to penalties.",
          ask: "State grounds, warning, review and refund.",
          wording: closureWording,
          replaces: true,
        },
      ],
      kinds: ["termination-for-convenience"],
      proof: {
        answered: "3.3 The Operator may close any account at any time in its sole discretion.",
        not: "3.3 The Operator may close an account for a serious breach and must refund prepaid fees.",
      },
    },
    {
      id: "terms-of-use/consumer-law",
      topic: "unfair-terms",
      title: "No saving of the consumer guarantees",
      question: "Do our exclusions hold against Australian consumers?",
      roles: operator,
      about: {
        says: /(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))|\bas[- ]available\b|\bwarrant(?:y|ies)\b|\bnot liable\b/,
      },
      answers: [
        {
          when: [
            /(?:\bas-is\b|\bas is(?=["',.;)]| basis| and "?as\b| without| where))|\bas[- ]available\b|\bwe (?:makes?|make|gives?|give) no (?:\w+ ){0,3}(?:representations?|warrant(?:y|ies)|guarantees?)\b|\bwe (?:disclaims?|excludes?)\b.{0,60}\bwarrant|\bwe is not liable\b.{0,80}\b(?:any|all)\b/,
          ],
          lacks: [
            /\bconsumer (?:guarantees?|law)\b|\bcompetition and consumer\b|\bnon-?excludable\b/,
          ],
          title: "Everything excluded, consumer guarantees unsaved",
          level: "High",
          does: "{We} excludes everything and does not save the Australian consumer guarantees.",
          why: "That part is void, and telling users that they have no rights may itself be misleading.",
          ask: "Add a clear saving, and a resupply limit where allowed.",
          wording: `${consumerWording} Where the law allows, the Operator's liability is limited to supplying the service again or paying for that.`,
        },
        {
          when: [
            /^(?!.{0,300}\b(?:guarantees?|consumer|law|permitted)\b).{0,200}\bwe (?:is not liable\b.{0,160}\b(?:consequential|indirect|loss of (?:profit|data)|knock-on)\b|may not (?:have to )?pay\b.{0,100}\bloss\b)/,
          ],
          title: "Loss excluded, consumer guarantees unsaved",
          level: "Medium",
          does: "{We} excludes loss without making that subject to the consumer guarantees.",
          why: "Loss that could be foreseen is recoverable for breach of a guarantee, whatever the terms say.",
          ask: "Open it with the same saving words.",
          wording: consumerWording,
        },
      ],
      kinds: ["warranty-disclaimer", "consequential-loss"],
      proof: {
        answered: '7.2 The service is provided "as is" and the Operator makes no warranties.',
        not: '7.2 Apart from the consumer guarantees, the service is provided "as is".',
      },
    },
    {
      id: "terms-of-use/no-cap",
      topic: "liability-cap",
      title: "No limit on liability",
      question: "What do we owe if the exclusion does not hold?",
      roles: operator,
      about: {
        says: /\bour (?:\w+,? ){0,6}liability\b|\bthe most we\b|\bliability\b.{0,120}\b(?:limited|exceed|capped|maximum)\b/,
        heading: /limit\w* (?:of|on) liability/,
      },
      answers: [
        {
          when: [
            /\b(?:unlimited|no limit)\b.{0,40}\bour liability\b|\bour liability\b.{0,40}\b(?:unlimited|not limited|without limit)\b|\bour liability\b.{0,60}\bis unlimited\b|\bnothing\b.{0,30}\b(?:limits?|limit or excludes?|excludes?|exclude or limits?)\b.{0,5}\bour liability\.?$|\bwe is liable to they\b.{0,30}\bwithout (?:any )?limit\b|\bno (?:cap|limit) on our liability\b/,
          ],
          title: "Liability is unlimited",
          level: "High",
          does: "{We}'s liability has no limit.",
          why: "One fault can reach every user at once.",
          ask: "Add a cap and a resupply limit.",
          wording:
            "To the extent the law allows, the Operator's total liability to a User is limited to the greater of $1,000 and the fees paid by the User in the last 12 months.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing limits what {we} owes if something goes wrong.",
        why: "One fault can reach every user at once.",
        ask: "Add a cap and a resupply limit, subject to what cannot be excluded.",
        wording:
          "To the extent the law allows, the Operator's total liability to a User is limited to the greater of $1,000 and the fees paid by the User in the last 12 months.",
      },
      kinds: ["uncapped-liability"],
      proof: {
        answered: "7.3 The Operator's liability is unlimited.",
        not: "7.3 The Operator's liability is limited to the fees paid in the last 12 months.",
      },
    },
    {
      id: "terms-of-use/weak-acceptance",
      topic: "formation",
      title: "Acceptance by use alone may bind nobody",
      question: "Can we prove that users agreed?",
      roles: operator,
      about: { says: /\b(?:agree|accept|bound|tick\w*|click\w*|consent)\w*\b/ },
      answers: [
        {
          when: [
            /\b(?:by (?:\w+,? ){0,6}(?:using|accessing|visiting|browsing|going on using)|every time they (?:visit|use))\b.{0,160}\b(?:(?:agree|accept|consent)\w* (?:to )?(?:be bound by )?(?:these|this|the (?:terms|following|conditions))|must be (?:legally )?bound|must (?:these|this agreement|the terms)|bound by (?:these|this|the terms))\b|\bthey (?:agree|accept|must these|must the)\w*\b.{0,80}\bby (?:\w+,? ){0,8}(?:using|accessing|visiting|browsing)\b|\b(?:access|use|browsing|visit)\b.{0,50}\b(?:constitutes|is deemed|means|signifies)\b.{0,20}\b(?:agreement|acceptance)\b|\bby visiting\b.{0,20}\bthey agrees?\b/,
          ],
          lacks: [
            /\b(?:tick\w*|click\w*|check) (?:the |a |on )?(?:\w+ )?(?:box|button|accept|agree)\b/,
          ],
          level: "High",
          does: "Users are to be bound by visiting or using alone.",
          why: "Whoever has not seen the terms is hardly bound, and every protection hangs on them.",
          ask: "Use a tick-box at sign-up and purchase, and record version and time.",
          wording:
            "The User accepts these terms by ticking the box at sign-up or purchase. The Operator records the version accepted and the time.",
        },
      ],
      kinds: ["contract-by-use"],
      proof: {
        answered: "By accessing the website the User agrees to these terms.",
        not: "The User accepts these terms by ticking the box at sign-up.",
      },
    },
    {
      id: "terms-of-use/content-right-missing",
      topic: "licence",
      title: "No right to host users’ content",
      question: "May we host and show what users upload?",
      roles: operator,
      about: {
        says: /\bthey\b.{0,60}\b(?:grants?|grant|licen[cs]es?|let|lets|give|gives|authori[sz]es?)\b.{0,160}\b(?:we|our|content|use|publish)\b|\bwe may\b.{0,60}\b(?:use|host|publish|store|copy|display)\b.{0,60}\b(?:content|submissions?|posts?|materials?|data)\b/,
      },
      answers: [
        {
          when: [
            /\bwe (?:claims?|claim|has|have|obtains?) no (?:\w+ )?(?:rights?|licen[cs]e)\b.{0,80}\b(?:content|submissions?|posts?)\b|\bno licen[cs]e\b.{0,20}\bgranted to we\b|\bnothing\b.{0,20}\bgives? we any right to use\b.{0,30}\b(?:content|material)\b|\bwe does not acquire any\b.{0,40}\b(?:content|material)\b/,
          ],
          title: "Right to users’ content is disclaimed",
          level: "Medium",
          does: "{We} disclaims any right in what users upload, though it must copy it to show it.",
          why: "Hosting and showing without leave would infringe.",
          ask: "Add a limited licence for running the service.",
          wording: contentWording,
        },
      ],
      absent: {
        of: /\b(?:upload\w*|post(?:s|ed|ing)?|submit\w*|contribut\w+)\b.{0,80}\b(?:content|materials?|reviews?|comments?|photos?|files?|listings?)\b|\b(?:content|materials?|reviews?|comments?|photos?|listings?)\b.{0,80}\b(?:upload\w*|post(?:s|ed)?|submit\w*)\b/,
        level: "Medium",
        does: "Users may upload content, and nothing lets {we} host, copy or show it.",
        why: "Hosting and showing without leave would infringe.",
        ask: "Add a limited licence for running the service.",
        wording: contentWording,
      },
      proof: {
        answered: "4.1 The Operator has no right in content that Users post.",
        not: "4.1 The User grants the Operator a licence to host its content.",
      },
    },
    {
      id: "terms-of-use/conduct-rules",
      topic: "conduct-and-access",
      title: "No rules of conduct",
      question: "What may users not do?",
      roles: operator,
      about: {
        says: /\bthey (?:may not|must not|agrees? not)\b.{0,240}|\b(?:not obscene|unlawful|defamat\w+|prohibited|offensive|illegal|harass\w*)\b/,
        heading: /conduct|acceptable use|rules|prohibited|restrictions/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,40}\b(?:use|post)\b.{0,60}\b(?:for any purpose|anything|any content)\b|\bno (?:restrictions?|limits?|rules)\b.{0,20}\bthey may (?:upload|post|publish|do)\b|\bthey may (?:publish|post|upload) whatever\b/,
          ],
          title: "Users may do and post anything",
          level: "Medium",
          does: "Users may do and post anything.",
          why: "Closing an account or removing a post would be hard to justify.",
          ask: "Add short rules on conduct and posts, and refer to them.",
          wording:
            "The User must not use the service unlawfully, infringe or harass others, post misleading, offensive or infringing content, interfere with the service, or collect other users' data.",
        },
      ],
      absent: {
        level: "Medium",
        does: "There are no rules on what users may do or post.",
        why: "Without them, closing an account or removing a post is hard to justify.",
        ask: "Add short rules on conduct and posts, and refer to them.",
        wording:
          "The User must not use the service unlawfully, infringe or harass others, post misleading, offensive or infringing content, interfere with the service, or collect other users' data.",
      },
      proof: {
        answered: "4.4 The User may post any content.",
        not: "4.4 The User must not post unlawful content.",
      },
    },
    {
      id: "terms-of-use/privacy-policy",
      topic: "privacy",
      title: "No privacy policy is named",
      question: "Do users know how we handle personal information?",
      roles: operator,
      about: {
        says: /\bprivacy (?:policy|notice|statement|collection|act)\b|\bcollection (?:notice|statement)\b|\bpersonal (?:information|data)\b.{0,120}\b(?:policy|notice|act)\b/,
        heading: /privacy/,
      },
      answers: [
        {
          when: [
            /\bthey (?:consents?|consent|agrees?|agree)\b.{0,240}\b(?:personal|location|heart[- ]rate|health|sensitive|data|information)\b.{0,200}\b(?:sell|third part\w+|partners|brands|advertis\w+|overseas|singapore|united states|other countries)\b|\bthey (?:consents?|consent|agrees?|agree)\b.{0,120}\bsend their\b.{0,60}\bdata\b|\bthey consents? to we (?:sharing|disclosing|selling|transferring)\b.{0,40}\bpersonal information\b|\bwe may (?:sell|share)\b.{0,20}\bpersonal information\b|\bthey authori[sz]es? disclosure\b.{0,30}\bpersonal information\b/,
          ],
          title: "Privacy consent is buried in the terms",
          level: "High",
          does: "Consent to share, sell or export personal information is buried in the terms.",
          why: "Bundled consent may be no consent, least of all for health or location.",
          ask: "Ask for a separate choice, with the service usable without it.",
          wording:
            "The Operator must not sell personal information or disclose it for marketing unless the User has agreed separately, and the User may use the service without agreeing.",
        },
      ],
      absent: {
        level: "High",
        does: "No privacy policy or collection notice is mentioned.",
        why: "A business that collects personal information must have both and show where they are.",
        ask: "Link a policy, and give a notice at sign-up.",
        wording:
          "The Operator handles personal information in accordance with the Australian Privacy Principles and its privacy policy, which the User can read at sign-up and at any time on the website.",
      },
      kinds: ["privacy"],
      proof: {
        answered:
          "4.3 The User consents to the Operator sharing its personal information with advertising partners overseas.",
        not: "4.3 The Operator's privacy policy tells how it handles personal information.",
      },
    },
    {
      id: "terms-of-use/unfair-forum",
      topic: "unfair-terms",
      title: "Compulsory arbitration may not hold",
      question: "Will our forum clause hold against Australian users?",
      roles: operator,
      about: { says: /\b(?:arbitrat\w+|class|jurisdiction|courts?)\b/ },
      answers: [
        {
          when: [
            /\b(?:waive\w*|give up|not|may not|only)\b.{0,160}\b(?:class|group|representative)\b.{0,40}\b(?:actions?|proceedings?|arbitrations?|member|basis|capacity|or group)\b|\bclass action waiver\b|\bindividual basis only\b/,
          ],
          title: "Class action waiver may not hold",
          level: "High",
          does: "Users give up class actions.",
          why: "Against consumers a waiver like this is likely unfair, and using it risks penalties.",
          ask: "Delete it.",
          wording:
            "Nothing in these terms prevents the User from taking part in a representative proceeding.",
          replaces: true,
        },
        {
          when: [
            /\barbitrat\w+\b.{0,200}\b(?:singapore|hong kong|london|california|new york|binding|final|and not by a court)\b|\b(?:decided|resolved|settled|determined)\b.{0,80}\barbitrat\w+\b|\barbitrated by\b|\bthey gives? up the right to go to court\b|\bthey must arbitrate\b/,
          ],
          level: "Medium",
          does: "Users must arbitrate instead of going to a court or tribunal.",
          why: "Against consumers it is likely unfair, and a tribunal will hear them anyway.",
          ask: "Offer local courts and tribunals, and arbitration only by later choice.",
          wording: localCourtsWording,
          replaces: true,
        },
      ],
      kinds: ["arbitration"],
      proof: {
        answered: "8.2 Disputes are resolved by binding arbitration in Singapore.",
        not: "8.2 Either party may go to the courts of the State where the User lives.",
      },
    },
    {
      id: "terms-of-use/own-content",
      topic: "ip-ownership",
      title: "No protection of own content",
      question: "Do we keep the rights in our site, app and content?",
      roles: operator,
      about: {
        says: /\b(?:copyright|intellectual property|trade ?marks?|property of|owned by|licen[cs]e|keeps? all rights|all rights\b.{0,30}\breserved|scrap(?:e|ing))\b/,
        heading: /intellectual property|copyright|ownership/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not\b).{0,40}\b(?:copy|modify|distribute|resell)\b.{0,60}\b(?:our|content|materials?|website|app)\b(?!.{0,80}\bpersonal\b)|\bthey may (?:reproduce|copy|share|republish|distribute)\b.{0,40}\b(?:content|materials?)\b.{0,30}\b(?:site|platform|service|without)\b(?!.{0,80}\b(?:personal|only|non-commercial)\b)|\bmaterials?\b.{0,30}\bmay be freely (?:copied|used|distributed)\b/,
          ],
          title: "Users may copy the content",
          level: "Low",
          does: "Users may copy and pass on {we}'s content.",
          why: "A rival could take it whole.",
          ask: "Limit it to personal or internal use.",
          wording:
            "The Operator keeps all rights in the service and its content. The User may use it only for itself and must not copy, scrape, resell or distribute it.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing protects {we}'s own site, app and content from copying or scraping.",
        why: "A rival could take it whole.",
        ask: "Reserve all rights, and bar copying, scraping and resale.",
        wording:
          "The Operator keeps all rights in the service and its content. The User may use it only for itself and must not copy, scrape, resell or distribute it.",
      },
      proof: {
        answered: "5.1 The User may copy and distribute content of the website.",
        not: "5.1 All intellectual property in the website is owned by the Operator.",
      },
    },
    {
      id: "terms-of-use/minors",
      topic: "formation",
      title: "No age is set for users",
      question: "May children sign up, and are they bound?",
      roles: operator,
      about: {
        says: /\b(?:minors?|children|child|under (?:the age of )?\d\d|\d\d (?:years|or over|or older)|18|16|13|parent\w*|guardian|legal age|adult)\b/,
      },
      answers: [
        {
          when: [
            /\b(?:1[3-7]) (?:years? (?:of age )?|or )(?:or )?(?:over|older|above)?\b|\b(?:persons|users|anyone|people|children) under (?:the age of )?1[0-8]\b.{0,10}\bmay\b(?! not\b).{0,20}\b(?:register|create|sign|use|open|join)\b/,
          ],
          lacks: [/\b(?:parent\w*|guardian)\b/],
          title: "Minors may sign up alone",
          level: "Low",
          does: "Users under 18 may sign up without a parent.",
          why: "They may walk away from the contract, and their consent to use of data is weak.",
          ask: "Ask for a parent's consent under 18.",
          wording:
            "A User under 18 must have the consent of a parent or guardian, who is bound by these terms.",
        },
        {
          when: [/\busers? of any age\b/],
          title: "Minors may sign up alone",
          level: "Low",
          does: "Users under 18 may sign up without a parent.",
          why: "They may walk away from the contract, and their consent to use of data is weak.",
          ask: "Ask for a parent's consent under 18.",
          wording:
            "A User under 18 must have the consent of a parent or guardian, who is bound by these terms.",
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing says how old users must be.",
        why: "Minors may walk away from the contract, and their consent to use of data is weak.",
        ask: "Set an age, and ask for a parent's consent under 18.",
        wording:
          "A User must be 18 or over, or have the consent of a parent or guardian, who is bound by these terms.",
      },
      proof: {
        answered: "1.1 The User must be 16 or over.",
        not: "1.1 The User must be 18 or over or have a parent's consent.",
      },
    },
    {
      id: "terms-of-use/no-change-right",
      topic: "variation",
      title: "No way to update the terms",
      question: "Can we update the terms for existing users?",
      roles: operator,
      about: {
        says: /\b(?:chang\w*|modif\w+|updat\w+|amend\w*|revis\w+|rewrit\w+|vary|variation|new version)\b.{0,120}\b(?:terms|agreement|conditions|version|policy|polic\w+)\b|\bnotice\b.{0,40}\bof a change\b|\b(?:terms|agreement|conditions)\b.{0,80}\b(?:chang\w*|modif\w+|updat\w+|amend\w*|revis\w+|varied)\b/,
        heading: /chang|amend|updates|variation|modif/,
      },
      answers: [
        {
          when: [
            /\bthese (?:terms|conditions)\b.{0,40}\b(?:may not|cannot) be (?:changed|amended|varied|modified)\b|\bwe may not (?:change|vary|amend|alter|modify) (?:these|the) terms\b|\bno (?:variation|amendment|change)\b.{0,40}\b(?:effective|binding)\b.{0,10}\bunless\b.{0,40}\b(?:by they|signed)\b/,
          ],
          title: "Terms cannot be changed",
          level: "Low",
          does: "The terms cannot be changed.",
          why: "Existing users keep the old ones for ever.",
          ask: "Allow changes by email notice, with a delay and a way out.",
          wording: changeWording,
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing lets {we} update the terms or says how users learn of it.",
        why: "A new version may not bind existing users.",
        ask: "Allow changes by email notice, with a delay and a way out.",
        wording: changeWording,
      },
      proof: {
        answered: "9.1 These terms may not be changed.",
        not: "9.1 The Operator may change these terms by 30 days' notice.",
      },
    },
  ],
};
