import { afterAll, describe, expect, inject, it } from "vitest";
import { complaintOn } from "../../../commands/fuzzing/growth.ts";
import { pumpedFiles } from "../../../commands/fuzzing/pumped-files.ts";
import { shapedTexts } from "../../../commands/fuzzing/pumped-texts.ts";
import { watchedReaders } from "../../../commands/fuzzing/watched-thread.ts";
import { ofShare } from "../../shares.ts";

const readers = watchedReaders();

afterAll(() => Promise.all(readers.map((reader) => reader.stop())));

describe("a reader's time grows no faster than the text of the file", () => {
  const limits = { length: 80_000, patience: 60_000 };
  const texts = shapedTexts().filter(({ before }) => before === "");

  it.each(readers)(
    "of $name files with one shape over and over, a seventh of the shapes each day",
    async (reader) => {
      expect(texts.length).toBeGreaterThan(40);
      const complaints: (string | null)[] = [];
      for (const text of ofShare(texts, reader.name, inject("share")))
        complaints.push(await complaintOn(reader, text, limits));
      expect(complaints.length).toBeGreaterThan(5);
      expect(complaints.filter((complaint) => complaint !== null)).toEqual([]);
    },
    240_000,
  );

  const isHardest = ({ type, name }: (typeof pumpedFiles)[number]) =>
    type === "odt" && name === "more styles based on one another";
  it.each(ofShare(pumpedFiles, "files", inject("share"), isHardest))(
    "nor than the file itself, a seventh of what grows each day: $type with $name",
    async (file) => {
      const reader = readers.find(({ name }) => name === file.type);
      if (!reader) throw new Error("There is no reader for this file.");
      const size = { length: 40_000, patience: 60_000 };
      expect(await complaintOn(reader, file, size)).toBeNull();
    },
    130_000,
  );
});
