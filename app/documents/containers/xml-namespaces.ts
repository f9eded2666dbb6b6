const office = "http://schemas.openxmlformats.org";
const strict = "http://purl.oclc.org/ooxml";

const open = "urn:oasis:names:tc:opendocument:xmlns";

/**
 * Namespaces by the prefix that this reader calls them, whatever prefix a file uses: transitional and
 * strict Office Open XML (ECMA-376 part 4 and part 1), the later ones of Word that hold text, and
 * OpenDocument (ODF 1.3, part 3).
 */
export const canonicalPrefixes: ReadonlyMap<string, string> = new Map([
  [`${office}/wordprocessingml/2006/main`, "w"],
  [`${strict}/wordprocessingml/main`, "w"],
  [`${office}/officeDocument/2006/relationships`, "r"],
  [`${strict}/officeDocument/relationships`, "r"],
  [`${office}/officeDocument/2006/math`, "m"],
  [`${strict}/officeDocument/math`, "m"],
  [`${office}/drawingml/2006/main`, "a"],
  [`${strict}/drawingml/main`, "a"],
  [`${office}/drawingml/2006/chart`, "c"],
  [`${strict}/drawingml/chart`, "c"],
  [`${office}/drawingml/2006/diagram`, "dgm"],
  [`${strict}/drawingml/diagram`, "dgm"],
  [`${office}/markup-compatibility/2006`, "mc"],
  [`${office}/package/2006/relationships`, ""],
  [`${office}/package/2006/content-types`, ""],
  ["urn:schemas-microsoft-com:vml", "v"],
  ["http://schemas.microsoft.com/office/word/2010/wordml", "w14"],
  ["http://schemas.microsoft.com/office/word/2010/wordprocessingShape", "wps"],
  ...["office", "text", "table", "style", "manifest"].map((name): [string, string] => [
    `${open}:${name}:1.0`,
    name,
  ]),
  [`${open}:drawing:1.0`, "draw"],
  [`${open}:xsl-fo-compatible:1.0`, "fo"],
  [`${open}:svg-compatible:1.0`, "svg"],
  ["urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0", "loext"],
  ["urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0", "field"],
  ["http://purl.org/dc/elements/1.1/", "dc"],
]);
