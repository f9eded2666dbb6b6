import { index, layout, route } from "@react-router/dev/routes";

/** The agency's own pages. All are inside `guard.ts`: who is not on the staff finds nothing here. */
export const staff = route("staff", "routes/staff/guard.ts", [
  layout("routes/staff/area.tsx", [
    index("routes/staff/leads.tsx"),
    route("leads/:leadId", "routes/staff/lead.tsx"),
    route("mails", "routes/staff/mails.tsx"),
    route("figures", "routes/staff/figures.tsx"),
    route("people", "routes/staff/people.tsx"),
    route("*", "routes/staff/nothing.tsx"),
  ]),
  route("leads.csv", "routes/staff/leads-csv.ts"),
  route("people/copy", "routes/staff/person-copy.ts"),
]);
