import { phrase } from "./phrase.ts";
import { clause } from "./rule.ts";

export const paymentApproval = clause({
  id: "payment-approval",
  title: "Payment Subject to Approval",
  level: "Medium",
  cue: /pay|paid|invoice/i,
  says: [
    [
      phrase(
        "\\b(?:not|no)\\b ~20 (?:obliged|obligated|obligation|required|bound|liable)? ?(?:to )?pay\\b ~120 (?:\\bnot\\b ~20 (?:been )?(?:provided|completed|performed|approved|accepted|certified|satisf\\w+)|(?:until|unless) ~60 (?:satisf\\w+|approv\\w+|certif\\w+|accept\\w+|verif\\w+))",
      ),
      "The festival need not and is not bound to pay for a stall until its manager has approved the work.",
    ],
    [
      phrase(
        "\\b(?:once|when|after|if|subject to) ~60 (?:verif\\w+|approv\\w+|certif\\w+|satisf\\w+)\\b ~80 \\b(?:pays?|paid|payment)\\b ~80 (?:\\b(?:determines?|considers?|decides?|in its (?:sole |absolute )?(?:opinion|discretion))\\b)",
      ),
      "After the curator has approved the frames, the museum pays what it considers fair.",
    ],
  ],
  not: [
    "The buyer is not required to pay for goods that it has rejected within a week.",
    "The Principal pays each certified claim within 10 days.",
    "A customer who has not paid is not obliged to return the leaflet.",
  ],
  raises: [
    {
      when: phrase(
        "(?:sole|absolute) (?:discretion|opinion)|to its (?:entire |complete )?satisfaction|determines?|considers?",
      ),
      because: "the payer alone decides ({words})",
      as: "The festival is not bound to pay unless the stall is completed to its satisfaction.",
    },
  ],
  lowers: [
    {
      when: phrase("reasonabl[ey]|acting in good faith|(?:by|of) an independent|within \\d+"),
      because: "it is kept in bounds ({words})",
      as: "The festival is not bound to pay unless an inspector certifies the stall, acting reasonably.",
    },
  ],
  effect: "makes payment wait until the payer is content",
  why: "Whoever does the work has paid for labour and materials before it knows whether it will be paid.",
  ask: [
    {
      ask: "for a reasonable test, with reasons in writing for what is not paid",
      has: "a reasonable test",
      there: /\breasonabl[ey]\b|\breasons\b/i,
      within: "clause",
      as: "It must give reasons for it.",
    },
    {
      ask: "that what is not in dispute be paid on time",
      has: "payment of what is not in dispute",
      there: /\b(?:undisputed|not in dispute|balance)\b/i,
      within: "clause",
      as: "The undisputed part is paid on time.",
    },
    {
      ask: "for a time after which the work counts as approved",
      has: "approval by lapse of time",
      there: /\b(?:deemed|taken) to (?:be|have been) (?:approved|accepted|certified)\b/i,
      within: "clause",
      as: "It is taken to be approved after 5 days.",
    },
  ],
});
