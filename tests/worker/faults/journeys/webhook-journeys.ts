import { env } from "cloudflare:workers";
import { expect, inject } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import {
  flagReviews,
  users,
  webhookDeliveries,
  webhooks,
} from "../../../../app/db/schema.server.ts";
import { getCase } from "../../../../app/services/cases/cases.server.ts";
import { reviewFlag } from "../../../../app/services/cases/reviews.server.ts";
import { withLimits } from "../../../../app/services/limits.ts";
import { sealSecret } from "../../../../app/services/sealed-secrets.ts";
import { deliverEveryWebhook } from "../../../../app/services/webhooks/delivery.server.ts";
import { sealedFor } from "../../../../app/services/webhooks/signature.ts";
import type { RecordedCall } from "../../../fixtures/provider.ts";
import { scopeOf } from "../../harness/accounts.ts";
import { alone } from "../../harness/members.ts";
import { settings } from "../../harness/settings.ts";
import { type Journey, workOnDocument } from "./journeys.ts";

const receiver = () => `${inject("providerUrl")}/webhooks`;

export const tellWebhooks: Journey = {
  name: "a decision that a webhook is told of",
  ports: ["database", "model", "queue"],
  fewestCalls: 8,
  async prepare(there) {
    const session = await workOnDocument.prepare(there);
    await there.settle();
    const [user] = await database(env).select().from(users);
    await database(env)
      .insert(webhooks)
      .values({
        ...{ id: "hook", firm_id: user?.id ?? "", url: `${receiver()}/v1` },
        secret: sealSecret(env, sealedFor("hook"), "whsec_eA=="),
        ...{ events: ["flag.decided"], created_at: 1 },
      });
    await fetch(`${receiver()}/script`, { method: "PUT", body: JSON.stringify([{ says: "ok" }]) });
    return session;
  },
  setUp: async () => {
    settings.WEBHOOKS_TO_LOOPBACK = "on";
  },
  async run(withEnv, promises) {
    const limited = withLimits({ ...withEnv, WEBHOOKS_TO_LOOPBACK: "on" });
    const [user] = await database(env).select().from(users);
    const member = alone(user?.id ?? "");
    const [row] = await env.DB.prepare("SELECT id FROM legal_cases").raw<[string]>();
    const [id = ""] = row ?? [];
    promises.cases.push(id);
    const [flag] = (await getCase(env, member, id)).risk_flags;
    if (!flag) throw new Error("The contract has a flag.");
    const { quote, clauseTitle } = flag;
    const change = { quote, clauseTitle, state: "accepted", reason: "" } as const;
    for (let tries = 0; tries < 2; tries++)
      if (await reviewFlag(scopeOf(limited), member, id, change).catch(() => null)) break;
    await deliverEveryWebhook(limited).catch(() => {});
    promises.checks.push(async () => {
      const decided = await database(env).select().from(flagReviews);
      const told = await database(env).select().from(webhookDeliveries);
      expect(told.map(({ status }) => status)).toEqual(decided.map(() => "sent"));
      const calls: RecordedCall[] = await (await fetch(`${receiver()}/calls`)).json();
      const received: unknown[] = calls.map(({ body }) => body);
      for (const { body } of told) expect(received).toContainEqual(JSON.parse(body));
    });
  },
};
