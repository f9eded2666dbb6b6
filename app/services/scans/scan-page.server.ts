import type { ScannedPage } from "../../schemas/documents/scan.ts";
import { getCase } from "../cases/cases.server.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { noSuchCase } from "../cases/rows.server.ts";
import { getScanObject } from "../cases/storage.server.ts";
import type { Member } from "../firms/rights.ts";
import { isUnsure, unpackPages } from "./packed-pages.server.ts";
import { scannedDocument } from "./scanned-document.server.ts";

type Shown = ScannedPage & { index: number };

/**
 * A case with one page of its scan, and how many words of each page are to be looked at. `scan` is null as long as
 * nothing has been read from pictures; `seen` names the state in which it is.
 * @param wanted which page, from 0; without one the first that has words to look at.
 * @throws AppError `not_found`, `forbidden`.
 */
export async function getScan(env: Env, member: Member, caseId: string, wanted: number | null) {
  await demandOnCase(env, member, "write", caseId);
  const found = await getCase(env, member, caseId);
  const document = await scannedDocument(env, caseId);
  if (!document) throw noSuchCase();
  const object = await getScanObject(env, document.id);
  if (!object) return { case: found, scan: null };
  const unsure: number[] = [];
  let [shown, first]: (Shown | null)[] = [null, null];
  for await (const page of unpackPages(object.body)) {
    const index = unsure.length;
    unsure.push(page.words.filter(isUnsure).length);
    if (index === wanted) shown = { ...page, index };
    if (!first || (unsure[first.index] === 0 && unsure[index] !== 0)) first = { ...page, index };
  }
  const page = shown ?? first;
  if (!page) return { case: found, scan: null };
  const seen = Number(object.customMetadata?.changes ?? 1);
  return { case: found, scan: { seen, unsure, page } };
}
