import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { firms, users } from "../../../app/db/schema.server.ts";
import { accountExtent } from "../../../app/services/firms/erasure-extent.server.ts";
import { password, startedSession } from "../harness/accounts.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";
import { page } from "../harness/pages.ts";
import { storeCases } from "../harness/stored-cases.ts";

const address = "founder@banksia.example";

async function founder() {
  await startedSession(env, address);
  const [user] = await database(env).select().from(users).where(eq(users.email, address));
  if (!user) throw new Error("They have an account.");
  return { id: user.id, email: address };
}

const left = (id: string) => database(env).$count(firms, eq(firms.id, id));

describe("the page that deletes a firm", () => {
  it("asks for its name and the password, and deletes nothing without either", async () => {
    const user = await founder();
    const erase = page("firm/erase.tsx", user);
    const right = { name: user.id, password };
    for (const wrong of [
      { name: user.id },
      { ...right, password: "guessed it" },
      { ...right, name: "x" },
    ]) {
      const answer = await erase.post("/legalai/firm/delete", new URLSearchParams(wrong));
      expect(answer.status).toBe(400);
      expect(await left(user.id)).toBe(1);
    }
    const done = await erase.post("/legalai/firm/delete", new URLSearchParams(right));
    expect(done.location).toMatch(/notice=firm-erased/);
    expect(await left(user.id)).toBe(0);
  });

  it("counts what goes with it, behind walls too", async () => {
    const user = await founder();
    const walled = await storeMatter(user.id, { restricted: true });
    await storeMatter(user.id);
    await storeCases(user.id, [{ matter_id: walled, firm_id: user.id }, { firm_id: user.id }]);
    const { data } = await page("firm/erase.tsx", user).get("/legalai/firm/delete");
    expect(data).toMatchObject({ members: 1, matters: 2, cases: 2 });
  });
});

describe("what goes with an account", () => {
  it("is in the firms where nobody else is, and not in others", async () => {
    const { partner } = await firmWith({ partner: "owner", associate: "lawyer" });
    const { alone, shared } = await accountExtent(env, partner.member.user.id);
    expect(shared).toEqual(["Banksia Legal"]);
    expect(alone).toHaveLength(1);
    expect(alone[0]).toMatchObject({ members: 1, matters: 0, cases: 0 });
  });
});
