/** A text with only the characters that XML 1.0 has (section 2.2), which a document's text need not keep to. */
export const plainForXml = (text: string): string =>
  text.toWellFormed().replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu, " ");
