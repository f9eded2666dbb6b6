import { and, asc, eq, gt, lte } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { auditChains, auditEvents } from "../../db/schema.server.ts";
import { memberIn } from "../firms/membership.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import { checkChain, nothingBefore, type Verdict } from "./chain.ts";
import { sealFirm } from "./sealing.server.ts";

const eventsAPage = 1_000;

/** Seals what a firm's record has, and checks whether it is all that was ever written, and as it was. */
export async function verifyRecord(env: Env, firmId: string): Promise<Verdict> {
  await sealFirm(env, firmId);
  const [chain] = await database(env)
    .select()
    .from(auditChains)
    .where(eq(auditChains.firm_id, firmId));
  const ends = chain ?? { before: nothingBefore, hash: nothingBefore };
  return checkChain(ends, events(env, firmId, chain?.seq ?? Number.MAX_SAFE_INTEGER));
}

/** The same for an owner of the firm. @throws AppError `not_found`, `forbidden`. */
export async function verifyRecordFor(env: Env, asking: Member, firmId: string): Promise<Verdict> {
  const member = await memberIn(env, asking, firmId);
  demand(member, "audit");
  return verifyRecord(env, firmId);
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
