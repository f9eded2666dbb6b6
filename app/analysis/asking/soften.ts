import { type RiskLevel, riskLevels } from "../../schemas/analysis.ts";
import { daysNamedIn } from "../facts/periods.ts";
import type { Topic } from "../questions/topics.ts";
import type { Passage } from "../statements/passages.ts";
import { soughtBy } from "../statements/said.ts";
import type { Holding } from "./holding.ts";
import type { Answer, Says } from "./question.ts";
import type { Softener } from "./softener.ts";
import { softeners } from "./softeners.ts";

/** What makes a term lighter, and the sentence that says so. */
interface Found {
  softener: Softener;
  passage: Passage;
  slots: Record<string, string>;
}

const byTopic = new Map<Topic, Softener[]>();
for (const softener of softeners)
  for (const topic of softener.topics)
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), softener]);

/** The patterns of all that makes a term lighter. */
export const softenerPatterns: readonly RegExp[] = softeners.flatMap(({ says }) => says);

/** At most so much is said of what makes a term lighter. */
const mostTold = 2;
/** Whether a sentence stands near enough to a term for a softener to be about it. */
function isInReach({ reach }: Softener, of: Passage, other: Passage): boolean {
  if (other === of) return true;
  if (reach === "sentence" || other.isMeaning) return reach === "paper";
  if (reach === "paper" || of.linked.includes(other.segment)) return true;
  return reach === "clause" ? other.clause === of.clause : other.segment === of.segment;
}

function find(softener: Softener, of: Passage, holding: Holding): Found | null {
  for (const pattern of softener.says) {
    const places = holding(pattern);
    const passage = places.includes(of) ? of : places.find((one) => isInReach(softener, of, one));
    if (passage) return { softener, passage, slots: { ...pattern.exec(passage.seen)?.groups } };
  }
  return null;
}

const isRead = ({ read }: Softener, { when }: Answer): boolean =>
  when.some((pattern) => read.test(soughtBy(pattern)));

/** Whether a part of a request is granted: as much as is asked, or more. */
function isGranted(part: string, found: readonly Found[]): boolean {
  return found.some(({ softener, slots }) => {
    if (!softener.grants.test(part)) return false;
    const asked = daysNamedIn(part);
    return asked === null || (daysNamedIn(slots.time ?? "") ?? 0) >= asked;
  });
}

/** The ways in which a request may be granted, each with its parts. */
const waysOf = (ask: string): string[][] =>
  ask.split(/, or |; or /).map((way) => way.split(/[,;] (?:and |with )?| and /));

const lower = (level: RiskLevel): RiskLevel =>
  riskLevels[Math.min(riskLevels.indexOf(level) + 1, riskLevels.length - 1)] ?? level;

/**
 * What is said of an answer beside what makes it lighter: a step lower, and with it; null where all that would be asked
 * for stands there already.
 * @param of where the answer stands. @returns beside that the sentences which make it lighter.
 */
export function softened(
  topic: Topic,
  answer: Answer,
  says: Says,
  of: Passage,
  holding: Holding,
): { says: Says | null; by: Passage[] } {
  const ways = waysOf(says.ask);
  const granted = (parts: readonly string[], by: readonly Found[]) =>
    parts.filter((part) => isGranted(part, by)).length;
  const found = (byTopic.get(topic) ?? [])
    .flatMap((softener) => find(softener, of, holding) ?? [])
    .filter(({ softener, passage }) => passage !== of || !isRead(softener, answer))
    .map((one) => ({ ...one, isWeighty: one.softener.lightens?.test(says.does) ?? false }))
    .filter((one) => one.isWeighty || granted(ways.flat(), [one]) > 0);
  if (found.length === 0) return { says, by: [] };
  const by = [...new Set(found.map(({ passage }) => passage))];
  if (ways.some((parts) => granted(parts, found) === parts.length)) return { says: null, by };
  const isLighter =
    found.some(({ isWeighty }) => isWeighty) ||
    ways.some((parts) => 2 * granted(parts, found) >= parts.length);
  const level = isLighter ? lower(says.level) : says.level;
  const told = found.slice(0, mostTold).map((one) => tell(one, of));
  const does = `${says.does.replace(/\.$/, "")}, though ${told.join(" and ")}.`;
  return { says: { ...says, level, does }, by: by.slice(0, mostTold) };
}

function tell({ softener, passage, slots }: Found, of: Passage): string {
  const said = softener.told.replace(
    /\{(time|most)\}/g,
    (slot, name: string) => slots[name] ?? slot,
  );
  return passage === of || passage.place === of.place || !passage.place
    ? said
    : `${said} (${passage.place})`;
}
