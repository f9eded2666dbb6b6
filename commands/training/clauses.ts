import { type ClauseModel, together } from "../../app/analysis/classifier/clause-scores.ts";
import { clauseViews, phraseViews, readWords } from "../../app/analysis/classifier/features.ts";
import { nameless } from "../../app/analysis/classifier/nameless.ts";
import {
  type PackedNetwork,
  scoreNetwork,
  unpackNetwork,
} from "../../app/analysis/classifier/network.ts";
import { type SparseVector, toVector } from "../../app/analysis/classifier/vector.ts";
import { onOneLine, withoutContractions } from "../../app/analysis/reading/plain-text.ts";
import { type Case, dealFolds, fitHead } from "./heads.ts";
import { favourRare, toMatrix } from "./matrix.ts";
import { trainNetwork } from "./network.ts";
import { type Pruned, pack, prune } from "./pack.ts";
import type { PaperLine } from "./paper.ts";
import { scoreVector, train } from "./svm.ts";

/** Authors are dealt to so many folds. */
const mostFolds = 6;
/** Weights of the linear model for each clause. */
const budget = 12_000;
const cost = 2;
const rarePower = 0.7;

/** A line's case for a clause; its score is the log odds that it is, by models and heads that saw none of its fold. */
export interface ClauseCase extends Case {
  line: PaperLine;
}

/** A clause that fewer authors wrote is left to its rule: what is learnt from them could not be tried on another. */
const leastAuthors = 3;

function writtenByMany(lines: PaperLine[]): string[] {
  const authorsOf = new Map<string, Set<string>>();
  for (const { is, file } of lines)
    for (const id of is) authorsOf.set(id, (authorsOf.get(id) ?? new Set()).add(file));
  return [...authorsOf.keys()]
    .filter((id) => (authorsOf.get(id)?.size ?? 0) >= leastAuthors)
    .sort();
}

type Trainer<Model> = (rows: number[]) => Model;

/** Trains a linear model for each clause. */
function linearTrainer(vectors: SparseVector[], signs: Int8Array[]): Trainer<Pruned[]> {
  const matrix = toMatrix(vectors);
  const factors = favourRare(matrix, rarePower);
  const costs = new Float32Array(vectors.length).fill(cost);
  return (rows) =>
    signs.map((signsOfClause) => {
      const { weights, bias } = train(matrix, rows, signsOfClause, costs);
      const plain = weights.map((weight, at) => weight * (factors[at] ?? 0));
      return prune({ weights: plain, bias }, budget);
    });
}

/** Trains a network for all clauses. */
function networkTrainer(vectors: SparseVector[], signs: Int8Array[]): Trainer<PackedNetwork> {
  const matrix = toMatrix(vectors);
  const factors = favourRare(matrix, rarePower);
  const isOf = vectors.map((_, row) => [...signs.keys()].filter((at) => signs[at]?.[row] === 1));
  return (rows) => trainNetwork(matrix, factors, rows, isOf, signs.length);
}

/** Trains the heads for Australian clauses; `cases` are those across authors by clause. */
export function trainClauses(lines: PaperLine[]): {
  model: ClauseModel;
  cases: Map<string, ClauseCase[]>;
} {
  const sentences = lines.map(({ words, cast }) =>
    nameless(withoutContractions(onOneLine(words)), cast),
  );
  const vectors = sentences.map((sentence) => toVector(clauseViews(sentence)));
  const phrases = sentences.map((sentence) => toVector(phraseViews(readWords(sentence))));
  const authors = lines.map(({ file }) => file);
  const folds = Math.min(mostFolds, new Set(authors).size);
  const foldOf = dealFolds(authors, folds);
  const ids = writtenByMany(lines);
  const signs = ids.map((id) => Int8Array.from(lines, ({ is }) => (is.includes(id) ? 1 : -1)));
  const trainLinear = linearTrainer(vectors, signs);
  const trainDeep = networkTrainer(phrases, signs);

  const scores = ids.map(() => lines.map(() => ({ linear: -1, deep: -1 })));
  for (let fold = 0; fold < folds; fold++) {
    const others = [...foldOf.keys()].filter((row) => foldOf[row] !== fold);
    const linear = trainLinear(others);
    const network = unpackNetwork(trainDeep(others));
    for (const [row, vector] of vectors.entries()) {
      const phrase = phrases[row];
      if (foldOf[row] !== fold || !phrase) continue;
      const deep = scoreNetwork(network, phrase);
      for (const [at, list] of scores.entries())
        list[row] = { linear: scoreVector(vector, linear[at]), deep: deep[at] ?? -1 };
    }
  }

  const headsFor = (at: number, without: number | null) => {
    const seen = (scores[at] ?? []).flatMap((score, row) =>
      foldOf[row] === without ? [] : [{ ...score, right: signs[at]?.[row] === 1 }],
    );
    return {
      linear: fitHead(seen.map(({ linear, right }) => ({ score: linear, right }))),
      deep: fitHead(seen.map(({ deep, right }) => ({ score: deep, right }))),
    };
  };
  const cases = ids.map((id, at) => {
    const heads = Array.from({ length: folds }, (_, fold) => headsFor(at, fold));
    const list = lines.map((line, row) => {
      const fold = foldOf[row] ?? 0;
      const { linear, deep } = scores[at]?.[row] ?? { linear: -1, deep: -1 };
      const score = heads[fold] ? together(heads[fold], linear, deep) : 0;
      return { score, right: signs[at]?.[row] === 1, group: line.file, fold, line };
    });
    return [id, list] as const;
  });
  const all = [...lines.keys()];
  const linear = trainLinear(all);
  return {
    model: {
      ...pack(new Map(linear.map((model, at) => [ids[at] ?? "", model]))),
      heads: ids.map((_, at) => headsFor(at, null)),
      network: trainDeep(all),
    },
    cases: new Map(cases),
  };
}
