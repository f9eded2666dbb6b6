import { mentionsIn } from "../../analysis/cast/mentions.ts";
import { onOneLine } from "../../analysis/reading/plain-text.ts";
import type { FoundClause } from "../../schemas/analysis.ts";
import type { PositionValue } from "../../schemas/playbooks/playbook.ts";
import type { directions } from "../../schemas/playbooks/rule-faults.ts";
import type { Paper } from "../paper.ts";
import type { Subject } from "../subjects.ts";
import type { Judge } from "./judge.ts";

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

const exception =
  /\b(?:except|save|other than|unless|excluding|does not (?:limit|apply|affect))\b.{0,200}/i;

/** "Neither party is liable …, except the Customer under clause 7": alike for both but for one of them. */
function exceptsOne({ start, end }: Subject, { text, cast }: Paper): boolean {
  const [excepted = ""] = exception.exec(onOneLine(text.slice(start, end))) ?? [];
  const named = new Set(
    mentionsIn(cast, excepted).flatMap(({ kind, who }) => (kind === "party" ? who : [])),
  );
  return named.size > 0 && named.size < cast.members.length;
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
      if (wanted === "mutual" && way === wanted && exceptsOne(subject, paper))
        return { holds: null };
      return { holds: way === null ? null : way === wanted };
    };
  };

export const judgeMutual = faces("mutual");
export const judgeForUs = faces("for us");
/** Of a clause that should not be there: a fallback may take it when it binds both sides, or the other. */
export const judgeAbsent = faces("neither");
