import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Deadline } from "../../app/lib/deadline.ts";

describe("a deadline", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());

  it("is over once the patience is used up", async () => {
    const deadline = new Deadline(1000);
    vi.advanceTimersByTime(1000);
    expect(await deadline.isOver()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await deadline.isOver()).toBe(true);
  });

  it("gives a work of many parts their time", async () => {
    const deadline = new Deadline(1000, 100);
    for (let part = 0; part < 20; part++) deadline.startPart();
    vi.advanceTimersByTime(2000);
    expect(await deadline.isOver()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await deadline.isOver()).toBe(true);
  });

  it("looks at the clock as seldom as it is told", async () => {
    const deadline = new Deadline(1000);
    vi.advanceTimersByTime(2000);
    expect([await deadline.isOver(2), await deadline.isOver(2)]).toEqual([false, true]);
  });
});
