import { and, asc, eq, gt, lte } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { auditChains, auditEvents } from "../../db/schema.server.ts";
import type { RecordVerdict } from "../../schemas/record.ts";
import { memberIn } from "../firms/membership.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import { charge } from "../throttle.server.ts";
import { checkChain, nothingBefore } from "./chain.ts";
import { sealFirm } from "./sealing.server.ts";
import { isSigned, recordKeys } from "./signature.ts";

const eventsAPage = 1_000;

/**
 * Seals what a firm's record has, and checks whether it is all that was ever written, and as it was: by the chain of
 * hashes, and where this deployment has a key, by the signature of its ends.
 * @param keptHash one that somebody kept.
 */
export async function verifyRecord(
  env: Env,
  firmId: string,
  keptHash?: string,
): Promise<RecordVerdict> {
  await sealFirm(env, firmId);
  const [chain] = await database(env)
    .select()
    .from(auditChains)
    .where(eq(auditChains.firm_id, firmId));
  const ends = chain ?? { before: nothingBefore, hash: nothingBefore };
  const upTo = chain?.seq ?? Number.MAX_SAFE_INTEGER;
  const verdict = await checkChain(ends, events(env, firmId, upTo), keptHash);
  const signed = chain ? isSigned(recordKeys(env), chain) : null;
  return { ...verdict, ok: verdict.ok && signed !== false, signed, hash: chain?.hash ?? null };
}

/** The same for an owner of the firm. @throws AppError `not_found`, `forbidden`. */
export async function verifyRecordFor(
  env: Env,
  asking: Member,
  firmId: string,
  keptHash?: string,
): Promise<RecordVerdict> {
  const member = await memberIn(env, asking, firmId);
  demand(member, "audit");
  await charge({ env }, "making", member.user.id);
  return verifyRecord(env, firmId, keptHash);
}

/** The events of a firm up to one, from the oldest, page by page. */
async function* events(env: Env, firmId: string, upTo: number) {
  let after = 0;
  for (;;) {
    const page = await database(env)
      .select()
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.firm_id, firmId),
          gt(auditEvents.seq, after),
          lte(auditEvents.seq, upTo),
        ),
      )
      .orderBy(asc(auditEvents.seq))
      .limit(eventsAPage);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < eventsAPage) return;
    after = last.seq;
  }
}
