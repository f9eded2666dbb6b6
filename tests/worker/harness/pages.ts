import { env } from "cloudflare:workers";
import {
  type ActionFunction,
  type ActionFunctionArgs,
  type LoaderFunction,
  RouterContextProvider,
} from "react-router";
import { requestScope } from "../../../app/context.ts";
import { memberContext, sessionContext } from "../../../app/routes/legalai/session.ts";
import { requestContext } from "./answers.ts";
import { alone } from "./members.ts";

type Route = { action?: ActionFunction; loader?: LoaderFunction };
type User = { id: string; email: string };

const origin = "http://localhost";
const files = import.meta.glob<Route>(
  "../../../app/routes/{case,firm,legalai,letters,marketing,marking,matters,scans,staff,versions}/*.{ts,tsx}",
);
const sources = import.meta.glob<string>(
  "../../../app/routes/{case,firm,legalai,letters,marketing,marking,matters,scans,staff,versions}/*.{ts,tsx}",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const nameOf = (file: string) => file.replace(/^.*\/routes\//, "");

/** The route modules with an action, by their path below `app/routes`; loaded before the tests, whose time it is not. */
const routes = new Map<string, Route>();
for (const [file, load] of Object.entries(files))
  if (/export .*\baction\b/.test(sources[file] ?? "")) routes.set(nameOf(file), await load());

export const pagesWithActions = [...routes.keys()];

/** What a page answers: a redirect or a status, and the data for its component. */
export type PageAnswer = { status: number; location: string | null; data: unknown };

async function answerOf(work: () => unknown): Promise<PageAnswer> {
  const answer = await (async () => work())().catch((thrown: unknown) => thrown);
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get("Location"), data: null };
  // What `data` makes of an answer with a status; anything else is the data itself.
  const { type, data, init } = (answer ?? {}) as {
    type?: string;
    data?: unknown;
    init?: { status?: number } | null;
  };
  return type === "DataWithResponseInit"
    ? { status: init?.status ?? 200, location: null, data }
    : { status: 200, location: null, data: answer };
}

/** A route's action or loader, called as the router would for somebody who is signed in. */
export function page(
  name: string,
  user: User = { id: crypto.randomUUID(), email: "a@b.example" },
  withEnv: Env = env,
) {
  const { action, loader } = routes.get(name) ?? {};
  const args = (request: Request, params: Record<string, string>, pattern: string) => {
    const context = new RouterContextProvider();
    const execution = requestContext();
    context.set(requestScope, {
      ...{ env: withEnv, requestId: "test", nonce: "" },
      waitUntil: (work) => execution.waitUntil(work),
      client: { address: "192.0.2.1", userAgent: "", country: "" },
    });
    const member = { ...alone(user.id), user };
    const secondFactor = { exists: false, shown: false, shownAt: null, wanted: null };
    context.set(sessionContext, {
      ...{ id: "session", user, name: "", member, acting: member.firm, secondFactor, firms: [] },
    });
    context.set(memberContext, member);
    // The router gives a route more than these; none of ours asks for it.
    return { request, params, context, pattern } as unknown as ActionFunctionArgs;
  };
  return {
    /** Posts a form, as a browser without scripts does unless `headers` say otherwise. */
    post(
      path: string,
      body: BodyInit,
      headers: Record<string, string> = {},
      params: Record<string, string> = { caseId: crypto.randomUUID() },
    ) {
      const all = { Accept: "text/html", ...headers };
      const request = new Request(origin + path, { method: "POST", body, headers: all });
      const pattern = new URL(request.url).pathname;
      return answerOf(() => action?.(args(request, params, pattern)));
    },
    get(path: string) {
      const request = new Request(origin + path);
      return answerOf(() => loader?.(args(request, {}, new URL(request.url).pathname)));
    },
  };
}
