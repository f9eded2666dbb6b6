import type { Matter } from "../../schemas/matter.ts";
import { nameOf } from "../../schemas/person.ts";

/** Who sees a matter. */
export function MatterPeople({ of: { members, restricted } }: { of: Matter }) {
  return (
    <section aria-labelledby="people-title" className="grid content-start gap-2">
      <h2 id="people-title" className="text-lg">
        People
      </h2>
      <p className="text-soft">
        {restricted
          ? "Only these people see what is in it."
          : members.length > 0
            ? "Everybody in the firm sees it, and of guests those named here."
            : "Everybody in the firm sees it; guests do not."}
      </p>
      {members.length > 0 && (
        <ul className="divide-y divide-rule border-rule border-t">
          {members.map((person) => (
            <li key={person.id} className="py-2 wrap-anywhere">
              {nameOf(person)}
              {person.name && <span className="text-xs text-soft"> {person.email}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
