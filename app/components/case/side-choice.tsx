import { type Side, sides } from "../../schemas/analysis.ts";

const labels: Record<Side, string> = {
  recipient: "The party that was given the paper (customer, tenant, employee)",
  drafter: "The party that wrote the paper (supplier, landlord, employer)",
};

/** Whom the reader acts for, which turns the levels of the flags. */
export function SideChoice({
  id,
  label,
  value,
  onChange,
}: {
  id: string;
  label: string;
  value?: Side;
  onChange?: (side: Side) => void;
}) {
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select
        id={id}
        name="side"
        {...(onChange ? { value } : { defaultValue: value })}
        onChange={(event) => {
          const side = sides.find((one) => one === event.currentTarget.value);
          if (side) onChange?.(side);
        }}
        className="field-input"
      >
        {sides.map((side) => (
          <option key={side} value={side}>
            {labels[side]}
          </option>
        ))}
      </select>
    </div>
  );
}
