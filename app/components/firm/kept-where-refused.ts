import type { SubmissionResult } from "@conform-to/react";
import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import { tellOtherFirm } from "../../lib/browser/call-api.ts";

/** What the server answers to a form of another firm (`otherFirmPage`). */
type Refused = { message?: string; elsewhere?: { acting?: string } };

type Results = Record<string, DataStrategyResult>;

/**
 * What comes of a form in the browser, with a page that says “another firm” turned into what a form says when it is
 * refused: it keeps what was typed, and the page tells of the other firm.
 * @param send has the router send the form.
 */
export async function keptWhereRefused(
  request: Request,
  send: () => Promise<Results>,
): Promise<Results> {
  const typed = await request.clone().formData();
  const results = await send();
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [id, keptIfRefused(result, typed)]),
  );
}

function keptIfRefused(of: DataStrategyResult, typed: FormData): DataStrategyResult {
  const { result: thrown } = of;
  if (!isRouteErrorResponse(thrown)) return of;
  const { message = "", elsewhere } = (thrown.data ?? {}) as Refused;
  if (!elsewhere?.acting) return of;
  tellOtherFirm(elsewhere.acting);
  const initialValue = Object.fromEntries(
    [...typed].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const error = { "": [message] };
  const result: SubmissionResult<string[]> = { status: "error", initialValue, error };
  return { type: "data", result: data({ result }, thrown.status) };
}
