import { CircleAlert } from "lucide-react";
import { recordPath } from "../firm/addresses.ts";
import { Form } from "../forms/page-form.tsx";
import type { Checked } from "./checked-record.tsx";

/** What an owner can keep, outside of our reach, and hold against the record later. */
export function KeptHash({ checked: { hash, asked, wrong } }: { checked: Checked }) {
  if (!hash) return null;
  return (
    <div className="sheet grid gap-3 p-5 text-xs">
      <p>
        The hash of the newest event is <code className="secret break-all">{hash}</code>. Keep it,
        or the CSV file, outside of LegalAI: later you can check here that everything up to it is
        still the same.
      </p>
      <Form method="get" action={recordPath} className="grid gap-1">
        <input type="hidden" name="check" value="yes" />
        <label className="field-label" htmlFor="kept-hash">
          A hash that you kept
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            key={asked}
            id="kept-hash"
            name="hash"
            required
            defaultValue={asked}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? "kept-hash-wrong" : undefined}
            autoComplete="off"
            spellCheck={false}
            className="field-input secret min-w-0 flex-1 basis-72"
          />
          <button type="submit" className="action quiet">
            Compare
          </button>
        </div>
        {wrong && (
          <p id="kept-hash-wrong" className="field-error">
            <CircleAlert aria-hidden="true" strokeWidth={1.75} />
            <span>{wrong}</span>
          </p>
        )}
      </Form>
    </div>
  );
}
