import { redirect } from "react-router";
import { secondFactorPath } from "../../components/legalai/addresses.ts";
import { requestScope } from "../../context.ts";
import { presentedSession } from "../../services/accounts/sessions.server.ts";
import { readStaff } from "../../services/accounts/staff.server.ts";
import { AppError } from "../../services/errors.ts";
import { statusPage } from "../expected-errors.ts";
import type { Route } from "./+types/guard.ts";
import { memberContext } from "./member.ts";

const toSecondFactor = (error: unknown) => {
  const lacksIt = error instanceof AppError && error.code === "second_factor_required";
  throw lacksIt ? redirect(secondFactorPath) : error;
};

/**
 * Holds for pages, their data, downloads and actions: whoever is not on the staff gets the answer of an address that
 * does not exist; a member without a second factor is led to one. It has no boundary of its own, so that the page is the site's.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const { env } = context.get(requestScope);
    const member = await readStaff(env, presentedSession(request)).catch(toSecondFactor);
    if (!member) throw statusPage(new AppError("not_found", "There is nothing at this address."));
    context.set(memberContext, member);
    const response = await next();
    response.headers.set("X-Robots-Tag", "noindex");
    response.headers.set("Cache-Control", "private, no-store");
    return response;
  },
];
