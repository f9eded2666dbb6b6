import { useId } from "react";
import { riskLevels } from "../../schemas/analysis.ts";
import { titlesList } from "./hand-context.ts";

/** A field of a form that says something in place of the reader. */
export type EditedField = {
  name: string;
  label: string;
  kind: "level" | "title" | "line" | "words";
  /** What is stored. */
  value: string;
  /** What the reader had said, where people say something else. */
  read?: string | undefined;
  required?: boolean;
  maxLength?: number;
  rows?: number;
};

type Props = {
  field: EditedField;
  /** What was typed and refused, for a browser without scripts. */
  typed?: string | undefined;
  /** Whether somebody else has changed it since it was typed in. */
  isTheirs: boolean;
};

/** One field, with what was read, the way back to it, and what somebody else has written meanwhile. */
export function EditField({ field, typed, isTheirs }: Props) {
  const { name, label, kind, value, read, required, maxLength, rows = 3 } = field;
  const id = useId();
  const shared = {
    ...{ id, name, required, maxLength, defaultValue: typed ?? value },
    className: "field-input small",
    "aria-describedby": isTheirs ? `${id}-theirs` : undefined,
  };
  return (
    <div>
      <label htmlFor={id} className="field-label text-xs">
        {label}
      </label>
      {kind === "level" && (
        <select {...shared}>
          {riskLevels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </select>
      )}
      {kind === "title" && <input {...shared} list={titlesList} autoComplete="off" />}
      {kind === "line" && <input {...shared} autoComplete="off" />}
      {kind === "words" && <textarea {...shared} rows={rows} />}
      {isTheirs && (
        <div id={`${id}-theirs`} className="theirs">
          <p className="text-xs font-semibold">What somebody else has stored meanwhile</p>
          <p className="whitespace-pre-line">{value || "Nothing"}</p>
        </div>
      )}
      {read !== undefined && (
        <div className="was-read">
          <p className="text-xs text-soft">
            What was read: <span className="whitespace-pre-line">{read || "nothing"}</span>
          </p>
          <button type="submit" name="back" value={name} formNoValidate className="tool">
            Back to what was read<span className="sr-only">: {label}</span>
          </button>
        </div>
      )}
    </div>
  );
}
