import type { ScannedPage } from "../../schemas/documents/scan.ts";
import { demandReading } from "../cases/demand.server.ts";
import { getScanObject } from "../cases/storage.server.ts";
import { AppError } from "../errors.ts";
import { recordedReading } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { versionRow } from "../versions/list.server.ts";
import { unpackPages } from "./packed-pages.server.ts";

/**
 * The words that a machine read from the pictures of a case's pages, with their places: JSON, written a page at a time.
 * @param version another version of its document than the newest, by its number.
 * @throws AppError `not_found`, also where no words were read from pictures.
 */
export async function getScanWords(
  scope: Scope,
  member: Member,
  caseId: string,
  version?: number | undefined,
): Promise<ReadableStream> {
  const { env } = scope;
  await demandReading(env, member, caseId);
  const { document_id } = await versionRow(env, member, caseId, version);
  await recordedReading(scope, member, { kind: "text", id: caseId });
  const object = await getScanObject(env, document_id);
  if (!object)
    throw new AppError("not_found", "No words of this document were read from pictures.");
  const parts = inJson(unpackPages(object.body));
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
    async cancel() {
      await parts.return();
    },
  });
}

async function* inJson(pages: AsyncIterable<ScannedPage>): AsyncGenerator<string, void> {
  let before = '{"pages":[';
  for await (const page of pages) {
    yield before + JSON.stringify(page);
    before = ",";
  }
  yield before === "," ? "]}" : `${before}]}`;
}
