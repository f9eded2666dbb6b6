import type { FoundClause, Notice, Span } from "../../schemas/analysis.ts";
import { conditionIn } from "../ending/condition.ts";
import { endsIt } from "../ending/ending-verbs.ts";
import { contradicted } from "../ending/notices.ts";
import { leadTimesIn } from "../facts/lead-times.ts";
import { daysOf, type Time } from "../facts/periods.ts";
import type { Reading } from "../reading/reading.ts";
import { withItsUnit } from "../values/particulars.ts";
import { kindOf } from "../vocabulary/index.ts";
import type { Material } from "./material.ts";
import { called, properCase } from "./names.ts";
import { list, plain, tellingPhrase } from "./phrases.ts";

/** "3 months", "30 days": a number of things with its unit. */
export const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** How long a notice is, counted in a unit of time. */
export type NoticeLength = Pick<Time, "amount" | "unit"> & { business: boolean };

/** The length of a notice as its words count it: days that were read as "three months" are three months. */
export function lengthOf(
  text: string,
  { start, end, business = false }: Span & Pick<Notice, "business">,
  days: number,
): NoticeLength {
  const time = leadTimesIn(withItsUnit(plain(text.slice(start, end))))
    .flatMap(({ least, most }) => [least, most])
    .find((one) => one !== null && daysOf(one) === days);
  return { amount: time?.amount ?? days, unit: time?.unit ?? "day", business };
}

const unitOf = ({ unit, business }: NoticeLength) => `${business ? "business " : ""}${unit}`;

/** "30 days", "24 hours", "at least 90 and at most 120 days". */
export function lengthInWords(least: NoticeLength, most: NoticeLength | null): string {
  const longest = most && many(most.amount, unitOf(most));
  if (!longest) return many(least.amount, unitOf(least));
  const shortest =
    unitOf(least) === unitOf(most) ? String(least.amount) : many(least.amount, unitOf(least));
  return `at least ${shortest} and at most ${longest}`;
}

/** Who may do something, as a subject: "Either party", "The Tenant", "“You”". */
function whoMay({ text, facts }: Material, who: string[]): string {
  if (who.length > 1 && facts.parties.every(({ name }) => who.includes(name)))
    return "either party";
  return list(
    who.slice(0, 3).map((name) => {
      const party = facts.parties.find((one) => one.name === name);
      return party ? called(party, text) : properCase(name, text);
    }),
  );
}

const capital = (words: string) =>
  words.replace(/^(“?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** A condition that can follow a main clause as it stands: "if the shop cannot be used". */
const follows =
  /^(?:only )?(?:if|where|when|once|should|unless|in the (?:event|case)|on|upon|after|at any time after|following|during|within|subject to|provided|because|by|with)\b/i;

function lengthTold(text: string, notice: Notice): string {
  const { days, most } = notice;
  if (days === null) return "on notice, the length of which is not filled in";
  if (days === 0) return "at any time";
  const longest = most === undefined ? null : lengthOf(text, notice, most);
  const length = lengthInWords(lengthOf(text, notice, days), longest);
  return `on ${length}${length.endsWith("s") ? "’" : "’s"} notice`;
}

/** How a notice is told: "without cause on 30 days’ notice", "on 7 days’ notice “if the shop cannot be used”"; null where its condition cannot be. */
function toldOf(text: string, notice: Notice): string | null {
  const how = lengthTold(text, notice);
  if (notice.condition === undefined)
    return notice.for === "convenience" ? `without cause ${how}` : null;
  if (!follows.test(notice.condition) || /^should\b/i.test(notice.condition)) return null;
  const condition = notice.condition.charAt(0).toLowerCase() + notice.condition.slice(1);
  const pause = notice.days === null ? "," : "";
  return `${how}${pause} “${tellingPhrase(plain(condition), 22)}”`;
}

/** The most rights to end that are told. */
const most = 3;

/** Who can end it by notice, and how: without cause, or on what the right hangs. */
export function endingSentences(material: Material, reading: Reading): string[] {
  const { text, facts, clauses } = material;
  const placeOf = ({ start, end }: Notice) => {
    const place = clauses.find(
      (one) => one.place && one.start < end && start < one.end && !one.place.includes("Schedule"),
    )?.place;
    const cited = place ?? reading.placeAt(start);
    return cited ? ` (${cited})` : "";
  };
  const differing = contradicted(facts.notices.filter((one) => one.for === "convenience"));
  const byWhom = new Map<string, { ways: Set<string>; place: string }>();
  const ranked = facts.notices
    .filter((one) => one.for === "convenience" || one.for === "other")
    .filter((one) => !differing.includes(one))
    .toSorted((a, b) => Number(a.condition !== undefined) - Number(b.condition !== undefined));
  for (const notice of ranked) {
    const told = toldOf(text, notice);
    if (told === null) continue;
    const who = whoMay(material, notice.who);
    const key = `${who}|${notice.condition ?? ""}`;
    const known = byWhom.get(key) ?? { ways: new Set<string>(), place: placeOf(notice) };
    const how = told.replace(/^without cause /, "");
    if (known.ways.size === 0) known.ways.add(told);
    else if (!known.ways.has(told)) known.ways.add(how);
    byWhom.set(key, known);
  }
  const differ =
    differing.length === 0
      ? []
      : [
          `On how much notice it may be ended without cause, it contradicts itself: ${list(
            differing.slice(0, most).map((one) => `${lengthTold(text, one)}${placeOf(one)}`),
          )}.`,
        ];
  if (byWhom.size + differ.length > 0)
    return [
      ...differ,
      ...[...byWhom].slice(0, most).map(([key, { ways, place }]) => {
        const who = key.slice(0, key.indexOf("|"));
        const subject = who === "" ? "It may be ended" : `${capital(who)} may end it`;
        return `${subject} ${[...ways].slice(0, 2).join(" or ")}${place}.`;
      }),
    ];
  const clause = clauses.find(({ id }) => kindOf(id)?.ofLength === "end");
  // Its words are what was corrected.
  const isCorrected = material.byHand?.some(
    ({ field }) => field === "notice" || field === "notices",
  );
  return clause && !isCorrected ? endingOf(material, clause) : [];
}

/** A clause on ending whose notice could not be read, in its words; nothing where it hangs on something. */
function endingOf({ text }: Material, { start, end, place }: FoundClause): string[] {
  const words = plain(text.slice(start, end));
  const at = words.search(endsIt);
  // What does not speak of an end is none: a right to stop giving credit.
  if (at === -1 || conditionIn(words, 0, { start: at, end: at }) !== null || asks.test(words))
    return [];
  return [`On ending it, it says “${tellingPhrase(words, 16)}”${place ? ` (${place})` : ""}.`];
}

/** To ask for an end, or to agree on one, is no right to it. */
const asks =
  /\b(?:propos|ask|request|apply|appl(?:y|ies)|offer|seek|agree)\w* (?:to|for|that|on)\b[^.;]{0,40}\b(?:end|terminat|cancel)/i;
