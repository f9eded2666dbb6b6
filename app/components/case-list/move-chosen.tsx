import { unfiled } from "../../schemas/cases/query.ts";
import { type MatterChoice, MatterOptions } from "../matters/matter-options.tsx";

/** Where the chosen cases are to lie: in a matter, or in none. */
export function MoveChosen({ matters }: { matters: readonly MatterChoice[] }) {
  return (
    <>
      <select
        name="matter_id"
        aria-label="Where to move the chosen documents"
        className="field-input"
      >
        <option value="">Move to …</option>
        <option value={unfiled}>Unfiled</option>
        <MatterOptions matters={matters} />
      </select>
      <button type="submit" name="intent" value="move" className="action quiet small">
        Move chosen documents
      </button>
    </>
  );
}
