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
const seconds = 60;
const password = "correct horse battery";

export type Member = { cookie: string; email: string; address: string };

/** Accounts with a few cases each, who sign in with a password. The first one is for the uploads at once. */
export async function seedCrowd(database: DatabaseSync): Promise<Member[]> {
  const hash = await hashPassword(password);
  return Array.from({ length: 1 + connections }, (_, i) => {
    const { userId, cookie } = seedAccount(database, i === 0 ? 0 : 20);
    database.prepare("UPDATE users SET password_hash = ? WHERE id = ?").run(hash, userId);
    return { cookie, email: `${userId}@firm.example`, address: `192.0.2.${i + 1}` };
  });
}

/**
 * What happens when many come at once: 50 uploads of 10 MB, then 24 people who work for a minute, each of them at
 * another address; and what the server's memory is before, at its peak and after. Prints two tables.
 */
export async function crowd(server: PreviewServer, [first, ...members]: Member[]) {
  if (!first) return;
  // A busy machine may take minutes; to wait is not to fail.
  setGlobalDispatcher(new Agent({ headersTimeout: 0, bodyTimeout: 0 }));
  const memory = watchMemory(server);
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: uploads }, (_, i) =>
      upload(server, first, `Large ${i}.docx`, largeDocx()),
    ),
  );
  const arrived = performance.now() - start;
  const ids = answers.flatMap(({ id }) => id ?? []);
  const ends = await Promise.all(ids.map((id) => endOf(server, first, id)));
  const analysed = performance.now() - start;
  const first50 = await memory.after();
  console.log(`\n| ${uploads} uploads of ${megabytesEach} MB at once | |\n|---|--:|`);
  console.log(`| answers | ${tally(answers.map(({ status }) => String(status)))} |`);
  console.log(`| outcomes | ${tally(ends)} |`);
  console.log(`| all answered, all analysed | ${inSeconds(arrived)}, ${inSeconds(analysed)} |`);
  console.log(`| workerd before, at its peak, after | ${first50} |`);

  const again = watchMemory(server);
  const until = performance.now() + seconds * 1_000;
  const done: string[] = [];
  await Promise.all(members.map((member) => work(server, member, until, done)));
  const wrong = done.filter((one) => one.includes(": "));
  console.log(`\n| ${connections} connections of mixed work for ${seconds} s | |\n|---|--:|`);
  console.log(`| requests | ${tally(done.map((one) => one.replace(/: .*/, "")))} |`);
  console.log(`| wrong answers | ${wrong.length === 0 ? "none" : tally(wrong)} |`);
  console.log(`| workerd before, at its peak, after | ${await again.after()} |`);
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

/** Looks at the server's memory twice a second, in megabytes. */
function watchMemory({ process }: PreviewServer) {
  const now = () => Math.round(usageOf(process.pid, "workerd").megabytes);
  const before = now();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, now());
  }, 500);
  return {
    after: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      clearInterval(timer);
      return `${before}, ${peak}, ${now()} MB`;
    },
  };
}

const tally = (all: string[]) =>
  [...Map.groupBy(all, (one) => one)].map(([one, { length }]) => `${length} × ${one}`).join(", ");
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
