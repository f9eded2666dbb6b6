import { Hono } from "hono";
import { caseChangeSchema, caseQuerySchema } from "../../app/schemas/case.ts";
import {
  analyseAgain,
  createCase,
  deleteCase,
  getCase,
  getCaseFile,
  getCaseText,
  listCases,
  updateCase,
} from "../../app/services/cases.server.ts";
import { caseStats } from "../../app/services/stats.server.ts";
import { charge } from "../../app/services/throttle.server.ts";
import { readUpload } from "../../app/services/uploads.server.ts";
import { parseInput } from "../../app/services/validation.ts";
import type { AppContext } from "../scope.ts";
import { attachment } from "./attachment.ts";
import { neverCached, readJson, signedIn } from "./middleware.ts";

export const cases = new Hono<AppContext>()
  .use(neverCached, signedIn)
  .get("/", async (c) => {
    const query = parseInput(caseQuerySchema, c.req.query());
    return c.json(await listCases(c.env, c.var.session.user.id, query));
  })
  .post("/", async (c) => {
    const { user } = c.var.session;
    await charge(c.var.scope, "upload", user.id);
    const upload = await readUpload(c.req.raw);
    const key = c.req.header("Idempotency-Key") ?? null;
    return c.json({ case: await createCase(c.var.scope, user.id, upload, key) }, 201);
  })
  .get("/stats", async (c) => c.json(await caseStats(c.env, c.var.session.user.id)))
  .get("/:id", async (c) =>
    c.json({ case: await getCase(c.env, c.var.session.user.id, c.req.param("id")) }),
  )
  .patch("/:id", async (c) => {
    const change = await readJson(c, caseChangeSchema);
    return c.json({
      case: await updateCase(c.env, c.var.session.user.id, c.req.param("id"), change),
    });
  })
  .delete("/:id", async (c) => {
    await deleteCase(c.env, c.var.session.user.id, c.req.param("id"));
    return c.body(null, 204);
  })
  .get("/:id/file", async (c) => {
    const { fileName, object } = await getCaseFile(c.env, c.var.session.user.id, c.req.param("id"));
    return c.body(object.body, 200, {
      ...attachment(fileName, "application/octet-stream"),
      "Content-Length": String(object.size),
    });
  })
  .get("/:id/text", async (c) => {
    const text = await getCaseText(c.env, c.var.session.user.id, c.req.param("id"));
    return c.body(text, 200, { "Content-Type": "text/plain; charset=utf-8" });
  })
  .post("/:id/analyse", async (c) => {
    const { user } = c.var.session;
    await charge(c.var.scope, "upload", user.id);
    return c.json({ case: await analyseAgain(c.var.scope, user.id, c.req.param("id")) }, 202);
  });
