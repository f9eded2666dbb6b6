import type { ActionFunctionArgs } from "react-router";
import { mostMarked } from "../../schemas/marking/marking.ts";
import { readForm } from "../../services/request-body.ts";
import { orStatusPage } from "../expected-errors.ts";

/** The form with the boxes of all flags: too many for an address, and more than other forms hold. */
export const readChoice = ({ request }: Pick<ActionFunctionArgs, "request">) =>
  orStatusPage(readForm(request, { maxFields: 2 * mostMarked + 5 }));
