import { Outlet, redirect, useNavigation } from "react-router";
import { SecondFactorNotice } from "../../components/factors/second-factor-notice.tsx";
import { joinAddress } from "../../components/firm/addresses.ts";
import { authPath, secondFactorPath } from "../../components/legalai/addresses.ts";
import { NoticeOfArrival } from "../../components/legalai/notice-of-arrival.tsx";
import { PhoneBar } from "../../components/legalai/phone-bar.tsx";
import { useSessionChannel } from "../../components/legalai/session-channel.ts";
import { Sidebar } from "../../components/legalai/sidebar.tsx";
import { UploadProvider } from "../../components/upload/upload-provider.tsx";
import { requestScope } from "../../context.ts";
import { readCookie } from "../../lib/cookies.ts";
import {
  lacksSecondFactor,
  presentedSession,
  readSession,
} from "../../services/accounts/sessions.server.ts";
import { may } from "../../services/firms/rights.ts";
import { noInvitationCookie, presentedInvitation } from "../firm/invitation-cookie.ts";
import type { Route } from "./+types/signed-in.ts";
import { memberContext, sessionContext } from "./session.ts";

/** Holds for pages, their data and their actions: without a session there is only the way to the sign-in page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const session = await readSession(context.get(requestScope).env, presentedSession(request));
    if (session && lacksSecondFactor(session.secondFactor)) throw redirect(secondFactorPath);
    if (!session?.member) throw redirect(authPath);
    const invitation = request.method === "GET" && presentedInvitation(request);
    if (invitation)
      throw redirect(joinAddress(invitation), { headers: { "Set-Cookie": noInvitationCookie } });
    context.set(sessionContext, session);
    context.set(memberContext, session.member);
    const response = await next();
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ request, context }: Route.LoaderArgs) {
  const { name, secondFactor, firms } = context.get(sessionContext);
  const member = context.get(memberContext);
  const { user, firm } = member;
  return {
    ...{ user, firm: firm.id, firms, name, writes: may(member, "write") },
    secondFactorSoon: secondFactor.exists ? null : secondFactor.wanted,
    sidebarCollapsed: readCookie(request, "sidebar") === "collapsed",
  };
}

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  const { user, firm, firms, name, writes, secondFactorSoon, sidebarCollapsed } = loaderData;
  // Another tab that acts in another firm would show what is not there for this one.
  useSessionChannel(`${user.id} ${firm}`);
  const who = { email: user.email, name, firm, firms, writes };
  const { state } = useNavigation();
  return (
    <UploadProvider>
      <div className="shell" data-busy={state === "idle" ? undefined : ""}>
        <a href="#main" className="skip-link">
          Skip to the content
        </a>
        <Sidebar who={who} initiallyCollapsed={sidebarCollapsed} />
        <PhoneBar who={who} />
        <div className="min-w-0 flex-1">
          <NoticeOfArrival className="arrival" />
          {secondFactorSoon && <SecondFactorNotice {...secondFactorSoon} />}
          <Outlet />
        </div>
      </div>
    </UploadProvider>
  );
}
