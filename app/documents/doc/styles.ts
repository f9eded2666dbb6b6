import { toggleOf } from "./characters.ts";
import { type DocFile, docTables, stringAt } from "./file.ts";
import { propertyChanges } from "./properties.ts";

/** What a paragraph's or a character's properties say that matters for text. */
export type DocProperties = {
  listIndex: number | undefined;
  listLevel: number | undefined;
  hidden: boolean | undefined;
  struck: boolean | undefined;
  doublyStruck: boolean | undefined;
};

type DocStyle = DocProperties & { basedOn: number };

const noStyle = 0xfff;

/** The styles of a document by their index ([MS-DOC] 2.9.271 and following). */
export class DocStyles {
  readonly #styles: (DocStyle | undefined)[];

  constructor(file: DocFile) {
    this.#styles = readStyles(file.table(docTables.styles));
  }

  /** The first answer that the style, or one that it is based on, has. */
  find<T>(index: number, ask: (style: DocProperties) => T | undefined): T | undefined {
    let current = index;
    for (let steps = 0; steps < 20; steps++) {
      const style = this.#styles[current];
      const answer = style && ask(style);
      if (answer !== undefined || !style || style.basedOn === noStyle) return answer;
      current = style.basedOn;
    }
    return undefined;
  }
}

/** Reads what a list of property changes says of lists and hidden or struck text. */
export function applyProperties(properties: DocProperties, list: DataView): void {
  for (const { code, operand } of propertyChanges(list)) {
    if (code === 0x460b) properties.listIndex = operand.getUint16(0, true);
    else if (code === 0x260a) properties.listLevel = operand.getUint8(0);
    else if (code === 0x083c) properties.hidden = ofItself(operand);
    else if (code === 0x0837) properties.struck = ofItself(operand);
    else if (code === 0x2a53) properties.doublyStruck = ofItself(operand);
  }
}

/** What a style says of itself: there is none around it that it could be unlike. */
function ofItself(operand: DataView): boolean | undefined {
  const said = toggleOf(operand);
  return said === "opposite" || said;
}

function readStyles(sheet: DataView): (DocStyle | undefined)[] {
  const styles: (DocStyle | undefined)[] = [];
  if (sheet.byteLength < 6) return styles;
  const headerBytes = sheet.getUint16(0, true);
  const baseBytes = sheet.getUint16(4, true);
  let at = 2 + headerBytes;
  while (at + 2 <= sheet.byteLength) {
    const length = sheet.getUint16(at, true);
    at += 2;
    if (at + length > sheet.byteLength) break;
    styles.push(
      length < baseBytes + 2
        ? undefined
        : readStyle(new DataView(sheet.buffer, sheet.byteOffset + at, length), baseBytes),
    );
    at += length;
  }
  return styles;
}

function readStyle(record: DataView, baseBytes: number): DocStyle {
  const kind = record.getUint16(2, true) & 0xf;
  const style: DocStyle = {
    basedOn: record.getUint16(2, true) >> 4,
    listIndex: undefined,
    listLevel: undefined,
    hidden: undefined,
    struck: undefined,
    doublyStruck: undefined,
  };
  const lists = record.getUint16(4, true) & 0xf;
  let at = stringAt(record, baseBytes).end + 2;
  for (let index = 0; index < lists && at + 2 <= record.byteLength; index++) {
    at += at % 2;
    if (at + 2 > record.byteLength) break;
    const length = Math.min(record.getUint16(at, true), record.byteLength - at - 2);
    // The first list of a paragraph style begins with the style's own index.
    const skip = kind === 1 && index === 0 ? 2 : 0;
    if (length > skip) {
      applyProperties(
        style,
        new DataView(record.buffer, record.byteOffset + at + 2 + skip, length - skip),
      );
    }
    at += 2 + length;
  }
  return style;
}
