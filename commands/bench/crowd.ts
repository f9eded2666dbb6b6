import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { strToU8, unzipSync, zipSync } from "fflate";
import { Agent, setGlobalDispatcher } from "undici";
import { hashPassword } from "../../app/services/accounts/passwords.server.ts";
import { contractDocx } from "../../tests/fixtures/documents/contract.ts";
import type { PreviewServer } from "./preview-server.ts";
import { usageOf } from "./process-usage.ts";
import { seedAccount } from "./seed-cases.ts";

const uploads = 50;
const megabytesEach = 10;
const connections = 24;
const seconds = 30;
const rounds = 3;
const password = "correct horse battery";

export type Member = { cookie: string; email: string; address: string };

/** Accounts with a few cases each, who sign in with a password; before them, one without cases for each round's uploads at once. */
export async function seedCrowd(database: DatabaseSync): Promise<Member[]> {
  const hash = await hashPassword(password);
  return Array.from({ length: rounds + connections }, (_, i) => {
    const { userId, cookie } = seedAccount(database, i < rounds ? 0 : 20);
    database.prepare("UPDATE users SET password_hash = ? WHERE id = ?").run(hash, userId);
    return { cookie, email: `${userId}@firm.example`, address: `192.0.2.${i + 1}` };
  });
}

/**
 * What happens when many come at once: 50 uploads of 10 MB, then 24 people who work for half a minute, each of them
 * at another address; and all of it three times over, to see whether the memory that a crowd took serves the next
 * one. Prints a table with a line a round.
 */
export async function crowd(server: PreviewServer, people: Member[]) {
  const uploaders = people.slice(0, rounds);
  const members = people.slice(rounds);
  // A busy machine may take minutes; to wait is not to fail.
  setGlobalDispatcher(new Agent({ headersTimeout: 0, bodyTimeout: 0 }));
  const all = `${uploads} × ${megabytesEach} MB at once | all answered, all analysed`;
  console.log(`\n| round | ${all} | ${connections} connections for ${seconds} s | wrong answers |`);
  console.log("|---|---|---|---|---|");
  const used: string[] = [];
  for (const [i, uploader] of uploaders.entries()) {
    const round = i + 1;
    const memory = watchMemory(server);
    const sent = await sendAtOnce(server, uploader);
    const afterUploads = await memory.settled();
    const done: string[] = [];
    const until = performance.now() + seconds * 1_000;
    await Promise.all(members.map((member) => work(server, member, until, done)));
    const afterWork = await memory.settled();
    const wrong = done.filter((one) => one.includes(": "));
    const right = tally(done.filter((one) => !one.includes(": ")));
    console.log(
      `| ${round} | ${sent} | ${right} | ${wrong.length === 0 ? "none" : tally(wrong)} |`,
    );
    used.push(
      `| ${round} | ${[memory.before, memory.stop(), afterUploads, afterWork].join(" | ")} |`,
    );
  }
  console.log(
    "\n| round: workerd in MB | before | at its peak | after the uploads | after the work |",
  );
  console.log(`|---|--:|--:|--:|--:|\n${used.join("\n")}`);
}

async function sendAtOnce(server: PreviewServer, member: Member): Promise<string> {
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: uploads }, (_, i) =>
      upload(server, member, `Large ${i}.docx`, largeDocx()),
    ),
  );
  const arrived = performance.now() - start;
  const ids = answers.flatMap(({ id }) => id ?? []);
  const ends = await Promise.all(ids.map((id) => endOf(server, member, id)));
  const analysed = performance.now() - start;
  const outcomes = `${tally(answers.map(({ status }) => String(status)))}; ${tally(ends)}`;
  return `${outcomes} | ${inSeconds(arrived)}, ${inSeconds(analysed)}`;
}

/** Signs in, lists, searches, uploads, opens and deletes, again and again. A wrong answer is noted with a colon. */
async function work(server: PreviewServer, member: Member, until: number, done: string[]) {
  let { cookie } = member;
  const ask = async (what: string, path: string, expected: number, init: RequestInit = {}) => {
    const headers = { ...headersOf({ ...member, cookie }), ...init.headers };
    const response = await fetch(server.base + path, { ...init, headers }).catch(String);
    if (typeof response === "string") return void done.push(`${what}: ${response}`);
    const body = await response.text();
    const { status } = response;
    done.push(status === expected ? what : `${what}: ${status} ${body.slice(0, 200)}`);
    return status === expected ? { response, body } : undefined;
  };
  while (performance.now() < until) {
    const signedIn = await ask("sign-in", "/api/auth/sign-in", 200, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: member.email, password }),
    });
    cookie = signedIn?.response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    await ask("list", "/api/cases?limit=25", 200);
    await ask("search", "/api/cases?q=liability", 200);
    const { id, status } = await upload(
      server,
      { ...member, cookie },
      "Deed.docx",
      contractDocx(5),
    );
    done.push(status === 201 ? "upload" : `upload: ${status}`);
    if (!id) continue;
    await ask("open", `/legalai/case/${id}`, 200);
    await ask("delete", `/api/cases/${id}`, 204, { method: "DELETE" });
  }
}

const headersOf = ({ cookie, address }: Member) => ({
  Cookie: cookie,
  "Sec-Fetch-Site": "same-origin",
  "CF-Connecting-IP": address,
});

async function upload({ base }: PreviewServer, member: Member, name: string, bytes: Uint8Array) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  const { headers, body } = new Request(base, { method: "POST", body: form });
  const response = await fetch(`${base}/api/cases`, {
    method: "POST",
    headers: { ...headersOf(member), "Content-Type": headers.get("Content-Type") ?? "" },
    body: await new Response(body).arrayBuffer(),
  }).catch(() => null);
  const answer = response && (await response.json().catch(() => null));
  // What our own API answers.
  const made = answer as { case?: { id: string } } | null;
  return { status: response?.status ?? 0, id: made?.case?.id };
}

/** "analyzed", or why not. */
async function endOf({ base }: PreviewServer, member: Member, id: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(`${base}/api/cases/${id}`, { headers: headersOf(member) });
    // What our own API answers.
    const { case: found } = (await response.json()) as {
      case?: { status: string; failure: { code: string } | null };
    };
    if (found && found.status !== "analyzing") return found.failure?.code ?? found.status;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return "analyzing";
}

/** A contract of five pages with a picture that fills it up to 10 MB; no two are the same. */
export function largeDocx(): Uint8Array {
  const parts = unzipSync(contractDocx(5));
  const size = megabytesEach * 1024 * 1024 - 64 * 1024;
  return zipSync({ ...parts, "word/media/image1.png": [picture(size), { level: 0 }] });
}

const picture = (bytes: number) =>
  new Uint8Array(Buffer.concat([strToU8("\x89PNG", true), randomBytes(bytes)]));

/** Looks at the server's memory twice a second, in megabytes; `settled` gives it twenty seconds of rest before. */
function watchMemory({ process }: PreviewServer) {
  const now = () => Math.round(usageOf(process.pid, "workerd").megabytes);
  const before = now();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, now());
  }, 500);
  return {
    before,
    settled: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      return now();
    },
    /** @returns the peak. */
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

const tally = (all: string[]) =>
  [...Map.groupBy(all, (one) => one)].map(([one, { length }]) => `${length} × ${one}`).join(", ");
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
