import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Blocks } from "../../../app/components/blocks/index.tsx";
import { SiteFrame } from "../../../app/components/layout/site-frame.tsx";
import { blocksOf } from "../../../app/content/family.server.ts";
import type { Page } from "../../../app/content/types.ts";
import { SiteSettingsContext } from "../../../app/lib/site-settings.ts";

export const settings = {
  email: "hello@agency.example",
  bookingUrl: "https://calendar.example/call",
  year: 2026,
};

/** A page as a visitor's browser gets it, without the document around it. */
export const htmlOf = (page: Page) =>
  renderToStaticMarkup(
    <SiteSettingsContext value={settings}>
      <SiteFrame>{createElement(Blocks, { blocks: blocksOf(page) })}</SiteFrame>
    </SiteSettingsContext>,
  );

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The words of some HTML, with single spaces and none before a colon, a comma or a stop. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&([a-z#0-9]+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .replace(/ (?=[:,.](?: |$))/g, "");

export const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?href="([^"]*)"/g)].map(([, href]) => href ?? "");

export const idsOf = (html: string) =>
  [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? "");

/** A page's own part, without what surrounds every page. */
export const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
