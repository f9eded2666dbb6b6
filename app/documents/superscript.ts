/** The number of a footnote, or a power, that stands above the line: as plain digits it would run into the number before it. */
export const superscript = (text: string): string =>
  text.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? digit);
