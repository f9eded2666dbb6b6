import {
  type AnswerToQuestion,
  type FoundClause,
  type LawNote,
  type MissingClause,
  type RiskFlag,
  type RiskLevel,
  riskLevels,
  type Span,
} from "../../schemas/analysis.ts";
import { lawFor } from "../law/law-for.ts";
import { noteOf } from "../law/law-sentence.ts";
import type { LegalSetting } from "../law/setting.ts";
import { overlap } from "../matching/overlap.ts";
import { isBody } from "../parties/proper-names.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import type { Passage } from "../statements/passages.ts";
import type { Asked } from "./answers.ts";
import type { Answered } from "./ask.ts";
import { ownOf, proposed } from "./proposed.ts";
import { fill } from "./words.ts";

/** How much an answer of a level matters; one that rests on words more than one that rests on their absence. */
const weights: Record<RiskLevel, { answered: number; absent: number }> = {
  High: { answered: 0.95, absent: 0.85 },
  Medium: { answered: 0.7, absent: 0.6 },
  Low: { answered: 0.35, absent: 0.3 },
};

const nothingSaid = {
  ...{ level: null, title: "", says: "", why: "", ask: "", wording: "" },
  ...{ replaces: false, weight: 0 },
};

/** A paper's answers in words. Offsets are UTF-16 code units of its text. */
export function answersOf(
  reading: Reading,
  asked: Asked,
  setting: LegalSetting,
): AnswerToQuestion[] {
  const { text } = reading;
  const told = new Set<string>();
  const own = ownOf(text, setting);
  return asked.answered.map((answered) => {
    const { question, result, says, passages, slots } = answered;
    const filled = (words: string) => fill(words, asked.names, slots);
    return {
      id: question.id,
      topic: question.topic,
      question: question.question,
      result,
      ...(says
        ? {
            level: says.level,
            title: filled(says.title ?? question.title),
            says: filled(says.does),
            why: filled(says.why),
            ask: filled(says.ask),
            wording: proposed(says.wording, {
              ...{ own, names: asked.names, roles: asked.rolesIn(question), slots },
              seen: passages.map(({ seen }) => seen),
            }),
            // Of words at several places it would stand in that of some.
            replaces: says.replaces === true && passages.length === 1,
            weight: weights[says.level][result === "absent" ? "absent" : "answered"],
          }
        : nothingSaid),
      quotes: passages.map((passage) => quoted(reading, passage)),
      law: says ? lawOn(answered, { text, setting, client: asked.client, told }) : null,
    };
  });
}

/** The law on the clause that an answer rests on, each provision once a paper; null where none is known. */
function lawOn(
  { question: { kinds: [id] = [] }, passages }: Answered,
  of: { text: string; setting: LegalSetting; client: string; told: Set<string> },
): LawNote {
  if (id === undefined || passages.length === 0) return null;
  const words = passages.map(({ start, end }) => onOneLine(of.text.slice(start, end))).join(" ");
  const cited = lawFor({ id, words, fair: false, ofCompanies: isBody(of.client) }, of.setting)
    .filter(({ provision }) => !of.told.has(provision.id))
    .slice(0, 1);
  for (const { provision } of cited) of.told.add(provision.id);
  return noteOf(cited);
}

const quoted = ({ text }: Reading, { from: start, end, place }: Passage) => ({
  ...{ quote: text.slice(start, end), start, end, place },
});

/**
 * The flags and the gaps that are made of the answers which say something, each finding once; of what is absent, nothing
 * light.
 * @param clauses of the paper: whoever gains by one that burdens the client gains by the card on its words.
 */
export function cardsOfAnswers(
  { answered, client }: Asked,
  answers: readonly AnswerToQuestion[],
  clauses: readonly FoundClause[],
): { riskFlags: RiskFlag[]; missing: MissingClause[] } {
  const riskFlags: RiskFlag[] = [];
  const missing: MissingClause[] = [];
  // Every paper's questions and its own may find the same at two places.
  const told = new Set<string>();
  for (const [at, answer] of answers.entries()) {
    const { question } = answered[at] as Answered;
    const { level, title, says, why, ask, wording, replaces, weight, quotes, law } = answer;
    const [first] = quotes;
    if (level === null || (!first && level === "Low") || told.has(title)) continue;
    told.add(title);
    if (!first) {
      missing.push({
        ...{ id: question.id, clauseTitle: title, reason: says },
        ...{ level, why, ask, wording },
      });
      continue;
    }
    riskFlags.push({
      riskLevel: level,
      clauseTitle: title,
      ...first,
      explanation: `${says} ${why}`,
      recommendation: ask,
      clauseId: question.kinds?.[0] ?? null,
      burdens: [client],
      benefits: gainers(first, client, clauses),
      ...{ weight, group: "matters", questionId: question.id, wording, replaces, law },
    });
  }
  return { riskFlags, missing: gravest(missing) };
}

/** Who gains by words that weigh on the client, the client left out. */
function gainers(words: Span, client: string, clauses: readonly FoundClause[]): string[] {
  const against = clauses.filter(
    (clause) => overlap(clause, words) && clause.burdens.includes(client),
  );
  const names = against.flatMap(({ benefits }) => benefits).filter((name) => name !== client);
  return [...new Set(names)];
}

/** At most so many gaps are told, the gravest, in the order of the questions. */
const mostGaps = 8;

function gravest(missing: readonly MissingClause[]): MissingClause[] {
  const kept = new Set(
    missing
      .toSorted((a, b) => riskLevels.indexOf(a.level) - riskLevels.indexOf(b.level))
      .slice(0, mostGaps),
  );
  return missing.filter((gap) => kept.has(gap));
}
