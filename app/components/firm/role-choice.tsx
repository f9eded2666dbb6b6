import { CircleAlert } from "lucide-react";
import type { Role } from "../../schemas/firm.ts";
import { roleNames, roleRights } from "./role-words.ts";

/** One role of several, each with what it may do. */
export function RoleChoice({
  roles,
  chosen,
  error,
}: {
  roles: readonly Role[];
  chosen: string | undefined;
  /** What is wrong with the choice, by the id under which it is told. */
  error?: { id: string; words: string } | undefined;
}) {
  return (
    <fieldset className="grid gap-3" aria-describedby={error?.id}>
      <legend className="field-label">Role</legend>
      {error && (
        <p id={error.id} className="field-error">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          <span>{error.words}</span>
        </p>
      )}
      {roles.map((role) => (
        <label key={role} className="flex min-h-8 items-start gap-3">
          <input
            type="radio"
            name="role"
            value={role}
            required
            defaultChecked={role === chosen}
            className="mt-0.5 size-5 shrink-0"
          />
          <span className="min-w-0">
            <span className="font-semibold">{roleNames[role]}</span>
            <span className="block text-xs text-soft">{roleRights[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
