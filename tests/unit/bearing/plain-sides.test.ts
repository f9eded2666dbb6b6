import { describe, expect, it } from "vitest";
import { bearingOf } from "../../../app/analysis/bearing/bearing.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";

const party = (role: string) => ({ name: role, role, aliases: [role] });
const told = (roles: [string, string], clause: string, sentence: string): string => {
  const { burdens, benefits } = bearingOf(clause, sentence, castOf(roles.map(party), ""));
  return `${burdens.join(" + ")} > ${benefits.join(" + ")}`;
};

describe("the side that a sentence weighs on", () => {
  it.each([
    [
      "exclusivity",
      "The Brewer appoints the Agent as its exclusive agent in Tasmania, and the Agent accepts that appointment on these terms.",
      "Brewer > Agent",
    ],
    [
      "licence-scope",
      "The Brewer grants a perpetual, transferable right to use the recipes within the Agent's group of companies.",
      "Brewer > Agent",
    ],
    [
      "non-solicitation",
      "The parties agree that the Agent, its related bodies, drivers and anybody to whom it has introduced the Brewer, must not employ any employee of the Brewer for a year.",
      "Agent > Brewer",
    ],
    [
      "non-solicitation",
      "Neither party may employ anybody who works for the other.",
      "Brewer + Agent > Brewer + Agent",
    ],
    [
      "condition-precedent",
      "This agreement depends on the shire licensing the Agent's cellar; each of them must do what it can to get that licence.",
      "Brewer + Agent > Brewer + Agent",
    ],
    [
      "revenue-sharing",
      "When the excise has been taken off, the Agent will obtain 30% of what is left of the takings.",
      "Brewer + Agent > Brewer + Agent",
    ],
    ["revenue-sharing", "The Agent must pay the Brewer 5% of its takings.", "Agent > Brewer"],
    [
      "termination-for-breach",
      "This agreement ends automatically if the Agent: (1) waters the beer; (2) moves to another town; or (3) closes its doors.",
      "Agent > Brewer",
    ],
    [
      "supply-at-discretion",
      "The Brewer agrees to provide glassware to the Agent for the term and at the absolute discretion of the Brewer.",
      "Agent > Brewer",
    ],
    [
      "payment-terms",
      "The Agent will be compensated for each valid invoice within three weeks.",
      "Brewer > Agent",
    ],
    [
      "order-of-precedence",
      "These Special Conditions prevail over any inconsistent provision of the standard terms.",
      "Brewer + Agent > Brewer + Agent",
    ],
    [
      "product-recall",
      "The Brewer is responsible for a fault in the brewing, and the Agent is responsible for what it stores or carries.",
      "Brewer + Agent > Brewer + Agent",
    ],
    [
      "licence-scope",
      "The Brewer agrees to provide to the Agent a non-exclusive sub-licence of its name for the term and at the absolute discretion of the Brewer.",
      "Agent > Brewer",
    ],
  ])("of %s is told: %s", (clause, sentence, sides) => {
    expect(told(["Brewer", "Agent"], clause, sentence)).toBe(sides);
  });

  it.each([
    [
      "pay-when-paid",
      "The Builder pays 30 days after claim, once the Builder has been paid by the Client.",
      "Subcontractor > Builder",
    ],
    [
      "price-increase",
      "Price: $80,000 (lump sum, not subject to rise and fall)",
      "Subcontractor > Builder",
    ],
    [
      "variation-price",
      "The Builder may vary the work and its price shall be as determined by the Builder.",
      "Subcontractor > Builder",
    ],
    [
      "extension-of-time",
      "The Subcontractor is entitled to an extension of time as determined by the Builder if rain stops the work.",
      "Builder > Subcontractor",
    ],
    ["gst", "Price: $1,980.00 inc GST", "Subcontractor > Builder"],
    [
      "privacy",
      "The Subcontractor authorises the Builder to obtain credit reports about it and its directors.",
      "Subcontractor > Builder",
    ],
    [
      "confidentiality",
      "The Builder keeps the Subcontractor's rates confidential, the Subcontractor keeps the Builder's plans confidential.",
      "Builder + Subcontractor > Builder + Subcontractor",
    ],
  ])("of %s is that of a builder or of its subcontractor: %s", (clause, sentence, sides) => {
    expect(told(["Builder", "Subcontractor"], clause, sentence)).toBe(sides);
  });

  it.each([
    ["outgoings", "Tenant's proportion of the outgoings: 22%", "Tenant > Landlord"],
    [
      "renewal-option",
      "The Tenant may exercise the option by notice in writing, if it is not in breach.",
      "Landlord > Tenant",
    ],
    ["renewal-option", "Options to renew: two further terms of 3 years.", "Landlord > Tenant"],
  ])("of %s is told by the role in it, and by what it is for: %s", (clause, sentence, sides) => {
    expect(told(["Landlord", "Tenant"], clause, sentence)).toBe(sides);
  });
});
