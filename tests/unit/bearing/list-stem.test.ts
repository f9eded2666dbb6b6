import { describe, expect, it } from "vitest";
import { bearingOfQuote } from "../../../app/analysis/bearing/quote.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";

const party = (name: string) => ({ name, role: name, aliases: [name] });
const cast = castOf([party("Supplier"), party("Applicant"), party("Guarantor")], "");
const filler =
  "    (a) guarantee every account that the Applicant has with the Supplier, old or new;\n";

function burdenedBy(text: string, clause: string, item: string): string[] {
  const start = text.indexOf(item);
  const match = { start, end: start + item.length, sentence: item };
  return bearingOfQuote(clause, match, text, cast).burdens;
}

describe("an item of a list", () => {
  it("binds whoever is named over the list, however long it is", () => {
    const item = "(b) indemnify the Supplier against any loss if the Applicant does not pay.";
    const text = `4. The Guarantors:\n${filler.repeat(6)}    ${item}`;
    expect(burdenedBy(text, "indemnity", item)).toEqual(["Guarantor"]);
  });

  it("of cases holds for whoever is named over them", () => {
    const item = "(b) 10 days after a reminder the breach is not put right.";
    const text = `4. This agreement may be ended by either party if:\n(a) a reminder was given; and\n${item}`;
    expect(burdenedBy(text, "termination-for-breach", item)).toEqual([
      "Supplier",
      "Applicant",
      "Guarantor",
    ]);
  });

  it("goes on with a verb of any kind", () => {
    const item = "(b) is not entitled to more time.";
    const text = `4. From then on the Supplier:\n(a) holds the goods; and\n${item}`;
    expect(burdenedBy(text, "extension-of-time", item)).toEqual(["Supplier"]);
  });

  it("binds nobody over another clause", () => {
    const item = "(b) indemnify the Supplier against any loss if the Applicant does not pay.";
    const text = `4. The Guarantors:\n${filler}\nThe Supplier may call at any time.\n    ${item}`;
    expect(burdenedBy(text, "indemnity", item)).not.toEqual(["Guarantor"]);
  });
});

describe("a guarantee", () => {
  it("that goes on until all is paid binds who gave it, and not the debtor", () => {
    const words =
      "This is a continuing guarantee and is not wholly or partially discharged until all that the Applicant owes to the Supplier is paid.";
    expect(burdenedBy(words, "personal-guarantee", words)).toEqual(["Guarantor"]);
  });
});
