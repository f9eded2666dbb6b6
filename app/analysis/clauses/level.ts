import type { FoundClause, RiskLevel } from "../../schemas/analysis.ts";
import { riskLevels } from "../../schemas/analysis.ts";
import type { Called } from "../cast/called-in.ts";
import type { ClauseRule } from "../kind/rule.ts";
import { saidOfAll } from "./limbs.ts";
import { type Applied, applying } from "./shifts.ts";

/** A clause with the words that its level is read from. */
export interface ReadClause {
  rule: ClauseRule;
  clause: FoundClause;
  /** Its sentence on one line, and where in it the telling words stand. */
  sentence: string;
  at: number;
  length: number;
  /** On one line, the words that may weigh in it: its own, and those that go on with it in the same sub-clause. */
  scope: string;
  /** The words that may keep it in bounds: its own, and the rest of what stands with it. */
  bounds: string;
  /** The other clauses on the same words: whoever gains by this one may bear one of them. */
  besides: FoundClause[];
  /** Whether another clause of its kind binds the other side in favour of this one. */
  mirrored: boolean;
  /** Who is free to do what stands after these words ("The Supplier may …"), by name. */
  freeIn: (before: string) => string[];
}

/**
 * Below this a find is doubtful, and is not rated High: chosen so that of those rated High hardly any is wrong. Where it
 * cannot be told either whom it binds, it has to be sure.
 */
export const doubtfulBelow = 0.4;
/** From so sure on nothing is said of doubts: four of five such are right, and two witnesses speak for them. */
export const sureFrom = 0.7;

function stepped(level: RiskLevel, up: number): RiskLevel {
  const at = Math.min(2, Math.max(0, riskLevels.indexOf(level) - up));
  return riskLevels[at] ?? level;
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

/** Parties in a list, three at most. */
export function listed(names: string[], called: Called): string {
  return [...new Set(names.map(called))].slice(0, 3).join(" and ");
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

/** A sentence about both sides, or what either of them may do, where nothing else tells whom it binds. */
const ofBoth =
  /\bmay (?:\w+ )?be (?:\w+ ){1,3}by (?:either|any|each) (?:party|of (?:us|them|the parties)|side)\b|^(?:[\d.()a-z]{1,8} )?(?:(?:each|either|neither|both)(?: of)? (?:party|parties|us|them|the parties|sides?))\b/i;

/** The level of a clause for a client, and what it rests on. */
export interface Rating {
  riskLevel: RiskLevel;
  facing: Facing;
  /** Clauses for "It is rated …: …". */
  reasons: string[];
  /** Clauses for "… and no higher, because …". */
  eases: string[];
  raises: Applied[];
  /** Said beside the level where the find is less certain than usual; empty where it is not. */
  doubt: string;
}

/**
 * The level that a clause's words give it: what weighs in them takes it up a step, what keeps it in bounds down again.
 * It is High for a reason that can be said only: by words that raise it, or by what its kind is.
 */
function levelOf(
  { level, doubly }: ClauseRule,
  sentence: string,
  grave: boolean,
  raised: Applied[],
  lowered: Applied[],
): RiskLevel {
  const settled = [...raised, ...lowered].find(({ shift }) => shift.to)?.shift.to;
  if (settled) return settled;
  const own = raised.filter(({ shift }) => shift.when.test(sentence));
  const steps = doubly && own.length > 1 && lowered.length === 0 ? 2 : 1;
  const weighs = raised.length > 0 ? stepped(level, steps) : level;
  if (lowered.length > 0)
    return stepped(weighs, raised.length === 0 && lowered.length > 1 ? -2 : -1);
  return weighs === "High" && raised.length === 0 && !grave ? "Medium" : weighs;
}

/**
 * The level of a clause as it is read for a client. Whom it binds decides between a burden and a gain, and is no reason
 * for more than that; where it cannot be told, the level is that of its words.
 * @param client a party's name as in `clause.burdens`; null: nobody's.
 */
export function rate(read: ReadClause, client: string | null, called: Called): Rating {
  const { rule, clause, sentence } = read;
  const untold = clause.burdens.length === 0 && clause.benefits.length === 0;
  const facing = untold && ofBoth.test(sentence) ? "mutual" : facingOf(clause, client);
  const direction = directionOf(facing, clause, client, called);
  const doubt =
    clause.score < sureFrom ? "It is less certain than usual that this is such a clause." : "";
  const raised = applying(rule.raises, sentence, read.scope, read.bounds).filter(
    ({ shift }) => !shift.oneSided || (facing === "against" && !read.mirrored),
  );
  // What would weigh on a client is no reason where it weighs on the other side.
  if (facing === "for")
    return {
      riskLevel: "Low",
      facing,
      reasons: [direction ?? ""],
      eases: [],
      raises: raised,
      doubt,
    };
  const lowered = applying(rule.lowers, sentence, read.bounds, read.bounds, (before) => {
    const free = read.freeIn(before);
    return client === null || free.length === 0 || free.includes(client);
  }).filter(({ shift }) => saidOfAll(read.bounds, (piece) => shift.when.test(piece)));
  // What others owe to strangers weighs on nobody here.
  if (
    client !== null &&
    clause.benefits.length === 0 &&
    clause.burdens.length > 0 &&
    !clause.burdens.includes(client)
  ) {
    const reason = `it binds ${listed(clause.burdens, called)} in favour of somebody who is no party`;
    return { riskLevel: "Low", facing, reasons: [reason], eases: [], raises: raised, doubt };
  }
  // What stands under a heading only may be a lesser matter of the kind.
  const grave = rule.grave !== undefined && rule.says.some((says) => says.test(sentence));
  const byWords = levelOf(rule, sentence, grave, raised, lowered);
  const reached =
    facing === "mutual" &&
    !rule.evenly &&
    lowered.length === 0 &&
    !raised.some(({ shift }) => shift.to)
      ? stepped(byWords, -1)
      : byWords;
  const least = facing === null && untold ? sureFrom : doubtfulBelow;
  const held = reached === "High" && clause.score < least;
  const reasons = raised.slice(0, 3).map(({ reason }) => reason);
  const eases = lowered.slice(0, 3 - reasons.length).map(({ reason }) => reason);
  if (reached === "High" && raised.length === 0 && rule.grave) reasons.unshift(rule.grave);
  if (direction !== null) reasons.push(direction);
  if (held)
    reasons.unshift(
      "it is less certain than usual that this is such a clause, so it is not rated High",
    );
  return {
    riskLevel: held ? "Medium" : reached,
    facing,
    reasons,
    eases,
    raises: raised,
    doubt: held ? "" : doubt,
  };
}
