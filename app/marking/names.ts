/** How the elements of this package are called where something is written: a prefix, and its declaration where none is there. */
export type Names = { prefix: string; declaration: string };

const strict = "http://purl.oclc.org/ooxml/wordprocessingml/main";
const transitional = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** Whether a part is of the strict kind of Office Open XML. */
export const isStrict = (source: string) => source.includes(strict);
export const namespaceOf = (source: string) => (isStrict(source) ? strict : transitional);

/** The prefix that a part's root gives to WordprocessingML; one of our own where there is none that holds everywhere. */
export function namesOf(source: string): Names {
  const namespace = namespaceOf(source);
  const start = source.search(/<[^?!]/);
  const root = source.slice(start, source.indexOf(">", start));
  for (const [, prefix = "", uri] of root.matchAll(
    /\sxmlns:([\w.-]+)\s{0,9}=\s{0,9}["']([^"']*)["']/g,
  )) {
    if (uri !== namespace) continue;
    const declarations = source.split(`xmlns:${prefix}=`).length - 1;
    if (declarations === 1) return { prefix, declaration: "" };
  }
  return { prefix: "marked", declaration: ` xmlns:marked="${namespace}"` };
}
