import type { DateAction as Action } from "../../schemas/cases/key-dates.ts";
import { families } from "./families.ts";
import { ofStep } from "./roles.ts";
import type { Role } from "./timing.ts";

/** What is done by a day, and how plainly its words say so: 0 where they do not. */
export interface Told {
  action: Action;
  weight: number;
}

/** The words in which an action is looked for. */
export interface Said {
  /** The part of the sentence, without what its other timings say. */
  part: string;
  /** Where the day stands in it. */
  from: number;
  to: number;
  /** The words of the day itself. */
  own: string;
  /** What stands before the colon of the line. */
  label: string;
  /** The name that brackets right after it give it. */
  alias: string;
  heading: string;
  /** The line before it, where the sentence goes on about its thing. */
  before: string;
}

interface Cue extends Told {
  said: string;
}

const modal =
  /\b(?:must|shall|will|may|(?<=[a-z,] )should|can|cannot|could|needs? to|ha(?:s|ve) to|(?:is|are) to|agrees? to|undertakes? to|(?:is|are) (?:entitled|obliged|required) to|right to|to be|please|'ll|agree that (?:you|we|it))\b/gi;
/** So far after its modal a verb is the one that it bears. */
const borne = 48;
/** At so many characters from the day a word tells half of what it tells beside it. */
const half = 55;
/** So much farther a word after the day is from it than one before it. */
const behind = 35;
/** Where another thing is begun within a sentence. */
const turns =
  /\b(?:unless|save that|provided that|in order to|so as to)\b|[;:]|, (?:and|but|or|except|provided|unless|if|failing|otherwise|so|then|after|which|with|the|each)\b|\band (?:the|to|must|may|shall|will|is|it)\b/gi;

const isPlain = (said: string) => /(?:[^s]s|able)$/i.test(said.split(" ")[0] ?? "");

const andThen = /(?:\b(?:and|or|then|to)|,) $/i;

/** What each word of a part tells of a day in it. */
function cuesIn({ part, from, to }: Said): Cue[] {
  const modals = [...part.matchAll(modal)].map(({ index, 0: said }) => index + said.length);
  const governing = modals.findLast((end) => end <= from) ?? modals.find((end) => end >= to);
  const stops = [...part.matchAll(turns)].map(({ index }) => index);
  const found = families.flatMap(({ action, verbs, things }) =>
    [verbs, things].flatMap((pattern, at) =>
      [...part.matchAll(pattern)].map(({ index, 0: said }) => ({
        ...{ action, said, index, end: index + said.length, isVerb: at === 0 },
      })),
    ),
  );
  const first = Math.min(
    ...found
      .filter(({ index, isVerb, said }) => isVerb && index >= (governing ?? 0) - said.length)
      .map(({ index }) => index),
  );
  return found
    .filter(({ index, end }) => index >= to || end <= from)
    .map(({ action, said, index, end, isVerb }) => {
      const far = end <= from ? from - end : index - to + behind;
      const [low, high] = end <= from ? [end, from] : [to, index];
      const turned = stops.filter((at) => at >= low && at < high).length;
      const isBorne =
        governing !== undefined &&
        index >= governing - said.length &&
        index - governing < borne &&
        (index === first || andThen.test(part.slice(0, index))) &&
        !modals.some((other) => other > governing && other <= index);
      const isSubject =
        governing !== undefined && !isVerb && end < governing && governing - end < 28;
      const weight = isVerb ? (isBorne ? 2.2 : isPlain(said) ? 1.3 : 1) : isSubject ? 1.5 : 0.9;
      return { action, said, weight: (weight * 0.7 ** turned) / (1 + far / half) };
    });
}

const leading =
  /^(?:[\d.() a-z]{1,12} )?(?:if|where|should|unless|in the event|once|when)\b[^,;]*,/i;

/** Of a day in a leading condition only the condition tells, and of one after it only what follows. */
function ofCondition(said: Said): Said {
  const { part, from, to } = said;
  const trimmed = part.length - part.trimStart().length;
  const condition = leading.exec(part.trimStart());
  if (!condition) return said;
  const end = trimmed + condition[0].length;
  if (to < end) return { ...said, part: part.slice(0, end) };
  const rest = " ".repeat(end) + part.slice(end);
  return from >= end && cuesIn({ ...said, part: rest }).length > 0 ? { ...said, part: rest } : said;
}

const best = (cues: readonly Cue[]): Cue | null =>
  cues.reduce<Cue | null>((most, cue) => (most && most.weight >= cue.weight ? most : cue), null);

/** What a label or a heading tells: the last of its words, which names the thing. */
function cueOf(words: string, weight: number): Cue | null {
  if (words === "" || words.length > 70 || /\d{3}/.test(words)) return null;
  const told = best(
    cuesIn({
      part: words,
      from: words.length + 1,
      to: words.length + 1,
      ...{ own: "", label: "", alias: "", heading: "", before: "" },
    }),
  );
  return told && { ...told, weight: Math.min(1.6, told.weight * weight) };
}

/** What only a heading or the line before tells is not plain. */
const hinted = (cue: Cue | null): Cue | null =>
  cue && { ...cue, weight: Math.min(cue.weight, 0.2) };

/** What renews by itself is stopped by a notice. */
const byItself =
  /\b(?:unless|if (?:neither|no))\b[^;]{3,160}, [^,;]{0,60}\b(?:renew\w*|extend\w*|continues?|rolls?|goes on)\b|\bfailing (?:notice|such|which notice)\b|\b(?:auto-?re-?new\w*|renews? by itself|goes? on (?:for|until|unless))\b|\b(?:stop|prevent|avoid|decline|against)s? (?:a |the |that |any |its )?(?:renewal|extension|rollover)|\b(?:not|no)(?: to)? (?:renew|extend|continue|go on)\b|\bnon-renewal\b|\bautomatic\w*|\brolls?\b|\b(?:save where|unless)\b[^.;]{0,160}\b(?:notice|says? no|tells?|told|notif\w+)\b/i;
const renewsUnless =
  /\b(?:re-?new(?!al)\w*|extend(?:s|ed)|roll(?:s|ed)?|continues?|goes? on|(?:for )?(?:another|successive|a further))\b[^.;]{0,120}\b(?:unless|save (?:where|that|if)|except (?:where|that|if)|if (?:neither|no))\b/i;
const ofClaims =
  /\b(?:claims?|notices?|objections?|complaints?)\b(?! of meeting)[^.;,]{0,20} (?:must|shall|may|is to|are to)(?: only)? be (?:sent|given|made|lodged|delivered|served|notified|brought)\b/i;
const ofOption =
  /\b(?:exercis\w*|options?|further term|renewal|renew\w*|extend\w*|extension|wants? (?:a|to))\b/i;
const closes =
  /\b(?:objections?|claims?|submissions?|requisitions?|nominations?|complaints?)\b[^.;]{0,40}\b(?:clos(?:e|es|ing)|shuts?|ends?)\b/i;
const ofEnding =
  /\b(?:terminat(?!ing date|ion date)\w+|cancel\w*|non-renewal|not (?:wish|want|to|be)|does not|end(?:s|ed)? (?:the|this|it)|claims?|object\w*|disput\w+|leav\w+|break)\b/i;
const ofMoney =
  /\b(?:rent|rental|fees?|prices?|charges?|margin|rates?|amounts?|tolls?|salary|wages?|pay(?= (?:is|goes|will|shall|increases?|rises?))|\w* ?fee)\b/i;
const rises =
  /\b(?:increase[sd]?|review\w*|adjust(?:s|ed|ment)|rises?|rising|becomes?|steps? up|varied|revis(?:ed|ion)|chang(?:es|ed)|re-?pric\w+|indexed|go(?:es)? (?:up|to market)|CPI|re-?set|escalat\w+)\b/i;
const tells = /^(?:notice|notif|tell|told|say|inform|advis|request|giv)/i;
const mayUse = /\b(?:may|can|option|right|exercis\w+)\b/i;
const ofTerm =
  /\b(?:terms?|leas\w+|licen[cs]\w+|periods?|hire|tenancy|franchise|ends?|expir\w+|until|runs?|show|lasts?|terminat\w+)\b/i;

/** What is to be done by a day. */
export function actionOf(said: Said, role: Role, isWindow: boolean): Told {
  const { part, label, heading, before } = said;
  const near = best(cuesIn(ofCondition(said)));
  // "30 June 2029 (the Sunset Date)" is named as a row is by its label.
  const { alias } = said;
  const head = headOf.exec(label)?.[1] ?? "";
  const named = alias ? cueOf(alias, 1.6) : (cueOf(head, 1.6) ?? cueOf(label, 1.6));
  const all = `${label} ${part}`;
  if (isForbidden(said) && (!near || !once.has(near.action)))
    return { action: "expiry", weight: 1 };
  if (ofStep.test(part.slice(0, said.from)) && role !== "end")
    return { action: "review", weight: 1 };
  if (alias && named && role !== "end") return named;
  if (ofClaims.test(part)) return { action: "last_day_for_notice", weight: 1 };
  if (role === "end") return ofEnd(all, near, named, heading);
  if (
    givesNotice.test(said.own) &&
    (byItself.test(all) || !ofOption.test(all)) &&
    !/\bafter\b/i.test(said.own)
  )
    return { action: "last_day_for_notice", weight: 1 };
  let told =
    near && (!named || near.weight >= named.weight)
      ? near
      : (named ?? hinted(cueOf(heading, 1)) ?? hinted(cueOf(before.slice(-70), 1)));
  if (!told) {
    const action = isWindow && mayUse.test(`${before} ${part}`) ? "option" : "other";
    return { action, weight: action === "other" ? 0 : 0.5 };
  }
  const turn = renewsUnless.exec(part);
  // What renews by itself does so whether anybody acts or not; who does not want it speaks before.
  if (turn && told.action === "option" && said.to <= turn.index + turn[0].length)
    return { ...told, weight: Math.min(told.weight, 0.2) };
  if (turn && said.from > turn.index) told = { ...told, action: "last_day_for_notice" };
  else if (
    (told.action === "option" || told.action === "last_day_for_notice") &&
    byItself.test(all) &&
    !/^exercis/i.test(told.said)
  )
    told = { ...told, action: "last_day_for_notice" };
  else if (
    (tells.test(told.said) || (/^serve/i.test(told.said) && /\bnotice\b/i.test(part))) &&
    ofOption.test(`${before} ${heading} ${all}`) &&
    !ofEnding.test(part)
  )
    told = { ...told, action: "option" };
  else if (
    told.action === "payment" &&
    rises.test(all) &&
    ofMoney.test(all) &&
    !/\bpa(?:y|id)/i.test(part)
  )
    told = { ...told, action: "review" };
  else if (told.action === "review" && !ofMoney.test(`${heading} ${all}`) && !/review/i.test(all))
    told = { ...told, action: "other" };
  else if (told.action === "delivery" && handsMoney.test(part) && !/\bguarantee\b/i.test(part))
    told = { ...told, action: "payment" };
  return told;
}

/** "Notice" of "Notice of intention to return". */
const headOf = /^(.{3,40}?) (?:of|for|to) /i;
const givesNotice =
  /(?<!\b(?:of|from|after|following|receiving) (?:(?:the|that|such|a|its) )?)\bnotice\b/i;
const handsMoney =
  /\b(?:provid|lodg|deposit|hand|deliver|send|giv|furnish|put)\w* (?:over |up |in )?(?:\w+ ){0,3}?(?:\$|(?:bond|deposit|sum|amount|price|balance|money|funds|instalment|fee)\b)/i;

/** What is forbidden until a day ends with it; what may not be done once before it opens on it. */
const once: ReadonlySet<Action> = new Set([
  "option",
  "last_day_for_notice",
  "payment",
  "review",
  "completion",
]);
const forbids =
  /\b(?:must|shall|will|may|can)(?:not| not)\b|\b(?:neither|no) [^.;,]{1,40} (?:will|shall|may|must)\b|\bagrees? not to\b|\b(?:refrains?|abstains?|desists?) from\b/i;
const upTo = /\b(?:until|till|before|prior to|for|during|within)(?: the)? ?$/i;

const isForbidden = ({ part, from }: Said): boolean => {
  const head = part.slice(0, from);
  return (
    forbids.test(head) &&
    upTo.test(head) &&
    !/\bnot (?:later|more|less|earlier|fewer)\b/i.test(head)
  );
};

function ofEnd(all: string, near: Cue | null, named: Cue | null, heading: string): Told {
  const sure = (action: Action): Told => ({ action, weight: 1 });
  const tellers = [near?.action, named?.action];
  if (
    /\b(?:warrant|guarantee|defects?\b|DLP)/i.test(all) &&
    (tellers.includes("warranty_end") || /defects/i.test(heading))
  )
    return sure("warranty_end");
  if (closes.test(all)) return sure("last_day_for_notice");
  if (/\b(?:probation|sunset(?! (?:on|of)\b))/i.test(all)) return sure("other");
  if (
    /\b(?:option|right|exercis\w+|first refusal)\b/i.test(all) &&
    tellers.includes("option") &&
    !/\bfurther term\b/i.test(all)
  )
    return sure("option");
  if (/\brepayment date|maturity/i.test(all) && /repay|loan|principal|facility|advance/i.test(all))
    return sure("payment");
  if (named && !ofTerm.test(all)) return named;
  return sure("expiry");
}
