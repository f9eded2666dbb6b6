import type { FoundClause, RiskLevel } from "../../schemas/analysis.ts";
import { riskLevels } from "../../schemas/analysis.ts";
import { shorten } from "../reading/plain-text.ts";
import type { ClauseRule, Shift } from "../vocabulary/rule.ts";

/** A clause with the words that its level is read from. */
export interface ReadClause {
  rule: ClauseRule;
  clause: FoundClause;
  /** Its sentence on one line, and where in it the telling words stand. */
  sentence: string;
  at: number;
  length: number;
  /** The words of the whole clause on one line. */
  scope: string;
  /** The other clauses on the same words: whoever gains by this one may bear one of them. */
  besides: FoundClause[];
}

/** From so sure on a clause may be rated High: four of five such are right, and two witnesses speak for them. */
export const sureFrom = 0.7;

function stepped(level: RiskLevel, up: number): RiskLevel {
  const at = Math.min(2, Math.max(0, riskLevels.indexOf(level) - up));
  return riskLevels[at] ?? level;
}

/** Words of a document as they are pointed at: without the mark or half a pair of quotes that a cut left at an end. */
export function quoted(words: string): string {
  const halved = (words.match(/"/g) ?? []).length % 2 === 1;
  const whole = halved ? words.replace(/^\s*"|"\s*$/g, "") : words;
  return `“${shorten(whole.replace(/(?<![\s,;:(])[\s,;:(]{1,8}$/, "").trim(), 90)}”`;
}

const rest = /(?:[\w'’%-]|[.,](?=\d)){0,100}(?:(?<=\d) (?:million|billion)\b)?/y;

/** The words at a place, with the rest of a word or an amount that a pattern cut off. */
export function wholeWords(words: string, at: number, length: number): string {
  rest.lastIndex = at + length;
  const after = rest.exec(words)?.[0] ?? "";
  const before = /^\w/.test(words.slice(at)) ? /\w{0,40}$/.exec(words.slice(0, at))?.[0] : "";
  return `${before ?? ""}${words.slice(at, at + length)}${after}`;
}

/** "But not land tax and not capital works", "need not repaint": what the words before it take away is not said. */
const takenAway =
  /\b(?:but not|and not|nor|need not|(?:do|does) not (?:have to|need to)|(?:is|are) not (?:to|required to|obliged to)|other than|excluding|instead of|rather than)(?: (?:any|the|a|an|its|their|your|our|for|to))?$/i;

/** The first place where a sign is said: a whole word from its beginning, and not taken away by the words before it. */
function saidIn(words: string, sign: RegExp): RegExpExecArray | null {
  const isSaid = ({ 0: said, index }: RegExpExecArray) => {
    const before = words.slice(Math.max(0, index - 40), index);
    const inWord = /\w$/.test(before) && /^\w/.test(said);
    return !inWord && !takenAway.test(before.trimEnd());
  };
  const first = sign.exec(words);
  if (!first || isSaid(first)) return first;
  return [...words.matchAll(new RegExp(sign, `${sign.flags}g`))].find(isSaid) ?? null;
}

function applying(
  shifts: Shift[],
  { scope, sentence }: ReadClause,
): { shift: Shift; reason: string }[] {
  const found: { shift: Shift; reason: string }[] = [];
  for (const shift of shifts) {
    const words = shift.inSentence ? sentence : scope;
    const match = saidIn(words, shift.when);
    if (match && !shift.unless?.says.test(words)) {
      const shown = wholeWords(words, match.index, match[0].length);
      found.push({ shift, reason: shift.because.replace("{words}", () => quoted(shown)) });
    }
  }
  return found;
}

/** How a clause faces the client; null where it cannot be told, or where it is about others. */
export type Facing = "for" | "against" | "mutual" | null;

/** How a clause faces a party, by name. */
export function facingOf(
  { burdens, benefits }: Pick<FoundClause, "burdens" | "benefits">,
  client: string | null,
): Facing {
  if (burdens.length === 0 || benefits.length === 0) return null;
  if (burdens.length > 1 && burdens.every((name) => benefits.includes(name))) return "mutual";
  if (client === null) return null;
  const [bears, gains] = [burdens.includes(client), benefits.includes(client)];
  if (bears && gains) return "mutual";
  return bears ? "against" : gains ? "for" : null;
}

/** Duties that one side owes by custom: that only the client owes them raises nothing. */
const customary = new Set([
  "gst",
  "insurance",
  "confidentiality",
  "privacy",
  "audit-rights",
  "post-termination",
  "governing-law",
]);

/** What the document calls a party, by its name. */
export type Called = (name: string) => string;

/** Parties in a list, three at most. */
export function listed(names: string[], called: Called): string {
  return names.slice(0, 3).map(called).join(" and ");
}

function directionOf(
  facing: Facing,
  { burdens, benefits }: FoundClause,
  client: string | null,
  called: Called,
): string | null {
  if (facing === "mutual") return "it is written for both sides alike";
  if (burdens.length === 0 || benefits.length === 0) return null;
  const [bound, favoured] = [listed(burdens, called), listed(benefits, called)];
  if (facing === "against")
    return `it binds ${bound}, for whom it is read, in favour of ${favoured}`;
  if (facing === "for" && client)
    return `it favours ${called(client)}, for whom it is read, and binds ${bound}`;
  return `it binds ${bound} in favour of ${favoured}`;
}

/** A sentence about both sides, where nothing else tells whom it binds. */
const ofBoth =
  /^(?:[\d.()a-z]{1,8} )?(?:(?:each|either|neither|both)(?: of)? (?:party|parties|us|them|the parties|sides?))\b/i;

/** The level of a clause for a client, and what it rests on. */
export interface Rating {
  riskLevel: RiskLevel;
  facing: Facing;
  /** Clauses for "It is rated …: …". */
  reasons: string[];
  raises: Shift[];
}

/**
 * The level of a clause as it is read for a client. Whom it binds decides between a burden and a gain; where that
 * cannot be told, the level is that of its words.
 * @param client a party's name as in `clause.burdens`; null: nobody's.
 */
export function rate(read: ReadClause, client: string | null, called: Called): Rating {
  const { rule, clause } = read;
  const untold = clause.burdens.length === 0 && clause.benefits.length === 0;
  const facing = untold && ofBoth.test(read.sentence) ? "mutual" : facingOf(clause, client);
  const direction = directionOf(facing, clause, client, called);
  const raised = applying(rule.raises, read);
  const raises = raised.map(({ shift }) => shift);
  // What would weigh on a client is no reason where it weighs on the other side.
  if (facing === "for") return { riskLevel: "Low", facing, reasons: [direction ?? ""], raises };
  const lowered = applying(rule.lowers, read);
  const moves = [...raised, ...lowered];
  let up = (raised.length > 0 ? 1 : 0) - (lowered.length > 0 ? 1 : 0);
  if (facing === "mutual" && lowered.length === 0) up -= 1;
  const alone = moves.length === 0 && !rule.oftenOneSided?.test(read.sentence);
  if (facing === "against" && alone && !customary.has(rule.id)) up += 1;
  const settled = moves.find((item) => item.shift.to)?.shift.to;
  const reached = settled ?? stepped(rule.level, up);
  const held = reached === "High" && clause.score < sureFrom;
  const reasons = moves.slice(0, 3).map((item) => item.reason);
  if (direction !== null) reasons.push(direction);
  if (held)
    reasons.unshift(
      "it is less certain than usual that this is such a clause, so it is not rated High",
    );
  return { riskLevel: held ? "Medium" : reached, facing, reasons, raises };
}
