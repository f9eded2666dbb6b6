import { keepingLabels, originalKeepings, type Retention } from "../../schemas/retention.ts";
import { Form } from "../forms/page-form.tsx";

/** How long originals are kept. The analysis of a case stays whatever is chosen. */
export function RetentionForm({ retention, action }: { retention: Retention; action: string }) {
  return (
    <Form method="post" action={action} className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="field-label">Keep original files</legend>
        {originalKeepings.map((keeping) => (
          <label key={keeping} className="flex min-h-8 items-center gap-3">
            <input
              type="radio"
              name="originals"
              value={keeping}
              defaultChecked={retention.originals === keeping}
              className="size-5"
            />
            {keepingLabels[keeping]}
          </label>
        ))}
      </fieldset>
      <p className="text-xs text-soft">
        The text and the analysis stay when an original goes, and the dashboard says so a week
        before. An original that is deleted cannot be brought back: if you have a duty to keep the
        file, keep your own copy before you choose 30 or 90 days.
      </p>
      <p>
        <button type="submit" name="intent" value="retention" className="action">
          Save
        </button>
      </p>
    </Form>
  );
}
