import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases, outbox } from "../../../app/db/schema.server.ts";
import { outboxInsert } from "../../../app/services/mail.server.ts";
import { everyMinute } from "../../../workers/cron.ts";
import { doWork } from "../../../workers/queue.ts";
import settings from "../../../wrangler.toml?raw";
import { platform } from "../harness/platform.ts";
import { storeCases } from "../harness/stored-cases.ts";

const mail = { to: "a@b.example", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
const statuses = async () => (await database(env).select().from(outbox)).map((row) => row.status);

async function putMails(count: number) {
  for (let i = 0; i < count; i++) await outboxInsert(env, { ...mail, dedupeKey: `mail ${i}` });
}

/** The names of the two queues, as the platform is told them. */
const [, queueName = ""] = /\[\[queues\.producers\]\][^[]*\nqueue = "([^"]+)"/.exec(settings) ?? [];
const [, deadQueueName = ""] = /\ndead_letter_queue = "([^"]+)"/.exec(settings) ?? [];

/** A batch as the platform hands it over, and which messages it was asked to bring back. */
function batchOf(bodies: unknown[], queue = queueName) {
  const again: unknown[] = [];
  const messages = bodies.map((body) => ({ id: "1", body, retry: () => again.push(body) }));
  // Only what the consumer reads of a batch.
  return { batch: { queue, messages } as unknown as MessageBatch, again };
}

describe("the queue", () => {
  it("has a backlog of mails sent within one round of the cron", async () => {
    await putMails(45);
    const there = platform(env);
    await everyMinute(there.env);
    await there.settle();
    expect(there.sent).toHaveLength(45);
    expect(await statuses()).toEqual(Array.from({ length: 45 }, () => "sent"));
  });

  it("has every lost analysis restarted, more than a round of its own could", async () => {
    const lost = { status: "analyzing", attempt: 1, tries: 3, deadline: 1 } as const;
    await storeCases(
      "somebody",
      Array.from({ length: 60 }, () => lost),
    );
    const there = platform(env);
    await everyMinute(there.env);
    await there.settle();
    const cases = await database(env).select().from(legalCases);
    expect(cases.filter(({ status }) => status === "failed")).toHaveLength(60);
  });

  it("carries a mail to its consumer on the platform itself", async () => {
    await putMails(1);
    await everyMinute(env);
    await vi.waitUntil(async () => (await statuses())[0] === "sent", { timeout: 20_000 });
  });

  it("does no harm with messages that come twice, late, or make no sense", async () => {
    await putMails(1);
    const [row] = await database(env).select().from(outbox);
    const { env: watched, sent } = platform(env);
    const message = { kind: "mail", id: row?.id };
    const { batch, again } = batchOf([
      message,
      message,
      { kind: "mail", id: "gone" },
      "nonsense",
      { kind: "tea" },
    ]);
    await Promise.all([doWork(batch, watched), doWork(batch, watched)]);
    await doWork(batch, watched);
    expect(sent).toHaveLength(1);
    expect(again).toEqual([]);
  });

  it("brings back what could not be done, and only that", async () => {
    await putMails(1);
    const mails = { kind: "mail", id: "1" };
    const { batch, again } = batchOf([mails, { kind: "analysis", id: "1" }]);
    const prepare = (sql: string) => {
      if (sql.includes("outbox")) throw new Error("The database is away.");
      return env.DB.prepare(sql);
    };
    // Only `prepare` is called on the binding.
    await doWork(batch, { ...env, DB: { prepare } as unknown as D1Database });
    expect(again).toEqual([mails]);
  });

  it("only says what it has given up: the rows stay due for the cron", async () => {
    await putMails(1);
    const [row] = await database(env).select().from(outbox);
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const { batch } = batchOf([{ kind: "mail", id: row?.id }], deadQueueName);
    await doWork(batch, env);
    expect(said.mock.calls.join()).toContain("work_given_up");
    expect(await statuses()).toEqual(["due"]);
    said.mockRestore();
  });

  it("is not needed: while it is away the cron does a part of the work itself", async () => {
    await putMails(3);
    const there = platform(env);
    const away = { sendBatch: () => Promise.reject(new Error("The queue is away.")) };
    // Only `sendBatch` is called on the binding.
    await everyMinute({ ...there.env, WORK: away as unknown as Queue });
    expect(there.sent).toHaveLength(3);
  });
});
