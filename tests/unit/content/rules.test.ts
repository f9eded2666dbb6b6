import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { facts } from "../../../app/content/facts.ts";
import { pages } from "../../../app/content/index.server.ts";
import { paths } from "../../../app/content/types.ts";
import { htmlOf, idsOf, linksOf, textOf } from "./rendered.tsx";

const rendered = new Map(pages.map((page) => [page.path as string, htmlOf(page)]));
const html = (path: string) => rendered.get(path) ?? "";
/** On this host, but drawn by others than the content. */
const elsewhere = ["/legalai", "/legalai/auth", "/sitemap.xml"];
const outside = /^(https?:|mailto:|tel:)/;

const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe("the public pages", () => {
  it("are all there, each once", () => {
    expect(pages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  });

  it("share no title and no description", () => {
    expect(repeated(pages.map(({ title }) => title))).toEqual([]);
    expect(repeated(pages.map(({ description }) => description))).toEqual([]);
  });

  it("can all be reached from the home page", () => {
    const seen = new Set(["/"]);
    for (const path of seen)
      for (const link of linksOf(html(path))) {
        const target = link.split(/[?#]/)[0] ?? "";
        if (rendered.has(target)) seen.add(target);
      }
    expect([...seen].toSorted()).toEqual([...rendered.keys()].toSorted());
  });

  it("state no figure twice that is not one of the agency's facts", () => {
    const known = new Set<string>(Object.values(facts).map(String));
    const where = new Map<string, Set<string>>();
    for (const { path, blocks } of pages) {
      const words = JSON.stringify(blocks);
      for (const [figure] of words.matchAll(/\$?\d[\d,.]*M?(?:%|\+)|\$\d[\d,]*/g))
        where.set(figure, (where.get(figure) ?? new Set()).add(path));
    }
    const strays = [...where].filter(([figure, on]) => on.size > 1 && !known.has(figure));
    expect(strays.map(([figure, on]) => [figure, ...on])).toEqual([]);
  });
});

describe.each(pages.map((page) => ({ path: page.path, page })))("$path", ({ path, page }) => {
  it("has keywords, a title of at most 60 characters and a description of 70 to 160", () => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.keywords.length).toBeGreaterThan(0);
  });

  it("has one first heading, and no level is skipped", () => {
    const main = html(path).slice(html(path).indexOf("<main"), html(path).indexOf("</main>"));
    const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
  });

  it("uses every id once", () => {
    expect(repeated(idsOf(html(path)))).toEqual([]);
  });

  it("links to nothing that is not there", () => {
    const broken = linksOf(html(path)).filter((link) => {
      if (outside.test(link) || elsewhere.includes(link)) return false;
      const [target = "", anchor] = link.split("#");
      const goal = target === "" ? path : target;
      if (!rendered.has(goal)) return !existsSync(`public${goal}.html`);
      return anchor !== undefined && !idsOf(html(goal)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it("carries no style attribute, which its Content-Security-Policy forbids", () => {
    expect(html(path)).not.toMatch(/\sstyle="/);
  });

  it("leaves no placeholder in its words", () => {
    expect(textOf(html(path))).not.toMatch(/\{[a-z]+\}|lorem|undefined|\bTODO\b/i);
  });
});
