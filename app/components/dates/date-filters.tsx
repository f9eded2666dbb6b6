import { useSubmit } from "react-router";
import { FilterChoice } from "../forms/filters.tsx";
import { Form } from "../forms/page-form.tsx";

export type Asked = {
  view: "list" | "month";
  month: string;
  matter?: string | undefined;
  who?: string | undefined;
  state?: string | undefined;
};

/** What of the dates is shown. It is all in the address. */
export function DateFilters({
  asked,
  matters,
}: {
  asked: Asked;
  matters: readonly { id: string; name: string }[];
}) {
  const submit = useSubmit();
  const onChange = (event: { currentTarget: HTMLSelectElement }) =>
    void submit(event.currentTarget.form);
  return (
    <search>
      <Form method="get" key={JSON.stringify(asked)} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="view" value={asked.view} />
        {asked.view === "month" && <input type="hidden" name="month" value={asked.month} />}
        <div className="min-w-0 grow basis-48">
          <input
            type="search"
            name="who"
            aria-label="Who it is for"
            placeholder="Who it is for"
            maxLength={200}
            defaultValue={asked.who ?? ""}
            className="field-input"
          />
        </div>
        {matters.length > 0 && (
          <div className="min-w-0 grow basis-48">
            <FilterChoice name="matter" label="Matter" value={asked.matter} onChange={onChange}>
              {matters.map(({ id, name }) => [id, name])}
            </FilterChoice>
          </div>
        )}
        <div className="min-w-0 grow basis-48">
          <select
            name="state"
            aria-label="State"
            defaultValue={asked.state ?? ""}
            onChange={onChange}
            className="field-input"
          >
            <option value="">Confirmed, or surest</option>
            <option value="proposed">Proposed: to check</option>
            <option value="dismissed">Dismissed</option>
          </select>
        </div>
        <button type="submit" className="action quiet">
          Show
        </button>
      </Form>
    </search>
  );
}
