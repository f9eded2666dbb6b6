import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { auditEvents } from "../../../app/db/schema.server.ts";
import { turnOffAuthenticator } from "../../../app/services/factors/authenticators.server.ts";
import { removePasskey } from "../../../app/services/factors/passkeys.server.ts";
import { renewRecoveryCodes } from "../../../app/services/factors/recovery-codes.server.ts";
import { showCode } from "../../../app/services/factors/second-step.server.ts";
import { verifyRecord } from "../../../app/services/record/verification.server.ts";
import { password } from "../harness/accounts.ts";
import { firmWith } from "../harness/firms.ts";
import { sessionIn, withAuthenticator, withPasskey, working } from "../harness/second-factor.ts";

/** What the record of a firm tells besides sign-ins. */
const toldIn = async (firmId: string) =>
  (await database(env).select().from(auditEvents).orderBy(auditEvents.seq))
    .filter(({ firm_id, action }) => firm_id === firmId && action !== "sign_in")
    .map(({ action, thing_kind, actor_id }) => [`${action} ${thing_kind}`, actor_id]);

it("the record of each of a person’s firms tells of every change of how they sign in", async () => {
  const { associate, firmId } = await firmWith({ partner: "owner", associate: "lawyer" });
  const { browser, member } = associate;
  const { device } = await withPasskey(browser);
  const { recoveryCodes } = await withAuthenticator(browser);
  const [first = "", second = ""] = recoveryCodes;
  const shown = await showCode(working(), await sessionIn(browser), { code: first });
  browser.keep("__Host-session", shown);
  await turnOffAuthenticator(working(), await sessionIn(browser), { password, code: second });
  await renewRecoveryCodes(working(), await sessionIn(browser), { password });
  const passkey = Buffer.from(device.id).toString("base64url");
  await removePasskey(working(), await sessionIn(browser), { passkey });
  const expected = [
    ...["creation passkey", "creation authenticator", "use recovery_codes"],
    ...["deletion authenticator", "use recovery_codes"],
    ...["creation recovery_codes", "deletion passkey"],
  ];
  for (const firm of [firmId, member.user.id]) {
    expect(await toldIn(firm)).toEqual(expected.map((one) => [one, member.user.id]));
    expect(await verifyRecord(env, firm)).toMatchObject({ ok: true });
  }
});

it("the record tells of no change that was refused", async () => {
  const { associate, partner, firmId } = await firmWith({ partner: "owner", associate: "lawyer" });
  const { device } = await withPasskey(associate.browser);
  const passkey = Buffer.from(device.id).toString("base64url");
  const stranger = await sessionIn(partner.browser);
  await expect(removePasskey(working(), stranger, { passkey, password })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await toldIn(firmId)).toEqual([["creation passkey", associate.member.user.id]]);
});
