import type { ReactNode } from "react";
import { honeypotField, stampField } from "../../schemas/form-fields.ts";
import { Notice } from "../ui/notice.tsx";
import { Field } from "./field.tsx";
import { type LeadField, type LeadType, leadForms } from "./lead-fields.ts";
import type { useLeadForm } from "./use-lead-form.ts";

type Props = {
  lead: ReturnType<typeof useLeadForm>;
  type: LeadType;
  stamp: string;
  /** Where a plain post goes, with the anchor to come back to. */
  action: string;
  children?: ReactNode;
};

export function LeadForm({ lead, type, stamp, action, children }: Props) {
  const { form, fields, sending, sent, notice } = lead;
  return (
    <form
      method="post"
      action={action}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      className="grid gap-6"
    >
      <Notice look={sent ? "good" : "bad"} title={notice?.title}>
        {notice && (
          <>
            <p>{notice.text}</p>
            {children}
          </>
        )}
      </Notice>
      <input type="hidden" name="lead_type" value={type} />
      <input type="hidden" name={stampField} value={stamp} />
      <div className="away" aria-hidden="true">
        <label>
          Leave this empty
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {leadForms[type].fields.map(({ name, wanted, ...asks }: LeadField) => {
        const field = fields[name];
        const mark = field?.required || wanted ? "needed" : "optional";
        return field && <Field key={name} {...asks} field={field} mark={mark} />;
      })}
      <p className="text-xs text-soft">
        * Needed. We use what you send to answer you, as the{" "}
        <a className="link" href="/privacy">
          privacy page
        </a>{" "}
        says.
      </p>
      <div>
        <button type="submit" className="button" aria-disabled={sending}>
          <span>{sending ? "Sending…" : leadForms[type].submit}</span>
        </button>
      </div>
    </form>
  );
}
