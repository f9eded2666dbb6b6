import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // A form's `clientAction` has to be there when the connection is not.
  splitRouteModules: false,
} satisfies Config;
