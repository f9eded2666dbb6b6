/** The upper halves of the two code pages of DOS that Rich Text still names and no decoder of the platform knows. */
const dos = new Map([
  [
    437,
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
  ],
  [
    850,
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  ],
]);

const decoders = new Map([
  [866, "ibm866"],
  [874, "windows-874"],
  [932, "shift_jis"],
  [936, "gbk"],
  [949, "euc-kr"],
  [950, "big5"],
  [10000, "macintosh"],
  [10007, "x-mac-cyrillic"],
  [20866, "koi8-r"],
  [65001, "utf-8"],
]);

// RTF 1.9.1, "Font Table": the character sets of fonts.
const codePageOfCharset = new Map([
  [77, 10000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
  [254, 437],
  [255, 850],
]);

/** The code page of a font's character set; undefined where it has that of the document. */
export const codePageOf = (charset: number): number | undefined => codePageOfCharset.get(charset);

/** The bytes of a text in a code page; one that is not known is read as Western. */
export function decodeIn(codePage: number, bytes: Uint8Array): string {
  const upper = dos.get(codePage);
  if (upper) return Array.from(bytes, (byte) => dosCharacter(upper, byte)).join("");
  const western = codePage < 1250 || codePage > 1258;
  const label = decoders.get(codePage) ?? (western ? "windows-1252" : `windows-${codePage}`);
  const made = madeDecoders.get(label) ?? new TextDecoder(label);
  madeDecoders.set(label, made);
  return made.decode(bytes);
}

const madeDecoders = new Map<string, TextDecoder>();

const dosCharacter = (upper: string, byte: number) =>
  byte < 0x80 ? String.fromCharCode(byte) : upper.charAt(byte - 0x80);
