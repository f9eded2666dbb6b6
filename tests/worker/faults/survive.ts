import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { limits } from "../../../app/services/limits.ts";
import { type PortCall, withPorts } from "../../../app/services/ports.ts";
import { everyMinute } from "../../../workers/cron.ts";
import { platform } from "../harness/platform.ts";
import { emptyEverything, expectInvariants, type Promises } from "./invariants.ts";
import type { Journey } from "./journeys.ts";

const minute = 60_000;

const faults = {
  "fails once": { lasts: false, afterEffect: false, hangs: false },
  "loses its answer once": { lasts: false, afterEffect: true, hangs: false },
  "is down from then on": { lasts: true, afterEffect: false, hangs: false },
  "is not answered from then on": { lasts: true, afterEffect: false, hangs: true },
} as const;
type Fault = (typeof faults)[keyof typeof faults];

const words: Record<string, string> = {
  database: "D1_ERROR: Network connection lost.",
  bucket: "get: We encountered an internal error. Please try again. (10001)",
};

const usual = { ...limits };

/** Is not answered; what waits for it does so for a moment, in place of seconds. */
function noAnswer(port: PortCall["port"]): Promise<never> {
  limits[port] = 1;
  return new Promise(() => {});
}

/** The n-th call to any port goes wrong. */
function breaking(n: number, { lasts, afterEffect, hangs }: Fault) {
  const calls: PortCall[] = [];
  let down: string | undefined;
  const around = async (call: PortCall, proceed: () => Promise<unknown>) => {
    const { port } = call;
    const isNth = calls.push(call) === n;
    if (isNth) down = port;
    const broken = lasts ? down === port : isNth;
    if (broken && hangs) return noAnswer(port);
    Object.assign(limits, usual);
    if (broken && !afterEffect) throw new Error(words[port] ?? "The service is away.");
    const answer = await proceed();
    if (broken) throw new Error(words[port] ?? "The service is away.");
    return answer;
  };
  return { wrap: (whole: Env) => withPorts(whole, around), calls };
}

/** Runs a journey with a fault in it; then everything works again, and the cron comes twice. */
async function survive(journey: Journey, n: number, fault: Fault) {
  await emptyEverything();
  const fresh = platform(env);
  const promises: Promises = {
    leads: [],
    cases: [],
    unwanted: [],
    deleted: [],
    passwordsReset: [],
    sessions: [],
  };
  const lines: string[] = [];
  for (const level of ["debug", "log", "info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation(
      (...all) => void lines.push(all.map(String).join(" ")),
    );
  const prepared = await journey.prepare(fresh);
  await fresh.settle();

  const breaks = breaking(n, fault);
  const broken = platform(env, breaks.wrap);
  await journey.run(broken.env, promises, prepared);
  await broken.settle();

  Object.assign(limits, usual);
  const back = platform(env);
  for (const later of [5 * minute, 150 * minute]) {
    const now = performance.timeOrigin + performance.now();
    vi.spyOn(Date, "now").mockReturnValue(Math.max(now, started) + later);
    await everyMinute(back.env, new Date("2026-11-20T00:00:00Z"));
    await back.settle();
  }
  const mails = [...fresh.sent, ...broken.sent, ...back.sent];
  await expectInvariants({ env: back.env, promises, mails, lines, journey });
  vi.restoreAllMocks();
  return breaks;
}

const started = Date.now();

const isRead = ({ what }: PortCall) => /^(select|get|head|list|limit)\b/i.test(what);

/** Tells of each journey that every promise made on it is kept, whichever call of it goes wrong. */
export function describeFaults(journeys: Journey[]) {
  afterEach(() => vi.restoreAllMocks());

  describe.each(journeys)("$name", (journey) => {
    it("keeps every promise when nothing fails", async () => {
      const { calls } = await survive(journey, Number.POSITIVE_INFINITY, faults["fails once"]);
      expect(calls.length).toBeGreaterThan(journey.fewestCalls);
    });

    it.each(Object.entries(faults))(
      "keeps every promise whichever call %s",
      async (_, fault) => {
        const { calls } = await survive(journey, Number.POSITIVE_INFINITY, fault);
        const ports = new Set(calls.map(({ port }) => port));
        for (const [i, call] of calls.entries()) {
          // A read without its answer is a read that failed.
          if (fault.afterEffect && isRead(call)) continue;
          await survive(journey, i + 1, fault).catch((error: unknown) => {
            const words = error instanceof Error ? error.message : error;
            throw new Error(`At call ${i + 1}, ${call.port}: ${words}`, { cause: error });
          });
        }
        expect([...ports].sort()).toEqual([...journey.ports].sort());
      },
      300_000,
    );
  });
}
