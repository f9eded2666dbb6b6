import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "../../app/lib/log.ts";

afterEach(() => vi.restoreAllMocks());

/** What a call writes, as the one line that the platform keeps. */
function written(write: () => void): string {
  const lines: string[] = [];
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  write();
  expect(lines).toHaveLength(1);
  return lines[0] ?? "";
}

describe("a log line", () => {
  it("holds where an error came from and none of its words, which may be what a user typed", () => {
    const error = new Error("no such person: jane@firm.example");
    const line = written(() => log.error("it_failed", { code: "x", error }));
    expect(JSON.parse(line)).toMatchObject({ event: "it_failed", code: "x", error: "Error" });
    expect(line).toContain("log.test.ts");
    expect(line).not.toContain("jane");
  });

  it("holds nothing of a statement that failed, nor of its values, however many lines they take", () => {
    const values = [
      "jane@firm.example",
      "$scrypt$hash",
      "1. Term\n    at the Supplier's cost (clause 2:1)",
    ];
    const error = new DrizzleQueryError("insert into t\nvalues (?)", values, new Error("D1_ERROR"));
    const line = written(() => log.error("request_failed", { error }));
    expect(line).toContain("log.test.ts");
    for (const secret of ["jane", "scrypt", "Term", "Supplier", "insert"])
      expect(line).not.toContain(secret);
  });

  it("holds nothing of an error whose words were set after it was made", () => {
    const error = new Error("first");
    error.message = "jane@firm.example\n    at home";
    error.stack = `Error: ${error.message}\n    at somewhere (file.ts:1:2)`;
    const line = written(() => log.error("it_failed", { error }));
    expect(line).toContain("file.ts:1:2");
    expect(line).not.toMatch(/jane|home/);
  });

  it("holds an address that does not exist, but no secret or mail address in it", () => {
    const token = "k7".repeat(20);
    for (const path of [
      `/legalai/confirm?token=${token}`,
      `/legalai/confirm%3Ftoken=${token}`,
      `/legalai/confirm/${token}`,
      "/unsubscribe/jane@firm.example",
      "/unsubscribe/jane%40firm.example",
    ]) {
      const line = written(() => log.warn("page_not_found", { path }));
      expect(line).not.toMatch(/k7k7|jane/);
      expect(line).toMatch(/"\/(legalai|unsubscribe)/);
      vi.restoreAllMocks();
    }
    expect(written(() => log.warn("page_not_found", { path: "/services/seo-old" }))).toContain(
      "/services/seo-old",
    );
  });
});
