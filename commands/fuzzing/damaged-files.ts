import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { contractDocx, contractPdf } from "../../tests/fixtures/documents/contract.ts";
import { docFile } from "../../tests/fixtures/documents/doc.ts";
import {
  odtFile,
  odtItem,
  odtNumbering,
  odtParagraph,
  odtTable,
} from "../../tests/fixtures/documents/odt.ts";
import { rtfFile, rtfParagraph, rtfTable } from "../../tests/fixtures/documents/rtf.ts";
import type { ReadableType, WatchedThread } from "./watched-thread.ts";

const special = [0x55, 0x08, 1];
const deleted = [0x00, 0x08, 1, 0x63, 0x48, 1, 0];
const inTable = [0x16, 0x24, 1];
const rowEnd = [...inTable, 0x17, 0x24, 1];

/** A small file of each type that has something of most that its reader knows. */
export const soundFiles: Record<ReadableType, Uint8Array> = {
  txt: new TextEncoder().encode("1.1 A clause – of an agreement.\r\n"),
  doc: docFile({
    authors: ["Unknown", "Jo Lee"],
    body: [
      "The Act",
      { text: "\u0002", changes: special },
      " applies.\r",
      "Item\u0007Price\u0007\u0007",
      "\u0013 REF \u00144.2\u0015 ",
      { text: "in thirty days", changes: deleted },
      "\r",
    ],
    paragraphChanges: { 1: inTable, 2: inTable, 3: rowEnd },
    footnotes: [{ at: 7, text: "As amended." }],
    headers: ["", "Draft", "", "", "", ""],
  }),
  docx: contractDocx(1),
  rtf: rtfFile(
    `{\\header Draft\\par}The Act{\\chftn}{\\footnote\\chftn  As amended.} applies.\\par ${rtfTable([["Item", "Price"]])}${rtfParagraph("Caf\u00e9 \u2013 open", "1.1")}{\\field{\\*\\fldinst REF a}{\\fldrslt 4.2}} {\\deleted\\revauthdel1 in thirty days}{\\f2\\'c4}{\\pict\\bin3 abc}\\par`,
    "{\\*\\revtbl {Unknown;}{Jo Lee;}}",
  ),
  odt: odtFile(
    odtItem("A clause", "L") +
      odtItem("of an agreement", "L", 1) +
      odtTable([[odtParagraph("Item"), odtParagraph("Price")]]) +
      odtParagraph(
        `<text:span>The Act</text:span><text:note text:id="n"><text:note-citation>1</text:note-citation><text:note-body>${odtParagraph("As amended.")}</text:note-body></text:note><text:s text:c="2"/>applies.`,
      ),
    { automatic: odtNumbering("L"), page: `<style:header>${odtParagraph("Draft")}</style:header>` },
  ),
  pdf: contractPdf(1),
};

/** What a length, a count or a place must not be trusted to be. */
const numbers = [0, 1, 0x7f, 0xff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

/** Damages of a file: bytes changed, cut out, repeated or cut off, and numbers in the place of others. */
export const damage = (bytes: Uint8Array): fc.Arbitrary<Uint8Array> =>
  fc
    .array(
      fc.record({
        at: fc.nat(bytes.length - 1),
        kind: fc.constantFrom("set", "cut", "repeat", "end", "number"),
        value: fc.nat(255),
      }),
      { minLength: 1, maxLength: 12 },
    )
    // Of a Buffer a slice is a view: the sound file stays whole.
    .map((changes) => changes.reduce(changed, Uint8Array.from(bytes)));

type Change = { at: number; kind: string; value: number };

function changed(bytes: Uint8Array, { at, kind, value }: Change): Uint8Array {
  if (kind === "end") return bytes.slice(0, Math.max(1, at));
  if (kind === "cut" || kind === "repeat") {
    const tail = bytes.subarray(Math.max(0, kind === "cut" ? at + value : at - value));
    return Uint8Array.from([...bytes.subarray(0, at), ...tail]);
  }
  const copy = bytes.slice();
  // Numbers stand at even places.
  const place = Math.min(kind === "number" ? at & ~1 : at, copy.length - 1);
  if (kind === "set" || place + 4 > copy.length) copy[place] = value;
  else {
    const number = numbers[value % numbers.length] ?? 0;
    new DataView(copy.buffer).setUint32(place, number, true);
  }
  return copy;
}

/** Milliseconds of processor time that a file of a few kilobytes has. */
const most = 5_000;

/**
 * Says what is wrong with how a reader takes a damaged file, and keeps that file; null when nothing is: it comes out
 * as text or as a named failure, in little time.
 */
export async function complaintOnDamaged(
  reader: WatchedThread,
  file: Uint8Array,
  patience: number,
): Promise<string | null> {
  const told = await reader.timeOf(file, patience).then(
    (time) => (time > most ? `${Math.round(time)} ms` : null),
    (error: unknown) => String(error),
  );
  if (told === null) return null;
  const kept = join(tmpdir(), `${randomUUID()}.${reader.name}`);
  await writeFile(kept, file);
  return `${reader.name}: ${kept}: ${told}`;
}
