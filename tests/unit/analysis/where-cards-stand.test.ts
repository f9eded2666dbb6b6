import { describe, expect, inject, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { condense } from "../../../app/analysis/condensing/condense.ts";
import { readFor } from "../../../app/analysis/read-for.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { isBinding } from "../../../app/analysis/reading/zones.ts";
import { readPapers } from "../../../commands/scoring/places/papers.ts";
import { ofShare } from "../../shares.ts";

const folders = ["contracts", "outlines"];
const papers = (
  await Promise.all(folders.map((folder) => readPapers(`tests/fixtures/${folder}`)))
).flat();
const tried = ofShare(
  papers,
  "papers",
  inject("share"),
  ({ name }) => name === "construction-subcontract",
);
const promisesNothing = new Set(["furniture", "contents", "guidance", "heading"]);

/** The cards for nobody and for each of the first two parties that stand where nothing is promised, by their words. */
function outOfPlace(text: string): string[] {
  const condensed = condense(text);
  const reading = readDocument(condensed.text);
  const unbiased = analyseDocument(text);
  const forClients = unbiased.facts.parties
    .slice(0, 2)
    .map(({ name }) => readFor(text, unbiased, { name }));
  return [unbiased, ...forClients]
    .flatMap(({ riskFlags }) => riskFlags)
    .filter(({ clauseTitle }) => clauseTitle !== "Unfinished Wording")
    .flatMap((flag) => {
      const block = reading.blocks[reading.blockAt(condensed.found(flag).start)];
      const stands = block && isBinding(block.zone, flag.quote) && !promisesNothing.has(block.form);
      return stands ? [] : [`${block?.zone} ${block?.form}: ${flag.quote.slice(0, 80)}`];
    });
}

describe("no card stands in definitions, contents, guidance, forms or what runs over the pages", () => {
  it.each(tried.map(({ name, text }) => [name, text]))(
    "of %s, of a seventh each day",
    (_, text = "") => {
      expect(outOfPlace(text)).toEqual([]);
    },
  );

  it("though guidance, contents and definitions speak as clauses do", () => {
    const said = "The Supplier must indemnify the Customer against all loss without limit";
    const text = `SUPPLY AGREEMENT

GUIDANCE NOTES
${said}, unless you strike this out.

Contents
1. Definitions .......... 2
2. Supply .......... 3
3. Law .......... 4

1. Definitions
The term "Loss" means any loss, liability or cost for which an indemnity is given without limit.
2. Supply
2.1 The Supplier must supply the Goods.
3. Law
The law of Tasmania governs this agreement.

Indemnity given without limit by: ______________________
`;
    expect(outOfPlace(text)).toEqual([]);
    expect(outOfPlace(text.replace("must supply", "must supply, and indemnify us for,"))).toEqual(
      [],
    );
  });
});
