import { type LoaderFunctionArgs, redirect } from "react-router";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { requestScope } from "../../context.ts";
import { otherFirmOfCase } from "../../services/cases/elsewhere.server.ts";
import { AppError } from "../../services/errors.ts";
import { switchFirm } from "../../services/firms/firms.server.ts";
import { statusPage } from "../expected-errors.ts";
import { memberContext } from "../legalai/session.ts";

/** What it needs of a route about a case. */
type Args = Pick<LoaderFunctionArgs, "request" | "context"> & { params: { caseId: string } };

/**
 * Awaits what the page of a case reads first. A case of another firm of the same person takes them there, as a mail's
 * link does; one that they see in none of their firms is not found.
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
    const firm = error.code === "not_found" && (await otherFirmOfCase(env, member, caseId));
    if (!firm) throw statusPage(error);
    await switchFirm(env, member, firm);
    const { search } = new URL(request.url);
    throw redirect(withNotice(`/legalai/case/${caseId}`, "other-firm", search));
  }
}
