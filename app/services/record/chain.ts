import { sha256 } from "../../lib/sha256.server.ts";

/** What the hash of an event is made of: everything it tells. Its number is not of it, since another database has its own. */
const parts = [
  ...(["id", "firm_id", "at", "action", "actor_id", "actor_email", "token_id"] as const),
  ...(["thing_kind", "thing_id", "matter_id", "address", "country"] as const),
];
type Told = Record<(typeof parts)[number], string | number | null> & { details: string | null };
export type RecordedEvent = Told & { hash: string | null };

/** The two ends of a chain: the hash that comes before its oldest event, and that of its newest sealed one. */
export type ChainEnds = { before: string; hash: string };

/** So many wrong characters are still a slip, and no other hash. */
const mostWrong = 16;

/** What comes before the first event of a firm. */
export const nothingBefore = "";

/** The hash that seals an event: SHA-256, in hexadecimal, of its JSON, in which the hash of the one before comes first. */
export const sealOf = (event: Told, before: string): string =>
  sha256(
    JSON.stringify([
      ["before", before],
      ...parts.map((name) => [name, event[name]]),
      // The seals of events without any are those that they had before there were details.
      ...(event.details === null ? [] : [["details", event.details]]),
    ]),
  ).toString("hex");

export type Verdict = {
  ok: boolean;
  rows: number;
  firstBroken: string | null;
  /** Whether the chain goes through the hash that somebody kept; null: none was asked for. */
  kept: boolean | null;
  /** The event whose hash is all but that one, so that a slip in copying it is no false alarm; null: none. */
  near: string | null;
};

/**
 * Whether events are those that were sealed, all of them and in their order.
 * @param events from the oldest to the newest that was sealed, page by page.
 * @param keptHash of an event, as somebody kept it who wants to know whether all up to it is still the same.
 * @returns which is the first that is not; where the newest are missing, the last that is there.
 */
export async function checkChain(
  { before, hash }: ChainEnds,
  events: AsyncIterable<readonly RecordedEvent[]> | Iterable<readonly RecordedEvent[]>,
  keptHash?: string,
): Promise<Verdict> {
  let [rows, last, firstBroken] = [0, before, null as string | null];
  let lastId: string | null = null;
  // What has gone for its age ends with the hash before the oldest that is left.
  let kept = keptHash === undefined ? null : before !== nothingBefore && keptHash === before;
  let near: string | null = null;
  for await (const page of events)
    for (const event of page) {
      last = sealOf(event, last);
      lastId = String(event.id);
      if (event.hash !== last) firstBroken ??= lastId;
      if (last === keptHash) kept = true;
      else if (keptHash !== undefined && isSlip(keptHash, last)) near = lastId;
      rows++;
    }
  const ok = firstBroken === null && last === hash;
  return {
    ok,
    rows,
    firstBroken: ok ? null : (firstBroken ?? lastId),
    kept,
    near: kept ? null : near,
  };
}

/** Whether one hash is another with a few of its characters wrong: two that are not the same have hardly any in common. */
const isSlip = (typed: string, hash: string) =>
  [...hash].filter((character, i) => typed[i] !== character).length <= mostWrong;
