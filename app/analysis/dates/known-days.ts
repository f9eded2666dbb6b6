import type { DateAction } from "../../schemas/cases/key-dates.ts";
import { stem } from "../matching/stem.ts";
import { aliasAt, labelAt, partAround } from "./lines.ts";
import type { Role, Timing } from "./timing.ts";

/** A day of the paper that others may be counted from, with the words that it is called by. */
export interface KnownDay {
  timing: Timing;
  date: string;
  sure: boolean;
  /** Stems of the words of its part of the sentence, and of its label. */
  stems: ReadonlySet<string>;
  label: ReadonlySet<string>;
  /** Of the words right before it. */
  nearest: ReadonlySet<string>;
  /** Whether it begins or ends the whole that the paper is about. */
  ofWhole: boolean;
  /** Whether it is the day itself and not the last one for it: "takes place on", not "by". */
  exact: boolean;
  action: DateAction;
  /** The day that it was counted from. */
  anchor: string;
}

const unsaid = new Set(
  "the a an of on or and to in at by for with from that this these those its it their his her our your is are was were be been being has have had will would shall must may can not no any each every which who whom when where if as up into than then there such same date day days time business working week weeks month months year years clear calendar after before following prior within until later latest least end start begin commenc expir finish terminat clos over ends ending fall due last first next pty ltd not agreement contract deed lease licenc party parties clause pay payment gives give do does done take place made make part order".split(
    " ",
  ),
);
const same: Record<string, string> = {
  ...{ service: "serv", served: "serv", serve: "serv", email: "receiv" },
  ...{
    receipt: "receiv",
    emailed: "receiv",
    drawn: "draw",
    drawdown: "draw",
    got: "receiv",
    get: "receiv",
    gets: "receiv",
    told: "tell",
    sent: "send",
    gave: "giv",
  },
  ...{
    ask: "request",
    wedd: "wedding",
    left: "leav",
    began: "start",
    deliveri: "deliver",
    delivery: "deliver",
  },
  ...{ notification: "notify", notifi: "notify", registration: "register", registr: "register" },
  ...{
    approval: "approv",
    acceptance: "accept",
    signature: "sign",
    completion: "complet",
    settlement: "settl",
  },
};

/** The words by which an event is known again, without their endings. */
export function stemsOf(words: string): Set<string> {
  const found = words.toLowerCase().match(/[a-z][a-z-]+/g) ?? [];
  const stems = found.map((word) => same[word] ?? same[stem(word)] ?? stem(word));
  return new Set(stems.filter((one) => one.length > 2 && !unsaid.has(one)));
}

const verbsOnly = new Set(
  "start end begin commenc expir finish terminat clos giv given made mak".split(" "),
);

/** The verbs of an event that has no other words: "on which it finished". */
export function looseStemsOf(words: string): Set<string> {
  const found = words.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(found.map(stem).filter((one) => verbsOnly.has(one)));
}

const ofSomethingElse =
  /\b(?:probation\w*|warrant\w*|defects?|restrain\w*|compet\w+|solicit\w*|secre\w+|confiden\w+|visa|insur\w+|cover|quotation|offer|accepted|tender|survive\w*|option|keep|rate|first refusal|put right|after (?:it|this \w+|the \w+) ends?)\b/i;

/** So far from a day the words stand that it is known by. */
const beside = 70;
const close = 24;
const latest =
  /\b(?:by|within|inside|before|later than|at least|less than|up to|until|latest|may)\b/i;

/** What a timing is known by, now that its day is. */
export function knownDay(
  timing: Timing,
  date: string,
  anchor: string,
  sure: boolean,
  action: DateAction,
): KnownDay {
  const { line, start, end, role } = timing;
  const part = partAround(line, start, end);
  const words = line.words.slice(part.start, part.end);
  const bare = `${line.words.slice(Math.max(part.start, start - beside), start)} ${line.words.slice(end, Math.min(part.end, end + beside))}`;
  const whole =
    (role === "end" && action === "expiry") || role === "start"
      ? !ofSomethingElse.test(`${line.label} ${words}`)
      : false;
  // The month of May allows nothing.
  const near = line.words.slice(Math.max(part.start, start - 20), end).replace(/\bMay\b/g, "");
  const isTarget = /\bdate for\b|\btarget\b|\bdue\b/i.test(`${line.label} ${near}`);
  const exact = role !== "deadline" || (!timing.opens && !latest.test(near) && !isTarget);
  // "Wedding venue hire … for 6 March 2027": what happens then stands over it.
  const above = role === "start" ? ` ${line.heading}` : "";
  const stems = stemsOf(`${bare}${above}`);
  const nearest = stemsOf(line.words.slice(Math.max(part.start, start - close), start));
  return {
    timing,
    ...{ date, anchor, sure, action, stems },
    label: stemsOf(`${labelAt(line, start, end)} ${aliasAt(line, end)}`),
    nearest,
    ofWhole: whole,
    exact,
  };
}

/** The days that are known, so that each event is asked of those few that may be its day. */
export interface KnownDays {
  all: readonly KnownDay[];
  of: (role: Role) => readonly KnownDay[];
  /** Those that begin or end the whole. */
  ofWhole: (edge: "start" | "end") => readonly KnownDay[];
  /** Those that a line has, by which line of the document it is. */
  inLine: (nth: number) => readonly KnownDay[];
  /** Those that one of some words is beside. */
  called: (stems: Iterable<string>) => readonly KnownDay[];
}

/** Of one kind so many are looked at; no paper that somebody wrote has more. */
const most = 400;

/** Days that are known, in the order of the document. */
export function knownDays(all: readonly KnownDay[]): KnownDays {
  const byRole = Map.groupBy(all, ({ timing }) => timing.role);
  const byLine = Map.groupBy(all, ({ timing }) => timing.line.nth);
  const byStem = new Map<string, KnownDay[]>();
  for (const day of all)
    for (const one of new Set([...day.stems, ...day.label])) {
      const those = byStem.get(one);
      if (!those) byStem.set(one, [day]);
      else if (those.length < most) those.push(day);
    }
  const of = (role: Role) => byRole.get(role) ?? [];
  const whole = {
    start: of("start")
      .filter(({ ofWhole }) => ofWhole)
      .slice(0, most),
    end: of("end")
      .filter(({ ofWhole }) => ofWhole)
      .slice(0, most),
  };
  return {
    all,
    of: (role) => of(role).slice(0, most),
    ofWhole: (edge) => whole[edge],
    inLine: (nth) => byLine.get(nth) ?? [],
    called: (stems) => [...new Set([...stems].flatMap((one) => byStem.get(one) ?? []))],
  };
}
