import * as answers from "../../app/schemas/answers.ts";
import { proofSchema } from "../../app/schemas/auth.ts";
import {
  addPasskeySchema,
  codeSchema,
  newPasskeyOptionsSchema,
  passkeyAddedSchema,
  passkeyOptionsSchema,
  passkeySignInSchema,
  passwordSchema,
} from "../../app/schemas/factors.ts";
import { deviceCookie, presentedDevice } from "../../app/services/accounts/devices.server.ts";
import {
  presentedSession,
  readSession,
  type Session,
  type SignedIn,
  sessionCookie,
} from "../../app/services/accounts/sessions.server.ts";
import { AppError } from "../../app/services/errors.ts";
import {
  challengeCookie,
  noChallengeCookie,
  presentedChallenge,
} from "../../app/services/factors/challenges.server.ts";
import { askWho, signInWithPasskey } from "../../app/services/factors/passkey-sign-in.server.ts";
import {
  addPasskey,
  askForPasskey,
  removePasskey,
} from "../../app/services/factors/passkeys.server.ts";
import { passSecondStep } from "../../app/services/factors/second-step.server.ts";
import { call } from "./call.ts";

/** Who is signed in, also where they are kept out of their firm until they have a second factor. */
async function ownSession(env: Env, request: Request): Promise<Session> {
  const session = await readSession(env, presentedSession(request));
  if (!session) throw new AppError("signed_out", "Please sign in first.");
  return session;
}

function signedIn(headers: Headers, { user, session, device }: SignedIn) {
  headers.append("Set-Cookie", sessionCookie(session));
  headers.append("Set-Cookie", deviceCookie(device));
  return { user };
}

export const factors = [
  call({
    method: "POST",
    path: "/auth/second-factor",
    summary: "Finish a sign-in with a code of the authenticator app, or a recovery code",
    body: codeSchema,
    answer: answers.signedInSchema,
    errors: [401],
    async run({ scope, body, request, headers }) {
      const challenge = presentedChallenge(request, "second_factor");
      const session = presentedSession(request);
      const device = presentedDevice(request);
      const done = await passSecondStep(scope, body, { challenge, session, device });
      headers.append("Set-Cookie", noChallengeCookie("second_factor"));
      return signedIn(headers, done);
    },
  }),
  call({
    method: "POST",
    path: "/auth/passkey/challenge",
    summary: "What a passkey is to sign, for `navigator.credentials.get`; a cookie holds on to it",
    answer: passkeyOptionsSchema,
    async run({ scope, headers }) {
      const { token, options } = await askWho(scope);
      headers.append("Set-Cookie", challengeCookie("passkey_sign_in", token));
      return options;
    },
  }),
  call({
    method: "POST",
    path: "/auth/passkey",
    summary: "Sign in with a passkey, which counts as second factor too",
    body: passkeySignInSchema,
    answer: answers.signedInSchema,
    errors: [401],
    async run({ scope, body, request, headers }) {
      const challenge = presentedChallenge(request, "passkey_sign_in");
      const session = presentedSession(request);
      const device = presentedDevice(request);
      headers.append("Set-Cookie", noChallengeCookie("passkey_sign_in"));
      return signedIn(
        headers,
        await signInWithPasskey(scope, body, { challenge, session, device }),
      );
    },
  }),
  call({
    method: "POST",
    path: "/auth/passkeys/challenge",
    summary: "What a new passkey is made of, for `navigator.credentials.create`",
    body: passwordSchema,
    answer: newPasskeyOptionsSchema,
    errors: [401, 409],
    async run({ scope, body, request, headers }) {
      const session = await ownSession(scope.env, request);
      const { token, options } = await askForPasskey(scope, session, body);
      headers.append("Set-Cookie", challengeCookie("passkey_added", token));
      return options;
    },
  }),
  call({
    method: "POST",
    path: "/auth/passkeys",
    summary: "Add the passkey that was made; with the first come recovery codes",
    body: addPasskeySchema,
    status: 201,
    answer: passkeyAddedSchema,
    errors: [401, 409],
    async run({ scope, body, request, headers }) {
      const session = await ownSession(scope.env, request);
      const challenge = presentedChallenge(request, "passkey_added");
      headers.append("Set-Cookie", noChallengeCookie("passkey_added"));
      const added = await addPasskey(scope, session, body, challenge);
      headers.append("Set-Cookie", sessionCookie(added.session));
      return added.answer;
    },
  }),
  call({
    method: "DELETE",
    path: "/auth/passkeys/{passkeyId}",
    summary:
      "Remove a passkey. Asks for the password, or a second factor shown in the last ten minutes",
    body: proofSchema,
    bodyOptional: true,
    status: 204,
    errors: [401, 404],
    async run({ scope, body, request, params }) {
      const session = await ownSession(scope.env, request);
      await removePasskey(scope, session, { passkey: params.passkeyId, ...body });
    },
  }),
];
