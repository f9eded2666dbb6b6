import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Semaphore, wholeDocuments } from "../../app/services/semaphore.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("lets only so many at once, and each in the end", async () => {
  const semaphore = new Semaphore(2, 10_000);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 100));
    running--;
  };
  const all = Promise.all(Array.from({ length: 7 }, () => semaphore.run(work)));
  await vi.advanceTimersByTimeAsync(1_000);
  await all;
  expect(most).toBe(2);
});

it("gives a place back after a failure, and one that never ends after a while", async () => {
  const semaphore = new Semaphore(1, 10_000);
  await expect(semaphore.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  void semaphore.run(() => new Promise(() => {}));
  const next = vi.fn(async () => "done");
  const second = semaphore.run(next);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await second).toBe("done");
});

it("holds three whole documents, and the fourth when one of them is done", async () => {
  const ends = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const three = ends.map(({ promise }) => wholeDocuments.run(() => promise));
  const fourth = vi.fn(async () => {});
  const waiting = wholeDocuments.run(fourth);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fourth).not.toHaveBeenCalled();
  ends[1]?.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fourth).toHaveBeenCalledOnce();
  for (const { resolve } of ends) resolve();
  await Promise.all([...three, waiting]);
});
