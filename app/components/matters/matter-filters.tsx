import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import type { MatterQuery } from "../../schemas/matter.ts";
import { nameOf, type Person } from "../../schemas/person.ts";

/** What of the matters is shown. It is all in the address. `people` are those of the firm, where there are others. */
export function MatterFilters({
  query,
  people,
}: {
  query: MatterQuery;
  people: readonly Person[];
}) {
  return (
    <search>
      <Form method="get" key={JSON.stringify(query)} className="filters">
        <div className="relative">
          <Search
            aria-hidden="true"
            strokeWidth={1.5}
            className="pointer-events-none absolute top-3 left-3 size-5 text-soft"
          />
          <input
            type="search"
            name="q"
            aria-label="Search by name, number or client"
            placeholder="Name, number or client"
            maxLength={200}
            defaultValue={query.q}
            className="field-input with-icon"
          />
        </div>
        <select
          name="state"
          aria-label="State"
          defaultValue={query.state ?? ""}
          className="field-input"
        >
          <option value="">State: any</option>
          <option value="open">Open</option>
          <option value="closed">Closed</option>
        </select>
        {people.length > 1 && (
          <select
            name="member"
            aria-label="Member"
            defaultValue={query.member ?? ""}
            className="field-input"
          >
            <option value="">Member: any</option>
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {nameOf(person)}
              </option>
            ))}
          </select>
        )}
        <button type="submit" className="action quiet">
          Search
        </button>
        {(query.q || query.state || query.member) && (
          <Link to="/legalai/matters" className="link self-center">
            Show all
          </Link>
        )}
      </Form>
    </search>
  );
}
