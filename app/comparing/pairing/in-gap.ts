import { nowhere } from "../align.ts";
import { alike, type Likenesses } from "./alike.ts";
import type { Gap, Pairing } from "./pairing.ts";

/** The pairs in order that are most alike, of what is open in a gap. */
export function pairInGap(gap: Gap, pairing: Pairing, likeness: Likenesses): void {
  const open = (from: number, to: number, partners: Int32Array) =>
    Array.from({ length: to - from }, (_, index) => from + index).filter(
      (at) => partners[at] === nowhere,
    );
  const ones = open(gap.a0, gap.a1, pairing.older);
  const others = open(gap.b0, gap.b1, pairing.newer);
  // The best that the rest of either can come to, a row at a time, and by which step it is had.
  const steps = new Uint8Array(ones.length * others.length);
  let below = new Float64Array(others.length + 1);
  for (let i = ones.length - 1; i >= 0; i--) {
    const best = new Float64Array(others.length + 1);
    for (let j = others.length - 1; j >= 0; j--) {
      const score = likeness(ones[i] ?? 0, others[j] ?? 0);
      const paired = score >= alike ? score + (below[j + 1] ?? 0) : 0;
      const [without, withoutOther] = [below[j] ?? 0, best[j + 1] ?? 0];
      best[j] = Math.max(paired, without, withoutOther);
      steps[i * others.length + j] =
        paired > 0 && paired === best[j] ? 2 : without === best[j] ? 1 : 0;
    }
    below = best;
  }
  for (let i = 0, j = 0; i < ones.length && j < others.length; ) {
    const step = steps[i * others.length + j];
    if (step === 2) pairing.pair(ones[i++] ?? 0, others[j++] ?? 0);
    else if (step === 1) i++;
    else j++;
  }
}
