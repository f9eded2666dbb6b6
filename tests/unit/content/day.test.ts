import { describe, expect, it } from "vitest";
import { scenes } from "../../../app/components/closings/index.ts";
import { pages } from "../../../app/content/index.server.ts";

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
