import { Ellipsis } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useNavigation } from "react-router";
import type { CaseLine } from "../../schemas/case.ts";
import { maxCaseName, maxCaseType } from "../../schemas/cases/fields.ts";
import { Form } from "../forms/page-form.tsx";

type Props = {
  of: CaseLine;
  may: { write: boolean; delete: boolean };
  /** What was typed into its form and refused. */
  typed?: Record<string, unknown> | undefined;
};

/** Renames a case, changes its type, deletes it. Opened and closed by the browser itself. */
export function CaseMenu({ of, may, typed }: Props) {
  const id = useId();
  const menu = useRef<HTMLDetailsElement>(null);
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle" && menu.current) menu.current.open = typed !== undefined;
  }, [state, typed]);
  return (
    <details ref={menu} open={typed !== undefined} className="case-menu">
      <summary>
        <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5" />
        <span className="sr-only">
          {may.delete ? "Change or delete" : "Change"} {of.case_name}
        </span>
      </summary>
      <div className="case-menu-body">
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="id" value={of.id} />
          <input type="hidden" name="seen_name" value={of.case_name} />
          <input type="hidden" name="seen_type" value={of.case_type ?? ""} />
          {may.write && (
            <>
              <div>
                <label htmlFor={`${id}-name`} className="field-label">
                  Document name
                </label>
                <input
                  id={`${id}-name`}
                  name="case_name"
                  required
                  maxLength={maxCaseName}
                  defaultValue={String(typed?.case_name ?? of.case_name)}
                  className="field-input"
                />
              </div>
              <div>
                <label htmlFor={`${id}-type`} className="field-label">
                  Document type
                </label>
                <input
                  id={`${id}-type`}
                  name="case_type"
                  maxLength={maxCaseType}
                  defaultValue={String(typed?.case_type ?? of.case_type ?? "")}
                  className="field-input"
                />
              </div>
            </>
          )}
          <div className="flex flex-wrap gap-3">
            {may.write && (
              <button type="submit" name="intent" value="rename" className="action small">
                Save
              </button>
            )}
            {may.delete && (
              <button
                type="submit"
                name="intent"
                value="delete"
                formNoValidate
                className="action harm small"
              >
                Delete
              </button>
            )}
          </div>
        </Form>
      </div>
    </details>
  );
}
