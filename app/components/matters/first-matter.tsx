import { Link } from "react-router";

/** What a firm without matters is shown: what they are for, and how to begin. */
export function FirstMatter({ mayWrite }: { mayWrite: boolean }) {
  return (
    <section className="sheet grid gap-5 p-6 sm:p-8" aria-labelledby="first-matter">
      <h2 id="first-matter" className="text-lg">
        No matters yet
      </h2>
      {mayWrite ? (
        <>
          <p className="max-w-prose">
            A matter keeps the documents of one piece of work together: the lease, the side letter
            and the guarantee of one client. You do not need one: a document without a matter is
            unfiled, and stays in My Cases.
          </p>
          <ol className="grid list-decimal gap-2 pl-5">
            <li>Give the matter a name and, if you like, your matter number and the client.</li>
            <li>Upload documents into it, or move them there from My Cases.</li>
            <li>See at a glance which matters still have open flags, and how serious they are.</li>
          </ol>
          <p>
            <Link to="/legalai/matters/new" className="action">
              Create your first matter
            </Link>
          </p>
        </>
      ) : (
        <p className="max-w-prose">You are not named in a matter of this firm yet.</p>
      )}
    </section>
  );
}
