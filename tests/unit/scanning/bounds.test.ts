import { describe, expect, it } from "vitest";
import {
  maxPageLength,
  maxScanBytes,
  pagesIn,
} from "../../../app/services/scans/scan-body.server.ts";
import { joinScan } from "../../../app/services/scans/with-scan.server.ts";

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

  it("before its first page", async () => {
    const begun = (length: number) =>
      taken(`${" ".repeat(length - '{"pages":['.length)}{"pages":[`, page(20), "]}");
    expect(await begun(200)).toBe(1);
    await expect(begun(201)).rejects.toMatchObject({ code: "invalid_input" });
  });
});

it("so many words of a scan of which the machine was not sure are marked", () => {
  const marked = (count: number) => {
    const words = Array.from({ length: 10_000 }, () => ({
      ...{ text: "x", confidence: 0.1, box: [0, 0, 1, 1] as [number, number, number, number] },
    }));
    const pages = [words, words, words.slice(0, count - 20_000)].map((some) => ({
      ...{ words: some, text: some.map(({ text }) => text).join(" ") },
    }));
    const joined = joinScan(null, pages);
    return joined.ok && joined.layout?.unsure?.length;
  };
  expect([marked(20_000), marked(20_001)]).toEqual([20_000, 20_000]);
});
