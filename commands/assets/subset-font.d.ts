declare module "subset-font" {
  type AxisRange = { min: number; max: number };
  /** Cuts a font down to the characters of `text`; an axis given as a number is pinned there. */
  export default function subset(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes?: Record<string, number | AxisRange>;
    },
  ): Promise<Uint8Array>;
}
