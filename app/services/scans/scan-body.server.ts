import { AppError } from "../errors.ts";
import { incomplete } from "../request-body.ts";

/** The most bytes of a scan: 1.5 million characters are some 250,000 words with their boxes. */
export const maxScanBytes = 32 * 1024 * 1024;
/** The most characters of one page. */
export const maxPageLength = 2 * 1024 * 1024;

const notAScan = () =>
  new AppError(
    "invalid_input",
    "A scan is sent as one list of pages, with the text and the words of each.",
  );

/** The outermost signs of a body, and what comes where in it. */
const head = /^\s*\{\s*"pages"\s*:\s*\[/;
const mostHead = 200;
const [quote, backslash] = [34, 92];
const opens = new Set([91, 123]);
const closes = new Set([93, 125]);

/**
 * The pages of a scan as they arrive, of which one is in memory at a time. None of them is checked yet.
 * @throws AppError `unsupported_type`, `too_large`, `invalid_input`.
 */
export async function* pagesIn(request: Request): AsyncGenerator<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? ""))
    throw new AppError("unsupported_type", "Please send JSON (Content-Type: application/json).");
  const cutter = new PageCutter();
  for await (const text of decoded(request)) yield* cutter.cut(text);
  cutter.end();
}

async function* decoded({ body }: Request): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let bytes = 0;
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > maxScanBytes) throw new AppError("too_large", "A scan is larger than 32 MB.");
      yield decoder.decode(part.value, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof AppError ? error : incomplete();
  } finally {
    await reader?.cancel().catch(() => {});
  }
}

/** Cuts a body into the values of its one list, by brackets and strings alone. */
class PageCutter {
  #where: "head" | "before" | "page" | "after" | "tail" = "head";
  #kept = "";
  #depth = 0;
  #inString = false;
  #escaped = false;

  *cut(text: string): Generator<unknown> {
    let rest = text;
    if (this.#where === "head") {
      rest = this.#kept + text;
      const found = head.exec(rest.slice(0, mostHead));
      if (!found && rest.length > mostHead) throw notAScan();
      this.#kept = found ? "" : rest;
      if (!found) return;
      rest = rest.slice(found[0].length);
      this.#where = "before";
    }
    for (let at = 0; at < rest.length; ) {
      if (this.#where === "page") {
        const end = this.#endOfPage(rest, at);
        this.#kept += rest.slice(at, end ?? rest.length);
        if (this.#kept.length > maxPageLength)
          throw new AppError("too_large", "One page of the scan is larger than 2 MB.");
        if (end === null) return;
        at = end;
        yield parsed(this.#kept);
        this.#kept = "";
        this.#where = "after";
      } else this.#between(rest[at++] ?? "", () => at--);
    }
  }

  /** Between pages there are commas and white space, and nothing but the end after the last. */
  #between(sign: string, stay: () => void) {
    if (/\s/.test(sign)) return;
    if (this.#where !== "tail" && sign === "{") {
      if (this.#where === "after") throw notAScan();
      this.#where = "page";
      return stay();
    }
    if (this.#where === "after" && sign === ",") this.#where = "before";
    else if (this.#where !== "tail" && sign === "]") this.#where = "tail";
    else if (this.#where === "tail" && sign === "}" && this.#depth === 0) this.#depth = -1;
    else throw notAScan();
  }

  #endOfPage(text: string, from: number): number | null {
    for (let at = from; at < text.length; at++) {
      const sign = text.charCodeAt(at);
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (sign === backslash) this.#escaped = true;
        else if (sign === quote) this.#inString = false;
      } else if (sign === quote) this.#inString = true;
      else if (opens.has(sign)) this.#depth++;
      else if (closes.has(sign) && --this.#depth === 0) return at + 1;
    }
    return null;
  }

  end() {
    if (this.#where !== "tail" || this.#depth !== -1) throw notAScan();
  }
}

function parsed(page: string): unknown {
  try {
    return JSON.parse(page);
  } catch {
    throw new AppError("invalid_input", "A page of the scan is not valid JSON.");
  }
}
