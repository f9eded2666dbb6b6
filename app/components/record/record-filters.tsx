import { Link } from "react-router";
import { type RecordFilter, recordActions } from "../../schemas/record.ts";
import { recordPath } from "../firm/addresses.ts";
import { DateField } from "../forms/date-field.tsx";
import { Form } from "../forms/page-form.tsx";
import { actionLabels } from "./event-words.ts";

/**
 * What of the record is shown. It is all in the address, so that it can be kept and sent on.
 * @param people the members, who are offered; others are asked for by their address.
 */
export function RecordFilters({
  filter,
  people,
}: {
  filter: RecordFilter;
  people: readonly { email: string; name: string }[];
}) {
  const { actor, action, thing, from, to } = filter;
  return (
    <search>
      <Form method="get" key={JSON.stringify(filter)} className="record-filters">
        <div>
          <label className="field-label" htmlFor="record-actor">
            Who
          </label>
          <input
            id="record-actor"
            name="actor"
            type="text"
            list="record-people"
            placeholder="Email address"
            maxLength={254}
            autoComplete="off"
            defaultValue={actor}
            className="field-input"
          />
          <datalist id="record-people">
            {people.map(({ email, name }) => (
              <option key={email} value={email}>
                {name}
              </option>
            ))}
          </datalist>
        </div>
        <div>
          <label className="field-label" htmlFor="record-action">
            What
          </label>
          <select
            id="record-action"
            name="action"
            defaultValue={action ?? ""}
            className="field-input"
          >
            <option value="">Anything</option>
            {recordActions.map((one) => (
              <option key={one} value={one}>
                {actionLabels[one]}
              </option>
            ))}
          </select>
        </div>
        {thing && <input type="hidden" name="thing" value={thing} />}
        <DateField label="From" name="from" day={from} />
        <DateField label="To" name="to" day={to} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="submit" className="action quiet">
            Show
          </button>
          {(actor || action || thing || from || to) && (
            <Link to={recordPath} className="link">
              Show all
            </Link>
          )}
        </p>
      </Form>
    </search>
  );
}
