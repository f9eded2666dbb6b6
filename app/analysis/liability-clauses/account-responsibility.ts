import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const accountResponsibility = clause({
  id: "account-responsibility",
  title: "Responsibility for Use of an Account",
  level: "Medium",
  cue: /account|password|log-?in|credential/i,
  says: [
    [
      phrase(
        "\\b(?:whatever|anything|everything|what)\\b ~30 \\b(?:in|on|through|under|from|with|by)\\b ~20 \\b(?:accounts?|passwords?|log-?ins?)\\b ~30 \\b(?:counts? as|treated as|deemed|taken (?:to be|as))\\b",
      ),
      "Whatever is ordered from a card-holder's login is treated as ordered by the card-holder.",
    ],
    [
      phrase(
        "\\b(?:responsible|liable|answerable) for ~60 \\b(?:activit(?:y|ies)|use|actions?|transactions?|orders?|conduct|acts?|everything|anything)\\b ~80 \\b(?:accounts?|passwords?|log-?ins?|credentials?|user ?names?)\\b",
      ),
      "The Member is responsible for all orders placed through the Member's login.",
    ],
    [
      phrase(
        "\\b(?:responsible|liable|answerable) for ~20 (?:accounts?|passwords?|log-?ins?|credentials?)['’]?s? (?:activit|use|misuse|security)\\w*",
      ),
      "You are liable for your account's use.",
    ],
  ],
  not: [
    "The Agent is responsible for the use of the trust account by its staff under the Act.",
    "The Bank is liable for errors in a statement of account.",
  ],
  unless: /\btrust accounts?\b|\b(?:not|never) (?:be )?(?:responsible|liable)\b/i,
  raises: [
    {
      when: phrase(
        "unauthori[sz]ed|whether or not|even (?:if|where|though)|without ~30 (?:knowledge|consent|authority)|by (?:any|another) (?:other )?person",
      ),
      because: "it covers what strangers do ({words})",
      as: "You are liable for the use of your account, even if it is stolen.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "until ~40 (?:notif|told|tell)|except ~60 (?:our|provider|breach|fault)|negligen",
      ),
      because: "it ends with a report, or leaves the other side’s fault out ({words})",
      as: "You are liable for the use of your account until you tell us of a theft.",
    },
  ],
  effect: "makes the holder of an account answer for whatever is done through it",
  why: "A stolen password may cost what a stranger orders, or a breach that a stranger commits.",
  ask: [
    {
      ask: "that it end once loss or misuse has been reported",
      has: "an end with a report",
      there: /\b(?:until|once|after)\b.{0,60}\b(?:notif|report|tell|told|inform)\w*/i,
      within: "clause",
      as: "It ends once you notify us.",
    },
    {
      ask: "that misuse which the other side’s own security let happen be left out",
      has: "the other side’s own fault left out",
      there: /\bexcept\b.{0,80}\b(?:fault|negligen\w+|breach|security)/i,
      within: "clause",
      as: "Except where our own breach let it happen.",
    },
  ],
  usually: [{ bears: "payer" }],
});
