import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  hashPassword,
  needsRehash,
  verifyAgainstNobody,
  verifyPassword,
} from "../../app/services/accounts/passwords.server.ts";

const password = "correct horse battery";

describe("a password's hash", () => {
  it("is scrypt with N=2^14, r=8, p=5 and a salt of its own", async () => {
    const [stored, again] = [await hashPassword(password), await hashPassword(password)];
    expect(stored).not.toBe(again);
    const [, , parameters, salt = "", hash = ""] = stored.split("$");
    expect(parameters).toBe("ln=14,r=8,p=5");
    expect(Buffer.from(salt, "base64")).toHaveLength(16);
    const cost = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };
    const key = scryptSync(password, Buffer.from(salt, "base64"), 32, cost);
    expect(hash).toBe(key.toString("base64"));
  });

  it("is matched by its password alone, however its letters are composed", async () => {
    const stored = await hashPassword("caf\u00e9 au lait");
    expect(await verifyPassword("cafe\u0301 au lait", stored)).toBe(true);
    expect(await verifyPassword("cafe au lait", stored)).toBe(false);
    expect(await verifyPassword(" caf\u00e9 au lait", stored)).toBe(false);
    expect(await verifyAgainstNobody(password)).toBe(false);
  });

  it("of an older cost is still matched, and due to be made anew", async () => {
    const salt = Buffer.alloc(16, 1);
    const key = scryptSync(password, salt, 32, { N: 2 ** 12, r: 8, p: 5 });
    const stored = `$scrypt$ln=12,r=8,p=5$${salt.toString("base64")}$${key.toString("base64")}`;
    expect(await verifyPassword(password, stored)).toBe(true);
    expect([needsRehash(stored), needsRehash(await hashPassword(password))]).toEqual([true, false]);
  });
});
