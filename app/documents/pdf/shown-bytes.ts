const beginImage = 0x4249;
const imageData = 0x4944;
const endImage = 0x4549;

/** Counts the bytes in the strings of a content stream (ISO 32000-1, 7.3.4), fed piece by piece. */
export class ShownBytes {
  count = 0;
  #depth = 0;
  #isEscaped = false;
  #image: "none" | "begun" | "data" = "none";
  #last = 0;

  feed(part: Uint8Array): void {
    for (const byte of part) {
      if (byte === 32 || byte === 10 || byte === 13 || byte === 9) this.#word(this.#last & 0xffff);
      this.#last = ((this.#last << 8) | byte) & 0xffffff;
      if (this.#image !== "data") this.#inString(byte);
    }
  }

  #inString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === 92) this.#isEscaped = true;
    else if (byte === 40 || byte === 60) this.#depth++;
    else if ((byte === 41 || byte === 62) && this.#depth > 0) this.#depth--;
    else if (this.#depth > 0) this.count++;
  }

  /** The data of a picture within the content may hold any byte, brackets too. */
  #word(letters: number): void {
    if (this.#depth > 0 && this.#image !== "data") return;
    if (letters === beginImage) this.#image = "begun";
    else if (letters === imageData && this.#image === "begun") this.#image = "data";
    else if (letters === endImage) this.#image = "none";
  }
}
