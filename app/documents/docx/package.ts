import type { XmlHandler } from "../containers/xml.ts";
import { readXmlPart } from "../containers/xml-part.ts";
import { openZip, type ZipArchive } from "../containers/zip.ts";
import { notReadable } from "../unreadable.ts";

type Relationship = { id: string; type: string; target: string; external: boolean };

/** The parts of a Word document and how they are related (ECMA-376 part 2). */
export type DocxPackage = {
  mainPart: string;
  /** The parts that `part` names with this kind of relationship (`footnotes`, `styles`, …), each once. */
  related(part: string, kind: string): string[];
  relatedById(part: string, id: string): string | undefined;
  read(part: string, handler: XmlHandler): void;
  /** The bytes of a part, piece by piece. */
  chunks(part: string): Iterable<Uint8Array>;
};

/** Opens a zip as a Word document; a zip that is something else is refused by name. */
export function openDocxPackage(bytes: Uint8Array): DocxPackage {
  const archive = openZip(bytes);
  const rootRelationships = readRelationships(archive, "");
  const mainPart =
    rootRelationships.find((one) => one.type === "officeDocument")?.target ?? "word/document.xml";
  refuseOtherKinds(archive, mainPart);

  const relationships = new Map<string, ReturnType<typeof indexed>>();
  const relationshipsOf = (part: string) => {
    const known = relationships.get(part) ?? indexed(archive, readRelationships(archive, part));
    relationships.set(part, known);
    return known;
  };
  return {
    mainPart,
    related: (part, kind) => [...(relationshipsOf(part).byKind.get(kind) ?? [])],
    relatedById: (part, id) => relationshipsOf(part).byId.get(id),
    read: (part, handler) => readXmlPart(archive, part, handler),
    chunks: (part) => archive.chunks(part),
  };
}

/** What relationships inside the archive point at: by id, of which the first counts, and by kind. */
function indexed(archive: ZipArchive, relationships: Relationship[]) {
  const byId = new Map<string, string>();
  const byKind = new Map<string, Set<string>>();
  for (const { id, type, target, external } of relationships) {
    if (external || !archive.has(target)) continue;
    if (!byId.has(id)) byId.set(id, target);
    const ofKind = byKind.get(type) ?? new Set();
    byKind.set(type, ofKind.add(target));
  }
  return { byId, byKind };
}

const otherKinds: [RegExp, string][] = [
  [/spreadsheetml|ms-excel/, "an Excel workbook"],
  [/presentationml|ms-powerpoint/, "a PowerPoint presentation"],
  [/macroEnabled/, "a Word document with macros"],
];

function refuseOtherKinds(archive: ZipArchive, mainPart: string): void {
  const contentType = archive.has("[Content_Types].xml") ? contentTypeOf(archive, mainPart) : "";
  for (const [pattern, kind] of otherKinds) {
    if (pattern.test(contentType)) throw notReadable(kind);
  }
  if (archive.names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))) {
    throw notReadable("a Word document with macros");
  }
  if (!archive.has(mainPart)) {
    if (archive.names.some((name) => name.startsWith("xl/")))
      throw notReadable("an Excel workbook");
    throw notReadable("a zip archive");
  }
}

function contentTypeOf(archive: ZipArchive, part: string): string {
  let found = "";
  const named = `/${part}`.toLowerCase();
  readXmlPart(archive, "[Content_Types].xml", {
    open(name, attributes) {
      if (name === "Override" && attributes.get("PartName")?.toLowerCase() === named)
        found = attributes.get("ContentType") ?? "";
    },
    close() {},
    text() {},
  });
  return found;
}

function readRelationships(archive: ZipArchive, part: string): Relationship[] {
  const slash = part.lastIndexOf("/") + 1;
  const folder = part.slice(0, slash);
  const source = `${folder}_rels/${part.slice(slash)}.rels`;
  const found: Relationship[] = [];
  if (!archive.has(source)) return found;
  readXmlPart(archive, source, {
    open(name, attributes) {
      const target = attributes.get("Target");
      if (name !== "Relationship" || target === undefined) return;
      const type = attributes.get("Type") ?? "";
      found.push({
        id: attributes.get("Id") ?? "",
        type: type.slice(type.lastIndexOf("/") + 1),
        target: resolvePart(folder, target),
        external: attributes.get("TargetMode") === "External",
      });
    },
    close() {},
    text() {},
  });
  return found;
}

function resolvePart(folder: string, target: string): string {
  const path = target.startsWith("/") ? target.slice(1) : folder + target;
  const parts: string[] = [];
  for (const step of path.split("/")) {
    if (step === "..") parts.pop();
    else if (step !== "." && step !== "") parts.push(step);
  }
  return parts.join("/");
}
