import { requestScope } from "../../context.ts";
import { recordFilterSchema } from "../../schemas/record.ts";
import { recordAsCsv } from "../../services/record/export.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/record-csv.ts";
import { askedRecord } from "./asked-record.ts";

/** The download of the part of the record that the page shows, all pages of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = askedRecord(request, recordFilterSchema);
  const member = context.get(memberContext);
  const csv = recordAsCsv(context.get(requestScope), member, member.firm.id, filter);
  return new Response(await orStatusPage(csv), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="record.csv"',
      "Content-Security-Policy": "sandbox",
    },
  });
}
