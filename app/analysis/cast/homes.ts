import { placesIn } from "../facts/places.ts";
import type { Member } from "./cast.ts";

/** So many characters after its name say where a party is at home. */
const introduction = 200;

/** Which members a text introduces as being at home abroad. */
export function homesAbroad(members: Member[], text: string): boolean[] {
  const starts = members.map(({ name }) => text.indexOf(name));
  return members.map(({ name }, at) => {
    const start = starts[at] ?? -1;
    if (start === -1) return false;
    const next = Math.min(...starts.filter((other) => other > start), start + introduction);
    const places = placesIn(text.slice(start + name.length, next).split(/\n\s*\n/)[0] ?? "");
    return places[0]?.australian === false;
  });
}
