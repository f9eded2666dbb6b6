import { nameOf, type Person } from "../../schemas/person.ts";
import { TickList } from "../forms/tick-list.tsx";

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
    <div className="grid gap-5">
      <input type="hidden" name="people" value="asked" />
      <fieldset className="grid gap-2">
        <legend className="field-label">Who may see it</legend>
        <Choice value="" label="Everybody in the firm" chosen={!restricted}>
          Guests see it only if they are named.
        </Choice>
        <Choice value="on" label="Only the people named below" chosen={restricted}>
          Owners who are not named see only its name and number. One who gives themselves access
          leaves a line in its record.
        </Choice>
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="field-label">People named in it</legend>
        <p className="field-hint">Those who work on the matter, and guests who may read it.</p>
        <TickList
          name="members"
          things={people.map((person) => ({
            id: person.id,
            name: nameOf(person),
            ...(person.role === "guest" && { note: "Guest" }),
          }))}
          chosen={named}
          search="Find a person by name"
          error={errors.length > 0 ? "members-error" : undefined}
        />
        {errors.length > 0 && (
          <p id="members-error" className="field-error">
            {errors.join(" ")}
          </p>
        )}
      </fieldset>
    </div>
  );
}

function Choice({
  value,
  label,
  chosen,
  children,
}: {
  value: string;
  label: string;
  chosen: boolean;
  children: string;
}) {
  const hint = `restricted-${value || "off"}`;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <input
        type="radio"
        id={`${hint}-choice`}
        name="restricted"
        value={value}
        defaultChecked={chosen}
        aria-describedby={hint}
        className="mt-0.5 size-5"
      />
      <label htmlFor={`${hint}-choice`}>{label}</label>
      <p id={hint} className="col-start-2 text-xs text-soft">
        {children}
      </p>
    </div>
  );
}
