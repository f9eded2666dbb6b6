import type { SubmissionResult } from "@conform-to/react";
import { sentencesIn } from "../../components/forms/sentences.ts";

/** What a browser without scripts had typed into a form that was refused, and why. */
export function typedByHand(result: SubmissionResult<string[]> | undefined) {
  if (!result?.initialValue) return null;
  return { fields: result.initialValue, why: sentencesIn(result) };
}

/** The same of the form of a thread, which shows it itself. */
export function typedIn(result: SubmissionResult<string[]> | undefined) {
  const { text, flag_id, comment } = result?.initialValue ?? {};
  if (typeof text !== "string" || comment !== undefined) return null;
  return { text, thread: String(flag_id || "case"), why: sentencesIn(result) };
}
