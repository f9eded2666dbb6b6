import * as answers from "../../app/schemas/answers.ts";
import {
  authMessages,
  confirmSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  signInSchema,
  signOutSchema,
  signUpSchema,
} from "../../app/schemas/auth.ts";
import { deviceCookie, presentedDevice } from "../../app/services/accounts/devices.server.ts";
import {
  forgotPassword,
  resetPassword,
} from "../../app/services/accounts/password-reset.server.ts";
import {
  endEverySession,
  endSession,
  noSessionCookie,
  presentedSession,
  readSession,
  sessionCookie,
} from "../../app/services/accounts/sessions.server.ts";
import { signIn } from "../../app/services/accounts/sign-in.server.ts";
import {
  confirmSignUp,
  noSignUpCookie,
  presentedSignUp,
  signUp,
  signUpCookie,
} from "../../app/services/accounts/sign-up.server.ts";
import { challengeCookie } from "../../app/services/factors/challenges.server.ts";
import { secondStepNeeded } from "../../app/services/factors/factors.server.ts";
import { call } from "./call.ts";

export const auth = [
  call({
    method: "POST",
    path: "/auth/sign-up",
    summary: "Ask for an account; a link is mailed. The same answer for a known address",
    body: signUpSchema,
    status: 202,
    answer: answers.messageSchema,
    async run({ scope, body, headers }) {
      const { browser } = await signUp(scope, body);
      headers.set("Set-Cookie", signUpCookie(browser));
      return { message: authMessages.signedUp };
    },
  }),
  call({
    method: "POST",
    path: "/auth/confirm",
    summary: "Use a mailed link: makes the account and signs in",
    body: confirmSchema,
    answer: answers.signedInSchema,
    errors: [401],
    async run({ scope, body, request, headers }) {
      const { user, session, device } = await confirmSignUp(
        scope,
        body,
        presentedSignUp(request),
        presentedSession(request),
      );
      headers.append("Set-Cookie", noSignUpCookie);
      headers.append("Set-Cookie", sessionCookie(session));
      headers.append("Set-Cookie", deviceCookie(device));
      return { user };
    },
  }),
  call({
    method: "POST",
    path: "/auth/sign-in",
    summary: "Sign in; 401 `second_factor_required` where a code is needed too",
    body: signInSchema,
    answer: answers.signedInSchema,
    errors: [401],
    async run({ scope, body, request, headers }) {
      const presented = { session: presentedSession(request), device: presentedDevice(request) };
      const signedIn = await signIn(scope, body, presented);
      if ("challenge" in signedIn) {
        headers.append("Set-Cookie", challengeCookie("second_factor", signedIn.challenge));
        throw secondStepNeeded();
      }
      const { user, session, device } = signedIn;
      headers.append("Set-Cookie", sessionCookie(session));
      headers.append("Set-Cookie", deviceCookie(device));
      return { user };
    },
  }),
  call({
    method: "POST",
    path: "/auth/sign-out",
    summary: "Sign out here or everywhere",
    body: signOutSchema,
    bodyOptional: true,
    status: 204,
    async run({ scope: { env }, body, request, headers }) {
      const presented = presentedSession(request);
      const session = body.everywhere ? await readSession(env, presented) : null;
      if (session) await endEverySession(env, session.user.id);
      else await endSession(env, presented);
      headers.set("Set-Cookie", noSessionCookie);
      headers.set("Clear-Site-Data", '"cookies", "storage"');
    },
  }),
  call({
    method: "POST",
    path: "/auth/forgot-password",
    summary: "Have a link for a new password mailed. Always the same answer",
    body: forgotPasswordSchema,
    status: 202,
    answer: answers.messageSchema,
    async run({ scope, body }) {
      await forgotPassword(scope, body);
      return { message: "If there is an account with this address, a link is on its way to it." };
    },
  }),
  call({
    method: "POST",
    path: "/auth/reset-password",
    summary: "Set a new password with a mailed link; ends every session of the user",
    body: resetPasswordSchema,
    status: 204,
    run: ({ scope, body }) => resetPassword(scope, body),
  }),
  call({
    method: "GET",
    path: "/auth/user",
    summary: "Who is signed in",
    answer: answers.whoSchema,
    async run({ scope, request }) {
      const session = await readSession(scope.env, presentedSession(request));
      return { user: session?.user ?? null };
    },
  }),
];
