import type { Plugin } from "vite";
import { makeFonts } from "./fonts.ts";
import { copyRedlineAssets } from "./redline-assets.ts";
import { copyScanAssets } from "./scan-assets.ts";
import { makeSiteIcons } from "./site-icons.ts";

let pictures: Promise<void> | undefined;

/** Makes what the pages of the site load beside their own code, where it is not made yet. */
export async function makePageAssets(): Promise<void> {
  // Packing goes on in other threads while the fonts are made.
  await Promise.all([copyRedlineAssets(), makeFonts(), makeSiteIcons(), copyScanAssets()]);
}

/** Makes what the site shows and nobody should commit: the fonts, the icons, what reads scans and makes redlines, and for a build the social pictures. */
export function siteAssets(): Plugin {
  return {
    name: "site-assets",
    async config(_config, { command }) {
      await makePageAssets();
      if (command !== "build") return;
      // A build resolves its configuration several times; one drawing is enough.
      pictures ??= import("./social-pictures.ts").then(({ makeSocialPictures }) =>
        makeSocialPictures(),
      );
      await pictures;
    },
  };
}
