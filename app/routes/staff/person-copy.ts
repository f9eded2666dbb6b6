import { redirect } from "react-router";
import { requestScope } from "../../context.ts";
import { personSchema } from "../../schemas/leads/lead-handling.ts";
import { copyOfPerson } from "../../services/leads/people.server.ts";
import { formAction } from "../form-action.ts";
import type { Route } from "./+types/person-copy.ts";

export const loader = () => redirect("/staff/people");

/** The download of everything that is kept of a person. */
export const action = formAction(
  personSchema,
  async ({ email }, { context }: Route.ActionArgs) => {
    const copy = await copyOfPerson(context.get(requestScope).env, email);
    return new Response(JSON.stringify(copy, null, 2), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="copy.json"',
        "Content-Security-Policy": "sandbox",
      },
    });
  },
  "The copy could not be made. Please try again in a minute.",
);
