import type { Matter } from "../../schemas/matter.ts";
import type { Person } from "../../schemas/person.ts";

type Colleague = Person & { role: string };

/** Who sees a matter. `people` are those of the firm, where the reader may know them. */
export function MatterPeople({
  of: { members, restricted, responsible },
  people,
}: {
  of: Matter;
  people: readonly Colleague[];
}) {
  const isGuest = (id: string) => people.find((one) => one.id === id)?.role === "guest";
  const marksOf = (id: string) =>
    [isGuest(id) && "guest", id === responsible?.id && "responsible"].filter(Boolean).join(", ");
  return (
    <section aria-labelledby="people-title" className="grid content-start gap-2">
      <h2 id="people-title">People</h2>
      <p className="text-soft">
        {restricted
          ? "Only the people named here see what is in this matter. The firm’s owners see its name and number, and can give themselves access, which its record tells."
          : members.length > 0
            ? "Everybody in the firm sees this matter. Named here are those who work on it, and the guests who may read it."
            : "Everybody in the firm sees this matter. Guests do not."}
      </p>
      {members.length > 0 && (
        <ul className="divide-y divide-rule border-rule border-t">
          {members.map((person) => (
            <li key={person.id} className="py-2 wrap-anywhere">
              <p>
                {person.name || person.email || "Somebody without a name here"}
                {marksOf(person.id) && <span className="text-soft"> ({marksOf(person.id)})</span>}
              </p>
              {person.name && person.email && <p className="text-xs text-soft">{person.email}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
