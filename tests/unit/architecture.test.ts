import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { clauseRules } from "../../app/analysis/vocabulary/index.ts";
import { cyclesIn } from "../cycles.ts";

/** Who may import whom, beyond their own folder: the table of the house. */
const mayImport: Record<string, string[]> = {
  "app/content": [],
  "app/lib": ["app/content"],
  "app/schemas": [],
  "app/db": ["app/schemas", "app/lib"],
  "app/emails": ["app/schemas", "app/lib", "app/content"],
  "app/documents": ["app/schemas", "app/lib"],
  "app/analysis": ["app/schemas", "app/lib"],
  "app/marking": ["app/documents", "app/schemas", "app/lib"],
  "app/playbooks": ["app/documents", "app/analysis", "app/schemas", "app/lib"],
  "app/comparing": ["app/analysis", "app/schemas", "app/lib"],
  "app/answering": ["app/analysis", "app/schemas", "app/lib"],
  "app/services": [
    "app/documents",
    "app/analysis",
    "app/answering",
    "app/comparing",
    "app/playbooks",
    "app/marking",
    "app/schemas",
    "app/db",
    "app/emails",
    "app/lib",
  ],
  "app/scanning": ["app/schemas", "app/lib"],
  "app/redlining": ["app/documents", "app/lib"],
  "app/components": ["app/scanning", "app/redlining", "app/content", "app/schemas", "app/lib"],
  "app/routes": [
    ...["app/components", "app/content", "app/services", "app/schemas", "app/lib"],
    ...["app/analysis", "app/comparing"],
  ],
  workers: ["app/services", "app/schemas", "app/db", "app/lib"],
};
const frameworks = /^(react|react-dom|react-router|hono)(\/|$)/;

type Import = { file: string; target: string; typesOnly: boolean; isLazy: boolean };

const files = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"]);
const imports: Import[] = files.flatMap((file) => {
  const source = readFileSync(file, "utf8");
  const found = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;"']*?from\s+["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g,
  );
  return [...found].map(([, type, named, dynamic]) => {
    const specifier = named ?? dynamic ?? "";
    const target = specifier.startsWith(".")
      ? normalize(join(dirname(file), specifier))
      : specifier;
    return { file, target, typesOnly: Boolean(type), isLazy: named === undefined };
  });
});
const areaOf = (path: string) => Object.keys(mayImport).find((area) => path.startsWith(`${area}/`));

/** What the Worker imports before it answers anything, each with who imported it first: its own entry, and all pages. */
function loadedAtStart(): Map<string, string | null> {
  const pages = ["app/root.tsx", "app/entry.server.tsx", ...globSync("app/routes/**/*.{ts,tsx}")];
  const atOnce = Map.groupBy(
    imports.filter(({ typesOnly, isLazy }) => !typesOnly && !isLazy),
    ({ file }) => file,
  );
  const found = new Map<string, string | null>(
    ["workers/app.ts", ...pages].map((entry) => [entry, null]),
  );
  // A map is gone through to what is added to it meanwhile.
  for (const [file] of found)
    for (const { target } of atOnce.get(file) ?? [])
      if (!found.has(target)) found.set(target, file);
  return found;
}

/** What takes long to load and most visits need nothing of: the analyser, and what reads and makes documents. */
const heavy =
  /^(?:app\/analysis\/(?:analyse|read-for)\.|app\/analysis\/(?:asking|bearing|classifier|clauses|slips|law|model|summary|turns|vocabulary|\w*-clauses|\w*-?questions)\/|app\/documents\/(?:index\.|pdf\/|survey\/|word\/)|app\/(?:answering|comparing|marking)\/|app\/playbooks\/(?!starters\/)|(?:@ai-sdk\/openai|ai|docx|docxodus|hucre|pdfjs-dist|tesseract\.js|unpdf)(?:\/|$))/;

/** Imports within the analyser, types too. */
const withinAnalysis = imports.filter(({ file, target }) =>
  [file, target].every((path) => path.startsWith("app/analysis/")),
);

describe("the house", () => {
  it("is read whole by this test", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(imports.length).toBeGreaterThan(100);
  });

  it.each(Object.entries(mayImport))("lets %s import only what it may", (area, allowed) => {
    const wrong = imports.filter(({ file, target }) => {
      const targetArea = areaOf(target);
      return (
        areaOf(file) === area && targetArea && targetArea !== area && !allowed.includes(targetArea)
      );
    });
    expect(wrong).toEqual([]);
  });

  it("can lift the analyser out: of the app it imports the shape of its result, and how long it may take", () => {
    const own =
      /^app\/(?:analysis\/|schemas\/(?:analysis|model-answer|fact-rows|hand|cases\/key-dates)\.ts$|lib\/(?:deadline|parts)\.ts$)/;
    const wrong = imports.filter(
      ({ file, target }) =>
        file.startsWith("app/analysis/") && target.startsWith("app/") && !own.test(target),
    );
    expect(wrong).toEqual([]);
  });

  it("has no file in the analyser that needs itself, by a type or by a value", () => {
    expect(withinAnalysis.length).toBeGreaterThan(500);
    expect(cyclesIn(withinAnalysis.map(({ file, target }) => [file, target]))).toEqual([]);
  });

  it("has no more rooms in the analyser that need one another than it had: none joins these", () => {
    const known = [
      "cast condensing dispute-clauses ending ending-clauses facts judgments liability-clauses matching money numbering parties reading slips values vocabulary",
      "asking clauses corporate-questions corrections judge questions summary technology-questions",
      "analysis model",
    ].map((names) => new Set(names.split(" ")));
    const roomOf = (file: string) => basename(dirname(file));
    const between = withinAnalysis
      .map(({ file, target }) => [roomOf(file), roomOf(target)] as const)
      .filter(([one, other]) => one !== other);
    const wider = cyclesIn(between).filter(
      (knot) => !known.some((rooms) => knot.every((room) => rooms.has(room))),
    );
    expect(wider).toEqual([]);
  });

  it("knows a kind of clause by its record alone: no other code of the analyser has a kind’s id", () => {
    // What names kinds as data: their own records, provisions of law, questions; and words of the same spelling.
    const data =
      /-clauses\/|questions\/|\/law\/(?!law-for)|\/asking\/[\w-]*softeners|\/kind\/papers\.ts$/;
    const ids = new Set(clauseRules.map(({ id }) => id));
    const named = files.flatMap((file) => {
      if (!file.startsWith("app/analysis/") || data.test(file)) return [];
      const strings = readFileSync(file, "utf8").matchAll(/(["'`])([a-z-]+)\1/g);
      return [...strings].flatMap(([, , word = ""]) => (ids.has(word) ? [`${file}: ${word}`] : []));
    });
    expect(named).toEqual([]);
  });

  it("keeps the Worker and the app's root files out of the app", () => {
    expect(
      imports.filter(
        ({ file, target }) => file.startsWith("app/") && target.startsWith("workers/"),
      ),
    ).toEqual([]);
  });

  it("keeps frameworks out of services, analysis, schemas and the database", () => {
    const plain = ["services", "documents", "marking", "analysis", "schemas", "db", "emails"].map(
      (area) => `app/${area}/`,
    );
    expect(
      imports.filter(
        ({ file, target }) =>
          plain.some((area) => file.startsWith(area)) && frameworks.test(target),
      ),
    ).toEqual([]);
  });

  it("keeps the site's words on the server: they reach a browser as one page's data", () => {
    const wordless = ["app/content/types.ts", "app/content/site.ts", "app/content/guide.ts"];
    const wrong = imports.filter(
      ({ file, target, typesOnly }) =>
        target.startsWith("app/content/") &&
        !typesOnly &&
        !wordless.includes(target) &&
        !file.startsWith("app/content/") &&
        !(target.endsWith(".server.ts") && /^app\/routes\b|\.server\.ts$/.test(file)),
    );
    expect(wrong).toEqual([]);
  });

  it("reads what is sent to a page with the one reader and its limits", () => {
    const readers = /\.(formData|json|text|arrayBuffer|bytes|blob)\(\)/;
    const routes = files.filter((file) => file.startsWith("app/routes/"));
    expect(routes.filter((file) => readers.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("loads analyser, readers and writers of documents only when they are asked for", () => {
    const loaded = loadedAtStart();
    const wayTo = (file: string): string[] => {
      const by = loaded.get(file);
      return by ? [...wayTo(by), file] : [file];
    };
    expect(loaded.size).toBeGreaterThan(500);
    const wrong = [...loaded.keys()].filter((file) => heavy.test(file));
    expect(wrong.map((file) => wayTo(file).join(" -> "))).toEqual([]);
    expect(imports.filter(({ target }) => heavy.test(target)).length).toBeGreaterThan(100);
  });

  it("is no deeper than app/x/y", () => {
    const deep = globSync("app/**/").filter((folder) => folder.split("/").length > 3);
    expect(deep).toEqual([]);
  });

  it("has at most 25 files in a folder, but where each is a page, a paper, a block or a contract of its own", () => {
    const lists =
      /^(app\/content\/pages|app\/components\/blocks|app\/analysis\/questions|tests\/fixtures\/contracts)$/;
    const folders = Map.groupBy(
      globSync("{app,workers,commands,tests}/**/*.*").filter((file) => !file.endsWith("/")),
      (file) => dirname(file),
    );
    const crowded = [...folders].filter(([folder, all]) => all.length > 25 && !lists.test(folder));
    expect(crowded.map(([folder, all]) => `${folder}: ${all.length}`)).toEqual([]);
  });

  it("has no drawer for odds and ends", () => {
    const drawers = /(^|\/)(utils?|helpers?|misc|common)(\.|\/|$)/;
    expect(files.filter((file) => drawers.test(file))).toEqual([]);
  });
});
