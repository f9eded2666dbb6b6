import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { analyseDocument, analyseWithin } from "../../../app/analysis/analyse.ts";
import { Deadline } from "../../../app/lib/deadline.ts";
import { finish, finishWithin, type InParts } from "../../../app/lib/parts.ts";
import { contractText } from "../../fixtures/contract.ts";

describe("an analysis within a time", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());

  it("is the same as one without", async () => {
    const within = await analyseWithin(new Deadline(1000), contractText, { side: "drafter" });
    expect(within).toEqual(analyseDocument(contractText, { side: "drafter" }));
  });

  it("ends without a result once the time is used up", async () => {
    const deadline = new Deadline(1000);
    vi.advanceTimersByTime(1001);
    expect(await analyseWithin(deadline, contractText)).toBeNull();
  });

  it("looks at the clock so often that a part of a long contract is a small one", async () => {
    const isOver = vi.spyOn(Deadline.prototype, "isOver");
    await analyseWithin(new Deadline(1000), contractText);
    const short = isOver.mock.calls.length;
    isOver.mockClear();
    await analyseWithin(new Deadline(1000), contractText.repeat(40));
    expect(isOver.mock.calls.length).toBeGreaterThan(short + 5);
  });

  it("does no part after the one in which the time ended", async () => {
    const done: number[] = [];
    function* work(): InParts<string> {
      for (let part = 0; part < 5; part++) {
        done.push(part);
        vi.advanceTimersByTime(400);
        yield;
      }
      return "all";
    }
    expect(await finishWithin(new Deadline(1000), work())).toBeNull();
    expect(done).toEqual([0, 1, 2]);
    expect(finish(work())).toBe("all");
  });
});
