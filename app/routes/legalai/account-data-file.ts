import { redirect } from "react-router";
import { dataPath } from "../../components/legalai/addresses.ts";
import { requestScope } from "../../context.ts";
import { takeCopy } from "../../services/accounts/data-copy.server.ts";
import { noChallengeCookie, presentedChallenge } from "../../services/factors/challenges.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import type { Route } from "./+types/account-data-file.ts";
import { memberContext } from "./session.ts";

/** The download of everything that is stored of the signed-in user, once, after they have asked for it on its page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const asked = presentedChallenge(request, "data_copy");
  const copy = await orStatusPage(takeCopy(scope, context.get(memberContext), asked));
  if (!copy) return redirect(dataPath);
  return new Response(copy, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="legalai-data.zip"',
      "Content-Security-Policy": "sandbox",
      "Set-Cookie": noChallengeCookie("data_copy"),
    },
  });
}
