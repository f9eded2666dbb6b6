import { PDFDocument, StandardFonts } from "pdf-lib";

const title = "SERVICES AGREEMENT";
const clauses = [
  "The Supplier may end this agreement at any time by giving 30 days’ notice.",
  "The Customer indemnifies the Supplier against all loss, whether or not caused by negligence.",
  "The parties meet each month, speak of the work and write down what was said.",
  "Each party names one person who speaks for it, and who keeps a list of what was asked.",
];

/** A contract of so many pages, each with 40 lines of text. */
export async function pagedPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage();
    const draw = (text: string, line: number) =>
      page.drawText(text, { x: 60, y: page.getHeight() - 70 - 17 * line, size: 10, font });
    draw(number === 1 ? title : `Page ${number}`, 0);
    for (let line = 1; line <= 40; line += 1) {
      // Few are flagged: a contract of so many risks is none.
      const clause =
        clauses[line === 7 && number % 10 === 1 ? ((number / 10) % 2) | 0 : 2 + (line % 2)];
      draw(`${number}.${line} ${clause}`, line);
    }
  }
  return pdf.save();
}
