import { type Side, sides } from "../../schemas/analysis.ts";

const labels: Record<Side, string> = {
  recipient: "The party that was given the paper (customer, tenant, employee)",
  drafter: "The party that wrote the paper (supplier, landlord, employer)",
};

/** Which side the reader is on while no client is named. */
export function SideChoice({ value }: { value: Side }) {
  return (
    <div>
      <label htmlFor="side" className="field-label">
        Which side are you on?
      </label>
      <select id="side" name="side" defaultValue={value} className="field-input">
        {sides.map((side) => (
          <option key={side} value={side}>
            {labels[side]}
          </option>
        ))}
      </select>
    </div>
  );
}
