import type { DateAction } from "../../schemas/cases/key-dates.ts";
import { stem } from "../matching/stem.ts";
import { partAround } from "./lines.ts";
import type { Timing } from "./timing.ts";

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
function looseStemsOf(words: string): Set<string> {
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
  const near = line.words.slice(Math.max(part.start, start - 20), end);
  const isTarget = /\bdate for\b|\btarget\b|\bdue\b/i.test(`${line.label} ${near}`);
  const exact = role !== "deadline" || (!timing.opens && !latest.test(near) && !isTarget);
  // "Wedding venue hire … for 6 March 2027": what happens then stands over it.
  const above = role === "start" ? ` ${line.heading}` : "";
  const stems = stemsOf(`${bare}${above}`);
  const nearest = stemsOf(line.words.slice(Math.max(part.start, start - close), start));
  return {
    timing,
    date,
    anchor,
    sure,
    stems,
    label: stemsOf(line.label),
    nearest,
    ofWhole: whole,
    exact,
  };
}

const paper =
  "(?:agreement|contract|deed|lease|sub-?lease|licen[cs]e|letter|offer|quotation|protocol|terms|instrument|undertaking|order|acceptance|guarantee|policy|document|appointment|franchise|engagement|hire|sale)";
const made = new RegExp(
  `^(?:(?:the|this|its|our|that) )?(?:(?:date|day|signing|signature|execution|making|anniversary)(?: and year)? (?:of|for) (?:(?:the|this|our|your|signing|execution|making|of|signature) ?){0,4}${paper}?|${paper}(?:'s)? (?:date|day)|${paper}|signing(?: date)?|execution|date above|date of execution|(?:the )?${paper} (?:is|was) (?:made|signed|executed|dated)|contract is made|dat(?:e|ed)|its date|sign)$`,
  "i",
);
const lastSigned =
  /\b(?:last|later|latest) (?:signature|party|of the part|to sign|signed|execut|of them)|last signs\b/i;
const thatDay =
  /^(?:(?:that|this|such|the same|those) (?:date|day|start|event|time)|it|then|them|the last of them|that)$/i;
const ends =
  /\b(?:ends?|ending|expir\w+|terminat\w+|finish\w*|stops?|ceases?|over|comes? to an end|last day|maturity|clos(?:es|ed)|shuts?|leaves?|end)\b/i;
const starts =
  /\b(?:starts?|starting|begins?|beginning|commenc\w*|opens?|takes? effect|effective)\b/i;
const whole =
  /^(?:(?:it|you|he|she|they|we|(?:the |this |its |such |that |your )?(?:current |initial |original |fixed |then |existing |relevant )*(?:agreement|contract|deed|lease|sub-?lease|licen[cs]e|term|period|tenancy|franchise|hire|employment|engagement|appointment|subscription|arrangement|work|charter|services?)(?:'s)?) )?(?:would |will |shall |is due to |was to |otherwise |first |itself |finally )*(?:ends?|ending|expir(?:es|y|ing|e)|terminat(?:es?|ing)|finish(?:es)?|stops?|ceases?|is over|comes? to an end|starts?|begins?|commenc(?:es?|ing|ement)|end date|start date|takes? effect)(?: date)?$|^(?:the |its )?(?:end|expiry|expiration|maturity|start|commencement|beginning|termination|conclusion|close|completion of the term)(?: date)?(?: of (?:the |this |its )?(?:then |current |initial |original |fixed )*(?:agreement|contract|deed|lease|term|period|licen[cs]e|tenancy|franchise|hire|employment|engagement|appointment|subscription))?$|^(?:the |its )?(?:term|period)$|^(?:(?:the|your|its|his|her) )?(?:first|last) day(?: of (?:work|employment|the (?:term|lease|hire)))?$/i;
const indefinite = /^(?:a|an|any|each|every|either|another|whichever)\b/i;
/** Events that are known only when they have happened: a day by which they are due is not theirs. */
const happens =
  /\b(?:is|are|was|were|has|have|been|gets?|receives?|gives?|finds?|asks?|tells?|notif\w+|knows?|becomes?|occurs?|happens?|requests?|delivers?|makes?|uploads?|signs?|learns?|issues?|serves?)\b|\b(?:delivery|handover|receipt|notice|invoice|demand|registration|approval|consent|practical completion|acceptance|exercise|termination|breach|default|damage|loss|claim|request)\b/i;
const onSchedule =
  /\b(?:starts?|begins?|ends?|opens?|shuts?|closes?|falls? due|expires?|vests?|lapses?|takes? place|commences?|stops?|finish(?:es)?|is due|matures?)\b/i;

/** What an event is asked by: the days known, the day of the paper, and from which timing one looks. */
export interface Looking {
  known: readonly KnownDay[];
  madeOn: string | null;
  /** The last day of the whole, as the facts of the paper have it. */
  expiry: string | null;
  effective: string | null;
  from: Timing;
}

export interface FoundDay {
  date: string;
  sure: boolean;
}

const place = ({ line, start }: Timing) => line.nth * 10_000 + start;

function oneOf(days: readonly KnownDay[], preferred: string | null): FoundDay | null {
  const first = days.find(({ date }) => date === preferred) ?? days[0];
  if (!first) return null;
  const differ = days.some(({ date }) => date !== first.date);
  return { date: first.date, sure: first.sure && (!differ || first.date === preferred) };
}

/** The day of an event by the name that words give it; null where the paper does not say it. */
export function dayOfEvent(name: string, looking: Looking): FoundDay | null {
  const { known, madeOn, from } = looking;
  const bare = name
    .replace(
      /^(?:the )?(?:date|day|time|moment)(?: (?:on|in|from|at) which| of(?= (?:the )?(?:end|start|expiry|commence))| when| that) /i,
      "",
    )
    .replace(/["“”]/g, "")
    .trim();
  const earlier = known.filter(({ timing }) => place(timing) < place(from));
  if (thatDay.test(bare)) {
    const near = earlier.filter(({ timing }) => from.line.nth - timing.line.nth <= 1);
    const wanted = /start/i.test(bare)
      ? near.filter(({ timing }) => timing.role === "start")
      : near;
    const last = wanted.sort((a, b) => place(a.timing) - place(b.timing)).at(-1);
    // "After that date" goes on from where the sentence counts, not from what it has counted.
    const isNamed = /^(?:that|this|the same) (?:date|day)$/i.test(bare);
    return last ? { date: isNamed ? last.anchor : last.date, sure: last.sure } : null;
  }
  if (lastSigned.test(bare)) {
    const signed = known.filter(({ timing }) => timing.role === "made").map(({ date }) => date);
    const last = signed.sort().at(-1);
    return last ? { date: last, sure: true } : null;
  }
  if (made.test(bare) && !whole.test(bare)) {
    const said = known.find(({ timing }) => timing.role === "made");
    if (madeOn ?? said) return { date: madeOn ?? said?.date ?? "", sure: true };
  }
  if (whole.test(bare)) {
    const isEnd = !/\bfirst day\b/i.test(bare) && (ends.test(bare) || !starts.test(bare));
    const edge = isEnd ? "end" : "start";
    const ofAll = known.filter(
      ({ timing, ofWhole }) => timing.role === edge && ofWhole && timing !== from,
    );
    return (
      oneOf(ofAll, isEnd ? looking.expiry : looking.effective) ??
      fallback(looking, isEnd, known, from)
    );
  }
  if (indefinite.test(bare)) return null;
  return byWords(bare, looking);
}

function fallback(
  looking: Looking,
  isEnd: boolean,
  known: readonly KnownDay[],
  from: Timing,
): FoundDay | null {
  const fact = isEnd ? looking.expiry : looking.effective;
  const edge = isEnd ? "end" : "start";
  const any = known.filter(({ timing }) => timing.role === edge && timing !== from);
  return oneOf(any, fact) ?? null;
}

const dueBy =
  /\b(?:due|last day for|shuts|closes|deadline|expires|ends|date for|due date|finish date)\b/i;
const signs =
  /\b(?:sign\w*|book\w*|accept\w*|issu\w*|execut\w*|dat\w+|order\w*|mak\w+|made|grant\w*)\b/i;

function byWords(name: string, { known, from }: Looking): FoundDay | null {
  const own = stemsOf(name);
  const isLoose = own.size === 0;
  const wanted = isLoose ? looseStemsOf(name) : own;
  if (wanted.size === 0) return null;
  const needsFact = happens.test(name) && !onSchedule.test(name);
  const edge =
    onSchedule.test(name) || /^(?:the )?(?:end|start|expiry)/i.test(name)
      ? ends.test(name)
        ? "end"
        : starts.test(name)
          ? "start"
          : null
      : null;
  const scored = known
    .filter(({ timing, stems, label, exact }) => {
      if (timing === from || timing.role === "elsewhere") return false;
      if (!exact && !dueBy.test(name)) return false;
      if (timing.role === "made" && !signs.test(name)) return false;
      if (needsFact && timing.role !== "fact" && timing.role !== "made") return false;
      if (edge === "end" && timing.role === "start") return false;
      if (edge === "start" && timing.role === "end") return false;
      if (isLoose && timing.role !== "fact") return false;
      return [...wanted].some(
        (one) =>
          stems.has(one) || label.has(one) || (isLoose && looseStemsOf(timing.line.words).has(one)),
      );
    })
    .map((day) => {
      const hits = [...wanted].filter(
        (one) => day.stems.has(one) || day.label.has(one) || isLoose,
      ).length;
      const labels = [...wanted].filter((one) => day.label.has(one)).length;
      const near = [...wanted].filter((one) => day.nearest.has(one)).length;
      const role = day.timing.role === "fact" ? 0.3 : day.timing.role === "made" ? -0.2 : 0.1;
      return {
        day,
        score:
          (hits + labels + near / 2) / wanted.size + role + (edge === day.timing.role ? 0.4 : 0),
      };
    })
    .filter(({ score }) => score >= 0.6)
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  if (!best) return null;
  const even = scored.filter(({ score }) => best.score - score < 0.05);
  return oneOf(
    even.map(({ day }) => day),
    null,
  );
}
