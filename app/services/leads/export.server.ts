import { byteOrderMark, csvLine, csvStream } from "../../lib/csv.ts";
import { budgetLabels, enquiryTypeLabels, urgencyLabels } from "../../schemas/leads/lead.ts";
import {
  type LeadQuery,
  leadStatusLabels,
  leadTypeLabels,
} from "../../schemas/leads/lead-handling.ts";
import { listLeads, type StaffLead } from "./list.server.ts";

const iso = (time: number | null) => (time === null ? "" : new Date(time).toISOString());

const columns: Record<string, (lead: StaffLead) => string> = {
  Received: ({ createdAt }) => iso(createdAt),
  Source: ({ kind }) => leadTypeLabels[kind],
  Business: ({ business }) => business,
  Name: ({ name }) => name ?? "",
  Email: ({ email }) => email ?? "",
  Phone: ({ phone }) => phone ?? "",
  Website: ({ website }) => website ?? "",
  Need: ({ need }) => (need ? enquiryTypeLabels[need] : ""),
  Budget: ({ budget }) => (budget ? budgetLabels[budget] : ""),
  Urgency: ({ urgency }) => (urgency ? urgencyLabels[urgency] : ""),
  Message: ({ message }) => message ?? "",
  Status: ({ status }) => leadStatusLabels[status],
  Owner: ({ owner }) => owner?.email ?? "",
  "First answered": ({ answeredAt }) => iso(answeredAt),
  "Held back": ({ held }) => (held ? "yes" : ""),
  Id: ({ id }) => id,
};

const rowsAtOnce = 500;

async function* lines(env: Env, query: LeadQuery): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(Object.keys(columns));
  let after = query.after;
  do {
    const { leads, next } = await listLeads(env, { ...query, after }, rowsAtOnce);
    yield leads
      .map((lead) => csvLine(Object.values(columns).map((column) => column(lead))))
      .join("");
    after = next ?? undefined;
  } while (after);
}

/** All leads that a query asks for as a CSV file, page after page while it is read. */
export function leadsAsCsv(env: Env, query: LeadQuery): ReadableStream<Uint8Array> {
  return csvStream(lines(env, query));
}
