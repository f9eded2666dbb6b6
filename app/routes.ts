import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { hasForm, pages } from "./content/index.server.ts";
import { legalai } from "./routes/legalai/routes.ts";
import { staff } from "./routes/staff/routes.ts";

const marketing = pages.map((page) => {
  const module = `routes/marketing/${hasForm(page) ? "form-page" : "page"}.tsx`;
  return page.path === "/"
    ? index(module, { id: "home" })
    : route(page.path.slice(1), module, { id: page.path.slice(1) });
});

export default [
  ...marketing,
  route("sitemap.xml", "routes/seo/sitemap.ts"),
  route("robots.txt", "routes/seo/robots.ts"),
  route(".well-known/security.txt", "routes/seo/security-txt.ts"),
  legalai,
  staff,
  route("*", "routes/marketing/not-found.tsx"),
] satisfies RouteConfig;
