import type { Cast } from "../../app/analysis/bearing/cast.ts";
import { readEvidence, type Sight } from "../../app/analysis/bearing/evidence.ts";
import { subjectBefore } from "../../app/analysis/bearing/mentions.ts";
import weights from "../../app/analysis/bearing/weights-bearing.json" with { type: "json" };
import { featureOf, type SparseVector } from "../../app/analysis/classifier/features.ts";
import { scoreLabels, unpack } from "../../app/analysis/classifier/linear-model.ts";
import type { Candidate } from "../../app/analysis/clauses/find.ts";
import { signed } from "./witnesses.ts";

const model = unpack(weights);
const shown = 5;
function scoreOf(label: string, vector: SparseVector): number {
  return scoreLabels(model, vector)[model.labels.indexOf(label)] ?? 0;
}

/** A score with what each sign adds to it, alone and in this clause together: the strongest first. */
function scoreWithSigns(clause: string, label: string, { signs, vector }: Sight): string {
  const values = new Map(
    [...vector.features].map((feature, at) => [feature, vector.values[at] ?? 0]),
  );
  const bias = scoreOf(label, { features: new Int32Array(), values: new Float32Array() });
  const weightOf = (sign: string) => {
    const feature = featureOf(sign);
    const value = Float32Array.of(values.get(feature) ?? 0);
    return scoreOf(label, { features: Int32Array.of(feature), values: value }) - bias;
  };
  const weights = new Map<string, number>();
  for (const sign of signs) {
    const bare = sign.replace(`${clause}|`, "");
    weights.set(bare, (weights.get(bare) ?? 0) + weightOf(sign));
  }
  const strongest = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= 0.005)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, shown)
    .map(([sign, weight]) => `${sign} ${signed(weight)}`);
  const score = signed(scoreOf(label, vector));
  return strongest.length > 0 ? `${score} (${strongest.join(", ")})` : score;
}

/** How far each party is burdened by a sentence, with the signs that weigh most, and how far it binds both alike. */
export function bearerLines(
  text: string,
  { rule, sentence, start }: Candidate,
  cast: Cast,
): string[] {
  if (cast.members.length === 0) return [];
  const before = subjectBefore(cast, text, start);
  const { candidates, mutual } = readEvidence(rule.id, sentence, cast, before);
  return [
    ...candidates.map(
      ({ member, ...sight }) =>
        `  ${cast.members[member]?.name}: burdened ${scoreWithSigns(rule.id, "burdened", sight)}`,
    ),
    `  both alike: ${scoreWithSigns(rule.id, "mutual", mutual)}`,
  ];
}
