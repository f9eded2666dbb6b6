/**
 * What a spreadsheet would take for the beginning of a formula (OWASP, "CSV injection"): a sign, also in its full or
 * small width and behind what is not seen, a tab or an end of line.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

const cell = (value: string) =>
  `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** With which a file says that it is UTF-8: spreadsheets ask for that. */
export const byteOrderMark = "\ufeff";

/** A line of a table as RFC 4180 has it; what looks like a formula is text, by an apostrophe before it. */
export const csvLine = (cells: readonly string[]) => `${cells.map(cell).join(",")}\r\n`;

/** A file of lines that are made while it is read. */
export function csvStream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
