import { packedDate } from "../word/packed-date.ts";
import type { Revision } from "../word/revisions.ts";
import { viewOf } from "./file.ts";
import { propertyChanges } from "./properties.ts";

/** What a property says: yes, no, the opposite of what the style says, or, undefined, what that says. */
export type Toggle = boolean | "opposite" | undefined;

/** What the properties of a run of characters say that matters for text. */
export type CharacterRun = {
  revision: Revision | undefined;
  hidden: Toggle;
  struck: Toggle;
  doublyStruck: Toggle;
  characterStyle: number | undefined;
  isSpecial: boolean;
  /** Whether an embedded object is shown here; `dataPlace` is then its number. */
  isObject: boolean;
  /** A character of a symbol font that stands for the run's own. */
  symbol: { font: number; code: number } | undefined;
  font: number | undefined;
  /** Where the data of a form field stand in the data stream. */
  dataPlace: number | undefined;
};

/** Reads the property changes of a run; later lists win. `authors` are those of tracked changes. */
export function readCharacterRun(lists: (DataView | undefined)[], authors: string[]): CharacterRun {
  const run: CharacterRun = {
    revision: undefined,
    hidden: undefined,
    struck: undefined,
    doublyStruck: undefined,
    characterStyle: undefined,
    isSpecial: false,
    isObject: false,
    symbol: undefined,
    font: undefined,
    dataPlace: undefined,
  };
  let inserted = false;
  let deleted = false;
  const by = { insertion: 0, deletion: 0 };
  const when: Record<Revision["kind"], string | null> = { insertion: null, deletion: null };
  for (const list of lists) {
    if (!list) continue;
    for (const { code, operand } of propertyChanges(list)) {
      switch (code) {
        case 0x0800:
          deleted = operand.getUint8(0) !== 0;
          break;
        case 0x0801:
          inserted = operand.getUint8(0) !== 0;
          break;
        case 0x4804:
          by.insertion = operand.getUint16(0, true);
          break;
        case 0x4863:
          by.deletion = operand.getUint16(0, true);
          break;
        case 0x6805:
          when.insertion = packedDate(operand.getUint32(0, true));
          break;
        case 0x6864:
          when.deletion = packedDate(operand.getUint32(0, true));
          break;
        case 0x0855:
          run.isSpecial = operand.getUint8(0) !== 0;
          break;
        case 0x080a:
          run.isObject = operand.getUint8(0) !== 0;
          break;
        case 0x083c:
          run.hidden = toggleOf(operand);
          break;
        case 0x0837:
          run.struck = toggleOf(operand);
          break;
        case 0x2a53:
          run.doublyStruck = toggleOf(operand);
          break;
        case 0x4a30:
          run.characterStyle = operand.getUint16(0, true);
          break;
        case 0x4a4f:
          run.font = operand.getUint16(0, true);
          break;
        case 0x6a03:
          run.dataPlace = operand.getUint32(0, true);
          break;
        case 0x6a09:
          run.symbol = { font: operand.getUint16(0, true), code: operand.getUint16(2, true) };
          break;
      }
    }
  }
  const kind = deleted ? "deletion" : inserted ? "insertion" : undefined;
  if (kind) run.revision = { kind, author: authors[by[kind]] ?? "", date: when[kind] };
  return run;
}

const asInStyle = 0x80;
const unlikeStyle = 0x81;

/** What a property says that may also leave it to the style, or turn that about ([MS-DOC] 2.9.327). */
export function toggleOf(operand: DataView): Toggle {
  const value = operand.getUint8(0);
  if (value === asInStyle) return undefined;
  return value === unlikeStyle ? "opposite" : value !== 0;
}

const asByDefault = 25;

/** The state of a check box of a form by its data ([MS-DOC] 2.9.78); `undefined` for other fields. */
export function checkBoxState(data: Uint8Array, place: number): boolean | undefined {
  const view = viewOf(data);
  if (place + 6 > view.byteLength) return undefined;
  const at = place + view.getUint16(place + 4, true);
  if (at + 12 > view.byteLength || view.getUint32(at, true) !== 0xffffffff) return undefined;
  const bits = view.getUint16(at + 4, true);
  if ((bits & 3) !== 1) return undefined;
  const result = (bits >> 2) & 31;
  if (result !== asByDefault) return result === 1;
  // The default stands behind the field's name.
  const nameEnd = at + 10 + 2 + 2 * view.getUint16(at + 10, true) + 2;
  return nameEnd + 2 <= view.byteLength && view.getUint16(nameEnd, true) === 1;
}
