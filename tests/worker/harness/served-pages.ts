import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { requestScope } from "../../../app/context.ts";
import { legalai } from "../../../app/routes/legalai/routes.ts";
import { scopeOf } from "./accounts.ts";
import type { Browser } from "./browser.ts";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];

const files = import.meta.glob<Module>([
  "../../../app/routes/{case,dates,factors,firm,legalai,letters,marking,matters,playbooks,scans,versions}/*.{ts,tsx}",
  "!**/routes.ts",
]);

/** An address of LegalAI and what answers there: a page, or where there is no component, a file to be downloaded. */
export type Page = { path: string; file: string; module: Module };

/** Every address below `/legalai`, out of its table of routes. */
export const pages: Page[] = [];

const routes: Routes = { root: { id: "root", path: "", module: { default: () => null } } };

async function mount(route: RouteConfigEntry, parentId: string, above: string) {
  const module = await files[`../../../app/${route.file}`]?.();
  if (!module) throw new Error(`There is no ${route.file}.`);
  const id = route.file.replace(/^routes\/|\.tsx?$/g, "");
  const path = [above, route.path].filter(Boolean).join("/");
  routes[id] = {
    ...{ id, parentId, module },
    ...(route.path && { path: route.path }),
    ...(route.index && { index: true }),
  };
  for (const child of route.children ?? []) await mount(child, id, path);
  if (!route.children) pages.push({ path: `/${path}`, file: id, module });
}
await mount(legalai, "root", "");

const handle = createRequestHandler({
  entry: { module: { default: () => new Response("A document is drawn in a browser's tests.") } },
  routes,
  assets: {
    ...{ entry: { module: "", imports: [] }, url: "", version: "" },
    routes: Object.fromEntries(Object.keys(routes).map((id) => [id, undefined])),
  },
  ...{ publicPath: "/", assetsBuildDirectory: "", future: {} },
  ...{ ssr: true, isSpaMode: false, prerender: [] },
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
});

/** Has the router answer a browser's request, with the guards, loaders and actions of the real pages; by a scope of one's own where ports are to fail. */
export function askPage(
  browser: Browser,
  path: string,
  form?: FormData | URLSearchParams,
  scope = scopeOf(),
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(requestScope, { ...scope, nonce: "" });
  const headers = { Cookie: `__Host-session=${browser.cookie("__Host-session")}` };
  const request = new Request(`http://localhost${path}`, {
    headers,
    ...(form && { method: "POST", body: form }),
  });
  return handle(request, context);
}
