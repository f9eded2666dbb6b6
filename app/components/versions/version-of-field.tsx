import type { Case } from "../../schemas/case.ts";

export type RecentCase = Pick<Case, "id" | "case_name">;

/** The case that a document is the next version of, for who uploads without scripts; nothing where there is none. */
export const VersionOfField = ({ cases }: { cases: readonly RecentCase[] }) =>
  cases.length > 0 && (
    <div>
      <label htmlFor="version-of" className="field-label">
        This document is
      </label>
      <p id="version-of-hint" className="field-hint">
        A further version goes to its case, which keeps its name and each earlier version.
      </p>
      <select
        id="version-of"
        name="version_of"
        aria-describedby="version-of-hint"
        className="field-input"
      >
        <option value="">A case of its own</option>
        {cases.map(({ id, case_name }) => (
          <option key={id} value={id}>
            The next version of {case_name}
          </option>
        ))}
      </select>
    </div>
  );
