import { describe, expect, it } from "vitest";
import { seenFor } from "../statements/customer.ts";
import { answerTo, said } from "./answering.ts";

const list = (lead: string, items: string[], tail = "") =>
  [`11.1 ${lead}`, ...items.map((item, at) => `(${"abc".charAt(at)}) ${item}`), tail]
    .filter(Boolean)
    .join("\n\n");

describe("an item of a list", () => {
  it("is read with what introduces it and with what goes on after all", () => {
    const text = list(
      "The Supplier may:",
      ["inspect the records; and", "enter the site,"],
      "in each case only with the Customer's consent.",
    );
    const items = seenFor(text).map(({ seen }) => seen);
    expect(items).toContain(
      "11.1 they may: (a) inspect the records in each case only with our consent.",
    );
    expect(items).toContain(
      "11.1 they may: (b) enter the site in each case only with our consent.",
    );
  });

  it.each([
    [
      "exit-for-them-alone",
      list("Nothing in this agreement allows the Supplier to:", [
        "terminate this agreement at any time by giving 30 days' notice; or",
        "raise the fee.",
      ]),
    ],
    [
      "variation-at-will",
      list("The Supplier must not:", [
        "close the Customer's account; or",
        "vary these terms at any time by notice.",
      ]),
    ],
    [
      "price-at-will",
      list("The Supplier must not, without the Customer's consent:", [
        "close the Customer's account; or",
        "increase the fees at any time.",
      ]),
    ],
  ])("says nothing that its lead-in denies: %s", (id, text) => {
    expect(said(id, text)).toBeNull();
  });

  it("is quoted with its lead-in, in one piece where it is the first, else beside it", () => {
    const first = list("The Supplier may:", [
      "vary these terms at any time by notice; and",
      "enter the site.",
    ]);
    const [quoted] = answerTo("variation-at-will", first).passages;
    expect(first.slice(quoted?.from, quoted?.end)).toBe(
      "11.1 The Supplier may:\n\n(a) vary these terms at any time by notice; and",
    );
    const later = list("The Supplier may:", [
      "enter the site; and",
      "vary these terms at any time by notice.",
    ]);
    const quotes = answerTo("variation-at-will", later).passages;
    expect(quotes.map(({ from, end }) => later.slice(from, end))).toEqual([
      "(b) vary these terms at any time by notice.",
      "11.1 The Supplier may:",
    ]);
  });
});
