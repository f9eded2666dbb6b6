import { plainForXml } from "../documents/containers/plain-for-xml.ts";
import { XmlTokenizer } from "../documents/containers/xml.ts";
import { inRun, type Written } from "./mark-document.ts";
import type { Marker } from "./marks.ts";
import { namesOf, namespaceOf } from "./names.ts";
import { escapeXml } from "./run.ts";

/** A part with something more at the end of its root. `add` is told how the root's elements are called. */
export function appended(source: string, add: (prefix: string) => string): string {
  let depth = 0;
  const root = { open: 0, from: 0, to: 0, end: 0 };
  const tokenizer: XmlTokenizer = new XmlTokenizer({
    open() {
      if (depth++ === 0)
        Object.assign(root, { open: tokenizer.markup.start, from: tokenizer.markup.end });
    },
    close() {
      if (--depth === 0)
        Object.assign(root, { to: tokenizer.markup.start, end: tokenizer.markup.end });
    },
    text() {},
  });
  tokenizer.feed(source);
  tokenizer.end();
  const name = /^<([^\s/>]+)/.exec(source.slice(root.open, root.from))?.[1] ?? "";
  const prefix = name.includes(":") ? name.slice(0, name.indexOf(":") + 1) : "";
  const isEmpty = root.from === root.end;
  const opening = isEmpty
    ? source.slice(0, root.from).replace(/\/>$/, ">")
    : source.slice(0, root.to);
  const closing = isEmpty ? `</${name}>` : source.slice(root.to, root.end);
  return opening + add(prefix) + closing + source.slice(root.end);
}

/** A part for comments, in the namespaces of a main part. */
export const newComments = (main: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${namespaceOf(main)}"/>`;

/** The comments of marks, to stand in a part for comments. */
export function commentsOf(part: string, written: readonly Written[], marker: Marker): string {
  const { prefix: w, declaration } = namesOf(part);
  const { author, initials, date } = marker;
  const by = `${w}:author="${escapeXml(author)}" ${w}:date="${date}" ${w}:initials="${escapeXml(initials)}"`;
  return written
    .map(({ comment, ...one }) => {
      const paragraphs = saidOf(one).map((said, i) => {
        const mark = i === 0 ? `<${w}:r><${w}:annotationRef/></${w}:r>` : "";
        const looks = i === 0 ? `<${w}:rPr><${w}:b/></${w}:rPr>` : "";
        return `<${w}:p>${mark}<${w}:r>${looks}${inRun(w, plainForXml(said))}</${w}:r></${w}:p>`;
      });
      return `<${w}:comment${declaration} ${w}:id="${comment}" ${by}>${paragraphs.join("")}</${w}:comment>`;
    })
    .join("");
}

/** What a comment says: the mark's own words, and the wording that could not be written into the text. Why it could not is nothing for who reads it. */
function saidOf({ mark, placed: { unchanged } }: Pick<Written, "mark" | "placed">): string[] {
  const says = mark.says
    .map((said) => said.replace(/\r\n?/g, "\n").trim())
    .filter((said) => said !== "");
  return [
    ...says,
    ...(unchanged && unchanged !== "same"
      ? [`${mark.change?.heading}: ${mark.change?.wording}`]
      : []),
  ];
}
