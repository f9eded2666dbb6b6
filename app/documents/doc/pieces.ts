import { maxCharacters } from "../../schemas/documents/limits.ts";
import { damaged, tooLong } from "../unreadable.ts";
import { type DocFile, docTables, viewOf } from "./file.ts";

/** A stretch of characters that stand together in the file. `place` counts bytes in the main stream. */
export type Piece = {
  start: number;
  end: number;
  place: number;
  bytesPerCharacter: 1 | 2;
  /** Changes to the properties of all of its characters. */
  changes: DataView | undefined;
};

/** The text of a document by character position, as its piece table orders it ([MS-DOC] 2.4.1). */
export type DocText = { text: string; pieces: Piece[] };

const pieceTable = 2;
const propertyChanges = 1;
// Every character of a piece is read with its changes.
const longestChanges = 512;
const compressed = 0x40000000;

export function readPieces(file: DocFile): DocText {
  const clx = file.table(docTables.pieces);
  const changes: DataView[] = [];
  let at = 0;
  while (at + 3 <= clx.byteLength && clx.getUint8(at) === propertyChanges) {
    const length = clx.getInt16(at + 1, true);
    if (length < 0) break;
    changes.push(
      new DataView(
        clx.buffer,
        clx.byteOffset + at + 3,
        Math.min(length, longestChanges, clx.byteLength - at - 3),
      ),
    );
    at += 3 + length;
  }
  if (clx.byteLength === 0) return onePiece(file);
  if (at + 5 > clx.byteLength || clx.getUint8(at) !== pieceTable) {
    throw damaged("The text of this document cannot be found.");
  }
  const count = Math.floor((clx.getUint32(at + 1, true) - 4) / 12);
  if (count < 1) return onePiece(file);
  const positions = at + 5;
  const records = positions + 4 * (count + 1);
  if (records + 8 * count > clx.byteLength) throw damaged("The text of this document is cut off.");

  const pieces: Piece[] = [];
  const texts: string[] = [];
  let end = 0;
  for (let index = 0; index < count; index++) {
    const start = clx.getUint32(positions + 4 * index, true);
    const next = clx.getUint32(positions + 4 * index + 4, true);
    // Every character stands in the file: pieces that claim more point at the same ones again.
    if (start !== end || next < start || next > file.main.length) {
      throw damaged("The text of this document is damaged.");
    }
    if (next > maxCharacters) throw tooLong();
    const place = clx.getUint32(records + 8 * index + 2, true);
    const bytesPerCharacter = place & compressed ? 1 : 2;
    const piece: Piece = {
      start,
      end: next,
      place: place & compressed ? (place & 0x3fffffff) / 2 : place & 0x3fffffff,
      bytesPerCharacter,
      changes: changesOf(clx.getUint16(records + 8 * index + 6, true), changes),
    };
    pieces.push(piece);
    texts.push(textOf(file.main, piece));
    end = next;
  }
  return { text: texts.join(""), pieces };
}

/** A document without pieces is one: the header says where its characters begin and end ([MS-DOC] 2.5.1). */
function onePiece(file: DocFile): DocText {
  const header = viewOf(file.main);
  const place = header.getUint32(24, true);
  const bytes = Math.min(header.getUint32(28, true), file.main.length) - place;
  const last = Math.max(...Object.values(file.stories).map(({ end }) => end));
  if (bytes <= 0 || last === 0) throw damaged("The text of this document cannot be found.");
  const bytesPerCharacter = bytes >= 2 * last ? 2 : 1;
  const end = Math.min(last, Math.floor(bytes / bytesPerCharacter));
  if (end > maxCharacters) throw tooLong();
  const piece: Piece = { start: 0, end, place, bytesPerCharacter, changes: undefined };
  return { text: textOf(file.main, piece), pieces: [piece] };
}

function textOf(main: Uint8Array, piece: Piece): string {
  const length = piece.end - piece.start;
  const bytes = main.subarray(piece.place, piece.place + length * piece.bytesPerCharacter);
  const text = new TextDecoder(piece.bytesPerCharacter === 1 ? "windows-1252" : "utf-16le", {
    ignoreBOM: true,
  }).decode(bytes);
  // A piece that is cut off keeps its length, so that the positions behind it stay right.
  return text.padEnd(length, "\0").slice(0, length);
}

/** A piece's own changes: one property in two bytes, or a place in the list of longer ones. */
function changesOf(word: number, changes: DataView[]): DataView | undefined {
  if (word & 1) return changes[word >> 1];
  const single = singleChanges.get((word >> 1) & 0x7f);
  if (single === undefined) return undefined;
  const view = new DataView(new ArrayBuffer(3));
  view.setUint16(0, single, true);
  view.setUint8(2, word >> 8);
  return view;
}

// [MS-DOC] 2.9.214: the short codes of the changes that matter here.
const singleChanges = new Map([
  [0x18, 0x2416],
  [0x19, 0x2417],
  [0x41, 0x0800],
  [0x42, 0x0801],
  [0x57, 0x0837],
  [0x5c, 0x083c],
]);
