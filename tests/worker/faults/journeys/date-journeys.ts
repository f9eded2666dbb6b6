import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import { caseDateReadings, caseDates } from "../../../../app/db/schema.server.ts";
import type { KeptDate } from "../../../../app/schemas/dates/kept.ts";
import { Browser } from "../../harness/browser.ts";
import { insist, type Journey } from "./journeys.ts";
import { analysedCase, theCase } from "./version-journeys.ts";

export const sayOfDates: Journey = {
  name: "reading the dates of a case, adding one and dismissing it",
  ports: ["bucket", "database", "rate limit"],
  fewestCalls: 12,
  async prepare(there) {
    const { session } = await analysedCase(there);
    // As of a case that was analysed before dates were kept.
    await database(env).delete(caseDates);
    await database(env).delete(caseDateReadings);
    return session;
  },
  async run(withEnv, promises, session = "") {
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const { id } = await theCase();
    promises.cases.push(id);
    const address = `/api/cases/${id}/dates`;
    await insist(() => browser.get(address));
    const own = { date: "2027-05-03", what: "Settlement" };
    const added = await insist(() => browser.send("POST", address, own));
    if (!added) return;
    const { date } = (await added.json()) as { date: KeptDate };
    const stored = async () =>
      (await database(env).select().from(caseDates).where(eq(caseDates.date_id, date.id)))[0];
    promises.checks.push(async () => expect(await stored()).toMatchObject({ day: "2027-05-03" }));
    const dismissed = { state: "dismissed", version: date.version };
    if (await insist(() => browser.send("PATCH", `${address}/${date.id}`, dismissed)))
      promises.checks.push(async () =>
        expect(await stored()).toMatchObject({ state: "dismissed" }),
      );
  },
};
