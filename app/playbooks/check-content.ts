import * as v from "valibot";
import { clauseRules } from "../analysis/vocabulary/index.ts";
import {
  maxRules,
  type PlaybookContent,
  playbookContentSchema,
} from "../schemas/playbooks/playbook.ts";

/** What is wrong with a playbook that was sent; rows are counted from the first rule, 0 is what stands before them. */
export interface Fault {
  row: number;
  message: string;
}

/** A playbook, or everything that keeps it from being one. */
export type Imported = { content: PlaybookContent } | { rows: Fault[] };

const clauseIds = new Set(clauseRules.map(({ id }) => id));

const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === "object" && given !== null && !Array.isArray(given);

/** What a field is called in a table: "fallbacks.0.why" is "Fallback 1 why". */
function called(path: string[]): string {
  const words = path.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part));
  const name = words
    .join(" ")
    .replaceAll("_", " ")
    .replace(/^fallbacks/, "fallback");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const inRule = path[0] === "rules" && path.length > 1;
  const field = inRule ? path.slice(2) : path;
  const row = inRule ? Number(path[1]) + 1 : 0;
  return { row, message: field.length > 0 ? `${called(field)}: ${issue.message}` : issue.message };
}

/** The faults that a schema of one rule cannot see: an id that another rule has, a clause that is not the analyser's. */
export function* faultsAmong(rules: readonly unknown[]): Generator<Fault> {
  const rowById = new Map<unknown, number>();
  for (const [at, rule] of rules.entries()) {
    if (!isObject(rule)) continue;
    const { id, clause } = rule;
    const first = rowById.get(id);
    if (typeof id === "string" && id !== "" && first !== undefined)
      yield { row: at + 1, message: `Id: The rule in row ${first} has the id “${id}” already.` };
    else rowById.set(id, at + 1);
    if (typeof clause === "string" && !clauseIds.has(clause.trim()))
      yield { row: at + 1, message: `Clause: “${clause}” is no clause that is known here.` };
  }
}

/**
 * Reads a playbook that somebody sent, as JSON or from a table: all of its faults at once, each with its row. The
 * clauses of its rules have to be those of the analyser.
 */
export function checkContent(given: unknown): Imported {
  const rules = isObject(given) && Array.isArray(given.rules) ? given.rules : [];
  if (rules.length > maxRules)
    return {
      rows: [
        {
          row: maxRules + 1,
          message: `A playbook has at most ${maxRules} rules; these are more.`,
        },
      ],
    };
  const read = v.safeParse(playbookContentSchema, given);
  const told = (read.issues ?? [])
    .filter(({ type }) => type !== "check_items")
    .map((issue) => faultOf(issue));
  const rows = [...told, ...faultsAmong(rules)].sort((a, b) => a.row - b.row);
  return read.success && rows.length === 0 ? { content: read.output } : { rows };
}
