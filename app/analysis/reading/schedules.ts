import type { Segment } from "./segment.ts";

/** "Schedule of terms" at the front is a heading: a schedule that clauses are cited in has a number or stands last. */
const isPartOfFront = (number: string): boolean => /^\w+ (?:of|to|for|and)$/i.test(number);

/** What follows the name of a schedule that begins there: a mark, a gap, or words in capitals as it is itself. */
const afterName =
  /^(?:\s*[:–—-]|\s*\(["“]?[A-Z\d][^)]{0,80}\)(?!\s*[;,])|\s*\n\s*["“(]?\p{Lu}|[ \t]{2,}(?:["“(]?\p{Lu}|to th))/u;
const inCapitals = /^[A-Z]{5,}\s+\S+\s+["“(]?[A-Z]/;
/** "Exhibit F Project Plan …", and no sentence: "Exhibit F Prices shall …". */
const titled = /^\s["“(]?[A-Z][\w'’-]*[,;]? (?:(?:and|of|for|the|&) )*[A-Z]/;
const says =
  /\b(?:is|are|was|has|have|must|shall|will|may|can|sets?|contains?|applies|apply|lists?|includes?|means|attached|hereto)\b/;
/** "Exhibit A – Prices Exhibit B – Forms": a list of what is attached. */
const another =
  /\b(?:Schedule|Annexure|Annex|Appendix|Exhibit|Attachment)\s+(?:\d{1,2}|[A-Z])\s*[-–—:]/i;

/** Whether a schedule or the like begins there: its heading alone, or before its words ("Schedule 1 – Reserved matters: …"). */
export function beginsSchedule(
  text: string,
  { kind, style, start, end, number }: Segment,
): boolean {
  if (isPartOfFront(number)) return false;
  if (kind === "schedule") return true;
  if (style !== "schedule") return false;
  const after = text.slice(start + number.length, Math.min(end, start + number.length + 120));
  const begins =
    afterName.test(after) ||
    inCapitals.test(text.slice(start, start + 60)) ||
    (titled.test(after) && !says.test(after.split(" ", 4).join(" ")));
  return begins && !another.test(after);
}

/** Longer lines are none of a list. */
const longestLine = 100;
/** So many schedules one after the other with no words between are a list of what is attached. */
const fewestAttached = 3;

/** Which segments are lines of a list of what is attached: "Exhibit A – Prices", "Exhibit B – Forms", of which each begins again later or which are many. */
export function listedSchedules(text: string, segments: readonly Segment[]): Set<number> {
  const last = new Map<string, number>();
  const begins = segments.map(
    (segment) => segment.end - segment.start <= longestLine && beginsSchedule(text, segment),
  );
  for (const [at, { number }] of segments.entries()) if (begins[at]) last.set(number, at);
  const listed = new Set<number>();
  let from = 0;
  for (let at = 0; at <= segments.length; at++) {
    if (begins[at]) continue;
    const run = Array.from({ length: at - from }, (_, index) => from + index);
    // The last of a run may be the first that really begins.
    const again = run.filter((one) => (last.get(segments[one]?.number ?? "") ?? 0) >= at);
    const isList =
      run.length >= 2 &&
      (again.length >= run.length - 1 || (run.length >= fewestAttached && at < segments.length));
    if (isList) for (const one of again.length > 0 ? again : run) listed.add(one);
    from = at + 1;
  }
  return listed;
}
