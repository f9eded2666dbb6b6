import type { MetaDescriptor } from "react-router";
import type { Page } from "../content/types.ts";

/** Title, description, canonical address and cards of a page. */
export function pageMeta(page: Page, siteUrl: string): MetaDescriptor[] {
  return [{ title: page.title }, { name: "description", content: page.description }];
}
