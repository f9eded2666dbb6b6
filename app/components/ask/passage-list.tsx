import { Link } from "react-router";
import type { Passage } from "../../schemas/cases/question.ts";
import { wordsPath } from "./addresses.ts";

/** Passages of a document, the best first: the words themselves, and the way to them. */
export const PassageList = ({ passages }: { passages: readonly Passage[] }) => (
  <ol className="grid gap-3">
    {passages.map((passage) => (
      <li key={passage.start} className="sheet grid gap-2 p-5">
        <p className="text-xs text-soft">{passage.place ?? "In the document"}</p>
        <blockquote className="max-w-measure whitespace-pre-line wrap-anywhere">
          {passage.quote.trim()}
        </blockquote>
        <p>
          <Link to={wordsPath(passage.case_id, passage)} className="link text-xs">
            See it in the document
            <span className="sr-only">{`: ${passage.place ?? "passage"}`}</span>
          </Link>
        </p>
      </li>
    ))}
  </ol>
);
