/** Several of a few things to choose, by their labels. */
export function Checkboxes<Name extends string>({
  legend,
  name,
  labels,
  chosen,
  hint,
}: {
  legend: string;
  name: string;
  labels: Record<Name, string>;
  chosen: readonly string[];
  hint?: string;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {Object.entries<string>(labels).map(([value, label]) => (
        <label key={value} className="flex min-h-8 items-center gap-3">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="size-5 shrink-0"
          />
          {label}
        </label>
      ))}
      {hint && <p className="field-hint">{hint}</p>}
    </fieldset>
  );
}
