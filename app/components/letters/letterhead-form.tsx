import { Form } from "../forms/page-form.tsx";
import { Notice } from "../ui/notice.tsx";

/** Uploads a Word document as the firm's letterhead. @param faults what was wrong with the last one. */
export const LetterheadForm = ({ faults, replaces }: { faults: string[]; replaces: boolean }) => (
  <Form method="post" encType="multipart/form-data" className="grid gap-4">
    {faults.length > 0 && (
      <Notice look="bad">
        {faults.length === 1 ? (
          faults[0]
        ) : (
          <ul className="grid list-disc gap-1 pl-5">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </Notice>
    )}
    <label className="field">
      <span className="field-label">{replaces ? "Another letterhead" : "Letterhead"}</span>
      <input type="file" name="file" accept=".docx" required className="field-input" />
      <span className="field-hint">A Word document (.docx) of at most 1 MB.</span>
    </label>
    <p>
      <button type="submit" className="action">
        {replaces ? "Replace the letterhead" : "Use this letterhead"}
      </button>
    </p>
  </Form>
);
