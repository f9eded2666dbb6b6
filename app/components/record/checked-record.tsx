import { formatDateTimeIn } from "../../lib/dates.ts";
import type { RecordVerdict } from "../../schemas/record.ts";
import { Notice } from "../ui/notice.tsx";
import { KeptHash } from "./kept-hash.tsx";

/** A check, when it was made, and the hash that somebody asked about, as they typed it; `wrong` says why it is none. */
export type Checked = RecordVerdict & { at: string; asked: string; wrong: string | null };

/** What a check of the chain of hashes and of its signature came to, and when: one verdict. */
export function CheckedRecord({
  checked,
  timeZone,
}: {
  checked: Checked | null;
  timeZone: string;
}) {
  if (!checked) return <Notice />;
  return (
    <div className="grid gap-3">
      <Verdict of={checked} when={formatDateTimeIn(checked.at, timeZone)} />
      {checked.ok && <KeptHash checked={checked} />}
    </div>
  );
}

function Verdict({ of, when }: { of: Checked; when: string }) {
  const { rows, firstBroken, signed, kept, near, ok } = of;
  const events = `${rows.toLocaleString("en-AU")} ${rows === 1 ? "event" : "events"}`;
  if (ok && kept === false)
    return near ? (
      <Notice title="Not compared: this hash is not copied right">
        {when}. It is almost the hash of an event in this record, with a few characters that differ.
        Compare it with your copy, and try again.
      </Notice>
    ) : (
      <Notice look="bad" title="This hash is not in the record">
        {when}. None of its {events} has it. Check that the hash is from this firm’s record. If it
        is, what was there when you kept it has been replaced since: keep your copy, and ask us.
      </Notice>
    );
  if (ok)
    return (
      <Notice look="good" title="Verified">
        {when}. All {events} are there, as they were written and in their order
        {signed && ", and signed with a key that is not in the database"}
        {kept && "; everything up to the hash that you kept is as it was then"}.
      </Notice>
    );
  const unsigned = signed === false && firstBroken === null && rows > 0;
  return (
    <Notice look="bad" title={unsigned ? "Not verified: not signed" : "Not verified: broken"}>
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
