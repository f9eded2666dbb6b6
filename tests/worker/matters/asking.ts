import { expect } from "vitest";
import type { Matter, MatterEvent } from "../../../app/schemas/matter.ts";
import type { Seat } from "../harness/firms.ts";

export const make = ({ browser }: Seat, fields: object) => browser.post("/api/matters", fields);

/** Makes a matter through the API. */
export async function made(seat: Seat, fields: object): Promise<Matter> {
  const answer = await make(seat, fields);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { matter: Matter }).matter;
}

export const change = ({ browser }: Seat, id: string, fields: object) =>
  browser.send("PATCH", `/api/matters/${id}`, fields);

export async function matterOf({ browser }: Seat, id: string): Promise<Matter> {
  const answer = await browser.get(`/api/matters/${id}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { matter: Matter }).matter;
}

/** The names in a list, in the order of the alphabet. */
export async function listedMatters({ browser }: Seat, query = ""): Promise<string[]> {
  const answer = await browser.get(`/api/matters?${query}`);
  expect(answer.status).toBe(200);
  const { matters } = (await answer.json()) as { matters: Matter[] };
  return matters.map(({ name }) => name).toSorted();
}

/** What a matter's record says: who did what, the newest first. */
export async function recordOf({ browser }: Seat, id: string): Promise<string[]> {
  const answer = await browser.get(`/api/matters/${id}/record`);
  expect(answer.status).toBe(200);
  const { events } = (await answer.json()) as { events: MatterEvent[] };
  return events.map(
    ({ actor, action, thing }) => `${actor.email.split("@")[0]} ${action} ${thing.kind}`,
  );
}
