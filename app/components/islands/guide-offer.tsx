import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { LeadForm } from "../forms/lead-form.tsx";
import { type LeadAnswer, useLeadForm } from "../forms/use-lead-form.ts";
import { guideDialogId } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

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
  const { sent } = lead;

  useEffect(() => {
    if (sent) dialog.current?.close();
  }, [sent]);

  return (
    <>
      <div className="toast">
        <Notice look="good" title={sent ? lead.notice?.title : undefined}>
          {sent && (
            <>
              <p>{lead.notice?.text}</p>
              <a className="link" href={guide} target="_blank" rel="noopener">
                Or open it now
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </>
          )}
        </Notice>
      </div>
      <dialog
        ref={dialog}
        id={guideDialogId}
        className="guide-dialog tone-paper"
        aria-labelledby="guide-title"
        open={answer !== undefined && !answer.sent}
        suppressHydrationWarning
      >
        <div className="dialog-head flex items-start justify-between gap-6">
          <h2 id="guide-title" className="text-2xl">
            {title}
          </h2>
          <button
            type="button"
            className="flex size-11 flex-none items-center justify-center hover:text-accent"
            command="close"
            commandfor={guideDialogId}
          >
            <X className="size-6" strokeWidth={1.5} aria-hidden="true" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <p className="mt-2 mb-6 text-soft">{text}</p>
        <LeadForm
          lead={sent ? { ...lead, notice: undefined } : lead}
          type="ai_resource"
          stamp={stamp}
          action={action}
        />
      </dialog>
    </>
  );
}
