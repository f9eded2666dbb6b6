import type { FoundDate } from "../facts/dates.ts";
import { type Line, labelAt, partAround, timeless } from "./lines.ts";
import { dayPoint, daysFrom, isTaken, type Open, type Role, type Timing, take } from "./timing.ts";

const weekday =
  " ?:? ?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? |next |the |\\d{1,2}(?:[.:]\\d\\d)? ?[ap]\\.?m\\.?,? (?:on )?|noon (?:on )?|midnight (?:on |at the end of )?|the end of |close of business on ){0,4}$";
const cue = (words: string) => new RegExp(`(?:${words})${weekday}`, "i");

const paper =
  "(?:agreement|contract|deed|lease|licen[cs]e|letter|offer|quotation|quote|proposal|protocol|terms|heads(?: of terms)?|instrument|undertaking|form|order|tender|acceptance|plan|option|guarantee|mortgage|notice|policy|facility|settlement|variation|amendment|undertaking|charter)";
const made = cue(
  `\\b(?:dated|made(?: on)?|signed(?: on)?|sent:|executed(?: on)?|issued(?: on)?|issue date|entered into(?: on)?|accepted on|agreed(?: on)?|drafted[^.;]{0,30} on|prepared on|printed on|booked(?: on)?|date of (?:this|the) ${paper}|(?:contract|agreement|deed|lease|licence|signing) date|made the|commission(?:ed)? on|Dated:?|Made:|Signed:?|Executed:)|\\b${paper}(?: of| -|,| dated)?`,
);
const otherPaper =
  /\b(?:the|a|an|that|certain|head|original|principal|earlier|existing|under|by|in) (?:[\w-]+ ){0,4}(?:agreement|contract|deed|lease|licen[cs]e|will|facility|mortgage|order|approval|permit|policy|plan|survey|report|quotation|letter) (?:of|dated|made|signed|executed|issued)(?: on)?(?: the)? $/i;
const ofAct =
  /\b(?:Acts?|Regulations?|Code|Ordinance|Award|Standard|AS \d+)\b(?:(?!\b(?:must|shall|will|may|pays?)\b)[^.;]){0,60}\b(?:commenc\w+|in force|amended|as at|since|took effect|takes effect|from|until|came into|applies|assent\w*)\b[^.;]{0,30}$/;
/** "For the year ending 30 June 2028": a year of accounts. */
const ofAccounts =
  /\b(?:for|in|during|of|in respect of) (?:the|each|any|its) (?:\w+ )?(?:year|quarter|half-year|month)s? (?:ending|ended|to|end)(?: on)?(?: the)? $/i;
const example =
  /\b(?:for example|e\.g\.|for instance|example|such as|illustrat\w+|by way of example|suppose|assume)\b/i;
const replaced =
  /\b(?:instead of|in place of|in lieu of|which was|formerly|previously|originally|read as|replac(?:es|ing|ed)|from its former|no longer|delet\w+|rather than|was|for ["'])(?: the)? ?["']?$/i;
const replacedBy =
  /^["']? (?:is|are|was|were|shall be|becomes?|has been) (?:replaced|deleted|changed|substituted|amended|moved|brought|extended|postponed)\b|^["']?,? (?:becomes?|now reads?)\b|^["'] (?:in|to) /i;
/** "At any time after 1 March 2027": the first day of a right that has no last one. */
export const earliest =
  /\b(?:at any time (?:on or )?after|any time after|not before|(?:not|no) (?:earlier|sooner) than|on or after|only after|not until after)(?: the)? (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?$/i;
const becomes =
  /\b(?:becomes?|now reads?|(?:changed|extended|postponed|moved|deferred|brought forward|varied|amended) to)(?: be)?(?: the)? (?:[A-Z][a-z]+day,? )?$/i;
const excluded = /,? ?\(?(?:but )?(?:not including|excluding|exclusive of)\)?,? ?(?:the )?$/i;
const didSo =
  /^,? (?:the )?[\w'-]+(?: (?!is\b|are\b|will\b|must\b|shall\b|may\b|be\b|to\b)[\w'-]+){0,5} (?!(?:need|deed|seed)\b)(?:[a-z]{2,}ed|gave|sent|wrote|told|met|took)\b/i;
const ofChange =
  /\b(?:becomes?|read|now|instead|replac\w+|former\w*|previous\w*|in lieu|in place|rather|delet\w+|amend\w*|extend\w*|var(?:y|ied|iation))\b/i;
const changedTo = /\b(?:read|with|to|becomes?|insert|now|substitut\w+)(?: the)? ?["']?$/i;
const happened =
  /\b(?:last )?(?:updated|reviewed|revised|amended|version(?: [\d.]+)?|printed|current)(?: on| as at| at)?:? $|\b(?:drawn|bought|sold|built|lent|left|began|completed|given|sent|made|held|met|written|taken|paid|done|begun) on $|\b(?:was|were|has been|have been|had been|had|began|took|gave|told|sent|got|met|wrote|left|ended)\b[^.;]{0,60}$|\b(?!(?:need|unless|indeed|deed|seed|speed|proceed|exceed|succeed|feed|bed|red|shed|dated|expired)\b)[a-z]{3,}ed(?: [^.;,:\d]{1,60})? on (?:the )?(?:[A-Z][a-z]+day,? )?$/i;
const wasDone =
  /\b(?:was|were|has been|had been|have been) [a-z]+(?: on)? (?:the )?(?:[A-Z][a-z]+day,? )?$/;
const ofPaper = new RegExp(`\\b${paper} (?:was|were|has been)\\b`, "i");
const modal =
  /\b(?:must|shall|will|may|is to|are to|be|is|are|agrees? to|undertakes? to|required|payable|due|can)\b/i;
const ofEnd = /\b(?:maturity|expir\w+|end date|termination date|term|ends?|sunset)\b/i;
const afterLabel =
  /(?::|^) ?[A-Za-z]?[a-z]+ed(?: [a-z]+)? on $|\b(?:is|are|be|being|and) (?:\w+ )?[a-z]+ed(?: [^.;,:]{1,40})? on $/i;
const weekdayBefore = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? $/;

/** Whether what stands between two stretches of words is a wording that another replaces. */
function isReplaced(line: Line, before: string, after: string): boolean {
  if (replacedBy.test(after)) return true;
  return replaced.test(before) && !changedTo.test(before) && ofChange.test(line.words);
}

/** A timing whose words are replaced by others belongs to no calendar. */
export function unlessReplaced(timing: Timing): Timing {
  const { line, start, end, role } = timing;
  if (role !== "deadline" && role !== "end") return timing;
  const part = partAround(line, start, end);
  const [before, after] = [line.words.slice(part.start, start), line.words.slice(end, part.end)];
  return isReplaced(line, before, after) ? { ...timing, role: "elsewhere" } : timing;
}

const dayWord = "(?: date| day)?";
/** What joins such a word to its day: "ends, if not renewed, on". */
const joined =
  "(?: ?\\([^)]{1,40}\\)|,? (?:unless|if) [^.;,]{1,50},)?(?:,? (?:on|from|at|with|including|and including|is|are|was|will be|shall be|being|falls on|falling on|means|of|namely|the day after)|,| ?[:=–-]){0,3}";
const ofRecitals = /^(?:whereas|background|recitals?)\b/i;
const yetToCome =
  /\b(?:must|shall|will|may|agreed? (?:that|to)|so long as|provided|unless|undertakes?|is to|are to|pays?|expires?|ends?)\b/i;
const byThen = /\b(?:by|before|until|(?:not|no) later than|expires?|ends?|within)\b[^.;]{0,30}$/i;
const past = /\b(?:was|were|had|required|demanded|has been|have been|did)\b/i;

/** What recitals tell of a day is past and done; what is yet to be done by it is proposed at most. */
export function ofRecital(timing: Timing): Timing[] {
  const { line, start, end, role } = timing;
  if (line.zone !== "recitals" && !ofRecitals.test(line.words)) return [timing];
  if (role !== "deadline" && role !== "end") return [timing];
  const part = partAround(line, start, end);
  const before = line.words.slice(part.start, start);
  const isOpen =
    yetToCome.test(before) &&
    byThen.test(`${before}${line.words.slice(start, end)}`) &&
    !past.test(before);
  return isOpen ? [{ ...timing, sure: false }] : [{ ...timing, role: "elsewhere" }];
}

const start = cue(
  `\\b(?:commenc(?:es?|ing|ements?)|start(?:s|ing)?|begin(?:s|ning)?|inception|effective|takes? effect|with effect|from|on and from|as (?:of|from|at)|since|opens?|opening|handover|possession|site possession|go.?live|drawdown|grant|advance|operative|first (?:day|shift)(?: of [a-z]+)?|joins?(?: us)?|(?:takes?|taking) up (?:duty|duties|(?:the|his|her|your|this) [a-z]+)|reports? for (?:work|duty)|moves? in(?:to)?|takes? (?:on|over)|employ(?:s|ed)|engage[sd]|appoint(?:s|ed))${dayWord}${joined}|\\b(?:Start|Begins|Commencement|Commencing|Commences|From|Effective|In)${dayWord}:`,
);
const end = cue(
  `\\b(?:until|till|til|(?<=valid|good|open|run|runs|stands?|continues?|ends?|lasts?|firm) to|up (?:to|until)(?: and including)?|through(?: to)?|until [^.;,]{1,60} or|ends?|ending|come(?:s)? to an end|comes? to a close|expir(?:es?|ing|y|ation)|terminat(?:es?|ing|ion)|stop(?:s|ping)?|ceas(?:es?|ing)|(?:is|be|are) over|clos(?:es?|ing)|shuts?|finish(?:es|ing)?|laps(?:es?|ing)|conclud(?:es?|ing)|conclusion|matur(?:es?|ing|ity)|(?:final|last) day(?: of [^.;]{1,40})?|sunset|long.?stop|runs? (?:out|off|to)|falls? in|not (?:go|extend|run|continue) (?:past|beyond)|(?:none|nothing|no \\w+)(?: [^.;,]{1,30})? (?:past|beyond)|effect after|(?:ends?|expires?|terminates?|lapses?|ceases?|closes?|finish(?:es)?|falls? away|runs? out|stops?|concludes?|leaves?|retires?|departs?|steps down)(?: (?!the\\b|this\\b|by\\b|it\\b)[\\w'-]+){0,2}(?: by [a-z]+)? on)${dayWord}${joined}|\\b(?:End|Ends|Expiry|Expires|Until|To|Maturity):?`,
);
/** "30 June 2029, on which day the agreement comes to an end": what the words after a day say. */
const endsThen =
  /^,? ?\(?(?:(?:on|at the end of) which (?:day|date)|when|whereupon|is when|is the (?:date|day) (?:on which|that|when)|being the (?:date|day) (?:on which|that|when))\b[^.;]{0,60}\b(?:end|ends|expires?|terminates?|lapses?|ceases?|finish(?:es)?|over)\b|^,? ?\(?(?:being|is|as|will be|shall be) (?:the )?(?:(?:last|final) day|end|expiry|expiration|maturity|sunset|termination)\b/i;
const due = cue(
  "\\b(?:by|before|(?:not|no) later than|on or before|on or by|prior to|due(?: on)?|on|takes? place on|is|are|will be|shall be|falls on|payable(?: on)?|at the latest on|latest|in full by|delivered by|date|deadline|being|namely|as at|and)(?: (?:or before|is|or on|:)){0,3}",
);
const beforeIt = cue("\\b(?<!(?:or|on or) )(?:before|prior to)");
const about =
  /\b(?:about|around|approximately)(?: the)? $|\b(?:in or about|approx\.?|expected|anticipated|estimated|target(?:ed)?|proposed|likely)\b[^.;]{0,30}$/i;

/** The words of a line before a day that it names, and those of its part after it. */
function around(line: Line, { start: from, end: to }: FoundDate) {
  const part = partAround(line, from, to);
  return {
    before: line.words.slice(part.start, from).trimStart(),
    after: line.words.slice(to, part.end),
  };
}

const paperLast = new RegExp(`\\b${paper} $`, "i");

/** "Handed over on", "received 31/7/2026", "certified as complete on": what has been done on a day. */
const participle = cue(
  "\\b(?:(?!(?:need|unless|indeed|deed|seed|speed|proceed|exceed|succeed|feed|bed|red|shed|expired|fixed|agreed|required|entitled|obliged|supposed|granted|limited)\\b)[a-z]{3,}ed|given|held|sent|made|met|paid|taken|done|built|drawn|sold|bought|left|written|lent|sworn)(?: (?:over|out|up|in|off|as|by|to|at|under|the|its|a|an|him|her|it|practically|substantially|complete)){0,4}(?: on| of)?(?: the)?",
);
const toBe =
  /\b(?:must|shall|will|may|should|be|being|is|are|due|unless|until|if|when|once|by|before|than|agrees?|undertakes?|promises?)\b[^.;]{0,80}$/i;
const ofSigning =
  /\b(?:signed|executed|dated|made|issued|printed|entered into|exchanged)\b[^.;]{0,20}$/i;

/** Whether the line only names the paper, its parties and its day: "Deed; 15 March 2028; Company: …". */
const isHead = (line: Line, before: string) =>
  line.nth < 4 &&
  (before === "" ||
    /[,;(–-] ?$/.test(before.replace(weekdayBefore, "")) ||
    paperLast.test(before)) &&
  !/\b(?:must|shall|will|may|pays?|gives?|runs?|ends?|is|are|by|until|on|within)\b/i.test(before);

const dateLabel = /(?:^|[^A-Za-z] )[Dd]ate(?: of [a-z ]{3,30})?:? ?$/;
const verbs = /\b(?:is|are|was|calls?|says?|states?|shows?|gives?|it|has|have)\b/i;
const performs =
  /\b(?:grants?|undertakes?|agrees?|given|gives?|declares?|appoints?|lets?|leases?|sells?|lends?|made|makes?|entered?|accepts?)\b/i;

/** "On 10 December 2026 A grants B an option": the day on which the paper itself does what it is for. */
const isOwn = (line: Line, before: string, isFact: boolean) =>
  line.nth < 3 &&
  /\bon (?:the )?$/i.test(before) &&
  (before.length < 5
    ? performs.test(line.words)
    : isFact && performs.test(before) && !/\b(?:must|will|shall|may)\b/.test(before));

/** "Last day to exercise option", "Date for completion". */
const dueLabel =
  /^(?:the )?(?:last|latest|final) (?:day|date)|^(?:date|time|day) (?:for|of(?= (?:payment|delivery)))\b|\bdue(?: date| by)?$|^deadline\b/i;
export const ofStep =
  /\$[\d,.]+(?: (?:a|per|each) \w+| p\.?a\.?)?(?: plus GST)?,? (from|with effect from|as from|to|until|till|up to)(?: and including)?(?: the)? $/i;
/** What changes from a day on is done on it. */
const changes =
  /\b(?:rent|rental|fees?|prices?|charges?|rates?|salary|pay|wages?)\b[^.;]{0,60}\b(?:increase[sd]?|review\w*|adjust(?:s|ed)|rises?|indexed|escalat\w+|re-?set)\b|\b(?:first |initial )?(?:payment|instalment)s?\b|\bpayable from\b/i;
const byWhich = /\b(?:by|before|until|till|than|prior to|within)(?: the)?(?: [A-Z][a-z]+day,?)? $/i;
const tillThen =
  /\b(?:has|have|given|allow\w*|gets?)(?: [\w']+){0,4} (?:until|till|up to)(?: and including)?(?: [A-Z][a-z]+day,?)? $/i;

/** What a written day is to the paper, as the words around it say; a day that may be something where they do not. */
function roleOf(
  open: Open,
  day: FoundDate,
  fact: string | null,
): { role: Role; sure: boolean; early: boolean } {
  const { line } = open;
  const { before: whole, after } = around(line, day);
  // "Begins on the first day of the season (7 March 2026)": the words before the bracket say what it is.
  const aside = /^(.*\b(begins|starts|commences|ends|expires|closes)\b[^.;(]{0,60})\($/i.exec(
    whole,
  );
  const before = timeless(aside ? `${aside[2]} on ` : whole);
  const said = (role: Role, sure = true) => ({ role, sure, early: false });
  if (
    ofAct.test(before) ||
    ofAccounts.test(before) ||
    example.test(line.words.slice(0, day.start).slice(-160))
  )
    return said("elsewhere");
  if (isReplaced(line, before, after)) return said("elsewhere");
  if (becomes.test(before)) return said(ofEnd.test(line.words) ? "end" : "deadline");
  if (/["']$/.test(before) && changedTo.test(before))
    return ofEnd.test(line.words) ? said("end") : { role: "deadline", sure: false, early: false };
  if (otherPaper.test(before) && line.nth > 0) return said("elsewhere");
  if (about.test(before)) return { role: "deadline", sure: false, early: false };
  const out = excluded.exec(before);
  if (out && end.test(`${before.slice(0, out.index)} `))
    return { role: "end", sure: true, early: true };
  if (/^on (?:the )?$/i.test(before) && didSo.test(after)) return said("fact");
  if (earliest.test(before)) return said("start");
  if (tillThen.test(before) && /^,?(?: in which)? to (?!the\b)[a-z]/i.test(after))
    return said("deadline");
  if (dueLabel.test(labelAt(line, day.start, day.end)) && /:\s*$/.test(before))
    return said("deadline");
  // "$40,000 to 30 June 2027, $42,000 from 1 July 2027": an amount changes, and no more.
  const step = ofStep.exec(before)?.[1];
  if (step) return said(/from/i.test(step) ? "deadline" : "elsewhere");
  if (endsThen.test(after)) return said("end");
  if (end.test(before)) {
    const isOut = /(?<!\bor )\b(?:but not including|exclusive of)\b/i.test(
      `${before.slice(-40)}${after.slice(0, 30)}`,
    );
    return { role: "end", sure: true, early: isOut };
  }
  const isBy = byWhich.test(before) && !past.test(before);
  if (!isBy && wasDone.test(before) && !ofPaper.test(before)) return said("fact");
  if (line.label === "" && participle.test(before) && !toBe.test(before.slice(-80)))
    return said(ofSigning.test(before) ? "made" : "fact");
  if (made.test(before) || dateLabel.test(before)) return said("made");
  if (
    !isBy &&
    happened.test(before) &&
    !afterLabel.test(before) &&
    !modal.test(
      before
        .slice(-70)
        .split(/, | and | but /)
        .at(-1) ?? "",
    )
  )
    return said("fact");
  if (start.test(before)) return said(changes.test(`${before}${after}`) ? "deadline" : "start");
  if (
    /\bfor $/i.test(before.replace(weekdayBefore, "")) &&
    made.test(before.replace(/ for (?:[A-Z][a-z]+day,? )?$/, " "))
  )
    return said("start");
  if (/\bfor (?:[A-Z][a-z]+day,? )?$/.test(before) && line.heading !== "") return said("start");
  if (isHead(line, before)) return said("made");
  if (beforeIt.test(before) && !/^(?:the )?(?:end|last day)\b/i.test(line.words.slice(day.start)))
    return { role: "deadline", sure: true, early: true };
  if (due.test(before)) return said(isOwn(line, before, day.value === fact) ? "made" : "deadline");
  // A row of a timetable: "Design freeze 12 March 2027".
  if (/^\.?$/.test(after.trim()) && /^[A-Z][^.;,]{2,60} $/.test(before) && !verbs.test(before))
    return said("deadline");
  if (line.label !== "" && /[:\t]\s*$|^\S*$/.test(before.slice(line.label.length)))
    return said("deadline");
  if (/: ?$/.test(before)) return said("deadline");
  return { role: "deadline", sure: false, early: false };
}

const inList = /^(?:,|,? and|,? or|;|;? and)(?: on)? $/i;

/** Gives each written day of a line that nothing else has read its role. @param fact the day of the paper, as its facts have it. */
export function readDays(open: Open, fact: string | null): void {
  let before: { told: ReturnType<typeof roleOf>; end: number } | null = null;
  for (const day of open.days) {
    if (isTaken(open, day.start, day.end)) continue;
    const gap = before && open.words.slice(before.end, day.start);
    // "On 1 March, 1 June and 1 September 2027": what the first is, all are.
    const told: ReturnType<typeof roleOf> =
      before && gap !== null && inList.test(gap) ? before.told : roleOf(open, day, fact);
    before = { told, end: day.end };
    const point = dayPoint(day.value);
    take(open, day, { ...told, point: told.early ? daysFrom(point, -1) : point });
  }
}
