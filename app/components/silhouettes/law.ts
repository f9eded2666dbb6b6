import { box, disc, polygon, row } from "../ui/drawing.ts";
import type { Silhouette } from "./silhouette.ts";

/** What stands where law is done and measured. */
export const law = {
  courthouse: {
    width: 176,
    height: 112,
    solid:
      box(0, -5, 176, 5) +
      box(6, -10, 164, 5) +
      box(12, -15, 152, 5) +
      row(6, 25.6, 18, -62, 12, 47) +
      row(6, 25.6, 15, -66, 18, 4) +
      box(10, -76, 156, 10) +
      polygon([6, -76], [88, -110], [170, -76]) +
      disc(88, -87, 7),
    lit: `${row(6, 25.6, 18, -62, 4, 47)}${polygon([6, -76], [88, -110], [96, -107], [24, -76])}`,
  },
  lectern: {
    width: 110,
    height: 112,
    solid:
      box(26, -4, 58, 4) +
      "M48 -4L50 -62H60L62 -4z" +
      "M12 -62L98 -62L92 -56H18z" +
      "M6 -64L20 -104Q38 -112 55 -102Q72 -112 90 -104L104 -64Q80 -70 55 -62Q30 -70 6 -64z" +
      "M53.5 -66V-98h3V-66z",
    lit: "M6 -64L20 -104Q26 -107 32 -107L24 -66Q14 -67 6 -64zM48 -4L50 -62H53L51 -4z",
  },
  "reading-chair": {
    width: 130,
    height: 104,
    solid:
      "M10 0V-40Q8 -50 18 -52V-88Q18 -100 34 -100H66Q80 -100 80 -88V-52Q92 -52 90 -40V0H80V-14H20V0z" +
      "M28 -28H72V-46Q72 -50 66 -50H34Q28 -50 28 -46z" +
      box(112, -96, 3, 92) +
      box(102, -4, 24, 4) +
      "M94 -96L104 -112H124L134 -96z",
    lit: "M10 0V-40Q8 -50 18 -52V-88Q18 -100 34 -100Q26 -92 26 -80V-14H20V0zM94 -96L104 -112H124L134 -96z",
  },
  theodolite: {
    width: 100,
    height: 116,
    solid: [
      "M48 -66L10 0H17L52 -58z",
      "M52 -66L90 0H83L48 -58z",
      "M47 -64H53L55 0H45z",
      `${box(34, -70, 32, 6) + box(42, -78, 16, 8)}M36 -78V-104H44V-84H56V-104H64V-78z`,
      `M20 -100L78 -108V-92L20 -90zM78 -112H86V-88H78z${disc(50, -97, 5)}`,
    ],
    lit: "M20 -100L40 -103V-90.6L20 -90zM48 -66L10 0H13L50 -64z",
  },
} as const satisfies Record<string, Silhouette>;
