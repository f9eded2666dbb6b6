/**
 * A flat shape and what of it the sun lights. `solid` is filled even-odd, so that windows let the
 * light through, into the shadow too; `lines` are strokes: path data and width.
 */
export type Silhouette = {
  width: number;
  height: number;
  solid: string;
  lines?: readonly (readonly [path: string, width: number])[];
  lit?: string;
};
