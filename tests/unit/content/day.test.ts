import { describe, expect, it } from "vitest";
import { scenes } from "../../../app/components/closings/index.ts";
import { silhouettes } from "../../../app/components/silhouettes/index.ts";
import { pages } from "../../../app/content/index.server.ts";
import { legalaiPages } from "../../../app/content/legalai/pages.server.ts";

const blocksOf = (kind: string) =>
  pages.flatMap((page) =>
    page.blocks.flatMap((block) => (block.kind === kind ? [{ page, block }] : [])),
  );

describe("the end of a page", () => {
  it("is a scene of its own, drawn for that page alone", () => {
    const ends = blocksOf("callToAction").map(({ block }) => "scene" in block && block.scene);
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
