import { env } from "cloudflare:workers";
import { database } from "../../../app/db/client.server.ts";
import { playbooks, playbookVersions } from "../../../app/db/schema.server.ts";
import type { PlaybookContent, PlaybookRule } from "../../../app/schemas/playbooks/playbook.ts";

/** A rule on liability: a cap of a year's fees or more; half a year's will do. */
export const capRule: PlaybookRule = {
  ...{ id: "cap", clause: "limitation-of-liability", words: null },
  test: { kind: "number", of: "cap.months", at: "least" },
  preferred: {
    value: 12,
    why: "A year’s fees cover what usually goes wrong.",
    wording: "Liability is capped at the fees of 12 months.",
  },
  fallbacks: [
    { value: 6, why: "Half a year’s fees are bearable.", wording: "", approver: "A partner" },
  ],
  not_acceptable: { why: "Less leaves our client with the loss.", level: "High" },
};

/** A rule on the law of the contract. */
export const lawRule: PlaybookRule = {
  ...{ id: "law", clause: null, words: ["governing law"] },
  test: { kind: "law" },
  preferred: { value: ["New South Wales"], why: "Our client’s courts.", wording: "" },
  fallbacks: [],
  not_acceptable: { why: "It has to be litigated elsewhere.", level: "Medium" },
};

/** A playbook for services, from a customer's view. */
export const services: PlaybookContent = {
  ...{ name: "Services for the customer", kinds: ["Services agreement"], act_for: "Customer" },
  ...{ law: null, rules: [capRule, lawRule] },
};

/** Stores a playbook of a firm as its version 1. @returns its id. */
export async function storePlaybook(
  firmId: string,
  content: PlaybookContent = services,
  isDefault = false,
): Promise<string> {
  const db = database(env);
  const id = crypto.randomUUID();
  await db.batch([
    db.insert(playbooks).values({
      ...{ id, firm_id: firmId, name: content.name, version: 1, is_default: isDefault },
      ...{ created_by: "", created_at: 1, changed_by: "", changed_at: 1 },
    }),
    db.insert(playbookVersions).values({
      ...{ firm_id: firmId, playbook_id: id, version: 1, content },
      ...{ published_by: "", published_at: 1 },
    }),
  ]);
  return id;
}
