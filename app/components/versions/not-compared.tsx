import type { NotComparedGroup } from "../../schemas/versions/compared-page.ts";

/** What differs between two versions and is no change of words: kind by kind, each to be opened. */
export const NotComparedList = ({ groups }: { groups: readonly NotComparedGroup[] }) => (
  <section className="sheet grid gap-3 p-5" aria-labelledby="not-compared-title">
    <h2 id="not-compared-title" className="text-lg">
      Not compared as words
    </h2>
    <p className="text-soft">
      These differ as well. They are no part of the changes above, since they leave every word as it
      was.
    </p>
    {groups.map(({ title, lines, count }) => (
      <details key={title}>
        <summary>
          {title} ({count.toLocaleString("en-AU")})
        </summary>
        <ul className="grid gap-1 pt-2 text-xs">
          {lines.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
          {lines.length < count && <li>These stand for all {count.toLocaleString("en-AU")}.</li>}
        </ul>
      </details>
    ))}
  </section>
);
