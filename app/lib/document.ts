import { createContext } from "react";

/**
 * What the server decides about the document around a page: whether it runs scripts, and its style
 * sheet, sent inside the page. In the browser the style sheet is there already.
 */
export type DocumentSettings = { hydrate: boolean; styles: string };

export const DocumentContext = createContext<DocumentSettings>({ hydrate: true, styles: "" });

/** What a route says about its document: `hydrate: false` sends no scripts; `ownStyles` leaves the site's style sheet out. */
export type PageHandle = { hydrate?: boolean; ownStyles?: boolean };
