import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { scenes } from "../../../app/components/closings/index.ts";
import { ErrorPage, notFound } from "../../../app/components/layout/error-page.tsx";
import { silhouettes } from "../../../app/components/silhouettes/index.ts";
import { offered } from "../../../app/components/silhouettes/offered.ts";
import { years } from "../../../app/components/silhouettes/years.ts";
import { blocksOf } from "../../../app/content/family.server.ts";
import { pages } from "../../../app/content/index.server.ts";
import { legalaiPages } from "../../../app/content/legalai/pages.server.ts";
import type { Block, Tone } from "../../../app/content/types.ts";
import { SiteSettingsContext } from "../../../app/lib/site-settings.ts";
import { htmlOf, mainOf, settings } from "./rendered.tsx";

/** Bands that name no hour, since they stand in one. */
const bandsOf: Partial<Record<Block["kind"], Tone>> = { strip: "paper", prose: "paper" };

const ofKind = (kind: string) =>
  pages.flatMap((page) =>
    page.blocks.flatMap((block) => (block.kind === kind ? [{ page, block }] : [])),
  );

/** The hours, from morning to night. */
const hours: readonly (readonly Tone[])[] = [
  ["ground", "mist", "rose", "sage", "wattle"],
  ["paper"],
  ["straw"],
  ["apricot"],
  ["ochre", "gum", "clay", "harbour"],
  ["dusk"],
];

describe("the day of a page", () => {
  it.each(pages.map((page) => page))(
    "passes from morning to night and never back: $path",
    (page) => {
      // A drawing may show another hour than that in which it stands.
      const passed = blocksOf(page)
        .filter(({ kind }) => kind !== "artefact" && kind !== "guideDialog")
        .flatMap((block) => {
          const tone = ("tone" in block && block.tone) || bandsOf[block.kind] || "ground";
          return [hours.findIndex((hour) => hour.includes(tone))];
        });
      expect(passed[0]).toBe(0);
      expect(passed).toEqual(passed.toSorted((a, b) => a - b));
    },
  );

  it("ends in the evening or at night, with lit windows", () => {
    for (const { page, block } of ofKind("callToAction"))
      expect(["ochre", "gum", "clay", "harbour", "dusk"], page.path).toContain(
        "tone" in block && block.tone,
      );
  });
});

describe("the end of a page", () => {
  it("is a scene of its own, drawn for that page alone", () => {
    const ends = ofKind("callToAction").map(({ block }) => "scene" in block && block.scene);
    expect(ends.length).toBeGreaterThan(15);
    expect(ends.toSorted()).toEqual(Object.keys(scenes).toSorted());
  });
});

describe("a silhouette", () => {
  it("serves one page, and none is left over", () => {
    const shown = [...pages, ...Object.values(legalaiPages)].flatMap((page) => [
      ...new Set(
        [...JSON.stringify(page).matchAll(/"silhouette":"([^"]+)"/g)].map(([, name]) => name),
      ),
    ]);
    expect(shown.toSorted()).toEqual(Object.keys(silhouettes).toSorted());
  });
});

describe("a drawing that belongs to one page", () => {
  it("shows each of the agency's years, and every one of Melbourne's suburbs as a stop", () => {
    const [timeline] = ofKind("timeline");
    if (timeline?.block.kind !== "timeline") throw new Error("No page tells the years.");
    const html = htmlOf(timeline.page);
    const told = timeline.block.items.map(({ year }) => year);
    expect(told.toSorted()).toEqual(Object.keys(years).toSorted());
    for (const year of told) expect(html).toContain(`href="#year-${year}"`);

    const [map] = ofKind("tramMap");
    if (map?.block.kind !== "tramMap") throw new Error("No page has a tram map.");
    const places = readFileSync("app/styles/tram-map.css", "utf8").match(/\.at-[a-z-]+/g);
    const stops = htmlOf(map.page).match(/\bat-[a-z-]+/g) ?? [];
    expect(map.page.path).toBe("/seo-melbourne");
    expect(stops).toHaveLength(map.block.stops.length);
    for (const stop of stops) expect(places).toContain(`.${stop}`);
  });

  it("shows a thing for an offering on one page, and none is left over", () => {
    const shown = ofKind("offerings").flatMap(({ block }) =>
      block.kind === "offerings" ? block.items.flatMap(({ figure }) => figure ?? []) : [],
    );
    expect(shown.toSorted()).toEqual(Object.keys(offered).toSorted());
  });

  it("shows at a wrong address a shadow, and nobody who casts it", () => {
    const page = createElement(ErrorPage, notFound);
    const html = mainOf(
      renderToStaticMarkup(createElement(SiteSettingsContext, { value: settings }, page)),
    );
    expect(html).toMatch(/<text[^>]* class="nobody-number">404</);
    expect(html).not.toContain("currentColor");
    expect(html).not.toContain('class="cast"');
  });
});
