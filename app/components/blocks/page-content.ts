import { createContext, useContext } from "react";
import type { Page } from "../../content/types.ts";

/** What a page shows. */
export type PageContent = Pick<Page, "path" | "blocks">;

/** Handed from a page's loader straight to its rendering: no router runs in it that would have to be given the words again. */
export const PageContentContext = createContext<PageContent | null>(null);

export function usePageContent(): PageContent {
  const content = useContext(PageContentContext);
  if (!content) throw new Error("No loader of the page has set its content.");
  return content;
}
