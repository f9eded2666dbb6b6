import { box, disc } from "../ui/drawing.ts";
import type { Silhouette } from "./silhouette.ts";

/** What stands in the home page's street, beside the shop. */
export const street = {
  fig: {
    width: 150,
    height: 150,
    solid: [
      "M60 0Q66 -20 62 -46H78Q76 -20 86 0z",
      "M6 -84Q-4 -112 26 -118Q32 -142 66 -140Q98 -152 112 -124Q144 -118 138 -88Q148 -62 116 -56Q98 -38 72 -46Q42 -36 28 -54Q2 -58 6 -84z",
    ],
    lines: [["M68 -44Q56 -62 42 -70M72 -44Q72 -70 70 -90M76 -44Q90 -62 104 -70", 4]],
    lit: "M6 -84Q-4 -112 26 -118Q32 -142 66 -140Q36 -126 32 -98Q22 -80 28 -54Q2 -58 6 -84z",
  },
  hoist: {
    width: 150,
    height: 96,
    solid: [
      box(72, -90, 5, 90),
      "M20 -84L24 -88H126L130 -84L128 -80H22z" +
        "M28 -80H56V-44Q42 -40 28 -46zM84 -80H120V-36Q102 -30 84 -38z",
      disc(74.5, -92, 4),
    ],
    lines: [["M74 -92L22 -84M74 -92L128 -84", 1.4]],
    lit: "M28 -80H36V-45Q32 -45 28 -46zM84 -80H94V-36Q88 -37 84 -38z",
  },
  person: {
    width: 14,
    height: 34,
    solid: `${disc(7, -29, 3.4)}M2 -24q5 -3 10 0l1 13l-2 .5l-.6 10.5h-2.6l-.8 -9l-.8 9h-2.6l-.6 -10.5l-2 -.5z`,
  },
  dog: {
    width: 18,
    height: 14,
    solid: "M2 0V-8L0 -13L3 -11H12L14 -15L18 -13V-11L15 -10V0H13V-6H5V0z",
  },
} as const satisfies Record<string, Silhouette>;
