/** The letters and digits of a text, one UTF-16 code unit each in lower case, and where each of them stands in it. */
type Letters = { letters: string; at: number[] };

/** Halves of characters that take two code units count as letters. */
const isLetter = /[\p{L}\p{N}\ud800-\udfff]/u;
const isPlain = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** Reads the letters of a text: what is left when spaces, hyphens, marks and capitals are no difference. */
export function lettersOf(text: string): Letters {
  const at: number[] = [];
  let letters = "";
  for (let i = 0; i < text.length; i += 1) {
    const unit = text[i] ?? "";
    if (!isPlain(unit.charCodeAt(0)) && !isLetter.test(unit)) continue;
    letters += unit.toLowerCase()[0] ?? unit;
    at.push(i);
  }
  return { letters, at };
}

type Stretch = { start: number; end: number };

/** A stretch of a text with the marks that the words which it is to be began and ended with. */
export function withMarksOf(words: string, text: string, { start, end }: Stretch): Stretch {
  const marks = words.split(/[\p{L}\p{N}\s]/u);
  const [opening, closing] = [marks[0] ?? "", marks.at(-1) ?? ""];
  return {
    start: text.startsWith(opening, start - opening.length) ? start - opening.length : start,
    end: text.startsWith(closing, end) ? end + closing.length : end,
  };
}
