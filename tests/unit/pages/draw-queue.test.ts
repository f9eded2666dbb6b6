import { describe, expect, it } from "vitest";
import { DrawQueue } from "../../../app/components/pages/draw-queue.ts";

const never = () => new Promise<void>(() => {});
const waiting = () => new AbortController().signal;

describe("what is drawn", () => {
  it("is drawn one at a time, the nearest to what is looked at first", async () => {
    const queue = new DrawQueue();
    const drawn: number[] = [];
    let now = 0;
    const add = (far: number) =>
      queue.add(
        async () => {
          now += 1;
          await Promise.resolve();
          expect(now).toBe(1);
          now -= 1;
          drawn.push(far);
        },
        { distance: () => far, signal: waiting() },
      );
    // The first begins before there are others.
    expect(await Promise.all([5, 3, 1, 2].map(add))).toEqual([true, true, true, true]);
    expect(drawn).toEqual([5, 1, 2, 3]);
  });

  it("is passed over when nobody waits for it any more, and what was begun is told so", async () => {
    const queue = new DrawQueue();
    const [first, second] = [new AbortController(), new AbortController()];
    let told = false;
    const begun = queue.add(
      (signal) => {
        signal.addEventListener("abort", () => (told = true));
        return never();
      },
      { distance: () => 0, signal: first.signal },
    );
    const flownPast = queue.add(
      () => {
        throw new Error("never begun");
      },
      { distance: () => 0, signal: second.signal },
    );
    second.abort();
    first.abort();
    expect(await begun).toBe(false);
    expect(await flownPast).toBe(false);
    expect(told).toBe(true);
  });

  it("lets others go on beside what never ends, which is given up in the end", async () => {
    const queue = new DrawQueue({ slow: 1, patience: 200 });
    const order: string[] = [];
    const endless = queue
      .add(never, { distance: () => 0, signal: waiting() })
      .then((isDrawn) => order.push(isDrawn ? "drawn" : "given up"));
    await queue.add(async () => {}, { distance: () => 1, signal: waiting() });
    order.push("the other");
    await endless;
    expect(order).toEqual(["the other", "given up"]);
  });

  it("goes on after what fails", async () => {
    const queue = new DrawQueue();
    const failing = queue.add(() => Promise.reject(new Error("damaged")), {
      distance: () => 0,
      signal: waiting(),
    });
    const next = queue.add(async () => {}, { distance: () => 1, signal: waiting() });
    expect([await failing, await next]).toEqual([false, true]);
  });
});
