import type { LoaderFunctionArgs } from "react-router";
import { requestScope } from "../../context.ts";
import { otherFirmOfCase } from "../../services/cases/elsewhere.server.ts";
import { AppError } from "../../services/errors.ts";
import { notHere } from "../../services/firms/acting-firm.ts";
import { otherFirmPage, statusPage } from "../expected-errors.ts";
import { memberContext, sessionContext } from "../legalai/session.ts";

/** What it needs of a route about a case. */
type Args = Pick<LoaderFunctionArgs, "request" | "context"> & { params: { caseId: string } };

/**
 * Awaits what the page of a case reads first. Where the case is in another firm of the same person, as a mail's link
 * may lead to, the page asks whether to change to that firm; one that they see in none of their firms is not found.
 */
export async function inFirmOfCase<T>(
  work: Promise<T>,
  { request, params: { caseId }, context }: Args,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { env } = context.get(requestScope);
    const member = context.get(memberContext);
    const firmId = error.code === "not_found" && (await otherFirmOfCase(env, member, caseId));
    const back = context.get(sessionContext).firms.find(({ id }) => id === firmId);
    if (!back) throw statusPage(error);
    const to = `/legalai/case/${caseId}${new URL(request.url).search}`;
    throw otherFirmPage(notHere(member, back), { acting: member.firm.id, back, to, typed: [] });
  }
}
