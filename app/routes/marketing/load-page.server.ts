import { blocksOf } from "../../content/family.server.ts";
import { pageAt } from "../../content/index.server.ts";
import type { RequestScope } from "../../context.ts";
import { pageMeta } from "../../lib/meta.server.ts";

/** A page's blocks and what search engines read of it, made on the server so that browsers get no other page's words. */
export function loadPage(pattern: string, { env }: RequestScope) {
  const page = pageAt(pattern);
  return {
    path: page.path,
    blocks: blocksOf(page),
    floatingLink: page.floatingLink,
    meta: pageMeta(page, env),
  };
}

/** The address of the page of a route. */
export const pathOf = (pattern: string) => pageAt(pattern).path;

/** Which links the browser may fetch before they are chosen, as a header: the pages carry no inline scripts. */
export const speculationRules = '"/speculation-rules.json"';
