import { Link } from "react-router";
import { formatDateTimeIn } from "../../lib/dates.ts";
import type { Letter } from "../../schemas/letters/letter.ts";
import { Form } from "../forms/page-form.tsx";

/**
 * Who saved the letter last and when, with the way to it, and back to a draft.
 * @param path where it is, while another stands on the page; null: it is the one on the page.
 * @param beside whether what it says stands beside another that was refused.
 */
export function SavedLetter({
  letter,
  by,
  at,
  timeZone,
  path,
  beside,
}: {
  letter: Letter;
  by: string;
  at: number;
  timeZone: string;
  path: string | null;
  beside: boolean;
}) {
  return (
    <section className="grid gap-3" aria-label="The saved letter">
      <p className="text-xs text-soft">
        Saved by {by}, {formatDateTimeIn(at, timeZone)}
      </p>
      {path && (
        <p>
          This page shows a new draft.{" "}
          <Link to={path} className="link">
            Open the saved letter
          </Link>
        </p>
      )}
      {beside && (
        <div className="grid gap-2 rounded bg-well p-4">
          <h2 className="text-base">What is saved</h2>
          <p className="font-semibold">{letter.subject}</p>
          <p className="text-sm whitespace-pre-line wrap-anywhere">{letter.body}</p>
        </div>
      )}
      <Form method="post">
        <button type="submit" name="intent" value="discard" className="action quiet small">
          Throw the saved letter away
        </button>
      </Form>
    </section>
  );
}
