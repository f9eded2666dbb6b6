import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ask } from "../../../app/analysis/asking/ask.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { everyQuestion } from "../../../app/analysis/questions/index.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { passagesOf } from "../../../app/analysis/statements/passages.ts";
import { eyesOf } from "../../../app/analysis/statements/seen.ts";

/** An answer to a question, four ways in which a contract may say it, and two that only look like it. */
const wordingSchema = v.object({
  ...{ question: v.string(), answer: v.number(), client: v.string(), other: v.string() },
  says: v.array(v.string()),
  not: v.array(v.string()),
});
const wordings = readFileSync("tests/fixtures/wordings.jsonl", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => v.parse(wordingSchema, JSON.parse(line)));
const questions = new Map(everyQuestion.map((one) => [one.id, one]));

/** Other names of the same role, which some of the drafters used. */
const synonyms: Record<string, string[]> = {
  Supplier: ["Vendor", "Seller", "Provider", "Service Provider"],
  Customer: ["Client", "Buyer", "Purchaser"],
  ...{ Landlord: ["Lessor"], Tenant: ["Lessee"], Principal: ["Head Contractor"] },
  ...{ Lender: ["Financier", "Bank"], Employer: ["Company"], Employee: ["Executive"] },
};

/** Whether a text is answered with words of risk; null where it says nothing of one of the two by a name that is known. */
function isAnswered(text: string, { question, client, other }: (typeof wordings)[number]) {
  const asked = questions.get(question);
  if (!asked) throw new Error(`There is no question ${question}.`);
  const isClients = /\bwe\b/i.test(text) && new RegExp(`\\b${other}\\b`).test(text);
  const speakers: [string[], string[]] = [
    ["we", "us", "our"],
    ["you", "your"],
  ];
  const [ours, theirs] = isClients ? speakers : speakers.toReversed();
  const party = (role: string, called: string[] = []) => ({
    ...{ name: role, role, start: 0, end: 0 },
    aliases: [role, ...(synonyms[role] ?? []), ...called],
  });
  const cast = castOf([party(client, ours), party(other, theirs)], text);
  const eyes = eyesOf(cast, client);
  if (!eyes) throw new Error("Nobody is called so.");
  const passages = passagesOf(readDocument(text), eyes);
  const seen = passages.map((passage) => passage.seen).join(" ");
  const isOfBoth = /\b(?:we|our)\b/.test(seen) && /\b(?:they|their)\b/.test(seen);
  if (!isOfBoth && !/\b(?:everybody|nobody)\b/.test(seen)) return null;
  const [found] = ask([asked], passages, null);
  return found?.says != null;
}

const shareOf = (texts: (boolean | null)[]) => {
  const told = texts.filter((one) => one !== null);
  return told.filter(Boolean).length / told.length;
};

describe("wordings of drafters who had seen no pattern (docs/strangers.md)", () => {
  it("are of questions that are asked", () => {
    expect(wordings.length).toBeGreaterThan(300);
    for (const { question } of wordings) expect(questions.has(question)).toBe(true);
  });

  it("find their answers no less often than they did", () => {
    const said = wordings.flatMap((one) => one.says.map((text) => isAnswered(text, one)));
    expect(shareOf(said)).toBeGreaterThanOrEqual(0.41);
  });

  it("that only look like them are taken for them no more often than they were", () => {
    const said = wordings.flatMap((one) => one.not.map((text) => isAnswered(text, one)));
    expect(shareOf(said)).toBeLessThanOrEqual(0.15);
  });
});
