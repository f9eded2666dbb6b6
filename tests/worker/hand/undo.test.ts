import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { signedInBrowser } from "../harness/browser.ts";
import { firmWithFlags, readCase } from "../harness/flagged.ts";
import { handOn, onWords } from "./by-hand.ts";

/** What of a case its undoing has to bring back: all but the versions, which only go up. */
const withoutVersions = (of: object) =>
  JSON.parse(JSON.stringify(of, (key, value) => (/^(editV|v)ersion$/.test(key) ? 0 : value)));

describe("undo", () => {
  it("takes back each thing that was done by hand, the last first, until all is as it was", async () => {
    const hand = await handOn(await signedInBrowser());
    const { read, changed, added, edited, remove, changeMany, undo } = hand;
    const states: unknown[] = [];
    const remember = async () => states.push(withoutVersions(await read()));
    const flagAt = async (i: number) => {
      const flag = (await read()).risk_flags.at(i);
      if (!flag) throw new Error("There is no such flag.");
      return flag;
    };
    await remember();
    await changed(await flagAt(0), { state: "dismissed", reason: "Agreed." });
    await remember();
    await changed(await flagAt(0), { riskLevel: "Low", explanation: "Fine." });
    await remember();
    await edited({ executiveSummary: "Sign.", facts: { term: "One year" } });
    await remember();
    const own = await added(onWords("without set-off"));
    await remember();
    await changed(own, { note: "Ours.", assignee: own.edited_by?.id });
    await remember();
    await remove(own.id);
    await remember();
    const flags = (await read()).risk_flags.map(({ id, version }) => ({ id, version }));
    await changeMany({ flags, state: "accepted" });
    await remember();
    await edited({ note: "Done." });
    const did: string[] = [];
    for (const state of states.toReversed()) {
      const { undone } = await undo();
      expect(undone?.left).toBe(0);
      did.push(undone?.did ?? "");
      expect(withoutVersions(await read())).toEqual(state);
    }
    expect(did).toEqual([
      ...["noted_case", "decided", "deleted", "assigned", "added", "edited_case", "edited"],
      "decided",
    ]);
    expect(await undo()).toEqual({ undone: null });
  });

  it("leaves what somebody else has changed since", async () => {
    const { partner, associate, caseId } = await firmWithFlags();
    const { first, second } = await readCase(partner, caseId);
    const flags = [first, second].map(({ id, version }) => ({ id, version }));
    const path = `/api/cases/${caseId}`;
    await partner.browser.send("PATCH", `${path}/flags`, { flags, state: "accepted" });
    const theirs = { state: "dismissed", reason: "No.", version: 1 };
    await associate.browser.send("PATCH", `${path}/flags/${first.id}`, theirs);
    expect(await (await partner.browser.post(`${path}/undo`)).json()).toMatchObject({
      undone: { did: "decided", left: 1 },
    });
    const after = await readCase(partner, caseId);
    expect([after.first.state, after.second.state]).toEqual(["dismissed", "open"]);
    expect(await (await partner.browser.post(`${path}/undo`)).json()).toEqual({ undone: null });
  });

  it("takes back one’s own steps alone, and nobody’s who may only read", async () => {
    const { partner, associate, visitor, caseId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    const path = `/api/cases/${caseId}`;
    const accept = { state: "accepted", version: 0 };
    await partner.browser.send("PATCH", `${path}/flags/${first.id}`, accept);
    expect(await (await associate.browser.post(`${path}/undo`)).json()).toEqual({ undone: null });
    expect((await visitor.browser.post(`${path}/undo`)).status).toBe(403);
    expect((await readCase(partner, caseId)).first.state).toBe("accepted");
  });

  it("goes back so many steps of a person on a case, and the older ones stay done", async () => {
    const hand = await handOn(await signedInBrowser());
    await hand.edited({ note: "Note 0" });
    const step = "SELECT user_id, before FROM hand_steps WHERE case_id = ?";
    const { user_id, before } = (await env.DB.prepare(step).bind(hand.id).first()) ?? {};
    const store = env.DB.prepare("INSERT INTO hand_steps VALUES (?, ?, ?, ?, ?)");
    await env.DB.batch(
      Array.from({ length: 48 }, (_, at) => store.bind(`${at}`, hand.id, user_id, at, before)),
    );
    const kept = async () =>
      (await env.DB.prepare("SELECT id FROM hand_steps ORDER BY at").all()).results.map(
        ({ id }) => id,
      );
    await hand.edited({ note: "Note 1" });
    expect([(await kept()).length, (await kept())[0]]).toEqual([50, "0"]);
    await hand.edited({ note: "Note 2" });
    expect([(await kept()).length, (await kept())[0]]).toEqual([50, "1"]);
  });
});
