import { encodeBase32UpperCaseNoPadding } from "@oslojs/encoding";
import { describe, expect, it } from "vitest";
import { codeOf, keyUri, newSecret, stepAt, stepOfCode } from "../../app/services/factors/totp.ts";

/** RFC 6238, appendix B: the secret of its SHA-1 vectors. */
const secret = encodeBase32UpperCaseNoPadding(new TextEncoder().encode("12345678901234567890"));

describe("a code of an authenticator app", () => {
  // The last six of the eight digits that the appendix has.
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("is that of RFC 6238 %i seconds after 1970", (seconds, code) => {
    expect(codeOf(secret, stepAt(seconds * 1000))).toBe(code);
  });

  it("is right half a minute early or late, and no more", () => {
    const now = 1_700_000_000_000;
    const here = stepAt(now);
    for (const [by, right] of [
      ...([
        [-2, false],
        [-1, true],
        [0, true],
        [1, true],
        [2, false],
      ] as const),
    ])
      expect([by, stepOfCode(secret, codeOf(secret, here + by), now)]).toEqual([
        by,
        right ? here + by : null,
      ]);
  });

  it("is nothing else", () => {
    for (const code of ["", "28708", "2870820", "abcdef", "٢٨٧٠٨٢"])
      expect(stepOfCode(secret, code, 59_000)).toBeNull();
  });
});

describe("a secret", () => {
  it("is 160 random bits in base32, named in what the app reads", () => {
    const one = newSecret();
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(one);
    expect(keyUri(one, "jo@firm.example")).toBe(
      `otpauth://totp/LegalAI:jo%40firm.example?secret=${one}&issuer=LegalAI`,
    );
  });
});
