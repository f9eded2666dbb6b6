import type { Work } from "../schemas/work.ts";

/** The most that one call of the queue takes. https://developers.cloudflare.com/queues/platform/limits/ */
const mostInACall = 100;

/** How many rows one round of the cron may tell the queue of. */
export const mostARound = 1_000;

/** Tells the queue of rows at which something is due. A message that is lost is sent again a minute later. */
export async function tellQueue(env: Env, kind: Work["kind"], ids: string[]) {
  for (let i = 0; i < ids.length; i += mostInACall) {
    const work = ids.slice(i, i + mostInACall).map((id): Work => ({ kind, id }));
    await env.WORK.sendBatch(work.map((body) => ({ body })));
  }
}
