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
  /^(?:(?:that|this|such|the same|the said|those|the last|the latter|the relevant)(?: (?:date|day|start|event|time|one|moment|point|step|deadline|last day))?|the latter|it|then|them|the last of them|that)$/i;
const ends =
  /\b(?:end\w*|expir\w+|terminat\w+|finish\w*|stops?|ceas\w+|over|comes? to an end|(?:last|final) day|maturity|clos(?:es|ed|ing)|shuts?|leaves?|conclu\w+|runs? out|determination|up|renewal)\b/i;
const starts =
  /\b(?:start\w*|begin\w*|commenc\w*|opens?|opening|takes? effect|effective|inception)\b/i;
const wholes =
  "(?:agreement|contract|deed|lease|sub-?lease|licen[cs]e|term|period|tenancy|franchise|hire|rental|loan|employment|engagement|appointment|subscription|arrangement|work|charter|services?|agistment|facility|distributorship|policy|grant|option)";
const qualified =
  "(?:the |this |its |such |that |your |his |her |then |current |initial |original |first |fixed |existing |relevant |minimum |maximum |whole |lease |licence |loan |contract |service |services |supply |franchise |hire )*";
const edge =
  "(?:ends?|ending|expir(?:es|y|ing|e|ation)|terminat(?:es?|ing|ion)|finish(?:es)?|stops?|ceases?|is over|(?:is )?up|(?:is )?at an end|runs? out|comes? to (?:an end|its end)|starts?|starting|begins?|beginning|commenc(?:es?|ing|ement)|conclusion|maturity|close|inception|takes? effect|opens?)";
const whole = new RegExp(
  `^(?:(?:it|you|he|she|they|we|${qualified}${wholes}(?:'s)?) )?(?:would |will |shall |is due to |is to |are to |was to |otherwise |first |itself |finally )*${edge}(?: date| day)?$|^(?:the |its )?(?:scheduled |natural |last day or |stated )?${edge}(?: date| day)?(?: of ${qualified}${wholes})?$|^${qualified}(?:${wholes} )?${edge} (?:date|day)$|^(?:the |its )?(?:term|period|renewal date)$|^(?:the |those |that |these )?(?:end of (?:the |those |that )?)?(?:\\w+ )?(?:years|months|weeks)(?: are| is)?(?: up| over)?$|^(?:(?:the|your|its|his|her) )?(?:first|last|final) day(?: of (?:work|employment|${qualified}${wholes}))?$`,
  "i",
);
/** A whole that may end at another time than it is to: what is counted from then has no day yet. */
const mayEndEarly =
  /\bhow(?:so)?ever\b|\bfor (?:any|whatever|whichever) (?:reason|cause)\b|\bwhatever the (?:cause|reason)\b|\b(?:earlier|sooner|early) (?:termination|determination|ending|end)\b|\bby (?:any|whatever) means\b|\bor (?:is )?terminat(?:ion|ed)\b/i;
const indefinite = /^(?:a|an|any|each|every|either|another|whichever)\b/i;
/** Events that are known only when they have happened: a day by which they are due is not theirs. */
const happens =
  /\b(?:is|are|was|were|has|have|been|gets?|receives?|gives?|finds?|asks?|tells?|notif\w+|knows?|becomes?|occurs?|happens?|requests?|delivers?|makes?|uploads?|signs?|learns?|issues?|serves?)\b|\b(?:delivery|handover|receipt|notice|invoice|demand|registration|approval|consent|practical completion|acceptance|exercise|termination|breach|default|damage|loss|claim|request)\b/i;
const onSchedule =
  /\b(?:starts?|begins?|ends?|opens?|shuts?|closes?|falls? due|expires?|vests?|lapses?|takes? place|commences?|stops?|finish(?:es)?|is due|matures?)\b/i;

/** Events for which parties agree a day: a day on which one is to be is its day, unless it may come late. */
const scheduled =
  /^(?:(?:the|its|such|that) )?(?:date (?:of|for) |day of )?(?:the )?(?:\w+ )?(?:completion|settlement|closing|handover|hand-over|drawdown|possession|delivery|exchange|signing|redelivery|launch|go-?live|opening)(?: (?:date|day))?(?: (?:of|under) .{3,40})?$|\b(?:Date|Day)$/;
const mayComeLate = /\bpractical\b|\b(?:termination|receipt|notice|invoice|demand|claim)\b/i;
const isScheduled = (name: string): boolean =>
  scheduled.test(name.replace(/^[A-Z]/, (one) => one.toLowerCase())) && !mayComeLate.test(name);

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
    const beside = wanted.filter(({ timing }) => timing.line === last?.timing.line);
    const isOne = new Set(beside.flatMap(({ date, anchor }) => [date, anchor])).size === 1;
    return last
      ? {
          date: isNamed ? last.anchor : last.date,
          sure: last.sure && (isOne || last.timing.line === from.line),
        }
      : null;
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
  const isBare =
    stemsOf(bare).size === 0 && (ends.test(bare) || starts.test(bare)) && !indefinite.test(bare);
  if (whole.test(bare) || isBare) {
    if (ends.test(bare) && mayEndEarly.test(from.line.words)) return null;
    const isEnd = !/\bfirst day\b/i.test(bare) && (ends.test(bare) || !starts.test(bare));
    const isOpen = /\b(?:employ\w*|engagement|work|renewal|last day)\b/i.test(bare);
    const side = isEnd ? "end" : "start";
    const fact = isEnd ? looking.expiry : looking.effective;
    const others = (days: readonly KnownDay[]) => days.filter(({ timing }) => timing !== from);
    const found = oneOf(others(known.ofWhole(side)), fact) ?? oneOf(others(known.of(side)), fact);
    // Whoever works may go before the term is over.
    return found && isEnd && isOpen && !known.ofWhole("end").some(isFixed)
      ? { ...found, sure: false }
      : found;
  }
  if (indefinite.test(bare)) return null;
  return byWords(bare, looking);
}

const isFixed = ({ timing }: KnownDay) => timing.point.is === "day";

/** Days other than the own that are kept exactly: "takes place on", not "by". */
const candidatesOf = (known: KnownDays, from: Timing) =>
  known.all.filter(({ timing, exact }) => timing !== from && exact && timing.role !== "elsewhere");

const changesHands =
  /^(?:(?:the|such|its) )?(?:date of |day of )?(?:completion|settlement|closing|(?:sale|transfer|purchase|deal) (?:completes?|settles?|closes?))(?: date)?(?: of .{3,40})?$/i;

/** Completion, settlement and closing are one event by three names; never sure, since the paper has another word. */
function byAction(name: string, days: readonly KnownDay[]): FoundDay | null {
  if (!changesHands.test(name.trim())) return null;
  const found = new Set(
    days.filter(({ action }) => action === "completion").map(({ date }) => date),
  );
  const [date] = found;
  return found.size === 1 && date ? { date, sure: true } : null;
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
  const needsFact = happens.test(name) && !onSchedule.test(name) && !isScheduled(name);
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
    .filter((day) => {
      const { timing, exact } = day;
      if (timing === from || timing.role === "elsewhere") return false;
      if (!exact && !dueBy.test(name)) return false;
      if (timing.role === "made" && !signs.test(name)) return false;
      const isRow = day.label.size > 0 && [...wanted].every((one) => day.label.has(one));
      if (needsFact && !isRow && timing.role !== "fact" && timing.role !== "made") return false;
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
  if (!best) return byAction(name, candidatesOf(known, from));
  const even = scored.filter(({ score }) => best.score - score < 0.05);
  const found = oneOf(
    even.map(({ day }) => day),
    null,
  );
  const isAll =
    isLoose || [...wanted].every((one) => best.day.stems.has(one) || best.day.label.has(one));
  return found && { ...found, sure: found.sure && isAll };
}
