/** What a firm without playbooks is shown: what they are for, and how to begin. */
export function FirstPlaybook({ mayKeep }: { mayKeep: boolean }) {
  return (
    <section className="sheet grid gap-5 p-6 sm:p-8" aria-labelledby="first-playbook">
      <h2 id="first-playbook">No playbooks yet</h2>
      <p className="max-w-prose">
        A playbook holds what your firm wants in a kind of contract: what it prefers, what it can
        live with, what it does not accept, and the words that it proposes instead. LegalAI reads
        each document with the playbook that fits and says of every rule: Met, Fallback, Not met, or
        Cannot tell.
      </p>
      {mayKeep ? (
        <ol className="grid list-decimal gap-2 pl-5">
          <li>Start from one of ours below, from a table of your own, or with nothing.</li>
          <li>Change the rules until they are yours. Nobody’s documents are read with a draft.</li>
          <li>Try it on documents that you have, then publish it.</li>
        </ol>
      ) : (
        <p className="max-w-prose">An owner or a lawyer of the firm can make the first one.</p>
      )}
    </section>
  );
}
