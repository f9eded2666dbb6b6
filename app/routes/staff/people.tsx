import { Refusal } from "../../components/forms/refusal.tsx";
import { withStaffNotice } from "../../components/staff/notice.tsx";
import { PersonData } from "../../components/staff/person-data.tsx";
import { requestScope } from "../../context.ts";
import { deletionSchema, personSchema } from "../../schemas/leads/lead-handling.ts";
import { copyOfPerson, deletePerson } from "../../services/leads/people.server.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import type { Route } from "./+types/people.ts";

export const meta: Route.MetaFunction = () => [{ title: "A person’s data · Staff" }];

const failed = "That could not be done. Please try again in a minute.";

type Found = { result: undefined; found: Awaited<ReturnType<typeof copyOfPerson>> };

/** Posts, also where something is only looked up: an address in a link would get into logs. */
export const action = formActions({
  find: formWork(
    personSchema,
    async ({ email }, { context }: Route.ActionArgs): Promise<Response | Found> => ({
      result: undefined,
      found: await copyOfPerson(context.get(requestScope).env, email),
    }),
    failed,
  ),
  delete: formWork(
    deletionSchema,
    async ({ email }, { context }: Route.ActionArgs): Promise<Response | Found> => {
      await deletePerson(context.get(requestScope).env, email);
      return seeOther(withStaffNotice("/staff/people", "deleted"));
    },
    failed,
  ),
});

export default function People({ actionData }: Route.ComponentProps) {
  const found = actionData && "found" in actionData ? actionData.found : undefined;
  const email = found?.email ?? String(actionData?.result?.initialValue?.email ?? "");
  return (
    <main id="main" className="screen max-w-[52rem]">
      <header className="grid gap-2">
        <h1 className="text-2xl">A person’s data</h1>
        <p className="text-soft">
          Our privacy page promises everybody a copy of what we keep about them, and its deletion.
          Make sure first that it is this person who asks.
        </p>
      </header>
      <Refusal result={actionData?.result} />
      <form method="post" noValidate className="sheet grid gap-3 p-5">
        <label>
          <span className="field-label">Email address</span>
          <input
            type="email"
            name="email"
            required
            autoComplete="off"
            defaultValue={email}
            className="field-input"
          />
        </label>
        <p>
          <button type="submit" name="intent" value="find" className="action">
            Show what we keep
          </button>
        </p>
      </form>
      {found && <PersonData found={found} />}
    </main>
  );
}
