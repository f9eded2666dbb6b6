/**
 * Signs without a shape that change the shape of others, and stay with them: parts of emoji, the choice among forms of
 * a letter of Han or Mongolian, and the joiners of scripts whose letters join. After Unicode 17: UTS #51, UTS #37, and
 * the Core Specification, 23.2.
 */
const shaping = [
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}`,
  String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?(?:\u200d(?=\p{Extended_Pictographic}))?`,
  String.raw`[0-9#*]\ufe0f\u20e3`,
  String.raw`\p{Script=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
  String.raw`\p{Script=Mongolian}[\u180b-\u180d\u180f]`,
  String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}])[\p{L}\p{M}][\u200c\u200d](?=[\p{L}\p{M}])`,
].join("|");
/** Whatever else prints nothing: but for tabs and line ends, which can be seen by what follows them. */
const unseen = String.raw`(?![\t\n\v\f\r\u0085])[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]`;
const unseenOrShaping = new RegExp(`(${shaping})|${unseen}`, "gu");

/**
 * A text as a person sees it, without spaces at its ends: what other programs put between its characters and nobody
 * sees is left out. Such are marks that turn the writing direction, spaces of no width and soft hyphens.
 */
export const asSeen = (text: string) => text.replace(unseenOrShaping, "$1").trim();

/** The same of one line, in which spaces and hyphens that only look like the keyboard's become the keyboard's. */
export const lineAsSeen = (text: string) =>
  asSeen(text.replace(/(?!\u3000)\p{Zs}/gu, " ").replace(/[\u2010\u2011]/g, "-"));

/** The same of what is made of the keyboard's characters alone: any dash is a hyphen, any width of a digit the usual one. */
export const keyboardAsSeen = (text: string) =>
  asSeen(text)
    .normalize("NFKC")
    .replace(/[\p{Pd}\u2043\u2212]/gu, "-")
    .trim();
