import type { Provision } from "./provision.ts";

/** What the Acts on building homes say of its price. */
export const homeBuilding: readonly Provision[] = [
  {
    id: "nsw-home-deposit",
    clauses: ["minimum-commitment", "payment-set-off"],
    kinds: ["domestic building"],
    reach: { by: "work", states: ["New South Wales"] },
    about: /\bdeposits?\b/i,
    act: "Home Building Act 1989 (NSW)",
    section: "s 8",
    condition: "the contract is not one between licensees",
    says: "a deposit for residential building work may not exceed 10 per cent of the contract price",
    ask: "Reduce the deposit to 10 per cent.",
    effect: "offence/penalty",
    source: {
      url: "https://zoelaw.ai/legislation/home-building-act-1989/sections/8",
      asAt: "2026",
      checked: "2026-11-22",
      confidence: "text",
    },
  },
];
