/** The part of a text's words that another has too, in their order: 1 is every one. */
export function wordsKept(text: string, read: string): number {
  const [a, b] = [text, read].map((one) => one.split(/\s+/).filter(Boolean));
  if (!a || !b) return 0;
  let row = new Uint32Array(b.length + 1);
  for (const word of a) {
    const next = new Uint32Array(b.length + 1);
    for (const [i, other] of b.entries())
      next[i + 1] = word === other ? (row[i] ?? 0) + 1 : Math.max(next[i] ?? 0, row[i + 1] ?? 0);
    row = next;
  }
  return (row.at(-1) ?? 0) / a.length;
}
