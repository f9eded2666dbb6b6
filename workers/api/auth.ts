import { type Context, Hono } from "hono";
import {
  authMessages,
  confirmSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  signInSchema,
  signOutSchema,
  signUpSchema,
} from "../../app/schemas/auth.ts";
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
  type SignedIn,
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
import type { AppContext } from "../scope.ts";
import { neverCached, readJson } from "./middleware.ts";

function answerSignedIn(c: Context<AppContext>, { user, session }: SignedIn) {
  c.header("Set-Cookie", sessionCookie(session), { append: true });
  return c.json({ user });
}

export const auth = new Hono<AppContext>()
  .use(neverCached)
  .post("/sign-up", async (c) => {
    const { browser } = await signUp(c.var.scope, await readJson(c, signUpSchema));
    c.header("Set-Cookie", signUpCookie(browser));
    return c.json({ message: authMessages.signedUp }, 202);
  })
  .post("/confirm", async (c) => {
    const request = c.req.raw;
    const input = await readJson(c, confirmSchema);
    const signedIn = await confirmSignUp(
      c.var.scope,
      input,
      presentedSignUp(request),
      presentedSession(request),
    );
    c.header("Set-Cookie", noSignUpCookie, { append: true });
    return answerSignedIn(c, signedIn);
  })
  .post("/sign-in", async (c) => {
    const input = await readJson(c, signInSchema);
    return answerSignedIn(c, await signIn(c.var.scope, input, presentedSession(c.req.raw)));
  })
  .post("/sign-out", async (c) => {
    const { everywhere } = c.req.raw.body ? await readJson(c, signOutSchema) : {};
    const presented = presentedSession(c.req.raw);
    const session = everywhere ? await readSession(c.env, presented) : null;
    if (session) await endEverySession(c.env, session.user.id);
    else await endSession(c.env, presented);
    c.header("Set-Cookie", noSessionCookie);
    c.header("Clear-Site-Data", '"cookies", "storage"');
    return c.body(null, 204);
  })
  .post("/forgot-password", async (c) => {
    await forgotPassword(c.var.scope, await readJson(c, forgotPasswordSchema));
    return c.json(
      { message: "If there is an account with this address, a link is on its way to it." },
      202,
    );
  })
  .post("/reset-password", async (c) => {
    await resetPassword(c.var.scope, await readJson(c, resetPasswordSchema));
    return c.body(null, 204);
  })
  .get("/user", async (c) => {
    const session = await readSession(c.env, presentedSession(c.req.raw));
    return c.json({ user: session?.user ?? null });
  });
