import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const buySell = clause({
  id: "buy-sell",
  title: "Buy-sell (Shotgun)",
  level: "High",
  named: [/shotgun|russian roulette|texas shoot|buy[-/ ]?sell/i, "Shotgun"],
  cue: /shotgun|roulette|shoot|buy|purchase/i,
  says: [
    [
      phrase("\\b(?:shotgun|russian roulette|texas shoot-?out)\\b"),
      "After a deadlock of 60 days a partner may start the Russian roulette in Schedule 3.",
    ],
    [
      phrase(
        "(?:notice|offer|name|state|propos)\\w* ~80 (?:price|value) ~160 (?:sell ~60 or (?:to )?(?:buy|purchase)|(?:buy|purchase) ~60 or (?:to )?sell)",
      ),
      "Either venturer may name a price for a half interest, and the one who receives it has 40 days to sell its own half or buy the other at that figure.",
    ],
  ],
  not: [
    "The Broker states a price each morning, at which clients may sell shares or buy them.",
    "Buy and sell orders are executed at the market price.",
    "The price list shows what the dealer will buy or sell for.",
  ],
  unless: /\b(?:brokers?|market|exchange|clients?|customers?|listed)\b/i,
  grave: "whoever has less money at hand may be bought out",
  evenly: true,
  raises: [
    {
      when: phrase("at any time|for any reason|without (?:a )?(?:deadlock|cause)"),
      because: "little is needed to start it ({words})",
      as: "A unitholder may fire the shotgun at any time.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:not (?:less|lower) than|at least|floor of) ~30 value|independent valu\\w+"),
      because: "the price has a floor ({words})",
      as: "In the shotgun the price must be at least the audited value.",
    },
    {
      when: phrase(
        "(?:six|twelve|1[28]|24|36) months to (?:pay|complete)|vendor finance|by instalments",
      ),
      because: "there is time to find the money ({words})",
      as: "A price under the shotgun may be paid by instalments.",
    },
  ],
  effect: "lets one owner name a price at which the other must sell or buy",
  why: "It favours whoever has money ready when it is used.",
  ask: [
    {
      ask: "that it be open only after a deadlock that mediation has not ended",
      has: "a deadlock and mediation first",
      there: /\bdeadlock\b|\bmediation (?:fails|has failed|does not)/i,
      within: "clause",
      as: "It may be used if mediation fails.",
    },
    {
      ask: "for a lowest price set by an independent valuer",
      has: "a lowest price",
      there: /\bindependent valu|\b(?:not less than|at least|floor)\b.{0,30}\bvalue/i,
      within: "clause",
      as: "The price is not less than fair value.",
    },
    {
      ask: "for at least 60 days to choose and to find the money",
      has: "60 days to choose",
      limit: { unit: "days", least: 60, near: /sell|buy|choose|elect|accept|pay|complet/i },
      as: "The other must within 90 days sell or buy.",
    },
    {
      ask: "that guarantees and loans of whoever sells be released",
      has: "release of guarantees",
      there: /\breleas\w+\b.{0,60}\b(?:guarantee|security|loan)/i,
      within: "clause",
      as: "The seller is released from its guarantees.",
    },
  ],
  gravity: 7,
});
