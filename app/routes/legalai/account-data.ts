import { requestScope } from "../../context.ts";
import { accountData } from "../../services/accounts/data-copy.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import type { Route } from "./+types/account-data.ts";
import { memberContext } from "./session.ts";

/** The download of everything that is stored of the signed-in user. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  return new Response(await orStatusPage(accountData(scope, context.get(memberContext))), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="legalai-data.zip"',
      "Content-Security-Policy": "sandbox",
    },
  });
}
