import type { ChangeEvent } from "react";
import { Link, useSubmit } from "react-router";
import type { MatterQuery } from "../../schemas/matter.ts";
import { nameOf, type Person } from "../../schemas/person.ts";
import { FilterChoice, FoldedFilters, SearchField } from "../forms/filters.tsx";
import { Form } from "../forms/page-form.tsx";

/** What of the matters is shown. It is all in the address. `people` are those of the firm, where there are others. */
export function MatterFilters({
  query,
  people,
}: {
  query: MatterQuery;
  people: readonly Person[];
}) {
  const submit = useSubmit();
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => void submit(event.currentTarget.form);
  return (
    <search>
      <Form method="get" key={JSON.stringify(query)} className="grid gap-3">
        <SearchField
          label="Search by name, number or client"
          within="Name, number or client"
          maxLength={200}
          words={query.q}
        />
        <FoldedFilters label="Filter" open={Boolean(query.state || query.member)}>
          <FilterChoice name="state" label="Status" value={query.state} onChange={onChange}>
            {[
              ["open", "Open"],
              ["closed", "Closed"],
            ]}
          </FilterChoice>
          {people.length > 1 && (
            <FilterChoice name="member" label="Lawyer" value={query.member} onChange={onChange}>
              {people.map((person) => [person.id, nameOf(person)])}
            </FilterChoice>
          )}
          {(query.q || query.state || query.member) && (
            <Link to="/legalai/matters" className="link self-center">
              Show all
            </Link>
          )}
        </FoldedFilters>
      </Form>
    </search>
  );
}
