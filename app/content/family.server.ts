import { pageAt, pages } from "./index.server.ts";
import type { Block, Link, Page } from "./types.ts";

/** The page itself and those above it, from the home page down. */
export function trail(page: Page): Page[] {
  if (page.path === "/") return [page];
  return [...trail(pageAt(page.parent ?? "/")), page];
}

const linkTo = ({ name, path }: Page): Link => ({ label: name, to: path });

/** The other services under the same page; those under none stand side by side. */
export function siblings(page: Page): Page[] {
  if (!page.service) return [];
  return pages.filter(
    (other) => other.service && other.parent === page.parent && other.path !== page.path,
  );
}

/** A page's blocks with its family in them: the way back up in its opening, its siblings before its closing. */
export function blocksOf(page: Page): readonly Block[] {
  const above = trail(page).slice(0, -1).map(linkTo);
  const blocks = page.blocks.map((block) =>
    block.kind === "hero" ? { ...block, above, here: page.name } : block,
  );
  const links = siblings(page).map(linkTo);
  if (links.length === 0) return blocks;
  const title = page.parent ? `More in ${pageAt(page.parent).name}` : "Our other services";
  const closing = blocks.findLastIndex(({ kind }) => kind === "callToAction");
  const before = blocks[closing - 1];
  const tone = (before && "tone" in before && before.tone) || "paper";
  return blocks.toSpliced(closing, 0, { kind: "siblings", tone, title, links });
}
