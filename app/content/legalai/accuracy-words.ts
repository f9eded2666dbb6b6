import type { Table } from "../types.ts";

/** A share as people read it; a dash where there was nothing to count. */
export const percent = (share: number | null) =>
  share === null ? "–" : `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)}%`;

/** A figure with what it counts, never parted by the end of a line. */
export const counted = (number: number, what: string) =>
  `${number.toLocaleString("en-AU")}\u00a0${what}`;

/** "98% of 50", never parted by the end of a line. */
export const shareOf = (share: number | null, of: number) =>
  `${percent(share)}\u00a0of\u00a0${of.toLocaleString("en-AU")}`;

/** How often a label is right, and how often it was there to be found. */
export interface Figures {
  precision: number;
  recall: number;
  f1: number;
  support: number;
}

/** A table of figures by kind. */
export const tableOf = (caption: string, rows: [string, Figures][]): Table => ({
  kind: "table",
  caption,
  columns: ["Kind", "Right", "Found", "F1", "Examples"],
  rows: rows.map(([name, { precision, recall, f1, support }]) => [
    name,
    percent(precision),
    percent(recall),
    f1.toFixed(2),
    support.toLocaleString("en-AU"),
  ]),
});
