import { type RiskFlag, unbound } from "../../../app/schemas/analysis.ts";
import type { Case } from "../../../app/schemas/case.ts";
import { errorCode } from "./browser.ts";
import { firmWith, type Seat, storeMatter } from "./firms.ts";
import { storeCases } from "./stored-cases.ts";

/** A flag on words of its own. */
export const flagOn = (quote: string, start = 0): RiskFlag => ({
  ...unbound,
  ...{ riskLevel: "High", clauseTitle: "Indemnity", quote, start, end: start + quote.length },
  ...{ explanation: "It costs.", recommendation: "Ask for a cap." },
});

/** A firm with a member of each role and a case of two flags, in a matter that the guest sees. */
export async function firmWithFlags() {
  const firm = await firmWith({
    ...{ partner: "owner", associate: "lawyer", clerk: "assistant", visitor: "guest" },
  } as const);
  const { firmId, partner, visitor } = firm;
  const matterId = await storeMatter(firmId, { named: [visitor.member] });
  const [caseId = ""] = await storeCases(partner.member.user.id, [
    {
      ...{ firm_id: firmId, matter_id: matterId, case_name: "Harbour Deed", top_risk: "High" },
      risk_flags: JSON.stringify([flagOn("all loss"), flagOn("any claim", 20)]),
    },
  ]);
  return { ...firm, matterId, caseId };
}

export const readCase = async ({ browser }: Seat, caseId: string) => {
  const { case: of } = (await (await browser.get(`/api/cases/${caseId}`)).json()) as { case: Case };
  const [first, second] = of.risk_flags;
  if (!first || !second) throw new Error("The case has two flags.");
  return { of, first, second };
};

export const statusAndCode = async (response: Response) => [
  response.status,
  response.ok ? "" : await errorCode(response),
];
