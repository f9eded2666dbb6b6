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
  const declarations = new Map<string, number>();
  for (const [, prefix = ""] of source.matchAll(/xmlns:([\w.-]+)=/g))
    declarations.set(prefix, (declarations.get(prefix) ?? 0) + 1);
  for (const [, prefix = "", uri] of root.matchAll(
    /\sxmlns:([\w.-]+)\s{0,9}=\s{0,9}["']([^"']*)["']/g,
  )) {
    if (uri === namespace && declarations.get(prefix) === 1) return { prefix, declaration: "" };
  }
  return { prefix: "marked", declaration: ` xmlns:marked="${namespace}"` };
}
