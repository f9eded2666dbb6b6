/** The letters and digits of a text, one UTF-16 code unit each in lower case, and where each of them stands in it. */
export type Letters = { letters: string; at: number[] };

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
