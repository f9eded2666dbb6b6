import type { Context } from "hono";
import type * as v from "valibot";
import { presentedToken } from "../../app/lib/bearer.ts";
import {
  lacksSecondFactor,
  presentedSession,
  readSession,
} from "../../app/services/accounts/sessions.server.ts";
import { AppError } from "../../app/services/errors.ts";
import { secondFactorWanted } from "../../app/services/factors/factors.server.ts";
import { memberByToken } from "../../app/services/firms/access-tokens.server.ts";
import { otherFirm } from "../../app/services/firms/acting-firm.ts";
import { noSuchFirm } from "../../app/services/firms/membership.server.ts";
import { demand, type Member } from "../../app/services/firms/rights.ts";
import { traceAnswer } from "../../app/services/record/refusals.server.ts";
import { readJson, readQuery } from "../../app/services/request-body.ts";
import { charge } from "../../app/services/throttle.server.ts";
import { parseInput } from "../../app/services/validation.ts";
import type { AppContext } from "../scope.ts";
import { safeMethods } from "../security.ts";
import type { Call } from "./call.ts";

/** Checks a request as its call says, has the call run, and makes an answer of the result. */
export async function answerCall(c: Context<AppContext>, call: Call): Promise<Response> {
  const request = c.req.raw;
  const headers = new Headers();
  const member = call.signedIn ? await actingMember(c.env, request, firmOf(call, c)) : undefined;
  // Files and tables ask for more by themselves.
  if (member && call.method === "GET" && typeof call.answer === "object") demand(member, "read");
  const asked = {
    ...{ scope: c.var.scope, request, headers, member },
    params: idsIn(c.req.param()),
    query: call.query && parseInput(call.query, readQuery(request)),
    body: call.body && (await readBody(request, call.body, call)),
  };
  // The call's own schemas made these: see `call`.
  const result = await call.run(asked as Parameters<Call["run"]>[0]).catch((error) => {
    // A refusal may leave a cookie: that of the next step.
    for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
    if (member && error instanceof AppError)
      c.var.scope.waitUntil(traceAnswer(c.var.scope, member, error.status, c.req.path));
    throw error;
  });
  const status = call.isDown?.(result) ? 503 : (call.status ?? 200);
  if (typeof call.answer === "object") return Response.json(result, { status, headers });
  if (call.answer && !headers.has("Content-Type")) headers.set("Content-Type", call.answer);
  // An answer that is no JSON is a body as it is, or none.
  return new Response((result as BodyInit | undefined) ?? null, { status, headers });
}

/** Parameters that are names of other kinds. */
const notUuids = ["passkeyId", "dateId"];

/** Every parameter but these is a UUID or a number; what follows one in an address (".xlsx") is no part of it. */
const idsIn = (params: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      notUuids.includes(name) ? value.replace(/\.\w+$/, "") : value.slice(0, 36),
    ]),
  );

/** The firm that an address below `/firms` names; to switch to one is done from wherever one is, null. */
function firmOf({ path }: Call, c: Context<AppContext>) {
  if (!path.startsWith("/firms/{id}")) return undefined;
  return path.endsWith("/switch") ? null : c.req.param("id");
}

/**
 * Who asks: by a token in its firm; by a session in the firm that the address names, else in the one last switched to.
 * With `X-Firm` a call says of which firm its page is: what only reads is answered from there, and what changes
 * something is refused unless its sender acts there.
 * @throws AppError `signed_out`, `not_found`, `other_firm`, `second_factor_required`, `too_many_requests`.
 */
export async function actingMember(
  env: Env,
  request: Request,
  addressed?: string | null,
): Promise<Member> {
  const token = presentedToken(request);
  const named = addressed === undefined ? request.headers.get("X-Firm") : null;
  if (token !== undefined) return memberOfToken(env, token, addressed ?? named);
  const reads = safeMethods.includes(request.method);
  const firmId = addressed ?? (reads ? named : null);
  const session = await readSession(env, presentedSession(request), firmId);
  if (!session) throw new AppError("signed_out", "Please sign in first.");
  if (!reads && named !== null && named !== session.acting?.id) {
    const isTheirs = session.firms.some(({ id }) => id === named);
    throw isTheirs && session.acting ? otherFirm(session.acting) : noSuchFirm();
  }
  const { wanted } = session.secondFactor;
  if (wanted && lacksSecondFactor(session.secondFactor)) throw secondFactorWanted(wanted.firm);
  if (!session.member) throw noSuchFirm();
  return session.member;
}

async function memberOfToken(env: Env, token: string, firmId: string | null): Promise<Member> {
  const member = await memberByToken(env, token);
  if (!member)
    throw new AppError(
      "signed_out",
      "This token does not work, or not any more. Please make another.",
    );
  if (firmId !== null && firmId !== member.firm.id) throw noSuchFirm();
  await charge({ env }, "token", member.token?.id ?? "");
  return member;
}

const readBody = async (
  request: Request,
  schema: v.GenericSchema,
  { bodyOptional, maxBytes }: Pick<Call, "bodyOptional" | "maxBytes">,
) => parseInput(schema, bodyOptional && !request.body ? {} : await readJson(request, maxBytes));
