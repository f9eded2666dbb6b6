import { formatAgencyTime } from "../../lib/agency-time.ts";

type Found = {
  email: string;
  leads: { id: string; business_name: string; created_at: string | null }[];
  mails: { to: string; subject: string; created_at: string | null }[];
  has_legalai_account: boolean;
};

const when = (time: string | null) => (time === null ? "" : formatAgencyTime(Date.parse(time)));

/** What is kept of a person, and what can be done with it. */
export function PersonData({ found }: { found: Found }) {
  const { email, leads, mails } = found;
  const nothing = leads.length === 0 && mails.length === 0;
  return (
    <section aria-labelledby="found-title" className="sheet grid gap-5 p-5">
      <h2 id="found-title" className="plain-title text-lg">
        {nothing ? "Nothing is kept about" : "What is kept about"} {email}
      </h2>
      {leads.length > 0 && (
        <div className="grid gap-1">
          <h3 className="plain-title">Leads</h3>
          <ul className="grid gap-1">
            {leads.map(({ id, business_name, created_at }) => (
              <li key={id}>
                <a href={`/staff/leads/${id}`} className="link">
                  {business_name}
                </a>
                , {when(created_at)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {mails.length > 0 && (
        <div className="grid gap-1">
          <h3 className="plain-title">Mails</h3>
          <ul className="grid gap-1">
            {mails.map(({ to, subject, created_at }) => (
              <li key={`${to} ${subject} ${created_at}`}>
                {subject}, to {to}, {when(created_at)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {found.has_legalai_account && (
        <p className="text-soft">
          There is a LegalAI account with this address. Its owner copies and deletes what is in it,
          under Account; this page does not touch it.
        </p>
      )}
      {!nothing && (
        <>
          <form method="post" action="/staff/people/copy">
            <input type="hidden" name="email" value={email} />
            <button type="submit" className="action quiet">
              Download a copy (JSON)
            </button>
          </form>
          <form method="post" action="/staff/people" className="grid gap-3">
            <input type="hidden" name="email" value={email} />
            <label className="flex items-center gap-3">
              <input type="checkbox" name="sure" required className="tick size-5" />
              <span>I have made sure that it is this person who asks.</span>
            </label>
            <p>
              <button type="submit" name="intent" value="delete" className="action harm">
                Delete all of this for good
              </button>
            </p>
          </form>
        </>
      )}
    </section>
  );
}
