import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const probation = clause({
  id: "probation",
  title: "Probation",
  level: "Low",
  named: [/^probation/i, "Probation"],
  cue: /\bprobation|qualifying period|trial|minimum employment period/i,
  says: [
    [phrase("\\bprobation(?:ary)?\\b"), "The first three months are a probationary period."],
    [
      phrase(
        "(?:qualifying|minimum employment) period|trial (?:period|basis) ~60 (?:employ|position|role)",
      ),
      "You start on a trial basis for six weeks before we confirm you in the role.",
    ],
  ],
  not: [
    "The Resident is on probation with the parole authority under a court order.",
    "After probation ends, the nurse may resign on six weeks' notice.",
    "You may use the software free during the trial period.",
    "The Agency gives support with recruitment, probation for three months, payroll and departures.",
  ],
  unless:
    /\bcourt\b|parole|offence|\b(?:once|after|when) (?:the |your |any )?probation(?:ary period| period)? (?:is over|ends|has ended|is complete)|\b(?:services?|support)\b[^.;]{0,120}\bincluding\b[^.;]{0,160}\bprobation|\brecruitment\b[^.;]{0,80}\bprobation/i,
  raises: [
    {
      when: phrase("extend\\w*"),
      because: "it can grow ({words})",
      as: "The Company may extend the probation.",
    },
    {
      when: phrase("(?:one|1)(?: ?\\(1\\))? (?:week|day)|24 hours|immediately|without notice"),
      because: "it ends at once ({words})",
      as: "During probation either side may end the employment on one week's notice.",
    },
    {
      when: phrase("(?:seven|eight|nine|twelve|7|8|9|12)(?: ?\\(\\d+\\))? months"),
      because: "it is long ({words})",
      as: "The probationary period is twelve months.",
    },
  ],
  lowers: [
    {
      when: phrase("feedback|review\\w*|meet\\w*"),
      because: "it comes with {words}",
      as: "The manager gives feedback halfway through the probation.",
    },
  ],
  effect: "begins the employment with a trial",
  why: "While it lasts the job is easily lost; a long or extended one keeps the employee in doubt.",
  ask: [
    { ask: "for one fixed period", when: /\bextend/i },
    {
      ask: "for three to six months at most",
      limit: { unit: "days", most: 183, near: /probation|first|period|trial/i },
      as: "Your first three months are a probation period.",
    },
    {
      ask: "for a review before its end",
      there: /\b(?:review|meet|feedback|assess\w*)\b/i,
      as: "There is a review in week ten.",
    },
  ],
  inLawAs: ["termination-for-convenience"],
  usually: [{ bears: "recipient" }],
});
