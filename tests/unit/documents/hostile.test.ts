import { describe, expect, inject, it } from "vitest";
import { extractText } from "../../../app/documents/index.ts";
import { encryptedPdf } from "../../fixtures/documents/encrypted-pdf.ts";
import { hostileFiles } from "../../fixtures/documents/hostile.ts";
import { hostilePdfs } from "../../fixtures/documents/hostile-pdf.ts";
import { ofShare } from "../../shares.ts";

// What each comes to: text that is really there, or a named failure.
const outcomes: Record<string, string> = {
  "bomb.docx": "too_long",
  "tiny-runs.docx": "ok",
  "empty-paragraphs.docx": "too_long",
  "one-long-word.docx": "too_long",
  "nested-tables.docx": "ok",
  "many-parts.docx": "damaged",
  "one-long-attribute.docx": "no_text",
  "long-numbers.docx": "too_long",
  "open-fields.docx": "damaged",
  "one-note-again.docx": "ok",
  "one-long-tag.docx": "damaged",
  "bomb.odt": "too_long",
  "empty-paragraphs.odt": "too_long",
  "wide-row.odt": "ok",
  "spaces.odt": "too_long",
  "nested-tables.odt": "ok",
  "styles-in-a-circle.odt": "ok",
  "restarted-lists.odt": "ok",
  "groups.rtf": "damaged",
  "groups-beside.rtf": "ok",
  "words.rtf": "ok",
  "one-letter-bytes.rtf": "too_long",
  "paragraphs.rtf": "too_long",
  "binary.rtf": "damaged",
  "tables.rtf": "ok",
  "authors.rtf": "ok",
  "fonts.rtf": "ok",
  "fields.rtf": "damaged",
  "bomb.pdf": "ok",
  "double-bomb.pdf": "ok",
  "calling-forms.pdf": "too_long",
  "much-text.pdf": "no_text",
  "many-items.pdf": "no_text",
  "many-lines.pdf": "ok",
  "stream-words.pdf": "damaged",
  "numbers.pdf": "damaged",
  "digits.pdf": "damaged",
  "large.doc": "too_long",
  "paragraphs.doc": "ok",
  "one-line.txt": "too_long",
  "spaces.txt": "no_text",
};

// Of these the pages that can be read are read; all others are told that they are too long.
const otherPdfs: Record<string, string> = {
  "first-character.pdf": "ok",
  "xref-of-nothing.pdf": "damaged",
  "xref-circle.pdf": "ok",
  "objects-of-objects.pdf": "no_text",
  "kids-of-kids.pdf": "damaged",
  "fields-spread.pdf": "damaged",
  "many-fields.pdf": "ok",
  "fields-of-fields.pdf": "ok",
  "streams-of-one-object.pdf": "damaged",
  "streams-on-one-line.pdf": "damaged",
  "predictor.pdf": "ok",
  "run-lengths.pdf": "ok",
  "ascii.pdf": "ok",
  "inline-pictures.pdf": "ok",
  "endless-pictures.pdf": "ok",
  "open-strings.pdf": "ok",
  "arguments.pdf": "ok",
  "one-array.pdf": "ok",
  "form-of-a-form.pdf": "ok",
  "form-elements.pdf": "ok",
};

const share = inject("share");
/** Those that take longest. */
const isHardest = ([name]: [string, unknown]) =>
  ["forms-in-forms.pdf", "empty-paragraphs.docx", "fonts.rtf"].includes(name);

describe("a PDF made to make its reader use up time or memory, a seventh of them each day", () => {
  it.each(ofShare(Object.entries(hostilePdfs), "PDFs", share, isHardest))(
    "is seen through before it is opened: %s",
    { timeout: 60_000 },
    async (name, make) => {
      const result = await extractText(make(), name);
      expect(result.ok ? "ok" : result.error.code).toBe(otherPdfs[name] ?? "too_long");
      if (!result.ok) expect(result.error.message).toMatch(/\. (?:Print|Split|Open|Run) |no text/);
    },
  );

  it("may be locked and open all the same, and is then read", async () => {
    const pdf = encryptedPdf({ pages: [{ lines: [{ text: "A locked page.", x: 72, y: 700 }] }] });
    expect(await extractText(pdf, "a.pdf")).toMatchObject({ ok: true, text: "A locked page." });
  });
});

describe("a file made to use up time or memory, a seventh of them each day", () => {
  it.each(ofShare(Object.entries(hostileFiles), "files", share, isHardest))(
    "comes to an end: %s",
    { timeout: 60_000 },
    async (name, make) => {
      const result = await extractText(make(), name);
      expect(result.ok ? "ok" : result.error.code).toBe(outcomes[name]);
    },
  );
});
