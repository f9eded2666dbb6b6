/** What stands between two words: nothing but space, a hyphen, or marks of which each kind has a number of its own. */
const space = 0;
export const hyphen = 1;

const curly = /[‘’ʼ`´′]/g;
const curlyDouble = /[“”„″«»]/g;
const hyphens = /[-‐-―−\u00ad]/;
const nothingElse = /^[\s\u200b\-‐-―−\u00ad]*$/;

/** Letters and digits; beyond ASCII, anything but the punctuation of Latin and of U+2000 to U+206F. */
function isOfWord(code: number): boolean {
  if (code < 128) return (code >= 48 && code <= 57) || ((code | 32) >= 97 && (code | 32) <= 122);
  return (code > 191 && (code < 0x2000 || code > 0x206f)) || code === 0xad;
}

/** The words of a text in their order, without case, and what stands between them; equal numbers are equal words. */
export interface Words {
  words: string[];
  starts: number[];
  ends: number[];
  /** After each word. */
  gaps: number[];
}

/** Reads the words of texts, and gives the same marks between them the same number. */
export class WordReader {
  private readonly marks = new Map<string, number>();

  read(text: string): Words {
    const read: Words = { words: [], starts: [], ends: [], gaps: [] };
    let start = -1;
    let last = -1;
    for (let i = 0; i <= text.length; i++) {
      if (i < text.length && isOfWord(text.charCodeAt(i))) {
        if (start !== -1) continue;
        start = i;
        if (last !== -1) read.gaps.push(this.gapOf(text, last, i));
      } else if (start !== -1) {
        const word = text.slice(start, i).toLowerCase();
        read.words.push(word.includes("\u00ad") ? word.replaceAll("\u00ad", "") : word);
        read.starts.push(start);
        read.ends.push(i);
        last = i;
        start = -1;
      }
    }
    return read;
  }

  private gapOf(text: string, from: number, to: number): number {
    if (to === from + 1 && text.charCodeAt(from) === 32) return space;
    const between = text.slice(from, to);
    // A dash between spaces parts two words; only one that begins at the word may join them.
    if (nothingElse.test(between)) return hyphens.test(between.charAt(0)) ? hyphen : space;
    const marks = between.replace(/\s+/g, " ").replace(curly, "'").replace(curlyDouble, '"').trim();
    const known = this.marks.get(marks) ?? this.marks.size + hyphen + 1;
    this.marks.set(marks, known);
    return known;
  }
}
