import { Hono } from "hono";
import { retentionSchema } from "../../app/schemas/retention.ts";
import { getRetention, setRetention } from "../../app/services/cases/retention.server.ts";
import type { AppContext } from "../scope.ts";
import { neverCached, readJson, signedIn } from "./middleware.ts";

export const account = new Hono<AppContext>()
  .use(neverCached, signedIn)
  .get("/retention", async (c) => c.json(await getRetention(c.env, c.var.session.user.id)))
  .patch("/retention", async (c) => {
    const { user } = c.var.session;
    await setRetention(c.env, user.id, await readJson(c, retentionSchema));
    return c.json(await getRetention(c.env, user.id));
  });
