import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { instanceStatus } from "../../../app/services/analysis/attempts.server.ts";
import { getText } from "../../../app/services/cases/storage.server.ts";
import { limits, withLimits } from "../../../app/services/limits.ts";
import { NoAnswer } from "../../../app/services/outages.ts";
import { tellQueue } from "../../../app/services/work.server.ts";

type Answer = () => Promise<unknown>;

// Only what the product calls on the bindings.
const ports: [
  "bucket" | "queue" | "workflow",
  (answer: Answer) => object,
  (withEnv: Env) => Promise<unknown>,
][] = [
  ["bucket", (answer) => ({ FILES: { get: answer } }), (withEnv) => getText(withEnv, "x")],
  [
    "queue",
    (answer) => ({ WORK: { sendBatch: answer } }),
    (withEnv) => tellQueue(withEnv, "mail", ["x"]),
  ],
  [
    "workflow",
    (answer) => ({ ANALYSE: { get: async () => ({ status: answer }) } }),
    (withEnv) => instanceStatus(withEnv, { caseId: "x", attempt: 1 }),
  ],
];

describe("a call is waited for as long as it may take, and not a moment longer", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it.each(ports)("of the %s", async (port, bindings, call) => {
    const ended = async (after: number) => {
      const answer = () =>
        new Promise((resolve) => setTimeout(() => resolve({ status: "running" }), after));
      const withEnv = withLimits({ ...env, ...bindings(answer) } as Env);
      const outcome = call(withEnv).then(
        () => "answered",
        (error: unknown) => (error instanceof NoAnswer ? "no answer" : "answered"),
      );
      await vi.advanceTimersByTimeAsync(after);
      return outcome;
    };
    expect(await ended(limits[port])).toBe("answered");
    expect(await ended(limits[port] + 1)).toBe("no answer");
  });
});
