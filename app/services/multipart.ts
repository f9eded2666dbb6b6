import type { AppError } from "./errors.ts";
import { incomplete } from "./request-body.ts";

/** A part of a form: a field, or a file with the name that its sender gave it ("" where none was chosen). */
export type Part = { name: string; fileName: string | null };

/** Each piece is a turn of the event loop and a call to the bucket: without a size of ours they are 4 KB. */
const pieceBytes = 128 * 1024;
const maxHeaderBytes = 8 * 1024;
const nothing = Buffer.alloc(0);
const headersEnd = Buffer.from("\r\n\r\n");

/**
 * Reads a multipart/form-data body as it arrives (RFC 7578) and holds no more of it than a piece or two. `next` goes to
 * the next part, `content` gives that part's bytes; what of a part is not read is passed over.
 * @throws AppError `invalid_input` when the body breaks off or is no such form; `refusal` when it is over `limit`.
 */
export class MultipartBody {
  /** The bytes that have been passed so far, in the whole body. */
  passed: number;
  /** How many bytes end a body whose last part is being read, the way browsers write it. */
  readonly closingBytes: number;
  readonly #reader: ReadableStreamBYOBReader;
  readonly #delimiter: Buffer;
  readonly #limit: number;
  readonly #refusal: () => AppError;
  // A first delimiter without the line end before it is one like the others then.
  #held: Buffer = Buffer.from("\r\n");
  #received = 0;
  #unread: AsyncGenerator<Uint8Array>;

  constructor(
    { body, headers }: Request,
    { limit, refusal }: { limit: number; refusal: () => AppError },
  ) {
    const boundary = boundaryOf(headers.get("Content-Type") ?? "");
    if (!body || !boundary) throw incomplete();
    this.#reader = body.getReader({ mode: "byob" });
    this.#delimiter = Buffer.from(`\r\n--${boundary}`);
    this.closingBytes = this.#delimiter.length + "--\r\n".length;
    this.#limit = limit;
    this.#refusal = refusal;
    this.passed = -this.#held.length;
    this.#unread = this.#until(this.#delimiter);
  }

  /** The next part, or null after the last one. */
  async next(): Promise<Part | null> {
    for await (const _ of this.#unread);
    const mark = await this.#take(2);
    if (mark.toString("latin1") === "--") {
      await this.#drain();
      return null;
    }
    const headers: Uint8Array[] = [mark];
    let length = 0;
    for await (const chunk of this.#until(headersEnd)) {
      length += chunk.length;
      if (length > maxHeaderBytes) throw incomplete();
      headers.push(chunk);
    }
    this.#unread = this.#until(this.#delimiter);
    return partOf(Buffer.concat(headers).toString("utf8"));
  }

  /** The bytes of the part that `next` came to. */
  content(): AsyncGenerator<Uint8Array> {
    return this.#unread;
  }

  /** Stops reading: nothing more is wanted of the body. */
  cancel(): Promise<void> {
    return this.#reader.cancel().catch(() => {});
  }

  /** The bytes before a mark, and goes past it. */
  async *#until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      // A mark may have begun in the last bytes.
      const safe = at >= 0 ? at : this.#held.length - mark.length + 1;
      if (safe > 0) yield this.#pass(safe);
      if (at >= 0) {
        this.#pass(mark.length);
        return;
      }
      if (!(await this.#more())) throw incomplete();
    }
  }

  async #take(bytes: number): Promise<Buffer> {
    while (this.#held.length < bytes) if (!(await this.#more())) throw incomplete();
    return this.#pass(bytes);
  }

  #pass(bytes: number): Buffer {
    const passed = this.#held.subarray(0, bytes);
    this.#held = this.#held.subarray(bytes);
    this.passed += bytes;
    return passed;
  }

  async #more(): Promise<boolean> {
    const { value } = await this.#reader.read(new Uint8Array(pieceBytes)).catch(() => {
      throw incomplete();
    });
    if (!value?.byteLength) return false;
    this.#received += value.byteLength;
    if (this.#received > this.#limit) throw this.#refusal();
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    return true;
  }

  async #drain() {
    do this.#held = nothing;
    while (await this.#more());
  }
}

function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

/** A part's name and file name. Browsers write line ends and quotation marks in them as %0D, %0A and %22. */
function partOf(headers: string): Part {
  const disposition = headers
    .split("\r\n")
    .map((line) => line.trim())
    .find((line) => /^content-disposition:\s{0,9}form-data\s{0,9};/i.test(line));
  const name = disposition && parameter(disposition, "name");
  if (disposition === undefined || name === undefined) throw incomplete();
  return { name, fileName: parameter(disposition, "filename") ?? null };
}

function parameter(line: string, name: string): string | undefined {
  const pattern = new RegExp(
    `;\\s{0,9}${name}=(?:"((?:[^"\\\\]|\\\\.){0,${maxHeaderBytes}})"|([^\\s;"]{0,${maxHeaderBytes}}))`,
    "i",
  );
  const [, quoted, plain] = pattern.exec(line) ?? [];
  return (
    quoted?.replaceAll('\\"', '"').replace(/%0A|%0D|%22/gi, (mark) => decodeURIComponent(mark)) ??
    plain
  );
}
