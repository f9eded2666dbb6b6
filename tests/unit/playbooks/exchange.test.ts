import { readFileSync } from "node:fs";
import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { exportXlsx } from "../../../app/playbooks/export-xlsx.ts";
import { importJson } from "../../../app/playbooks/import-json.ts";
import { importXlsx } from "../../../app/playbooks/import-xlsx.ts";
import { starters } from "../../../app/playbooks/starters/index.ts";
import { fallbackColumns, ruleColumns } from "../../../app/playbooks/table/columns.ts";
import {
  comparedNumbers,
  type PlaybookContent,
  playbookContentSchema,
} from "../../../app/schemas/playbooks/playbook.ts";
import { fallback, playbook, preferred, rule } from "./rules.ts";

const starter = starters[1]?.content as PlaybookContent;

/** Text as people write it: several lines, signs that begin a formula, letters of all scripts. */
const text = (maxLength: number) =>
  fc
    .tuple(
      fc.constantFrom("", "=", "+", "-", "@", "'", "_x0041_"),
      fc.string({ unit: "grapheme", minLength: 1, maxLength }),
    )
    .map(([sign, words]) => `${sign}a${words}z`.replace(/[\n\v\f\r\u0085\u2028\u2029]/g, " "));
const lines = fc.array(text(30), { minLength: 1, maxLength: 3 });
const paragraph = lines.map((some) => some.join("\n"));
const number = fc.oneof(fc.nat(10_000_000), fc.double({ min: 0, max: 100, noNaN: true }));
const direction = fc.constantFrom("mutual", "for us");
const position = (value: fc.Arbitrary<unknown>) =>
  fc.record({ value, why: paragraph, wording: fc.oneof(fc.constant(""), paragraph) });
const withFallbacks = (value: fc.Arbitrary<unknown>, test: fc.Arbitrary<object>) =>
  fc.record({
    test,
    preferred: position(value),
    fallbacks: fc.array(
      fc.tuple(position(value), fc.option(text(20))).map(([one, approver]) => ({
        ...one,
        ...(approver === null ? {} : { approver }),
      })),
      { maxLength: 4 },
    ),
  });
const tested = fc.oneof(
  withFallbacks(
    number,
    fc.record({
      kind: fc.constant("number"),
      of: fc.constantFrom(...comparedNumbers),
      at: fc.constantFrom("least", "most"),
    }),
  ),
  withFallbacks(fc.oneof(lines, text(20)), fc.constant({ kind: "law" })),
  withFallbacks(
    fc.oneof(lines, text(20)),
    fc.record({ kind: fc.constantFrom("contains", "lacks"), phrase: text(20), value: text(20) }),
  ),
  fc.record({
    test: fc.record({ kind: fc.constantFrom("mutual", "for_us", "absent") }),
    preferred: fc.record({ why: paragraph, wording: paragraph }),
    fallbacks: fc.array(position(direction), { maxLength: 2 }),
  }),
);
const playbooks = fc
  .record({
    name: text(40),
    kinds: fc.oneof(fc.constant([]), lines),
    act_for: fc.option(text(20)),
    law: fc.option(lines),
    rules: fc.array(
      fc.tuple(
        tested,
        fc.oneof(fc.constant(null), lines),
        fc.record({ why: paragraph, level: fc.constantFrom("High", "Medium", "Low") }),
      ),
      { maxLength: 6 },
    ),
  })
  .map(({ rules, ...head }) => ({
    ...head,
    rules: rules.map(([one, words, not_acceptable], at) => ({
      ...one,
      id: `rule-${at}`,
      clause: words === null ? "indemnity" : null,
      words,
      not_acceptable,
    })),
  }));

describe("a playbook goes out and comes back the same", () => {
  it("as a table, whatever is in it", async () => {
    await fc.assert(
      fc.asyncProperty(playbooks, async (given) => {
        const content = v.parse(playbookContentSchema, given);
        expect(await importXlsx(await exportXlsx(content))).toEqual({ content });
      }),
      { numRuns: 30 },
    );
  });

  it("as JSON, with the id and the version that the API gives", () => {
    for (const { id, content } of starters)
      expect(importJson(JSON.stringify({ id, version: 3, ...content }))).toEqual({
        content: v.parse(playbookContentSchema, content),
      });
  });

  it.each(starters.map(({ id, content }) => [id, content] as const))(
    "the starter %s",
    async (_, content) => {
      expect(await importXlsx(await exportXlsx(content))).toEqual({
        content: v.parse(playbookContentSchema, content),
      });
    },
  );
});

it("no text of a playbook becomes a formula, whatever it begins with", async () => {
  const one = rule({ test: { kind: "present" } });
  const wording = '=HYPERLINK("http://example.com")';
  const file = await exportXlsx(
    playbook(
      ["=1+1", "+1", "-1", "@SUM(A1)"].map((why, at) => ({
        ...one,
        id: `r${at}`,
        preferred: { why, wording },
      })),
    ),
  );
  const sheets = Object.entries(unzipSync(file)).filter(([name]) => name.includes("worksheets"));
  expect(sheets.length).toBe(3);
  for (const [, bytes] of sheets) expect(strFromU8(bytes)).not.toMatch(/<f[ >]/);
});

/** A workbook made by hand: the sheets that `exportXlsx` writes, with other rows of rules. */
async function workbook(rows: string, content = playbook([])): Promise<Uint8Array> {
  const parts = unzipSync(await exportXlsx(content));
  const name = "xl/worksheets/sheet1.xml";
  const sheet = strFromU8(parts[name] ?? new Uint8Array());
  return zipSync({
    ...parts,
    [name]: strToU8(sheet.replace("</sheetData>", `${rows}</sheetData>`)),
  });
}
const cell = (place: string, words: string | number) =>
  typeof words === "number"
    ? `<c r="${place}"><v>${words}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
const letters = "ABCDEFGHIJKLMNOPQRST".split("");
/** A row of the table from its first columns on. */
const row = (at: number, ...words: (string | number | null)[]) =>
  `<row r="${at}">${words.map((word, i) => (word === null ? "" : cell(`${letters[i]}${at}`, word))).join("")}</row>`;
// Id, Clause, Words, Test, Number, At, Value, Phrase, Preferred value, why, wording, two fallbacks of four, why, Level
const good = (at: number, id: string) =>
  row(at, id, "indemnity", null, "Mutual", null, null, null, null, null, "It is fair.", "Each …");
const end = (at: number) =>
  `<row r="${at}">${cell(`T${at}`, "Bad.")}${cell(`U${at}`, "high")}</row>`;

describe("a table that is wrong", () => {
  const faults = async (bytes: Uint8Array) => {
    const read = await importXlsx(bytes);
    return "rows" in read ? read.rows : [];
  };

  it("is told every fault at once, with its row", async () => {
    const bytes = await workbook(
      good(2, "first").replace("</row>", end(2).replace(/^<row[^>]*>/, "")) +
        row(3, "First!", "indemnitee", null, "mutual", null, null, null, null, null, "Why.", "") +
        row(
          5,
          "first",
          "indemnity",
          "also these",
          "number",
          "cap.weeks",
          "at least",
          null,
          null,
          "twelve",
          "",
          "",
        ),
    );
    const told = await faults(bytes);
    const ofRow = (at: number) =>
      told.filter((one) => one.row === at).map(({ message }) => message);
    expect(ofRow(1)).toEqual([]);
    expect(ofRow(2).join()).toMatch(/id of a rule is small letters/);
    expect(ofRow(2).join()).toMatch(/“indemnitee” is no clause/);
    expect(ofRow(2).join()).toMatch(/Not acceptable why: Please say why/);
    expect(ofRow(2).join()).toMatch(/Not acceptable level: Please choose one of: High/);
    // The empty row 3 is no rule, and is counted.
    expect(ofRow(3)).toEqual([]);
    expect(ofRow(4).join()).toMatch(/rule in row 1 has the id “first”/);
    expect(ofRow(4).join()).toMatch(
      /Test of: Please choose one of the numbers that the format names/,
    );
    expect(ofRow(4).join()).toMatch(/Preferred why: Please say why/);
  });

  it("takes a clause by its title, and words as people type them", async () => {
    const bytes = await workbook(
      `<row r="2">${cell("A2", "cap")}${cell("B2", "limitation of liability")}${cell("D2", "Number")}${cell("E2", "cap.months")}${cell("F2", "At least")}${cell("I2", "12")}${cell("J2", "It is fair.")}${cell("T2", "Too little.")}${cell("U2", "high")}</row>`,
      playbook([]),
    );
    expect(await importXlsx(bytes)).toMatchObject({
      content: {
        rules: [
          {
            clause: "limitation-of-liability",
            test: { kind: "number", of: "cap.months", at: "least" },
            preferred: { value: 12, why: "It is fair.", wording: "" },
            not_acceptable: { level: "High" },
          },
        ],
      },
    });
  });

  it("with a formula is refused, and told where", async () => {
    const bytes = await workbook(
      good(2, "one").replace(
        cell("J2", "It is fair."),
        `<c r="J2" t="str"><f>1+1</f><v>It is fair.</v></c>`,
      ) +
        good(3, "two").replace(
          cell("J3", "It is fair."),
          `<c r="J3"><v>#REF!</v></c>`.replace("<c ", '<c t="e" '),
        ),
    );
    const told = await faults(bytes);
    expect(told).toContainEqual({
      row: 1,
      message: "Preferred why: This cell holds a formula. Please put its value there instead.",
    });
    expect(told).toContainEqual({
      row: 2,
      message: "Preferred why: This cell holds an error (#REF!).",
    });
  });

  it("without a column, or with one that is not known, is told which", async () => {
    const parts = unzipSync(await exportXlsx(playbook([])));
    const strings = strFromU8(parts["xl/sharedStrings.xml"] ?? new Uint8Array());
    const renamed = strings.replace(">Test<", ">Tset<").replace(">Level<", ">Level of risk<");
    const told = await faults(zipSync({ ...parts, "xl/sharedStrings.xml": strToU8(renamed) }));
    expect(told.map(({ row: at, message }) => `${at} ${message}`)).toEqual([
      "0 The column “Test” is missing.",
      "0 The column “Level” is missing.",
      "0 The column “Tset” is not known.",
      "0 The column “Level of risk” is not known.",
    ]);
  });

  it("without its sheets is told which", async () => {
    const parts = unzipSync(await exportXlsx(playbook([])));
    const book = strFromU8(parts["xl/workbook.xml"] ?? new Uint8Array());
    const renamed = book
      .replace('name="Rules"', 'name="Sheet1"')
      .replace('name="Playbook"', 'name="Sheet2"');
    expect(await faults(zipSync({ ...parts, "xl/workbook.xml": strToU8(renamed) }))).toEqual([
      { row: 0, message: "The sheet “Playbook” is missing." },
      { row: 0, message: "The sheet “Rules” is missing." },
    ]);
  });

  it("of 10,001 rows is told that it is too long, and no more", async () => {
    const rows = Array.from({ length: 10_001 }, (_, at) => good(at + 2, `r${at}`)).join("");
    expect(await faults(await workbook(rows))).toEqual([
      { row: 501, message: "A playbook has at most 500 rules; these are more." },
    ]);
  });

  it("without a name is told so", async () => {
    expect(await faults(await exportXlsx({ ...starter, name: "" }))).toEqual([
      { row: 0, message: "Name: Please give the playbook a name." },
    ]);
  });

  it.each([
    ["a text", strToU8("Id,Clause\n1,2"), /no \.xlsx file/],
    ["nothing", new Uint8Array(), /no \.xlsx file/],
    ["a zip of something else", zipSync({ "a.txt": strToU8("a") }), /cannot be read/],
    ["a beginning", zipSync({ "a.txt": strToU8("a") }).subarray(0, 30), /cut off or damaged/],
  ])("which is %s is told so", async (_, bytes, sentence) => {
    expect(await faults(bytes)).toEqual([{ row: 0, message: expect.stringMatching(sentence) }]);
  });

  const huge = (part: string, words: string) => async () => {
    const parts = unzipSync(await exportXlsx(playbook([])));
    return zipSync({ ...parts, [part]: strToU8(words) });
  };
  const sheet = "xl/worksheets/sheet1.xml";
  it.each([
    ["a bomb: 30 MB of nothing in a few kilobytes", huge(sheet, " ".repeat(30_000_000))],
    [
      "a million strings",
      huge("xl/sharedStrings.xml", `<sst>${"<si><t>x</t></si>".repeat(500_000)}</sst>`),
    ],
    [
      "a string of 9 MB",
      huge("xl/sharedStrings.xml", `<sst><si><t>${"x".repeat(9_000_000)}</t></si></sst>`),
    ],
    [
      "a million cells",
      huge(
        sheet,
        `<worksheet><sheetData><row>${"<c/>".repeat(1_500_000)}</row></sheetData></worksheet>`,
      ),
    ],
  ])("that is %s is not read", async (_, make) => {
    expect(await faults(await make())).toEqual([
      { row: 0, message: "This table unpacks to far more than a playbook can hold." },
    ]);
  });

  it("whose directory lies about its sizes is read by what is there", async () => {
    const bytes = await exportXlsx(starter);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 46 < bytes.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0xfffffff0, true);
    expect(await importXlsx(bytes)).toEqual({ content: v.parse(playbookContentSchema, starter) });
  });

  it("names an entity and gets none", async () => {
    const bytes = await (
      await huge(
        sheet,
        `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`,
      )
    )();
    expect((await faults(bytes)).map(({ message }) => message).join()).not.toContain("aaaa");
  });
});

describe("JSON that is wrong", () => {
  it.each([
    ["{", "This is not JSON. Please send the file as it was exported."],
    ["[]", "This is JSON, but no playbook."],
    ["null", "This is JSON, but no playbook."],
  ])("%s is told so", (words, message) => {
    expect(importJson(words)).toEqual({ rows: [{ row: 0, message }] });
  });

  it("is told every fault at once, with its row", () => {
    const content = {
      ...playbook([
        rule({ id: "a", clause: "nothing-known", test: { kind: "present" } }),
        { ...rule({ id: "a", test: { kind: "mutual" } }), fallbacks: [fallback("each")] },
        { ...rule({ id: "b", test: { kind: "law" } }), preferred: preferred(7) },
      ]),
      name: " ",
      owner: "me",
    };
    expect(importJson(JSON.stringify(content))).toEqual({
      rows: [
        { row: 0, message: "Name: Please give the playbook a name." },
        { row: 0, message: "Owner: This field is not known here." },
        { row: 1, message: "Clause: “nothing-known” is no clause that is known here." },
        { row: 2, message: expect.stringContaining("“mutual” or “for us”") },
        { row: 2, message: "Id: The rule in row 1 has the id “a” already." },
        { row: 3, message: "A value of the test “law” is a law or a list of laws." },
      ],
    });
  });

  it("of 501 rules is told so, and no more", () => {
    const rules = Array.from({ length: 501 }, () => ({}));
    expect(importJson(JSON.stringify({ ...playbook([]), rules }))).toEqual({
      rows: [{ row: 501, message: "A playbook has at most 500 rules; these are more." }],
    });
  });
});

describe("the paper on playbooks", () => {
  const paper = readFileSync("docs/playbooks.md", "utf8");
  it("holds a JSON example that can be imported", () => {
    const [, json = ""] = /```json\n([\s\S]*?)```/.exec(paper) ?? [];
    expect(importJson(json)).toMatchObject({ content: { name: "Services" } });
  });
  it("names every column, test and number", () => {
    const named = [...ruleColumns, ...fallbackColumns(1).slice(0, 1), ...comparedNumbers];
    for (const word of named) expect(paper).toContain(word);
  });
});
