import { Form } from "react-router";
import { formatDateTimeIn } from "../../lib/dates.ts";
import type { RecordVerdict } from "../../schemas/record.ts";
import { recordPath } from "../firm/addresses.ts";
import { Notice } from "../ui/notice.tsx";

type Checked = RecordVerdict & { at: string };

/** What a check of the chain of hashes and of its signature came to, and when. */
export function CheckedRecord({
  checked,
  timeZone,
}: {
  checked: Checked | null;
  timeZone: string;
}) {
  if (!checked) return <Notice />;
  const { rows, firstBroken, signed, at } = checked;
  const when = formatDateTimeIn(at, timeZone);
  const events = `${rows.toLocaleString("en-AU")} ${rows === 1 ? "event" : "events"}`;
  if (checked.ok)
    return (
      <div className="grid gap-3">
        <Notice look="good" title="Checked: unbroken">
          {when}. All {events} are there, as they were written and in their order
          {signed && ", and signed with a key that is not in the database"}.
        </Notice>
        <KeptHash checked={checked} />
      </div>
    );
  const unsigned = signed === false && firstBroken === null && rows > 0;
  return (
    <Notice look="bad" title={unsigned ? "Checked: not signed" : "Checked: broken"}>
      {when}.{" "}
      {unsigned ? (
        <>
          The {events} fit together, but their end does not bear our signature. Somebody may have
          rewritten them in the database; please ask us.
        </>
      ) : (
        <>
          Somebody has changed or removed events in the database.{" "}
          {firstBroken ? (
            <>
              The first place is the event <code className="break-all">{firstBroken}</code>, or next
              to it.
            </>
          ) : (
            "None of them is left."
          )}
        </>
      )}
    </Notice>
  );
}

/** What an owner can keep, outside of our reach, and hold against the record later. */
function KeptHash({ checked: { hash, kept } }: { checked: Checked }) {
  if (!hash) return null;
  return (
    <div className="sheet grid gap-3 p-5 text-xs">
      {kept !== null && (
        <Notice look={kept ? "good" : "bad"}>
          {kept
            ? "The record goes through the hash that you kept: all up to it is as it was then."
            : "The record does not go through the hash that you kept: what was there then has been replaced."}
        </Notice>
      )}
      <p>
        The hash of the newest event is <code className="break-all">{hash}</code>. Keep it, or the
        table, outside of LegalAI; later you can check here that all up to it is still the same.
      </p>
      <Form method="get" action={recordPath} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="check" value="yes" />
        <label className="grid min-w-0 flex-1 basis-72 gap-1">
          <span className="field-label">A hash that you kept</span>
          <input
            name="hash"
            required
            pattern="[0-9a-f]{64}"
            title="64 digits from 0 to f"
            autoComplete="off"
            spellCheck={false}
            className="field-input"
          />
        </label>
        <button type="submit" className="action quiet">
          Compare
        </button>
      </Form>
    </div>
  );
}
