import type { Provision } from "./provision.ts";

/** The franchising code. */
export const franchise: readonly Provision[] = [
  {
    id: "franchise-restraint",
    clauses: ["restraint-of-trade"],
    kinds: ["franchise"],
    reach: "Commonwealth",
    act: "Competition and Consumer (Industry Codes—Franchising) Regulations 2024 (Cth)",
    condition: "the agreement was made, renewed, extended or transferred on or after 1 April 2025",
    says: "it may not contain a restraint that applies where the franchisee sought renewal or extension on the listed conditions and the franchisor did not grant it",
    ask: [
      {
        ask: "Strike the restraint in that case.",
        has: "no restraint where renewal was refused",
        there:
          /\b(?:not apply|no effect|falls? away|free of (?:it|this))\b[^.;]{0,80}\b(?:renew|exten[ds])/i,
        as: "It does not apply if the Franchisor would not renew.",
      },
    ],
    effect: "offence/penalty",
    source: {
      url: "https://www.accc.gov.au/business/industry-codes/franchising-code-of-conduct/guidance-on-changes-to-the-franchising-code",
      asAt: "2025-11",
      checked: "2026-11-22",
      confidence: "regulator",
    },
  },
  {
    id: "franchise-roi-compensation",
    clauses: ["early-termination-fee", "termination-for-convenience", "minimum-commitment"],
    kinds: ["franchise"],
    reach: "Commonwealth",
    act: "Competition and Consumer (Industry Codes—Franchising) Regulations 2024 (Cth)",
    condition:
      "the agreement was made, renewed, extended or transferred on or after 1 November 2025",
    says: "it must give a reasonable opportunity to make a return on the investment and, in set cases, compensation for early termination",
    ask: "Ask for the compensation clause and a term that fits the investment.",
    effect: "mandatory",
    source: {
      url: "https://www.accc.gov.au/business/industry-codes/franchising-code-of-conduct/guidance-on-changes-to-the-franchising-code",
      asAt: "2025-11",
      checked: "2026-11-22",
      confidence: "regulator",
    },
  },
];
