import { flatten } from "./flatten.ts";
import { type Grey, greyOf } from "./grey.ts";
import { lieOf } from "./skew.ts";
import { type Turn, turnDegrees, turnQuarters } from "./turn.ts";

/** A picture as it can be read best, and how it was turned for that. */
export type Prepared = { picture: Grey; turn: Turn };

/** Evens the light of a page’s picture and sets its lines level; which way up they stand is left to the reading. */
export function prepare(image: Pick<ImageData, "width" | "height" | "data">): Prepared {
  const even = flatten(greyOf(image));
  const quarters = lieOf(even).sideways ? 3 : 0;
  const upright = turnQuarters(even, quarters);
  const { degrees } = lieOf(upright);
  return { picture: turnDegrees(upright, -degrees), turn: { quarters, degrees: -degrees } };
}

/** The same the other way up. */
export function upsideDown({ picture, turn }: Prepared): Prepared {
  return {
    picture: { ...picture, pixels: picture.pixels.toReversed() },
    turn: { ...turn, quarters: (turn.quarters + 2) % 4 },
  };
}
