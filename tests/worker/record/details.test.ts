import { describe, expect, it } from "vitest";
import type { ListedEvent } from "../../../app/schemas/record.ts";
import { setRetention } from "../../../app/services/cases/retention.server.ts";
import { moveCases } from "../../../app/services/matters/filing.server.ts";
import { scopeOf } from "../harness/accounts.ts";
import { mailedToken, signedInBrowser } from "../harness/browser.ts";
import { firmWith, type Seat, storeMatter } from "../harness/firms.ts";
import { firmWithFlags, readCase } from "../harness/flagged.ts";

const recordOf = async ({ browser }: Seat, firmId: string) =>
  (
    (await (await browser.get(`/api/firms/${firmId}/record`)).json()) as { events: ListedEvent[] }
  ).events
    .toReversed()
    .filter(({ action }) => action !== "sign_in");
const details = (events: ListedEvent[]) => events.map(({ action, details }) => [action, details]);
const called = ({ member }: Seat) => member.user;

describe("an event of the record", () => {
  it("says who was let into a matter and put out of it, and what became of its wall", async () => {
    const { partner, associate, clerk, firmId } = await firmWith({
      ...{ partner: "owner", associate: "lawyer", clerk: "assistant" },
    } as const);
    const id = await storeMatter(firmId, { named: [clerk.member] });
    const change = (body: object) => partner.browser.send("PATCH", `/api/matters/${id}`, body);
    const [owner, second] = [partner, associate].map(called);
    await change({ restricted: true, members: [owner?.id, second?.id] });
    await change({ state: "closed", responsible: second?.id, client_name: "Wattle" });
    const told = details(await recordOf(partner, firmId));
    expect(told).toEqual([
      [
        "share",
        {
          added: expect.arrayContaining([owner, second]),
          removed: [called(clerk)],
          changed: [{ what: "restricted", from: false, to: true }],
        },
      ],
      [
        "change",
        {
          changed: [
            { what: "client_name" },
            { what: "state", from: "open", to: "closed" },
            { what: "responsible", from: null, to: second?.id },
          ],
        },
      ],
    ]);
    const { events } = (await (
      await associate.browser.get(`/api/matters/${id}/record`)
    ).json()) as {
      events: ListedEvent[];
    };
    expect(details(events.toReversed())).toEqual(told);
  });

  it("says whom an owner let in, and not who was there", async () => {
    const { partner, associate, firmId } = await firmWith({
      ...{ partner: "owner", associate: "lawyer" },
    } as const);
    const id = await storeMatter(firmId, { restricted: true, named: [associate.member] });
    const members = [partner, associate].map((seat) => called(seat).id);
    await partner.browser.send("PATCH", `/api/matters/${id}`, { members });
    expect(details(await recordOf(partner, firmId))).toEqual([
      ["let_in", { added: [called(partner)] }],
    ]);
  });

  it("says who is in a matter that was made", async () => {
    const { partner, associate, firmId } = await firmWith({
      ...{ partner: "owner", associate: "lawyer" },
    } as const);
    const asked = { name: "Harbour", restricted: true, members: [called(associate).id] };
    await partner.browser.post("/api/matters", asked);
    const [event] = await recordOf(partner, firmId);
    expect(event?.details).toEqual({
      added: expect.arrayContaining([called(partner), called(associate)]),
      changed: [{ what: "restricted", to: true }],
    });
  });

  it("says into which role somebody came, was moved, and who was removed for whom", async () => {
    const { partner, clerk, firmId } = await firmWith({
      ...{ partner: "owner", clerk: "assistant" },
    } as const);
    const newcomer = await signedInBrowser("newcomer@banksia.example");
    const path = `/api/firms/${firmId}`;
    const invited = { email: "newcomer@banksia.example", role: "lawyer" };
    await partner.browser.post(`${path}/invitations`, invited);
    const token = await mailedToken("newcomer@banksia.example");
    await newcomer.post("/api/invitations/accept", { token });
    const { id, email } = called(clerk);
    await partner.browser.send("PATCH", `${path}/members/${id}`, { role: "lawyer" });
    await partner.browser.send("DELETE", `${path}/members/${id}`);
    expect(details(await recordOf(partner, firmId))).toEqual([
      [
        "invitation",
        { invited: "newcomer@banksia.example", changed: [{ what: "role", to: "lawyer" }] },
      ],
      ["joining", { changed: [{ what: "role", to: "lawyer" }] }],
      [
        "role",
        { person: { id, email }, changed: [{ what: "role", from: "assistant", to: "lawyer" }] },
      ],
      ["removal", { person: { id, email }, heir: called(partner) }],
    ]);
  });

  it("says which settings were changed, and tells of none that stayed as they were", async () => {
    const { partner, firmId } = await firmWith({ partner: "owner" });
    const change = (body: object) => partner.browser.send("PATCH", `/api/firms/${firmId}`, body);
    await change({ name: "Wattle", time_zone: "Australia/Sydney", password_length: 12 });
    await change({ name: "Wattle", require_second_factor: false });
    await change({ require_second_factor: true });
    await setRetention(scopeOf(), partner.member, { originals: "30_days" });
    await setRetention(scopeOf(), partner.member, { originals: "30_days" });
    await setRetention(scopeOf(), partner.member, { originals: "until_deleted" });
    expect(details(await recordOf(partner, firmId))).toEqual([
      ["settings", { changed: [{ what: "name" }, { what: "password_length", from: 6, to: 12 }] }],
      ["settings", { changed: [{ what: "require_second_factor", from: false, to: true }] }],
      ["settings", { changed: [{ what: "originals", from: "until_deleted", to: "30_days" }] }],
      ["settings", { changed: [{ what: "originals", from: "30_days", to: "until_deleted" }] }],
    ]);
  });

  it("says how a flag was decided, to whom it was assigned, and that a case was moved out or in", async () => {
    const { partner, associate, caseId, firmId } = await firmWithFlags();
    const { first } = await readCase(partner, caseId);
    const send = (path: string, body: object) => partner.browser.send("PATCH", path, body);
    const flag = `/api/cases/${caseId}/flags/${first.id}`;
    const assignee = called(associate).id;
    await send(flag, { assignee, version: 0 });
    await send(flag, { state: "dismissed", reason: "Agreed.", version: 1 });
    const to = await storeMatter(firmId);
    await send(`/api/cases/${caseId}`, { case_name: "Deed" });
    await moveCases(scopeOf(), partner.member, { ids: [caseId], matter_id: to });
    const told = details(await recordOf(partner, firmId)).filter(([action]) => action !== "open");
    expect(told).toEqual([
      [
        "assignment",
        { flags: [first.id], changed: [{ what: "assignee", from: null, to: assignee }] },
      ],
      [
        "decision",
        {
          flags: [first.id],
          changed: [{ what: "state", from: "open", to: "dismissed" }, { what: "reason" }],
        },
      ],
      ["change", { changed: [{ what: "case_name" }] }],
      ["share", { way: "out" }],
      ["share", { way: "in" }],
    ]);
  });
});
