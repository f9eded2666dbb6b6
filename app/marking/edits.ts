import type { Run } from "./run.ts";

/** In which order things stand that are written at the same place. */
export const order = { insertion: 0, end: 1, start: 2 } as const;

/** A place to write at: in a run, after so many of its characters; or between two elements. */
export type Edge = { run: Run; at: number } | { offset: number };

type Written = { at: number; rank: number; xml: string };
type Splice = { start: number; end: number; rank: number; xml: string };

/** Where an edge stands in the source, in the order of the source. */
export const isBefore = (one: Edge, other: Edge): boolean => {
  const place = (edge: Edge) =>
    "run" in edge ? edge.run.node.start + (edge.at > 0 ? 0.5 : 0) : edge.offset;
  if ("run" in one && "run" in other && one.run === other.run) return one.at < other.at;
  return place(one) < place(other);
};

/** Collects what is to be written into a source, and writes it. */
export class Edits {
  readonly #splices: Splice[] = [];
  readonly #runs = new Map<
    Run,
    { written: Written[]; struck: { from: number; to: number; wrap(run: string): string }[] }
  >();

  write(edge: Edge, rank: number, xml: string): void {
    if ("offset" in edge) this.#splices.push({ start: edge.offset, end: edge.offset, rank, xml });
    else this.#of(edge.run).written.push({ at: edge.at, rank, xml });
  }

  /** Strikes a part of a run, which `wrap` makes a deletion. */
  strike(run: Run, from: number, to: number, wrap: (run: string) => string): void {
    this.#of(run).struck.push({ from, to, wrap });
  }

  /** The source with all that was written, piece by piece. */
  *apply(source: string): Generator<string> {
    const replaced = [...this.#runs].map(([run, edits]) => {
      const { start, end } = run.node;
      return { start, end, rank: 0, xml: rewritten(run, edits) };
    });
    const isEmpty = ({ start, end }: Splice) => Number(start < end);
    const splices = [...this.#splices, ...replaced].sort(
      (a, b) => a.start - b.start || isEmpty(a) - isEmpty(b) || a.rank - b.rank,
    );
    let from = 0;
    for (const { start, end, xml } of splices) {
      yield source.slice(from, start);
      yield xml;
      from = end;
    }
    yield source.slice(from);
  }

  #of(run: Run) {
    const known = this.#runs.get(run) ?? { written: [], struck: [] };
    this.#runs.set(run, known);
    return known;
  }
}

function rewritten(
  run: Run,
  {
    written,
    struck,
  }: { written: Written[]; struck: { from: number; to: number; wrap(run: string): string }[] },
) {
  const points = new Set([
    0,
    run.length,
    ...written.map(({ at }) => at),
    ...struck.flatMap(({ from, to }) => [from, to]),
  ]);
  const sorted = [...points].sort((a, b) => a - b);
  const byPlace = Map.groupBy(written, ({ at }) => at);
  return sorted
    .map((from, i) => {
      const to = sorted[i + 1];
      const here = (byPlace.get(from) ?? []).sort((a, b) => a.rank - b.rank).map(({ xml }) => xml);
      if (to === undefined) return here.join("");
      const strike = struck.find((one) => one.from <= from && to <= one.to);
      const piece = run.slice(from, to, strike !== undefined);
      return here.join("") + (strike ? strike.wrap(piece) : piece);
    })
    .join("");
}
