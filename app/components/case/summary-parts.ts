/** What a summary says under one label, in one or several points; words without a label are a paragraph. */
export type SummaryPart = { label: string | null; points: readonly string[] };

const sentenceEnd = /(?<=[.!?][”)]?) (?=[A-Z“])/;
const pointEnd = /; /;
/** "Price: …", "What matters most for the Customer: …", "In substance, …", "Its recitals say …". */
const labelled = /^(?:(In substance|Its recitals say),? |([A-Z][^:;.“”\d]{1,80}): )(.+)$/su;
/** The sentences of a brief that have no label of their own. */
const length = /^(?:It (?:starts|ends|runs|renews|does not end)|On its length)\b/;

/** Cuts a text where it is not quoted: quotations hold such places too. */
function cutOutsideQuotes(text: string, at: RegExp): string[] {
  const whole = text.replace(/“[^”]*”?/g, (quoted) => quoted.replaceAll(" ", "\u0000"));
  return whole.split(at).map((part) => part.replaceAll("\u0000", " "));
}

/**
 * A summary as a brief: its words in their order, parted where a sentence begins with a label. One in which none does
 * is its paragraphs.
 */
export function summaryParts(summary: string): SummaryPart[] {
  return summary.split(/\n+/).flatMap((paragraph) => {
    const parts: SummaryPart[] = [];
    let running: string[] = [];
    const endParagraph = () => {
      const words = running.join(" ").trim();
      const label = parts.length > 0 && length.test(words) ? "How long" : null;
      if (words !== "") parts.push({ label, points: [words] });
      running = [];
    };
    for (const sentence of cutOutsideQuotes(paragraph, sentenceEnd)) {
      const [, opening, label = opening, said] = labelled.exec(sentence) ?? [];
      if (label === undefined || said === undefined) {
        running.push(sentence);
      } else {
        endParagraph();
        parts.push({ label, points: cutOutsideQuotes(said, pointEnd) });
      }
    }
    endParagraph();
    return parts;
  });
}
