import type { Span } from "../../schemas/analysis.ts";

/** Shorter sentences are rather headings and broken lines than the words that a lawyer would mark. */
const fullLength = 250;

/**
 * What has a clause says so more than once: its next best sentences count by so much.
 * Of two to eight sentences and weights from 0.05 to 0.4, what was best across folds of CUAD's contracts.
 */
const most = 4;
const share = 0.1;

/** Before there is a sentence. */
const none = Number.NEGATIVE_INFINITY;

/** A plain no, for the sentences that a short document lacks. */
const no = -1;

/** What a sentence loses for being so many times shorter than a full one. */
function brevity({ start, end }: Span): number {
  const length = Math.max(1, end - start);
  return length < fullLength ? Math.log(fullLength / length) / 4 : 0;
}

/** Keeps, of a document's sentences, each label's highest scores and the sentence to show for it. */
export class BestSentences<Sentence extends Span> {
  /** The sentence with the highest score less what it loses for brevity, the first of equals. */
  readonly shown: Sentence[] = [];
  /** `most` for each label, falling. */
  readonly #highest: Float64Array;
  readonly #worth: Float64Array;

  constructor(labels: number) {
    this.#highest = new Float64Array(labels * most).fill(none);
    this.#worth = new Float64Array(labels).fill(none);
  }

  /** `scores` has one score a label. */
  add(sentence: Sentence, scores: Float32Array): void {
    const loss = brevity(sentence);
    for (let label = 0; label < scores.length; label++) {
      const score = scores[label] ?? 0;
      this.#keep(label, score);
      if (score - loss <= (this.#worth[label] ?? none)) continue;
      this.#worth[label] = score - loss;
      this.shown[label] = sentence;
    }
  }

  /** What the document's sentences say together of a label. */
  score(label: number): number {
    const scores = this.#highest.subarray(label * most, (label + 1) * most);
    const [best = no, ...others] = scores.map((score) => (score === none ? no : score));
    return others.reduce((sum, other) => sum + share * other, best);
  }

  #keep(label: number, score: number) {
    const first = label * most;
    let at = first + most - 1;
    if (score <= (this.#highest[at] ?? none)) return;
    for (; at > first && score > (this.#highest[at - 1] ?? none); at--)
      this.#highest[at] = this.#highest[at - 1] ?? none;
    this.#highest[at] = score;
  }
}
