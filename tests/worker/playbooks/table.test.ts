import { zipSync } from "fflate";
import * as v from "valibot";
import { expect, it } from "vitest";
import { exportXlsx } from "../../../app/playbooks/export-xlsx.ts";
import { importXlsx } from "../../../app/playbooks/import-xlsx.ts";
import { starters } from "../../../app/playbooks/starters/index.ts";
import { phrasesSought, playbookContentSchema } from "../../../app/schemas/playbooks/playbook.ts";

it("a playbook of 500 long rules goes out as a table and comes back the same, in the runtime of the product", async () => {
  const [first] = starters;
  const rule = first?.content.rules.find((one) => phrasesSought(one).size === 0);
  const rules = Array.from({ length: 500 }, (_, at) => ({
    ...rule,
    id: `rule-${at}`,
    preferred: { ...rule?.preferred, wording: `Clause ${at}. ${"Each party must. ".repeat(60)}` },
  }));
  const content = v.parse(playbookContentSchema, { ...first?.content, rules });
  expect(await importXlsx(await exportXlsx(content))).toEqual({ content });
});

it("a bomb is not unpacked there", async () => {
  const sheet = new Uint8Array(20_000_000);
  const bomb = zipSync({ "[Content_Types].xml": sheet, "xl/worksheets/sheet1.xml": sheet });
  expect(await importXlsx(bomb)).toEqual({
    rows: [{ row: 0, message: "This table unpacks to far more than a playbook can hold." }],
  });
});
