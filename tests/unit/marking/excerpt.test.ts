import { expect, it } from "vitest";
import { excerptOf } from "../../../app/services/marking/excerpt.ts";

const text = "1.1 The Supplier may raise the fees. 1.2 The Customer must pay them.";
const words = "The Supplier may raise the fees.";
const start = text.indexOf(words);
const end = start + words.length;
const placed = { id: "one", start, end, beside: null, unchanged: null };

it("shows words as they stay, and what is added after them", () => {
  const change = { start: end, end, wording: " At most once a year." };
  expect(excerptOf(text, { ...placed, change }).excerpt).toEqual([
    { kind: "text", text: "1.1 " },
    { kind: "words", text: words },
    { kind: "inserted", text: " At most once a year." },
    { kind: "text", text: " 1.2 The Customer must pay them." },
  ]);
});

it("shows words struck for what stands in their place", () => {
  const change = { start, end, wording: "The fees are fixed." };
  expect(excerptOf(text, { ...placed, change }).excerpt.slice(1, 3)).toEqual([
    { kind: "struck", text: words },
    { kind: "inserted", text: "The fees are fixed." },
  ]);
});
