import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, it } from "vitest";

it("every folder whose components name classes is one from which a style sheet takes them", () => {
  const sheets = globSync("app/*.css").map((file) => readFileSync(file, "utf8"));
  const sources = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/@source "\.\/([^"]+)"/g)].map(([, path = ""]) => `app/${path}`),
  );
  const naming = globSync("app/{components,routes}/*/**/*.tsx").filter((file) =>
    /className=/.test(readFileSync(file, "utf8")),
  );
  const folders = [...new Set(naming.map((file) => dirname(file)))];
  expect(folders.length).toBeGreaterThan(30);
  const isTaken = (folder: string) =>
    sources.some((source) => folder === source || folder.startsWith(`${source}/`));
  expect(folders.filter((folder) => !isTaken(folder))).toEqual([]);
});
