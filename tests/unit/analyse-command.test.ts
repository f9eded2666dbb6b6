import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

const agreement = `CARRIAGE AGREEMENT

Dated 3 March 2026

Wattle Freight Pty Ltd ACN 600 000 001 (Carrier)

Banksia Foods Ltd ACN 600 000 002 (Customer)

1. Services

1.1 The Carrier must carry the Goods with care.

2. Indemnity

2.1 The Customer indemnifies the Carrier against all loss arising out of the Goods.

3. Law

3.1 This agreement is governed by the law of Victoria.

4. Money

4.1 The Customer must maintain insurance proceeds in an account of their own.
`;

/** What `npm run analyse` prints for an agreement of a carrier and a customer. */
function analyse(...options: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "analyse-"));
  try {
    const file = join(folder, "carriage.txt");
    writeFileSync(file, agreement);
    return execFileSync("node", ["commands/analyse.ts", ...options, file], { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const indemnityOf = (line: string): { riskLevel: string } =>
  JSON.parse(line).riskFlags.find((flag: { clauseId: string }) => flag.clauseId === "indemnity");

describe("npm run analyse", () => {
  it("reads for a client that is called by role or by the beginning of the name", () => {
    expect(indemnityOf(analyse("--client", "customer")).riskLevel).toBe("High");
    expect(indemnityOf(analyse("--client", "Wattle Freight")).riskLevel).toBe("Low");
  });

  it("names the parties when no party is called so", () => {
    const line = analyse("--client", "Quandong");
    expect(JSON.parse(line)).toMatchObject({
      ok: false,
      error: {
        code: "invalid_input",
        message:
          "No single party of this document is called “Quandong”. Please name Wattle Freight Pty Ltd (Carrier) or Banksia Foods Ltd (Customer).",
      },
    });
  });
});

describe("npm run analyse, asked why", () => {
  let told = "";

  beforeAll(() => {
    told = analyse("--why");
  });

  it("tells a person why each clause was found: words, place, pattern, heading, and what is seen of each party", () => {
    const blocks = told.split("\n\n");
    const indemnity = blocks.find((block) => block.startsWith("Indemnity (indemnity): cl 2.1"));
    expect(indemnity).toContain("“2.1 The Customer indemnifies the Carrier against all loss");
    expect(indemnity).toMatch(/pattern \d+: “.*indemnifies.*” by \//);
    expect(indemnity).toContain("heading: “Indemnity” names the clause");
    expect(indemnity).toMatch(/trained on Australian paper: log odds \+\d/);
    expect(indemnity).toContain("burdens: Banksia Foods Ltd; benefits: Wattle Freight Pty Ltd");
    expect(indemnity).toMatch(/Banksia Foods Ltd: burdened \+\d+\.\d\d \(\S+ [+−]\d\.\d\d, /);
    expect(indemnity).toMatch(/both alike: −/);
  });

  it("tells what spoke against words that nearly are a clause", () => {
    const nearly = told.trimEnd().split("\n\n").at(-1);
    expect(nearly).toMatch(
      /^Nearly found:\n {2}Insurance: not “4\.1 .*”; only 0\.\d\d probable: “insurance proceeds” speaks against it/m,
    );
  });
});
