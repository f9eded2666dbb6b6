import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { layoutOf } from "../../../app/components/desk/document-layout.ts";
import type { MarkedText } from "../../../app/components/desk/document-line.tsx";
import { DocumentText } from "../../../app/components/desk/document-text.tsx";
import type { ExtractedText } from "../../../app/documents/types.ts";
import { packLayout } from "../../../app/schemas/documents/layout.ts";
import type { ScannedPage } from "../../../app/schemas/documents/scan.ts";
import { joinScan } from "../../../app/services/scans/with-scan.server.ts";

/** A page of words, each followed by what is between it and the next; the machine was sure of those that are said. */
const pageOf = (words: readonly (readonly [word: string, sure: boolean, gap: string])[]) => ({
  text: words.map(([word, , gap]) => word + gap).join(""),
  words: words.map(([text, sure]): ScannedPage["words"][number] => ({
    ...{ text, confidence: sure ? 0.97 : 0.41, box: [0, 0, 1, 1] },
  })),
});

function joined(pages: ScannedPage[], own: ExtractedText | null = null) {
  const result = joinScan(own, pages);
  if (!result.ok) throw new Error(result.error.message);
  return result;
}

/** A part of the text as the desk draws it, with the layout as it is kept. */
function drawn({ text, layout }: ExtractedText, base = 0, more: Partial<MarkedText> = {}) {
  const kept = layoutOf(layout && packLayout(layout, text.length), text.length);
  const range = { start: base, end: text.length };
  const of = { text: text.slice(base), base, layout: kept, flags: [], chosen: null, found: null };
  return renderToStaticMarkup(createElement(DocumentText, { ...of, ...more, range }));
}

const wordsOf = (markup: string) => markup.replace(/<[^>]*>/g, "");
const marked = (markup: string) =>
  [...markup.matchAll(/<span class="unsure"[^>]*>(.*?)<\/span>/g)].map(([, words]) => words);

const { words } = pageOf([
  ["The", true, ""],
  ["Custorner", false, ""],
  ["must", true, ""],
  ["pav", false, ""],
]);
const scan = { text: "\n The Custorner must\npav.\n", words };

describe("the words of a scan of which the machine was not sure", () => {
  it("are marked in the document’s text, whatever stands before them", () => {
    const own: ExtractedText = { ok: true, text: "Typed.", pageStarts: [0, 6], notes: [] };
    const result = joined([{ text: "", words: [] }, scan, scan], { ...own, pageStarts: [0, 6, 6] });
    expect(result.text).toBe("Typed.\n\nThe Custorner must\npav.\n\nThe Custorner must\npav.");
    expect(marked(drawn(result))).toEqual(["Custorner", "pav", "Custorner", "pav"]);
  });

  it("are marked in a part of the text as in the whole, in flags and in what was found", () => {
    const result = joined([scan]);
    expect(marked(drawn(result, result.text.indexOf("must")))).toEqual(["pav"]);
    const start = result.text.indexOf("storner");
    const markup = drawn(result, 0, { found: { start, end: start + 9 } });
    expect(marked(markup)).toEqual(["Cu", "storner", "pav"]);
    expect(wordsOf(markup)).toBe(wordsOf(drawn(result)));
  });

  it("are no more where somebody has looked at all of them", () => {
    const looked = words.map((word) => ({ ...word, confidence: 1 }));
    const result = joined([{ ...scan, words: looked }]);
    expect(result.layout?.unsure).toEqual([]);
    expect(marked(drawn(result))).toEqual([]);
  });

  it("are all marked and nothing else, and the text stays what it is to the letter", () => {
    const word = fc.tuple(
      fc.stringMatching(/^[a-zé😀]{1,6}$/u),
      fc.boolean(),
      fc.constantFrom(" ", "\n", "  ", ", ", "\n\n"),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (said) => {
        const result = joined([pageOf(said), pageOf(said)]);
        const markup = drawn(result);
        const doubts = said.filter(([, sure]) => !sure).map(([text]) => text);
        expect(marked(markup)).toEqual([...doubts, ...doubts]);
        expect(wordsOf(markup)).toBe(result.text.replaceAll("\n", ""));
      }),
    );
  });

  it("are marked as far as anybody checks them", () => {
    const doubt = ["x", false, " "] as const;
    const { layout } = joined([
      pageOf(Array(15_000).fill(doubt)),
      pageOf(Array(9_000).fill(doubt)),
    ]);
    expect(layout?.unsure).toHaveLength(20_000);
  });
});
