import type { Span } from "../../schemas/analysis.ts";

/** Shorter sentences are rather headings and broken lines than the words that a lawyer would mark. */
const fullLength = 250;

/** What a sentence loses for being so many times shorter than a full one. */
function brevity({ start, end }: Span): number {
  const length = Math.max(1, end - start);
  return length < fullLength ? Math.log(fullLength / length) / 4 : 0;
}

/** Keeps, of a document's sentences, each label's highest score and the sentence to show for it. */
export class BestSentences<Sentence extends Span> {
  /** -1, a plain no, as long as there are no sentences. */
  readonly highest: Float64Array;
  /** The sentence with the highest score less what it loses for brevity, the first of equals. */
  readonly shown: Sentence[] = [];
  private readonly worth: Float64Array;
  private empty = true;

  constructor(labels: number) {
    this.highest = new Float64Array(labels).fill(-1);
    this.worth = new Float64Array(labels);
  }

  /** `scores` has one score a label. */
  add(sentence: Sentence, scores: Float32Array): void {
    const loss = brevity(sentence);
    for (let label = 0; label < scores.length; label++) {
      const score = scores[label] ?? 0;
      if (this.empty || score > (this.highest[label] ?? 0)) this.highest[label] = score;
      if (!this.empty && score - loss <= (this.worth[label] ?? 0)) continue;
      this.worth[label] = score - loss;
      this.shown[label] = sentence;
    }
    this.empty = false;
  }
}
