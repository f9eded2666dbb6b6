import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { siteAssets } from "./commands/assets/site-assets.ts";

export default defineConfig(({ mode }) => ({
  // A module's imports are made ready while it is read, since the Worker asks for one after the other; a build needs none.
  environments: { ssr: { dev: { preTransformRequests: mode === "development" } } },
  // Finds every page's dependencies before the first visit, so that none has to be reloaded for them.
  optimizeDeps: { entries: ["app/root.tsx", "app/routes/**/*.tsx"] },
  plugins: [
    siteAssets(),
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    tailwindcss(),
    reactRouter(),
  ],
}));
