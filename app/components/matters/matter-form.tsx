import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { type Matter, matterFormSchema } from "../../schemas/matter.ts";
import { nameOf, type Person } from "../../schemas/person.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { Notice } from "../ui/notice.tsx";
import { PeopleFields } from "./people-fields.tsx";

/** As a list of a form comes back: none, one or several. */
const listOf = (value: unknown) => [value].flat().filter((one) => typeof one === "string");

/**
 * The facts of a matter and who may see it: of a new one, or of one that is there already.
 * @param people those of the firm; where there is nobody else, nobody is asked about people.
 * @param mayShare whether who sees the matter is theirs to say.
 */
export function MatterForm({
  of,
  people,
  mayShare,
  result,
}: {
  of: Matter | null;
  people: readonly (Person & { role: string })[];
  mayShare: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useSchemaForm(matterFormSchema, {
    id: "matter",
    result,
    start: {
      name: of?.name ?? "",
      number: of?.number ?? "",
      client_name: of?.client_name ?? "",
      act_for: of?.act_for ?? "",
    },
  });
  const typed = result?.initialValue;
  const lawyers = people.filter(({ role }) => role !== "guest");
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
      {of && <input type="hidden" name="version" value={of.version} />}
      <Field field={fields.name} label="Name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field field={fields.number} label="Matter number" mark="optional" />
        <Field field={fields.client_name} label="Client" mark="optional" />
        <Field
          field={fields.act_for}
          label="Client’s role"
          mark="optional"
          hint="Whom we act for, in the documents’ words: “the lessee”, or a party’s name."
        />
        {people.length > 1 && (
          <label className="field">
            <span className="field-label">
              Responsible lawyer <span className="field-optional">optional</span>
            </span>
            <select
              name="responsible"
              defaultValue={String(typed?.responsible ?? of?.responsible?.id ?? "")}
              className="field-input"
            >
              <option value="">Nobody yet</option>
              {lawyers.map((person) => (
                <option key={person.id} value={person.id}>
                  {nameOf(person)}
                </option>
              ))}
            </select>
          </label>
        )}
        {of && (
          <label className="field">
            <span className="field-label">Status</span>
            <select
              name="state"
              defaultValue={String(typed?.state ?? of.state)}
              className="field-input"
            >
              <option value="open">Open</option>
              <option value="closed">Closed: documents stay, none can be added</option>
            </select>
          </label>
        )}
      </div>
      {people.length > 1 && mayShare && (
        <PeopleFields
          people={people}
          named={typed ? listOf(typed.members) : (of?.members.map(({ id }) => id) ?? [])}
          restricted={typed ? typed.restricted === "on" : (of?.restricted ?? false)}
          errors={fields.members.errors ?? []}
        />
      )}
      <p>
        <button type="submit" name="intent" value={of ? "change" : "make"} className="action">
          {of ? "Save matter" : "Create matter"}
        </button>
      </p>
    </Form>
  );
}
