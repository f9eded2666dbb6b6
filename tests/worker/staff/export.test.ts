import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { leadQuerySchema } from "../../../app/schemas/leads/lead-handling.ts";
import { leadsAsCsv } from "../../../app/services/leads/export.server.ts";
import { storeLead } from "../harness/stored-leads.ts";

const file = async (query: object = {}) =>
  new Uint8Array(
    await new Response(leadsAsCsv(env, v.parse(leadQuerySchema, query))).arrayBuffer(),
  );

/** Reads a CSV file as RFC 4180 has it, letter by letter. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const at = text[i];
    if (quoted && at === '"' && text[i + 1] === '"') cell += text[++i];
    else if (at === '"') quoted = !quoted;
    else if (!quoted && (at === "," || (at === "\r" && text[i + 1] === "\n"))) {
      rows.at(-1)?.push(cell);
      cell = "";
      if (at === "\r" && ++i) rows.push([]);
    } else cell += at;
  }
  return rows.slice(0, -1);
}

const table = async (query: object = {}) => {
  const [head = [], ...rows] = parse(new TextDecoder().decode(await file(query)));
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i]])));
};

describe("the leads as a CSV file", () => {
  it("begin with the mark of UTF-8 and end each line with CRLF", async () => {
    await storeLead({ message: "One\nTwo\r\nThree", business_name: 'Café "Été", Adelaide' });
    const bytes = await file();
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.endsWith("\r\n")).toBe(true);
    expect(await table()).toMatchObject([
      {
        Business: 'Café "Été", Adelaide',
        Message: "One\nTwo\r\nThree",
        Need: "SEO",
        Status: "New",
      },
    ]);
  });

  it.each(["=", "+", "-", "@", "\t", "\r"])(
    "have a cell that begins with %j as text, by an apostrophe before it",
    async (sign) => {
      const formula = `${sign}HYPERLINK("http://x.example","a")`;
      await storeLead({
        business_name: formula,
        message: formula,
        phone: `${sign}61 8 1234`,
        name: `a${sign}`,
      });
      expect(await table()).toMatchObject([
        {
          Business: `'${formula}`,
          Message: `'${formula}`,
          Phone: `'${sign}61 8 1234`,
          Name: `a${sign}`,
        },
      ]);
    },
  );

  it("are those that were asked for, all of them, newest first", async () => {
    const now = Date.now();
    for (let i = 0; i < 520; i++)
      await storeLead({ business_name: `Firm ${i}`, created_at: now - i });
    await storeLead({ business_name: "Held", status: "quarantined" });
    const all = await table();
    expect(all).toHaveLength(520);
    expect(all.map((row) => row.Business)).toEqual(all.map((_, i) => `Firm ${i}`));
    expect((await table({ q: "firm 519" })).map((row) => row.Business)).toEqual(["Firm 519"]);
    expect(await table({ held: "yes" })).toMatchObject([{ Business: "Held", "Held back": "yes" }]);
  });
});
