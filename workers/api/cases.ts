import { Hono } from "hono";
import { etag } from "hono/etag";
import { caseChangeSchema, caseIdsSchema, caseQuerySchema } from "../../app/schemas/case.ts";
import { reviewChangeSchema } from "../../app/schemas/review.ts";
import { analyseAgain, createCase, updateCase } from "../../app/services/cases/cases.server.ts";
import { deleteCase, deleteCases, restoreCases } from "../../app/services/cases/deletion.server.ts";
import { getCaseReport } from "../../app/services/cases/details.server.ts";
import { getCaseFile, getCaseText } from "../../app/services/cases/files.server.ts";
import { caseTypes, listCases } from "../../app/services/cases/list.server.ts";
import { getReviewedCase, reviewFlag } from "../../app/services/cases/reviews.server.ts";
import { caseStats } from "../../app/services/cases/stats.server.ts";
import { receiveUpload } from "../../app/services/cases/uploads.server.ts";
import { readQuery } from "../../app/services/request-body.ts";
import { charge } from "../../app/services/throttle.server.ts";
import { parseInput } from "../../app/services/validation.ts";
import type { AppContext } from "../scope.ts";
import { attachment } from "./attachment.ts";
import { idempotencyKey, neverCached, readJson, signedIn } from "./middleware.ts";

/** The tag is made of the answer itself, so that nothing can change without it. Weak: an edge may compress. */
const tagged = etag({ weak: true });

/** A case's id; anything else is no address at all. */
const one = "/:id{[0-9a-f-]{36}}";

export const cases = new Hono<AppContext>()
  .use(neverCached, signedIn)
  .get("/", tagged, async (c) => {
    const query = parseInput(caseQuerySchema, readQuery(c.req.raw));
    return c.json(await listCases(c.env, c.var.session.user.id, query));
  })
  .post("/", async (c) => {
    const { user } = c.var.session;
    await charge(c.var.scope, "upload", user.id);
    const upload = await receiveUpload(c.env, c.req.raw);
    return c.json({ case: await createCase(c.var.scope, user.id, upload, idempotencyKey(c)) }, 201);
  })
  .get("/stats", async (c) => c.json(await caseStats(c.env, c.var.session.user.id)))
  .get("/types", async (c) => c.json({ types: await caseTypes(c.env, c.var.session.user.id) }))
  .post("/delete", async (c) => {
    const { ids } = await readJson(c, caseIdsSchema);
    return c.json({ deleted: await deleteCases(c.env, c.var.session.user.id, ids) });
  })
  .post("/restore", async (c) => {
    const { ids } = await readJson(c, caseIdsSchema);
    return c.json({ restored: await restoreCases(c.env, c.var.session.user.id, ids) });
  })
  .get(one, tagged, async (c) =>
    c.json(await getReviewedCase(c.env, c.var.session.user.id, c.req.param("id"))),
  )
  .patch(one, async (c) => {
    const change = await readJson(c, caseChangeSchema);
    return c.json({
      case: await updateCase(c.env, c.var.session.user.id, c.req.param("id"), change),
    });
  })
  .delete(one, async (c) => {
    await deleteCase(c.env, c.var.session.user.id, c.req.param("id"));
    return c.body(null, 204);
  })
  .get(`${one}/file`, async (c) => {
    const { fileName, object } = await getCaseFile(c.env, c.var.session.user.id, c.req.param("id"));
    return c.body(object.body, 200, {
      ...attachment(fileName, "application/octet-stream"),
      "Content-Length": String(object.size),
    });
  })
  .get(`${one}/text`, async (c) => {
    const { body, size } = await getCaseText(c.env, c.var.session.user.id, c.req.param("id"));
    return c.body(body, 200, {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": String(size),
    });
  })
  .get(`${one}/report.docx`, async (c) => {
    const report = await getCaseReport(c.env, c.var.session.user.id, c.req.param("id"));
    return c.body(report.bytes, 200, {
      ...attachment(
        report.fileName,
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      ),
      "Content-Length": String(report.bytes.byteLength),
    });
  })
  .put(`${one}/reviews`, async (c) => {
    const change = await readJson(c, reviewChangeSchema);
    return c.json({
      reviews: await reviewFlag(c.env, c.var.session.user.id, c.req.param("id"), change),
    });
  })
  .post(`${one}/analyse`, async (c) => {
    const { user } = c.var.session;
    await charge(c.var.scope, "upload", user.id);
    return c.json({ case: await analyseAgain(c.var.scope, user.id, c.req.param("id")) }, 202);
  });
