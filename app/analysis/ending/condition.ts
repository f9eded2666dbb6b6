import { periodsIn } from "../facts/periods.ts";
import { withoutEnd } from "../reading/plain-text.ts";
import { endsIt } from "./ending-verbs.ts";

/** What a right to end hangs on, in the words of the paper. */
export interface Condition {
  words: string;
  /** Whether it comes by itself as time passes ("after the first year"), and is no event. */
  passes: boolean;
}

const opener =
  "(?:only )?(?:at any time )?(?:if|where|whenever|when|should|unless|in the event|in the case of|in (?:any |the |either )?(?:special |following |exceptional )?circumstances|on or after|after|following|once|during|within|subject to|provided|so long as|as long as|because of|by reason of|due to|on account of|on (?:the )?grounds?|(?:up)?on (?:the )?(?:occurrence|happening|sale|completion|damage|destruction|death|loss|a change)|(?:with|subject to) the (?:prior |written ){0,2}(?:consent|agreement|approval)|(?:by|on|upon) (?:mutual |written ){1,2}(?:agreement|consent))";
const opens = new RegExp(
  `^(?:\\(?(?:\\d[\\d.]{0,8}|[a-z]{1,4})[.)]? )?(?:(?:however|but|and),? )?(${opener}\\b)`,
  "i",
);
const within = new RegExp(`(?<!\\bincluding )\\b${opener}\\b`, "gi");
/** The subject of the main clause, where no comma parts it from the condition. */
const subject =
  / (?:(?:your|this|the|his|her) (?:[a-z]+ ){0,2}?(?:employment|agreement|contract|engagement|appointment|lease|licence)|(?:either|each|any|both|a) (?:of (?:us|them|the parties)|part(?:y|ies))|we|you|it|they|(?:the )?[A-Z][\w&'-]*(?: (?:&|[A-Z][\w&'-]*)){0,5})$/;
/** A right that hangs on what was said before: "In that case the Tenant may …". */
const back =
  /^(?:\(?(?:\d[\d.]{0,8}|[a-z]{1,4})[.)]? )?((?:in (?:that|such|any such|either|this) (?:case|event)|in those circumstances|if (?:so|not|it does|that happens)|thereupon)\b)/i;
/** A wish to end it is no condition of ending it; nor is that the notice was given, or cross the notice itself. */
export const wishToEnd =
  /\b(?:wish|want|choos|elect|desir|decid|prefer|intend)\w* (?:not )?to (?:\w+ ){0,2}(?:terminat|end|cancel|leave|stop|resign|withdraw|quit|discontinu|give|continue|renew)|\bso (?:wishes|chooses|desires|elects)|\bno longer (?:wish|want)/i;
const ownNotice =
  /^(?:only )?(?:at any time )?(?:after|following|provided|subject to|on|upon|once|when|if)\b(?: (?:that|always|it|he|she|they|you|we|first|has|have|having|is|the|a|any|such|written|prior|either party|that party|its|to)){0,5} (?:giv\w+(?! (?:before|after|by|until|prior|during|between)\b)|notice|serv\w+|receipt|pay\w*)\b/i;
const period =
  /^(?:only )?(?:at any time )?(?:on or after|after|following|once|during|subject to)\b[^,]{0,80}\b(?:years?|months?|anniversary|(?:initial|minimum|fixed|first|contract) (?:term|period)|probation\w*|trial|20\d\d|clauses?|sections?)\b/i;
const event =
  /\b(?:chang\w+|increas\w+|damag\w+|fail\w*|event|default|breach|sale|delay\w*|destr\w+|suspen\w+|illness|incapacity|interrupt\w+|consent|approval|not (?:been|made|reached|obtained))\b/i;
/** As long as it lasts, it may be ended: no condition. */
const whileItLasts =
  /^(?:at any time )?(?:during|within|throughout) (?:the |this |its )?(?:(?!initial|minimum|fixed|first|probation|trial|notice|cooling)[\w-]+ ){0,3}?(?:period|term|currency|continuance|engagement|employment|agreement|contract|lease)\b(?! of\b)/i;
/** How the notice is given, which is no part of the condition before it. */
const byGiving =
  / (?:by|on|upon|with) (?:giving|providing|serving|at least|no less|not less)\b.{0,200}$/i;
/** Where what follows the right is no longer about when it may be used. */
const onward =
  /;|, (?:and|but|or|in which case|whereupon|save|with|by|without|on)\b|\band (?:in that case|in which case|if|where|when|shall|must|will|pays?|the|you|we|it|on|any|all|this|[A-Z])|(?:\.|:)(?:\s|$)/;
const mainClause =
  /, (?:then,? )?(?=[^,;]{1,80}? (?:may|can|must|shall|will|(?:is|are) entitled|ha(?:s|ve) the right|reserves?)\b)/g;

/** A bracket with another length of notice is about that one: "30 days' notice (60 days if the Hirer ends it in winter)". */
const withoutOtherNotices = (words: string): string =>
  words.replace(/\([^()]{0,200}\)/g, (bracket) =>
    /\d|\bno notice\b/.test(bracket) || periodsIn(bracket).length > 0
      ? " ".repeat(bracket.length)
      : bracket,
  );

const conditionOf = (words: string): Condition => {
  const whole = words.trim().replace(/[,:;.]+$/, "");
  const said = whole.includes("(") ? whole : whole.replace(/\)$/, "");
  return { words: said, passes: period.test(said) && !event.test(said) };
};

/** The condition that a sentence begins with, and the offset at which its main clause begins; null where it begins with none. */
export function frontOf(words: string, before: number): { says: string; end: number } | null {
  const start = opens.exec(words);
  if (!start) return null;
  const from = start[0].length - (start[1] ?? "").length;
  const comma = [...words.slice(0, before).matchAll(mainClause)].at(-1);
  const power = words.search(/ (?:may|can|must|shall|will)\b/);
  const end = comma
    ? comma.index + comma[0].length
    : words.slice(0, Math.max(0, power)).replace(subject, "").length;
  return end <= from ? null : { says: words.slice(from, end), end };
}

/**
 * What the right to end in a sentence hangs on: a condition before it, after it, or in the words that it goes back to;
 * null where it hangs on nothing.
 * @param from where the words of this right begin, after those of another.
 * @param notice where the notice of this right begins and ends.
 */
export function conditionIn(
  written: string,
  from: number,
  notice: { start: number; end: number },
): Condition | null {
  const words = written.slice(0, notice.end) + withoutOtherNotices(written.slice(notice.end));
  const referred = back.exec(words)?.[1];
  if (referred) return { words: referred, passes: false };
  const front = frontOf(words, notice.start);
  if (
    front &&
    !wishToEnd.test(front.says) &&
    !ownNotice.test(front.says) &&
    !whileItLasts.test(front.says)
  )
    return conditionOf(front.says);
  const during = /^([^,;]{8,160}), during (?:which|that time)\b/i.exec(words);
  if (during) return { words: during[1] ?? "", passes: true };
  const begins = Math.max(from, front?.end ?? 0);
  const rest = words.slice(notice.end, notice.end + 400);
  const stop = rest.search(onward);
  const to = notice.end + (stop === -1 ? rest.length : stop);
  for (const found of words.slice(begins, to).matchAll(within)) {
    const at = begins + found.index;
    const until = at < notice.start ? notice.start : to;
    const piece = words.slice(at, until).split(/[,;]/)[0] ?? "";
    const says = piece.replace(byGiving, "");
    // "unless either party ends it by 30 days' notice": the notice itself is what it hangs on.
    const itself =
      at < notice.start &&
      !/[,;]/.test(words.slice(at, until)) &&
      (endsIt.test(says) || /\bgiv(?:es?|ing|en)\b/i.test(says));
    if (
      says.split(" ").length < 3 ||
      itself ||
      wishToEnd.test(says) ||
      ownNotice.test(says) ||
      whileItLasts.test(says)
    )
      continue;
    return conditionOf(says);
  }
  return null;
}

const plan =
  /^(?:[-•*–] ?)?((?:on|for|under|with) (?:the |an? |each |any )?(?!this\b)[^:,;]{2,60} (?:plan|package|option|tier|subscription|membership)s?\b)/i;

/** The plan that a right to end belongs to, with what it asks first: "On the Basic plan: six months, then 30 days' notice". */
export function planIn(words: string, notice: number): string | null {
  const found = plan.exec(words);
  if (!found) return null;
  const [all, says = ""] = found;
  const rest = words.slice(all.length, notice);
  const verb = /\b(?:may|must|can|shall|will|needs?|gives?)\b/i.test(rest);
  return verb || !/^ ?[:–-]/.test(rest)
    ? says
    : withoutEnd(`${says}${rest.replace(/\b(?:and|then|with|on|by) ?$/i, "")}`, " ,;:–-");
}

/** A lead to several plans of which each of its items is one: "Three plans:". */
export const offersPlans = (words: string): boolean =>
  /\b(?:plans|packages|options|tiers|subscriptions|memberships)\b[^.:]{0,60}:$/i.test(words);
