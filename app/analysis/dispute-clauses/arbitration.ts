import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { australianNames } from "../kind/wording.ts";

/** What gives up class actions, and sends nothing to an arbitrator. */
const waivesClass = /^(?!.{0,2000}\barbitra).{0,2000}\b(?:class|representative|group)\b/i;

export const arbitration = clause({
  id: "arbitration",
  title: "Arbitration and Class Action Waiver",
  level: "Medium",
  cue: /arbitrat|class action/i,
  says: [
    [
      phrase(
        "(?:refer|submit|settle|resolve|determine|decide|subject)\\w* ~120 arbitrat(?:ion|or)",
      ),
      "Royalty disagreements that an exchange of letters doesn't settle are for arbitration, and the award binds.",
    ],
    [
      phrase(
        "(?:binding|final|by) arbitration|arbitration ~80 (?:binding|administered|conducted|rules|in accordance)",
      ),
      "Valuation aside, quarrels among the shareholders are for arbitration under the ACICA Expedited Rules and may not be ventilated in open court.",
    ],
    [
      phrase("(?:waive|no|not) ~80 class[- ](?:action|wide|arbitration)"),
      "You give up the right to a jury and agree not to join a class action.",
    ],
  ],
  not: [
    "The Processor is not a party to any litigation or arbitration that might affect its ability to perform.",
    "In the event of an accident do not admit fault; swap names and addresses and photograph the scene.",
    "There is no arbitration proceeding pending, by way of binding arbitration or otherwise.",
  ],
  unless: /arbitration .{0,30}(?:award|proceeding)s? (?:pending|threatened|against)/i,
  raises: [
    {
      when: phrase("class[- ]action|class[- ]wide|representative (?:action|proceeding)"),
      because: "it gives up the {words}",
      as: "You and Us both give up the right to join in a class action and will have any claim decided by an arbitrator on the papers.",
      to: "High",
      ask: "Ask to take the class action waiver out.",
    },
    {
      when: phrase(
        "(?:seat|place|venue|held|conducted|administered|(?:sitting|arbitrators?|arbitration) ~60 (?:in|at)) ~60 (?:singapore|london|new york|california|hong kong|delaware|texas|paris|geneva)\\b|american arbitration|\\bjams\\b",
      ),
      because: "the seat is overseas ({words})",
      as: "All controversies arising hereunder will be finally settled under the Commercial Arbitration Rules of the American Arbitration Association by one arbitrator sitting in Seattle, in English.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "\\bacica\\b|resolution institute|seat ~60 (?:sydney|melbourne|brisbane|perth|adelaide)",
      ),
      because: "rules and seat are Australian ({words})",
      as: "Any matter left unresolved by conference is hereby submitted to arbitration in accordance with the Resolution Institute Arbitration Rules.",
    },
  ],
  effect: "sends disputes to arbitration instead of court",
  why: "It is private and its award is hard to appeal, and the parties pay for the tribunal; a claim too small to bring alone may not be brought at all.",
  ask: [
    {
      ask: "that it be dropped, as a claim too small to bring alone is then lost",
      has: "room for claims brought together",
      when: waivesClass,
      there: /\b(?:except|unless|other than)\b[^.;]{0,80}\b(?:law|court|consumer)\b/i,
      as: "You may claim alone only, and in no class, except where the law says so.",
    },
    {
      ask: "for a seat in Australia",
      notWhen: waivesClass,
      there: new RegExp(
        `\\b(?:seat|place|venue|held|sit\\w*|in)\\b.{0,60}\\b(?:${australianNames}|sydney|melbourne|brisbane|perth|adelaide|hobart|darwin|canberra)\\b`,
        "i",
      ),
      australian: true,
      as: "The seat is Brisbane, Queensland.",
    },
    {
      ask: "for recognised rules",
      notWhen: waivesClass,
      there:
        /\brules\b|resolution institute|\bACICA\b|\bUNCITRAL\b|\b(?:court of (?:international )?arbitration|arbitration (?:cent(?:re|er)|institute|association|chamber|commission))\b|\b(?:JAMS|AAA|ICC|LCIA|SIAC|HKIAC|CIETAC)\b/i,
      within: "clause",
      as: "The arbitration follows the ACICA Rules.",
    },
    {
      ask: "for shared costs",
      notWhen: waivesClass,
      there:
        /\b(?:equally|equal shares|half|share)\b|\b(?:fees|costs|expenses)\b[^.]{0,120}\b(?:borne|prevailing|losing|unsuccessful)\b|\b(?:prevailing|losing|unsuccessful)\b[^.]{0,120}\b(?:fees|costs|expenses)\b/i,
      within: "clause",
      as: "They pay the arbitrator in equal shares.",
    },
    {
      ask: "for urgent relief from a court to stay open",
      notWhen: waivesClass,
      has: "urgent relief from a court",
      there: /\b(?:urgent|injuncti\w+|interlocutory|interim)\b/i,
      within: "clause",
      elsewhere:
        /\b(?:seek|obtain|apply|entitled|right|court)\b[^.;]{0,120}\b(?:injuncti\w+|restraining order|equitable relief|specific performance)\b|\bdetermined by arbitration\b[^.]{0,40}\bmonetary\b/i,
      as: "Nothing stops a party from seeking an injunction.",
    },
  ],
  within: "dispute-resolution",
  termsLabels: ["Arbitration"],
  given: "arbitrat\\w*",
  ofNobody: true,
  weighsAbroad: "unnamed",
  alike: [
    // A court arbitrates nothing.
    {
      words:
        /\barbitrated (?:by|in|before) (?:\w+ ){0,5}courts?\b|(?:^ ?|: )(?:[\d.()a-z]{1,8} )?(?:judgment|judgement) (?:up)?on (?:the|any|an) (?:arbitral )?award\b|\b(?:shares?|split|bear|pay)\b[^.;]{0,30}\b(?:fees|costs|expenses) of (?:the |any )?(?:arbitrat(?!ion shall)|mediat)|\b(?:sits?|acts?|serves?|volunteers?) as an? (?:arbitrator|umpire|referee|adjudicator)\b.{0,80}\b(?:clubs?|association|league|rac(?:es?|ing)|regattas?|carnivals?|match(?:es)?|games?|shows?)\b/i,
    },
  ],
});
