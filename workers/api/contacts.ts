import { Hono } from "hono";
import { leadSchema } from "../../app/schemas/lead.ts";
import { recordLead } from "../../app/services/leads/leads.server.ts";
import type { AppContext } from "../scope.ts";
import { readJson } from "./middleware.ts";

export const contacts = new Hono<AppContext>().post("/", async (c) => {
  const lead = await readJson(c, leadSchema);
  return c.json(await recordLead(c.var.scope, lead, { suspicious: false }), 201);
});
