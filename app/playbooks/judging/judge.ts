import type { Span } from "../../schemas/analysis.ts";
import type { PlaybookRule, PositionValue } from "../../schemas/playbooks/playbook.ts";
import type { Paper } from "../paper.ts";
import type { Subject } from "../subjects.ts";

/**
 * Whether what some words say satisfies a position with this value: null where it may or may not.
 * `on` are the words that it rests on, where they are not the subject's own.
 */
export interface Holding {
  holds: boolean | null;
  on?: Span;
}

/**
 * Reads one subject for a test. Null: these words say nothing of what is tested, so that another may tell. Otherwise it
 * answers for the value of each position.
 */
export type Judge = (
  subject: Subject,
  rule: PlaybookRule,
  paper: Paper,
  all: Subject[],
) => ((value: PositionValue | undefined) => Holding) | null;
