import { withoutPlaybook } from "../../schemas/cases/upload.ts";

/** The playbook that the documents are read with: the one that fits, one by its name, or none. */
export function PlaybookField({
  playbooks,
  value,
  onChange,
}: {
  playbooks: readonly { id: string; name: string }[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div>
      <label htmlFor="playbook" className="field-label">
        Playbook
      </label>
      <p id="playbook-hint" className="field-hint">
        Whose positions the document is compared with. Which one fits is told by its kind, your
        client and its law; you can also choose after the analysis.
      </p>
      <select
        id="playbook"
        name="playbook_id"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-describedby="playbook-hint"
        className="field-input"
      >
        <option value="">The one that fits</option>
        {playbooks.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={withoutPlaybook}>None</option>
      </select>
    </div>
  );
}
