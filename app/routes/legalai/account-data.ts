import { requestScope } from "../../context.ts";
import { accountData } from "../../services/accounts/data-copy.server.ts";
import type { Route } from "./+types/account-data.ts";
import { sessionContext } from "./session.ts";

/** The download of everything that is stored of the signed-in user. */
export function loader({ context }: Route.LoaderArgs) {
  const { user } = context.get(sessionContext);
  return new Response(accountData(context.get(requestScope).env, user), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="legalai-data.zip"',
      "Content-Security-Policy": "sandbox",
    },
  });
}
