import type { Span } from "../../app/schemas/analysis.ts";

/** Words that lawyers marked: UTF-16 offsets, end exclusive. */
export type MarkedSpan = [start: number, end: number];

function overlap({ start, end }: Span, [from, to]: MarkedSpan): number {
  return Math.max(0, Math.min(end, to) - Math.max(start, from));
}

/** 1 if a marked span is mostly this sentence or this sentence mostly marked, -1 if not, 0 between. */
export function isMarked(sentence: Span, spans: MarkedSpan[]): -1 | 0 | 1 {
  let sign: -1 | 0 | 1 = -1;
  for (const span of spans) {
    const shared = overlap(sentence, span);
    if (shared === 0) continue;
    const marked = span[1] - span[0];
    if (
      shared >= 0.6 * Math.min(marked, sentence.end - sentence.start) &&
      shared >= Math.min(15, 0.9 * marked)
    )
      return 1;
    sign = 0;
  }
  return sign;
}

/** Whether words cover half of a marked span or more, and are not much more than it. */
export function showsMarked(words: Span, spans: MarkedSpan[]): boolean {
  return spans.some((span) => {
    const shared = overlap(words, span);
    const union = Math.max(words.end, span[1]) - Math.min(words.start, span[0]);
    return shared >= (span[1] - span[0]) / 2 && shared / union >= 0.5;
  });
}
