import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { AppError, defectMessage, outageMessage } from "../../../app/services/errors.ts";
import { answerError } from "../../../workers/api/errors.ts";
import type { AppContext } from "../../../workers/scope.ts";
import { scopeOf } from "../harness/accounts.ts";

const requestId = "the-request";

/** What is answered, and logged, where something throws this. */
async function answerTo(thrown: Error) {
  const app = new Hono<AppContext>();
  app.use(async (c, next) => {
    c.set("scope", { ...scopeOf(), requestId });
    await next();
  });
  app.get("/things/:id", () => {
    throw thrown;
  });
  app.onError(answerError);
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await app.request("/things/secret-of-somebody");
  const said = spy.mock.calls.flat();
  spy.mockRestore();
  return { status: response.status, headers: response.headers, body: await response.json(), said };
}

describe("the answer to what a request throws", () => {
  it("that nobody expected is one plain sentence, and the defect is logged once without anybody's words", async () => {
    const { status, body, said } = await answerTo(
      new TypeError("The password of jo@firm.example is x."),
    );
    expect([status, body]).toEqual([
      500,
      { error: { code: "internal", message: defectMessage, requestId } },
    ]);
    expect(said).toHaveLength(1);
    expect(JSON.parse(said[0])).toMatchObject({
      ...{ event: "request_failed", requestId, method: "GET", route: "/things/:id" },
      error: "TypeError",
    });
    expect(said[0]).not.toMatch(/password|jo@|secret-of-somebody/);
  });

  it("while storage is away says when to come back, and is logged", async () => {
    const lost = new Error("Failed query", {
      cause: new Error("D1_ERROR: Network connection lost."),
    });
    const { status, headers, body, said } = await answerTo(lost);
    expect([status, headers.get("Retry-After")]).toEqual([503, "30"]);
    expect(body).toEqual({ error: { code: "unavailable", message: outageMessage, requestId } });
    expect(JSON.parse(said[0])).toMatchObject({ event: "request_failed" });
  });

  it("that is part of the product is its code and sentence, and nothing is logged", async () => {
    const { status, headers, body, said } = await answerTo(
      new AppError("not_found", "There is none."),
    );
    expect([status, body]).toEqual([
      404,
      { error: { code: "not_found", message: "There is none.", requestId } },
    ]);
    expect([headers.has("Retry-After"), headers.has("Allow")]).toEqual([false, false]);
    expect(said).toEqual([]);
  });

  it("names fields where they are wrong alone, and what is there now where that is known", async () => {
    const fields = { email: ["Please give an address."] };
    const invalid = await answerTo(new AppError("invalid_input", "No.", { fields }));
    expect(invalid.body).toEqual({
      error: { code: "invalid_input", message: "No.", fields, requestId },
    });
    const bare = await answerTo(new AppError("invalid_input", "No."));
    expect(bare.body).toEqual({ error: { code: "invalid_input", message: "No.", requestId } });
    const details = { fields, current: { version: 2 } };
    const conflict = await answerTo(new AppError("conflict", "Changed.", details));
    expect(conflict.body).toEqual({
      error: { code: "conflict", message: "Changed.", requestId },
      current: { version: 2 },
    });
  });

  it("says which methods there are, and how long to wait", async () => {
    const wrong = await answerTo(new AppError("method_not_allowed", "No.", { allow: "GET, PUT" }));
    expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "GET, PUT"]);
    const many = await answerTo(new AppError("too_many_requests", "Wait.", { retryAfter: 0 }));
    expect([many.status, many.headers.get("Retry-After")]).toEqual([429, "0"]);
  });
});
