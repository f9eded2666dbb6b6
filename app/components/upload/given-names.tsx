import { maxCaseName, maxCaseType } from "../../schemas/cases/fields.ts";

/** The names of a case before its document is chosen, and as they are sent without JavaScript. */
export function GivenNames({ caseName, caseType }: { caseName: string; caseType: string }) {
  return (
    <>
      <div>
        <label htmlFor="case-name" className="field-label">
          Case Name
        </label>
        <input
          id="case-name"
          name="case_name"
          maxLength={maxCaseName}
          defaultValue={caseName}
          aria-describedby="case-name-hint"
          className="field-input"
        />
        <p id="case-name-hint" className="field-hint">
          Left empty, the file’s name without its extension.
        </p>
      </div>
      <div>
        <label htmlFor="case-type" className="field-label">
          Case Type <span className="font-normal text-soft">(optional)</span>
        </label>
        <input
          id="case-type"
          name="case_type"
          maxLength={maxCaseType}
          defaultValue={caseType}
          className="field-input"
        />
      </div>
    </>
  );
}
