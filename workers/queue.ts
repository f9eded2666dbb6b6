import * as v from "valibot";
import { log } from "../app/lib/log.ts";
import { type Work, workSchema } from "../app/schemas/work.ts";
import { restartAnalyses } from "../app/services/analysis/sweeper.server.ts";
import { deliverMails } from "../app/services/mail.server.ts";
import { deliverWebhooks } from "../app/services/webhooks/delivery.server.ts";

/** The queue in which messages end that failed again and again, as `wrangler.toml` names it. */
const deadQueue = "shadow-digital-work-dead";

const does: Record<Work["kind"], (env: Env, ids: string[]) => Promise<unknown>> = {
  mail: deliverMails,
  analysis: restartAnalyses,
  webhook: deliverWebhooks,
};

/**
 * Does the work that a batch of messages tells of. A message may come twice, late or never: each kind of work asks its
 * rows what is due, and the cron tells of it again as long as it is. An error brings the messages of that kind back.
 */
export async function doWork({ queue, messages }: MessageBatch, env: Env) {
  const known = messages.flatMap((message) => {
    const { success, output } = v.safeParse(workSchema, message.body);
    if (!success) log.error("queue_message_unknown", { id: message.id });
    return success ? [{ message, ...output }] : [];
  });
  if (queue === deadQueue) {
    for (const { kind, id } of known) log.error("work_given_up", { code: kind, id });
    return;
  }
  for (const [kind, work] of Object.entries(does)) {
    const theirs = known.filter((one) => one.kind === kind);
    if (theirs.length === 0) continue;
    await work(
      env,
      theirs.map(({ id }) => id),
    ).catch((error) => {
      log.warn("queue_work_delayed", { code: kind, error });
      for (const { message } of theirs) message.retry();
    });
  }
}
