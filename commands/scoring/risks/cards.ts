import * as v from "valibot";
import { type Topic, topics } from "../../../app/analysis/questions/topics.ts";
import {
  type Analysis,
  type Party,
  type RiskLevel,
  riskLevels,
  type Side,
  type Span,
  spanSchema,
} from "../../../app/schemas/analysis.ts";
import { type Bearing, bearingOn, partyCalled, sideOfRole } from "../../../app/schemas/client.ts";
import { topicsOfClause } from "./clauses.ts";

/** What stands on a page for a client to read, of one matter. */
export interface Card {
  kind: "flag" | "absence" | "finding";
  title: string;
  topics: readonly Topic[];
  level: RiskLevel | null;
  /** Its words in the document; none of what is absent. */
  spans: Span[];
  /** What it says: what it does, why that matters, what to ask for. */
  says: string;
  /** Whether it is among what is shown first. */
  matters: boolean;
  bearing: Bearing | null;
}

const level = v.optional(v.nullable(v.picklist(riskLevels)), null);
const words = v.optional(v.nullable(v.string()), null);

const noTopic = "An answer has no topic of app/analysis/questions/topics.ts.";

/** What is read of an analysis: of one whose analyser asks no questions there are no answers, groups or weights. */
const saidSchema = v.object({
  answers: v.optional(
    v.array(
      v.object({
        ...{ id: v.string(), topic: v.picklist(topics, noTopic), question: v.string(), level },
        result: v.picklist(["answered", "absent", "elsewhere", "cannot_tell"]),
        ...{ says: words, why: words, ask: words },
        quotes: v.array(v.object(spanSchema.entries)),
      }),
    ),
    [],
  ),
  riskFlags: v.array(
    v.object({
      ...{ clauseTitle: v.string(), clauseId: v.nullable(v.string()), riskLevel: level },
      ...{ explanation: v.string(), recommendation: v.string(), ...spanSchema.entries },
      ...{ burdens: v.array(v.string()), benefits: v.array(v.string()) },
      group: v.optional(v.picklist(["matters", "also"]), "matters"),
      questionId: v.optional(v.nullable(v.string()), null),
    }),
  ),
  missing: v.array(
    v.object({
      ...{ id: v.string(), clauseTitle: v.string(), level },
      ...{ reason: words, says: words, why: words, ask: words },
    }),
  ),
  findings: v.array(v.object({ kind: v.string(), message: v.string(), ...spanSchema.entries })),
});

const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(" ");

const unfinished = "Unfinished Wording";
const slips: readonly Topic[] = ["blanks-and-references"];

/**
 * The cards of an analysis: a flag with all the words of its question's answer, what is absent once (as an answer or as a
 * missing clause), and the slips of the draft.
 * @param client the name of the party that it was made for, to tell which way a flag points.
 * @throws where an answer says no topic of the list.
 */
export function cardsOf(analysis: Analysis, client: string | null): Card[] {
  const { answers, riskFlags, missing, findings } = v.parse(saidSchema, analysis);
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const absent = answers.filter(({ result }) => result === "absent");
  const clauseTopics = (id: string | null) => (id && topicsOfClause[id]) || [];
  const flags = riskFlags.map((flag): Card => {
    const answer = flag.questionId === null ? undefined : byId.get(flag.questionId);
    const ofSlip = flag.clauseTitle === unfinished ? slips : [];
    return {
      ...{ kind: "flag", title: flag.clauseTitle, level: flag.riskLevel },
      topics: [...(answer ? [answer.topic] : ofSlip), ...clauseTopics(flag.clauseId)],
      spans: [{ start: flag.start, end: flag.end }, ...(answer?.quotes ?? [])],
      says: joined(flag.explanation, flag.recommendation),
      matters: flag.group === "matters",
      bearing: client === null ? null : bearingOn(flag, client),
    };
  });
  const absences = absent
    .filter((answer) => answer.level !== null)
    .map((answer) => ({
      ...{ title: answer.question, topics: [answer.topic], level: answer.level },
      says: joined(answer.says, answer.why, answer.ask),
    }));
  const saidAbsent = new Set(absences.flatMap((absence) => absence.topics));
  const missed = missing
    .map((clause) => ({
      ...{ title: clause.clauseTitle, level: clause.level },
      topics: [byId.get(clause.id)?.topic ?? clauseTopics(clause.id)].flat(),
      says: joined(clause.says, clause.reason, clause.why, clause.ask),
    }))
    .filter((clause) => !clause.topics.some((topic) => saidAbsent.has(topic)));
  return [
    ...flags,
    ...[...absences, ...missed].map(
      (absence): Card => ({
        ...{ kind: "absence", ...absence, spans: [], bearing: null },
        matters: absence.level !== "Low",
      }),
    ),
    ...findings.map(
      ({ message, start, end }): Card => ({
        ...{ kind: "finding", title: "Slip of the draft", topics: slips, level: null },
        ...{ spans: [{ start, end }], says: message, matters: false, bearing: null },
      }),
    ),
  ];
}

/** What a reader calls the client: the name, then what stands in brackets, without how it is taken. */
function namesOf(client: string): string[] {
  const [, outside = client, inside = ""] = /^([^(]*)(?:\(([^)]*)\))?/.exec(client) ?? [];
  return [...outside.split(/ \/ |, taken as /), ...inside.split(/, /)]
    .map((name) => name.replace(/["“”]/g, "").trim())
    .filter((name) => name !== "" && name !== "blank");
}

/** The client in a reader's words as one of the parties, or by the side of its role where no party is called so. */
export function clientOf(
  parties: readonly Party[],
  client: string,
): { name: string | null; side: Side | null } {
  const names = namesOf(client);
  for (const name of names) {
    const party = partyCalled(parties, name);
    if (party) return { name: party.name, side: null };
  }
  return { name: null, side: names.map(sideOfRole).find((side) => side !== null) ?? null };
}
