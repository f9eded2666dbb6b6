import { publishedRate } from "../kind/wording.ts";
import type { Provision } from "./provision.ts";

const onBreach =
  /\b(?:late|overdue|unpaid|not (?:been )?(?:paid|made)|default\w*|fails?|failure|breach\w*|dishonou?r\w*|due date|fall\w* due|when due|terminat\w*|cancel\w*|early|damages|delay\w*|penalt\w*|after \w+ days)\b/i;

/** What bears on ending a contract and on sums that a breach makes payable. */
export const ending: readonly Provision[] = [
  {
    id: "ipso-facto-administration",
    clauses: ["termination-for-breach", "early-termination-fee"],
    kinds: "any",
    notKinds: ["employment"],
    reach: "Commonwealth",
    about: /\b(?:administrat(?:or|ion)|insolven\w*|financial (?:position|condition))\b/i,
    act: "Corporations Act 2001 (Cth)",
    section: "s 451E",
    condition: "the contract was made on or after 1 July 2018 and is not of an excluded kind",
    says: "a right that arises because a company enters administration, or of its financial position, may not be enforced during the stay",
    ask: "Strike administration as a trigger, or add “so far as the law allows”.",
    effect: "read down",
    source: {
      url: "http://www5.austlii.edu.au/au/legis/cth/consol_act/ca2001172/s451e.html",
      asAt: null,
      checked: "2026-11-22",
      confidence: "text",
    },
  },
  {
    id: "ipso-facto-scheme-controller",
    clauses: ["termination-for-breach"],
    kinds: "any",
    notKinds: ["employment"],
    reach: "Commonwealth",
    about: /\b(?:scheme|arrangement|compos\w*|controllers?|receivers?|insolven\w*)\b/i,
    act: "Corporations Act 2001 (Cth)",
    section: "ss 415D, 434J",
    condition: "the contract was made on or after 1 July 2018 and is not of an excluded kind",
    says: "a like stay may apply to a scheme proposed to avoid winding up in insolvency and to a managing controller of nearly all of a corporation’s property",
    effect: "read down",
    source: {
      url: "https://ato.gov.au/law/view/print?DocID=PAC%2F20010050%2F415F&PiT=99991231235958",
      asAt: null,
      checked: "2026-11-22",
      confidence: "text",
    },
  },
  {
    id: "penalty-doctrine",
    clauses: ["liquidated-damages", "early-termination-fee", "default-interest"],
    kinds: "any",
    reach: "common law",
    about: onBreach,
    notAbout: publishedRate,
    act: "Andrews v ANZ [2012] HCA 30; Paciocco v ANZ [2016] HCA 28",
    condition:
      "the sum is payable on breach, or as security for another promise, and is not the price of an option",
    says: "it may be a penalty where it is out of all proportion to the legitimate interests of the party to be paid, and a court then enforces it no further than the loss",
    ask: "Ask what interest the sum protects, and that it stand in proportion to that.",
    effect: "may be void",
    source: {
      url: "http://www.lexology.com/library/detail.aspx?g=aeee7708-be7d-4a09-b147-97fa9eb9b827",
      asAt: "2016-07",
      checked: "2026-11-22",
      confidence: "secondary",
    },
  },
  {
    id: "vic-penalty-interest",
    clauses: ["default-interest"],
    kinds: ["services agreement", "goods supply", "business sale", "other"],
    reach: { by: "law", states: ["Victoria"] },
    act: "Penalty Interest Rates Act 1983 (Vic)",
    section: "s 2",
    says: "the rate fixed by notice in the Gazette, often used as a yardstick for default interest, may itself hold a penalty element",
    ask: "Ask for that rate in place of a higher one.",
    effect: "guidance",
    source: {
      url: "http://www.austlii.edu.au/au/legis/vic/consol_act/pira1983267/s2.html",
      asAt: "2017-02",
      checked: "2026-11-22",
      confidence: "text",
    },
  },
];
