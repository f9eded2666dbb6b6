import { type SubmissionResult, useForm } from "@conform-to/react";
import { useActionData, useFetcher } from "react-router";
import { leadNotices } from "../../schemas/lead.ts";
import { type LeadType, leadForms } from "./lead-fields.ts";
import type { NoticeText } from "./notice.tsx";
import { parseLead } from "./parse-lead.ts";

/** What the server says of a sent form. `sent` is false when nothing was stored. */
export type LeadAnswer = {
  type: LeadType;
  sent: boolean;
  result: SubmissionResult<string[]>;
  notice?: NoticeText;
};

const checkAnswers = {
  title: "Please check your answers",
  text: "What needs another look is marked below.",
};

/** The notice for answers that cannot be sent: the specification's when something required is missing. */
export function invalidNotice(type: LeadType, answers: Record<string, unknown>): NoticeText {
  const missing = leadForms[type].fields.some(
    (field) => "required" in field && field.required && !String(answers[field.name] ?? "").trim(),
  );
  return missing ? leadNotices.missing : checkAnswers;
}

/** One of the three lead forms: checked in the browser, sent without leaving the page, or by a plain post where no script runs. */
export function useLeadForm(type: LeadType) {
  const fetcher = useFetcher<LeadAnswer>({ key: type });
  const posted = useActionData<LeadAnswer>();
  const answer = fetcher.data ?? (posted?.type === type ? posted : undefined);
  const [form, fields] = useForm<Record<string, unknown>>({
    id: type,
    lastResult: answer?.result,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    // The browser's half of the same check; its types differ from the form's by name only.
    onValidate: ({ formData }) => parseLead(formData, type) as never,
  });
  const refused = form.status === "error" && !answer?.notice;
  const notice = refused ? invalidNotice(type, form.value ?? {}) : answer?.notice;
  return {
    form,
    fields,
    fetcher,
    sending: fetcher.state !== "idle",
    sent: answer?.sent === true && !refused,
    notice,
  };
}
