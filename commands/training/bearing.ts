import { readEvidence } from "../../app/analysis/bearing/evidence.ts";
import { type Network, unpackNetwork, weightOn } from "../../app/analysis/bearing/network.ts";
import { isTold } from "../../app/analysis/bearing/weighing.ts";
import type { SparseVector } from "../../app/analysis/classifier/vector.ts";
import { fitNetwork, type Pair, packNetwork } from "./bearing-network.ts";
import { toMatrix } from "./matrix.ts";
import { pack, prune } from "./pack.ts";
import type { PaperLine } from "./paper.ts";
import { scoreVector, train, type Weights } from "./svm.ts";

/** A clause of the paper whose direction is known. */
interface Case {
  clause: string;
  line: PaperLine;
  evidence: ReturnType<typeof readEvidence>;
  mutual: boolean;
}

export interface BearingModel {
  burdened: Network;
  mutual: Weights;
}

/** What an error costs. */
const cost = 0.2;
/** The most weights that are kept. */
const budget = 5_000;

/** The clauses of the paper that burden somebody for somebody's benefit. */
export const directedCases = (lines: PaperLine[]): Case[] =>
  lines
    .filter(({ burdens, benefits }) => burdens.length > 0 && benefits.length > 0)
    .flatMap((line) =>
      line.is.map((clause) => ({
        clause,
        line,
        evidence: readEvidence(clause, line.words, line.cast),
        mutual:
          line.burdens.length === line.benefits.length &&
          line.burdens.every((member) => line.benefits.includes(member)),
      })),
    );

/** Pairs of one who bears a clause and one who gains by it. */
function pairsOf({ clause, line, evidence, mutual }: Case): Pair[] {
  if (mutual) return [];
  const only = (members: number[], others: number[]) =>
    evidence.candidates.filter(
      ({ member }) => members.includes(member) && !others.includes(member),
    );
  const bearers = only(line.burdens, line.benefits);
  const gainers = only(line.benefits, line.burdens);
  // Who is named and neither bears nor gains stands between them.
  const between = evidence.candidates.filter(
    ({ member }) => ![...line.burdens, ...line.benefits].includes(member),
  );
  const pairs = (heavier: typeof bearers, lighter: typeof bearers) =>
    heavier.flatMap(({ signs: bears }) =>
      lighter.map(({ signs: gains }) => ({ clause, bears, gains })),
    );
  return [...pairs(bearers, gainers), ...pairs(bearers, between), ...pairs(between, gainers)];
}

function learn(rows: { vector: SparseVector; sign: 1 | -1 }[], price: number): Weights {
  const matrix = toMatrix(rows.map(({ vector }) => vector));
  return train(
    matrix,
    [...rows.keys()],
    Int8Array.from(rows, ({ sign }) => sign),
    new Float32Array(rows.length).fill(price),
  );
}

/** Learns who bears a clause from cases. */
export function fitBearing(cases: Case[]): BearingModel {
  return {
    // As it is shipped, so that what it reaches is what a reader gets.
    burdened: unpackNetwork(packNetwork(fitNetwork(cases.flatMap(pairsOf)))),
    mutual: learn(
      cases.map(({ evidence, mutual }) => ({
        vector: evidence.mutual.vector,
        sign: mutual ? 1 : -1,
      })),
      cost,
    ),
  };
}

type Verdict = "right" | "reversed" | "undecided" | "other";

/** What a model says of a case against what its line says. */
export function judgeCase(model: BearingModel, { clause, line, evidence, mutual }: Case): Verdict {
  if (evidence.ofAll || scoreVector(evidence.mutual.vector, model.mutual) > 0)
    return mutual ? "right" : "other";
  const scored = evidence.candidates
    .map(({ member, signs }) => ({ member, score: weightOn(model.burdened, clause, signs) }))
    .sort((a, b) => b.score - a.score);
  const [most, least] = [scored[0], scored.at(-1)];
  if (!most || !least || !isTold(most.score, least.score, evidence.named.length))
    return "undecided";
  if (mutual) return "other";
  const bears = line.burdens.includes(most.member) && !line.benefits.includes(most.member);
  const wrong = line.benefits.includes(most.member) || line.burdens.includes(least.member);
  return wrong ? "reversed" : bears ? "right" : "other";
}

/** How often each verdict is given on lines of an author from whom nothing was learnt, of all directed lines. */
export function bearingFigures(cases: Case[]): Record<Verdict, number> & { cases: number } {
  const count = { right: 0, reversed: 0, undecided: 0, other: 0 };
  for (const file of new Set(cases.map(({ line }) => line.file))) {
    const model = fitBearing(cases.filter(({ line }) => line.file !== file));
    for (const one of cases) if (one.line.file === file) count[judgeCase(model, one)]++;
  }
  return { cases: cases.length, ...count };
}

/** The shipped form of a model. */
export const packBearing = ({ burdened, mutual }: BearingModel) => ({
  burdened: packNetwork(burdened),
  mutual: pack(new Map([["mutual", prune(mutual, budget)]])),
});
