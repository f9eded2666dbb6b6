import { Outlet, redirect, useNavigation } from "react-router";
import { SecondFactorNotice } from "../../components/factors/second-factor-notice.tsx";
import { joinAddress } from "../../components/firm/addresses.ts";
import { keptWhereRefused } from "../../components/firm/kept-where-refused.ts";
import { keptWhereReloaded, useShown } from "../../components/firm/kept-where-reloaded.ts";
import { OtherFirmNotice } from "../../components/firm/other-firm-notice.tsx";
import { authPath, secondFactorPath } from "../../components/legalai/addresses.ts";
import { NoticeOfArrival } from "../../components/legalai/notice-of-arrival.tsx";
import { PhoneBar } from "../../components/legalai/phone-bar.tsx";
import { useSessionChannel } from "../../components/legalai/session-channel.ts";
import { Sidebar } from "../../components/legalai/sidebar.tsx";
import { UploadProvider } from "../../components/upload/upload-provider.tsx";
import { requestScope } from "../../context.ts";
import { readCookie } from "../../lib/cookies.ts";
import { firmField } from "../../schemas/form-fields.ts";
import {
  lacksSecondFactor,
  presentedSession,
  readSession,
  type Session,
} from "../../services/accounts/sessions.server.ts";
import { notHere } from "../../services/firms/acting-firm.ts";
import { may } from "../../services/firms/rights.ts";
import { traceAnswer } from "../../services/record/refusals.server.ts";
import { otherFirmPage } from "../expected-errors.ts";
import { noInvitationCookie, presentedInvitation } from "../firm/invitation-cookie.ts";
import type { Route } from "./+types/signed-in.ts";
import { actingFirm, memberContext, sessionContext } from "./session.ts";

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
    context.set(actingFirm, session.member.firm);
    demandFirmOfLink(request, session);
    const response = await next();
    const scope = context.get(requestScope);
    const { pathname } = new URL(request.url);
    scope.waitUntil(traceAnswer(scope, session.member, response.status, pathname));
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
];

/** A mailed link names its firm: to follow it changes nothing, and the page asks. */
function demandFirmOfLink({ method, url }: Request, { firms, member, acting }: Session) {
  const { pathname, search, searchParams } = new URL(url);
  const named = method === "GET" && searchParams.get(firmField);
  const back = firms.find(({ id }) => id === named && id !== acting?.id);
  if (!member || !back) return;
  const to = pathname.replace(/\.data$/, "") + search;
  throw otherFirmPage(notHere(member, back), { acting: member.firm.id, back, to, typed: [] });
}

/** In the browser, a form that was refused for its firm stays as it was filled in, and so does a page that reads itself again. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) =>
    request.method === "GET" ? keptWhereReloaded(next) : keptWhereRefused(request, next),
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
  useSessionChannel(user.id, firm);
  useShown(firm);
  const who = { email: user.email, name, firm, firms, writes };
  const { state } = useNavigation();
  return (
    <UploadProvider>
      <div className="shell" data-firm={firm} data-busy={state === "idle" ? undefined : ""}>
        <a href="#main" className="skip-link">
          Skip to the content
        </a>
        <Sidebar who={who} initiallyCollapsed={sidebarCollapsed} />
        <PhoneBar who={who} />
        <div className="min-w-0 flex-1">
          <NoticeOfArrival className="arrival" />
          <OtherFirmNotice key={firm} firm={firm} firms={firms} />
          {secondFactorSoon && <SecondFactorNotice {...secondFactorSoon} />}
          <Outlet />
        </div>
      </div>
    </UploadProvider>
  );
}
