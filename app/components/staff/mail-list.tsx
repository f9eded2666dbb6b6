import { CircleCheck, CircleX, Clock, type LucideIcon, RefreshCw } from "lucide-react";
import { formatAgencyTime } from "../../lib/agency-time.ts";

type State = "sent" | "dead" | "delayed" | "due";
type Mail = {
  id: string;
  to: string;
  subject: string;
  state: State;
  at: number;
  attempts: number;
  failure: string | null;
  createdAt: number;
  canGoAgain: boolean;
};

const states: Record<State, { sign: LucideIcon; words: (at: string) => string }> = {
  sent: { sign: CircleCheck, words: (at) => `Sent ${at}` },
  due: { sign: Clock, words: () => "On its way" },
  delayed: { sign: RefreshCw, words: (at) => `Failed, tried again ${at}` },
  dead: { sign: CircleX, words: () => "Given up" },
};

/** Mails with what became of them; those that can go again have a button for it. */
export function MailList({
  title,
  mails,
  none,
}: {
  title: string;
  mails: readonly Mail[];
  none: string;
}) {
  return (
    <section aria-labelledby="mails-title" className="grid gap-3">
      <h2 id="mails-title" className="text-lg">
        {title}
      </h2>
      {mails.length === 0 ? (
        <p className="text-soft">{none}</p>
      ) : (
        <ul className="sheet divide-y divide-rule">
          {mails.map((mail) => (
            <MailLine key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MailLine({ mail }: { mail: Mail }) {
  const { sign: Sign, words } = states[mail.state];
  return (
    <li className="mail-line">
      <div className="min-w-0">
        <p className="font-semibold">{mail.subject}</p>
        <p className="text-xs text-soft">
          To {mail.to}, written {formatAgencyTime(mail.createdAt)}
        </p>
      </div>
      <div className="min-w-0">
        <p className={`mail-state ${mail.state}`}>
          <Sign aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {words(formatAgencyTime(mail.at))}
        </p>
        {mail.failure !== null && (
          <p className="text-xs">
            {mail.attempts === 1 ? "Tried once" : `Tried ${mail.attempts} times`}. The mail service
            says: “{mail.failure || "nothing"}”
          </p>
        )}
        {mail.state === "dead" && !mail.canGoAgain && (
          <p className="text-xs text-soft">
            This mail belongs to an account, and its link has ended. Its owner can ask for a new
            one.
          </p>
        )}
      </div>
      {mail.canGoAgain && (
        <form method="post">
          <input type="hidden" name="mail" value={mail.id} />
          <input type="hidden" name="at" value={mail.at} />
          <button type="submit" name="intent" value="again" className="action quiet small">
            Send again
            <span className="sr-only">: {mail.subject}</span>
          </button>
        </form>
      )}
    </li>
  );
}
