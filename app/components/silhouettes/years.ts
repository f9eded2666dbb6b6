import { box, disc, row } from "../ui/drawing.ts";
import type { Silhouette } from "./silhouette.ts";

/** What the agency's years have stood for, each taller than the one before; by the year. */
export const years: Record<string, Silhouette> = {
  "2019": {
    width: 100,
    height: 52,
    solid:
      box(6, -28, 66, 4) +
      "M10 -24H15V0H11zM63 -24H68L67 0H63z" +
      "M20 -28V-42H44V-28z" +
      "M56 -28V-46L50 -52L62 -52L66 -46H60V-28z" +
      "M80 -18H94V-15H92V0H89V-15H85V0H82V-15H80zM91 -18V-40H94V-18z",
    lit: "M20 -42h4v14h-4zM50 -52L62 -52L66 -46H53z",
  },
  "2020": {
    width: 100,
    height: 70,
    solid:
      box(6, -26, 36, 26) +
      box(44, -22, 32, 22) +
      box(12, -48, 30, 21) +
      box(46, -44, 24, 21) +
      box(26, -70, 26, 21) +
      "M80 0V-52H96V-48H84V0z" +
      disc(88, -5, 5),
    lit: "M6 -26h5v26h-5zM44 -22h5v22h-5zM12 -48h5v21h-5zM46 -44h4v21h-4zM26 -70h5v21h-5z",
  },
  "2021": {
    width: 100,
    height: 92,
    solid: [
      `${box(20, -92, 60, 34)}M28 -80H56V-86L70 -75L56 -64V-70H28z`,
      box(30, -52, 40, 20),
      box(47, -58, 6, 58),
    ],
    lit: "M20 -92h5v34h-5zM30 -52h4v20h-4zM47 -32h2v32h-2z",
  },
  "2022": {
    width: 110,
    height: 112,
    solid:
      "M2 0V-50H8V-70H12L15 -80L18 -70H22V-50H28V0z" +
      disc(15, -60, 3.5) +
      "M32 0Q34 -46 58 -60Q54 -38 56 -24Q64 -44 80 -50Q74 -28 76 0z" +
      "M82 0V-84H86L93 -112L100 -84H104V0z" +
      row(2, 8, 88, -74, 4, 9) +
      row(2, 8, 88, -56, 4, 9),
    lit: "M2 0V-50H8V0zM32 0Q34 -46 58 -60Q42 -42 40 0zM82 0V-84H86L93 -112V-108L88 -82V0z",
  },
  "2023": {
    width: 100,
    height: 134,
    solid: [
      box(48, -134, 4, 30),
      "M46 -104H54L66 0H60L50 -92L40 0H34z",
      box(40, -44, 20, 3) + box(43, -70, 14, 3) + box(36, -20, 28, 3),
      disc(50, -128, 5),
    ],
    lines: [
      [
        "M34 -112a22 22 0 0 1 0 -32M66 -112a22 22 0 0 0 0 -32M24 -104a36 36 0 0 1 0 -48M76 -104a36 36 0 0 0 0 -48",
        3,
      ],
    ],
    lit: "M46 -104H49L37 0H34z",
  },
  "2024": {
    width: 110,
    height: 156,
    solid: [
      box(24, -6, 62, 6) +
        box(32, -14, 46, 8) +
        "M42 -14L45 -108H65L68 -14z" +
        box(40, -116, 30, 8) +
        "M6 -112H36Q32 -102 21 -102Q10 -102 6 -112zM74 -112H104Q100 -102 89 -102Q78 -102 74 -112z",
      box(53.5, -146, 3, 30),
      disc(55, -150, 5),
      box(18, -142, 74, 3),
    ],
    lines: [["M21 -140L8 -112M21 -140L34 -112M89 -140L76 -112M89 -140L102 -112", 1.4]],
    lit: "M42 -14L45 -108H50L48 -14zM32 -14h6v8h-6z",
  },
};
