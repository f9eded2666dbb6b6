import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases, matters } from "../../../app/db/schema.server.ts";
import { moveCases } from "../../../app/services/matters/filing.server.ts";
import { lastMoved, moveBack } from "../../../app/services/matters/moving-back.server.ts";
import { firmWith, type Seat, storeMatter } from "../harness/firms.ts";
import { working } from "../harness/second-factor.ts";
import { storeCases } from "../harness/stored-cases.ts";

/** A firm with three matters, and a case in the first, in the second and in none. */
async function firmWithCases() {
  const firm = await firmWith({ associate: "lawyer", clerk: "assistant" } as const);
  const [first = "", second = "", third = ""] = [
    await storeMatter(firm.firmId),
    await storeMatter(firm.firmId),
    await storeMatter(firm.firmId),
  ];
  const places = [first, second, null];
  const cases = await storeCases(
    firm.associate.member.user.id,
    places.map((matter_id) => ({ firm_id: firm.firmId, matter_id })),
  );
  return { ...firm, first, second, third, places, cases };
}

const move = ({ member }: Seat, ids: string[], matter_id: string | null) =>
  moveCases(working(), member, { ids, matter_id });
const back = ({ member }: Seat, ids: string[]) => moveBack(working(), member, ids);
const offered = async ({ member }: Seat) => (await lastMoved(env, member)).map(({ id }) => id);

const placesOf = async (cases: string[]) => {
  const rows = await database(env).select().from(legalCases);
  return cases.map((id) => rows.find((row) => row.id === id)?.matter_id);
};

describe("what was moved last", () => {
  it("is back where each case lay, out of matters and out of none", async () => {
    const { clerk, third, cases, places } = await firmWithCases();
    await move(clerk, cases, third);
    expect((await offered(clerk)).toSorted()).toEqual(cases.toSorted());
    expect((await back(clerk, cases)).toSorted()).toEqual(cases.toSorted());
    expect(await placesOf(cases)).toEqual(places);
    await move(clerk, cases, null);
    expect(await placesOf(cases)).toEqual([null, null, null]);
    await back(clerk, cases);
    expect(await placesOf(cases)).toEqual(places);
  });

  it("goes back into a matter that is closed, too", async () => {
    const { clerk, first, third, cases, places } = await firmWithCases();
    await database(env).update(matters).set({ state: "closed" }).where(eq(matters.id, first));
    await move(clerk, cases, third);
    await back(clerk, cases);
    expect(await placesOf(cases)).toEqual(places);
  });

  it("stays where somebody has moved it since", async () => {
    const { associate, clerk, second, third, cases } = await firmWithCases();
    const [one = "", other = ""] = cases;
    await move(clerk, [one, other], third);
    await move(associate, [one], null);
    expect(await offered(clerk)).toEqual([other]);
    expect(await back(clerk, [one, other])).toEqual([other]);
    expect(await placesOf([one, other])).toEqual([null, second]);
  });

  it("is for whoever moved it, and for half a minute", async () => {
    const { associate, clerk, third, cases } = await firmWithCases();
    await move(clerk, cases, third);
    expect(await offered(associate)).toEqual([]);
    expect(await back(associate, cases)).toEqual([]);
    const later = Date.now() + 30_001;
    vi.spyOn(Date, "now").mockReturnValue(later);
    expect(await offered(clerk)).toEqual([]);
    expect(await back(clerk, cases)).toEqual([]);
    vi.restoreAllMocks();
    expect(await placesOf(cases)).toEqual([third, third, third]);
  });

  it("asks the same of who takes it back as moving does", async () => {
    const { clerk, first, third, cases } = await firmWithCases();
    const [one = ""] = cases;
    await move(clerk, [one], third);
    await database(env).update(matters).set({ restricted: true }).where(eq(matters.id, first));
    await expect(back(clerk, [one])).rejects.toMatchObject({ code: "invalid_input" });
    expect(await placesOf([one])).toEqual([third]);
  });
});
