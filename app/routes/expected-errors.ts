import { data, type HeadersFunction } from "react-router";
import { log } from "../lib/log.ts";
import { AppError, type FieldErrors, outageMessage } from "../services/errors.ts";
import { isOutage } from "../services/outages.ts";

/** What a status page is told of the request that could not be answered. */
export type StatusPage = { message: string; elsewhere?: Elsewhere };

/** What leads on from a page or a form of another firm than the one in which somebody acts. */
export type Elsewhere = {
  /** The id of the firm in which they act. */
  acting: string;
  /** The firm to change to; none where they are not in it any more. */
  back?: { id: string; name: string };
  /** Where one goes then, inside LegalAI. */
  to: string;
  /** What was typed into a form that was refused. */
  typed: string[];
};

const retryHeader = ({ details }: AppError): HeadersInit =>
  details.retryAfter === undefined ? {} : { "Retry-After": String(details.retryAfter) };

/** The headers of a route whose boundary shows errors: without it the router keeps none of the error's. */
export const headersOfError: HeadersFunction = ({ errorHeaders, parentHeaders }) =>
  errorHeaders ?? parentHeaders;

/** What a loader throws to show a page with the status and the sentence of an expected error. */
export const statusPage = (error: AppError) =>
  data<StatusPage>(
    { message: error.message },
    { status: error.status, headers: retryHeader(error) },
  );

/** What a loader or an action throws where somebody acts in another firm than that of what they ask for. */
export const otherFirmPage = (error: AppError, elsewhere: Elsewhere) =>
  data<StatusPage>({ message: error.message, elsewhere }, { status: error.status });

/** Awaits the work of a loader; an expected error becomes a page with its status and sentence. */
export async function orStatusPage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw statusPage(error);
  }
}

type Sentence = {
  message: string;
  status: number;
  fields: FieldErrors | undefined;
  headers: HeadersInit;
};

/** The sentence and status of an error in an action. A defect is logged and says `fallback` only. */
export function sentenceOf(error: unknown, fallback: string, requestId: string): Sentence {
  if (error instanceof Response) throw error;
  if (error instanceof AppError)
    return {
      message: error.message,
      status: error.status,
      fields: error.details.fields,
      headers: retryHeader(error),
    };
  log.error("action_failed", { requestId, error });
  if (isOutage(error))
    return sentenceOf(
      new AppError("unavailable", outageMessage, { retryAfter: 30 }),
      "",
      requestId,
    );
  return { message: fallback, status: 500, fields: undefined, headers: {} };
}
