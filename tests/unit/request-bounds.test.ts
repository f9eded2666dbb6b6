import { describe, expect, it } from "vitest";
import { AppError } from "../../app/services/errors.ts";
import { MultipartBody } from "../../app/services/multipart.ts";
import { idempotencyKey } from "../../workers/api/idempotency-key.ts";

describe("of a request is taken as much as there may be, and one more refused in words", () => {
  it("the name that a client gives it", () => {
    const named = (length: number) =>
      idempotencyKey(
        new Request("http://localhost/", { headers: { "Idempotency-Key": "x".repeat(length) } }),
      );
    expect(named(255)).toHaveLength(255);
    expect(() => named(256)).toThrow("An Idempotency-Key has at most 255 characters.");
  });

  it("the head of a part of a form", async () => {
    const read = (length: number) => {
      const head = 'Content-Disposition: form-data; name="a"';
      // Two bytes of a head are read with the mark before it.
      const rest = "x".repeat(length - 2 - head.length - "X: \r\n".length);
      const request = new Request("http://localhost/", {
        ...{ method: "POST", headers: { "Content-Type": "multipart/form-data; boundary=b" } },
        body: new Blob([`--b\r\n${head}\r\nX: ${rest}\r\n\r\nwords\r\n--b--\r\n`]),
      });
      const refusal = () => new AppError("too_large", "It is too large.");
      return new MultipartBody(request, { limit: 100_000, refusal }).next();
    };
    expect(await read(8 * 1024)).toMatchObject({ name: "a" });
    await expect(read(8 * 1024 + 9)).rejects.toMatchObject({ code: "invalid_input" });
  });
});
