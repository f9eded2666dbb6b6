/**
 * `npm run verify-record -- [--firm ID] [--sign] [--remote]`: whether the records of firms are all that was ever written,
 * and as it was, and with the deployment's keys in `RECORD_KEYS`, whether their ends are signed. `--sign` signs with the
 * first of them those that are unbroken. In the local database, or with `--remote` in the one that is deployed; `PERSIST`
 * is the folder of the local one.
 */
import { parseArgs } from "node:util";
import { isValiError } from "valibot";
import { checkChain, nothingBefore } from "../../app/services/record/chain.ts";
import { isSigned, recordKeys, signatureOf } from "../../app/services/record/signature.ts";
import { askDatabase } from "./ask-database.ts";
import { type RecordOfFirm, recordStatements, type StoredEvent } from "./record-statements.ts";

const { values } = parseArgs({
  options: {
    firm: { type: "string" },
    sign: { type: "boolean", default: false },
    remote: { type: "boolean", default: false },
  },
});
const { RECORD_KEYS = "" } = process.env;
const keys = recordKeys({ RECORD_KEYS });

/** What is to be said of the signature, once the chain is found unbroken; whether that is well. */
function signatureIn(record: RecordOfFirm): { well: boolean; said: string } {
  const { firm_id, before, hash, signature } = record;
  if (before === null || hash === null) return { well: true, said: "" };
  const signed = isSigned(keys, { firm_id, before, hash, signature });
  if (signed === null)
    return { well: true, said: ", signature not checked: RECORD_KEYS is not set" };
  if (signed && !values.sign) return { well: true, said: ", signed" };
  const fresh = signatureOf(keys, { firm_id, before, hash });
  if (!values.sign || fresh === null) return { well: false, said: ", NOT SIGNED" };
  askDatabase(recordStatements.sign(firm_id, hash, fresh), values.remote);
  return { well: true, said: signed ? ", signed anew" : ", was not signed, is now" };
}

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
    const { well, said } = ok ? signatureIn(record) : { well: false, said: "" };
    const verdict = ok ? "unbroken" : `BROKEN at ${firstBroken ?? "its beginning"}`;
    console.log(`${record.firm_id}: ${rows} events${waiting}, ${verdict}${said}`);
    if (!well) process.exitCode = 1;
  }
} catch (error) {
  console.error(
    isValiError(error) ? "A firm is named by its id, a UUID." : String((error as Error).message),
  );
  process.exitCode = 1;
}
