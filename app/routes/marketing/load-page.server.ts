import type { RouterContextProvider } from "react-router";
import { blocksOf } from "../../content/family.server.ts";
import { pageAt } from "../../content/index.server.ts";
import { pageContent, requestScope } from "../../context.ts";
import { pageMeta } from "../../lib/meta.server.ts";

/** Sets what a page shows, made on the server so that browsers get no other page's words. @returns what search engines read of it. */
export function loadPage(pattern: string, context: Readonly<RouterContextProvider>) {
  const page = pageAt(pattern);
  context.set(pageContent, { path: page.path, blocks: blocksOf(page) });
  return { meta: pageMeta(page, context.get(requestScope).env) };
}

/** The address of the page of a route. */
export const pathOf = (pattern: string) => pageAt(pattern).path;

const rules = {
  where: {
    selector_matches:
      "[href^='/']:not([href^='/api/'],[href^='/legalai/'],[href^='/resources/'],[href$='.xml'])",
  },
  eagerness: "moderate",
};

/**
 * Which links the browser may get ready before they are chosen, as a header: the pages carry no inline scripts. The
 * rules stand in the header itself, so that nothing is asked for on the line that the typefaces need.
 */
export const speculationRules = JSON.stringify(
  `data:application/speculationrules+json,${JSON.stringify({ prerender: [rules] })}`,
);
