import { describe, expect, it } from "vitest";
import {
  hasSecretsKey,
  isOfOldKey,
  openSecret,
  sealSecret,
} from "../../../app/services/sealed-secrets.ts";

const live = { SITE_URL: "https://legalai.example", SECRETS_KEY: "one" };

describe("a secret in the database", () => {
  it("is opened with the key that sealed it, for the row that it was sealed for", () => {
    const stored = sealSecret(live, "webhooks:1", "whsec_words");
    expect(stored).not.toContain("whsec");
    expect(openSecret(live, "webhooks:1", stored)).toBe("whsec_words");
    expect(() => openSecret(live, "webhooks:2", stored)).toThrow();
    expect(() => openSecret({ ...live, SECRETS_KEY: "two" }, "webhooks:1", stored)).toThrow();
    for (const at of [9, 30, stored.length - 3]) {
      const changed = stored.slice(0, at) + (stored[at] === "A" ? "B" : "A") + stored.slice(at + 1);
      expect(() => openSecret(live, "webhooks:1", changed)).toThrow();
    }
    for (const none of ["", "plain", "a.b.c.d"])
      expect(() => openSecret(live, "webhooks:1", none)).toThrow();
  });

  it("is sealed differently each time", () => {
    expect(sealSecret(live, "x", "words")).not.toBe(sealSecret(live, "x", "words"));
  });

  it("outlives its key while that stands behind a new one", () => {
    const stored = sealSecret(live, "x", "words");
    const next = { ...live, SECRETS_KEY: "two\n one " };
    expect(openSecret(next, "x", stored)).toBe("words");
    expect([isOfOldKey(live, stored), isOfOldKey(next, stored)]).toEqual([false, true]);
  });

  it("needs no key in development, and is never stored without one in production", () => {
    const local = { SITE_URL: "http://localhost:5173" };
    expect(openSecret(local, "x", sealSecret(local, "x", "words"))).toBe("words");
    expect(hasSecretsKey(local)).toBe(true);
    const without = { SITE_URL: live.SITE_URL, SECRETS_KEY: " " };
    expect(hasSecretsKey(without)).toBe(false);
    expect(() => sealSecret(without, "x", "words")).toThrow(/cannot be set up/);
  });
});
