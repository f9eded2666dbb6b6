import { describe, expect, it } from "vitest";
import { errorOfStatus } from "../../../app/analysis/model/error.ts";

const read = (status: number, headers: Record<string, string> = {}) => {
  const { kind, isFinal, waitMs } = errorOfStatus(status, new Headers(headers));
  return { kind, isFinal, waitMs };
};

describe("a provider's status", () => {
  it.each([
    [429, "busy"],
    [500, "down"],
    [503, "down"],
    [408, "down"],
    [409, "down"],
  ])("%i is worth another call", (status, kind) => {
    expect(read(status)).toEqual({ kind, isFinal: false, waitMs: undefined });
  });

  it.each([
    [400, "refused"],
    [413, "refused"],
    [422, "refused"],
    [401, "locked"],
    [403, "locked"],
    [404, "locked"],
    [302, "locked"],
  ])("%i is final", (status, kind) => {
    expect(read(status)).toMatchObject({ kind, isFinal: true });
  });

  it("comes with a wait in seconds, milliseconds or as a date", () => {
    expect(read(429, { "Retry-After": "7" }).waitMs).toBe(7_000);
    expect(read(503, { "Retry-After": "7", "retry-after-ms": "250" }).waitMs).toBe(250);
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    expect(read(429, { "Retry-After": inAnHour }).waitMs).toBeGreaterThan(3_500_000);
  });

  it.each(["soon", "-3", "Mon, 01 Jan 2001 00:00:00 GMT"])("comes without one for %j", (header) => {
    expect(read(429, { "Retry-After": header }).waitMs).toBeUndefined();
  });
});
