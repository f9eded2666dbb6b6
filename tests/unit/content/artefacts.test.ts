import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guide } from "../../../app/content/guide.ts";
import { pages } from "../../../app/content/index.server.ts";
import type { ArtefactBlock } from "../../../app/content/types.ts";
import { htmlOf, textOf } from "./rendered.tsx";

const services = pages.filter(({ service }) => service);
const artefactOf = (page: (typeof pages)[number]) =>
  page.blocks.find((block): block is ArtefactBlock => block.kind === "artefact");

describe.each(services.map((page) => ({ path: page.path, page })))("$path", ({ page }) => {
  it("shows the work right after its opening", () => {
    expect(page.blocks.slice(0, 2).map(({ kind }) => kind)).toEqual(["hero", "artefact"]);
  });

  it("draws it as a figure whose caption says what it is", () => {
    const html = htmlOf(page);
    const figure = html.slice(html.indexOf("<figure"), html.indexOf("</figcaption>"));
    expect(textOf(figure)).toMatch(/An example|From the guide itself/);
    expect(figure).toMatch(/<h2/);
  });
});

describe("the drawings", () => {
  it("are of another kind on every page", () => {
    const kinds = services.map((page) => artefactOf(page)?.drawing.kind);
    expect(new Set(kinds).size).toBe(services.length);
  });

  it("show a page of the guide in the guide's own words", () => {
    const document = textOf(readFileSync(`public${guide.path}.html`, "utf8"));
    const drawing = services
      .map((page) => artefactOf(page)?.drawing)
      .find((it) => it?.kind === "guide");
    if (drawing?.kind !== "guide") throw new Error("No page shows the guide.");
    const { cover, page } = drawing;
    for (const words of [cover.title, cover.text, page.title, page.text, ...page.questions])
      expect(document).toContain(words.replace(/\.$/, ""));
  });
});
