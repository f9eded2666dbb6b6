/** How a clause is numbered: `number` as written without brackets or stops. */
export interface Marker {
  number: string;
  style: "article" | "schedule" | "decimal" | "letter" | "roman" | "capital";
  /** Offset of what follows the marker. */
  end: number;
}

const division =
  /(?:ARTICLE|Article|PART|Part|CHAPTER|Chapter)\s+([IVXLC]{1,6}|\d{1,3}|[A-Z]|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE)\b[.:]?\s*/y;
const schedule =
  /(SCHEDULE|Schedule|ANNEXURE|Annexure|ANNEX|Annex|APPENDIX|Appendix|EXHIBIT|Exhibit|ATTACHMENT|Attachment)(?:\s+([A-Z]{0,2}-?\d{1,3}(?:\.\d{1,2}){0,3}|[A-Z]{1,2}|[IVX]{1,4})\b|(?=\s*$|\s*[-–:\n]))[.:]?\s*/y;
const decimal =
  /(?:(?:Section|SECTION|Sec\.|Clause|CLAUSE|§)\s*)?(\d{1,3}(?:\.\d{1,3}){0,4})(?:[.):](?!\d)|(?=\s|$)|(?<=\.\d{1,3})(?=\[|[A-Z][a-z]))\s*/y;
/** "7A.", "12AB.", "7A.2": a clause that was put in between. */
const inserted =
  /(?:(?:Section|SECTION|Sec\.|Clause|CLAUSE|§)\s*)?(\d{1,3}[A-Z]{1,2}(?:\.\d{1,3}){0,3})(?:[.):]|(?<=\.\d{1,3}))\s+(?=["“(]?[A-Z])/y;
/** "02 - Limited liability": the number of a heading, and a dash before its words. */
const dashed = /0?(\d{1,2})\s{1,3}[-–—]\s{1,3}(?=[A-Z][^\n.;:]{2,80}(?:\n|$))/y;
/** "Section 13 — Governing law": the dash is none of the heading. */
const dashAfter = /\s*[–—-]{1,2}\s*(?=["“(]?[A-Z])/y;
const bracketed = /\(?([a-zA-Z]{1,7}|\d{1,2})\)\s*/y;
const stopped = /([a-zA-Z]|[ivx]{1,5}|[IVX]{1,5})\.\s+/y;
const roman = /^(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i;

/** "19 Fielding Avenue": the number of a house. */
const street =
  /^\d{1,4}\s(?:[A-Z][\w'’.-]+\s){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Lane|Boulevard|Place|Square|Terrace|Crescent|Highway|Parade|Court|Quay|Esplanade)\b/;

/** "20 Business Days' notice": so many of a time, that a line was broken before. */
const counted =
  /^\d{1,3}\s{1,3}(?:(?:Business|Working|Calendar|Clear|Consecutive|Banking|Trading)\s+)?(?:Days?|Weeks?|Months?|Years?|Hours?)\b/i;

/** Whether a number is one of a clause ("4", "4.2", "B.6", "7A"), and not of an item, a part or a schedule. */
export const isDecimal = (number: string): boolean => /^(?:[A-Z]\.?)?\d/.test(number);

/** Whether it has several parts: "4.2", "B.6", "7A". */
export const isPath = (number: string): boolean => isDecimal(number) && !/^\d+$/.test(number);

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * Reads the clause number at offset `start`, or null when the words there begin without one.
 * Knows "1.", "1.1", "01 - Fees", "Section 1.1", "Article IV", "Schedule 2", "(a)", "(ii)", "(A)", "a." and "IV.".
 */
export function readMarker(text: string, start: number, end: number): Marker | null {
  const head = text.slice(start, Math.min(end, start + 48));
  const first = head.charAt(0);
  if (/[a-zA-Z(\d§]/.test(first) === false) return null;
  const words = match(division, head, 0);
  if (words?.[1]) return { number: words[1], style: "article", end: start + words[0].length };
  const attached = match(schedule, head, 0);
  if (attached?.[1] && attached[0].length > 0) {
    const number = `${attached[1].charAt(0)}${attached[1].slice(1).toLowerCase()}${attached[2] ? ` ${attached[2]}` : ""}`;
    return { number, style: "schedule", end: start + attached[0].length };
  }
  const parted = match(dashed, text.slice(start, Math.min(end, start + 100)), 0);
  if (parted?.[1]) return { number: parted[1], style: "decimal", end: start + parted[0].length };
  const between = match(inserted, head, 0);
  if (between?.[1]) return { number: between[1], style: "decimal", end: start + between[0].length };
  const numbered = match(decimal, head, 0);
  if (numbered?.[1]) {
    const named = !/\d/.test(first);
    const stop = /[.):]\s*$/.test(numbered[0]);
    const following = head.charAt(numbered[0].length);
    const plain = !numbered[1].includes(".");
    // "30 days" and "12 Smith Street" begin with a number that is no clause number.
    if (
      plain &&
      !named &&
      !stop &&
      !/\s{2,24}$|\t$/.test(numbered[0]) &&
      !/^\d{1,2}\s+[A-Z][A-Za-z]+(\s+(and|of|or|to|&|[A-Z]).{0,48})?$/.test(head.trimEnd())
    ) {
      return null;
    }
    if (
      plain &&
      (Number(numbered[1]) > 199 || (!stop && !named && (street.test(head) || counted.test(head))))
    )
      return null;
    if (/[a-z%]/.test(following) && !named && !numbered[1].includes(".") && !stop) return null;
    const dash = named ? (match(dashAfter, head, numbered[0].length)?.[0].length ?? 0) : 0;
    return { number: numbered[1], style: "decimal", end: start + numbered[0].length + dash };
  }
  const listed = match(bracketed, head, 0) ?? match(stopped, head, 0);
  if (listed?.[1]) {
    const label = listed[1];
    if (
      label.length > 1 &&
      !roman.test(label) &&
      !/^([a-z])\1$/i.test(label) &&
      !/^\d+$/.test(label)
    )
      return null;
    const style =
      label === label.toUpperCase() && /[A-Z]/.test(label)
        ? "capital"
        : roman.test(label) && label !== "v" && label !== "x"
          ? "roman"
          : "letter";
    return { number: label, style, end: start + listed[0].length };
  }
  return null;
}
