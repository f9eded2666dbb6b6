import { env } from "cloudflare:workers";
import { database } from "../../../app/db/client.server.ts";
import { outbox } from "../../../app/db/schema.server.ts";
import worker from "../../../workers/app.ts";
import { startedSession } from "./accounts.ts";
import { requestContext } from "./answers.ts";
import { expectContract } from "./contract.ts";

const origin = "http://localhost";

/** Has the Worker answer a request. */
export const serve = async (request: Request, withEnv: Env = env): Promise<Response> =>
  worker.fetch(request, withEnv, requestContext());

/** A visitor's browser as far as the API can tell: it keeps cookies and says that its requests are same-origin. */
export class Browser {
  private readonly cookies = new Map<string, string>();
  private readonly env: Env;

  constructor(withEnv: Env = env) {
    this.env = withEnv;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has("Sec-Fetch-Site")) headers.set("Sec-Fetch-Site", "same-origin");
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie) headers.set("Cookie", cookie);
    const response = await serve(new Request(origin + path, { ...init, headers }), this.env);
    await expectContract(init.method ?? "GET", path, response.clone());
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get = (path: string, headers: HeadersInit = {}) => this.fetch(path, { headers });

  send = (method: string, path: string, body?: unknown) =>
    this.fetch(path, {
      method,
      ...(body !== undefined && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });

  post = (path: string, body?: unknown) => this.send("POST", path, body);

  /** Uploads a document the way a form does, with the length that a network would declare. */
  upload = (file: File, fields: Record<string, string> = {}, headers: HeadersInit = {}) =>
    this.sendFile("POST", "/api/cases", file, fields, headers);

  /** The same of another file, to another address. */
  put = (path: string, file: File) => this.sendFile("PUT", path, file);

  async sendFile(
    method: string,
    path: string,
    file: File,
    fields: Record<string, string> = {},
    headers: HeadersInit = {},
  ) {
    const form = new FormData();
    form.set("file", file);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const encoded = new Request(origin, { method: "POST", body: form });
    const body = await encoded.arrayBuffer();
    const all = new Headers(headers);
    all.set("Content-Type", encoded.headers.get("Content-Type") ?? "");
    all.set("Content-Length", String(body.byteLength));
    return this.fetch(path, { method, headers: all, body });
  }

  /** Puts a cookie there that no answer has set. */
  keep(name: string, value: string): this {
    this.cookies.set(name, value);
    return this;
  }

  /** The same browser before another server. */
  to(otherEnv: Env): Browser {
    const other = new Browser(otherEnv);
    for (const [name, value] of this.cookies) other.keep(name, value);
    return other;
  }

  cookie = (name: string) => this.cookies.get(name);
}

/** The secret in the newest mailed link to an address. */
export async function mailedToken(address: string): Promise<string> {
  const mails = await database(env).select().from(outbox);
  const text = mails.filter((mail) => mail.to_address === address).at(-1)?.text ?? "";
  const token = /token=([a-z0-9]+)/.exec(text)?.[1];
  if (!token) throw new Error(`No link was mailed to ${address}.`);
  return token;
}

/** A browser that is signed in to a new account. */
export const signedInBrowser = async (email?: string): Promise<Browser> =>
  new Browser().keep("__Host-session", await startedSession(env, email));

/** An error's code as the API answers it. */
export const errorCode = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;
