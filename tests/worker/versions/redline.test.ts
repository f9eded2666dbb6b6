import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  caseVersions,
  deletedOriginals,
  firms,
  legalCases,
} from "../../../app/db/schema.server.ts";
import { getCaseDetails } from "../../../app/services/cases/details.server.ts";
import type { Member } from "../../../app/services/firms/rights.ts";
import { redlineOffer } from "../../../app/services/versions/redline.server.ts";
import { firmWith } from "../harness/firms.ts";
import { twoDrafts } from "./drafts.ts";

async function offered(member: Member, id: string) {
  const of = (version: number) => getCaseDetails(env, member, id, version);
  return redlineOffer(env, member, { older: await of(1), newer: await of(2) });
}

/** A case whose two drafts are Word files, in a firm with an owner and an assistant. */
async function twoWordFiles() {
  const { partner, clerk, firmId } = await firmWith({ partner: "owner", clerk: "assistant" });
  const { id } = await twoDrafts(partner.browser);
  const db = database(env);
  const renamed = () => ({ file_name: "Services.docx" });
  const ofOlder = eq(caseVersions.case_id, id);
  return {
    ...{ partner, clerk, firmId, id, db },
    rename: () =>
      db.batch([
        db.update(legalCases).set(renamed()).where(eq(legalCases.id, id)),
        db.update(caseVersions).set(renamed()).where(ofOlder),
      ]),
  };
}

it("a redline is offered of two Word files only, in the name that marks are made in", async () => {
  const { partner, firmId, id, db, rename } = await twoWordFiles();
  expect(await offered(partner.member, id)).toBe(null);
  await rename();
  const offer = { caseId: id, from: 1, to: 2, hindrance: null };
  expect(await offered(partner.member, id)).toMatchObject({
    // Who has no name of their own is called by the firm's: no address goes to the other side.
    ...{ ...offer, author: "Banksia Legal" },
  });
  await db.update(firms).set({ marks_by: "firm" }).where(eq(firms.id, firmId));
  expect(await offered(partner.member, id)).toMatchObject({ ...offer, author: "Banksia Legal" });
});

it("who may not take files away, and whose original is gone, are told so instead", async () => {
  const { partner, clerk, id, db, rename } = await twoWordFiles();
  await rename();
  expect((await offered(clerk.member, id))?.hindrance).toContain("role");
  await db.insert(deletedOriginals).values({ document_id: id, deleted_at: 1 });
  expect((await offered(partner.member, id))?.hindrance).toContain("The original of version 1");
});
