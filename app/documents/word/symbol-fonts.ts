/** What the characters of symbol fonts mean, by their code in the font (0x20 to 0xff). */
const wingdings = new Map<number, string>([
  [0x28, "☎"],
  [0x2a, "✉"],
  [0x6c, "●"],
  [0x6e, "■"],
  [0x6f, "☐"],
  [0x71, "❑"],
  [0x72, "❒"],
  [0x75, "◆"],
  [0x76, "❖"],
  [0x77, "◆"],
  [0x9f, "•"],
  [0xa0, "▪"],
  [0xa7, "▪"],
  [0xa8, "☐"],
  [0xd8, "➢"],
  [0xdf, "←"],
  [0xe0, "→"],
  [0xe8, "➔"],
  [0xf0, "⇨"],
  [0xfb, "✗"],
  [0xfc, "✓"],
  [0xfd, "☒"],
  [0xfe, "☑"],
]);

const wingdings2 = new Map<number, string>([
  [0x4f, "✗"],
  [0x50, "✓"],
  [0x51, "☒"],
  [0x52, "☑"],
  [0x97, "●"],
  [0xa3, "☐"],
]);

const symbolGreek = "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ";

const symbol = new Map<number, string>([
  ...[...symbolGreek].map((letter, index): [number, string] => [0x41 + index, letter]),
  ...[..."αβχδεφγηιϕκλμνοπθρστυϖωξψζ"].map((letter, index): [number, string] => [
    0x61 + index,
    letter,
  ]),
  [0xa2, "′"],
  [0xa3, "≤"],
  [0xa5, "∞"],
  [0xab, "↔"],
  [0xac, "←"],
  [0xae, "→"],
  [0xb0, "°"],
  [0xb1, "±"],
  [0xb2, "″"],
  [0xb3, "≥"],
  [0xb4, "×"],
  [0xb7, "•"],
  [0xb9, "≠"],
  [0xba, "≡"],
  [0xbb, "≈"],
  [0xbc, "…"],
  [0xd2, "®"],
  [0xd3, "©"],
  [0xd4, "™"],
  [0xd6, "√"],
  [0xde, "⇒"],
  [0xe2, "®"],
  [0xe3, "©"],
  [0xe4, "™"],
]);

/** A character of a symbol font as Unicode; codes of the private area (U+F000 to U+F0FF) are meant too. */
export function symbolCharacter(code: number, font: string): string {
  const isPrivate = code >= 0xf000 && code <= 0xf0ff;
  const inFont = isPrivate ? code - 0xf000 : code;
  const known = tableOf(font)?.get(inFont);
  if (known !== undefined) return known;
  if (!isPrivate && code >= 0x100) return String.fromCodePoint(code);
  if (inFont >= 0x20 && inFont < 0x7f && !/wingdings|webdings|dingbats/i.test(font)) {
    return String.fromCharCode(inFont);
  }
  return isPrivate ? "•" : String.fromCharCode(code);
}

/** A bullet as it looks: the private characters that symbol fonts use mean nothing elsewhere. */
export function bulletText(text: string, font: string): string {
  const first = text.codePointAt(0);
  if (first === undefined) return "";
  if (text === "o" && /courier/i.test(font)) return "◦";
  if (first >= 0xf000 && first <= 0xf0ff) {
    const shown = symbolCharacter(first, font || "Symbol");
    return /[A-Za-z]/.test(shown) ? "•" : shown;
  }
  return tableOf(font) && text.length === 1 ? symbolCharacter(first, font) : text;
}

function tableOf(font: string): Map<number, string> | undefined {
  if (/^wingdings 2$/i.test(font)) return wingdings2;
  if (/^wingdings/i.test(font)) return wingdings;
  if (/^symbol/i.test(font)) return symbol;
  return undefined;
}
