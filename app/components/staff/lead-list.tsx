import { dot } from "../../lib/text/dot.ts";
import { budgetLabels, enquiryTypeLabels, urgencyLabels } from "../../schemas/leads/lead.ts";
import { leadTypeLabels } from "../../schemas/leads/lead-handling.ts";
import { LeadAge } from "./lead-age.tsx";
import { LeadStatusMark } from "./lead-status.tsx";
import type { LeadView } from "./lead-view.ts";

/** Leads, a line each; in a wide window the lines' parts stand in columns. */
export function LeadList({ leads, now }: { leads: readonly LeadView[]; now: number }) {
  return (
    <ul className="sheet lead-list">
      {leads.map((lead) => (
        <li key={lead.id} className={`lead-line ${lead.overdue ? "is-overdue" : ""}`}>
          <div className="lead-who">
            <a href={`/staff/leads/${lead.id}`} className="case-name">
              {lead.business}
            </a>
            <p className="text-xs text-soft">
              {[lead.name ?? lead.email ?? lead.phone, leadTypeLabels[lead.kind]]
                .filter(Boolean)
                .join(dot)}
            </p>
          </div>
          <LeadAge lead={lead} now={now} />
          <div>
            <p>{lead.need ? enquiryTypeLabels[lead.need] : "The guide"}</p>
            <p className="text-xs text-soft">{lead.budget && budgetLabels[lead.budget]}</p>
          </div>
          <p className={`lead-urgency ${lead.urgency === "urgent" ? "font-semibold" : ""}`}>
            {lead.urgency && urgencyLabels[lead.urgency]}
          </p>
          <div className="lead-state">
            <LeadStatusMark status={lead.status} held={lead.held} />
            <p className="text-xs text-soft">{lead.owner?.email ?? "No owner"}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
