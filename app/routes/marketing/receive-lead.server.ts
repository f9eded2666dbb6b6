import { isLeadType, leadSchemaOf } from "../../components/forms/lead-fields.ts";
import { parseForm } from "../../components/forms/parse-form.ts";
import {
  type LeadAnswer,
  refusedAnswer,
  sentAnswer,
} from "../../components/forms/use-lead-form.ts";
import type { RequestScope } from "../../context.ts";
import { log } from "../../lib/log.ts";
import { stampField } from "../../schemas/form-fields.ts";
import { leadNotices } from "../../schemas/leads/lead.ts";
import { AppError } from "../../services/errors.ts";
import { keyOfSending, looksLikeSpam } from "../../services/form-stamp.server.ts";
import { recordLead } from "../../services/leads/leads.server.ts";
import { readForm } from "../../services/request-body.ts";

type Reply = { answer: LeadAnswer; status: number; headers?: HeadersInit };

/**
 * Checks and stores one of the three lead forms. What the person typed comes back with every refusal.
 * @throws AppError `invalid_input`, `too_large` when the body is no form of ours.
 */
export async function receiveLead(request: Request, scope: RequestScope): Promise<Reply> {
  const form = await readForm(request);
  const type = form.get("lead_type");
  if (!isLeadType(type))
    throw new AppError("invalid_input", "The form does not say which one it is.");
  const submission = parseForm(form, leadSchemaOf(type));
  const stamp = String(form.get(stampField) ?? "");
  if (submission.status !== "success")
    return { answer: { ...refusedAnswer(type, submission), stamp }, status: 400 };
  try {
    const { held } = await recordLead(scope, submission.value, {
      suspicious: await looksLikeSpam(scope.env, form),
      key: await keyOfSending(scope.env, stamp, submission.value),
    });
    return { answer: sentAnswer(type, held), status: 200 };
  } catch (error) {
    return failed(type, submission.reply({ formErrors: ["not sent"] }), error, scope.requestId);
  }
}

function failed(
  type: LeadAnswer["type"],
  result: LeadAnswer["result"],
  error: unknown,
  requestId: string,
): Reply {
  const answer = { type, sent: false, result, notice: leadNotices.failed };
  if (error instanceof AppError) {
    const wait = error.details.retryAfter;
    return {
      answer,
      status: error.status,
      ...(wait ? { headers: { "Retry-After": String(wait) } } : {}),
    };
  }
  log.error("lead_failed", { requestId, error });
  return { answer, status: 503 };
}
