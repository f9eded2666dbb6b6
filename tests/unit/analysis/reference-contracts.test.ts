import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

const folder = join(import.meta.dirname, "../../../../shared/data/files/cuad-sample");
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".txt")) : [];

describe.runIf(files.length > 0)("contracts filed in the United States", () => {
  it.each(files)("have a flag that quotes them: %s", (name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const { riskFlags, executiveSummary } = analyseDocument(text);
    expect(riskFlags.length).toBeGreaterThan(0);
    for (const { quote, start, end } of riskFlags) expect(quote).toBe(text.slice(start, end));
    const words = executiveSummary.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(200);
  });
});
