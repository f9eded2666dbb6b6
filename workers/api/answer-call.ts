import type { Context } from "hono";
import type * as v from "valibot";
import {
  lacksSecondFactor,
  presentedSession,
  readSession,
} from "../../app/services/accounts/sessions.server.ts";
import { AppError } from "../../app/services/errors.ts";
import { secondFactorRequired } from "../../app/services/factors/factors.server.ts";
import type { Member } from "../../app/services/firms/rights.ts";
import { readJson, readQuery } from "../../app/services/request-body.ts";
import { parseInput } from "../../app/services/validation.ts";
import type { AppContext } from "../scope.ts";
import type { Call } from "./call.ts";

/** Checks a request as its call says, has the call run, and makes an answer of the result. */
export async function answerCall(c: Context<AppContext>, call: Call): Promise<Response> {
  const request = c.req.raw;
  const headers = new Headers();
  const asked = {
    ...{ scope: c.var.scope, request, headers },
    member: call.signedIn ? await actingMember(c.env, request) : undefined,
    params: c.req.param(),
    query: call.query && parseInput(call.query, readQuery(request)),
    body: call.body && (await readBody(request, call.body, call.bodyOptional)),
  };
  // The call's own schemas made these: see `call`.
  const result = await call.run(asked as Parameters<Call["run"]>[0]).catch((error) => {
    // A refusal may leave a cookie: that of the next step.
    for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
    throw error;
  });
  const status = call.isDown?.(result) ? 503 : (call.status ?? 200);
  if (typeof call.answer === "object") return Response.json(result, { status, headers });
  if (call.answer && !headers.has("Content-Type")) headers.set("Content-Type", call.answer);
  // An answer that is no JSON is a body as it is, or none.
  return new Response((result as BodyInit | undefined) ?? null, { status, headers });
}

/**
 * Who asks, in the firm that the request names by `X-Firm`, else in the one last switched to.
 * @throws AppError `signed_out`, `not_found`, `second_factor_required`.
 */
export async function actingMember(env: Env, request: Request): Promise<Member> {
  const session = await readSession(env, presentedSession(request), request.headers.get("X-Firm"));
  if (!session) throw new AppError("signed_out", "Please sign in first.");
  if (lacksSecondFactor(session.secondFactor))
    throw secondFactorRequired(
      `${session.secondFactor.wanted?.firm} asks its members for a second factor. Please set one up, or confirm with the one that you have.`,
    );
  if (!session.member) throw new AppError("not_found", "There is no such firm.");
  return session.member;
}

const readBody = async (request: Request, schema: v.GenericSchema, optional = false) =>
  parseInput(schema, optional && !request.body ? {} : await readJson(request));
