import { X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { AnswerNotice } from "../forms/answer-notice.tsx";
import { LeadForm } from "../forms/lead-form.tsx";
import { type LeadAnswer, useLeadForm } from "../forms/use-lead-form.ts";
import { guideDialogId } from "../ui/button.tsx";

type Props = {
  title: string;
  lead: string;
  action: string;
  guide: string;
  stamp: string;
  answer: LeadAnswer | undefined;
};

/**
 * The offer of the free guide: a native dialog, opened by buttons anywhere on the page. It closes and
 * clears when the request is stored. Without scripts a refused request comes back with the dialog open.
 */
export function GuideOffer({ title, lead: text, action, guide, stamp, answer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const lead = useLeadForm("ai_resource", action, answer);
  const sent = lead.answer?.sent === true;

  // Before the notice takes the focus, which a modal dialog would keep from it.
  useLayoutEffect(() => {
    if (sent) dialog.current?.close();
  }, [sent]);

  return (
    <>
      <div className="toast">
        {sent && (
          <AnswerNotice lead={lead}>
            <a className="link" href={guide} target="_blank" rel="noopener">
              Or open it now
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </AnswerNotice>
        )}
      </div>
      <dialog
        ref={dialog}
        id={guideDialogId}
        className="guide-dialog tone-paper"
        aria-labelledby="guide-title"
        open={answer !== undefined && !answer.sent}
        suppressHydrationWarning
      >
        <h2 id="guide-title" className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 mb-6 text-soft">{text}</p>
        <div className="lead-place">
          <LeadForm
            lead={sent ? { ...lead, answer: undefined } : lead}
            type="ai_resource"
            stamp={stamp}
            action={action}
          />
        </div>
        {/* The last in order, so that the dialog begins at the first field. */}
        <button type="button" className="dialog-close" command="close" commandfor={guideDialogId}>
          <X className="size-6" strokeWidth={1.5} aria-hidden="true" />
          <span className="sr-only">Close</span>
        </button>
      </dialog>
    </>
  );
}
