import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { topics } from "../../../app/analysis/questions/topics.ts";
import { readFor } from "../../../app/analysis/read-for.ts";
import { type Card, cardsOf, clientOf } from "../../../commands/scoring/risks/cards.ts";
import { isSensible, match, raises } from "../../../commands/scoring/risks/matching.ts";
import type { GoldRisk } from "../../../commands/scoring/risks/set.ts";

const folder = "tests/fixtures/strangers";
const riskSchema = v.object({
  ...{ client: v.string(), id: v.string(), says: v.string(), ask: v.string() },
  level: v.picklist(["High", "Medium"]),
  kind: v.picklist(["plain", "absence", "joined", "slip"]),
  topics: v.array(v.picklist(topics)),
  quotes: v.array(v.string()),
});

const papers = globSync("*.txt", { cwd: folder }).map((file) => {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const lines = readFileSync(`${folder}/${file.replace(".txt", ".risks.jsonl")}`, "utf8");
  const listed = lines
    .trimEnd()
    .split("\n")
    .map((line) => v.parse(riskSchema, JSON.parse(line)));
  return { file, text, listed, client: listed[0]?.client ?? "" };
});

function readPaper({ file, text, listed, client: named }: (typeof papers)[number]) {
  const risks = listed.map(
    ({ quotes, client, ...risk }): GoldRisk => ({
      ...risk,
      ...{ file, client, question: "" },
      spans: quotes.map((quote) => {
        const start = text.indexOf(quote);
        return { start, end: start + quote.length };
      }),
    }),
  );
  const unbiased = analyseDocument(text);
  const { parties } = unbiased.facts;
  // Two owners are each a party of their own.
  const whole = clientOf(parties, named);
  const client = whole.name ? whole : clientOf(parties, named.split(" and ")[0] ?? "");
  const cards = cardsOf(readFor(text, unbiased, client), client.name);
  return { risks, cards, isClientFound: client.name !== null };
}

const read = papers.map(readPaper);
const all = read.reduce((sum, { risks }) => sum + risks.length, 0);
/** The share of the risks that cards of some sort raise. */
const share = (counts: (card: Card) => boolean) =>
  read.reduce(
    (sum, { risks, cards }) =>
      sum + match(risks, cards.filter(counts), raises).filter((at) => at !== null).length,
    0,
  ) / all;

describe("papers that strangers wrote, and what they would raise of them (docs/strangers.md)", () => {
  it("are there whole: each quote stands once in its paper", () => {
    expect(papers.length).toBe(10);
    expect(all).toBe(160);
    for (const { text, listed } of papers)
      for (const quote of listed.flatMap(({ quotes }) => quotes))
        expect([quote, text.split(quote).length]).toEqual([quote, 2]);
  });

  it("name a client whom the analyser finds", () => {
    expect(read.filter(({ isClientFound }) => !isClientFound)).toEqual([]);
  });

  it.each<[string, (card: Card) => boolean, number]>([
    ["somewhere", () => true, 0.69],
    ["at a sensible level", isSensible, 0.56],
    ["among what is read first", ({ matters, kind }) => matters || kind === "finding", 0.49],
  ])("have their risks raised %s no less often than they were", (_, counts, floor) => {
    expect(share(counts)).toBeGreaterThanOrEqual(floor);
  });
});
