import { describe, expect, it } from "vitest";
import { extractText } from "../../../app/documents/index.ts";
import { hostileFiles } from "../../fixtures/documents/hostile.ts";

// What each comes to: text that is really there, or a named failure.
const outcomes: Record<string, string> = {
  "bomb.docx": "damaged",
  "tiny-runs.docx": "ok",
  "empty-paragraphs.docx": "no_text",
  "one-long-word.docx": "ok",
  "nested-tables.docx": "ok",
  "many-parts.docx": "damaged",
  "one-long-attribute.docx": "no_text",
  "long-numbers.docx": "ok",
  "open-fields.docx": "damaged",
  "one-note-again.docx": "ok",
  "one-long-tag.docx": "damaged",
  "bomb.pdf": "ok",
  "double-bomb.pdf": "ok",
  "calling-forms.pdf": "too_long",
  "much-text.pdf": "no_text",
  "many-items.pdf": "no_text",
  "many-lines.pdf": "ok",
  "stream-words.pdf": "damaged",
  "numbers.pdf": "damaged",
  "digits.pdf": "damaged",
  "large.doc": "ok",
  "paragraphs.doc": "ok",
  "one-line.txt": "ok",
  "spaces.txt": "no_text",
};

describe("a file made to use up time or memory", () => {
  it.each(Object.entries(hostileFiles))(
    "comes to an end: %s",
    { timeout: 60_000 },
    async (name, make) => {
      const result = await extractText(make(), name);
      expect(result.ok ? "ok" : result.error.code).toBe(outcomes[name]);
    },
  );
});
