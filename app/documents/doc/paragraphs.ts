import { propertyChanges } from "./properties.ts";
import { applyProperties, type DocProperties } from "./styles.ts";

/** What the properties of a paragraph say that matters for text ([MS-DOC] 2.6.2). */
export type DocParagraph = DocProperties & {
  style: number;
  /** How many tables it is in. */
  depth: number;
  endsCell: boolean;
  endsRow: boolean;
};

export function readParagraph(style: number, lists: (DataView | undefined)[]): DocParagraph {
  const paragraph: DocParagraph = {
    style,
    listIndex: undefined,
    listLevel: undefined,
    hidden: undefined,
    struck: undefined,
    doublyStruck: undefined,
    depth: 0,
    endsCell: false,
    endsRow: false,
  };
  for (const list of lists) {
    if (!list) continue;
    applyProperties(paragraph, list);
    for (const { code, operand } of propertyChanges(list)) {
      switch (code) {
        case 0x4600:
          paragraph.style = operand.getUint16(0, true);
          break;
        case 0x2416:
          if (operand.getUint8(0)) paragraph.depth = Math.max(1, paragraph.depth);
          break;
        case 0x6649:
          paragraph.depth = Math.min(32, Math.max(0, operand.getInt32(0, true)));
          break;
        case 0x244b:
          paragraph.endsCell ||= operand.getUint8(0) !== 0;
          break;
        case 0x2417:
        case 0x244c:
          paragraph.endsRow ||= operand.getUint8(0) !== 0;
          break;
      }
    }
  }
  return paragraph;
}
