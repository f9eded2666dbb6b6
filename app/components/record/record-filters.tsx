import { Form, Link } from "react-router";
import { type RecordFilter, recordActions } from "../../schemas/record.ts";
import { recordPath } from "../firm/addresses.ts";
import { actionLabels } from "./event-words.ts";

/** What of the record is shown. It is all in the address, so that it can be kept and sent on. */
export function RecordFilters({ filter }: { filter: RecordFilter }) {
  const { actor, action, thing, from, to } = filter;
  return (
    <search>
      <Form method="get" key={JSON.stringify(filter)} className="filters items-end">
        <label className="grid gap-1">
          <span className="field-label">Who</span>
          <input
            name="actor"
            type="text"
            placeholder="Email address"
            maxLength={254}
            autoComplete="off"
            defaultValue={actor}
            className="field-input"
          />
        </label>
        <label className="grid gap-1">
          <span className="field-label">What</span>
          <select name="action" defaultValue={action ?? ""} className="field-input">
            <option value="">Anything</option>
            {recordActions.map((one) => (
              <option key={one} value={one}>
                {actionLabels[one]}
              </option>
            ))}
          </select>
        </label>
        {thing && <input type="hidden" name="thing" value={thing} />}
        <label className="grid gap-1">
          <span className="field-label">From</span>
          <input name="from" type="date" defaultValue={from} className="field-input" />
        </label>
        <label className="grid gap-1">
          <span className="field-label">To</span>
          <input name="to" type="date" defaultValue={to} className="field-input" />
        </label>
        <button type="submit" className="action quiet">
          Show
        </button>
        {(actor || action || thing || from || to) && (
          <Link to={recordPath} className="link mb-2.5">
            Show all
          </Link>
        )}
      </Form>
    </search>
  );
}
