import type { Finding } from "../../schemas/analysis.ts";
import { isDecimal } from "../numbering/markers.ts";
import type { Reading } from "../reading/reading.ts";
import { referencesOf } from "../reading/references.ts";
import { beginsSchedule } from "../reading/schedules.ts";
import type { Segment } from "../reading/segment.ts";

const most = 10;
/** Where more numbers than this are left out, headings were not understood, and nothing can be said to be missing. */
const mostHoles = 2;

/** The schedules and the like that a document has, as "schedule 2". */
function findSchedules(text: string, segments: Segment[]): string[] {
  return segments
    .filter((segment) => segment.kind === "schedule" || beginsSchedule(text, segment))
    .map((segment) => segment.number.toLowerCase());
}

/**
 * References to clauses and schedules that are not there. A document without numbers of the kind is
 * not judged; a sub-clause counts as missing only beside others of its clause.
 */
export function findBrokenReferences(reading: Reading): Finding[] {
  const { text, blocks: segments } = reading;
  const numbers = new Set<string>();
  /** Clauses that have sub-clauses. */
  const divided = new Set<string>();
  for (const { number, kind } of segments) {
    if (isDecimal(number) && kind !== "contents") {
      const parts = partsOf(number);
      for (let depth = 1; depth <= parts.length; depth++) {
        numbers.add(parts.slice(0, depth).join("."));
        if (depth > 1) divided.add(parts.slice(0, depth - 1).join("."));
      }
    }
  }
  const top = [...numbers].filter((number) => /^\d+$/.test(number));
  const holes = Math.max(0, ...top.map(Number).filter((number) => number < 100)) - top.length;
  const understood = top.length >= 4 && holes <= mostHoles;
  const schedules = new Set(findSchedules(text, segments));
  const kinds = new Set([...schedules].map((schedule) => schedule.split(" ")[0] ?? ""));
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const { kind, target, start, end } of referencesOf(reading)) {
    if (findings.length >= most) break;
    if (seen.has(target)) continue;
    seen.add(target);
    const there =
      kind === "clause"
        ? !understood || clauseThere(target, numbers, divided)
        : scheduleThere(target, schedules, kinds);
    if (there) continue;
    findings.push({
      kind: "broken-reference",
      message: `“${text.slice(start, end)}” is referred to, and this document has no ${kind === "clause" ? kind : target.split(" ")[0]} of that number.`,
      quote: text.slice(start, end),
      start,
      end,
    });
  }
  return [...findings, ...unattached(reading, kinds)];
}

/** A line that begins with the name of what is attached. */
const attachedLine = /(?:^|\n)[^\w\n]{0,6}(schedule|annexure|appendix|attachment|exhibit)\b/gi;

/** Schedules and the like that are referred to where none of their kind is in the document: one slip a kind. */
function unattached(reading: Reading, kinds: ReadonlySet<string>): Finding[] {
  const { text } = reading;
  const begun = new Set([...text.matchAll(attachedLine)].map(([, kind]) => kind?.toLowerCase()));
  const away = referencesOf(reading).filter(({ kind, target }) => {
    const [name = ""] = target.split(" ");
    return kind === "schedule" && !kinds.has(name) && !begun.has(name);
  });
  const byKind = Map.groupBy(away, ({ target }) => target.split(" ")[0] ?? "");
  return [...byKind].flatMap(([name, references]) => {
    const [first] = references;
    if (!first) return [];
    const numbers = [
      ...new Set(references.map(({ target }) => (target.split(" ")[1] ?? "").toUpperCase())),
    ].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    const one = numbers.length === 1;
    const called = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const listed = numbers.join(", ").replace(/, (\w+)$/, " and $1");
    return [
      {
        kind: "broken-reference" as const,
        message: `${one ? `${called} ${listed} is` : `${plural(called)} ${listed} are`} referred to and not in this document.`,
        quote: text.slice(first.start, first.end),
        start: first.start,
        end: first.end,
      },
    ];
  });
}

const plural = (name: string) => (name.endsWith("x") ? `${name.slice(0, -1)}ces` : `${name}s`);

/** "04.2" is "4.2". */
const partsOf = (number: string): string[] =>
  number.split(".").map((part) => (/^\d+$/.test(part) ? String(Number(part)) : part));

function clauseThere(target: string, numbers: Set<string>, divided: Set<string>): boolean {
  const parts = partsOf(target);
  const first = parts[0] ?? "";
  // Numbers with a letter ("B.6", "7A") are read where there are many of them: one alone proves nothing.
  if (!numbers.has(first)) return !/^\d+$/.test(first);
  if (parts.length === 1 || numbers.has(parts.join("."))) return true;
  return !divided.has(parts.slice(0, -1).join("."));
}

function scheduleThere(target: string, schedules: Set<string>, kinds: Set<string>): boolean {
  const [kind = "", number] = target.split(" ");
  return !number || !kinds.has(kind) || schedules.has(target) || schedules.has(kind);
}
