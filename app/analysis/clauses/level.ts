import { type Party, type RiskLevel, riskLevels, type Side } from "../../schemas/analysis.ts";
import { shorten, withoutNumber } from "../reading/plain-text.ts";
import { type Actor, actorNamed, actorOf } from "../reading/roles.ts";
import type { ClauseRule, Shift } from "../vocabulary/rule.ts";
import type { ClauseMatch } from "./rule-match.ts";

/** A level, why, and what to ask for. */
export interface Verdict {
  riskLevel: RiskLevel;
  explanation: string;
  recommendation: string;
}

function stepped(level: RiskLevel, up: number): RiskLevel {
  const at = Math.min(2, Math.max(0, riskLevels.indexOf(level) - up));
  return riskLevels[at] ?? level;
}

function quoted(words: string): string {
  return `“${shorten(words.trim(), 90)}”`;
}

/** The words at a place, with the rest of a word that a pattern cut off. */
function wholeWords(words: string, at: number, length: number): string {
  const rest = /^(?:[\w'’%-]|[.,](?=\d)){0,100}/.exec(words.slice(at + length))?.[0] ?? "";
  return words.slice(at, at + length + rest.length);
}

/** What an explanation points at: the words that matched, and some of their neighbours if they are few. */
function pointedAt({ sentence, at, length }: ClauseMatch): string {
  if (length >= 40) return wholeWords(sentence, at, length);
  const from = at < 30 ? 0 : sentence.indexOf(" ", at - 30) + 1;
  return wholeWords(sentence, from, at - from + length + Math.max(0, 45 - length));
}

function applying(
  shifts: Shift[],
  scope: string,
  sentence: string,
): { shift: Shift; reason: string }[] {
  const found: { shift: Shift; reason: string }[] = [];
  for (const shift of shifts) {
    const words = shift.inSentence ? sentence : scope;
    const match = shift.when.exec(words);
    if (match && !shift.unless?.test(words)) {
      const shown = wholeWords(words, match.index, match[0].length);
      found.push({ shift, reason: shift.because.replace("{words}", () => quoted(shown)) });
    }
  }
  return found;
}

/** Whether the sentence is for us, against us, for everybody alike, or cannot be told. */
function direction(
  rule: ClauseRule,
  match: ClauseMatch,
  actor: Actor,
  ours: Side,
): "for" | "against" | "mutual" | null {
  if (!rule.burdens || actor.side === null) return null;
  if (actor.side === "everyone") return "mutual";
  const own = match.sentence.slice(match.at, match.at + match.length);
  const releases = rule.burdens === "others" && /\breleases?\b/i.test(own);
  // "The Supplier may charge interest": whoever may is not the one that bears it.
  const leading = match.sentence.slice(Math.max(0, match.at - 60), match.at + 30);
  const entitled =
    rule.burdens === "actor" &&
    (/\b(?:may|can|is entitled to|reserves? the right to)\b(?! not)/i.test(leading) ||
      rule.gains?.test(own) === true);
  const actorBears = (rule.burdens === "actor") !== (releases || entitled);
  return (actor.side === ours) === actorBears ? "against" : "for";
}

/** Who is better off by name, where the rule says after which words they stand. */
function favouredBy({ rule, sentence, at }: ClauseMatch, parties: Party[]): Actor | null {
  const found = rule.favours?.exec(sentence.slice(at));
  if (!found) return null;
  const favoured = actorNamed(sentence.slice(at + found.index + found[0].length), parties);
  return favoured.side === null ? null : favoured;
}

function facingFavour({ side }: Actor, ours: Side): "for" | "against" | "mutual" {
  if (side === "everyone") return "mutual";
  return side === ours ? "for" : "against";
}

/**
 * The level of a clause that was found, from what it says. `scope` are the words of the whole clause
 * on one line; `side` is whom the reader acts for (the party that received the paper, if not said).
 */
export function judge(
  match: ClauseMatch,
  scope: string,
  parties: Party[],
  side: Side | undefined,
): Verdict {
  const { rule } = match;
  const raises = applying(rule.raises, scope, match.sentence);
  const lowers = applying(rule.lowers, scope, match.sentence);
  const favoured = favouredBy(match, parties);
  const actor =
    favoured ?? actorOf(match.sentence, match.at, match.length, parties, rule.burdens === "others");
  const facing = favoured
    ? facingFavour(favoured, side ?? "recipient")
    : direction(rule, match, actor, side ?? "recipient");
  const reasons = [...raises, ...lowers].map((item) => item.reason);
  let up = (raises.length > 0 ? 1 : 0) - (lowers.length > 0 ? 1 : 0);
  const name =
    actor.name === "we" || actor.name === "you" ? `“${actor.name}”` : `the ${actor.name}`;
  if (facing === "mutual") {
    if (lowers.length === 0) up -= 1;
    reasons.push("it is written for both sides alike");
  } else if (facing === "against") {
    if (raises.length === 0 && !rule.oftenOneSided?.test(match.sentence)) up += 1;
    reasons.push(`it is written against your side (the sentence is about ${name})`);
  } else if (facing === "for") {
    reasons.push(`it is written in favour of your side (the sentence is about ${name})`);
  }
  const settled = [...raises, ...lowers].find((item) => item.shift.to)?.shift.to;
  const reached = facing === "for" ? "Low" : (settled ?? stepped(rule.level, up));
  const held = reached === "High" && !match.sure;
  if (held)
    reasons.unshift(
      "its words are less clear than usual for such a clause, so it is not rated High",
    );
  const riskLevel = held ? "Medium" : reached;
  const why =
    reasons.length > 0
      ? `It is rated ${riskLevel}: ${reasons.slice(0, 4).join("; ")}.`
      : `It is rated ${riskLevel}, where such a clause starts: nothing in its words makes it lighter or heavier.`;
  const asks = raises.map((item) => item.shift.ask).filter((ask) => ask !== undefined);
  return {
    riskLevel,
    explanation: `The words ${quoted(withoutNumber(pointedAt(match)))} show a clause that ${rule.effect}. ${why} ${rule.law}`,
    recommendation:
      facing === "for"
        ? `Keep it, and expect to be asked for this: ${lowerFirst(rule.ask)}`
        : [rule.ask, ...asks].join(" "),
  };
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
