import { useEffect } from "react";
import { AnswerNotice } from "../forms/answer-notice.tsx";
import { LeadForm } from "../forms/lead-form.tsx";
import { type LeadAnswer, useLeadForm } from "../forms/use-lead-form.ts";

/** How long the thank-you notice stands before the booking page opens. Specification, section 4. */
const redirectDelay = 1_500;

type Props = {
  type: "contact_form" | "contact_page";
  /** Where the form is posted, with the anchor to come back to. */
  action: string;
  stamp: string;
  answer: LeadAnswer | undefined;
  /** Where to go when the enquiry is stored; absent when the notice is the end of it. */
  thenTo: string | undefined;
  /** What happens with a stored enquiry. */
  next: readonly string[];
  /** The page with an empty form. */
  again: string;
};

/** An enquiry: its form, and once it is stored, in the form's place, what happens next. */
export function EnquiryForm({ type, action, stamp, answer, thenTo, next, again }: Props) {
  const lead = useLeadForm(type, action, answer);
  const sent = lead.answer?.sent === true;
  const goesOn = sent && thenTo;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => window.location.assign(goesOn), redirectDelay);
    return () => clearTimeout(timer);
  }, [goesOn]);
  if (!sent) return <LeadForm lead={lead} type={type} stamp={stamp} action={action} />;
  return (
    <div className="sent">
      <AnswerNotice lead={lead}>
        {goesOn && (
          <a className="link" href={goesOn}>
            Choose a time now
          </a>
        )}
      </AnswerNotice>
      <div>
        <p className="label text-accent">What happens next</p>
        <ol>
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <a className="link justify-self-start" href={again}>
        Send another enquiry
      </a>
    </div>
  );
}
