import { MonitorSmartphone } from "lucide-react";
import { formatDateTime } from "../../lib/dates.ts";
import { FirmField, Form } from "../forms/page-form.tsx";
import { accountPath } from "./arrivals.ts";
import { countryInWords, deviceInWords } from "./device.ts";

type SignedInDevice = {
  id: string;
  userAgent: string;
  country: string;
  lastSeen: number;
  here: boolean;
};

/** Where the user is signed in, and how to end it. */
export function SessionList({ sessions }: { sessions: readonly SignedInDevice[] }) {
  return (
    <section className="sheet grid gap-4 p-5 sm:p-8" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      {sessions.length > 1 && (
        <p className="text-soft">Not you? Sign that device out, then change your password.</p>
      )}
      <ul className="divide-y divide-rule border-rule border-y">
        {sessions.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <MonitorSmartphone aria-hidden="true" strokeWidth={1.5} className="size-5 text-soft" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{deviceInWords(one.userAgent)}</p>
              <p className="text-xs text-soft">
                {[countryInWords(one.country), `last seen ${formatDateTime(one.lastSeen)}`]
                  .filter(Boolean)
                  .join(", ")}
              </p>
            </div>
            {one.here ? (
              <span className="text-xs font-semibold text-good">This device</span>
            ) : (
              <Form method="post" action={accountPath}>
                <input type="hidden" name="session" value={one.id} />
                <button
                  type="submit"
                  name="intent"
                  value="end-session"
                  className="action quiet small"
                >
                  Sign out
                  <span className="sr-only"> of {deviceInWords(one.userAgent)}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={accountPath}>
        <FirmField />
        <button type="submit" name="intent" value="end-everywhere" className="action quiet">
          Sign out everywhere
        </button>
      </form>
    </section>
  );
}
