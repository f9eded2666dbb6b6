const longestString = 20;

/** What stands between two places of a PDF's source, made plain. */
export type PlainValues = {
  /** The tokens, one space apart: names without escapes, short strings as they are, others as `(?)`. */
  text: string;
  /** How many tokens and how many dictionaries there are. */
  tokens: number;
  dictionaries: number;
  /** Whether a string, an array or a dictionary is still open at the end. */
  isOpen: boolean;
};

const whiteSpace = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([..."()<>[]{}/%"].map((one) => one.charCodeAt(0)));

/**
 * Reads the tokens of a PDF's objects (ISO 32000-1, 7.2): however a name is spelled and whatever comments stand
 * between, what means the same comes out the same. Stops behind `most` tokens.
 */
export function plainValues(source: string, start: number, end: number, most: number): PlainValues {
  const words: string[] = [];
  let depth = 0;
  let dictionaries = 0;
  let isOpen = false;
  let at = start;
  while (at < end && words.length <= most) {
    const code = source.charCodeAt(at);
    if (whiteSpace.has(code)) at++;
    else if (code === 37) at = endOfLine(source, at, end);
    else if (code === 40) {
      const close = endOfString(source, at, end);
      if (close > end) isOpen = true;
      words.push(shortString(source.slice(at + 1, close - 1)));
      at = close;
    } else if (code === 60 && source.charCodeAt(at + 1) !== 60) {
      const close = source.indexOf(">", at);
      if (close < 0 || close >= end) isOpen = true;
      words.push("(?)");
      at = close < 0 ? end : close + 1;
    } else if (code === 60 || code === 62) {
      const isDouble = source.charCodeAt(at + 1) === code;
      depth += code === 60 ? 1 : -1;
      if (code === 60) dictionaries++;
      words.push(code === 60 ? "<<" : ">>");
      at += isDouble ? 2 : 1;
    } else if (code === 47) {
      const close = endOfWord(source, at + 1, end);
      words.push(plainName(source.slice(at, close)));
      at = close;
    } else if (delimiters.has(code)) {
      if (code === 91) depth++;
      else if (code === 93) depth--;
      words.push(source.charAt(at));
      at++;
    } else {
      const close = endOfWord(source, at, end);
      words.push(source.slice(at, close));
      at = close;
    }
  }
  return {
    text: words.join(" "),
    tokens: words.length,
    dictionaries,
    isOpen: isOpen || depth > 0,
  };
}

function endOfLine(source: string, from: number, end: number): number {
  let at = from;
  while (at < end && source.charCodeAt(at) !== 10 && source.charCodeAt(at) !== 13) at++;
  return at;
}

function endOfWord(source: string, from: number, end: number): number {
  let at = from;
  while (at < end) {
    const code = source.charCodeAt(at);
    if (whiteSpace.has(code) || delimiters.has(code)) break;
    at++;
  }
  return at;
}

/** Where a string in brackets ends; beyond `end` if it does not. */
function endOfString(source: string, from: number, end: number): number {
  let depth = 0;
  for (let at = from; at < end; at++) {
    const code = source.charCodeAt(at);
    if (code === 92) at++;
    else if (code === 40) depth++;
    else if (code === 41 && --depth === 0) return at + 1;
  }
  return end + 1;
}

const shortString = (content: string) =>
  content.length <= longestString && /^[\w .:-]*$/.test(content) ? `(${content})` : "(?)";

/** `/#58Y` is `/XY`; a name stays one word whatever is in it. */
function plainName(name: string): string {
  if (!name.includes("#")) return name;
  return name
    .replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[\s\0()<>[\]{}%]|(?<=.)\//g, "_");
}
