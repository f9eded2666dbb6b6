import type { SilhouetteName } from "../../content/types.ts";
import { coast } from "./coast.ts";
import { country } from "./country.ts";
import { law } from "./law.ts";
import type { Silhouette } from "./silhouette.ts";
import { town } from "./town.ts";

/** The shapes that throw the long shadows; a name without one does not compile. */
export const silhouettes: Record<SilhouetteName, Silhouette> = {
  ...coast,
  ...country,
  ...law,
  ...town,
};
