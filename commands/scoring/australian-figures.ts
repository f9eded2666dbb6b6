import { scoredClauses } from "../../app/analysis/classifier/clause-scores.ts";
import { clauseRules } from "../../app/analysis/vocabulary/index.ts";
import { documentFigures } from "./australian-documents.ts";
import { FactCount } from "./australian-facts.ts";
import type { AustralianPrediction } from "./australian-predictions.ts";
import { sentenceFigures } from "./australian-sentences.ts";
import { type AustralianSet, type GoldFactItem, heldOutThird } from "./australian-set.ts";
import { rate } from "./rate.ts";

type Answers = Map<string, AustralianPrediction>;

function factItemFigures(items: GoldFactItem[], answers: Answers) {
  if (items.length === 0) return null;
  const facts = new FactCount();
  let falseMissing = 0;
  for (const { id, facts: expected, notMissing } of items) {
    const answer = answers.get(id);
    facts.compare(expected, answer?.facts ?? {});
    const said = answer?.missing.map((missing) => missing.id) ?? [];
    falseMissing += notMissing.filter((clause) => said.includes(clause)).length;
  }
  return { items: items.length, ...facts.figures(), falseMissing };
}

const figuresOf = ({ documents, sentences, facts }: AustralianSet, answers: Answers) => ({
  documents: documentFigures(documents, answers),
  sentences: sentenceFigures(sentences, answers),
  facts: factItemFigures(facts, answers),
});

/** Fewer labels than this say little of a kind. */
const enough = 10;

/** The three kinds with the lowest F1, their labels in documents and sentences counted together. */
function weakestKinds({ documents, sentences }: ReturnType<typeof figuresOf>) {
  const ids = new Set([documents, sentences].flatMap((one) => Object.keys(one?.byId ?? {})));
  const kinds = [...ids].map((id) => {
    const { gold, found, wrong } = documents?.byId[id] ?? { gold: 0, found: 0, wrong: 0 };
    const alone = sentences?.byId[id] ?? { n: 0, found: 0 };
    const labels = gold + alone.n;
    const right = found + Math.round((alone.found ?? 0) * alone.n);
    return { id, labels, found: rate(right, labels), f1: rate(2 * right, labels + right + wrong) };
  });
  return kinds
    .filter(({ labels }) => labels >= enough)
    .sort((a, b) => (a.f1 ?? 0) - (b.f1 ?? 0))
    .slice(0, 3);
}

/** Clauses that nobody has labelled yet: whether they are right where they are said cannot be told. */
const unlabelled = clauseRules.filter(({ id }) => !scoredClauses.includes(id));
const unlabelledIds = new Set(unlabelled.map(({ id }) => id));
const unlabelledTitles = new Set(unlabelled.map(({ title }) => title));

function withoutUnlabelled(answer: AustralianPrediction): AustralianPrediction {
  return {
    ...answer,
    clauses: answer.clauses.filter(({ id }) => !unlabelledIds.has(id)),
    riskFlags: answer.riskFlags.filter(({ clauseTitle }) => !unlabelledTitles.has(clauseTitle)),
  };
}

/**
 * Figures of the whole set, of its held-out third apart, and the kinds of clause that are found least well.
 * @param said by a document's file, a sentence's or a fact item's id; what is not there counts as unanswered.
 */
export function australianFigures(set: AustralianSet, said: Answers) {
  const answers = new Map([...said].map(([of, answer]) => [of, withoutUnlabelled(answer)]));
  const figures = figuresOf(set, answers);
  return {
    ...figures,
    weakest: weakestKinds(figures),
    heldOutThird: figuresOf(heldOutThird(set), answers),
  };
}
