import { describe, expect, it } from "vitest";
import { type Sending, UploadError } from "../../../app/components/upload/send-upload.ts";
import { UploadQueue } from "../../../app/components/upload/upload-queue.ts";
import type { Case } from "../../../app/schemas/case.ts";

const draft = (name: string) => ({
  id: crypto.randomUUID(),
  firm: "the page’s",
  file: new File([name], name),
  caseName: name,
  caseType: "",
  client: "",
  matterId: "",
  playbookId: "",
  replaces: null,
  versionOf: null,
});
const noPause = async () => {};
const settle = () => new Promise((resolve) => setTimeout(resolve));
// Only its id matters to the queue.
const stored = (id: string) => ({ id }) as Case;

/** A server that answers when the test says so. */
function server() {
  const calls: { sending: Sending; answer: PromiseWithResolvers<Case> }[] = [];
  const send = (sending: Sending) => {
    const answer = Promise.withResolvers<Case>();
    calls.push({ sending, answer });
    sending.signal.addEventListener("abort", () => answer.reject(sending.signal.reason));
    return answer.promise;
  };
  return { calls, queue: new UploadQueue(send, noPause) };
}

const steps = (queue: UploadQueue) => queue.uploads().map(({ state }) => state.step);

describe("UploadQueue", () => {
  it("sends three at a time and the next when one is done", async () => {
    const { calls, queue } = server();
    queue.add(["a", "b", "c", "d"].map(draft));
    expect(steps(queue)).toEqual(["sending", "sending", "sending", "waiting"]);
    calls[1]?.answer.resolve(stored("case-b"));
    await settle();
    expect(steps(queue)).toEqual(["sending", "stored", "sending", "sending"]);
  });

  it("repeats a lost request with the same key, and a repeated document gets a new one", async () => {
    const { calls, queue } = server();
    queue.add([draft("a")]);
    calls[0]?.answer.reject(new UploadError("lost", { lost: true }));
    await settle();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.sending.idempotencyKey).toBe(calls[0]?.sending.idempotencyKey);
    queue.add([draft("a")]);
    expect(calls[2]?.sending.idempotencyKey).not.toBe(calls[0]?.sending.idempotencyKey);
  });

  it("says so when the connection stays lost, and tries again when asked", async () => {
    const { calls, queue } = server();
    queue.add([draft("a")]);
    for (let tries = 0; tries < 6; tries++) {
      calls[tries]?.answer.reject(new UploadError("The connection was lost.", { lost: true }));
      await settle();
    }
    const [upload] = queue.uploads();
    expect(upload?.state).toEqual({
      step: "refused",
      message: "The connection was lost.",
      again: true,
    });
    queue.retry(upload?.id ?? "");
    expect(steps(queue)).toEqual(["sending"]);
  });

  it("does not repeat what the server refused", async () => {
    const { calls, queue } = server();
    queue.add([draft("a")]);
    calls[0]?.answer.reject(new UploadError("This file is larger than 10MB."));
    await settle();
    expect(calls).toHaveLength(1);
    expect(queue.uploads()[0]?.state).toMatchObject({
      message: "This file is larger than 10MB.",
      again: false,
    });
  });

  it("sends another document under the same names, as another request", async () => {
    const { calls, queue } = server();
    queue.add([draft("a")]);
    calls[0]?.answer.reject(new UploadError("This file is larger than 10MB."));
    await settle();
    queue.replace(queue.uploads()[0]?.id ?? "", new File(["b"], "b"), "failed-case");
    const [, second] = calls;
    expect(second?.sending).toMatchObject({ caseName: "a", replaces: "failed-case" });
    expect(second?.sending.file.name).toBe("b");
    expect(second?.sending.idempotencyKey).not.toBe(calls[0]?.sending.idempotencyKey);
  });

  it("stops and forgets a cancelled upload and starts the next", async () => {
    const { calls, queue } = server();
    queue.add(["a", "b", "c", "d"].map(draft));
    queue.remove(queue.uploads()[0]?.id ?? "");
    await settle();
    expect(calls[0]?.sending.signal.aborted).toBe(true);
    expect(steps(queue)).toEqual(["sending", "sending", "sending"]);
  });
});
