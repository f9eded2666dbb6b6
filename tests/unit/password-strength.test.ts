import { describe, expect, it } from "vitest";
import { weighPassword } from "../../app/components/legalai/weigh-password.ts";
import common from "../../app/lib/common-passwords.json" with { type: "json" };
import { strengthOf } from "../../app/lib/password-strength.ts";

describe("the strength of a password", () => {
  it.each([
    [
      "weak",
      ["secret", "banana12", "aaaaaaaaaaaaaaaaaaaa", "1234567890", "qwertyuiop", "Sydney2026"],
    ],
    ["fair", ["lawyers-desk9", "Brisbane!42x"]],
    ["good", ["x7$kQ9!mZ2", "a lawyer's secret"]],
    ["strong", ["correct horse battery staple", "vF3&kq8Lm#2zRw!9", "tram kettle wombat ochre"]],
  ] as const)("is %s", (strength, passwords) => {
    for (const password of passwords)
      expect([password, strengthOf(password)]).toEqual([password, strength]);
  });

  it("does not fall when something is added", () => {
    const order = ["weak", "fair", "good", "strong"];
    let before = 0;
    for (let end = 1; end <= 24; end++) {
      const now = order.indexOf(strengthOf("tram kettle wombat ochre".slice(0, end)));
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });

  it("is weak for one of the most common, whatever it looks like", async () => {
    const prefixes = new Set(common.sha256Prefixes.split(" "));
    expect(await weighPassword("Password", prefixes)).toBe("weak");
    expect(await weighPassword("correct horse battery", prefixes)).toBe("good");
  });
});
