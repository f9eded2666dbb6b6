import { formatDate } from "../../lib/dates.ts";
import type { EditToConfirm as Edit } from "../../schemas/hand.ts";
import { nameOf } from "../../schemas/person.ts";
import { useFetcher } from "../forms/page-form.tsx";
import { sentencesIn } from "../forms/sentences.ts";
import { useHand } from "./hand-context.ts";

/** So many characters of an edit are shown at once; a longer one is opened. */
const most = 160;

/**
 * Asks whether what somebody said of a field in another version of the document holds for this one, beside what is read
 * now: nothing is carried over by itself.
 * @param about the field, as people read it.
 */
export function EditToConfirm({
  field,
  about,
  edit,
}: {
  field: string;
  about: string;
  edit: Edit;
}) {
  const hand = useHand();
  const fetcher = useFetcher<{ result: Parameters<typeof sentencesIn>[0] } | null>();
  const { value, by, at, version } = edit;
  const who = by ? nameOf(by) : "Somebody";
  const said = value === "" ? "“not stated”" : value.length > most ? "other words" : `“${value}”`;
  const refused = sentencesIn(fetcher.data?.result);
  const isBusy = fetcher.state !== "idle";
  return (
    <div className="theirs grid gap-2 text-sm">
      <p>
        In version {version} of the document {who} corrected this to {said} on {formatDate(at)}. It
        is not carried over: does it hold for this version too?
      </p>
      {value.length > most && (
        <details>
          <summary className="tool">Show the other words</summary>
          <p className="whitespace-pre-line">{value}</p>
        </details>
      )}
      {refused && (
        <p role="alert" className="field-error mt-0">
          {refused}
        </p>
      )}
      {hand && (
        <fetcher.Form method="post" className="no-print flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="edit-case" />
          <input type="hidden" name="field" value={field} />
          <input type="hidden" name="version" value={hand.editVersion} />
          <input type="hidden" name="value" value={value} />
          <button type="submit" className="action quiet small" aria-disabled={isBusy}>
            It holds: correct it here too<span className="sr-only">: {about}</span>
          </button>
          <button
            type="submit"
            name="back"
            value="value"
            className="action quiet small"
            aria-disabled={isBusy}
          >
            Keep what is read now<span className="sr-only">: {about}</span>
          </button>
        </fetcher.Form>
      )}
    </div>
  );
}
