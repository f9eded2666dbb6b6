import { describe, expect, it } from "vitest";
import { pageAt, pages } from "../../../app/content/index.server.ts";
import { offers } from "../../../app/content/offers.ts";
import { htmlOf, textOf } from "./rendered.tsx";

/** A page's words, what a search result shows of it first. The work that it shows is an example's. */
const wordsOf = (path: string) => {
  const page = pageAt(path);
  const said = { ...page, blocks: page.blocks.filter(({ kind }) => kind !== "artefact") };
  return `${page.title}. ${page.description} ${textOf(htmlOf(said).replace(/<\/(?:h\d|p|li|dt|dd|summary)>/g, "$&. "))}`;
};
const sentences = (words: string) => words.split(/(?<=[.?!])\s+/);

/** What the specification orders: the consultation, the strategy call and the guide are free. */
const ordered = /consultation|conversation|strategy call|\bcall\b|AI Builder|the guide/i;
const deal =
  /lock-in|month['’]s notice|mark[- ]?up|yours to keep|may keep|in your name|rights to|we guarantee|money back|turn down|direct competitor|free trial|without obligation/i;

describe.each(pages.map(({ path }) => path))("%s", (path) => {
  const words = wordsOf(path);

  it("gives nothing for free that was not ordered", () => {
    const given = sentences(words).filter((sentence) => /\bfree\b(?! of charge)/i.test(sentence));
    expect(given.filter((sentence) => !ordered.test(sentence))).toEqual([]);
  });

  it("promises no terms but those that wait for the agency's yes in one file", () => {
    const listed = Object.values(offers).reduce(
      (text, offer) => text.replaceAll(offer.words, ""),
      words,
    );
    expect(sentences(listed).filter((sentence) => deal.test(sentence))).toEqual([]);
  });

  it("says with every price whether GST is in it", () => {
    const priced = sentences(words).filter((sentence) => /\$(?:1,[25]00|3,500)\b/.test(sentence));
    expect(priced.filter((sentence) => !sentence.includes("GST"))).toEqual([]);
  });
});
