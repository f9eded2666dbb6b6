import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { outbox } from "../../../app/db/schema.server.ts";
import { deleteOldMails, deliverDue, outboxInsert } from "../../../app/services/mail.server.ts";

const mail = {
  to: "a@b.example",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  dedupeKey: "one",
};
const hour = 60 * 60_000;

/** A mail service that counts what it is given, and can be down. */
function mailService({ down = false } = {}) {
  const sent: string[] = [];
  const send = async ({ to }: { to: string }) => {
    if (down) throw new Error("The mail service is down.");
    sent.push(to);
  };
  // Only `send` is called on the binding.
  const withService = { ...env, EMAIL: { send } as unknown as SendEmail };
  return { env: withService, sent };
}
const rows = () => database(env).select().from(outbox);
const makeDue = (created_at = Date.now()) =>
  database(env).update(outbox).set({ due_at: 0, created_at });

describe("the outbox", () => {
  it("sends a mail once, however many rounds run at the same time", async () => {
    const service = mailService();
    await outboxInsert(env, mail);
    await Promise.all([1, 2, 3].map(() => deliverDue(service.env)));
    expect(service.sent).toEqual(["a@b.example"]);
    expect(await rows()).toMatchObject([{ status: "sent", attempts: 1 }]);
  });

  it("ignores a second mail for the same cause", async () => {
    await outboxInsert(env, mail);
    await outboxInsert(env, mail);
    expect(await rows()).toHaveLength(1);
  });

  it("keeps a mail through an outage and sends it afterwards", async () => {
    await outboxInsert(env, mail);
    await deliverDue(mailService({ down: true }).env);
    const [delayed] = await rows();
    expect(delayed).toMatchObject({ status: "due", attempts: 1 });
    expect(delayed?.due_at).toBeGreaterThan(Date.now());
    const service = mailService();
    expect(await deliverDue(service.env)).toBe(0);
    await makeDue();
    expect(await deliverDue(service.env)).toBe(1);
  });

  it("gives a mail up that was tried for a day, and keeps it", async () => {
    await outboxInsert(env, mail);
    const down = mailService({ down: true });
    let tried = 0;
    const start = Date.now();
    for (let now = start; (await rows())[0]?.status === "due"; tried++) {
      vi.spyOn(Date, "now").mockReturnValue(now);
      await deliverDue(down.env);
      now = (await rows())[0]?.due_at ?? now;
      expect(tried).toBeLessThan(40);
    }
    const lasted = Date.now() - start;
    vi.restoreAllMocks();
    expect(await rows()).toMatchObject([{ status: "dead" }]);
    expect(lasted).toBeGreaterThan(24 * hour);
    expect(lasted).toBeLessThan(26 * hour);
  });

  it("gives no mail up of which the first tries come days late", async () => {
    await outboxInsert(env, mail);
    await makeDue(Date.now() - 72 * hour);
    await deliverDue(mailService({ down: true }).env);
    expect(await rows()).toMatchObject([{ status: "due", attempts: 1 }]);
    await makeDue(Date.now() - 72 * hour);
    expect(await deliverDue(mailService().env)).toBe(1);
  });

  it("keeps a visitor's line breaks out of the subject, where they would begin another header", async () => {
    await outboxInsert(env, { ...mail, subject: "Hello\r\nBcc: x@y.example\u2028there" });
    expect(await rows()).toMatchObject([{ subject: "Hello Bcc: x@y.example there" }]);
    expect(await deliverDue(env)).toBe(1);
  });

  it("does not undo what a later round did when an earlier one fails after its lease", async () => {
    await outboxInsert(env, mail);
    await makeDue(Date.now() - 25 * hour);
    const slow = Promise.withResolvers<never>();
    const send = () => slow.promise;
    // Only `send` is called on the binding.
    const first = deliverDue({ ...env, EMAIL: { send } as unknown as SendEmail });
    await vi.waitUntil(async () => (await rows())[0]?.attempts === 1);
    await makeDue(Date.now() - 25 * hour);
    expect(await deliverDue(mailService().env)).toBe(1);
    slow.reject(new Error("Timed out."));
    await first;
    expect(await rows()).toMatchObject([{ status: "sent" }]);
  });

  it("sends through the real binding", async () => {
    await outboxInsert(env, { ...mail, replyTo: "visitor@x.example" });
    expect(await deliverDue(env)).toBe(1);
  });

  it("forgets mails that nobody needs any more, and no other", async () => {
    const day = 24 * hour;
    const keep = async (key: string, status: "due" | "sent" | "dead", age: number) => {
      await outboxInsert(env, { ...mail, dedupeKey: key });
      const then = Date.now() - age;
      await database(env)
        .update(outbox)
        .set({ status, created_at: then, sent_at: status === "sent" ? then : null })
        .where(eq(outbox.dedupe_key, key));
    };
    await keep("sent long ago", "sent", 8 * day);
    await keep("sent lately", "sent", 6 * day);
    await keep("given up long ago", "dead", 31 * day);
    await keep("given up lately", "dead", 29 * day);
    await keep("still due", "due", 40 * day);
    await deleteOldMails(env);
    expect((await rows()).map((row) => row.dedupe_key).sort()).toEqual([
      "given up lately",
      "sent lately",
      "still due",
    ]);
  });
});
