import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("routes/marketing/page.tsx")] satisfies RouteConfig;
