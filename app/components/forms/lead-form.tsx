import { honeypotField, stampField } from "../../schemas/form-fields.ts";
import { AnswerNotice } from "./answer-notice.tsx";
import { Field } from "./field.tsx";
import { type LeadField, type LeadType, leadForms } from "./lead-fields.ts";
import type { useLeadForm } from "./use-lead-form.ts";

type Props = {
  lead: ReturnType<typeof useLeadForm>;
  type: LeadType;
  stamp: string;
  /** Where a plain post goes, with the anchor to come back to. */
  action: string;
};

export function LeadForm({ lead, type, stamp, action }: Props) {
  const { form, fields, onSubmit, sending } = lead;
  return (
    <form
      method="post"
      action={action}
      id={form.id}
      onSubmit={onSubmit}
      noValidate
      className="lead"
    >
      <AnswerNotice lead={lead} />
      <input type="hidden" name="lead_type" value={type} />
      <input type="hidden" name={stampField} value={stamp} />
      {leadForms[type].fields.map(({ name, wanted, wide, ...asks }: LeadField) => {
        const field = fields[name];
        const mark = field?.required || wanted ? "needed" : "optional";
        return field && <Field key={name} {...asks} field={field} mark={mark} wide={wide} />;
      })}
      <div className="away" inert>
        <label>
          Leave this empty
          <input name={honeypotField} autoComplete="off" />
        </label>
      </div>
      <p className="text-xs text-soft">
        * Needed. We use what you send to answer you, as the{" "}
        <a className="link" href="/privacy">
          privacy page
        </a>{" "}
        says.
      </p>
      <div className="send">
        <button type="submit" className="button" aria-disabled={sending}>
          <span>{sending ? "Sending…" : leadForms[type].submit}</span>
        </button>
      </div>
    </form>
  );
}
