import { partAround } from "./lines.ts";
import { type Point, pointAt, type Stretch } from "./points.ts";
import { eventPoint, isTaken, type Open, take } from "./timing.ts";

const obliges =
  /\b(?:must|shall|will|may|can|cannot|is to|are to|agrees?|undertakes?|ha(?:s|ve)|within|inside|runs?|pays?|payable|gives?|giving|due|period|for|net|on)\b/i;
/** Lengths that are a rate, an age, or of the past. */
const noTime =
  /\b(?:every|each|per|aged?|a|last|past|previous|preceding|of the|over the|first|other|for the|rent(?:al)?|old|(?:licen[cs]e|lease|terms?|renew\w*|extend\w*|contract|option)\b[^.;]{0,24} (?:for|of)(?: an?)?(?: (?:further|fresh|new))?(?: (?:period|term)s? of)?|than once in|times? (?:a|in)) $|\$ ?[\d,.]+ (?:for|a|per) $/i;
const noTimeAfter =
  /^(?:'s?|s')? ?(?:old|experience|of age|a (?:week|year|month)|per |each |notice|long service|in arrears|rent)/i;
const farther = /^(?:[^.;:]{0,50}?)\b(?:after|following|from|of its|of the|upon|once)\b(?= )/i;
const led =
  /(?:^|[,;:] (?:and |but )?)(?:up)?(?:on|after|following|once|when(?:ever)?|if|should|where|from|in the event(?: that| of)?) ([^,;]{4,110}?),(?= [^;]{0,160}$)/i;
const goesOn =
  /^(?:'s?|s')?(?: \w+)? (later|thereafter|afterwards|after (?:that|this|which)|ahead|beforehand|in advance|earlier|prior(?= ?[,.;]| ?$)|before(?= ?[,.;]| ?$))\b/i;
const stands = /\b(?:stands?|valid|open|good|firm)(?: for(?: acceptance)?| for a period of)? $/i;
const within =
  /\b(?:within|inside|in|for|has|have|allow\w*|of|than|at least)(?: (?:a|the|another|further|separate|period|of|up|to)){0,4} $/i;
const lasts =
  /\b(?:for|lasts?|period of|term of)(?: (?:a|an|the|further|separate|period|term|of|up|to)){0,5} $/i;

/**
 * A length of time that stands apart from what it is counted from: "upon the end of the franchise, however it comes, the
 * Franchisee must for 18 months not …", "a separate period of 26 weeks runs for that item after its making good". Never sure.
 */
export function readLoose(open: Open): void {
  const { words, line } = open;
  for (const length of open.stretches) {
    if (isTaken(open, length.start, length.end)) continue;
    const part = partAround(line, length.start, length.end);
    const head = words.slice(part.start, length.start);
    const tail = words.slice(length.end, part.end);
    if (
      noTime.test(head) ||
      noTimeAfter.test(tail) ||
      !(obliges.test(`${line.label} ${head}`) || goesOn.test(tail))
    )
      continue;
    const found = anchorOf(open, length, head, tail);
    if (!found) continue;
    const { count, unit } = length;
    const point: Point = {
      ...{ is: "shift", from: found.point, length: { count, unit }, clear: false },
      direction: found.direction,
    };
    const role = lasts.test(head) && found.direction === "after" ? "end" : "deadline";
    take(open, { start: length.start, end: length.end }, { role, point, sure: false });
  }
}

function anchorOf(
  open: Open,
  length: Stretch,
  head: string,
  tail: string,
): { point: Point; direction: "before" | "after" } | null {
  const on = goesOn.exec(tail);
  if (on)
    return {
      point: eventPoint(/\b(?:during|while|throughout)\b/i.test(head) ? "it ends" : "that day"),
      direction: /ahead|before|advance|earlier|prior/i.test(on[1] ?? "") ? "before" : "after",
    };
  const apart = farther.exec(tail);
  if (
    apart &&
    !open.stretches.some(({ start }) => start > length.end && start < length.end + apart[0].length)
  ) {
    const found = pointAt(open, length.end + apart[0].length);
    if (found) return { point: found.point, direction: "after" };
  }
  if (stands.test(head)) return { point: eventPoint("its date"), direction: "after" };
  const lead = within.test(head) ? led.exec(head) : null;
  if (lead?.[1]) return { point: eventPoint(lead[1].trim()), direction: "after" };
  if (/\bnotice\b[^.;]{0,120}\b(?:giving|allowing|of)\b/i.test(head))
    return { point: eventPoint("a notice"), direction: "after" };
  return null;
}
