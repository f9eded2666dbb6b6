import {
  type LeadQuery,
  leadStatuses,
  leadStatusLabels,
  leadTypeLabels,
  nobody,
} from "../../schemas/leads/lead-handling.ts";
import type { Member } from "./lead-view.ts";

/** Which leads are shown. It is all in the address, so that it can be kept and sent on. */
export function LeadFilters({ query, staff }: { query: LeadQuery; staff: readonly Member[] }) {
  const filtered = query.q || query.status || query.kind || query.owner;
  return (
    <search>
      <form method="get" action="/staff" className="filters">
        {query.held && <input type="hidden" name="held" value="yes" />}
        <input
          type="search"
          name="q"
          aria-label="Search in leads"
          placeholder="Search in leads"
          maxLength={200}
          defaultValue={query.q}
          className="field-input"
        />
        <Choice name="status" label="Status" value={query.status}>
          {leadStatuses.map((status) => [status, leadStatusLabels[status]])}
        </Choice>
        <Choice name="kind" label="Source" value={query.kind}>
          {Object.entries(leadTypeLabels)}
        </Choice>
        <Choice name="owner" label="Owner" value={query.owner}>
          {[[nobody, "Nobody"], ...staff.map(({ id, email }) => [id, email] as const)]}
        </Choice>
        <button type="submit" className="action quiet">
          Show
        </button>
        {filtered && (
          <a href={query.held ? "/staff?held=yes" : "/staff"} className="link self-center">
            Show all
          </a>
        )}
      </form>
    </search>
  );
}

function Choice({
  name,
  label,
  value,
  children,
}: {
  name: string;
  label: string;
  value: string | undefined;
  children: readonly (readonly [value: string, words: string])[];
}) {
  return (
    <select name={name} aria-label={label} defaultValue={value ?? ""} className="field-input">
      <option value="">{label}: any</option>
      {children.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}
