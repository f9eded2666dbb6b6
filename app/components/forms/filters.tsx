import { Search } from "lucide-react";
import type { ChangeEvent, ReactNode } from "react";

/** What a list is searched for, with its button: one line at every width. */
export function SearchField({
  label,
  within,
  words,
  maxLength,
}: {
  label: string;
  /** What is looked into, in so few words that a narrow field shows them. */
  within: string;
  words: string;
  maxLength: number;
}) {
  return (
    <div className="search-line">
      <Search aria-hidden="true" strokeWidth={1.5} />
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={within}
        maxLength={maxLength}
        defaultValue={words}
        className="field-input with-icon"
      />
      <button type="submit" className="action quiet">
        Search
      </button>
    </div>
  );
}

/** What else a list can be narrowed by: in a narrow window folded away, in a wide one a line that is always there. */
export function FoldedFilters({
  label,
  open,
  children,
}: {
  label: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details className="folded-filters" open={open}>
      <summary className="action quiet small">{label}</summary>
      <div className="filters">{children}</div>
    </details>
  );
}

/** One thing that a list can be narrowed by: any, or one of its values with their words. */
export function FilterChoice({
  name,
  label,
  value,
  onChange,
  children,
}: {
  name: string;
  label: string;
  value: string | undefined;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  children: readonly (readonly [string, string])[];
}) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value ?? ""}
      onChange={onChange}
      className="field-input"
    >
      <option value="">{label}: any</option>
      {children.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}
