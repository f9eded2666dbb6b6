const beginImage = 0x4249;
const imageData = 0x4944;
const endImage = 0x4549;
const drawObject = 0x446f;
const slash = 47;
// FNV-1a, 32 bits.
const hashStart = 0x811c9dc5;
const hashPrime = 0x01000193;

// A line of text is a list of its words; what is longer counts as if it were shown.
const longestList = 100_000;

/** The name that stands for any: one that is spelled with escapes. */
export const anyName = 0;

/**
 * Follows a content stream (ISO 32000-1, 7.8.2), fed piece by piece: counts the bytes in its strings, and how often
 * it draws what by which name (`Do`; names by their hash).
 */
export class ShownBytes {
  count = 0;
  readonly names = new Map<number, number>();
  #depth = 0;
  #list = -1;
  #isEscaped = false;
  #image: "none" | "begun" | "data" = "none";
  #last = 0;
  #name = anyName;
  #hash = 0;
  #inName = false;

  feed(part: Uint8Array): void {
    for (const byte of part) {
      if (isDelimiter(byte)) {
        this.#word(this.#last & 0xffff);
        if (this.#inName) this.#endName();
      }
      this.#last = ((this.#last << 8) | byte) & 0xffffff;
      if (this.#image === "data") continue;
      if (this.#depth === 0) this.#inNameToo(byte);
      this.#inString(byte);
    }
  }

  /** To be called after the last piece. */
  end(): void {
    this.#word(this.#last & 0xffff);
  }

  #inNameToo(byte: number): void {
    if (byte === slash) {
      this.#inName = true;
      this.#hash = hashStart;
    } else if (this.#inName) this.#hash = byte === 35 ? anyName : hashed(this.#hash, byte);
  }

  #endName(): void {
    this.#inName = false;
    this.#name = this.#hash;
  }

  #inString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === 92) this.#isEscaped = true;
    else if (byte === 40 || byte === 60) this.#depth++;
    else if ((byte === 41 || byte === 62) && this.#depth > 0) this.#depth--;
    else if (byte === 93 && this.#depth === 0) this.#list = -1;
    else if (byte === 91 && this.#depth === 0) this.#list = 0;
    if (this.#depth > 0 || (this.#list >= 0 && ++this.#list > longestList)) this.count++;
  }

  /** The data of a picture within the content may hold any byte, brackets too. */
  #word(letters: number): void {
    if (this.#depth > 0 && this.#image !== "data") return;
    if (letters === drawObject) this.names.set(this.#name, (this.names.get(this.#name) ?? 0) + 1);
    else if (letters === beginImage) this.#image = "begun";
    else if (letters === imageData && this.#image === "begun") this.#image = "data";
    else if (letters === endImage) this.#image = "none";
  }
}

const hashed = (hash: number, byte: number) =>
  hash === anyName ? anyName : Math.imul(hash ^ byte, hashPrime);

/** The hash of a name as it stands in an object, without its slash. */
export function nameHash(name: string): number {
  let hash = hashStart;
  for (let index = 0; index < name.length; index++) hash = hashed(hash, name.charCodeAt(index));
  return hash;
}

/** White space and the delimiters of ISO 32000-1, 7.2.2. */
const isDelimiter = (byte: number) =>
  byte <= 32
    ? byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 0 || byte === 12
    : byte === 47 || byte === 40 || byte === 60 || byte === 91 || byte === 37;
