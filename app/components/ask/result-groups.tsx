import { Link } from "react-router";
import type { SearchKind, SearchResult } from "../../schemas/cases/search.ts";
import { wordsPath } from "./addresses.ts";

/** What each kind of result is called, in the order in which they are told. */
export const kindWords: Record<SearchKind, string> = {
  matter: "Matters",
  client: "Clients",
  case: "Cases",
  clause: "Kinds of clause",
  fact: "Facts",
  comment: "Comments",
  words: "Words of documents",
};
// Written above with these keys alone.
const kinds = Object.keys(kindWords) as SearchKind[];

/** What a search found, by kind, each with the way to its place; and to the rest of a kind of which there is more. */
export const ResultGroups = ({
  q,
  results,
  more,
}: {
  q: string;
  results: readonly SearchResult[];
  more: readonly SearchKind[];
}) =>
  kinds
    .map((kind) => ({ kind, found: results.filter((one) => one.kind === kind) }))
    .filter(({ found }) => found.length > 0)
    .map(({ kind, found }) => (
      <section key={kind} className="grid gap-3" aria-labelledby={`found-${kind}`}>
        <h2 id={`found-${kind}`} className="text-lg">
          {kindWords[kind]}
        </h2>
        <ul className="sheet">
          {found.map((one, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that is drawn once
              key={i}
              className="grid gap-1 border-rule border-b p-4 last:border-b-0"
            >
              <Link to={placeOf(one)} className="link wrap-anywhere">
                {one.title}
                {caption(one) && <span className="sr-only">{`: ${caption(one)}`}</span>}
              </Link>
              {one.quote && (
                <p className="line-clamp-3 max-w-measure font-document text-sm wrap-anywhere">
                  {one.quote.trim()}
                </p>
              )}
              {caption(one) && <p className="text-soft text-xs wrap-anywhere">{caption(one)}</p>}
            </li>
          ))}
        </ul>
        {more.includes(kind) && (
          <p>
            <Link to={`?${new URLSearchParams({ q, kind })}`} className="link text-xs">
              {`All that was found: ${kindWords[kind].toLowerCase()}`}
            </Link>
          </p>
        )}
      </section>
    ));

/** Where a result leads: to its words in the document, else to its case or matter. */
function placeOf({ kind, case_id, matter_id, start, end }: SearchResult): string {
  if (case_id === null) return `/legalai/matter/${matter_id}`;
  if (kind !== "comment" && start !== null && end !== null)
    return wordsPath(case_id, { start, end });
  return `/legalai/case/${case_id}`;
}

/** In which case it was found, where its title does not say so, and at which place. */
const caption = ({ title, case_name, place }: SearchResult) =>
  [case_name === title ? null : case_name, place].filter(Boolean).join(", ");
