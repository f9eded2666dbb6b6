import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { readPlaces } from "../../../app/documents/docx/places.ts";
import { bodies, p, r } from "../../fixtures/word/bodies.ts";
import { written } from "../../fixtures/word/corpus.ts";
import { mainPart, part, wordPackage } from "../../fixtures/word/package.ts";
import { expectFaithful } from "./expect-faithful.ts";
import { commentParts, marked, markOn, sourceOf } from "./marked.ts";
import { elementsOf } from "./tree.ts";

const cap = "limited to the Fees paid in the 12 months before the claim";

async function markWords(bytes: Uint8Array, ...marks: [words: string, wording?: string][]) {
  const map = await readPlaces(bytes);
  const result = await expectFaithful(
    bytes,
    marks.map(([words, wording], i) => markOn(map, words, wording ?? null, `${i} ${words}`)),
    map,
  );
  const main = sourceOf(result.after["word/document.xml"]);
  const comments = commentParts(result.after).flatMap((root) =>
    [...elementsOf(root)]
      .filter(({ name }) => name === "w:t")
      .map(({ children }) => children.join("")),
  );
  return { ...result, main, comments };
}
const docOf = (name: string) => written[name] ?? new Uint8Array();

describe("marking a Word document", () => {
  it("puts a comment at the very words, with all that it says in our name", async () => {
    const { main, comments, placed } = await markWords(docOf("plain"), [cap]);
    const between = /commentRangeStart w:id="(\d+)"\/>(.*?)<w:commentRangeEnd w:id="\1"/.exec(
      main,
    )?.[2];
    expect(between?.replace(/<[^>]+>/g, "")).toBe(cap);
    expect(comments).toEqual([`High: about 0 ${cap}`, "Why: it binds & costs <money>."]);
    expect(placed[0]).toMatchObject({ beside: null, change: null, unchanged: null });
  });

  it("strikes exactly the words and writes the wording in their looks, over several runs", async () => {
    const { main, placed } = await markWords(docOf("formatted runs"), [
      "Supplier’s total liability is limited",
      "Supplier’s liability shall be capped",
    ]);
    expect(placed[0]?.unchanged).toBeNull();
    expect([...main.matchAll(/<w:delText[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
      "Supplier’s ",
      "total liability",
      " is limited",
    ]);
    expect(main).toMatch(
      /<w:ins [^>]*><w:r><w:rPr><w:i\/><w:color w:val="FF0000"\/><\/w:rPr><w:t xml:space="preserve">Supplier’s liability shall be capped/,
    );
  });

  it("keeps an automatic number that the words begin with", async () => {
    const { main, placed } = await markWords(docOf("numbering"), [
      "5. The Supplier’s total liability",
      "5. The Customer’s total liability",
    ]);
    expect(placed[0]?.change?.wording).toBe("The Customer’s total liability");
    expect(main).toContain(">The Customer’s total liability<");
  });

  it.each([
    ["complex field", "clause 7.2 says", "field"],
    ["simple field", "2 November 2026", "field"],
    ["table of contents", "2 Ending", "field"],
    ["text box", "words in the box", "beside"],
    ["footnotes", "where the law forbids it", "beside"],
    ["footnotes", "liable[1] for", "object"],
    ["insertions there already", "its agents", "tracked"],
    ["content control with a list", "NSW", "control"],
    ["locked content control", cap, "control"],
    ["hyperlinks", "See our terms", "object"],
    ["equation", "price is x+1", "object"],
    ["a header", "Confidential draft", "beside"],
    ["table", "Item\tPrice", "paragraphs"],
  ])(
    "makes a change in %s (“%s”) a comment with the wording, and tells us alone why",
    async (name, words, why) => {
      const { placed, comments } = await markWords(docOf(name), [words, "Something else"]);
      expect([placed[0]?.change, placed[0]?.unchanged]).toEqual([null, why]);
      expect(comments.at(-1)).toBe("Proposed wording: Something else");
    },
  );

  it.each([
    ["text box", "words in the box", "box"],
    ["complex field", "7.2", "field"],
    ["table of contents", "2 Ending", "field"],
    ["footnotes", "where the law forbids it", "note"],
    ["a header", "Confidential draft", "elsewhere"],
  ])(
    "puts a comment that cannot stand in %s (“%s”) at the nearest place, and tells us alone why",
    async (name, words, beside) => {
      const { placed, comments } = await markWords(docOf(name), [words]);
      expect(placed[0]?.beside).toBe(beside);
      expect(comments.at(-1)).toBe("Why: it binds & costs <money>.");
    },
  );

  it("comments the place of a text box, and the mark of a footnote", async () => {
    const inBox = await markWords(docOf("text box"), ["words in the box"]);
    expect(inBox.main).toMatch(/commentRangeStart w:id="\d+"\/><w:r><mc:AlternateContent>/);
    const inNote = await markWords(docOf("footnotes"), ["where the law forbids it"]);
    expect(inNote.main).toMatch(
      /commentRangeStart w:id="\d+"\/><w:r><w:rPr><w:vertAlign[^>]*\/><\/w:rPr><w:footnoteReference/,
    );
  });

  it("changes words inside a link, a smart tag and beside somebody else’s deletion", async () => {
    for (const [name, words] of [
      ["hyperlinks", "our terms"],
      ["spelling marks and smart tags", "New South Wales"],
      ["deletions there already", "Supplier may end"],
    ] as const) {
      const { placed } = await markWords(docOf(name), [words, "Victoria"]);
      expect([name, placed[0]?.unchanged]).toEqual([name, null]);
    }
  });

  it("writes what is to be added after the words, and strikes nothing", async () => {
    const map = await readPlaces(docOf("numbering"));
    const [start, last] = ["5. The Supplier’s total liability", "before the claim."];
    const words = map.text.slice(map.text.indexOf(start), map.text.indexOf(last) + last.length);
    const added = "It does not apply to fraud.";
    const { placed, after } = await expectFaithful(
      docOf("numbering"),
      [markOn(map, words, added, "one", true), markOn(map, words, "Nor to theft.", "two", true)],
      map,
    );
    const end = map.text.indexOf(words) + words.length;
    expect(placed.map(({ change }) => change)).toEqual([
      { start: end, end, wording: ` ${added}` },
      null,
    ]);
    expect(placed[1]?.unchanged).toBe("overlap");
    const main = sourceOf(after["word/document.xml"]);
    expect(main).not.toContain("<w:del ");
    expect(main).toMatch(/claim\.<\/w:t>.*<w:ins [^>]*>.*> It does not apply to fraud\.</);
  });

  it("makes the first of two changes on the same words, and a comment of the other", async () => {
    const { placed, comments } = await markWords(
      docOf("plain"),
      ["total liability", "liability"],
      ["liability under this", "duty under this"],
    );
    expect(placed.map(({ unchanged }) => unchanged)).toEqual([null, "overlap"]);
    expect(comments).toContain("Proposed wording: duty under this");
  });

  it("lets a comment go over several paragraphs", async () => {
    const { main } = await markWords(docOf("plain"), ["before the claim.\nEither party"]);
    expect(main).toMatch(/commentRangeStart(?!.*commentRangeStart).*<\/w:p><w:p>.*commentRangeEnd/);
  });

  it("ends a comment that would leave its table cell with the paragraph, and tells us alone why", async () => {
    const { main, placed, comments } = await markWords(docOf("table"), ["Item\tPrice"]);
    expect(placed[0]?.beside).toBe("cells");
    const between = /commentRangeStart w:id="(\d+)"\/>(.*?)<w:commentRangeEnd w:id="\1"/.exec(main);
    expect(between?.[2]).not.toContain("</w:p>");
    expect(comments.at(-1)).toBe("Why: it binds & costs <money>.");
  });

  it("takes numbers that nothing has where the highest one is used up", async () => {
    const bytes = wordPackage(
      mainPart(
        `<w:p><w:bookmarkStart w:id="1" w:name="a"/>${r("The Fees are due.")}<w:bookmarkEnd w:id="1"/><w:ins w:id="2147483647" w:author="Other Side">${r(" Now.")}</w:ins></w:p>`,
      ),
      {
        parts: {
          comments: part(
            "comments",
            `<w:comment w:id="3" w:author="Other Side">${p("Why?")}</w:comment>`,
          ),
        },
      },
    );
    const { main } = await markWords(bytes, ["The Fees", "Our fees"]);
    const numbers = [
      ...main.matchAll(/<w:(?:commentRangeStart|ins|del|bookmarkStart) w:id="(\d+)"/g),
    ];
    expect(numbers.map(([, id]) => Number(id)).sort((a, b) => a - b)).toEqual([
      1, 2, 4, 5, 2147483647,
    ]);
  });

  it("writes several lines of wording as lines of one paragraph", async () => {
    const { main } = await markWords(docOf("plain"), [
      cap,
      "capped at:\n(a)\tthe Fees; or\n(b)\t$5,000",
    ]);
    expect(main).toMatch(/capped at:<\/w:t><w:br\/><w:t[^>]*>\(a\)<\/w:t><w:tab\/>/);
  });

  it("leaves a document without marks as it is, byte for byte", async () => {
    const { copy } = await marked(docOf("plain"), []);
    expect(copy).toEqual(docOf("plain"));
  });

  it("writes again what somebody’s comments have, with numbers of its own", async () => {
    const { after } = await markWords(docOf("comments there already"), ["total liability"]);
    const [part] = commentParts(after);
    const comments = [...elementsOf(part ?? { name: "", attributes: {}, children: [] })].filter(
      ({ name }) => name === "w:comment",
    );
    expect(comments.map(({ attributes }) => attributes["w:author"])).toEqual([
      "Other Side",
      'Marian & Sons <Legal> "Test"',
    ]);
    expect(new Set(comments.map(({ attributes }) => attributes["w:id"])).size).toBe(2);
  });

  it("keeps to its promises with ten thousand marks", { timeout: 120_000 }, async () => {
    const bytes = wordPackage(
      mainPart(
        Array.from({ length: 2_000 }, (_, i) =>
          p(r(`Clause ${i} binds the Customer for ever and a day.`)),
        ).join(""),
      ),
    );
    const map = await readPlaces(bytes);
    const marks = Array.from({ length: 10_000 }, (_, i) => {
      const start = (i * 7) % (map.text.length - 20);
      return {
        id: `${i}`,
        start,
        end: start + 12,
        says: ["Low: one"],
        change:
          i % 3 === 0
            ? {
                ...{ start, end: start + 12, wording: "the Supplier" },
                ...{ adds: i % 2 === 0, heading: "Proposed" },
              }
            : null,
      };
    });
    const { placed } = await marked(bytes, marks, map);
    expect(placed).toHaveLength(10_000);
  });
});

const hostile: [string, Uint8Array, RegExp][] = [
  ["ends in the middle", docOf("plain").subarray(0, -30), /cut off|damaged/],
  ["has parts that lie over one another", overlapping(), /cut off|damaged/],
  [
    "has a paragraph of endless parts",
    wordPackage(mainPart(`<w:p>${"<w:r/>".repeat(150_000)}${r("Words.")}</w:p>`)),
    /too many parts/,
  ],
  [
    "is not of the letters that it says",
    wordPackage(
      new Uint8Array(
        [...strToU8(mainPart(p("Words here.")))].map((byte) => (byte === 87 ? 0xff : byte)),
      ),
    ),
    /encoding/,
  ],
  [
    "unpacks to far more than it is",
    wordPackage(mainPart(p("Words.")), {
      parts: { comments: `<w:comments xmlns:w="x">${" ".repeat(21_000_000)}</w:comments>` },
    }),
    /unpacks/,
  ],
];

/** An archive whose directory names the same packed bytes again and again. */
function overlapping(): Uint8Array {
  const others = Array.from({ length: 20 }, (_, i) => [`a${i}.xml`, strToU8("x")]);
  const bytes = wordPackage(mainPart(bodies.plain), {
    stored: true,
    extra: Object.fromEntries(others),
  });
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at++)
    if (view.getUint32(at, true) === 0x02014b50 && bytes[at + 46] === 97) {
      view.setUint32(at + 20, bytes.length - 400, true);
      view.setUint32(at + 42, 0, true);
    }
  return bytes;
}

describe("marking a document that was made to harm", () => {
  it.each(hostile)("is refused in words when it %s", { timeout: 30_000 }, async (_, bytes, why) => {
    await expect(
      readPlaces(bytes).then((map) =>
        marked(bytes, [markOn({ text: "Words", places: [] }, "Words")], map),
      ),
    ).rejects.toThrow(why);
  });
});
