import { isOutage, NoAnswer } from "./outages.ts";
import { type Around, type PortCall, withPorts } from "./ports.ts";

/**
 * How long a call to each port may take, in milliseconds: longer than the slowest that ends well; and the pause before
 * a call is made once more.
 */
export const limits: Record<PortCall["port"] | "pause", number> = {
  database: 15_000,
  bucket: 20_000,
  workflow: 15_000,
  queue: 10_000,
  mail: 20_000,
  "rate limit": 2_000,
  pause: 50,
};

/** What somebody uploads takes as long as their line does: five minutes for the slowest. */
const streaming = 15;

const inTime: Around = async ({ port, streams }, proceed) => {
  const answer = proceed();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const time = limits[port] * (streams ? streaming : 1);
  const timer = setTimeout(() => reject(new NoAnswer(port)), time);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** A call that hung is not made again: somebody has waited for it long enough. */
const patiently: Around = async (call, proceed) => {
  try {
    return await inTime(call, proceed);
  } catch (error) {
    if (!call.repeatable || !isOutage(error) || error instanceof NoAnswer) throw error;
    await new Promise((resolve) => setTimeout(resolve, limits.pause));
    return inTime(call, proceed);
  }
};

const databases = new WeakMap<D1Database, D1Database>();

/**
 * The environment as services get it: a call to any of its ports ends in time, as an outage when it has to; one that
 * does no more when it is made twice is made once more, 50 ms after an outage.
 */
export function withLimits(env: Env): Env {
  const limited = withPorts(env, patiently);
  // The same database for every request: what is known of it is kept by it.
  const DB = databases.get(env.DB) ?? limited.DB;
  databases.set(env.DB, DB);
  return { ...limited, DB };
}
