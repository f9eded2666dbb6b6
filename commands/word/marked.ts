import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { readPlaces } from "../../app/documents/docx/places.ts";
import { extractText } from "../../app/documents/index.ts";
import { markDocx } from "../../app/marking/mark-docx.ts";
import type { Mark, Placed } from "../../app/marking/marks.ts";
import { real, written } from "../../tests/fixtures/word/corpus.ts";
import { readAnnotations } from "./annotations.ts";
import type { Made } from "./validation.ts";

const author = "Banksia & Co";
const marker = { author, initials: "BC", date: "2026-11-23T01:02:03Z" };

/**
 * LibreOffice loses words of a commented document on its own account: the beginning of a content control around whole
 * paragraphs where a comment is in it, and footnotes with a comment between two. Here only the comments are held.
 */
const losesWords = /^(content control around|locked content|all of it|footnotes\.docx)/;

/**
 * Has LibreOffice open marked copies of a corpus of Word documents, and holds its comments, tracked changes and text
 * against ours.
 * @returns the copies, with what they are made from.
 * @throws where it does not read what was written.
 */
export async function checkMarked(folder: string, profile: string): Promise<Made[]> {
  const inFolder = join(folder, "marked");
  mkdirSync(inFolder);
  const copies = await Promise.all(
    Object.entries({ ...written, ...real }).map(async ([title, bytes], i) => {
      const map = await readPlaces(bytes);
      const { placed, copy } = markDocx(bytes, map, marksOn(map.text), marker);
      const [before, after] = [join(inFolder, `before-${i}`), join(inFolder, `after-${i}`)];
      const marked = copy();
      writeFileSync(`${before}.docx`, bytes);
      writeFileSync(`${after}.docx`, marked);
      return { title, bytes, marked, text: map.text, placed, before, after };
    }),
  );
  const files = copies.flatMap(({ before, after }) => [`${before}.docx`, `${after}.docx`]);
  const convert = ["--headless", "--convert-to", "odt", "--outdir", inFolder];
  execFileSync("soffice", [profile, ...convert, ...files], { stdio: "ignore", timeout: 300_000 });

  const faults: string[] = [];
  let [opens, same] = [0, 0];
  for (const { title, bytes, marked, text, placed, before, after } of copies) {
    if (!existsSync(`${before}.odt`)) continue;
    opens++;
    if (!existsSync(`${after}.odt`)) {
      faults.push(`${title}: is not opened any more`);
      continue;
    }
    const opened = new Uint8Array(readFileSync(`${after}.odt`));
    const isWhole = !losesWords.test(title);
    faults.push(...faultsOf(opened, text, placed, isWhole).map((fault) => `${title}: ${fault}`));
    if (!isWhole) continue;
    // What LibreOffice makes of the original differently from us says nothing of the marks.
    const original = new Uint8Array(readFileSync(`${before}.odt`));
    if ((await wordsOf(original, "a.odt")) !== (await wordsOf(bytes, "a.docx"))) continue;
    same++;
    const [theirs, ours] = [await wordsOf(opened, "a.odt"), await wordsOf(marked, "a.docx")];
    if (theirs !== ours) faults.push(`${title}: says “${theirs}” instead of “${ours}”`);
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  console.log(
    `${opens} of ${copies.length} marked copies are opened, as their originals are: all comments and changes there; the text of ${same} held against ours`,
  );
  return copies.map(({ title, bytes, marked }) => ({ title, bytes: marked, original: bytes }));
}

/** Marks all over a text: some words, a whole line, words over lines; every second with wording. */
function marksOn(text: string): Mark[] {
  const lines = [...text.matchAll(/\S[^\n]*\S/g)].slice(0, 40);
  return lines.flatMap(({ 0: line, index }, i) => {
    const words = [...line.matchAll(/\S+/g)];
    const [first, second] = [words[i % 2 === 0 ? 0 : 1] ?? words[0], words[i % 4] ?? words.at(-1)];
    if (!first || !second) return [];
    const start = index + Math.min(first.index, second.index);
    const end = index + Math.max(first.index + first[0].length, second.index + second[0].length);
    const isLong = i % 5 === 4;
    return {
      id: `${i}`,
      ...(isLong
        ? { start: index, end: Math.min(text.length, index + line.length + 30) }
        : { start, end }),
      says: [`High risk: point ${i}`, "Why: it binds & costs <money>."],
      change:
        i % 2 === 0
          ? {
              ...{ start, end, wording: `wording ${i} of “ours” & <more>` },
              ...{ adds: i % 4 === 2, heading: "Proposed" },
            }
          : null,
    };
  });
}

function faultsOf(odt: Uint8Array, text: string, placed: readonly Placed[], isWhole: boolean) {
  const content = strFromU8(unzipSync(odt)["content.xml"] ?? new Uint8Array());
  const { comments, deleted, inserted } = readAnnotations(content, author);
  const changes = placed
    .flatMap(({ change }) => change ?? [])
    .toSorted((one, other) => one.start - other.start);
  // LibreOffice may have two pieces where there was one.
  const joined = (all: readonly string[]) => all.join("").replace(/\s+/g, "");
  const differ = (what: string, theirs: readonly string[], ours: readonly string[]) =>
    joined(theirs) === joined(ours)
      ? []
      : [`${what} are “${theirs.join(" | ")}” instead of “${ours.join(" | ")}”`];
  return [
    ...(comments === placed.length ? [] : [`${comments} comments instead of ${placed.length}`]),
    ...(isWhole
      ? [
          ...differ(
            "deletions",
            deleted,
            changes.map(({ start, end }) => text.slice(start, end)),
          ),
          ...differ(
            "insertions",
            inserted,
            changes.map(({ wording }) => wording),
          ),
        ]
      : []),
  ];
}

async function wordsOf(bytes: Uint8Array, name: string): Promise<string> {
  const read = await extractText(bytes, name);
  if (!read.ok) throw new Error(`${name}: ${read.error.message}`);
  return read.text.replace(/\s+/g, " ");
}
