import { Outlet, redirect } from "react-router";
import { authPath } from "../../components/legalai/addresses.ts";
import { useSessionChannel } from "../../components/legalai/session-channel.ts";
import { requestScope } from "../../context.ts";
import { presentedSession, readSession } from "../../services/accounts/sessions.server.ts";
import { sessionContext } from "../legalai/session.ts";
import type { Route } from "./+types/with-session.ts";

/** A session is enough for these pages: whoever is kept out of their firm mends that here. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const session = await readSession(context.get(requestScope).env, presentedSession(request));
    if (!session) throw redirect(authPath);
    context.set(sessionContext, session);
    const response = await next();
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export const loader = ({ context }: Route.LoaderArgs) => ({
  userId: context.get(sessionContext).user.id,
});

export default function WithSession({ loaderData: { userId } }: Route.ComponentProps) {
  useSessionChannel(userId);
  return <Outlet />;
}
