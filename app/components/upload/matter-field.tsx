import { type MatterChoice, MatterOptions } from "../matters/matter-options.tsx";

/** The matter in which the documents are to lie. */
export function MatterField({
  matters,
  value,
  onChange,
}: {
  matters: readonly MatterChoice[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div>
      <label htmlFor="matter" className="field-label">
        Matter <span className="font-normal text-soft">(optional)</span>
      </label>
      <select
        id="matter"
        name="matter_id"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="field-input"
      >
        <option value="">Unfiled</option>
        <MatterOptions matters={matters} />
      </select>
    </div>
  );
}
