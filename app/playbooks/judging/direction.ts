import { mentionsIn } from "../../analysis/cast/mentions.ts";
import type { FoundClause } from "../../schemas/analysis.ts";
import type { PositionValue } from "../../schemas/playbooks/playbook.ts";
import type { directions } from "../../schemas/playbooks/rule-faults.ts";
import type { Paper } from "../paper.ts";
import type { Subject } from "../subjects.ts";
import type { Judge } from "./judge.ts";
import { beside, takingBack, wordsOf } from "./whole.ts";

type Facing = "for us" | "against us" | "mutual" | null;

/** How a clause faces the client; null where it cannot be told, or where it is about others. */
export function facing(
  { burdens, benefits }: Pick<FoundClause, "burdens" | "benefits">,
  client: string | null,
): Facing {
  const alike = benefits.length === 0 || burdens.every((name) => benefits.includes(name));
  if (burdens.length > 1 && alike) return "mutual";
  if (client === null || burdens.length === 0 || benefits.length === 0) return null;
  const [bears, gains] = [burdens.includes(client), benefits.includes(client)];
  if (bears && gains) return "mutual";
  return bears ? "against us" : gains ? "for us" : null;
}

/** Whether the other side is bound by words of its own, which may say less or more. */
function isMirrored(subject: Subject, all: Subject[]): boolean {
  const within = (some: string[], names: string[]) =>
    some.length > 0 && some.every((name) => names.includes(name));
  return all.some(
    (other) =>
      other !== subject &&
      within(subject.burdens, other.benefits) &&
      within(other.burdens, subject.benefits),
  );
}

/** Whether words name, or have act, one side and not the other: "save that the Supplier may …". */
function namesOneSide(words: string, { cast }: Paper): boolean {
  const mentions = mentionsIn(cast, words).filter(({ kind }) => kind === "party");
  return [mentions, mentions.filter(({ possessive }) => !possessive)].some((some) => {
    const named = new Set(some.flatMap(({ who }) => who));
    return named.size > 0 && named.size < cast.members.length;
  });
}

/** "If it so chooses", "at its discretion": who is bound so is not. */
const atWill =
  /\b(?:need not|of no (?:force|effect)|no (?:force or )?effect|(?:is|are) not (?:obliged|required|bound)|in (?:its|their|the \w+['’]s) (?:sole |absolute |own |unfettered )*discretion|(?:if|where|when|unless) (?:it|they|the \w+) (?:so )?(?:chooses?|wishes|elects?|decides?|thinks? fit|sees? fit))\b/i;

/** Whether the whole clause, and whatever takes something of it back, leaves it open whether it binds as it faces. */
function isLessThanSaid(subject: Subject, way: Facing, paper: Paper, all: Subject[]): boolean {
  const own = wordsOf(subject, paper);
  const taken = takingBack(subject, paper);
  if ([own, ...taken].some((words) => atWill.test(words))) return true;
  if (way !== "mutual") return false;
  const others = all.filter((one) => one !== subject);
  return [own, ...taken, ...beside(subject, paper, others)].some((words) =>
    namesOneSide(words, paper),
  );
}

/** Whether a clause faces us as a position asks: `asked`, or the position's own value. */
const faces =
  (asked: (typeof directions)[number] | "neither"): Judge =>
  (subject, _, paper, all) => {
    const way = facing(subject, paper.client);
    return (value: PositionValue | undefined) => {
      const wanted = typeof value === "string" ? value : asked;
      if (wanted === "neither") return { holds: false };
      if (asked === "mutual" && wanted === asked && way !== asked && isMirrored(subject, all))
        return { holds: null };
      if (way === null) return { holds: null };
      const holds = way === wanted;
      const isSure = asked === "neither" || !holds || !isLessThanSaid(subject, wanted, paper, all);
      return { holds: isSure ? holds : null };
    };
  };

export const judgeMutual = faces("mutual");
export const judgeForUs = faces("for us");
/** Of a clause that should not be there: a fallback may take it when it binds both sides, or the other. */
export const judgeAbsent = faces("neither");
