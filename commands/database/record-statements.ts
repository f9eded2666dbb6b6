import * as v from "valibot";
import type { RecordedEvent } from "../../app/services/record/chain.ts";

/** A firm with a record: the ends of its chain, where it has been sealed, and how many events wait for their seal. */
export type RecordOfFirm = {
  firm_id: string;
  before: string | null;
  seq: number;
  hash: string | null;
  signature: string | null;
  waiting: number;
};
export type StoredEvent = RecordedEvent & { seq: number };

const eventsAPage = 2_000;

/** An id as a value in SQL, which `wrangler d1 execute` takes as text alone. @throws ValiError for what is none. */
const quoted = (id: string) => `'${v.parse(v.pipe(v.string(), v.uuid()), id)}'`;

/** @throws ValiError for what is no hash. */
const hex = (hash: string) => v.parse(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), hash);

export const recordStatements = {
  /** The records of all firms, or of one. What was sealed without a chain counts to the last, so that it shows. */
  records: (firmId?: string) => `
    SELECT firms.firm_id, chain.before, chain.hash, chain.signature,
      coalesce(chain.seq, (SELECT max(seq) FROM audit_events WHERE firm_id = firms.firm_id AND hash IS NOT NULL), 0) AS seq,
      (SELECT count(*) FROM audit_events WHERE firm_id = firms.firm_id AND hash IS NULL AND seq > coalesce(chain.seq, 0)) AS waiting
    FROM (SELECT firm_id FROM audit_chains UNION SELECT firm_id FROM audit_events) AS firms
    LEFT JOIN audit_chains AS chain ON chain.firm_id = firms.firm_id
    ${firmId === undefined ? "" : `WHERE firms.firm_id = ${quoted(firmId)}`}
    ORDER BY firms.firm_id`,
  /** Writes a signature of a chain's ends, unless they are others by now. */
  sign: (firmId: string, hash: string, signature: string) => `
    UPDATE audit_chains SET signature = '${hex(signature)}' WHERE firm_id = ${quoted(firmId)} AND hash = '${hex(hash)}'`,
  /** The events of a firm after one, up to one. */
  events: (firmId: string, after: number, upTo: number) => `
    SELECT * FROM audit_events WHERE firm_id = ${quoted(firmId)} AND seq > ${after} AND seq <= ${upTo}
    ORDER BY seq LIMIT ${eventsAPage}`,
};
