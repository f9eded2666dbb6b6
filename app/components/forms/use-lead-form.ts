import { type Submission, type SubmissionResult, useForm } from "@conform-to/react";
import { type FormEvent, useState } from "react";
import { leadNotices } from "../../schemas/leads/lead.ts";
import { type LeadType, leadSchemaOf } from "./lead-fields.ts";
import { limitsOf } from "./limits.ts";
import { parseForm } from "./parse-form.ts";

export type NoticeText = { title: string; text: string };

/** What is said of a sent form, by the server or before it by the browser. `sent` is false when nothing was stored. */
export type LeadAnswer = {
  type: LeadType;
  sent: boolean;
  /** It was stored, and what it asks for waits until a person has looked at it. */
  held?: boolean;
  result: SubmissionResult<string[]>;
  notice: NoticeText;
  /** Of a form that comes back: the stamp with which it was sent, since it was shown as long ago as that says. */
  stamp?: string;
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
function refusalNotice(type: LeadType, answers: Record<string, unknown>): NoticeText {
  const missing = Object.entries(limitsOf(leadSchemaOf(type))).some(
    ([name, { required }]) => required && !String(answers[name] ?? "").trim(),
  );
  return missing ? leadNotices.missing : checkAnswers;
}

/** The answer to a form that cannot be sent as it is. */
export const refusedAnswer = (type: LeadType, submission: Submission<unknown>): LeadAnswer => ({
  type,
  sent: false,
  result: submission.reply(),
  notice: refusalNotice(type, submission.payload),
});

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

/**
 * One of the three lead forms: checked in the browser when it is sent and while a mistake is mended, never on leaving
 * a field, whose message would move the button that is being pressed. It is sent without leaving the page, or by a
 * plain post where no script runs. `posted` is the answer to such a post; `isNew` tells any later one from it.
 */
export function useLeadForm(type: LeadType, action: string, posted: LeadAnswer | undefined) {
  const [answer, setAnswer] = useState(posted);
  const [sending, setSending] = useState(false);
  const schema = leadSchemaOf(type);
  const [form, fields] = useForm<Record<string, unknown>>({
    id: type,
    lastResult: answer?.result,
    constraint: limitsOf(schema),
    shouldRevalidate: "onInput",
    // The browser's half of the same check; its types differ from the form's by name only.
    onValidate: ({ formData }) => parseForm(formData, schema) as never,
    async onSubmit(event, { formData }) {
      event.preventDefault();
      if (sending) return;
      setSending(true);
      setAnswer(await post(type, action, formData));
      setSending(false);
    },
  });
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    form.onSubmit(event);
    const submission = parseForm(new FormData(event.currentTarget), schema);
    if (submission.status !== "success") setAnswer(refusedAnswer(type, submission));
  }
  return { form, fields, onSubmit, sending, answer, isNew: answer !== posted };
}
