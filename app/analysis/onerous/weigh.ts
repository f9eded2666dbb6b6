import { type Head, probability } from "../classifier/head.ts";
import {
  type LinearModel,
  type PackedModel,
  scoreLabels,
  unpack,
} from "../classifier/linear-model.ts";
import { toVector } from "../classifier/vector.ts";
import type { Effect } from "./effects.ts";
import { onerousViews, type SeenSentence } from "./views.ts";
import weights from "./weights-onerous.json" with { type: "json" };

/**
 * The trained model of terms that weigh on a client: its first label says whether a sentence does, its second whether that
 * must be settled before signing; then come the effects, and after them the matters.
 */
export interface OnerousModel extends PackedModel {
  /** Of the first two labels. */
  heads: Omit<Head, "threshold">[];
  /** How many of the labels are effects. */
  effects: number;
}

/** How a sentence weighs on the client who sees it. */
export interface Weighing {
  /** From 0 to 1: of sentences with so much, so many weigh on the client enough to be negotiated. */
  onerous: number;
  /** The same for those that must be settled before signing. */
  grave: number;
  /** Null where it cannot be told. */
  effect: Effect | null;
  /** One of the matters that the model was trained on (`questions/topics.ts`). */
  topic: string;
}

/** The effect is told where its score is so far above the next: of such, three in four were what a reader had said. */
const leastLead = 0.35;

let ready: LinearModel | undefined;

/** The label with the highest score among some, and how far it is above the next. */
function best(scores: Float32Array, from: number, to: number): { label: string; lead: number } {
  const order = Array.from({ length: to - from }, (_, at) => from + at).sort(
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0),
  );
  const [first = from, second = from] = order;
  return {
    label: weights.labels[first] ?? "",
    lead: (scores[first] ?? 0) - (scores[second] ?? 0),
  };
}

/** Weighs a sentence for the client who sees it. */
export function weigh(sentence: SeenSentence): Weighing {
  ready ??= unpack(weights);
  const scores = scoreLabels(ready, toVector(onerousViews(sentence)));
  const odds = (at: number) => {
    const head = weights.heads[at];
    return head ? probability(head, scores[at] ?? 0) : 0;
  };
  const firstTopic = 2 + weights.effects;
  const { label, lead } = best(scores, 2, firstTopic);
  return {
    onerous: odds(0),
    grave: odds(1),
    // The model's labels are written from the list of effects.
    effect: lead >= leastLead ? (label as Effect) : null,
    topic: best(scores, firstTopic, weights.labels.length).label,
  };
}
