import { env } from "cloudflare:workers";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { requestScope } from "../../../app/context.ts";
import { staffRoutes } from "../../fixtures/staff-routes.ts";
import { mailService } from "./outside/mail-service.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;

const modules = import.meta.glob<Route["module"]>("../../../app/routes/staff/*.{ts,tsx}", {
  eager: true,
});

/** A route as the router's build has it. */
function builtRoute({ file, parent, path, index }: (typeof staffRoutes)[number]): Route {
  const module = modules[`../../../app/${file}`];
  if (!module) throw new Error(`There is no ${file}.`);
  return { id: file, parentId: parent, ...(path && { path }), ...(index && { index }), module };
}

const nothing = { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" };

/** Every route of the staff behind the real router; what a page is drawn from stands in the place of the page. */
const build: ServerBuild = {
  ...{ assets: nothing, publicPath: "/", assetsBuildDirectory: "", prerender: [] },
  ...{ future: {}, ssr: true, isSpaMode: false },
  routeDiscovery: { mode: "initial", manifestPath: "" },
  entry: {
    module: {
      default: (_request, status, headers, { staticHandlerContext }) => {
        const { loaderData, actionData, errors } = staticHandlerContext;
        return Response.json({ loaderData, actionData, errors }, { status, headers });
      },
      handleError: (error) => {
        throw error;
      },
    },
  },
  routes: Object.fromEntries([
    ["root", { id: "root", path: "", module: { default: () => null } }],
    ...staffRoutes.map((route) => [route.file, builtRoute(route)]),
  ]),
};

const handle = createRequestHandler(build, "test");

/** Asks for an address as somebody whose session is `session`. */
export async function askStaff(
  address: string,
  {
    session,
    method = "GET",
    form,
  }: { session?: string; method?: string; form?: Record<string, string> } = {},
): Promise<Response> {
  const headers = { ...(session && { Cookie: `__Host-session=${session}` }), Accept: "text/html" };
  const body = form && new URLSearchParams(form);
  const request = new Request(`http://localhost${address}`, {
    ...{ method: form ? "POST" : method, headers },
    ...(body && { body }),
  });
  return mailService().after((scope) => {
    const context = new RouterContextProvider();
    context.set(requestScope, { ...scope, env, nonce: "" });
    return handle(request, context);
  });
}
