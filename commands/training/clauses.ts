import type { ClauseModel } from "../../app/analysis/classifier/clause-scores.ts";
import { clauseViews, toVector } from "../../app/analysis/classifier/features.ts";
import { nameless } from "../../app/analysis/classifier/nameless.ts";
import { onOneLine, withoutContractions } from "../../app/analysis/reading/plain-text.ts";
import { type Case, dealFolds, fitHead } from "./heads.ts";
import { favourRare, toMatrix } from "./matrix.ts";
import { type Pruned, pack, prune } from "./pack.ts";
import type { PaperLine } from "./paper.ts";
import { scoreVector, train } from "./svm.ts";

/** Weights for each clause. */
const budget = 12_000;
const cost = 2;
const rarePower = 0.7;

/** A sentence's case for a clause, scored by a model that saw nothing of its author's. */
export interface ClauseCase extends Case {
  line: PaperLine;
}

/** Trains the head for Australian clauses; `cases` are those across authors by clause. */
export function trainClauses(lines: PaperLine[]): {
  model: ClauseModel;
  cases: Map<string, ClauseCase[]>;
} {
  const vectors = lines.map(({ words, cast }) =>
    toVector(clauseViews(nameless(withoutContractions(onOneLine(words)), cast))),
  );
  const matrix = toMatrix(vectors);
  const factors = favourRare(matrix, rarePower);
  const authors = lines.map(({ file }) => file);
  const folds = new Set(authors).size;
  const foldOf = dealFolds(authors, folds);
  const costs = new Float32Array(lines.length).fill(cost);
  const trainWithout = (fold: number | null, signs: Int8Array): Pruned => {
    const rows = [...foldOf.keys()].filter((row) => foldOf[row] !== fold);
    const { weights, bias } = train(matrix, rows, signs, costs);
    const plain = weights.map((weight, at) => weight * (factors[at] ?? 0));
    return prune({ weights: plain, bias }, budget);
  };
  const ids = [...new Set(lines.flatMap(({ is }) => is))].sort();
  const models = new Map<string, Pruned>();
  const cases = new Map<string, ClauseCase[]>();
  for (const id of ids) {
    const signs = Int8Array.from(lines, ({ is }) => (is.includes(id) ? 1 : -1));
    models.set(id, trainWithout(null, signs));
    const across = Array.from({ length: folds }, (_, fold) => trainWithout(fold, signs));
    cases.set(
      id,
      lines.map((line, row) => {
        const [fold, vector] = [foldOf[row] ?? 0, vectors[row]];
        const score = vector ? scoreVector(vector, across[fold]) : -1;
        return { score, right: signs[row] === 1, group: line.file, fold, line };
      }),
    );
  }
  return { model: { ...pack(models), heads: [...cases.values()].map(fitHead) }, cases };
}
