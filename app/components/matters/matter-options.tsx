/** What a choice needs of a matter. */
export type MatterChoice = { id: string; name: string; number: string | null };

/** Matters as options of a select. */
export function MatterOptions({ matters }: { matters: readonly MatterChoice[] }) {
  return matters.map(({ id, name, number }) => (
    <option key={id} value={id}>
      {number ? `${name} (${number})` : name}
    </option>
  ));
}
