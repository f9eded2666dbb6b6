import { env } from "cloudflare:workers";
import { database } from "../../../app/db/client.server.ts";
import { matterMembers, matters } from "../../../app/db/schema.server.ts";
import { type RiskFlag, unbound } from "../../../app/schemas/analysis.ts";
import type { Case } from "../../../app/schemas/case.ts";
import type { Comment, Waiting } from "../../../app/schemas/comments/comment.ts";
import { errorCode } from "./browser.ts";
import { firmWith, type Seat, storeMatter } from "./firms.ts";
import { storeCases } from "./stored-cases.ts";

/** A flag on words of its own. */
export const flagOn = (quote: string, start = 0): RiskFlag => ({
  ...unbound,
  ...{ riskLevel: "High", clauseTitle: "Indemnity", quote, start, end: start + quote.length },
  ...{ explanation: "It costs.", recommendation: "Ask for a cap.", group: "matters" },
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

/** Says something about a case, or about a flag of it. @returns what the API answers. */
export const say = ({ browser }: Seat, caseId: string, text: string, flag_id?: string) =>
  browser.post(`/api/cases/${caseId}/comments`, { text, ...(flag_id && { flag_id }) });

export const mention = ({ member }: Seat) => `@[${member.user.id}]`;

/** The same, as it is stored. */
export async function said(seat: Seat, caseId: string, text: string, flag_id?: string) {
  const response = await say(seat, caseId, text, flag_id);
  if (response.status !== 201) throw new Error(`Not said: ${response.status}`);
  return ((await response.json()) as { comment: Comment }).comment;
}

export const waitingOf = async ({ browser }: Seat) =>
  (await (await browser.get("/api/waiting")).json()) as Waiting;

/** Puts a case behind a wall that lets nobody through but those named already. */
export const wallOff = () => database(env).update(matters).set({ restricted: true });

/** Names somebody in a matter. */
export const nameIn = (matterId: string, firmId: string, { member }: Seat) =>
  database(env)
    .insert(matterMembers)
    .values({ firm_id: firmId, matter_id: matterId, user_id: member.user.id, added_at: 1 });
