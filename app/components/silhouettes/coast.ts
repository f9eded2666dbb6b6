import { box, disc, row } from "../ui/drawing.ts";
import type { Silhouette } from "./silhouette.ts";

/** The panels of the bridge's arch, and how high its two chords are where each begins. */
const panels = Array.from({ length: 15 }, (_, at) => at);
const risen = (at: number) => (at / 14) * (1 - at / 14) * 4;
const upper = (at: number) => Math.round(-54 - 50 * risen(at));
const lower = (at: number) => Math.round(-14 - 74 * risen(at));
const node = (at: number, chord: (at: number) => number) => `${27 + at * 15} ${chord(at)}`;
const chord = (height: (at: number) => number) =>
  `M${panels.map((at) => node(at, height)).join("L")}`;
const pylon = (x: number) =>
  `M${x} 0L${x + 2} -66V-70H${x + 5}V-74H${x + 17}V-70H${x + 20}V-66L${x + 22} 0z${box(x + 8, -30, 6, 14)}`;

/** What stands by the sea. */
export const coast = {
  lighthouse: {
    width: 112,
    height: 150,
    solid:
      "M0 0Q10 -13 30 -12H78Q98 -12 112 0z" +
      "M40 -12L46 -108H66L72 -12z" +
      box(41, -113, 30, 5) +
      "M47 -113V-130H65V-113z" +
      box(51, -127, 10, 11) +
      "M45 -130Q47 -141 56 -142Q65 -141 67 -130z" +
      box(54.8, -150, 2.4, 8) +
      "M78 -12V-28L88 -37L98 -28V-12z" +
      box(84, -25, 7, 7) +
      box(53, -92, 5, 8) +
      box(53, -62, 5, 8),
    lit: "M40 -12L46 -108H52L49 -12zM51 -127h10v11h-10z",
  },
  bridge: {
    width: 264,
    height: 106,
    solid: [
      `${box(-20, -44, 1600, 5)}${row(20, 62, 316, -39, 7, 39)}`,
      "M-20 0V-50H-6V-44L-2 0z",
      pylon(6),
      pylon(236),
    ],
    lines: [
      [`${chord(upper)}${chord(lower)}`, 3],
      [panels.map((at) => `M${node(at, upper)}V${lower(at)}`).join(""), 1.3],
      [
        panels
          .slice(0, -1)
          .map((at) => (at < 7 ? [at, at + 1] : [at + 1, at]))
          .map(([from = 0, to = 0]) => `M${node(from, upper)}L${node(to, lower)}`)
          .join(""),
        1.1,
      ],
      [
        panels
          .filter((at) => lower(at) < -46)
          .map((at) => `M${node(at, lower)}V-44`)
          .join(""),
        1,
      ],
      ["M-6 -49H1580", 0.9],
    ],
    lit: "M6 0L8 -66V-70H12V-66L10 0zM236 0L238 -66V-70H242V-66L240 0z",
  },
  jetty: {
    width: 236,
    height: 64,
    solid: [
      box(0, -24, 236, 5),
      row(9, 26, 10, -22, 4, 22),
      "M150 -24V-46H146L160 -58H186L200 -46H196V-24z" +
        box(157, -42, 13, 12) +
        box(176, -42, 13, 18),
    ],
    lines: [
      ["M0 -34H140M14 -34V-24M40 -34V-24M66 -34V-24M92 -34V-24M118 -34V-24M140 -34V-24", 1.2],
      ["M12 -8L36 -20M62 -8L88 -20M114 -8L140 -20M166 -8L192 -20", 1.2],
    ],
    lit: "M150 -24V-46H146L160 -58H166L155 -44V-24z",
  },
  "beach-umbrella": {
    width: 130,
    height: 96,
    solid:
      "M2 -58Q18 -92 58 -94Q98 -92 114 -58Q104 -64 94 -58Q82 -66 70 -58Q58 -66 46 -58Q34 -66 22 -58Q12 -64 2 -58z" +
      disc(58, -95, 2.4) +
      box(88, -14, 26, 14) +
      box(86, -17, 30, 3),
    lines: [
      ["M58 -92V0", 2.2],
      ["M8 0L18 -16L34 -4L44 -26M18 -16L14 0M34 -4L36 0", 2],
      ["M94 -17Q101 -25 108 -17", 1.4],
    ],
    lit: "M2 -58Q18 -92 58 -94Q34 -84 22 -58Q12 -64 2 -58zM46 -58Q48 -84 58 -94Q68 -84 70 -58Q58 -66 46 -58z",
  },
  "bathing-box": {
    width: 124,
    height: 118,
    solid: [
      "M6 -14V-70L2 -68V-74L62 -118L122 -74V-68L118 -70V-14z" +
        box(40, -64, 44, 50) +
        box(43, -61, 18, 47) +
        box(63, -61, 18, 47) +
        disc(62, -86, 7),
      row(5, 24, 12, -14, 7, 14),
      "M34 0L40 -14H84L90 0z",
    ],
    lit: "M6 -14V-70L2 -68V-74L62 -118L66 -115L20 -80V-14zM43 -61h5v47h-5zM63 -61h5v47h-5z",
  },
} as const satisfies Record<string, Silhouette>;
