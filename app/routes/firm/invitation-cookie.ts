import { hostCookie, readCookie } from "../../lib/cookies.ts";

const cookieName = "__Host-invitation";
/** Long enough to sign in, whatever that takes; in seconds. */
const lifetime = 30 * 60;

/** The secret of the invitation that somebody went to sign in for. */
export const presentedInvitation = (request: Request) => readCookie(request, cookieName);

/** The `Set-Cookie` line by which the way to an invitation is found again after the sign-in. */
export const invitationCookie = (token: string) => hostCookie(cookieName, token, lifetime);

export const noInvitationCookie = hostCookie(cookieName, "", 0);
