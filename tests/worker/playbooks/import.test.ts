import { env } from "cloudflare:workers";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { playbooks } from "../../../app/db/schema.server.ts";
import { exportXlsx } from "../../../app/playbooks/export-xlsx.ts";
import type { Playbook } from "../../../app/schemas/playbooks/answers.ts";
import { firmWith, type Seat } from "../harness/firms.ts";
import { capRule, services } from "./written.ts";

type Refusal = { error: { message: string; rows?: { row: number; message: string }[] } };

const sent = ({ browser }: Seat, bytes: Uint8Array<ArrayBuffer> | string, name: string) => {
  const body = new FormData();
  body.set("file", new File([bytes], name));
  return browser.fetch("/api/playbooks/import", { method: "POST", body });
};
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const stored = () => database(env).select().from(playbooks);

describe("a playbook as a file", () => {
  it.each(["xlsx", "json"])("goes out as .%s and comes in as the same", async (type) => {
    const { partner } = await firmWith({ partner: "owner" });
    const made = await partner.browser.post("/api/playbooks", services);
    const { playbook } = (await made.json()) as { playbook: Playbook };
    const file = await partner.browser.get(`/api/playbooks/${playbook.id}.${type}`);
    expect(file.status).toBe(200);
    expect(file.headers.get("Content-Disposition")).toContain(`Services for the customer.${type}`);
    const back = await sent(partner, await bytesOf(file), `Back.${type}`);
    expect(back.status).toBe(201);
    const { playbook: again } = (await back.json()) as { playbook: Playbook };
    expect({ ...again, id: playbook.id }).toEqual(playbook);
  });

  it("tells each fault of a table by its row, and nothing is stored", async () => {
    const { partner } = await firmWith({ partner: "owner" });
    const faulty = {
      ...services,
      rules: [
        capRule,
        { ...capRule, id: "other", clause: "no-such-clause" },
        { ...capRule, id: "A B" },
      ],
    };
    const response = await sent(partner, JSON.stringify(faulty), "Faulty.json");
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as Refusal;
    expect(error.rows?.map(({ row }) => row)).toEqual([2, 3]);
    expect(await stored()).toEqual([]);
  });

  it.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string>, string]>([
    ["no workbook", async () => "Dear all", "Letter.xlsx"],
    ["no JSON", async () => "{", "Broken.json"],
    [
      "ten thousand and one rows",
      async () => {
        const rules = Array.from({ length: 10_001 }, (_, i) => ({ ...capRule, id: `rule-${i}` }));
        return Uint8Array.from(await exportXlsx({ ...services, rules }));
      },
      "Many.xlsx",
    ],
    [
      "a workbook that unpacks to too much",
      async () =>
        Uint8Array.from(
          zipSync({ "xl/workbook.xml": [new Uint8Array(100_000_000), { level: 1 }] }),
        ),
      "Bomb.xlsx",
    ],
  ])("is refused with %s, and nothing is stored", async (_, make, name) => {
    const { partner } = await firmWith({ partner: "owner" });
    const response = await sent(partner, await make(), name);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as Refusal;
    expect(error.rows?.length).toBeGreaterThan(0);
    expect(await stored()).toEqual([]);
  });

  it("is refused without a file, of another type, and over 4 MB", async () => {
    const { partner } = await firmWith({ partner: "owner" });
    for (const [bytes, name, status] of [
      ["", "Empty.xlsx", 400],
      ["words", "Words.txt", 415],
      ["x".repeat(4 * 1024 * 1024 + 1), "Large.xlsx", 413],
    ] as const)
      expect([name, (await sent(partner, bytes, name)).status]).toEqual([name, status]);
    const plain = await partner.browser.post("/api/playbooks/import", services);
    expect(plain.status).toBe(415);
  });
});
