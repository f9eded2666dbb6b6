import { Search } from "lucide-react";
import { useSearchParams } from "react-router";
import { maxSearch } from "../../schemas/cases/query.ts";
import { Form } from "../forms/page-form.tsx";

/** One line to look for anything in, on every page; what it finds has an address of its own. */
export function SearchBox({ onGo }: { onGo?: (() => void) | undefined }) {
  const [params] = useSearchParams();
  return (
    <search aria-label="Everywhere">
      <Form method="get" action="/legalai/search" onSubmit={onGo} className="flex gap-1">
        <input
          type="search"
          name="q"
          aria-label="Look everywhere"
          placeholder="Look everywhere"
          maxLength={maxSearch}
          key={params.get("q")}
          defaultValue={params.get("q") ?? ""}
          className="field-input min-w-0 flex-1"
        />
        <button type="submit" className="nav-link size-11 shrink-0 justify-center px-0">
          <Search aria-hidden="true" strokeWidth={1.5} className="size-5" />
          <span className="sr-only">Look everywhere</span>
        </button>
      </Form>
    </search>
  );
}
