/**
 * Characters that a reader does not see: what Unicode calls default ignorable (zero-width characters,
 * soft hyphens, bidirectional controls, tags, fillers), annotation marks, and control characters
 * other than white space.
 */
const invisible =
  /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n\v\f\r\u0085])\p{Control}/gu;

/** A text without its invisible characters, and how many there were. */
export function stripInvisible(text: string): { text: string; removed: number } {
  let removed = 0;
  const visible = text.replace(invisible, () => {
    removed++;
    return "";
  });
  return { text: visible, removed };
}

/** Whether a single character (code point) is one that a reader does not see. */
export function isInvisible(character: string): boolean {
  invisible.lastIndex = 0;
  return invisible.test(character);
}
