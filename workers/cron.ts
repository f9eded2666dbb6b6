import { log } from "../app/lib/log.ts";
import { deleteExpiredSessions } from "../app/services/accounts/sessions.server.ts";
import { deleteOldModelDocuments } from "../app/services/analysis/model-budget.server.ts";
import {
  deleteExpiredLinks,
  deleteStaleInterim,
  restartEvery,
} from "../app/services/analysis/sweeper.server.ts";
import { auditBucket } from "../app/services/cases/audit.server.ts";
import { deleteCasesWithoutFirm, deleteUnrestored } from "../app/services/cases/deletion.server.ts";
import { packReadings } from "../app/services/cases/packing.server.ts";
import { deleteExpiredOriginals } from "../app/services/cases/retention.server.ts";
import { sweepTombstones } from "../app/services/cases/tombstones.server.ts";
import { sendWaitingDigests } from "../app/services/comments/digest.server.ts";
import { deleteExpiredTokens } from "../app/services/firms/access-tokens.server.ts";
import { eraseFirms } from "../app/services/firms/erasure.server.ts";
import { deleteOldInvitations } from "../app/services/firms/invitations.server.ts";
import { countUncounted } from "../app/services/flags/open-flags.server.ts";
import { sendDigest } from "../app/services/leads/digest.server.ts";
import { deleteOldMails, deliverEvery } from "../app/services/mail.server.ts";
import { tellRefusals } from "../app/services/record/refusals.server.ts";
import { deleteOldEvents } from "../app/services/record/retention.server.ts";
import { sealEvery } from "../app/services/record/sealing.server.ts";
import { sealAnew } from "../app/services/sealing-anew.server.ts";
import { forgetDeletedWords } from "../app/services/search/passage-index.server.ts";
import { deleteFullBuckets } from "../app/services/throttle.server.ts";
import {
  deleteOldDeliveries,
  deliverEveryWebhook,
} from "../app/services/webhooks/delivery.server.ts";

const jobs = {
  outbox: deliverEvery,
  analyses: restartEvery,
  sessions: deleteExpiredSessions,
  links: deleteExpiredLinks,
  throttle: deleteFullBuckets,
  deletions: (env: Env) => deleteUnrestored(env),
  erasures: (env: Env) => eraseFirms(env),
  tombstones: sweepTombstones,
  interim: deleteStaleInterim,
  words: forgetDeletedWords,
  waiting: sendWaitingDigests,
  readings: packReadings,
  refusals: tellRefusals,
  record: sealEvery,
  webhooks: deliverEveryWebhook,
  flags: countUncounted,
};

/** The work of each minute. One job's failure does not keep the others from running. */
export async function everyMinute(env: Env, now = new Date()) {
  const due = Object.entries({
    ...jobs,
    digest: (env: Env) => sendDigest(env, now.getTime()),
    ...(now.getUTCMinutes() === 0 && {
      mails: deleteOldMails,
      invitations: deleteOldInvitations,
      audit: auditBucket,
      withoutFirm: deleteCasesWithoutFirm,
      tokens: deleteExpiredTokens,
      deliveries: deleteOldDeliveries,
      oldEvents: deleteOldEvents,
      originals: deleteExpiredOriginals,
      secrets: sealAnew,
      modelDocuments: deleteOldModelDocuments,
    }),
  });
  await Promise.all(
    due.map(([code, job]) =>
      job(env).catch((error) => log.error("cron_job_failed", { code, error })),
    ),
  );
}
