import { randomUUID } from "node:crypto";
import type { Insert } from "./insert-rows.ts";

const day = 24 * 60 * 60_000;
const kinds = ["Lease of", "Sale of", "Supply to", "Claim against", "Estate of", "Advice to"];
const clients = ["Wattle", "Banksia", "Numbat", "Quoll", "Kestrel", "Mulga", "Currawong"];

/**
 * Gives a firm so many matters: every fifth is closed, every twentieth restricted, and in half of these its user is
 * named. @returns their ids, the newest first.
 */
export function seedMatters(insert: Insert, firmId: string, userId: string, count: number) {
  const now = Date.now();
  return Array.from({ length: count }, (_, i) => {
    const id = randomUUID();
    const client = `${clients[i % clients.length]} ${i} Pty Ltd`;
    const restricted = i % 20 === 3;
    insert("matters", {
      ...{ id, firm_id: firmId, name: `${kinds[i % kinds.length]} ${client}`, number: `M-${i}` },
      ...{ client_name: client, act_for: null, responsible_id: i % 3 === 0 ? userId : null },
      ...{ restricted: Number(restricted), state: i % 5 === 4 ? "closed" : "open" },
      ...{ created_by: userId, created_at: now - Math.floor((i * 400 * day) / count), version: 1 },
    });
    if (restricted && i % 40 === 3)
      insert("matter_members", {
        ...{ firm_id: firmId, matter_id: id, user_id: userId, added_at: now },
      });
    return id;
  });
}
