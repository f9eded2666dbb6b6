import { nameOf, type Person } from "../../schemas/person.ts";

/** Who may see a matter: everybody in the firm, or the people named; guests only where they are named. */
export function PeopleFields({
  people,
  named,
  restricted,
  errors,
}: {
  people: readonly (Person & { role: string })[];
  named: readonly string[];
  restricted: boolean;
  errors: readonly string[];
}) {
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label">Who may see it</legend>
      <input type="hidden" name="people" value="asked" />
      <label className="flex min-h-8 items-start gap-3">
        <input
          type="checkbox"
          name="restricted"
          defaultChecked={restricted}
          aria-describedby="restricted-hint"
          className="mt-0.5 size-5 shrink-0"
        />
        Only the people named below
      </label>
      <p id="restricted-hint" className="field-hint">
        Otherwise everybody in the firm sees it, and guests if they are named. Of a restricted
        matter, owners who are not named see the name and the number only; an owner who lets
        themselves in leaves a line in its record.
      </p>
      {errors.length > 0 && <p className="field-error">{errors.join(" ")}</p>}
      <ul className="people-choice">
        {people.map((person) => (
          <li key={person.id}>
            <label className="flex min-h-8 items-center gap-3">
              <input
                type="checkbox"
                name="members"
                value={person.id}
                defaultChecked={named.includes(person.id)}
                className="size-5 shrink-0"
              />
              <span className="min-w-0 wrap-anywhere">
                {nameOf(person)}
                {person.role === "guest" && <span className="text-soft"> (guest)</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
