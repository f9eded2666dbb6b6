import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const rows = readFileSync("docs/security.md", "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, id = ""]) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([, id = "", level = "", , stands = "", why = ""]) => ({ id, level, stands, why }));

describe("the table of OWASP ASVS 5.0.0", () => {
  it("has every requirement of levels 1 and 2, in all 17 chapters, once", () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ level }) => level === "1")).toHaveLength(70);
    expect(rows.filter(({ level }) => level === "2")).toHaveLength(183);
    expect(new Set(rows.map(({ id }) => id.split(".")[0])).size).toBe(17);
  });

  it("says of each how it stands, and why or where it is shown", () => {
    for (const { id, stands, why } of rows) {
      expect(["pass", "n/a", "open"], id).toContain(stands);
      expect(why.length, id).toBeGreaterThan(5);
    }
  });

  it("names only files that are there", () => {
    const named = rows.flatMap(({ why }) =>
      [...why.matchAll(/`((?:app|workers|tests|docs|commands)\/[^`]+)`/g)].map(
        ([, file = ""]) => file,
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
