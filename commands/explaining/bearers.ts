import { readEvidence, type Sight } from "../../app/analysis/bearing/evidence.ts";
import { unpackNetwork, weightOn } from "../../app/analysis/bearing/network.ts";
import weights from "../../app/analysis/bearing/weights-bearing.json" with { type: "json" };
import type { Cast } from "../../app/analysis/cast/cast.ts";
import { subjectBefore } from "../../app/analysis/cast/mentions.ts";
import { featureOf } from "../../app/analysis/classifier/features.ts";
import { scoreLabels, unpack } from "../../app/analysis/classifier/linear-model.ts";
import type { SparseVector } from "../../app/analysis/classifier/vector.ts";
import type { Candidate } from "../../app/analysis/clauses/witnesses.ts";
import { signed } from "./witnesses.ts";

const mutualModel = unpack(weights.mutual);
const network = unpackNetwork(weights.burdened);
const shown = 5;

const mutualScore = (vector: SparseVector) => scoreLabels(mutualModel, vector)[0] ?? 0;

/** A score, and the signs that weigh most in it. */
function lineOf(score: number, weights: Iterable<[string, number]>): string {
  const strongest = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= 0.005)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, shown)
    .map(([sign, weight]) => `${sign} ${signed(weight)}`);
  return strongest.length > 0 ? `${signed(score)} (${strongest.join(", ")})` : signed(score);
}

/** How heavily the clause weighs on somebody; a sign's part is what would be missing without it. */
function burdenLine(clause: string, signs: string[]): string {
  const score = weightOn(network, clause, signs);
  const parts = signs.map((sign): [string, number] => [
    sign,
    score -
      weightOn(
        network,
        clause,
        signs.filter((other) => other !== sign),
      ),
  ]);
  return lineOf(score, parts);
}

/** How far the clause binds both alike; a sign's part is its weight alone and in this clause together. */
function mutualLine(clause: string, { signs, vector }: Sight): string {
  const values = new Map(
    [...vector.features].map((feature, at) => [feature, vector.values[at] ?? 0]),
  );
  const bias = mutualScore({ features: new Int32Array(), values: new Float32Array() });
  const parts = new Map<string, number>();
  for (const sign of signs) {
    const feature = featureOf(sign);
    const value = Float32Array.of(values.get(feature) ?? 0);
    const weight = mutualScore({ features: Int32Array.of(feature), values: value }) - bias;
    const bare = sign.replace(`${clause}|`, "");
    parts.set(bare, (parts.get(bare) ?? 0) + weight);
  }
  return lineOf(mutualScore(vector), parts);
}

/** How far each party is burdened by a sentence, with the signs that weigh most, and how far it binds both alike. */
export function bearerLines(
  text: string,
  { rule, sentence, start, end }: Candidate,
  cast: Cast,
): string[] {
  if (cast.members.length === 0) return [];
  const before = subjectBefore(cast, text, { start, end }, sentence);
  const { candidates, mutual } = readEvidence(rule.id, sentence, cast, before);
  return [
    ...candidates.map(
      ({ member, signs }) =>
        `  ${cast.members[member]?.name}: burdened ${burdenLine(rule.id, signs)}`,
    ),
    `  both alike: ${mutualLine(rule.id, mutual)}`,
  ];
}
