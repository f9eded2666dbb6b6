/** Small pieces of path data for the silhouettes. Feet stand on y = 0, up is negative, one unit is about 20 cm. */

export const box = (x: number, y: number, width: number, height: number) =>
  row(1, 0, x, y, width, height);

export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

/** To a tenth of a unit, which is 2 cm. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * `count` times one shape (closed, in relative commands), one each `step` to the right. Each is told
 * in the same letters, so that a row packs into the bytes of one.
 */
export const repeated = (count: number, step: number, x: number, y: number, shape: string) =>
  `M${x} ${y}${Array.from({ length: count }, () => shape).join(`m${step} 0`)}`;

/** `count` boxes, one each `step` to the right. */
export const row = (
  count: number,
  step: number,
  x: number,
  y: number,
  width: number,
  height: number,
) => repeated(count, step, x, y, `h${width}v${height}h${-width}z`);

export const polygon = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`;

/** `count` blades about a hub, from `inner` to `outer`, each `spread` degrees wide at its tip. */
export const blades = (
  x: number,
  y: number,
  count: number,
  inner: number,
  outer: number,
  spread: number,
) => {
  const at = (radius: number, degrees: number): [number, number] => {
    const turn = (degrees * Math.PI) / 180;
    return [tenths(x + radius * Math.cos(turn)), tenths(y + radius * Math.sin(turn))];
  };
  return Array.from({ length: count }, (_, blade) => {
    const middle = (360 / count) * blade;
    return polygon(
      at(inner, middle - spread / 3),
      at(outer, middle - spread / 2),
      at(outer, middle + spread / 2),
      at(inner, middle + spread / 3),
    );
  }).join("");
};
