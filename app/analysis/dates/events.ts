import { type KnownDay, type KnownDays, looseStemsOf, stemsOf } from "./known-days.ts";
import type { Timing } from "./timing.ts";

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
  known: KnownDays;
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
  if (thatDay.test(bare)) {
    const near = [...known.inLine(from.line.nth - 1), ...known.inLine(from.line.nth)].filter(
      ({ timing }) => place(timing) < place(from),
    );
    const wanted = /start/i.test(bare)
      ? near.filter(({ timing }) => timing.role === "start")
      : near;
    const last = wanted.sort((a, b) => place(a.timing) - place(b.timing)).at(-1);
    // "After that date" goes on from where the sentence counts, not from what it has counted.
    const isNamed = /^(?:that|this|the same) (?:date|day)$/i.test(bare);
    return last ? { date: isNamed ? last.anchor : last.date, sure: last.sure } : null;
  }
  if (lastSigned.test(bare)) {
    const signed = known.of("made").map(({ date }) => date);
    const last = signed.sort().at(-1);
    return last ? { date: last, sure: true } : null;
  }
  if (made.test(bare) && !whole.test(bare)) {
    const [said] = known.of("made");
    if (madeOn ?? said) return { date: madeOn ?? said?.date ?? "", sure: true };
  }
  if (whole.test(bare)) {
    const isEnd = !/\bfirst day\b/i.test(bare) && (ends.test(bare) || !starts.test(bare));
    const edge = isEnd ? "end" : "start";
    const fact = isEnd ? looking.expiry : looking.effective;
    const others = (days: readonly KnownDay[]) => days.filter(({ timing }) => timing !== from);
    return oneOf(others(known.ofWhole(edge)), fact) ?? oneOf(others(known.of(edge)), fact);
  }
  if (indefinite.test(bare)) return null;
  return byWords(bare, looking);
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
  const candidates = isLoose ? known.of("fact") : known.called(wanted);
  const scored = candidates
    .filter(({ timing, exact }) => {
      if (timing === from || timing.role === "elsewhere") return false;
      if (!exact && !dueBy.test(name)) return false;
      if (timing.role === "made" && !signs.test(name)) return false;
      if (needsFact && timing.role !== "fact" && timing.role !== "made") return false;
      if (edge === "end" && timing.role === "start") return false;
      if (edge === "start" && timing.role === "end") return false;
      return !isLoose || [...wanted].some((one) => looseStemsOf(timing.line.words).has(one));
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
