import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What reads PDFs on the server, and what draws them in browsers. */
const builds = [
  "node_modules/unpdf/dist/pdfjs.mjs",
  "node_modules/pdfjs-dist/build/pdf.min.mjs",
  "node_modules/pdfjs-dist/build/pdf.worker.min.mjs",
];

describe("the scripts of a PDF", () => {
  it("meet no code that compiles any, on the server and in browsers", () => {
    for (const build of builds)
      expect(readFileSync(build, "utf8"), build).not.toMatch(/\b(?:eval|new Function)\s*\(/);
  });

  it("find no sandbox, nor forms that would ask for one", () => {
    const sources = [...globSync("app/**/*.{ts,tsx}"), ...globSync("commands/assets/*.ts")];
    expect(sources.length).toBeGreaterThan(100);
    for (const source of sources)
      expect(readFileSync(source, "utf8"), source).not.toMatch(
        /pdf\.sandbox|quickjs|enableScripting|AnnotationLayer/,
      );
  });

  it("are left alone by a pdf.js that has the fix of CVE-2026-16633", () => {
    const { version } = JSON.parse(readFileSync("node_modules/pdfjs-dist/package.json", "utf8"));
    const [major = 0, minor = 0] = version.split(".").map(Number);
    expect(major * 1000 + minor).toBeGreaterThanOrEqual(6002);
  });
});
