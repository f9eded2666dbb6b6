import { leadStatuses, leadStatusLabels } from "../../schemas/leads/lead-handling.ts";
import type { LeadView, Member } from "./lead-view.ts";

/** Status and owner of a lead; what was chosen and refused is still chosen. */
export function HandlingForm({
  lead,
  staff,
  typed,
}: {
  lead: LeadView;
  staff: readonly Member[];
  typed: Record<string, unknown> | undefined;
}) {
  const { owner } = lead;
  // Who has left the staff stays the owner until somebody else is.
  const former = owner && !staff.some(({ id }) => id === owner.id) ? [owner] : [];
  return (
    <form method="post" className="sheet grid content-start gap-4 p-5">
      <h2 className="text-lg">Handling</h2>
      <input type="hidden" name="version" value={lead.version} />
      <label>
        <span className="field-label">Status</span>
        <select
          name="status"
          defaultValue={String(typed?.status ?? lead.status)}
          className="field-input"
        >
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {leadStatusLabels[status]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="field-label">Owner</span>
        <select
          name="owner"
          defaultValue={String(typed ? (typed.owner ?? "") : (owner?.id ?? ""))}
          className="field-input"
        >
          <option value="">Nobody</option>
          {staff.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
          {former.map(({ id, email }) => (
            <option key={id} value={id}>
              {email} (not on the staff any more)
            </option>
          ))}
        </select>
      </label>
      <p>
        <button type="submit" name="intent" value="handle" className="action">
          Save
        </button>
      </p>
    </form>
  );
}
