import { XmlTokenizer } from "../documents/containers/xml.ts";
import { openZip } from "../documents/containers/zip.ts";
import { copyZip } from "../documents/containers/zip-copy.ts";
import { openDocxPackage } from "../documents/docx/package.ts";
import type { TextMap } from "./locate.ts";
import { markDocument } from "./mark-document.ts";
import type { Mark, Marker } from "./marks.ts";
import { isStrict } from "./names.ts";
import { Numbers } from "./numbers.ts";
import { encodePart, readPart } from "./part-text.ts";
import { appended, commentsOf, newComments } from "./parts.ts";

const relations = {
  transitional: "http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments",
  strict: "http://purl.oclc.org/ooxml/officeDocument/relationships/comments",
};
const contentType = "application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml";
const emptyRelations = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>`;

/**
 * A Word document with comments and tracked changes at the words of marks. All else of it stays as it is: of its parts
 * only the main one, the one for comments, and what names that one change.
 * @param map of this very document, as `readPlaces` gives it.
 * @returns what became of each mark, in the order of the document, and how to get the bytes of the copy. Throws `UnreadableFile`.
 */
export function markDocx(bytes: Uint8Array, map: TextMap, marks: readonly Mark[], marker: Marker) {
  const archive = openZip(bytes);
  const { mainPart, related } = openDocxPackage(bytes);
  const main = readPart(archive, mainPart);
  const commentsPart = related(mainPart, "comments")[0];
  const comments = commentsPart === undefined ? undefined : readPart(archive, commentsPart);
  const { written, source } = markDocument(
    main.source,
    map,
    marks,
    marker,
    numbersIn(comments?.source),
  );
  const placed = written.map((one) => one.placed);

  const copy = (): Uint8Array<ArrayBuffer> => {
    if (written.length === 0) return Uint8Array.from(bytes);
    const changed = new Map([[mainPart, encodePart(source, main.encoding)]]);
    const put = (
      name: string,
      before: { source: string; encoding: Encoding },
      add: (prefix: string) => string,
    ) => changed.set(name, encodePart([appended(before.source, add)], before.encoding));
    const saying = (part: string) => () => commentsOf(part, written, marker);
    if (commentsPart !== undefined && comments)
      put(commentsPart, comments, saying(comments.source));
    else {
      const folder = mainPart.slice(0, mainPart.lastIndexOf("/") + 1);
      const part = freeName(archive.names, `${folder}comments`);
      const created = newComments(main.source);
      put(part, { source: created, encoding: "utf-8" }, saying(created));
      const type = isStrict(main.source) ? relations.strict : relations.transitional;
      const rels = `${folder}_rels/${mainPart.slice(folder.length)}.rels`;
      const before = archive.has(rels)
        ? readPart(archive, rels)
        : { source: emptyRelations, encoding: "utf-8" as const };
      const id = freeId(before.source);
      put(
        rels,
        before,
        (prefix) =>
          `<${prefix}Relationship Id="${id}" Type="${type}" Target="${part.slice(folder.length)}"/>`,
      );
      put(
        "[Content_Types].xml",
        readPart(archive, "[Content_Types].xml"),
        (prefix) => `<${prefix}Override PartName="/${part}" ContentType="${contentType}"/>`,
      );
    }
    return copyZip(bytes, changed);
  };
  return { placed, copy };
}

type Encoding = ReturnType<typeof readPart>["encoding"];

/** Numbers that the comments of a part do not have. */
function numbersIn(source: string | undefined): Numbers {
  const numbers = new Numbers();
  if (source === undefined) return numbers;
  const tokenizer = new XmlTokenizer({
    open(name, attributes) {
      if (name === "w:comment") numbers.take(attributes.get("w:id"));
    },
    close() {},
    text() {},
  });
  tokenizer.feed(source);
  tokenizer.end();
  return numbers;
}

function freeName(names: readonly string[], stem: string): string {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  for (let number = 0; ; number++) {
    const name = `${stem}${number || ""}.xml`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

function freeId(source: string): string {
  const taken = new Set(source.match(/(?<=["'])rIdMarks\d{1,9}(?=["'])/g));
  for (let number = 1; ; number++) {
    const id = `rIdMarks${number}`;
    if (!taken.has(id)) return id;
  }
}
