import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { valuesOf } from "../../../app/analysis/values/clause-values.ts";

const host = "Kestrel Tanks Pty Ltd";
const client = "Ibis Dairy Pty Ltd";

const paper = (words: string) =>
  `SERVICES AGREEMENT\n\nbetween ${host} (Host) and ${client} (Client)\n\n1. Services\nThe Host must store milk for the Client.\n\n2. Liability\n${words}\n`;
const cap = (words: string) => {
  const { liabilityCap } = analyseDocument(paper(words)).facts;
  return liabilityCap && [liabilityCap.value, liabilityCap.who];
};

describe("the cap on liability", () => {
  it.each([
    [
      "The Host's liability is limited to $80,000 and the Client's to $30,000.",
      ["$80,000", [host]],
    ],
    [
      "The total liability of the Client is capped at $30,000, but the Host's liability must not exceed $80,000.",
      ["$30,000", [client]],
    ],
    [
      "The Host is liable to the Client for loss, which is limited to $80,000, and the Client must indemnify the Host up to $9,000.",
      ["$80,000", [host]],
    ],
    [
      "Neither party's liability will exceed $80,000, except for breach of confidence, which is capped at $900,000.",
      ["$80,000", [host, client]],
    ],
    [
      "Except for breach of confidence, which is capped at $900,000, each party's total liability is limited to $80,000.",
      ["$80,000", [host, client]],
    ],
    [
      "The Client's liability for spilt milk is limited to $900. In all other cases the Host's liability is limited to $80,000.",
      ["$80,000", [host]],
    ],
    [
      `The liability of ${host} to ${client} in respect of all claims is limited to $80,000.`,
      ["$80,000", [host]],
    ],
    [
      "The Host will not be liable for more than $80,000 in any year.",
      ["$80,000 in any year", [host]],
    ],
  ])("is told with its own words and whose it is: %s", (words, told) => {
    expect(cap(words)).toEqual(told);
  });

  it.each([
    ["Host liability cap (A$)\t80 000\nClient liability cap (A$)\t30 000", ["A$80 000", [host]]],
    ["Host's liability cap: $80,000\nClient's liability cap: $30,000", ["$80,000", [host]]],
    ["| Liability cap (Client) | NZ$ 30,000 |", ["NZ$ 30,000", [client]]],
    ["Cap on Host liability ($m)\t2.5", ["$2.5m", [host]]],
    [
      "Liability cap (Host)\t$80,000\n\n3. Limit\nThe Host's total liability is limited to the Liability Cap.",
      ["$80,000", [host]],
    ],
  ])("is read from a row with the party that its label names: %s", (rows, told) => {
    expect(cap(rows)).toEqual(told);
  });

  it.each([
    "The Host's liability for spilt milk is limited to $900.",
    "The Host's liability under the indemnity in clause 5 is limited to $900.",
    "The Warehouseman's liability is limited to $900.",
    "The Host's total liability is limited to the Liability Cap.",
    "The Host's liability is limited to (a) $900 for jars; and (b) $80,000 otherwise.",
    "The cap does not apply to liability for fraud, which is capped at $900,000.",
  ])(
    "is not told where it is of some claims, of somebody else, or stands elsewhere: %s",
    (words) => {
      expect(cap(words)).toBeNull();
    },
  );

  it("of an exception is not the cap of the clause", () => {
    const read = (words: string) =>
      valuesOf("limitation-of-liability", words, castOf([], "Victoria")).cap?.amount;
    expect(
      read(
        "Except for breach of confidence, which is capped at $900,000, its liability is limited to $80,000.",
      ),
    ).toBe(80_000);
  });
});
