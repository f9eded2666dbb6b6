import type { ChangeEvent, FormEvent } from "react";
import { Link, useSubmit } from "react-router";
import { riskLevels } from "../../schemas/analysis.ts";
import { type CaseStatus, caseStatuses } from "../../schemas/cases/life.ts";
import {
  type CaseQuery,
  type CaseSort,
  caseSorts,
  maxSearch,
  unfiled,
} from "../../schemas/cases/query.ts";
import { FilterChoice, FoldedFilters, SearchField } from "../forms/filters.tsx";
import { Form } from "../forms/page-form.tsx";
import { type MatterChoice, MatterOptions } from "../matters/matter-options.tsx";

const statusWords: Record<CaseStatus, string> = {
  analyzing: "Analysing",
  analyzed: "Analysed",
  failed: "Failed",
};
const sortWords: Record<CaseSort, string> = {
  newest: "Newest first",
  name: "By name",
  risk: "Most serious first",
};

/** The fields of a form that say something, for an address without empty parts. */
function told(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "" && !(name === "sort" && value === "newest"))
      fields.set(name, value);
  return fields;
}

/** What of the cases is shown, and in what order. It is all in the address, so that it can be kept and sent on. */
export function CaseFilters({
  query,
  types,
  matters,
}: {
  query: CaseQuery;
  types: readonly string[];
  /** Of a firm that has any. */
  matters: readonly MatterChoice[];
}) {
  const submit = useSubmit();
  const show = (form: HTMLFormElement | null) => {
    if (form) void submit(told(form), { method: "get" });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => show(event.currentTarget.form);
  const filtered = query.status || query.risk || query.type || query.matter;
  const key = JSON.stringify(query);
  return (
    <search>
      <Form method="get" key={key} onSubmit={onSubmit} className="grid gap-3">
        <SearchField
          label="Search in names and documents"
          within="Names and documents"
          maxLength={maxSearch}
          words={query.q}
        />
        <FoldedFilters label="Filter and sort" open={Boolean(filtered) || query.sort !== "newest"}>
          <FilterChoice name="status" label="Status" value={query.status} onChange={onChange}>
            {caseStatuses.map((status) => [status, statusWords[status]])}
          </FilterChoice>
          <FilterChoice name="risk" label="Highest risk" value={query.risk} onChange={onChange}>
            {riskLevels.map((level) => [level, level])}
          </FilterChoice>
          {types.length > 0 && (
            <FilterChoice name="type" label="Type" value={query.type} onChange={onChange}>
              {types.map((type) => [type, type])}
            </FilterChoice>
          )}
          {matters.length > 0 && (
            <select
              name="matter"
              aria-label="Matter"
              defaultValue={query.matter ?? ""}
              onChange={onChange}
              className="field-input"
            >
              <option value="">Matter: any</option>
              <option value={unfiled}>Unfiled</option>
              <MatterOptions matters={matters} />
            </select>
          )}
          <select
            name="sort"
            aria-label="Order"
            defaultValue={query.sort}
            onChange={onChange}
            className="field-input"
          >
            {caseSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortWords[sort]}
              </option>
            ))}
          </select>
          {(filtered || query.q) && (
            <Link to="/legalai/cases" className="link self-center">
              Show all
            </Link>
          )}
        </FoldedFilters>
      </Form>
    </search>
  );
}
