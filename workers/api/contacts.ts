import { Hono } from "hono";
import { leadSchema } from "../../app/schemas/lead.ts";
import { recordLead } from "../../app/services/leads/leads.server.ts";
import { hashToken } from "../../app/services/tokens.server.ts";
import type { AppContext } from "../scope.ts";
import { idempotencyKey, readJson } from "./middleware.ts";

export const contacts = new Hono<AppContext>().post("/", async (c) => {
  const lead = await readJson(c, leadSchema);
  const given = idempotencyKey(c);
  const key = given && hashToken(`api ${given} ${JSON.stringify(lead)}`);
  return c.json(await recordLead(c.var.scope, lead, { suspicious: false, key }), 201);
});
