import { env } from "cloudflare:workers";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
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

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** A copy with all of its tracked changes rejected; paragraphs that only they made are left empty. */
function rejected(copy: Uint8Array): Uint8Array {
  const parts = unzipSync(copy);
  const body = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
  const original = body
    .replace(/<w:ins\b[^>]*[^/]>.*?<\/w:ins>/gs, "")
    .replace(/<\/?w:del\b[^>]*>/g, "")
    .replaceAll("w:delText", "w:t");
  return zipSync({ ...parts, "word/document.xml": strToU8(original) });
}

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
    const marked = new Uint8Array(await copy.arrayBuffer());
    const read = await extractText(rejected(marked), "rejected.docx");
    promises.checks.push(async () => {
      expect(read).toMatchObject({ ok: true });
      expect(read.ok && linesOf(read.text)).toEqual(linesOf(contractText));
      const told = await database(env).select().from(auditEvents);
      expect(told.map(({ thing_kind }) => thing_kind)).toContain("marked");
    });
  },
};
