/** Whom the user acts for, in words of their own; which party that is, the reading will tell. */
export function ActingForField({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div>
      <label htmlFor="client" className="field-label">
        Who do you act for? <span className="font-normal text-soft">(optional)</span>
      </label>
      <p id="client-hint" className="field-hint">
        A party’s name, or what the document calls it, such as “the tenant”. The levels follow your
        client; you can also choose one after the analysis.
      </p>
      <input
        id="client"
        name="client"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-describedby="client-hint"
        className="field-input"
      />
    </div>
  );
}
