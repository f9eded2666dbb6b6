/**
 * A flat shape and what of it the sun lights. Each part of `solid` is filled even-odd, so that windows
 * let the light through, into the shadow too; what lies over another part is a part of its own, so
 * that they close. `lines` are strokes: path data and width.
 */
export type Silhouette = {
  width: number;
  height: number;
  solid: string | readonly string[];
  lines?: readonly (readonly [path: string, width: number])[];
  lit?: string;
};
