import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { database } from "../../../../app/db/client.server.ts";
import { auditEvents, legalCases } from "../../../../app/db/schema.server.ts";
import { extractText } from "../../../../app/documents/index.ts";
import { withLimits } from "../../../../app/services/limits.ts";
import { contractText } from "../../../fixtures/contract.ts";
import { p } from "../../../fixtures/word/bodies.ts";
import { mainPart, wordPackage } from "../../../fixtures/word/package.ts";
import { scopeOf, startedSession } from "../../harness/accounts.ts";
import { Browser } from "../../harness/browser.ts";
import { askPage } from "../../harness/served-pages.ts";
import { insist, type Journey } from "./journeys.ts";

const agreement = () => {
  const lines = contractText.split("\n").map((line) => p(line));
  return new File([Uint8Array.from(wordPackage(mainPart(lines.join(""))))], "Harbour Deed.docx");
};

export const markCopy: Journey = {
  name: "choosing points for a marked copy, and downloading it",
  ports: ["bucket", "database"],
  fewestCalls: 8,
  async prepare(there) {
    const session = await startedSession(there.env);
    await new Browser(there.env).keep("__Host-session", session).upload(agreement());
    return session;
  },
  async run(withEnv, promises, session = "") {
    const browser = new Browser(withEnv).keep("__Host-session", session);
    const [one] = await database(env).select().from(legalCases);
    if (!one) throw new Error("The document is there.");
    promises.cases.push(one.id);
    const send = (page: string) =>
      insist(() =>
        askPage(
          browser,
          `/legalai/case/${one.id}/${page}`,
          new URLSearchParams({ reader: "other_side", choose: "all" }),
          scopeOf(withLimits(withEnv)),
        ),
      );
    await send("marked.data");
    const copy = await send("marked-copy");
    // What was not made leads back to its page, which says why.
    if (!copy?.headers.has("Content-Disposition")) return;
    const read = await extractText(new Uint8Array(await copy.arrayBuffer()), "marked.docx");
    promises.checks.push(async () => {
      expect(read).toMatchObject({ ok: true, text: contractText.trim() });
      const told = await database(env).select().from(auditEvents);
      expect(told.map(({ thing_kind }) => thing_kind)).toContain("marked");
    });
  },
};
