import { env } from "cloudflare:workers";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { limits } from "../../../app/services/limits.ts";
import { type PortCall, withPorts } from "../../../app/services/ports.ts";
import { everyMinute } from "../../../workers/cron.ts";
import { ofShare } from "../../shares.ts";
import { platform } from "../harness/platform.ts";
import { expectInvariants, type Promises } from "./invariants.ts";
import type { Journey } from "./journeys/journeys.ts";
import { everythingStored, isWaiting, nothing, restoreStored, type Stored } from "./stored.ts";

const minute = 60_000;

const faults = [
  { name: "fails once", lasts: false, afterEffect: false, hangs: false },
  { name: "loses its answer once", lasts: false, afterEffect: true, hangs: false },
  { name: "is down from then on", lasts: true, afterEffect: false, hangs: false },
  { name: "is not answered from then on", lasts: true, afterEffect: false, hangs: true },
];
type Fault = (typeof faults)[number];

/** The model is asked over the internet, which is no binding. */
type FaultyCall = { port: PortCall["port"] | "model"; what: string };

const words: Record<string, string> = {
  database: "D1_ERROR: Network connection lost.",
  bucket: "get: We encountered an internal error. Please try again. (10001)",
};

/** As usual, but what is asked once more is asked at once. */
const quick = { ...limits, pause: 0 };

/** Is not answered; what waits for it does so for a moment, in place of seconds. */
function noAnswer(port: FaultyCall["port"]): Promise<never> {
  if (port === "model") throw new DOMException("Timed out.", "TimeoutError");
  limits[port] = 1;
  return new Promise(() => {});
}

/** The n-th call to any port goes wrong. */
function breaking(n: number, { lasts, afterEffect, hangs }: Fault) {
  const calls: FaultyCall[] = [];
  let down: string | undefined;
  const around = async (call: FaultyCall, proceed: () => Promise<unknown>) => {
    const { port } = call;
    const isNth = calls.push(call) === n;
    if (isNth) down = port;
    const broken = lasts ? down === port : isNth;
    if (broken && hangs) return noAnswer(port);
    Object.assign(limits, quick);
    if (broken && !afterEffect) throw new Error(words[port] ?? "The service is away.");
    const answer = await proceed();
    if (broken) throw new Error(words[port] ?? "The service is away.");
    return answer;
  };
  return { wrap: (whole: Env) => withPorts(whole, around), around, calls };
}

type Prepared = {
  told: string | undefined;
  sent: { to: string; subject: string }[];
  stored: Stored;
};
const preparations = new Map<Journey, Prepared>();

/** Everything as it is before the journey. */
async function prepare(journey: Journey): Promise<Prepared> {
  const known = preparations.get(journey);
  await restoreStored(known?.stored ?? nothing);
  if (known) return known;
  const fresh = platform(env);
  const told = await journey.prepare(fresh);
  await fresh.settle();
  const prepared = { told, sent: fresh.sent, stored: await everythingStored() };
  preparations.set(journey, prepared);
  return prepared;
}

/** Runs a journey with a fault in it; then everything works again, and the cron comes as long as it has work. */
async function survive(journey: Journey, n: number, fault: Fault) {
  const promises: Promises = {
    leads: [],
    cases: [],
    pictures: [],
    unwanted: [],
    deleted: [],
    passwordsReset: [],
    sessions: [],
    checks: [],
  };
  const lines: string[] = [];
  for (const level of ["debug", "log", "info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation(
      (...all) => void lines.push(all.map(String).join(" ")),
    );
  const { told, sent } = await prepare(journey);
  await journey.setUp?.();

  const breaks = breaking(n, fault);
  const broken = platform(env, breaks.wrap);
  const { fetch } = globalThis;
  const internet = vi.spyOn(globalThis, "fetch").mockImplementation(
    // What a call returns goes through as it is.
    (...asked) =>
      breaks.around({ port: "model", what: "ask" }, () => fetch(...asked)) as Promise<Response>,
  );
  Object.assign(limits, quick);
  await journey.run(broken.env, promises, told);
  await broken.settle();
  internet.mockRestore();

  Object.assign(limits, quick);
  const back = platform(env);
  for (const later of [5 * minute, 150 * minute, 155 * minute]) {
    const now = performance.timeOrigin + performance.now();
    vi.spyOn(Date, "now").mockReturnValue(Math.max(now, started) + later);
    await everyMinute(back.env, new Date("2026-11-20T00:00:00Z"));
    await back.settle();
    // Where nothing fails, the cron comes for nothing, too.
    if (breaks.calls.length >= n && !(await isWaiting())) break;
  }
  const mails = [...sent, ...broken.sent, ...back.sent];
  await expectInvariants({ env: back.env, promises, mails, lines });
  vi.restoreAllMocks();
  return breaks;
}

const started = Date.now();

const isRead = ({ what }: FaultyCall) =>
  /^(select|get|head|list|limit|read|arrayBuffer|json|text|status)\b/i.test(what);

/** For the walk on which nothing goes wrong. */
const never: Fault = { name: "never fails", lasts: false, afterEffect: false, hangs: false };

const undisturbed = new Map<Journey, FaultyCall[]>();

/** The calls of a journey when nothing fails, which keeps every promise, too. */
async function callsOf(journey: Journey): Promise<FaultyCall[]> {
  const known = undisturbed.get(journey);
  if (known) return known;
  const { calls } = await survive(journey, Number.POSITIVE_INFINITY, never);
  undisturbed.set(journey, calls);
  return calls;
}

type Try = { n: number; call: FaultyCall; fault: Fault };

/** Every way in which every call of a journey can go wrong. */
async function triesOf(journey: Journey): Promise<Try[]> {
  const calls = await callsOf(journey);
  return faults.flatMap((fault) =>
    calls
      .map((call, i) => ({ n: i + 1, call, fault }))
      // A read without its answer is a read that failed.
      .filter(({ call }) => !(fault.afterEffect && isRead(call)))
      // A call that is not answered is one that fails late: not each has to be tried.
      .filter(({ n }) => !fault.hangs || n % 3 === 1),
  );
}

/**
 * Tells of each journey that every promise made on it is kept, whichever call of it goes wrong, and in whichever way: a
 * run tries its share of them.
 */
export function describeFaults(journeys: Journey[]) {
  afterEach(() => vi.restoreAllMocks());
  const share = inject("share");

  describe.each(journeys)("$name", (journey) => {
    it("keeps every promise when nothing fails", async () => {
      const calls = await callsOf(journey);
      expect(calls.length).toBeGreaterThan(journey.fewestCalls);
      expect([...new Set(calls.map(({ port }) => port))].sort()).toEqual([...journey.ports].sort());
    });

    it("keeps every promise whichever call goes wrong", async () => {
      const tries = ofShare(await triesOf(journey), journey.name, share);
      for (const { n, call, fault } of tries)
        await survive(journey, n, fault).catch((error: unknown) => {
          const words = error instanceof Error ? error.message : error;
          const where = `Call ${n}, to the ${call.port}, ${fault.name} (SHARE=${share} tries it again)`;
          throw new Error(`${where}: ${words}`, { cause: error });
        });
    }, 1_200_000);
  });
}
