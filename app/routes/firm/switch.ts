import { redirect } from "react-router";
import * as v from "valibot";
import { firmPath } from "../../components/firm/addresses.ts";
import { requestScope } from "../../context.ts";
import { switchFirm } from "../../services/firms/firms.server.ts";
import { formAction, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/switch.ts";

/** Changing the firm is a POST. */
export const loader = () => redirect(firmPath);

export const action = formAction(
  v.strictObject({ firm: v.string() }),
  async ({ firm }, { context }: Route.ActionArgs) => {
    await switchFirm(context.get(requestScope).env, context.get(memberContext), firm);
    return seeOther("/legalai/dashboard");
  },
  "The firm could not be changed. Please try again in a minute.",
);
