import { env } from "cloudflare:workers";
import { database } from "../../../app/db/client.server.ts";
import { caseDates } from "../../../app/db/schema.server.ts";
import type { DateState } from "../../../app/schemas/dates/kept.ts";

type Of = { day: string | null; state?: DateState; by?: string; who?: string[] };

/** Stores a date of a case as it counts. @returns its id. */
export async function storeDate(
  firmId: string,
  caseId: string,
  what: string,
  { day, state = "sure", by, who = ["Acacia Pty Ltd"] }: Of,
): Promise<string> {
  const id = crypto.randomUUID();
  const read = state === "sure" ? "sure" : "proposed";
  await database(env)
    .insert(caseDates)
    .values({
      ...{ case_id: caseId, date_id: id, firm_id: firmId, day, state, own: false, gone: false },
      base: {
        ...{ id, kind: "fixed", what, who, date: day, opens: null, event: null, period: null },
        ...{ sum: "A sum.", convention: "on", other: null, calendar: null, action: "payment" },
        ...{ quote: what, start: 0, end: what.length, place: "cl 1", state: read },
        ...{ by: null, at: null, version: 1 },
      },
      said: by && state !== "sure" ? { state } : {},
      ...(by && { changed_by: by, changed_at: 1 }),
      version: 1,
    });
  return id;
}
