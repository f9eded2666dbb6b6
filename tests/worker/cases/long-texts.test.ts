import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { firms, members, users } from "../../../app/db/schema.server.ts";
import { accountData } from "../../../app/services/accounts/data-copy.server.ts";
import { getCaseText, getCaseTextPart } from "../../../app/services/cases/files.server.ts";
import { putOriginal, putText } from "../../../app/services/cases/storage.server.ts";
import { indexText } from "../../../app/services/search/passage-index.server.ts";
import { password, scopeOf, startedSession } from "../harness/accounts.ts";
import { alone } from "../harness/members.ts";
import { storeCases } from "../harness/stored-cases.ts";

const paragraph = "The Supplier’s naïve café 😀 is open. ".repeat(20);
const longText = `${paragraph}\n`.repeat(600);

/** A case with a text of half a million characters, and what is read of it in the bucket: bytes a call. */
async function longCase() {
  const [id = ""] = await storeCases("somebody", [{ status: "analyzing" }]);
  await putText(env, id, longText);
  await indexText(env, { caseId: id, attempt: 1 }, longText);
  const reads: number[] = [];
  const get = async (key: string, options?: R2GetOptions) => {
    const object = await env.FILES.get(key, options ?? {});
    const { range } = object ?? {};
    if (range && "length" in range) reads.push(range.length ?? 0);
    return object;
  };
  // Only `get` is called on the binding.
  return { id, reads, env: { ...env, FILES: { get } as unknown as R2Bucket } };
}

describe("a long text", () => {
  it("is read in parts for its page, each from where the last one ends", async () => {
    const { id, reads, env: watched } = await longCase();
    const { starts, part } = await getCaseTextPart(watched, alone("somebody"), id, 0);
    expect(part).toMatchObject({ base: 0, length: longText.length });
    expect(starts.length).toBeGreaterThan(10);
    let text = "";
    for (const [index, start] of starts.entries()) {
      const one = await getCaseTextPart(watched, alone("somebody"), id, index);
      expect([one.index, one.part.base, start]).toEqual([index, text.length, text.length]);
      text += one.part.text;
    }
    expect(text).toBe(longText);
    expect(Math.max(...reads)).toBeLessThan(100_000);
  });

  it("begins at its beginning when a part is asked for that it does not have, and is nobody else's", async () => {
    const { id } = await longCase();
    for (const wanted of [-1, 999, 0.5, Number.NaN])
      expect((await getCaseTextPart(env, alone("somebody"), id, wanted)).index).toBe(0);
    const stranger = alone("stranger");
    for (const read of [
      () => getCaseText(scopeOf(), stranger, id),
      () => getCaseTextPart(env, stranger, id, 0),
    ])
      await expect(read()).rejects.toMatchObject({ code: "not_found" });
  });

  it("is given whole, as it is stored", async () => {
    const { id } = await longCase();
    expect(await (await getCaseText(scopeOf(), alone("somebody"), id)).text()).toBe(longText);
  });
});

/** Makes an account that owns this firm. */
async function accountOf(firmId: string) {
  const db = database(env);
  await startedSession();
  const [user] = await db.select({ id: users.id, email: users.email }).from(users);
  if (!user) throw new Error("There is no account.");
  await db.batch([
    db.update(firms).set({ id: firmId }),
    db.update(members).set({ firm_id: firmId }),
  ]);
  return user;
}

describe("the copy of an account's data", () => {
  it("comes in small parts, however large the documents are, and holds each byte of them", async () => {
    const { id } = await longCase();
    const original = crypto.getRandomValues(new Uint8Array(65_536));
    const large = new Uint8Array(64 * original.length);
    for (let i = 0; i < 64; i++) large.set(original, i * original.length);
    await putOriginal(env, id, large, await sha256(large));
    const parts: Uint8Array[] = [];
    const member = { ...alone("somebody"), user: await accountOf("somebody") };
    for await (const part of await accountData(scopeOf(), member, { password })) parts.push(part);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(1_000_000);
    const files = Object.entries(unzipSync(Buffer.concat(parts)));
    const file = (name: string) => files.find(([path]) => path.endsWith(name))?.[1];
    expect(new TextDecoder().decode(file("text.txt"))).toBe(longText);
    expect(await sha256(file("Contract.txt"))).toBe(await sha256(large));
  });
});

async function sha256(bytes: Uint8Array | undefined) {
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes ?? []));
  return Buffer.from(digest).toString("hex");
}
