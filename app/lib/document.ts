import { createContext } from "react";

/**
 * What the server decides about the document around a page: whether the router runs in it, what wakes
 * its islands, and its style sheet, sent inside the page. In the browser the style sheet is there already.
 */
export type DocumentSettings = {
  hydrate: boolean;
  styles: string;
  /** The browser's entry module, for a page that runs nothing but its islands; `refresh` in development only. */
  islands?: { entry: string; nonce: string; refresh: string | undefined };
};

export const DocumentContext = createContext<DocumentSettings>({ hydrate: true, styles: "" });

/**
 * What a route says about its document: `hydrate: false` sends no router, `islands: true` then sends the
 * scripts of the parts that need them, and `ownStyles` leaves the site's style sheet out: for a link to the area's own, or
 * for what a still page of LegalAI uses of that, sent `"inside"` it.
 */
export type PageHandle = { hydrate?: boolean; islands?: boolean; ownStyles?: boolean | "inside" };
