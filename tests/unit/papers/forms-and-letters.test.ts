import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { findBlanks } from "../../../app/analysis/slips/placeholders.ts";

const forms = readFileSync(new URL("../../fixtures/heads/forms.txt", import.meta.url), "utf8")
  .split(/^#### /m)
  .slice(1)
  .map((form) => {
    const [count = ""] = form.split("\n", 1);
    const text = form.slice(count.length + 1);
    return { count: Number(count), text, line: text.split("\n", 1)[0] };
  });

describe("a form", () => {
  it.each(forms)("has its blanks counted, tick boxes and signatures apart: $line", (form) => {
    expect(findBlanks(readDocument(form.text))).toHaveLength(form.count);
    const said = analyseDocument(form.text).executiveSummary;
    if (form.count > 0)
      expect(said).toContain(`${form.count} places in it are still to be filled in`);
    else expect(said).not.toContain("to be filled in");
  });
});

describe("a letter", () => {
  const letter = (body: string) =>
    analyseDocument(
      `2 February 2026\n\nDear Ms Calder\n\nOutstanding account\n\nWe act for Platypus Pools Pty Ltd. ${body}\n\nYours faithfully\n\nOak & Reed Lawyers`,
    ).executiveSummary;

  it("is told by who asks what of whom, by when", () => {
    const said = letter(
      "Rent is owed. We require payment of $900 within 14 days of the date of this letter.",
    );
    expect(said).toContain("from Oak & Reed Lawyers to Ms Calder");
    expect(said).toContain(
      "“We require payment of $900 within 14 days of the date of this letter”",
    );
    expect(said).toContain("that is, within 14 days of the date of this letter");
  });

  it("is not said to ask where it asks nothing", () => {
    expect(letter("The account was paid and we thank her.")).not.toContain("It says to");
  });
});
