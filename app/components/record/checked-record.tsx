import { formatDateTimeIn } from "../../lib/dates.ts";
import { Notice } from "../ui/notice.tsx";

type Checked = { ok: boolean; rows: number; firstBroken: string | null; at: string };

/** What a check of the chain of hashes came to, and when. */
export function CheckedRecord({
  checked,
  timeZone,
}: {
  checked: Checked | null;
  timeZone: string;
}) {
  if (!checked) return <Notice />;
  const { ok, rows, firstBroken, at } = checked;
  const when = formatDateTimeIn(at, timeZone);
  const events = `${rows.toLocaleString("en-AU")} ${rows === 1 ? "event" : "events"}`;
  return ok ? (
    <Notice look="good" title="Checked: unbroken">
      {when}. All {events} are there, as they were written and in their order.
    </Notice>
  ) : (
    <Notice look="bad" title="Checked: broken">
      {when}. Somebody has changed or removed events in the database.{" "}
      {firstBroken ? (
        <>
          The first place is the event <code className="break-all">{firstBroken}</code>, or next to
          it.
        </>
      ) : (
        "None of them is left."
      )}
    </Notice>
  );
}
