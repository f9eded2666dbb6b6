import { inTitleCase } from "./headings.ts";
import { numberingsOf } from "./numberings.ts";
import type { Segment } from "./segment.ts";

/** So far back a paragraph's own clause is looked for. */
const furthest = 400;

/**
 * Where a segment stands, as a lawyer cites it: "cl 9.2(a)", "Sch 1 cl 3", "Annexure B"; by its heading where that alone
 * tells it apart ("Guarantee cl 4", "Retention of Title (vi)"). Null where nothing above it is numbered or headed.
 */
export function citedPlace(segments: Segment[], at: number): string | null {
  const own = segments[at];
  if (!own) return null;
  let number = "";
  let below = own.level + (own.number === "" ? 1 : 0);
  if (own.number !== "" && own.kind !== "schedule") number = written(own.number);
  const whole = () => /^\d/.test(number);
  let crossed = false;
  let from = at - 1;
  for (; from >= 0 && at - from < furthest && !whole(); from--) {
    const above = segments[from];
    if (!above || above.kind === "schedule") break;
    // A clause with words of its own ends where a part without a number begins.
    if (above.kind === "heading" && above.number === "") crossed = true;
    if (above.number === "" || above.level >= below) continue;
    if (crossed && /^\d/.test(above.number) && above.kind !== "heading")
      return scheduleOf(segments, at) ?? headedPlace(segments, at);
    number = written(above.number) + number;
    below = above.level;
  }
  const clause = whole() ? `cl ${number}` : null;
  const schedule = scheduleOf(segments, at);
  if (schedule) return clause ? `${schedule} ${clause}` : schedule;
  if (!clause) return headedPlace(segments, at);
  const numbering = numberingsOf(segments)[at];
  return numbering ? `${numbering} ${clause}` : clause;
}

/** A heading that names a part of the paper, and is no particular, address or blank. */
const name = /^(?!Dear\b)[^:|[\]{}]{3,60}$/;

/** A place by its heading and the items below it; null under the first heading of a paper, which is its title. */
function headedPlace(segments: Segment[], at: number): string | null {
  const { heading = "", kind } = segments[at] ?? {};
  const title = segments.find((one) => one.kind === "heading");
  if (!name.test(heading) || heading === title?.heading || kind !== "clause") return null;
  let items = "";
  let below = Number.POSITIVE_INFINITY;
  for (let i = at; i >= 0 && at - i < furthest; i--) {
    const above = segments[i];
    if (!above || above.heading !== heading || above.kind !== "clause") break;
    if (i === at) below = above.level + (above.number === "" ? 1 : 0);
    if (above.number === "" || (i !== at && above.level >= below)) continue;
    items = written(above.number) + items;
    below = above.level;
  }
  return items === "" ? inTitleCase(heading) : `${inTitleCase(heading)} ${items}`;
}

const written = (number: string) => (/^\d/.test(number) ? number : `(${number})`);

/** "Schedule of terms" at the front of a paper is a heading: a schedule that clauses are cited in has a number. */
const unnumbered = /^\w+ (?:of|to|for|and)$/i;

/** The part that follows the particulars at the front of a paper. */
const body =
  /^(?:the )?(?:(?:general|standard|agreed|operative|lease|hire) )?(?:terms|conditions|terms (?:and|&) conditions|provisions|operative part)(?: of (?:lease|hire|sale|agreement))?$/i;

/** The schedule that a segment stands in: one that follows clauses, so that no table of contents is taken for it. */
function scheduleOf(segments: Segment[], at: number): string | null {
  for (let i = at; i >= 0; i--) {
    const { kind, number, heading = "" } = segments[i] ?? {};
    if (kind === "heading" && number === "" && body.test(heading)) return null;
    if (kind !== "schedule" || number === undefined || unnumbered.test(number)) continue;
    const first = segments.findIndex((segment) => segment.kind === "clause");
    return first !== -1 && first < i ? number.replace(/^Schedule\b/, "Sch") : null;
  }
  return null;
}
