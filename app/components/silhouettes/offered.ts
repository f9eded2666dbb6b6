import type { OfferedThing } from "../../content/types.ts";
import { box, disc, row } from "../ui/drawing.ts";
import type { Silhouette } from "./silhouette.ts";

/** What stands for one of a page's offerings: tools that hang in the shed, and what stands in the paddock. */
export const offered: Record<OfferedThing, Silhouette> = {
  handset: {
    width: 100,
    height: 100,
    solid: "M22 -98H54Q60 -98 60 -90V-72H42V-28H60V-10Q60 -2 54 -2H22z",
    lines: [["M60 -14C72 -2 74 -26 82 -14S92 -4 98 -14", 3]],
    lit: "M22 -98h6v96h-6z",
  },
  rake: {
    width: 100,
    height: 100,
    solid: box(47, -98, 6, 64) + box(19, -36, 62, 7) + row(7, 9.6, 19, -29, 4, 27),
    lit: box(47, -98, 2, 62),
  },
  spanner: {
    width: 100,
    height: 100,
    solid: [
      "M43 -98.7A20 20 0 1 0 57 -98.7V-82H43z",
      box(43, -64, 14, 40),
      disc(50, -16, 15) + disc(50, -16, 7),
    ],
    lit: box(43, -60, 4, 32),
  },
  magnifier: {
    width: 100,
    height: 100,
    solid: [disc(50, -68, 30) + disc(50, -68, 22), box(45, -40, 10, 39)],
    lit: `${box(45, -38, 3, 37)}M34 -68a16 16 0 0 1 16 -16v4a12 12 0 0 0 -12 12z`,
  },
  clock: {
    width: 100,
    height: 100,
    solid: [
      disc(50, -46, 36) + disc(50, -46, 28),
      disc(22, -86, 11) + disc(78, -86, 11),
      "M24 -20L14 -1H23L34 -12zM76 -20L86 -1H77L66 -12z",
    ],
    lines: [["M50 -66V-46H64", 5]],
    lit: "M14 -46A36 36 0 0 1 50 -82V-74A28 28 0 0 0 22 -46z",
  },
  tape: {
    width: 110,
    height: 100,
    solid: [
      `M12 -8V-52A36 36 0 0 1 84 -52V-8z${disc(48, -50, 15)}`,
      box(84, -18, 22, 10) + box(102, -18, 4, 18),
    ],
    lit: "M12 -8V-52A36 36 0 0 1 48 -88V-80A28 28 0 0 0 20 -52V-8z",
  },
  map: {
    width: 116,
    height: 84,
    solid: [
      "M0 0V-68L28 -82V-14z",
      "M28 -14V-82L56 -68V0z",
      "M56 0V-68L84 -82V-14z",
      `M84 -14V-82L112 -68V0z${disc(96, -44, 6)}`,
    ],
    lit: "M0 0V-68L28 -82V-14zM56 0V-68L84 -82V-14z",
  },
  bell: {
    width: 100,
    height: 116,
    solid: [
      box(20, -116, 7, 116) + box(27, -112, 52, 6),
      "M27 -84L27 -90L44 -106H50z",
      "M46 -92Q46 -104 62 -104Q78 -104 78 -92Q80 -70 88 -62H36Q44 -70 46 -92z",
      disc(62, -57, 6),
    ],
    lines: [["M62 -54V-20", 1.6]],
    lit: "M20 -116h2.5v116h-2.5zM46 -92Q46 -104 62 -104Q54 -100 53 -90Q52 -72 46 -62H36Q44 -70 46 -92z",
  },
  kelpie: {
    width: 100,
    height: 104,
    solid:
      "M14 0V-5L21 -8L20 -44Q14 -52 14 -61L2 -65Q-1 -70 3 -73L15 -79L15 -102L25 -86L34 -98L35 -79Q41 -70 40 -62Q58 -46 62 -24Q64 -12 60 -5Q80 -2 88 -14L92 -11Q88 2 68 1L58 0H34V-5L41 -8Q42 -20 34 -30L31 0z",
    lit: "M21 -8L20 -44Q14 -52 14 -61L20 -60Q22 -50 25 -46L24 -6z",
  },
};
