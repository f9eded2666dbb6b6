import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

type Route = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

const assets = "build/client/assets";
/** What is loaded only when somebody asks for pages, scans or redlines, by the names of its files. */
const onDemand =
  /\/(?:pages-view|pdf(?:\.worker\.min)?|prepare\.worker|redline\.worker|redlining\.client|scanning\.client)-[\w-]{8}\.m?js$/;

const written = () => {
  const [file = ""] = globSync(`${assets}/manifest-*.js`);
  const source = readFileSync(file, "utf8");
  // The build's own words, in the shape that its router reads.
  return JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1)) as Manifest;
};

/** The scripts that come with a page: its own, those of the pages around it, and whatever these import. */
function scriptsOf(route: Route, { entry, routes }: Manifest): string[] {
  const around = route.parentId ? routes[route.parentId] : undefined;
  const outer = around ? scriptsOf(around, { entry, routes }) : [entry.module, ...entry.imports];
  return [...new Set([...outer, route.module, ...(route.imports ?? [])])];
}

test("what draws pages, reads scans and makes redlines comes with no page of LegalAI, but when it is asked for", () => {
  const manifest = written();
  const built = globSync(`${assets}/*.{js,mjs}`).filter((file) => onDemand.test(file));
  for (const name of ["pages-view", "pdf", "redlining.client", "scanning.client"])
    expect(
      built.some((file) => file.includes(`/${name}-`)),
      name,
    ).toBe(true);
  const ofLegalai = Object.values(manifest.routes).filter(({ id }) => /\/legalai\//.test(id));
  expect(ofLegalai.length).toBeGreaterThan(15);
  for (const route of Object.values(manifest.routes))
    expect([route.id, scriptsOf(route, manifest).filter((file) => onDemand.test(file))]).toEqual([
      route.id,
      [],
    ]);
});
