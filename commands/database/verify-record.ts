/**
 * `npm run verify-record -- [--firm ID] [--remote]`: whether the records of firms are all that was ever written, and as
 * it was. In the local database, or with `--remote` in the one that is deployed; `PERSIST` is the folder of the local one.
 */
import { parseArgs } from "node:util";
import { isValiError } from "valibot";
import { checkChain, nothingBefore } from "../../app/services/record/chain.ts";
import { askDatabase } from "./ask-database.ts";
import { type RecordOfFirm, recordStatements, type StoredEvent } from "./record-statements.ts";

const { values } = parseArgs({
  options: { firm: { type: "string" }, remote: { type: "boolean", default: false } },
});

function* events({ firm_id, seq }: RecordOfFirm) {
  for (let after = 0; ; ) {
    const page = askDatabase<StoredEvent>(
      recordStatements.events(firm_id, after, seq),
      values.remote,
    );
    yield page;
    const last = page.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

try {
  const records = askDatabase<RecordOfFirm>(recordStatements.records(values.firm), values.remote);
  if (records.length === 0) console.log("Nothing is recorded.");
  for (const record of records) {
    const { before, hash } = record;
    const { ok, rows, firstBroken } = await checkChain(
      { before: before ?? nothingBefore, hash: hash ?? nothingBefore },
      events(record),
    );
    const waiting = record.waiting > 0 ? `, ${record.waiting} not sealed yet` : "";
    const verdict = ok ? "unbroken" : `BROKEN at ${firstBroken ?? "its beginning"}`;
    console.log(`${record.firm_id}: ${rows} events${waiting}, ${verdict}`);
    if (!ok) process.exitCode = 1;
  }
} catch (error) {
  console.error(
    isValiError(error) ? "A firm is named by its id, a UUID." : String((error as Error).message),
  );
  process.exitCode = 1;
}
