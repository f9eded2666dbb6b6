import { describe, expect, it } from "vitest";
import {
  maxPageLength,
  maxScanBytes,
  pagesIn,
} from "../../../app/services/scans/scan-body.server.ts";

/** A page of a scan as it is sent, of so many characters. */
const page = (length: number) => `{"text":"${"x".repeat(length - '{"text":""}'.length)}"}`;

/** How many pages of a scan are taken. */
async function taken(...pieces: string[]): Promise<number> {
  const request = new Request("http://localhost/", {
    ...{ method: "PUT", headers: { "Content-Type": "application/json" } },
    body: new Blob(pieces),
  });
  let count = 0;
  for await (const _ of pagesIn(request)) count++;
  return count;
}

describe("a scan is taken with as much as there may be, and with one more refused in words", () => {
  it("in a page", async () => {
    const scan = (length: number) => taken('{"pages":[', page(length), "]}");
    expect(await scan(maxPageLength)).toBe(1);
    await expect(scan(maxPageLength + 1)).rejects.toMatchObject({
      ...{ code: "too_large", message: "One page of the scan is larger than 2 MB." },
    });
  });

  it("in all of it", async () => {
    const [begin, end] = ['{"pages":[', "]}"];
    const large = page(maxPageLength);
    const pages = Array.from({ length: 15 }, () => `${large},`);
    const rest = maxScanBytes - begin.length - 15 * (maxPageLength + 1) - end.length;
    expect(await taken(begin, ...pages, page(rest), end)).toBe(16);
    await expect(taken(begin, ...pages, page(rest), ` ${end}`)).rejects.toMatchObject({
      ...{ code: "too_large", message: "A scan is larger than 32 MB." },
    });
  });
});
