import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const personalLiability = clause({
  id: "personal-liability",
  title: "Personal Liability of Directors and Trustees",
  level: "High",
  grave: "what a person owns answers for it",
  named: [
    /personal liability|^trustees?$|liability of (?:directors|trustee)/i,
    "Personal liability",
  ],
  cue: /personal|individual|own right|own capacity|trustee/i,
  says: [
    [
      phrase(
        "(?:personally|individually) (?:and \\w+ |jointly ){0,2}(?:liable|bound|responsible|answerable)",
      ),
      "Whoever signs for the company is personally liable for the account.",
    ],
    [
      phrase(
        "in (?:its|his|her|their|your) (?:own|personal) (?:right|capacity) ~40 (?:and|as well as) ~20 (?:as )?trustees?",
      ),
      "The Buyer enters this contract in its own right and as trustee of the Trust.",
    ],
    [
      phrase(
        "trustees? ~80 (?:and|as well as|also) ~20 (?:in (?:its|his|her|their|your) (?:own|personal)|personally)",
      ),
      "A trustee who signs is bound as trustee and also in his own capacity.",
    ],
    [
      phrase(
        "(?:directors?|signator(?:y|ies)|officers?) ~60 (?:accepts?|assumes?|takes? on|bears?) ~20 personal (?:liability|responsibility)",
      ),
      "Each director accepts personal responsibility for the company's debts.",
    ],
  ],
  not: [
    "The Receiver is not personally liable for rent.",
    "You are liable for personal items left in the gym.",
    "The club stays individually responsible for all goods ordered in its name.",
    "Whoever is causing the noise is individually responsible.",
  ],
  // Whoever answers for what it ordered, or did, answers for nobody else.
  unless:
    /\b(?:personally|individually) (?:\w+ ){0,3}(?:liable|responsible|answerable) (?:to \w+ )?for (?:(?:any|all|the|its|your|his|her|their|own|such) ){0,3}(?:goods|orders?|purchases?|suppl|acts|conduct|belongings|items)|\bcaus(?:es|ed|ing) .{0,40}\b(?:personally|individually)|(?:not|no|nor|without|never|neither) .{0,80}(?:personal|individual)/i,
  raises: [
    {
      when: phrase(
        "joint(?:ly)? and several(?:ly)?|all (?:moneys|monies|debts|obligations|amounts)|unlimited",
      ),
      because: "it is wide ({words})",
      as: "The partners are individually liable for all debts of the practice.",
    },
    {
      when: phrase("right of indemnity|indemnity (?:from|out of)|trust assets|assets of the trust"),
      because: "it reaches the trust as well ({words})",
      as: "The Trustee is personally liable and warrants its right of indemnity.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:only|limited) ~60 (?:assets|extent|\\$)|fraud|breach of trust"),
      because: "it has a limit ({words})",
      as: "A trustee is personally liable only to the extent of the fund's assets.",
    },
  ],
  effect: "makes people answer with their own assets for a company or a trust",
  why: "The company or trust was there to keep those assets apart.",
  ask: [
    {
      ask: "that the company alone be bound, or a trustee only to the extent of the trust’s assets",
      has: "a limit to the trust’s assets",
      there: /\b(?:only|limited)\b.{0,60}\b(?:assets|extent)\b/i,
      as: "The Trustee is liable only to the extent of the assets.",
    },
    {
      ask: "that only fraud and breach of trust reach further",
      has: "fraud and breach of trust alone",
      there: /\bfraud|\bbreach of trust\b/i,
      when: /\btrust/i,
      as: "A trustee answers beyond the assets for fraud.",
    },
  ],
  insteadOf: ["personal-guarantee"],
  gravity: 3,
  evenOfGuarantor: true,
});
