import { type Zippable, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { unpackArchive } from "../../../app/components/upload/unpack-archive.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const archive = (parts: Zippable, change = (bytes: Uint8Array) => bytes) =>
  new File([Uint8Array.from(change(zipSync(parts)))], "Room.zip");

/** The only part of an archive again under other names, each of which says how large it is packed and unpacked. */
function again(length: number, parts: [name: string, packed: number, length: number][]) {
  const bytes = Buffer.from(zipSync({ "0": new Uint8Array(length) }, { level: 0 }));
  const first = bytes.lastIndexOf("PK\x01\x02");
  const end = bytes.lastIndexOf("PK\x05\x06");
  const entries = parts.map(([name, packed, length]) => {
    const entry = Buffer.concat([bytes.subarray(first, first + 46), Buffer.from(name)]);
    entry.writeUInt32LE(packed, 20);
    entry.writeUInt32LE(length, 24);
    entry.writeUInt16LE(name.length, 28);
    return entry;
  });
  const tail = bytes.subarray(end);
  tail.writeUInt16LE(parts.length, 8);
  tail.writeUInt16LE(parts.length, 10);
  return new File([Buffer.concat([bytes.subarray(0, first), ...entries, tail])], "Room.zip");
}

/** What was taken, by name, and what is said of the rest. */
async function unpacked(file: File) {
  const { files, leftOut } = await unpackArchive(file);
  return { names: files.map(({ name }) => name), leftOut };
}

describe("an archive of documents", () => {
  it("gives its documents, from folders too, and not what systems put there", async () => {
    const { files, leftOut } = await unpackArchive(
      archive({
        "a.txt": utf8("one"),
        "deep/er/B.DOCX": utf8("two"),
        "deep/.hidden.txt": utf8("x"),
        "__MACOSX/._a.txt": utf8("x"),
        "empty/": new Uint8Array(),
      }),
    );
    expect(await Promise.all(files.map(async (file) => [file.name, await file.text()]))).toEqual([
      ["a.txt", "one"],
      ["B.DOCX", "two"],
    ]);
    expect(leftOut).toBeNull();
  });

  it("names what is of another type, an archive in it too", async () => {
    const inside = zipSync({ "c.txt": utf8("x") });
    expect(
      await unpacked(archive({ "a.txt": utf8("x"), "b.exe": utf8("x"), "c.zip": inside })),
    ).toEqual({
      names: ["a.txt"],
      leftOut:
        "1 document was taken from Room.zip. Left out: b.exe, c.zip (not of a type that can be read).",
    });
  });

  it("takes the first 50", async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`${index + 100}.txt`, utf8("x")]),
    );
    const { names, leftOut } = await unpacked(archive(parts));
    expect(names).toHaveLength(50);
    expect(leftOut).toContain(
      "150.txt, 151.txt, 152.txt, 153.txt and 6 more (beyond the first 50 documents)",
    );
  });

  it("leaves out what is too large, or unpacks to far more than it holds", async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    expect(
      await unpacked(
        archive({ "large.txt": [large, { level: 0 }], "bomb.txt": large.subarray(5) }),
      ),
    ).toEqual({
      names: [],
      leftOut:
        "No document was taken from Room.zip. Left out: large.txt (larger than 10MB); bomb.txt (unpacking to far more than a document holds).",
    });
  });

  it("unpacks no more than an archive says, and says of a damaged part what it is", async () => {
    const lie = (bytes: Uint8Array) => {
      const copy = bytes.slice();
      // The length of the only part as the directory, which comes last, has it.
      const directory = Buffer.from(copy.buffer).lastIndexOf("PK\x01\x02");
      new DataView(copy.buffer).setUint32(directory + 24, 10, true);
      return copy;
    };
    const { files } = await unpackArchive(archive({ "a.txt": new Uint8Array(9_000_000) }, lie));
    expect(files.every(({ size }) => size <= 10)).toBe(true);
    const broken = archive({ "a.txt": utf8("words ".repeat(900)) }, (bytes) =>
      bytes.fill(255, 36, 50),
    );
    expect((await unpacked(broken)).leftOut).toContain(
      "a.txt (damaged, or protected with a password)",
    );
  });

  it("says of one that is damaged, or holds nothing, what it is", async () => {
    const damaged = new File([utf8("PK no archive")], "Room.zip");
    expect((await unpacked(damaged)).leftOut).toBe(
      "Room.zip is damaged, or no zip archive that can be unpacked.",
    );
    expect((await unpacked(archive({}))).leftOut).toBe("There is no document in Room.zip.");
  });

  it("is not unpacked where it is larger, or lists more, than there may be", async () => {
    const of = (size: number) => Object.defineProperty(archive({}), "size", { value: size });
    const most = 100 * 1024 * 1024;
    expect((await unpacked(of(most))).leftOut).toBe("There is no document in Room.zip.");
    expect((await unpacked(of(most + 1))).leftOut).toBe(
      "Room.zip is larger than 100MB, so it was not unpacked.",
    );
    const files = (count: number) =>
      again(
        0,
        Array.from({ length: count }, (_, at) => [`.${at}`, 0, 0]),
      );
    expect((await unpacked(files(5_000))).leftOut).toBe("There is no document in Room.zip.");
    expect((await unpacked(files(5_001))).leftOut).toBe(
      "Room.zip holds more than 5,000 files, so it was not unpacked.",
    );
  });

  it("gives documents that unpack to as much as there may be, of one and of all, and none beyond", async () => {
    const mega = 1024 * 1024;
    const large = Array.from({ length: 20 }, (_, at): [string, number, number] => [
      ...([`${at}.txt`, 10 * mega, 10 * mega] as const),
    ]);
    const all = await unpacked(again(10 * mega, [...large, ["last.txt", 1, 1]]));
    expect(all.names.length).toBe(20);
    expect(all.leftOut).toContain("last.txt (beyond 200MB in all)");
    const room = Math.ceil((10 * mega) / 150);
    const { leftOut } = await unpacked(
      again(10 * mega, [
        ["a.txt", room, 10 * mega],
        ["b.txt", room - 1, 10 * mega],
        ["c.txt", room, 10 * mega + 1],
      ]),
    );
    expect(leftOut).not.toContain("a.txt (unpacking");
    expect(leftOut).toContain("b.txt (unpacking to far more than a document holds)");
    expect(leftOut).toContain("c.txt (larger than 10MB)");
  });
});
