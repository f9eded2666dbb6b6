import type { ActionFunctionArgs } from "react-router";
import { mostMarked } from "../../schemas/marking/marking.ts";
import { readPageForm } from "../form-action.ts";

/** The form with the boxes of all flags: too many for an address, and more than other forms hold. */
export const readChoice = (args: Pick<ActionFunctionArgs, "request" | "context">) =>
  readPageForm(args, { maxFields: 2 * mostMarked + 5 });
