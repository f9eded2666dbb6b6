import { Form } from "../forms/page-form.tsx";
import { accountPath } from "./arrivals.ts";

/** Whether somebody is told by mail of what waits for them. */
export function MailsForm({ mails }: { mails: boolean }) {
  return (
    <section className="sheet grid gap-3 p-5 sm:p-8" aria-labelledby="mails-title">
      <h2 id="mails-title">Email notifications</h2>
      <Form method="post" action={accountPath} className="grid gap-4">
        <label className="flex min-h-8 items-center gap-3">
          <input type="checkbox" name="mails" defaultChecked={mails} className="size-5 flex-none" />
          Email me when a flag is assigned to me or a comment mentions me
        </label>
        <p className="text-xs text-soft">
          At most one email in ten minutes, with the document’s name and who did what.
        </p>
        <p>
          <button type="submit" name="intent" value="mails" className="action">
            Save
          </button>
        </p>
      </Form>
    </section>
  );
}
