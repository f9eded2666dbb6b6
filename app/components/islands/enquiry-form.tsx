import { useEffect } from "react";
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
};

export function EnquiryForm({ type, action, stamp, answer, thenTo }: Props) {
  const lead = useLeadForm(type, action, answer);
  const goesOn = lead.sent && thenTo;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => window.location.assign(goesOn), redirectDelay);
    return () => clearTimeout(timer);
  }, [goesOn]);
  return (
    <LeadForm lead={lead} type={type} stamp={stamp} action={action}>
      {goesOn && (
        <a className="link" href={goesOn}>
          Choose a time now
        </a>
      )}
    </LeadForm>
  );
}
