import { describe, expect, it } from "vitest";
import { readForm, readJson, readQuery, readText } from "../../../app/services/request-body.ts";

const post = (body: BodyInit, type?: string) =>
  new Request("http://localhost/", {
    method: "POST",
    body,
    ...(type && { headers: { "Content-Type": type } }),
  });
const urlEncoded = "application/x-www-form-urlencoded";
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error: { code: string }) => error.code,
  );

/** A body that has no end, and counts what is taken of it. */
function endless() {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(97));
    },
  });
  return { body, taken: () => taken };
}

describe("a form", () => {
  it("is read, whichever way it is encoded", async () => {
    const data = new FormData();
    data.set("email", "a@b.example");
    for (const request of [post(data), post("email=a%40b.example", urlEncoded)])
      expect((await readForm(request)).get("email")).toBe("a@b.example");
  });

  it("is refused, and not an error of ours, when it is broken or none", async () => {
    expect(await codeOf(readForm(post("--x\r\nfoo:", "multipart/form-data; boundary=x")))).toBe(
      "invalid_input",
    );
    expect(await codeOf(readForm(post("{}", "application/json")))).toBe("invalid_input");
    expect(await codeOf(readForm(new Request("http://localhost/", { method: "POST" })))).toBe(
      "invalid_input",
    );
  });

  it("has at most 50 fields and 64 KB", async () => {
    const fields = (n: number) => Array.from({ length: n }, (_, i) => `f${i}=1`).join("&");
    expect(await codeOf(readForm(post(fields(50), urlEncoded)))).toBe("read");
    expect(await codeOf(readForm(post(fields(51), urlEncoded)))).toBe("invalid_input");
    expect(await codeOf(readForm(post(`f=${"x".repeat(65_535)}`, urlEncoded)))).toBe("too_large");
  });

  it("is not read beyond its limit", async () => {
    const { body, taken } = endless();
    expect(await codeOf(readForm(post(body, urlEncoded)))).toBe("too_large");
    expect(taken()).toBeLessThan(300_000);
  });
});

describe("a text body", () => {
  it("is not read beyond its limit", async () => {
    const { body, taken } = endless();
    expect(await codeOf(readText(post(body)))).toBe("too_large");
    expect(taken()).toBeLessThan(300_000);
  });

  it("that breaks off is the sender's matter", async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error("The connection was lost.")),
    });
    expect(await codeOf(readText(post(body)))).toBe("invalid_input");
  });
});

describe("JSON", () => {
  const json = "application/json; charset=utf-8";

  it("is read, and refused with its reason where it is none or has an odd key", async () => {
    expect(await readJson(post('{"a":[{"b":1}]}', json))).toEqual({ a: [{ b: 1 }] });
    const refusals = [
      [post("{}", "text/plain"), "unsupported_type", "Please send JSON"],
      [post("{", json), "invalid_input", "The body is not valid JSON."],
      [post('{"a":[{"toString":1}]}', json), "invalid_input", "a name that is not known here"],
      [post(`"${"x".repeat(65_536)}"`, json), "too_large", "larger than 64 KB"],
    ] as const;
    for (const [request, code, words] of refusals)
      await expect(readJson(request)).rejects.toMatchObject({
        code,
        message: expect.stringContaining(words),
      });
  });
});

describe("what is asked for in an address", () => {
  it("is the first of each name, and no name that every object has", () => {
    const asked = (query: string) => readQuery(new Request(`http://localhost/?${query}`));
    expect(asked("q=first&q=second&page=2")).toEqual({ q: "first", page: "2" });
    expect(() => asked("q=x&constructor=y")).toThrow("a name that is not known here");
  });
});

describe("a field of a form", () => {
  it("has a plain name", async () => {
    for (const name of ["toString", "a.b", "a[0]", "__x"])
      expect(await codeOf(readForm(post(`${name}=1`, urlEncoded)))).toBe("invalid_input");
    expect(await codeOf(readForm(post("case_name=1", urlEncoded)))).toBe("read");
  });
});
