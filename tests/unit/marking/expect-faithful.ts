import { expect } from "vitest";
import type { TextMap } from "../../../app/marking/locate.ts";
import type { Mark } from "../../../app/marking/marks.ts";
import { changed, commentParts, marked, ourComments, sourceOf, textOf } from "./marked.ts";
import { elementsOf, parseXml } from "./tree.ts";
import { canonical, faultsOf, rejected } from "./undo.ts";

const ids =
  /^w:(ins|del|move\w+Start|move(From|To)|bookmarkStart|commentRangeStart|permStart|\w+Change)$/;

/** Marks a document and holds the copy against all that is promised of it. */
export async function expectFaithful(bytes: Uint8Array, marks: Mark[], map?: TextMap) {
  const result = await marked(bytes, marks, map);
  const { before, after, placed, copy } = result;
  expect(placed.map(({ id }) => id).sort()).toEqual(marks.map(({ id }) => id).sort());

  const touched =
    /^(word\/document\.xml|word\/comments\d*\.xml|\[Content_Types\]\.xml|word\/_rels\/document\.xml\.rels)$/;
  for (const [name, content] of Object.entries(before))
    if (!touched.test(name))
      expect([name, Buffer.from(after[name] ?? []).equals(Buffer.from(content))]).toEqual([
        name,
        true,
      ]);
  for (const name of Object.keys(after)) if (!(name in before)) expect(name).toMatch(touched);

  const original = parseXml(sourceOf(before["word/document.xml"]));
  const main = parseXml(sourceOf(after["word/document.xml"]));
  const comments = ourComments(after);
  expect(comments.size).toBe(marks.length);
  expect(canonical(rejected(main, comments))).toEqual(canonical(original));
  expect(await textOf(copy)).toBe(changed(result.map.text, placed));
  expect(faultsOf(main, comments)).toEqual([]);

  const elements = [...elementsOf(main)];
  const numbers = elements
    .filter(({ name }) => ids.test(name))
    .map(
      ({ name, attributes }) =>
        `${name === "w:commentRangeStart" ? "comment" : "mark"} ${attributes["w:id"]}`,
    );
  const own = [...elementsOf(original)]
    .filter(({ name }) => ids.test(name))
    .map(
      ({ name, attributes }) =>
        `${name === "w:commentRangeStart" ? "comment" : "mark"} ${attributes["w:id"]}`,
    );
  const repeated = own.length - new Set(own).size;
  expect(numbers.length - new Set(numbers).size).toBe(repeated);
  for (const id of comments)
    for (const name of ["w:commentRangeStart", "w:commentRangeEnd", "w:commentReference"])
      expect([
        name,
        elements.filter((one) => one.name === name && one.attributes["w:id"] === id).length,
      ]).toEqual([name, 1]);
  const position = new Map(elements.map((one, i) => [`${one.name} ${one.attributes["w:id"]}`, i]));
  for (const id of comments)
    expect(position.get(`w:commentRangeStart ${id}`) ?? 0).toBeLessThan(
      position.get(`w:commentRangeEnd ${id}`) ?? 0,
    );
  expect(commentParts(after)).toHaveLength(marks.length > 0 ? 1 : commentParts(before).length);
  return result;
}
