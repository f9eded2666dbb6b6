import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * A page in brotli, as small as it goes. The edge packs in a hurry, each time anew; what is kept is packed once, and then
 * most pages fit in what a server may send before it must wait for the browser's first word.
 */
export const packed = (page: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> =>
  compress(page, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength,
    },
  });

/** Whether a visitor's browser reads brotli. The platform asks for what itself reads, and tells the browser's wish beside it. */
export const takesPacked = ({ headers, cf }: Request) =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(
    String(cf?.clientAcceptEncoding ?? headers.get("Accept-Encoding")),
  );
