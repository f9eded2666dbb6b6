import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Span } from "../../schemas/analysis.ts";
import { findNext } from "./find-next.ts";

/** Finds words in the document, of which the browser's own search sees only what is near the window. */
export function FindWords({
  text,
  onFound,
}: {
  text: string;
  onFound: (found: Span | null) => void;
}) {
  const [state, setState] = useState<{ words: string; at: Span | null | undefined }>({
    words: "",
    at: undefined,
  });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = findNext(text, state.words, state.at ? state.at.end : 0);
    setState({ ...state, at });
    onFound(at);
  };
  return (
    <search className="find needs-script">
      <form onSubmit={find} className="relative flex min-w-0 items-center">
        <Search
          aria-hidden="true"
          strokeWidth={1.5}
          className="pointer-events-none absolute left-2.5 size-4 text-soft"
        />
        <input
          type="search"
          aria-label="Find words in the document"
          placeholder="Find in the document"
          value={state.words}
          onChange={(event) => {
            setState({ words: event.currentTarget.value, at: undefined });
            if (event.currentTarget.value === "") onFound(null);
          }}
          className="field-input small pl-8"
        />
        <span role="status" className="sr-only">
          {state.at === null ? "Not found" : state.at && "Found. Enter finds the next place."}
        </span>
        {state.at === null && (
          <span aria-hidden="true" className="absolute right-9 text-xs text-danger">
            Not found
          </span>
        )}
      </form>
    </search>
  );
}
