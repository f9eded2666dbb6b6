import { Hono } from "hono";
import { etag } from "hono/etag";
import { AppError } from "../../app/services/errors.ts";
import type { AppContext } from "../scope.ts";
import { actingMember, answerCall } from "./answer-call.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import { answerError } from "./errors.ts";

export const api = new Hono<AppContext>();

/** The tag is made of the answer itself, so that nothing can change without it. Weak: an edge may compress. */
const tagged = etag({ weak: true });

/** What a parameter may be that is no UUID, by its name; a passkey's has 16 random bytes at the least, in base64url. */
const parameters: Record<string, string> = {
  number: "[1-9][0-9]{0,3}",
  dateId: "[0-9a-z-]{2,40}",
  passkeyId: "[A-Za-z0-9_-]{16,1400}",
};

/** A path as Hono writes it. What is none of these is no address at all; a file's extension may follow one. */
const routePath = (path: string) =>
  path.replace(
    /\{(\w+)\}(?:\.(\w+))?/g,
    (_, name: string, extension?: string) =>
      `:${name}{${parameters[name] ?? "[0-9a-f-]{36}"}${extension ? `\\.${extension}` : ""}}`,
  );

for (const call of calls) {
  const path = routePath(call.path);
  if (call.tagged) api.on(call.method, path, tagged);
  api.on(call.method, path, (c) => answerCall(c, call));
}

/** A path that exists answers a method it does not know with 405 and the ones it does; where a session is needed, that comes first. */
for (const [path, known] of Map.groupBy(calls, (call: Call) => call.path)) {
  const allow = known
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .join(", ");
  api.all(routePath(path), async (c) => {
    if (known.every(({ signedIn }) => signedIn)) await actingMember(c.env, c.req.raw);
    throw new AppError("method_not_allowed", `This address answers ${allow} only.`, { allow });
  });
}

/** Nobody is told without a session what there is below addresses that all want one. */
for (const [root, known] of Map.groupBy(calls, ({ path }: Call) => `/${path.split("/")[1]}`))
  if (known.every(({ signedIn }) => signedIn))
    api.all(`${root}/*`, async (c, next) => {
      await actingMember(c.env, c.req.raw);
      return next();
    });

api.all("*", () => {
  throw new AppError("not_found", "There is nothing at this address.");
});
api.onError(answerError);
