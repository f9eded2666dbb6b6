import type { Plugin } from "vite";
import { makeFonts } from "./fonts.ts";

/** Makes what the site shows and nobody should commit: the fonts, and for a build the social pictures. */
export function siteAssets(): Plugin {
  return {
    name: "site-assets",
    async config() {
      await makeFonts();
    },
  };
}
