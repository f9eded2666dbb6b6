import { describe, expect, it } from "vitest";
import { pageAt, pages } from "../../../app/content/index.server.ts";
import { navigation } from "../../../app/content/site.ts";
import { htmlOf, linksOf, mainOf, textOf } from "./rendered.tsx";

const services = pages.filter(({ service }) => service);
const html = new Map(pages.map((page) => [page.path as string, htmlOf(page)]));
const mainLinks = (path: string) => linksOf(mainOf(html.get(path) ?? ""));
const target = (link: string) => link.split("#")[0] || "/";

const partOf = (whole: string, begin: string, end: string) => {
  const from = whole.indexOf(begin);
  return from < 0 ? "" : whole.slice(from, whole.indexOf(end, from));
};
const breadcrumb = (path: string) =>
  linksOf(partOf(html.get(path) ?? "", '<nav aria-label="Breadcrumb"', "</nav>"));

describe("the fifteen services", () => {
  it("are fifteen", () => expect(services).toHaveLength(15));

  it("stand in the footer, or one click from its list of services", () => {
    const footer = partOf(html.get("/") ?? "", "<footer", "</footer>");
    const listed = linksOf(partOf(footer, ">Services</h2>", "</ul>")).map(target);
    const near = new Set([...listed, ...listed.flatMap((path) => mainLinks(path).map(target))]);
    expect(services.map(({ path }) => path).filter((path) => !near.has(path))).toEqual([]);
  });

  it.each(services.map((page) => page))("say their own name in the heading: $name", (page) => {
    const heading = textOf(partOf(html.get(page.path) ?? "", "<h1", "</h1>")).toLowerCase();
    expect(heading).toContain(page.name.toLowerCase());
  });

  it.each(services.map((page) => page))("link to their siblings: $name", (page) => {
    const siblings = services.filter((other) => other.parent === page.parent && other !== page);
    expect(siblings.length).toBeGreaterThan(0);
    expect(mainLinks(page.path)).toEqual(
      expect.arrayContaining(siblings.map(({ path }) => path as string)),
    );
  });
});

describe.each(["/digital-marketing", "/ai-solutions"])("the hub %s", (path) => {
  const children = services.filter(({ parent }) => parent === path);

  it("links from its offerings to every service under it, and each links back", () => {
    const block = pageAt(path).blocks.find(({ kind }) => kind === "offerings");
    const offered =
      block?.kind === "offerings"
        ? block.items.flatMap(({ links = [] }) => links.map((link) => link.to))
        : [];
    expect(children.length).toBeGreaterThan(3);
    expect(offered).toEqual(expect.arrayContaining(children.map((child) => child.path)));
    for (const child of children) expect(breadcrumb(child.path)).toEqual(["/", path]);
  });
});

describe("the way back up", () => {
  it.each(pages.filter(({ path }) => path !== "/"))("is seen on $path", (page) => {
    expect(breadcrumb(page.path)).toEqual(page.parent ? ["/", page.parent] : ["/"]);
  });
});

describe("each menu", () => {
  it.each(navigation)(
    "$label ends with a link to all of it, on wide windows and phones",
    (group) => {
      const header = partOf(html.get("/about") ?? "", "<header", "</header>");
      const all = `href="${group.all.to}">${group.all.label}`;
      expect(group.all.label).toMatch(/^See all /);
      expect(header.split(all)).toHaveLength(3);
      for (const link of group.sections.flatMap(({ links }) => links))
        expect(mainLinks(target(group.all.to))).toContain(link.to);
    },
  );
});
