import { type SubmissionResult, useForm } from "@conform-to/react";
import { useState } from "react";
import { leadNotices } from "../../schemas/lead.ts";
import { type LeadType, leadSchemaOf } from "./lead-fields.ts";
import { limitsOf } from "./limits.ts";
import { parseForm } from "./parse-form.ts";

export type NoticeText = { title: string; text: string };

/** What the server says of a sent form. `sent` is false when nothing was stored. */
export type LeadAnswer = {
  type: LeadType;
  sent: boolean;
  /** It was stored, and what it asks for waits until a person has looked at it. */
  held?: boolean;
  result: SubmissionResult<string[]>;
  notice: NoticeText;
};

/** The answer to a form that was taken: it is empty again. An enquiry that is held back is answered all the same; only the guide waits. */
export function sentAnswer(type: LeadType, held: boolean): LeadAnswer {
  const waits = held && type === "ai_resource";
  return {
    type,
    sent: true,
    held: waits,
    result: { initialValue: null },
    notice: waits ? leadNotices.held : leadNotices[type],
  };
}

const checkAnswers = {
  title: "Please check your answers",
  text: "What needs another look is marked below.",
};

/** The notice for answers that cannot be sent: the specification's when something required is missing. */
export function invalidNotice(type: LeadType, answers: Record<string, unknown>): NoticeText {
  const missing = Object.entries(limitsOf(leadSchemaOf(type))).some(
    ([name, { required }]) => required && !String(answers[name] ?? "").trim(),
  );
  return missing ? leadNotices.missing : checkAnswers;
}

/** Posts the form to its own page, which answers scripts with JSON. */
async function post(type: LeadType, action: string, form: FormData): Promise<LeadAnswer> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: form,
    });
    // The page's own action wrote it.
    return (await response.json()) as LeadAnswer;
  } catch {
    // No network, or an answer that is none: nothing was stored, and what was typed stays.
    const result = { status: "error" as const, error: { "": ["not sent"] } };
    return { type, sent: false, result, notice: leadNotices.failed };
  }
}

/** One of the three lead forms: checked in the browser, sent without leaving the page, or by a plain post where no script runs. `posted` is the answer to such a post. */
export function useLeadForm(type: LeadType, action: string, posted: LeadAnswer | undefined) {
  const [answer, setAnswer] = useState(posted);
  const [sending, setSending] = useState(false);
  const [form, fields] = useForm<Record<string, unknown>>({
    id: type,
    lastResult: answer?.result,
    constraint: limitsOf(leadSchemaOf(type)),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    // The browser's half of the same check; its types differ from the form's by name only.
    onValidate: ({ formData }) => parseForm(formData, leadSchemaOf(type)) as never,
    async onSubmit(event, { formData }) {
      event.preventDefault();
      if (sending) return;
      setSending(true);
      setAnswer(await post(type, action, formData));
      setSending(false);
    },
  });
  const refused = form.status === "error" && (answer === undefined || answer.sent);
  const notice = refused ? invalidNotice(type, form.value ?? {}) : answer?.notice;
  return { form, fields, sending, sent: answer?.sent === true && !refused, notice };
}
