import { expect, it } from "vitest";
import { findParagraphs } from "../../../app/analysis/reading/paragraphs.ts";

const paragraphs = (text: string) =>
  findParagraphs(text).map(({ start, end }) => text.slice(start, end));

/** Prose whose lines are broken where they are full, as a PDF's are. */
const prose = Array.from(
  { length: 6 },
  () =>
    "The Host must keep the milk of the Client at the place and\nin the tanks that the Client has chosen for it this season,\nand must tell the Client of whatever happens to it there.",
).join("\n");

it("a heading in capitals is no part of the line above it, also where lines are broken", () => {
  const parties = "Between Kestrel Tanks Pty Ltd (Host) and Ibis Dairy (Client)";
  expect(paragraphs(`${prose}\n\n${parties}\nLIABILITY CAP $300,000\n${prose}`)).toContain(parties);
});

it("capitals in the middle of a sentence are a part of it", () => {
  const words =
    "The Host gives NO WARRANTY OF ANY KIND in respect of it AND\nEXCLUDES ALL LIABILITY";
  expect(paragraphs(`${prose}\n\n${words}`)).toContain(words);
});
