import { debtsTakenOn } from "../kind/wording.ts";
import { commercial, type Provision } from "./provision.ts";

const apportioning =
  /\b(?:proportionate|apportion\w*|civil liability act|wrongs act|concurrent wrongdoers?)\b/i;

/** Proportionate liability, by the law of the contract. */
export const liability: readonly Provision[] = [
  {
    id: "prop-liability-qld",
    clauses: ["indemnity", "limitation-of-liability", "uncapped-liability"],
    kinds: commercial,
    reach: { by: "law", states: ["Queensland"] },
    about: apportioning,
    act: "Civil Liability Act 2003 (Qld)",
    condition: "the claim is one for which liability is apportioned",
    says: "a term that contracts out of proportionate liability may have no effect",
    ask: "Strike words that exclude the rules.",
    effect: "void",
    source: {
      url: "http://arbitrator.com.au/doku.php?id=proportionateliability",
      asAt: null,
      checked: "2026-11-22",
      confidence: "secondary",
    },
  },
  {
    id: "prop-liability-nsw-wa-tas",
    clauses: ["indemnity", "limitation-of-liability"],
    kinds: commercial,
    reach: { by: "law", states: ["New South Wales", "Western Australia", "Tasmania"] },
    about: new RegExp(`${apportioning.source}|\\b(?:indemni\\w+|harmless)\\b`, "i"),
    notAbout: debtsTakenOn,
    act: "the Civil Liability Act 2002 of that State",
    condition: "the claim is one for which liability is apportioned",
    says: "the parties may contract out of proportionate liability, in express words or by terms that differ from it, so an indemnity may shift another’s share",
    ask: [
      {
        ask: "that proportionate liability stay, or the indemnity be reduced by the other party’s share",
        has: "a reduction for the other side’s share",
        there:
          /\b(?:except|less|reduc\w+|save|but not|other than)\b.{0,60}\b(?:to the extent|so far as|share|proportion\w*|contribut\w+|part|caused|negligen\w+)|\bonly to the extent\b/i,
        within: "clause",
        as: "It is reduced to the extent the Agent contributed.",
      },
    ],
    effect: "guidance",
    source: {
      url: "https://constructionlawmadeeasy.com/construction-law/chapter-21/contracting-out-of-proportionate-liability",
      asAt: null,
      checked: "2026-11-22",
      confidence: "secondary",
    },
  },
  {
    id: "prop-liability-silent",
    clauses: ["indemnity", "limitation-of-liability", "uncapped-liability"],
    kinds: commercial,
    reach: {
      by: "law",
      states: ["Victoria", "South Australia", "Australian Capital Territory", "Northern Territory"],
    },
    about: apportioning,
    act: "the proportionate liability law of that State or Territory",
    condition: "the claim is one for which liability is apportioned",
    says: "the statute says nothing on contracting out, and the courts have not settled whether it is allowed",
    ask: "Keep proportionate liability expressly.",
    effect: "guidance",
    source: {
      url: "https://constructionlawmadeeasy.com/construction-law/chapter-21/contracting-out-of-proportionate-liability",
      asAt: null,
      checked: "2026-11-22",
      confidence: "secondary",
    },
  },
];
