import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { firms } from "../../../app/db/schema.server.ts";
import { changePassword } from "../../../app/services/accounts/account.server.ts";
import { passwordLengthOf } from "../../../app/services/accounts/password-length.server.ts";
import { passwordLengthOfLink } from "../../../app/services/accounts/password-reset.server.ts";
import { password } from "../harness/accounts.ts";
import { Browser, mailedToken } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";
import { sessionIn, working } from "../harness/second-factor.ts";

const email = "clerk@banksia.example";
const ask = (firmId: string, password_length: number) =>
  database(env).update(firms).set({ password_length }).where(eq(firms.id, firmId));

it("asks six characters of who is in no firm that asks for more, and the strictest firm’s of the others", async () => {
  const { clerk, firmId } = await firmWith({ clerk: "assistant" });
  const { user } = await sessionIn(clerk.browser);
  expect(await passwordLengthOf(env, user.id)).toBe(6);
  await ask(firmId, 12);
  await ask(user.id, 8);
  expect(await passwordLengthOf(env, user.id)).toBe(12);
});

it("refuses a member’s change to a shorter password, saying whose wish that is", async () => {
  const { clerk, firmId } = await firmWith({ clerk: "assistant" });
  await ask(firmId, 12);
  const session = await sessionIn(clerk.browser);
  const change = (renewed: string) =>
    changePassword(working(), session, { current_password: password, password: renewed });
  await expect(change("ochre-tram1")).rejects.toMatchObject({
    code: "invalid_input",
    details: { fields: { password: [expect.stringContaining("at least 12 characters")] } },
  });
  await change("ochre-tram12");
});

it("refuses a member’s reset to a shorter password, and the link stays good", async () => {
  const { firmId } = await firmWith({ clerk: "assistant" });
  await ask(firmId, 12);
  const browser = new Browser();
  await browser.post("/api/auth/forgot-password", { email });
  const token = await mailedToken(email);
  expect(await passwordLengthOfLink(env, token)).toBe(12);
  expect(await passwordLengthOfLink(env, "no such link")).toBe(6);
  const reset = (renewed: string) =>
    browser.post("/api/auth/reset-password", { token, password: renewed });
  expect((await reset("ochre-tram1")).status).toBe(400);
  expect((await reset("ochre-tram12")).status).toBe(204);
});
