/**
 * Runs in front of the server under test, as the platform's edge does: what may be kept for ever it keeps, byte by byte as
 * the server gave it, and all else goes through. The browser of each test begins with nothing and asks for some sixty
 * scripts and typefaces, each of which takes the local server ten milliseconds of processor time, and this a half of one.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { port, serverPort } from "./e2e/server.ts";

/** Lets go of what nobody uses before the server does. */
const agent = new Agent({ keepAlive: true, timeout: 1_000 });

const kept = new Map<string, { headers: string[]; body: Buffer }>();

/** By what an answer is kept; nothing for what is asked on a condition or in part. */
function keyOf({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== "GET" || headers.range || headers["if-none-match"]) return;
  return `${url} ${headers["accept-encoding"]}`;
}

const isForEver = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 200 && (headers["cache-control"] ?? "").includes("immutable");

function passOn(asked: IncomingMessage, answer: ServerResponse, key: string | undefined) {
  const { method, url: path, rawHeaders: headers } = asked;
  const to = { host: "localhost", port: serverPort, agent };
  const passed = request({ ...to, method, path, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
    if (key && isForEver(given)) {
      const parts: Buffer[] = [];
      given.on("data", (part: Buffer) => parts.push(part));
      given.on("end", () =>
        kept.set(key, { headers: given.rawHeaders, body: Buffer.concat(parts) }),
      );
    }
    pipeline(given, answer, () => {});
  });
  passed.on("error", () => answer.destroy());
  answer.on("close", () => passed.destroy());
  asked.pipe(passed);
}

createServer((asked, answer) => {
  const key = keyOf(asked);
  const known = key && kept.get(key);
  if (known) answer.writeHead(200, known.headers).end(known.body);
  else passOn(asked, answer, key);
}).listen(port, "localhost");
