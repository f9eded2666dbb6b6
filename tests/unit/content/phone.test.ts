import { expect, it } from "vitest";
import { pages } from "../../../app/content/index.server.ts";
import { site } from "../../../app/content/site.ts";
import { mailLayout } from "../../../app/emails/layout.ts";
import { htmlOf, textOf } from "./rendered.tsx";

const keypad = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** What somebody dials who types a word on a telephone. */
const typed = (word: string) =>
  word
    .replace(/[A-Z]/g, (letter) => String(keypad.findIndex((key) => key.includes(letter))))
    .replaceAll(" ", "");

it("the digits of the number are those of its word", () => {
  expect(site.phone.digits.replaceAll(" ", "")).toBe(typed(site.phone.word));
  expect(typed("1300 SHADOW")).toBe("1300742369");
});

it("every link that calls dials the word, and prints the word with its digits beside it", () => {
  const calls = pages.flatMap((page) =>
    [...htmlOf(page).matchAll(/<a\b[^>]*href="(tel:[^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href = "", words = ""]) => ({ path: page.path, href, words: textOf(words) }),
    ),
  );
  expect(calls.length).toBeGreaterThan(pages.length);
  for (const { path, href, words } of calls) {
    expect(href, path).toBe(`tel:${typed(site.phone.word)}`);
    expect(words, path).toContain(site.phone.word);
    expect(words, path).toContain(site.phone.digits);
  }
});

it("a mail ends with both", () => {
  const { text, html } = mailLayout({ subject: "", heading: "Hello", paragraphs: [] });
  for (const body of [text, html])
    expect(body).toContain(`${site.phone.word} (${site.phone.digits})`);
});
