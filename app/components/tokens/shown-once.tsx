import { Notice } from "../ui/notice.tsx";

/** A secret, the one time that it is shown. */
export function ShownOnce({ title, secret, of }: { title: string; secret: string; of: string }) {
  return (
    <section className="grid gap-3" aria-labelledby="shown-once">
      <h2 id="shown-once" className="text-lg">
        {title}
      </h2>
      <Notice>Copy it now: it is not shown again. Whoever has it can act with it.</Notice>
      <p className="secret">
        <code className="break-all">{secret}</code>
      </p>
      <p className="needs-script">
        <button
          type="button"
          className="action quiet small"
          onClick={() => navigator.clipboard.writeText(secret)}
        >
          Copy {of}
        </button>
      </p>
    </section>
  );
}
