import {
  directionFigures,
  isDirected,
  judgeDirection,
  noVerdicts,
} from "./australian-direction.ts";
import type { AustralianPrediction } from "./australian-predictions.ts";
import type { GoldSentence } from "./australian-set.ts";
import { isSamePlace } from "./australian-spans.ts";
import { rate } from "./rate.ts";

const newFeature = () => ({
  n: 0,
  found: 0,
  direction: noVerdicts(),
  negatives: 0,
  falsePositives: 0,
});

const namesLaw = /\bgovern(?:s|ed|ing)?\b|\blaw applies\b|\blaws? .{0,60}\bappl(?:y|ies)\b/i;

/** A value of a map, made when it is first asked for. */
function counted<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

const sorted = <Value>(map: Map<string, Value>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** Counts over sentences, each a clause or a hard negative in a frame; what is said elsewhere in it is not judged. */
class SentenceCount {
  private readonly count = {
    ...{ n: 0, unanswered: 0, positives: 0, found: 0, negatives: 0 },
    ...{ flaggedNot: 0, flaggedAny: 0, falseMissing: 0, directed: 0 },
  };
  private readonly direction = noVerdicts();
  private readonly features = new Map<string, ReturnType<typeof newFeature>>();
  private readonly kinds = new Map<string, { n: number; found: number }>();

  add(item: GoldSentence, prediction: AustralianPrediction | undefined): void {
    const { count } = this;
    const here = prediction?.clauses.filter((clause) => isSamePlace(item.place, clause)) ?? [];
    count.n++;
    if (!prediction) count.unanswered++;
    if (item.clause === null) this.addNegative(item, here);
    else this.addPositive(item, item.clause, here);
    const named = namesLaw.test(item.frame.head + item.frame.tail);
    for (const { id } of prediction?.missing ?? [])
      if (id === item.clause || (id === "governing-law" && named)) count.falseMissing++;
  }

  /** A hard negative is flagged when one of those clauses is said there that it must not be taken for. */
  private addNegative(item: GoldSentence, here: AustralianPrediction["clauses"]): void {
    const { count } = this;
    const feature = counted(this.features, item.feature, newFeature);
    count.negatives++;
    feature.negatives++;
    if (here.some(({ id }) => item.not.includes(id))) {
      count.flaggedNot++;
      feature.falsePositives++;
    }
    if (here.some(({ id }) => !item.also.includes(id))) count.flaggedAny++;
  }

  private addPositive(
    item: GoldSentence,
    clause: string,
    here: AustralianPrediction["clauses"],
  ): void {
    const { count } = this;
    const feature = counted(this.features, item.feature, newFeature);
    const kind = counted(this.kinds, clause, () => ({ n: 0, found: 0 }));
    const hits = here.filter(({ id }) => id === clause);
    const said = hits.find(({ burdens, benefits }) => burdens.length + benefits.length > 0);
    const hit = said ?? hits[0];
    if (isDirected(item)) count.directed++;
    for (const one of [feature, kind]) one.n++;
    count.positives++;
    if (!hit) return;
    for (const one of [count, feature, kind]) one.found++;
    if (!isDirected(item)) return;
    const verdict = judgeDirection(item, hit, item.frame.parties);
    this.direction[verdict]++;
    feature.direction[verdict]++;
  }

  figures() {
    const { count, direction } = this;
    return {
      n: count.n,
      unanswered: count.unanswered,
      positives: count.positives,
      found: rate(count.found, count.positives),
      direction: directionFigures(direction),
      directionRightOfAll: rate(direction.right, count.directed),
      negatives: count.negatives,
      falsePositives: rate(count.flaggedNot, count.negatives),
      negativesWithAnyFlag: rate(count.flaggedAny, count.negatives),
      falseMissing: count.falseMissing,
      byFeature: Object.fromEntries(
        sorted(this.features).map(([name, feature]) => {
          const { right, reversed, undecided, other } = directionFigures(feature.direction);
          return [
            name,
            {
              n: feature.n,
              found: rate(feature.found, feature.n),
              ...{ right, reversed, undecided, other },
              negatives: feature.negatives,
              falsePositives: rate(feature.falsePositives, feature.negatives),
            },
          ];
        }),
      ),
      byId: Object.fromEntries(
        sorted(this.kinds).map(([id, { n, found }]) => [id, { n, found: rate(found, n) }]),
      ),
    };
  }
}

/** Figures over sentences, by what is said of each; null without sentences. */
export function sentenceFigures(
  sentences: GoldSentence[],
  answers: Map<string, AustralianPrediction>,
) {
  if (sentences.length === 0) return null;
  const count = new SentenceCount();
  for (const item of sentences) count.add(item, answers.get(item.id));
  return count.figures();
}
