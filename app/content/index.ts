import { home } from "./pages/home.ts";
import type { Page } from "./types.ts";

/** Every page of the public site. */
export const pages: readonly Page[] = [home];

const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/** @throws Error when no page has this path: the routes are made of the same list. */
export function pageAt(path: string): Page {
  const page = byPath.get(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** Pages that send a form run scripts; the others send none. */
export const hasForm = (page: Page) =>
  page.blocks.some(({ kind }) => kind === "enquiry" || kind === "guideDialog");
